"""What the organizer chooses, changed after the announcement."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from core.engine.errors import BadTournament, NotOrganizer
from core.model.tournament import Tournament, TournamentStatus
from core.tournaments import rounds, settings
from core.tournaments.settings import WHILE_RUNNING
from tests.tournaments.world import ADMIN, ORGANIZER, PEOPLE, STRANGER, SWISS, World


async def edit(
    world: World, tournament: Tournament, wanted: Mapping[str, Any], user: int = ORGANIZER
) -> Tournament:
    call = world.ask(tournament, user)
    done = await world.tournaments.change(
        call, settings.edit, lambda before: replace(before, **wanted)
    )
    return done.tournament


async def test_only_what_is_given_changes_until_the_start(world: World) -> None:
    tournament = await world.create(SWISS)
    await world.fill(tournament, 3)
    later = world.clock() + timedelta(days=1)
    after = await edit(world, tournament, {"name": " Spring Cup ", "start_at": later, "role": 7})
    assert (after.name, after.start_at, after.role) == ("Spring Cup", later, 7)
    assert (after.plan, after.game, after.options) == (
        tournament.plan,
        tournament.game,
        tournament.options,
    )
    after = await edit(
        world, after, {"start_at": None, "plan": replace(SWISS, table_size=3)}, ADMIN
    )
    assert (after.start_at, after.plan.table_size, after.role) == (None, 3, 7)
    assert len((await world.see(tournament)).people) == 3, "who was in stays, role or not"
    version = after.version
    assert (await edit(world, after, {})).version == version, "nothing new to show"
    with pytest.raises(NotOrganizer):
        await edit(world, tournament, {"name": "Mine"}, STRANGER)


async def test_an_edit_is_refused_as_a_whole(world: World) -> None:
    later = world.clock() + timedelta(hours=1)
    tournament = await world.create(SWISS, start_at=later)
    await world.fill(tournament, 5)
    bad: tuple[tuple[dict[str, Any], str], ...] = (
        ({"name": " ", "role": 7}, "name"),
        ({"start_at": world.clock(), "role": 7}, "past"),
        ({"plan": replace(SWISS, final=9), "role": 7}, "bad_final"),
        ({"most": 1, "role": 7}, "too_few_players"),
        ({"start_at": None, "check_in": 5}, "check_in"),
    )
    for wanted, problem in bad:
        with pytest.raises(BadTournament) as refused:
            await edit(world, tournament, wanted)
        assert refused.value.params["problem"] == problem
    seen = await world.see(tournament)
    assert seen.tournament == replace(tournament, version=seen.tournament.version)
    assert {who.user for who in seen.people.values()} == set(PEOPLE[:5])


async def test_after_the_start_only_what_comes_later_changes(world: World) -> None:
    start = world.clock() + timedelta(hours=1)
    tournament = await world.create(SWISS, start_at=start)
    await world.fill(tournament, 2)
    world.clock.time = start
    await world.tournaments.advance()
    after = await edit(world, tournament, {"prize": 7})
    assert (after.prize, after.status) == (7, TournamentStatus.RUNNING)
    late: tuple[dict[str, Any], ...] = (
        {"name": "New"},
        {"prize": 8, "hints": True},
        {"start_at": None},
    )
    for wanted in late:
        with pytest.raises(BadTournament) as refused:
            await edit(world, tournament, wanted)
        assert refused.value.params["problem"] == "fixed"
    await world.tournaments.change(world.ask(tournament), rounds.cancel)
    for name in WHILE_RUNNING:
        with pytest.raises(BadTournament) as refused:
            await edit(world, tournament, {name: None})
        assert refused.value.params["problem"] == "over"
    assert (await world.see(tournament)).tournament.prize == 7
