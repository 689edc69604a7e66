"""The bot, and a record of where its time goes; never in a run that is compared.

Run as `BENCH_SAMPLES=FILE RUNGS_WIRE=... python -m tests.wire.launch bench.wire.sampled`. After
every few milliseconds of CPU it notes what each thread is doing and how much CPU that thread has
used since. On SIGUSR1 it writes FILE and starts over.
"""

from __future__ import annotations

import asyncio
import gc
import inspect
import json
import os
import runpy
import signal
import sys
import threading
import time
from collections import defaultdict
from concurrent.futures import thread
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any

EVERY = 0.004
"""Seconds of CPU between two samples: Linux is no finer."""
LONG = 0.02
"""Seconds after which a callback keeps others waiting."""
KINDS = ("database", "words", "picture", "discord", "loop", "rules", "rest")
WHERE = {
    "core/store/": "database",
    "/sqlalchemy/": "database",
    "/aiosqlite/": "database",
    "/sqlite3/": "database",
    "/asyncpg/": "database",
    "/fluent/": "words",
    "bot/text/": "words",
    "bot/pages/cards/": "picture",
    "bot/pages/": "words",
    "/words.py": "words",
    "/narration.py": "words",
    "/controls.py": "words",
    "bot/render/": "picture",
    "bot/games/": "picture",
    "/PIL/": "picture",
    "/numpy/": "picture",
    "/discord/": "discord",
    "/aiohttp/": "discord",
    "core/engine/": "rules",
    "core/games/": "rules",
    "core/": "rest",
    "bot/app.py": "loop",
    "bot/__main__.py": "loop",
    "bot/": "rest",
}
"""What a file belongs to: the first part of its path that is found here. Others are on behalf of
their callers; what nobody else called is the event loop's."""
IDLE = ("/selectors.py", "/asyncio/runners.py")
"""Where a thread waits: what it has used since the last sample was for its work."""
POOLS = ("asyncio_", "ThreadPoolExecutor", "rungs-")
"""Names of threads whose work is timed as a whole."""
_ROOT = str(Path(__file__).parents[2]) + "/"


def kind_of(path: str) -> str | None:
    inside = path.removeprefix(_ROOT)
    for part, kind in WHERE.items():
        if part in inside if part.startswith("/") else inside.startswith(part):
            return kind
    return None


class Samples:
    def __init__(self) -> None:
        self.cpu = _by_thread()
        """By thread and kind of work."""
        self.callbacks = self.trips = 0
        """Of the event loop, and answers of other threads to it."""
        self.long: list[tuple[float, float, float, str]] = []
        """Seconds, those of CPU, those of CPU for collecting garbage, and what it was."""
        self._known: dict[str, str | None] = {}
        self._clocks: dict[int, float] = {}
        self._collecting = self._collected = 0.0

    def start(self, file: Path) -> None:
        signal.signal(signal.SIGPROF, lambda *_: self._sample())
        signal.signal(signal.SIGUSR1, lambda *_: self._write(file))
        signal.setitimer(signal.ITIMER_PROF, EVERY, EVERY)
        gc.callbacks.append(self._note_collection)
        self._time_callbacks()
        self._count_trips()
        self._time_pools()

    def _time_callbacks(self) -> None:
        run = asyncio.Handle._run

        def timed(handle: asyncio.Handle) -> None:
            begin, cpu, collected = time.perf_counter(), time.thread_time(), self._collected
            run(handle)
            self.callbacks += 1
            seconds = time.perf_counter() - begin
            if seconds > LONG:
                used, collecting = time.thread_time() - cpu, self._collected - collected
                self.long.append((seconds, used, collecting, _name(handle)))

        asyncio.Handle._run = timed  # type: ignore[method-assign,assignment]

    def _count_trips(self) -> None:
        loop = asyncio.BaseEventLoop
        call = loop.call_soon_threadsafe

        def counted(self_: Any, *arguments: Any, **options: Any) -> Any:  # noqa: ANN401
            self.trips += threading.current_thread() is not threading.main_thread()
            return call(self_, *arguments, **options)

        loop.call_soon_threadsafe = counted  # type: ignore[method-assign,assignment]

    def _time_pools(self) -> None:
        run = thread._WorkItem.run

        def timed(item: Any) -> None:  # noqa: ANN401 - it has no type
            inner = inspect.unwrap(item.fn.args[0] if isinstance(item.fn, partial) else item.fn)
            kind, begin = kind_of(inner.__code__.co_filename), time.thread_time()
            run(item)
            spent = time.thread_time() - begin
            self.cpu["pools"]["rules" if kind == "rest" else kind or "rest"] += spent

        thread._WorkItem.run = timed  # type: ignore[method-assign,assignment]

    def _note_collection(self, phase: str, _: object) -> None:
        if threading.current_thread() is not threading.main_thread():
            return
        if phase == "start":
            self._collecting = time.thread_time()
        else:
            self._collected += time.thread_time() - self._collecting

    def _sample(self) -> None:
        frames = _frames()
        for each in threading.enumerate():
            number, frame = each.native_id, frames.get(each.ident or 0)
            if number is None or frame is None or each.name.startswith(POOLS):
                continue
            try:
                now = time.clock_gettime(~number << 3 | 6)  # the thread's clock, as Linux has it
            except OSError:  # it has ended
                continue
            spent = now - self._clocks.get(number, now)
            self._clocks[number] = now
            self.cpu[each.name][self._kind(frame)] += spent

    def _kind(self, frame: FrameType | None) -> str:
        while frame is not None and frame.f_code.co_filename == __file__:
            frame = frame.f_back
        if frame is not None and frame.f_code.co_filename.endswith(IDLE):
            return "idle"
        while frame is not None:
            path = frame.f_code.co_filename
            if path not in self._known:
                self._known[path] = kind_of(path)
            if (kind := self._known[path]) is not None:
                return kind
            frame = frame.f_back
        return "loop"

    def _write(self, file: Path) -> None:
        cpu, self.cpu = self.cpu, _by_thread()  # the next sample may interrupt this
        counted = {"callbacks": self.callbacks, "trips": self.trips, "long": self.long}
        self.callbacks, self.trips, self.long = 0, 0, []
        new = file.with_suffix(".new")
        new.write_text(json.dumps({"cpu": _shared_out(cpu), **counted}))
        new.rename(file)


def _frames() -> dict[int, FrameType]:
    """Return what each thread is doing.

    Python lists its threads under a lock. A collection in the midst of it would run finalizers, the
    next sample would interrupt them, and wait for that lock for ever.
    """
    collects = gc.isenabled()
    gc.disable()
    try:
        return sys._current_frames()
    finally:
        if collects:
            gc.enable()


def _by_thread() -> dict[str, dict[str, float]]:
    return defaultdict(lambda: defaultdict(float))


def _shared_out(cpu: dict[str, dict[str, float]]) -> dict[str, float]:
    """Return CPU by kind, with what was found in a waiting thread shared out by the rest."""
    whole: dict[str, float] = defaultdict(float)
    for kinds in cpu.values():
        idle, placed = kinds.pop("idle", 0.0), sum(kinds.values())
        for kind, spent in kinds.items():
            whole[kind] += spent * (1 + idle / placed) if placed else 0.0
    return whole


def _name(handle: Any) -> str:  # noqa: ANN401 - its parts have no types
    owner = getattr(handle._callback, "__self__", None)
    if isinstance(owner, asyncio.Task):
        return str(getattr(owner.get_coro(), "__qualname__", owner))
    return str(getattr(handle._callback, "__qualname__", handle._callback))


if __name__ == "__main__":
    Samples().start(Path(os.environ["BENCH_SAMPLES"]))
    sys.modules["uvloop"] = None  # type: ignore[assignment]  # its callbacks cannot be timed
    sys.argv[:] = ["bot"]
    runpy.run_module("bot", run_name="__main__", alter_sys=True)
