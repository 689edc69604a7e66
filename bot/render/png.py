"""PNG-8 files out of strips, each compressed on its own.

A strip is a raw deflate segment that ends on a byte (full flush), in an IDAT chunk with its own
checksum. Segments stand next to each other in any order, so a strip compressed once serves in every
picture that contains it; only the Adler-32 of the whole is computed anew, from those of the strips.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from struct import pack
from threading import local

from isal import isal_zlib

from bot.render.palette import Pixels, colors

_LEVEL = 1
_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_ZLIB_HEADER = b"\x78\x01"
_EMPTY_LAST_BLOCK = b"\x03\x00"
_ADLER = 65521


class _Own(local):
    """Each thread's compressor. A full flush forgets what came before, so one serves for ever, and
    making one for each strip would cost a tenth of the whole."""

    def __init__(self) -> None:
        self.deflate = isal_zlib.compressobj(_LEVEL, isal_zlib.DEFLATED, -15)


_own = _Own()


@dataclass(frozen=True, slots=True)
class Segment:
    """One compressed strip: its IDAT chunk, and length and checksum of what was compressed."""

    chunk: bytes
    length: int
    adler: int


def segment(lines: Pixels) -> Segment:
    """Compress scanlines, each beginning with its filter byte."""
    deflate = _own.deflate
    data = deflate.compress(lines) + deflate.flush(isal_zlib.Z_FULL_FLUSH)
    return Segment(_chunk(b"IDAT", data), lines.nbytes, isal_zlib.adler32(lines))


def assemble(width: int, height: int, segments: Sequence[Segment]) -> bytes:
    """The file whose scanlines are those of the segments, top to bottom."""
    adler = 1
    for part in segments:
        adler = combine(adler, part.adler, part.length)
    end = _chunk(b"IDAT", _EMPTY_LAST_BLOCK + pack(">I", adler)) + _chunk(b"IEND", b"")
    return b"".join((_head(width, height), *(part.chunk for part in segments), end))


def combine(first: int, second: int, length: int) -> int:
    """The Adler-32 of two texts one after the other; `length` is that of the second."""
    low = (first & 0xFFFF) + (second & 0xFFFF) - 1
    high = (first >> 16) + (second >> 16) + length * ((first & 0xFFFF) - 1)
    return (high % _ADLER) << 16 | low % _ADLER


@cache
def _head(width: int, height: int) -> bytes:
    """All that comes before the strips."""
    header = _chunk(b"IHDR", pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0))
    palette = _chunk(b"PLTE", bytes(channel for color in colors() for channel in color))
    return _SIGNATURE + header + palette + _chunk(b"IDAT", _ZLIB_HEADER)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return b"".join((pack(">I", len(data)), kind, data, pack(">I", isal_zlib.crc32(kind + data))))
