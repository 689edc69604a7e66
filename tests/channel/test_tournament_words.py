"""What people are told of a tournament: which one, how it stands, what decides."""

from __future__ import annotations

from datetime import timedelta
from io import BytesIO
from pathlib import Path
from zoneinfo import ZoneInfo

import discord
from PIL import Image
from simcord import InteractionResult, MemberActor

from bot.render.tokens import GOLD
from bot.text.names import plain, spoken
from core.model.tournament import TournamentStatus
from tests.channel.acts import sentence
from tests.channel.player import asked, click_through
from tests.channel.test_tournaments import announce, asking, current, said_now, view
from tests.channel.world import TICK, World, labels, playing
from tests.seeds import seeded


def _embed(result: InteractionResult) -> tuple[str, str]:
    assert result.response is not None
    embed = result.response.embeds[0]
    return embed.title or "", embed.description or ""


async def _close_round(world: World, number: int) -> None:
    question = (await world.owner.slash(world.channel, "organize next")).response
    assert question is not None
    await world.owner.click(question, label=f"Close round {number}")


async def test_the_running_tournament_is_meant_and_then_the_last_finished_one(
    tmp_path: Path,
) -> None:
    async with playing(tmp_path) as world:
        await announce(world, name="Autumn Cup", ai=2, rounds=2)
        early = await world["ada"].slash(world.channel, "tournament standings")
        assert sentence(early) == "Autumn Cup has not started yet."
        await world.owner.slash(world.channel, "organize start")
        await announce(world, name="Winter Cup")
        title, _ = _embed(await world["ada"].slash(world.channel, "tournament standings"))
        assert title == "Autumn Cup: round 1 of 2"
        title, _ = _embed(await world["ada"].slash(world.channel, "tournament pairings"))
        assert title == "Autumn Cup: round 1 of 2"
        listed = await world["ada"].autocomplete(
            world.channel, "tournament standings", "tournament", ""
        )
        assert [choice["name"] for choice in listed] == [
            "Winter Cup, announced (no. 2)",
            "Autumn Cup, round 1 of 2 (no. 1)",
        ]
        for number in (1, 2):
            await _close_round(world, number)
        title, _ = _embed(await world["ada"].slash(world.channel, "tournament standings"))
        assert title == "Autumn Cup: final standings"
        sent = await world["ada"].slash(world.channel, "tournament export")
        assert sentence(sent) == "Autumn Cup, finished:"


async def _two_and_two(world: World, **options: object) -> None:
    """Ada, Ben, Cleo and Dan are paired in two tables, and the tables are shown."""
    announcement = await announce(world, **{"rounds": 2, **options})
    for name in ("ada", "ben", "cleo", "dan"):
        await world.press(name, "Join", announcement)
    await world.owner.slash(world.channel, "organize start")
    await world.env.advance_time(120 + 2 * TICK)


async def test_before_a_round_is_closed_each_open_table_says_what_it_counts_as(
    tmp_path: Path,
) -> None:
    async with playing(tmp_path) as world:
        await _two_and_two(world)
        first = asking(world)[0]
        came = asked(world, first)[0]
        await click_through(world, came, first, seeded(1))
        seen = await view(world)
        question = (await world.owner.slash(world.channel, "organize next")).response
        assert question is not None
        assert "2 tables of round 1 are still open" in (question.content or "")
        lines = (question.embeds[0].description or "").splitlines()
        name = came.capitalize()
        assert [f"**{name}** 12" in line for line in lines].count(True) == 1
        assert sum("0 (did not come)" in line for line in lines) == 2
        assert "Not paired again" not in lines[-1], "nobody but one would be left: all are called"
        await world.owner.click(question, label="Close round 1")
        after = await view(world)
        told = {row.player: row.points for row in after.standings}
        user = world[came].id
        player = next(who.player for who in seen.people.values() if who.user == user)
        assert told[player] == 12
        assert sum(told.values()) == 12


async def test_an_open_round_shows_points_and_tables_played_without_tie_breaks(
    tmp_path: Path,
) -> None:
    async with playing(tmp_path) as world:
        await _two_and_two(world, final=2)
        for who in asked(world, asking(world)[0])[:1]:
            await click_through(world, who, asking(world)[0], seeded(1))
        _, live = _embed(await world["eve"].slash(world.channel, "tournament standings"))
        *rows, blank, note = live.splitlines()
        assert len(rows) == 4
        assert all(row.endswith(": 0 points, 0 played") for row in rows)
        assert {row.partition("\\")[0] for row in rows} == {"1"}
        assert not blank
        assert "average points of those they met" in note
        for number in (1, 2):
            await _close_round(world, number)
        title, settled = _embed(await world["eve"].slash(world.channel, "tournament standings"))
        assert title == "Winter Cup: the final"
        assert "reached the final by lot" in settled
        assert "played" not in settled
        assert "win" in settled


async def test_a_correction_is_marked_for_everybody_with_who_and_why(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await _two_and_two(world)
        await _close_round(world, 1)
        await world.owner.slash(
            world.channel, "organize result", round=1, table=1, places="2,1", reason="*swapped*"
        )
        names = world.client.services.names
        by = plain(await names.known(world.server, world.owner.id, world.client) or "")
        _, pairings = _embed(
            await world["eve"].slash(world.channel, "tournament pairings", round=1)
        )
        mark = f"corrected by **{by}**: \\*swapped\\*"
        assert [mark in line for line in pairings.splitlines()] == [True, False]
        whole = f"Round 1, table 1 was {mark}"
        _, standings = _embed(await world["eve"].slash(world.channel, "tournament standings"))
        assert whole in standings
        seen = await view(world)
        message = next(m for m in world.channel.history() if m.id == seen.tournament.message)
        assert whole in (message.embeds[0].description or "")


async def test_a_round_is_one_list_with_links_and_small_lobbies(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        announcement = await announce(world, ai=4)
        for name in ("ada", "ben"):
            await world.press(name, "Join", announcement)
        await world.owner.slash(world.channel, "organize start")
        old = world.channel.history()[0].embeds[0]
        assert "It has started" in (old.description or "")
        assert "Join" not in (old.description or "")
        assert (old.image.url or "").endswith("tournament.png")
        await world.env.advance_time(2 * TICK)
        seen = await view(world)
        people = [who.player for who in seen.people.values() if who.user]
        messages = {message.id: message for message in world.channel.history()}
        listed = messages.pop(seen.tournament.message or 0).embeds[0].description or ""
        lobbies = [m for m in messages.values() if "Start" in labels(m) and m.id != announcement.id]
        for fixture, line in zip(seen.of_round(1), listed.splitlines(), strict=False):
            shown = [m for m in lobbies if m.jump_url in line]
            assert len(shown) == any(player in people for player in fixture.pairing.seats)
            assert f"table {fixture.first_game}" in line
        assert lobbies
        assert all(not m.attachments for m in lobbies)
        assert "2 of 4" not in str([m.embeds[0].description for m in lobbies])
        await world.env.advance_time(600)
        after = await view(world)
        among_ai = [f for f in after.of_round(1) if not {*f.pairing.seats} & {*people}]
        assert among_ai
        assert all(fixture.result for fixture in among_ai), "played, though not shown"


async def test_an_announcement_that_has_scrolled_away_is_posted_anew_with_the_next_change(
    tmp_path: Path,
) -> None:
    async with playing(tmp_path) as world:
        first = await announce(world)
        await world.env.advance_time(11 * 60)
        await world.press("ada", "Join", first)
        assert world.last().id == first.id, "it stands at the end: a click edits it"
        other = await announce(world, name="Other Cup")
        await world["ben"].slash(world.channel, "tournament join", tournament=1)
        second = world.last()
        assert "2 players" in (second.embeds[0].description or "")
        assert [m.id for m in world.channel.history()] == [other.id, second.id], "the old one goes"
        await world["cleo"].slash(world.channel, "tournament join", tournament=1)
        assert world.last().id == second.id, "young: edited, whatever stands below"


async def test_an_announcement_says_how_to_join_when_it_starts_and_that_hints_are_off(
    tmp_path: Path,
) -> None:
    async with playing(tmp_path) as world:
        message = await announce(world)
        assert message.attachments[0].filename == "tournament.png"
        told = message.embeds[0].description or ""
        assert "Hints are off" in told
        names = world.client.services.names
        who = plain(await names.known(world.server, world.owner.id, world.client) or "")
        assert f"**Press Join to play.** Starts when **{who}** presses Start." in told
        allowed = await announce(world, name="With hints", hints=True, start="in 30 minutes")
        told = allowed.embeds[0].description or ""
        assert "Hints are allowed." in told
        assert "**Press Join to play.** Starts <t:" in told


async def test_a_start_is_typed_and_read_by_the_servers_clock(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        unset = await world.owner.slash(
            world.channel, "organize create", name="Cup", game="qwixx", start="tomorrow 20:00"
        )
        assert "20:00 (UTC)." in sentence(unset)
        assert "has not set its time zone" in sentence(unset)
        suggested = await world.owner.autocomplete(world.channel, "settings", "time_zone", "new y")
        assert [choice["value"] for choice in suggested] == ["America/New_York"]
        refused = await world.owner.slash(world.channel, "settings", time_zone="Berlin")
        assert "don't know the time zone “Berlin”" in sentence(refused)
        set_ = await world.owner.slash(world.channel, "settings", time_zone="asia/kolkata")
        assert "Time zone: Asia/Kolkata" in _embed(set_)[1]

        async def understood(typed: str) -> list[str]:
            found = await world.owner.autocomplete(world.channel, "organize edit", "start", typed)
            return [choice["value"] for choice in found]

        now = discord.utils.utcnow().astimezone(ZoneInfo("Asia/Kolkata"))
        day = f"{now + timedelta(days=1):%Y-%m-%d}"
        assert await understood("morgen 20 Uhr") == [f"{day} 20:00", "-"]
        assert await understood("tomorrow") == [f"{day} 20:00", "-"], "completed"
        assert await understood("some day") == ["-"]
        assert len(await understood("")) > 2
        edited = await world.owner.slash(world.channel, "organize edit", start="demain 20h30")
        assert "20:30 (Asia/Kolkata)" in _embed(edited)[1]
        at = (await view(world)).tournament.start_at
        assert at is not None
        assert f"{at.astimezone(now.tzinfo):%Y-%m-%d %H:%M}" == f"{day} 20:30"
        await world.owner.slash(world.channel, "organize edit", start="-")
        assert "Starts when" in (world.last().embeds[0].description or "")


async def test_the_podium_names_the_winner_and_who_won_the_final(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await announce(world, ai=4, level="easy", final=2)
        await world.owner.slash(world.channel, "organize start")
        await world.env.advance_time(600)
        seen = await view(world)
        assert seen.tournament.status is TournamentStatus.FINISHED
        (podium,) = (m for m in world.channel.history() if m.id == seen.tournament.message)
        say = world.client.services.words.say("en")
        names = await world.client.tournament_pages.people.names(seen, seen.people, say)
        winners = [spoken(names[row.player]) for row in seen.standings if row.place == 1]
        told = (podium.embeds[0].description or "").splitlines()
        finalists = [row for row in seen.standings if row.final == 1]
        if len(finalists) == 1:
            assert told[0] == f"🏆 {winners[0]} wins the final, and with it Winter Cup!"
            assert ", won the final" in told[2]
        else:
            assert "wins the final" not in told[0]
            assert ", place 1 in the final, shared" in told[2]


async def test_where_tables_have_threads_the_list_leads_to_them(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await world.owner.slash(world.channel, "settings", threads=True)
        await _two_and_two(world)
        seen = await view(world)
        (listed,) = (m for m in world.channel.history() if m.id == seen.tournament.message)
        for fixture in seen.of_round(1):
            board = await world.client.services.outbox.load(world.server, fixture.first_game or 0)
            assert board.message is not None
            assert board.message.channel != world.channel.id
            # A thread has the number of the message that it belongs to.
            assert f"/{world.channel.id}/{board.message.channel})" in (
                listed.embeds[0].description or ""
            )


async def test_pairings_are_those_of_the_round_that_is_asked_for_or_else_of_this_one(
    tmp_path: Path,
) -> None:
    async with playing(tmp_path) as world:
        await _two_and_two(world, rounds=3)
        await _close_round(world, 1)
        shown: dict[int | None, tuple[str, str]] = {}
        for number in (None, 1, 2):
            given = {} if number is None else {"round": number}
            sent = await world["eve"].slash(world.channel, "tournament pairings", **given)
            shown[number] = _embed(sent)
        assert shown[None] == shown[2]
        assert [shown[number][0] for number in (1, 2)] == [
            f"Winter Cup: round {number} of 3" for number in (1, 2)
        ]
        assert shown[1][1] != shown[2][1]
        late = await world["eve"].slash(world.channel, "tournament pairings", round=3)
        assert sentence(late)


async def _manager(world: World) -> MemberActor:
    """Gil, who may run every tournament."""
    role = world.guild.create_role("m", permissions=discord.Permissions(manage_events=True))
    gil = world.guild.add_member(world.env.create_user("gil"), roles=[role])
    await world.env.settle()
    return gil


async def test_who_has_left_the_server_is_named_by_a_number_or_not_at_all(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        gil = await _manager(world)
        await announce(world, gil, rounds=2)
        for name in ("ada", "ben", "cleo", "dan"):
            await world.press(name, "Join")
        assert "Organized by **gil**." in await said_now(world)
        for somebody in (gil, world["ada"]):
            world.guild.remove_member(somebody)
        await world.restart()
        await world.press("ben", "Leave")
        told = await said_now(world)
        assert "Organized by" not in told
        assert "Starts when an organizer presses Start." in told
        assert "3 players: **Player 1**, **Cleo** and **Dan**" in told
        await world.press("ben", "Join")
        await world.owner.slash(world.channel, "organize start")
        await _close_round(world, 1)
        assert "**Player 1**" in await said_now(world)


async def test_a_correction_by_somebody_who_has_left_is_an_organizers(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await _two_and_two(world)
        await _close_round(world, 1)
        gil = await _manager(world)
        given = {"round": 1, "table": 1, "places": "2,1", "reason": "swapped"}
        await gil.slash(world.channel, "organize result", **given)
        world.guild.remove_member(gil)
        await world.restart()
        for command, options in (("pairings", {"round": 1}), ("standings", {})):
            _, told = _embed(
                await world["eve"].slash(world.channel, f"tournament {command}", **options)
            )
            assert "corrected by an organizer: swapped" in told


def _colors(attachment: bytes) -> set[object]:
    with Image.open(BytesIO(attachment)) as picture:
        return {color for _, color in picture.convert("RGB").getcolors(1 << 24) or ()}


async def test_standings_are_drawn_once_somebody_has_played_and_medals_at_the_end(
    tmp_path: Path,
) -> None:
    async with playing(tmp_path) as world:
        announcement = await announce(world, rounds=2)
        for name in ("ada", "ben", "cleo"):
            await world.press(name, "Join", announcement)
        await world.owner.slash(world.channel, "organize start")
        assert (await current(world)).attachments == [], "a bye is no game"
        given = {"table": 1, "places": "1,2", "reason": "agreed"}
        await world.owner.slash(world.channel, "organize result", **given)
        (drawn,) = (await current(world)).attachments
        assert drawn.filename == "standings.png"
        running = _colors(await drawn.read())
        await _close_round(world, 2)
        sent = (await world["eve"].slash(world.channel, "tournament standings")).response
        assert sent is not None
        over = _colors(await sent.attachments[0].read())
        assert GOLD in over
        assert GOLD not in running
        await world["eve"].slash(world.channel, "me", pictures=False)
        sent = (await world["eve"].slash(world.channel, "tournament standings")).response
        assert sent is not None
        assert sent.attachments == []


async def test_nobody_stands_on_the_podium_who_never_came(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await _two_and_two(world, rounds=1)
        first = asking(world)[0]
        came, missed = asked(world, first)
        await click_through(world, came, first, seeded(1))
        await _close_round(world, 1)
        told = await said_now(world)
        assert f"**{came.capitalize()}**" in told
        assert missed.capitalize() not in told
        (podium,) = (await current(world)).attachments
        assert came.capitalize() in (podium.description or "")
        assert missed.capitalize() not in (podium.description or "")
