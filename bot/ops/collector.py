"""Keeps what was loaded out of the garbage collector's way.

A full collection walks through every object that it knows. After loading there are 170,000, and it
takes 0.15 s, during which nobody is answered. What was loaded stays for good: nothing is collected
while the program loads, and then all of it is set apart, as is what connecting has made. What a
full collection finds alive later, tables and parts of pictures, is set apart, too, and goes when
nothing refers to it any more. So a click may not refer to itself (bot/publishing/response.py).
Measured in docs/performance.md.
"""

from __future__ import annotations

import gc
import logging

STEPS = 700, 10, 3
"""Python's own except for the last: full collections come three times as often and take a third."""

log = logging.getLogger(__name__)


def put_off() -> None:
    """Collect nothing while the program loads."""
    gc.disable()


def set_apart() -> None:
    """Look for garbage only among what is made from here on, never among what lives now."""
    gc.freeze()
    gc.set_threshold(*STEPS)
    gc.enable()
    if _after not in gc.callbacks:
        gc.callbacks.append(_after)
    if log.isEnabledFor(logging.DEBUG):  # it counts them one by one
        log.debug("set %d objects apart", gc.get_freeze_count())


def _after(phase: str, info: dict[str, int]) -> None:
    if phase == "stop" and info["generation"] == 2:
        gc.freeze()
