"""Places, the waiting list and check-in, by commands and clicks only."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import discord

from core.model.tournament import TournamentStatus
from core.tournaments import entries
from core.tournaments.calls import TournamentCall
from tests.channel.acts import notified, posts, sentence
from tests.channel.faults import failing
from tests.channel.test_tournaments import announce, current, said_now, view
from tests.channel.world import TICK, World, labels, playing

MINUTE = 60.0
MANY = 76


def mentions(world: World, *people: str) -> list[str]:
    return [f"<@{world[name].id}>" for name in people]


async def message(world: World, old: discord.Message) -> discord.Message:
    """A message as it is now."""
    return next(m for m in world.channel.history() if m.id == old.id)


async def test_who_waits_is_told_moves_up_and_checks_in(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        first = await announce(world, most=2, start="in 60 minutes", check_in=30, seeding="rating")
        told = first.embeds[0].description or ""
        assert "Up to 2 can play." in told
        assert "Check-in is in the last 30 minutes before the start" in told
        assert "Seeded by rating; equals by lots" in told
        assert "Check-in isn't open." in sentence(
            await world["ada"].slash(world.channel, "tournament check-in")
        )
        for name in ("ada", "ben"):
            await world.press(name, "Join", first)
        waits = sentence(await world.press("cleo", "Join", first))
        assert "You're number 1 on the waiting list" in waits
        by_command = await world["dan"].slash(world.channel, "tournament join")
        assert "You're number 2 on the waiting list" in sentence(by_command)
        told = await said_now(world)
        assert "2 players: **Ada** and **Ben**" in told
        assert "2 on the waiting list: **Cleo** and **Dan**" in told

        await world.press("ben", "Leave", first)
        moved = world.last()
        assert moved.content.startswith(f"{mentions(world, 'cleo')[0]}: you've got a place")
        assert notified(world)[-1] == {"cleo"}
        assert "One on the waiting list: **Dan**" in await said_now(world)

        await world.env.advance_time(30 * MINUTE + 2 * TICK)
        check_in = await current(world)
        assert labels(check_in) == ["Check in", "Join", "Leave", "Start", "Manage"]
        assert check_in.content.split()[3:] == mentions(world, "ada", "cleo", "dan")
        assert notified(world)[-1] == {"ada", "cleo", "dan"}
        old = await message(world, first)
        assert "Check-in has opened; see below." in (old.embeds[0].description or "")
        assert labels(old) == []

        assert "not in this tournament" in sentence(await world.press("eve", "Check in", check_in))
        await world.press("ada", "Check in", check_in)
        again = await world["ada"].slash(world.channel, "tournament check-in")
        assert "already checked in" in sentence(again)
        said = await world["dan"].slash(world.channel, "tournament check-in")
        assert "You're checked in for Winter Cup." in sentence(said)
        assert "2 of 3 checked in: **Ada** and **Dan**" in await said_now(world)
        assert (await current(world)).content.split()[3:] == mentions(world, "cleo")
        calls = [post for post in posts(world) if "Are you there" in (post.get("content") or "")]
        assert len(calls) == 1

        await world.env.advance_time(30 * MINUTE)
        told = await said_now(world)
        assert "One didn't check in and is out: **Cleo**" in told
        assert {who.user for who in (await view(world)).people.values()} == {
            world["ada"].id,
            world["dan"].id,
        }
        over = await message(world, check_in)
        assert (over.content, labels(over)) == ("", [])
        assert "Check-in is closed; see below." in (over.embeds[0].description or "")


async def test_nobody_is_out_for_a_check_in_that_could_not_be_shown(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        first = await announce(world, start="in 60 minutes", check_in=15)
        for name in ("ada", "ben", "cleo"):
            await world.press(name, "Join", first)
        with failing(world, status=400):
            await world.env.advance_time(70 * MINUTE)
        assert (await view(world)).tournament.status is TournamentStatus.OPEN
        await world.env.advance_time(2 * TICK)
        assert labels(await current(world))[0] == "Check in"
        await world.press("ada", "Check in", await current(world))
        due = (await view(world)).tournament.due_at
        assert due is not None
        assert f"Starts <t:{int(due.timestamp())}:f>" in await said_now(world)
        await world.restart()
        await world.env.advance_time(5 * MINUTE)
        assert (await view(world)).tournament.status is TournamentStatus.OPEN
        await world.owner.delete(await current(world))
        await world.env.advance_time(15 * MINUTE)
        assert "1 of 3 checked in" in await said_now(world), "posted anew, with time"
        assert notified(world)[-1] == set(), "they were called before"
        await world.env.advance_time(10 * MINUTE)
        assert (await view(world)).tournament.status is TournamentStatus.CANCELLED
        said = await said_now(world)
        assert said == "This tournament was canceled: fewer than two players had checked in."


async def test_a_large_field_is_called_in_several_messages_and_has_its_time(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await announce(world, start="in 60 minutes", check_in=30)
        service, snowflake = world.client.services.tournaments, world.env.backend.snowflake
        users = [world.env.create_user(f"guest{number}").id for number in range(MANY)]
        for user in users:
            await service.change(TournamentCall(world.server, 1, user, snowflake()), entries.join)
        await world.env.advance_time(30 * MINUTE + 2 * TICK)
        called = [post for post in posts(world) if "<@" in (post.get("content") or "")]
        assert all(len(post["content"]) <= 2000 for post in called)
        asked = [int(user) for post in called for user in post["allowed_mentions"]["users"]]
        assert sorted(asked) == sorted(users)
        assert len(called) == 2
        world.client.dispatch("disconnect")
        await world.env.advance_time(60 * MINUTE)
        assert (await view(world)).tournament.checks_in, "no click could reach us"
        world.client.dispatch("resumed")
        await world.env.advance_time(2 * TICK)
        due = (await view(world)).tournament.due_at
        assert due is not None
        assert due - world.env.now() > timedelta(minutes=25)


async def test_who_was_not_there_and_who_had_no_place_are_told_apart(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        first = await announce(world, most=2, start="in 60 minutes", check_in=30, rounds=2)
        for name in ("ada", "ben", "cleo", "dan"):
            await world.press(name, "Join", first)
        await world.env.advance_time(30 * MINUTE + 2 * TICK)
        for name in ("ada", "ben", "dan"):
            await world.press(name, "Check in", await current(world))
        await world.env.advance_time(30 * MINUTE)
        told = (await said_now(world)).splitlines()
        assert "One didn't check in and is out: **Cleo**" in told
        (left,) = [line for line in told if line.startswith("No place was left for ")]
        assert "**Dan**" in left
        assert "**Cleo**" not in left
        asking = (await world["dan"].slash(world.channel, "privacy", action="delete")).response
        assert asking is not None
        await world["dan"].click(asking, label=labels(asking)[0])
        await world.env.advance_time(2 * TICK)
        told = (await said_now(world)).splitlines()
        assert "One didn't check in and is out: **Cleo**" in told
        assert not [line for line in told if "No place" in line], "nobody is left to be named"
        question = (await world.owner.slash(world.channel, "organize next")).response
        assert question is not None
        await world.owner.click(question, label="Close round 1")
        told = (await said_now(world)).splitlines()
        assert not [line for line in told if "Cleo" in line], "once is enough"


async def test_a_check_in_calls_nobody_once_all_are_there(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        first = await announce(world, start="in 60 minutes", check_in=30)
        for name in ("ada", "ben"):
            await world.press(name, "Join", first)
        await world.env.advance_time(30 * MINUTE + 2 * TICK)
        for name in ("ada", "ben"):
            assert mentions(world, name)[0] in (await current(world)).content
            await world.press(name, "Check in", await current(world))
        assert (await current(world)).content == ""
        assert "2 of 2 checked in" in await said_now(world)
