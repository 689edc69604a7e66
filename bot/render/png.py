"""Assemble PNG-8 files from strips that are compressed independently.

A strip is a raw deflate segment that ends on a byte boundary (full flush), in an IDAT chunk of its
own. Segments can be joined in any order, so a strip compressed once serves every picture that
contains it; only the Adler-32 of the whole is computed again, from those of the strips.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from struct import pack
from threading import local

import numpy as np
from isal import isal_zlib

from bot.render.palette import Pixels, colors
from bot.render.tokens import Theme

_LEVEL = 1
_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_ZLIB_HEADER = b"\x78\x01"
_EMPTY_LAST_BLOCK = b"\x03\x00"
_ADLER = 65521


class _Compressors(local):
    """A compressor per thread. A full flush resets it, so it can be reused, and making one for each
    strip would take a tenth of the whole time."""

    def __init__(self) -> None:
        self.deflate = isal_zlib.compressobj(_LEVEL, isal_zlib.DEFLATED, -15)


_own = _Compressors()


@dataclass(frozen=True, slots=True)
class Segment:
    """A compressed strip: its IDAT chunk, and the length and checksum of the raw data."""

    chunk: bytes
    length: int
    adler: int


def segment(lines: Pixels) -> Segment:
    """Compress scanlines, each starting with its filter byte."""
    stream = _own.deflate
    data = stream.compress(lines) + stream.flush(isal_zlib.Z_FULL_FLUSH)
    return Segment(_chunk(b"IDAT", data), lines.nbytes, isal_zlib.adler32(lines))


def deflate(pixels: Pixels) -> bytes:
    """Compress pixels to keep them."""
    return isal_zlib.compress(pixels, _LEVEL)


def inflate(packed: bytes) -> Pixels:
    return np.frombuffer(isal_zlib.decompress(packed), np.uint8)


def assemble(
    width: int, height: int, segments: Sequence[Segment], theme: Theme = Theme.DARK
) -> bytes:
    """Return the PNG file made of these segments, top to bottom."""
    adler = 1
    for part in segments:
        adler = combine(adler, part.adler, part.length)
    end = _chunk(b"IDAT", _EMPTY_LAST_BLOCK + pack(">I", adler)) + _chunk(b"IEND", b"")
    return b"".join((_head(width, height, theme), *(part.chunk for part in segments), end))


def combine(first: int, second: int, length: int) -> int:
    """Return the Adler-32 of two concatenated texts; `length` is that of the second."""
    low = (first & 0xFFFF) + (second & 0xFFFF) - 1
    high = (first >> 16) + (second >> 16) + length * ((first & 0xFFFF) - 1)
    return (high % _ADLER) << 16 | low % _ADLER


@cache
def _head(width: int, height: int, theme: Theme) -> bytes:
    header = _chunk(b"IHDR", pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0))
    palette = _chunk(b"PLTE", bytes(channel for color in colors(theme) for channel in color))
    return _SIGNATURE + header + palette + _chunk(b"IDAT", _ZLIB_HEADER)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return b"".join((pack(">I", len(data)), kind, data, pack(">I", isal_zlib.crc32(kind + data))))
