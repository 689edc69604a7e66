"""Keeps the garbage collector from pausing the program.

A full collection walks through every live object: after loading there are 170,000, and it takes
0.15 s, during which nobody is answered. What was loaded stays for good, so it is set apart before
the program connects, and then so is what connecting has made. Little comes and goes after that, and
it is collected in milliseconds. Measured in docs/performance.md.
"""

from __future__ import annotations

import gc
import logging

LOADING = 1_000_000
"""More objects than loading makes: there is no garbage to be found among them."""
RUNNING = (5_000, 4, 50)
"""A click leaves some 200 new objects, and makes more on its way. The first step comes when a click
has been dealt with (`tidy`); in the midst of one it comes only if the click makes far more objects
than others. The second walks through the objects of the last 20 clicks or so, in about 5 ms; less
often, it would take longer each time and no less in all. The third is for what survived the second.
It need not walk again through what it finds alive, tables and parts of pictures: that is set apart,
and goes when nothing refers to it any more. So a click may not refer to itself
(bot/publishing/response.py)."""
WORTH = 500
"""Looking for garbage among fewer new objects than this is not worth it."""
DUE, OVERDUE = 2, 6
"""After this many second steps the third is due, which takes about 5 ms. It waits until nobody has
come for a while (`rest`); when overdue, only until nobody is being answered, because what an answer
needs should not be set apart. If even that never happens, it comes after 50."""

log = logging.getLogger(__name__)


def put_off() -> None:
    """Collect nothing while the program loads."""
    gc.set_threshold(LOADING)


def set_apart() -> None:
    """Never again look for garbage among what lives now; the little there is may stay."""
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

    It is `quiet` if nobody else waits for an answer. Nothing is collected before `settle`, because
    that would walk through all that was loaded.
    """
    young, middle, old = gc.get_count()
    if young <= WORTH or _after not in gc.callbacks:
        return
    if quiet and old >= OVERDUE:
        gc.collect()
    else:
        gc.collect(1 if middle >= RUNNING[1] else 0)


def rest(due: int = DUE) -> None:
    """Take the third step after this many second ones, while nobody is there to notice."""
    if gc.get_count()[2] >= due and _after in gc.callbacks:
        gc.collect()


def _after(phase: str, info: dict[str, int]) -> None:
    if phase == "stop" and info["generation"] == 2:
        gc.freeze()
