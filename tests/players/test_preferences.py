"""Preferences: what is set is kept, what makes no sense is refused, others' changes are seen."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

import pytest

from core.engine.errors import BadSetup
from core.players.preferences import KEPT_SECONDS, Preferences, ServerSettings, UserSettings
from core.store.database import Database

SERVER, ADA = 900, 1


@dataclass
class Clock:
    now: float = 0.0

    def __call__(self) -> float:
        return self.now


async def test_nobody_has_wishes_at_first(database: Database) -> None:
    preferences = Preferences(database)
    assert await preferences.server(SERVER) == ServerSettings()
    assert await preferences.user(ADA) == UserSettings()


async def test_what_a_server_sets_is_kept(database: Database) -> None:
    preferences = Preferences(database)
    await preferences.server(SERVER)
    changed = await preferences.set_server(SERVER, language="de", channels=(5, 6), hints=False)
    assert changed == ServerSettings(language="de", channels=(5, 6), hints=False)
    assert await preferences.server(SERVER) == changed
    assert await Preferences(database).server(SERVER) == changed


async def test_what_a_person_sets_is_kept(database: Database) -> None:
    preferences = Preferences(database)
    await preferences.set_user(ADA, language="fr")
    await preferences.set_user(ADA, pings=False)
    expected = UserSettings(language="fr", pings=False)
    assert await preferences.user(ADA) == expected
    assert await Preferences(database).user(ADA) == expected


@pytest.mark.parametrize(
    "changes",
    [
        {"language": "Klingon"},
        {"language": "x'; --"},
        {"turn_seconds": -1},
        {"turn_seconds": 10**9},
        {"channels": tuple(range(51))},
        {"theme": "Dark side"},
    ],
)
async def test_what_makes_no_sense_is_refused(
    database: Database, changes: dict[str, object]
) -> None:
    preferences = Preferences(database)
    with pytest.raises(BadSetup) as caught:
        await preferences.set_server(SERVER, **changes)
    assert caught.value.params["problem"] in changes
    assert await preferences.server(SERVER) == ServerSettings()


async def test_a_persons_language_is_checked_too(database: Database) -> None:
    with pytest.raises(BadSetup):
        await Preferences(database).set_user(ADA, language="?")


async def test_a_setting_that_does_not_exist_is_a_mistake_of_the_program(
    database: Database,
) -> None:
    with pytest.raises(TypeError):
        await Preferences(database).set_server(SERVER, color="red")


async def test_another_processs_change_is_seen_after_some_seconds(database: Database) -> None:
    clock = Clock()
    mine, theirs = Preferences(database, clock), Preferences(database)
    await mine.server(SERVER)
    await theirs.set_server(SERVER, pings=False)
    assert (await mine.server(SERVER)).pings
    clock.now = KEPT_SECONDS + 1
    assert not (await mine.server(SERVER)).pings


async def test_reads_and_writes_at_once_never_leave_an_old_answer(database: Database) -> None:
    preferences = Preferences(database)
    for seconds in range(60, 80):
        reads = [preferences.server(SERVER) for _ in range(5)]
        await asyncio.gather(*reads, preferences.set_server(SERVER, turn_seconds=seconds))
        assert (await preferences.server(SERVER)).turn_seconds == seconds


async def test_changes_of_different_settings_at_once_are_all_kept(database: Database) -> None:
    preferences = Preferences(database)
    await asyncio.gather(
        preferences.set_server(SERVER, language="it"),
        preferences.set_server(SERVER, threads=True),
        preferences.set_server(SERVER, turn_seconds=60),
    )
    expected = ServerSettings(language="it", threads=True, turn_seconds=60)
    assert await preferences.server(SERVER) == expected
