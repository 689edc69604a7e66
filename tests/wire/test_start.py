"""What the bot loads until it is ready: nothing that it may never need, and it stays."""

from __future__ import annotations

import re
from pathlib import Path

from core.store import schema
from core.store.database import Database
from tests import programs
from tests.patience import SILENCE, found
from tests.wire.bridge import Bridge
from tests.wire.world import bot_env

FOR_OTHERS = {"alembic", "asyncpg", "mako", "openskill", "rustworkx", "simcord"}
FOR_OTHERS |= {"aiohttp.web", "sqlalchemy.dialects.postgresql"}
_APART = re.compile(r"objects apart.*set (\d+) objects apart", re.DOTALL)
"""Said before it connects, and when it is ready."""
_INVITED = re.compile(
    r"to invite me: https://discord\.com/oauth2/authorize"
    r"\?client_id=(\d+)&scope=bot\+applications\.commands&permissions=(\d+)"
)


async def test_a_start_loads_what_it_needs_and_sets_it_apart(tmp_path: Path) -> None:
    env = bot_env(tmp_path / "rungs.sqlite3") | {"LOG_LEVEL": "DEBUG"}
    database = Database(env["DATABASE_URL"])
    await schema.prepare(database)
    await database.close()
    told = tmp_path / "told.txt"
    async with Bridge() as bridge:
        env |= {"RUNGS_WIRE": bridge.address, "PYTHONPROFILEIMPORTTIME": "1"}
        with told.open("w") as stderr:
            async with programs.running(
                *("tests.wire.launch", "bot"), env=programs.environment(**env), stderr=stderr
            ):
                apart = await found(
                    lambda: _APART.search(told.read_text()),
                    "the bot to be ready",
                    SILENCE,
                )
                invited = await found(
                    lambda: _INVITED.search(told.read_text()), "the link to invite the bot", SILENCE
                )
    assert int(apart[1]) > 100_000, "the collector walks through all that was loaded"
    assert invited[1] == str(bridge.backend.application_id)
    assert f"&permissions={invited[2]}\n" in (programs.ROOT / "docs/running.md").read_text()
    loaded = {line.rpartition("|")[2].strip() for line in told.read_text().splitlines()}
    assert "discord" in loaded
    assert loaded & FOR_OTHERS == set()
