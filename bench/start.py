"""Measure the start: CPU until the bot identifies, and memory when idle, against a bare bot.

Both connect to a stub of Discord on 127.0.0.1; the bot has a database file that is up to date, as
after any restart. They alternate. Run: `python -m bench start [--times N] [--against CHECKOUT]`.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import tempfile
from collections.abc import Sequence
from pathlib import Path

from bench.wire.process import running
from tests.programs import ROOT

IDLE = 1.0
"""Seconds of rest after which a bot has started."""
Start = tuple[float, float, float]
"""Seconds of CPU until it identifies and until it is idle, and MB then."""


def main(argv: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench start", description=__doc__)
    parser.add_argument("--times", type=int, default=5, help="each (%(default)s)")
    parser.add_argument("--against", type=Path, help="another checkout, to be compared as well")
    asked = parser.parse_args(argv)
    bots = {"bot": ("bot", ROOT), "bare": ("bench.wire.bare", ROOT)}
    if asked.against:
        bots["before"] = ("bot", asked.against.resolve())
    asyncio.run(_measure(bots, asked.times))


async def _measure(bots: dict[str, tuple[str, Path]], times: int) -> None:
    starts: dict[str, list[Start]] = {name: [] for name in bots}
    with tempfile.TemporaryDirectory() as folder:
        for number in range(times + 1):
            for name, (module, root) in bots.items():
                start = await _start(Path(folder), name, module, root)
                if number:  # the first one makes the database
                    starts[name].append(start)
    for name, found in starts.items():
        print(f"{name:8}{_line(found)}")
    ratios = [_median(starts["bot"], part) / _median(starts["bare"], part) for part in range(3)]
    print(f"{'ratio':8}{ratios[0]:17.1f}{ratios[1]:21.1f}{ratios[2]:17.1f}")


async def _start(folder: Path, name: str, module: str, root: Path) -> Start:
    async with running(folder, name, module, root=root) as bot:
        await bot.quiet(IDLE)
        return bot.to_identify, bot.cpu, bot.memory


def _median(starts: Sequence[Start], part: int) -> float:
    return statistics.median(start[part] for start in starts)


def _line(starts: Sequence[Start]) -> str:
    identify, idle, memory = (_median(starts, part) for part in range(3))
    return f"{identify:5.2f} s to identify,{idle:6.2f} s until idle,{memory:7.0f} MB idle"


if __name__ == "__main__":
    main()
