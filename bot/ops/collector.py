"""Keeps the garbage collector from pausing the program.

A full collection walks through every object that lives: after loading these are 170,000, and it
takes 0.15 s, during which nobody is answered. What was loaded stays for good, so it is set apart
before the program connects, and once more what connecting has made. What comes and goes after that
is little, and is collected in milliseconds. Measured in docs/performance.md.
"""

from __future__ import annotations

import gc
import logging

LOADING = 1_000_000
"""More objects than loading makes: to look for garbage among them is in vain."""
RUNNING = (5_000, 4, 50)
"""A click leaves some 200 new objects, and has more in between. The first step comes when a click
has been dealt with (`tidy`), and in the midst of one only where it makes far more than others. The
second walks through the objects of the last 20 clicks or so, in some 5 ms; less often it would take
longer at a time, and no less in all. The third is for what lived through the second. What it finds
alive, tables and parts of pictures, it need not walk through again: that is set apart, and goes
when nobody refers to it any more. So a click may not refer to itself
(bot/publishing/response.py)."""
WORTH = 500
"""To look for fewer new objects than that is not worth it."""
DUE, OVERDUE = 2, 6
"""After so many second steps the third is due, in some 5 ms: it waits until nobody has come for a
while (`rest`), and after some more only until nobody is being answered, because what is needed for
an answer is not to be set apart. Where even that never happens it comes after 50."""

log = logging.getLogger(__name__)


def put_off() -> None:
    """Collect nothing while the program loads."""
    gc.set_threshold(LOADING)


def set_apart() -> None:
    """Never look again for garbage among all that lives now; the little there is may stay."""
    gc.freeze()
    if log.isEnabledFor(logging.DEBUG):  # it counts them one by one
        log.debug("set %d objects apart", gc.get_freeze_count())


def settle() -> None:
    """Set apart what has come since then, and collect from here on."""
    set_apart()
    gc.set_threshold(*RUNNING)
    if _after not in gc.callbacks:
        gc.callbacks.append(_after)


def tidy(*, quiet: bool) -> None:
    """Collect now, after a click, what would soon be collected in the midst of another one.

    It is quiet if nobody else waits for an answer. Nothing is collected before `settle`: all that
    was loaded would be walked through.
    """
    young, middle, old = gc.get_count()
    if young <= WORTH or _after not in gc.callbacks:
        return
    if quiet and old >= OVERDUE:
        gc.collect()
    else:
        gc.collect(1 if middle >= RUNNING[1] else 0)


def rest(due: int = DUE) -> None:
    """Take the third step after so many second ones: nobody is there who would notice it."""
    if gc.get_count()[2] >= due and _after in gc.callbacks:
        gc.collect()


def _after(phase: str, info: dict[str, int]) -> None:
    if phase == "stop" and info["generation"] == 2:
        gc.freeze()
