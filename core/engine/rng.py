"""Fair dice from a committed secret (design: commit, derive, reveal).

The table publishes `commitment(secret)` before anybody sits down. The seed also takes in the id of
the Start click and the seats, which nobody knows at that time: neither the bot nor a player can
choose the dice. After the game the secret is revealed, and everybody can draw everything again.
People are shown the first 130 bits of the commitment, as 26 characters that can be read aloud.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from itertools import islice
from typing import TypeVar

T = TypeVar("T")

SECRET_BYTES = 32
_SPAN = 1 << 64
_ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's: without letters that are easily misread."""
_GROUPS = (5, 5, 6, 5, 5)
_CHARACTERS = sum(_GROUPS)
_READ_AS = str.maketrans("OIL", "011", " -")


def commitment(secret: bytes) -> str:
    return hashlib.sha256(secret).hexdigest()


def fingerprint(commitment: str) -> str:
    """Return the short form of a commitment: `K7QPX-3M9RT-4VW8ZC-1HDNJ-6SYB2`."""
    bits = int(commitment, 16) >> 4 * len(commitment) - 5 * _CHARACTERS
    places = range(5 * (_CHARACTERS - 1), -1, -5)
    characters = iter([_ALPHABET[bits >> place & 31] for place in places])
    return "-".join("".join(islice(characters, length)) for length in _GROUPS)


def is_promised(commitment: str, shown: str) -> bool:
    """Return whether `shown` is the commitment: its fingerprint, or all of it.

    It is read as people copy it: in any case, with or without hyphens, O for 0 and I or L for 1.
    """
    typed = shown.strip().upper()
    short = fingerprint(commitment).replace("-", "")
    return typed == commitment.upper() or typed.translate(_READ_AS) == short


def derive_seed(secret: bytes, game: str, start: str, seats: Sequence[str]) -> bytes:
    """Return the seed of one game: the secret keyed to the game, the Start click and the seats."""
    return hmac.digest(secret, "|".join([game, start, *seats]).encode(), "sha256")


class Rng:
    """The randomness of one step of one game: draw i is HMAC-SHA256(seed, step, i).

    Each step has its own stream, so the same step always rolls the same, however often it is
    replayed. The seed is never shown: no repr, no equality, no attribute for a log to print.
    """

    __slots__ = ("__drawn", "__seed", "__step")

    def __init__(self, seed: bytes, step: int) -> None:
        self.__seed = seed
        self.__step = step
        self.__drawn = 0

    def below(self, limit: int) -> int:
        """Return a number in range(limit); rejection sampling keeps all values equally likely."""
        fair = _SPAN - _SPAN % limit
        while (value := self.__next()) >= fair:
            pass
        return value % limit

    def die(self, sides: int = 6) -> int:
        return 1 + self.below(sides)

    def choice(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def draw(self, counts: Sequence[int]) -> int:
        """Draw from a bag that holds `counts[i]` pieces of kind i; return the kind."""
        piece = self.below(sum(counts))
        for kind, count in enumerate(counts):
            if piece < count:
                return kind
            piece -= count
        raise AssertionError("a bag cannot hold fewer pieces than it counts")

    def __next(self) -> int:
        message = self.__step.to_bytes(8) + self.__drawn.to_bytes(8)
        self.__drawn += 1
        return int.from_bytes(hmac.digest(self.__seed, message, "sha256")[:8])
