"""Clocks run only for boards people could see."""

from __future__ import annotations

import asyncio
import itertools
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import discord
import pytest
from discord.http import Route
from simcord.backend import serializers
from sqlalchemy import select

from bot.pages.custom_ids import parse
from core.model.plan import Format, Plan
from core.model.tournament import TournamentOrder
from core.model.views import Due
from core.store.models.tables import MoveRow
from core.tournaments import entries, rounds
from core.tournaments.calls import TournamentCall
from tests.channel.faults import allow, deny, failing
from tests.channel.player import asked
from tests.channel.test_time import TURN, board, reminders, timed
from tests.channel.world import TICK, World, playing


async def length(world: World) -> int:
    return (await world.tables.view(world.server, 1)).table.length


async def due(world: World) -> Due:
    found = (await world.tables.view(world.server, 1)).due
    assert found is not None
    return found


async def times_out_when_seen(world: World) -> None:
    """The board is there again: the full time runs, then somebody is answered for."""
    assert not (await due(world)).stands
    before = await length(world)
    await world.env.advance_time(TURN / 2)
    assert await length(world) == before
    await world.env.advance_time(TURN)
    assert await length(world) > before


@pytest.mark.parametrize("lost", ["send_messages", "view_channel"])
async def test_no_time_runs_while_a_permission_is_lost(tmp_path: Path, lost: str) -> None:
    async with playing(tmp_path) as world:
        await timed(world)
        old = board(world)
        deny(world, **{lost: True})
        await world.env.advance_time(TURN * 2)
        assert await length(world) == 0, "nothing was to be shown until the reminder failed"
        assert (await due(world)).stands
        allow(world)
        while board(world).id == old.id:
            await world.env.advance_time(4 * TICK)
        assert asked(world, board(world)) == ["ada", "ben"]
        await times_out_when_seen(world)


async def test_what_is_left_is_kept_while_a_change_cannot_be_shown(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await timed(world)
        panel = (await world.press("ada", "My view")).response
        assert panel is not None
        await world.env.advance_time(TURN / 2)
        with failing(world, status=400):
            await world["ada"].click(panel, label="Pass")
            await world.env.advance_time(TURN)
            assert await length(world) == 1
        await world.env.advance_time(2 * TICK)
        left = await due(world)
        assert not left.stands
        assert left.turn is not None
        assert left.turn - world.env.now() < timedelta(seconds=TURN / 2)
        await world.env.advance_time(TURN / 2)
        assert await length(world) == 2


async def test_after_an_outage_the_board_is_posted_anew_with_a_full_turn(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await timed(world)
        await world.env.advance_time(TURN * 0.8)
        assert len(reminders(world)) == 1
        with failing(world, status=400):
            await world.env.advance_time(TURN)
            assert await length(world) == 0
        await world.env.advance_time(2 * TICK)
        await times_out_when_seen(world)


async def test_a_board_that_was_deleted_costs_nobody_a_turn(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await timed(world)
        await world.env.advance_time(TURN * 0.8)
        old = board(world)
        await world.owner.delete(old)
        await world.env.advance_time(TURN * 0.3)
        assert await length(world) == 0
        assert board(world).id != old.id
        assert asked(world, board(world)) == ["ada", "ben"]
        await times_out_when_seen(world)


async def test_a_game_whose_channel_was_deleted_waits_for_another(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await timed(world)
        world.env.backend.delete_channel(world.channel.id)
        await world.env.advance_time(TURN * 2)
        assert await length(world) == 0
        world.channel = world.guild.create_text_channel("second")
        await world["ada"].slash(world.channel, "board")
        await times_out_when_seen(world)


async def test_a_game_whose_thread_was_deleted_goes_on_in_the_channel(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await world.owner.slash(world.channel, "settings", threads=True)
        await timed(world)
        (thread,) = world.channel.threads
        assert asked(world, world.last(thread)) == ["ada", "ben"]
        world.env.backend.delete_channel(thread.id)
        await world.env.advance_time(TICK)
        assert await length(world) == 0
        assert asked(world, board(world)) == ["ada", "ben"]
        await times_out_when_seen(world)


async def test_killed_before_the_board_was_shown_its_time_starts_when_it_is(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await world["ada"].slash(world.channel, "newgame", game="qwixx", turn_time=TURN)
        await world.press("ben", "Join")
        with failing(world, status=400):
            await world.press("ada", "Start")
            assert (await due(world)).stands
            await world.env.advance_time(TURN * 2)
        await world.restart()
        await world.env.advance_time(2 * TICK)
        await times_out_when_seen(world)


async def test_kicked_and_asked_back_it_shows_the_board_at_once(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await timed(world)
        old, backend = board(world), world.env.backend
        with failing(world, status=403, code=50001):
            backend.emit("GUILD_DELETE", {"id": str(world.server)})
            await world.env.advance_time(TURN * 2)
            assert await length(world) == 0
        home = dict(serializers.guild_create_payload(backend, backend.get_guild(world.server)))
        del home["unavailable"]  # only there if it had been so
        backend.emit("GUILD_CREATE", home)
        await world.env.advance_time(TICK)
        assert board(world).id != old.id
        await times_out_when_seen(world)


async def test_a_locked_thread_stops_the_clock(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await world.owner.slash(world.channel, "settings", threads=True)
        await timed(world)
        with failing(world, status=403, code=160005):
            await world.env.advance_time(TURN * 2)
            assert await length(world) == 0
            assert (await due(world)).stands


async def test_nobodys_time_is_up_while_their_clicks_cannot_reach_us(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await timed(world)
        await world.env.advance_time(TURN / 2)
        world.client.dispatch("disconnect")
        await world.env.advance_time(TURN * 2)
        assert await length(world) == 0
        assert reminders(world) == []
        world.client.dispatch("resumed")
        await world.env.advance_time(TICK)
        left = (await due(world)).turn
        assert left is not None
        assert left - world.env.now() > timedelta(seconds=TURN / 2 - 2 * TICK)
        await world.env.advance_time(TURN)
        assert await length(world) > 0


class Limit:
    """Discord takes five messages per five seconds in a channel; more of them wait their turn."""

    def __init__(self, client: discord.Client) -> None:
        self._take = client.http.request
        self._free = discord.utils.utcnow()
        self.shown: dict[tuple[int, int], datetime] = {}
        """When each prompt of each table was first to be seen."""
        client.http.request = self._request  # type: ignore[method-assign]

    async def _request(self, route: Route, **what: Any) -> object:
        if route.method == "POST" and route.path == "/channels/{channel_id}/messages":
            now = discord.utils.utcnow()
            self._free = max(self._free, now) + timedelta(seconds=1)
            await asyncio.sleep((self._free - now).total_seconds())
        answer = await self._take(route, **what)
        for row in answer.get("components", ()) if isinstance(answer, dict) else ():
            for part in row["components"]:
                if click := parse(part.get("custom_id", "")):
                    self.shown.setdefault((click.table, click.prompt), discord.utils.utcnow())
        return answer


async def crowd(world: World, people: int, turn: int) -> None:
    """A round in which these people sit at tables of two, in one channel."""
    service, clicks = world.client.services.tournaments, itertools.count(1)
    order = TournamentOrder(
        "Cup", game="qwixx", plan=Plan(Format.SWISS, table_size=2), turn_seconds=turn
    )
    organizer = world.owner.id
    done = await service.create(world.server, world.channel.id, organizer, next(clicks), order)
    for number in range(people):
        user = world.env.create_user(f"p{number}")
        world.guild.add_member(user)
        await service.change(
            TournamentCall(world.server, done.tournament.id, user.id, next(clicks)), entries.join
        )
    await service.change(
        TournamentCall(world.server, done.tournament.id, organizer, next(clicks)), rounds.start
    )


async def defaults(world: World) -> list[tuple[int, int, datetime]]:
    """The default moves at all tables: table, prompt and when."""
    async with world.database.read() as db:
        rows = (
            await db.execute(select(MoveRow.table_id, MoveRow.number, MoveRow.cause, MoveRow.at))
        ).all()
    stories = {
        table: [told.prompt for told in (await world.tables.whole_view(world.server, table)).story]
        for table in {row.table_id for row in rows}
    }
    return [
        (row.table_id, stories[row.table_id][row.number] or 0, row.at)
        for row in rows
        if row.cause == "timeout"
    ]


async def test_in_a_crowded_channel_nobody_is_answered_for_before_their_board_was_posted(
    tmp_path: Path,
) -> None:
    """128 people, five messages per five seconds, and turns of half a minute."""
    turn = 30
    async with playing(tmp_path) as world:
        await crowd(world, 128, turn)
        limit = Limit(world.client)
        await world.env.advance_time(15 * TICK)
        made = await defaults(world)
        early = [
            (table, prompt)
            for table, prompt, at in made
            if at < limit.shown.get((table, prompt), at) + timedelta(seconds=turn)
        ]
        assert len({table for table, *_ in made}) > 32, "they do come once the board was seen"
        assert early == []


@pytest.mark.parametrize("days", [365, -365])
async def test_setting_the_systems_clock_costs_nobody_a_move(
    tmp_path: Path, days: int, caplog: pytest.LogCaptureFixture
) -> None:
    moved = timedelta()
    async with playing(tmp_path, system=lambda: discord.utils.utcnow() + moved) as world:
        await world["ada"].slash(world.channel, "newgame", game="qwixx", turn_time=600)
        await world.press("ben", "Join")
        await world.press("ada", "Start")
        moved = timedelta(days=days)
        await world.env.advance_time(300)
        assert await defaults(world) == []
        assert "clock was moved" in caplog.text
        await world.env.advance_time(400)
        assert len(await defaults(world)) == 2, "the time that was left is up"


async def test_a_board_that_nobody_may_look_for_is_not_posted_again_and_again(
    tmp_path: Path,
) -> None:
    """It may well be in its place; only what is surely gone is posted anew at once."""
    async with playing(tmp_path) as world:
        await timed(world)
        old = board(world)
        path = "/channels/*/messages/*"
        world.env.inject_error("GET", path, status=403, code=50001, times=None)
        await world.env.advance_time(TURN * 3)
        assert await length(world) == 0
        assert board(world).id == old.id
        assert (await due(world)).stands
