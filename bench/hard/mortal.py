"""The bot, which dies at a named point of the pipeline: run by `tests.wire.launch`.

    HARD_POINT=logged HARD_PASSES=5 python -m tests.wire.launch bench.hard.mortal

It starts as often as it likes: a pause between logins would only make the proofs longer.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path
from typing import Any

from bot import app
from bot.__main__ import main
from bot.ops import logins
from core.store.database import Database
from tests.tables.hard_player import Death

logins.FREE = 10**6
DEATH = Death(os.environ.get("HARD_POINT"), int(os.environ.get("HARD_PASSES", "1")))


class MortalDatabase(Database):
    def __init__(self, *arguments: Any, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        DEATH.watch(self)
        DEATH.armed = True


def count_tasks(*_signal: object) -> None:
    """Write down how many tasks there are."""
    tasks = sum(not task.done() for task in tuple(asyncio.tasks._all_tasks))  # type: ignore[attr-defined]
    Path(os.environ["HARD_TASKS"]).write_text(str(tasks))


if __name__ == "__main__":
    if "HARD_TASKS" in os.environ:
        signal.signal(signal.SIGUSR1, count_tasks)
    app.Database = MortalDatabase  # type: ignore[attr-defined]
    sys.exit(main())
