"""Tournaments by commands and clicks only, with the real discord.py."""

from __future__ import annotations

import json
import random
import re
from collections import defaultdict
from pathlib import Path
from typing import Any

import discord
import pytest
from simcord import ChannelHandle, InteractionResult, MemberActor
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.interactions.clicks import TOURNAMENT_CLICKS
from bot.pages.custom_ids import Click, Verb
from bot.text.names import plain
from core.engine.rng import fingerprint
from core.model.table import Status
from core.model.tournament import Tournament, TournamentStatus, TournamentView
from core.tournaments import entries
from core.tournaments.calls import TournamentCall
from tests.channel.acts import payload_of, play_behind, posts, pressed, requests, sentence
from tests.channel.faults import allow, deny
from tests.channel.player import asked, click_through, game_buttons
from tests.channel.world import TICK, World, labels, playing
from tests.seeds import seeded

GAME = "five_to_twelve"
WIN = 12
AWAY = "Not paired until they're back"
COMMANDS = ("join", "check-in", "leave", "pause", "back", "standings", "pairings", "export")
MESSAGE = "/channels/*/messages/*"


async def announce(
    world: World, organizer: MemberActor | None = None, /, **options: object
) -> discord.Message:
    """The owner, or another organizer, announces a Swiss for pairs."""
    given = {"name": "Winter Cup", "game": GAME, "rounds": 1, "table_size": 2, **options}
    given = {name: value for name, value in given.items() if value is not None}
    result = await (organizer or world.owner).slash(world.channel, "organize create", **given)
    assert "announced" in sentence(result)
    return world.last()


async def listed(world: World) -> list[Tournament]:
    return await world.client.services.tournaments.listed(world.server, *TournamentStatus)


async def view(world: World, number: int = 1) -> TournamentView:
    return await world.client.services.tournaments.see(world.server, number)


def asking(world: World) -> list[discord.Message]:
    """The messages on which somebody is asked for a move."""
    return [m for m in world.clickable() if game_buttons(m) and asked(world, m)]


async def play_tables(world: World, choices: random.Random) -> None:
    """The lobbies' time is up, then everybody answers until no table asks anybody any more."""
    await world.env.advance_time(130)
    for _ in range(3000):
        waiting = asking(world)
        if not waiting:
            break
        message = waiting[0]
        await click_through(world, asked(world, message)[0], message, choices)
    await world.env.advance_time(31)


def points_by_hand(pairings: list[tuple[tuple[str, ...], tuple[int, ...]]]) -> dict[str, int]:
    """Tables of two: twelve for the winner, six each for a tie, twelve for a bye."""
    total: dict[str, int] = defaultdict(int)
    for seats, places in pairings:
        if len(seats) == 1:
            total[seats[0]] += WIN
        elif places[0] == places[1]:
            total[seats[0]] += WIN // 2
            total[seats[1]] += WIN // 2
        else:
            total[seats[places.index(min(places))]] += WIN
    return total


async def games_of(
    world: World, view: TournamentView
) -> list[tuple[tuple[str, ...], tuple[int, ...]]]:
    """Who met whom with which places, read from the games themselves."""
    found = []
    for fixture in view.fixtures:
        assert fixture.first_game is not None
        seen = await world.tables.view(world.server, fixture.first_game)
        found.append((fixture.pairing.seats, tuple(s.rank for s in seen.standings)))
    return found


async def test_a_swiss_of_eight_with_people_and_ai(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        announcement = await announce(world, rounds=2, ai=6, level="easy")
        assert labels(announcement) == ["Join", "Leave", "Start", "Manage"]
        for name in ("ada", "ben", "cleo"):
            await world.press(name, "Join", announcement)
        await world.press("cleo", "Leave", announcement)
        announcement = world.channel.history()[0]
        assert "8 players" in (announcement.embeds[0].description or "")
        assert "Only the organizer" in sentence(await world.press("ada", "Start", announcement))
        await world.owner.click(announcement, label="Start")
        choices = seeded(1)
        for number in (1, 2):
            seen = await view(world)
            assert (seen.tournament.status, seen.tournament.round) == (
                TournamentStatus.RUNNING,
                number,
            )
            message = next(m for m in world.channel.history() if m.id == seen.tournament.message)
            assert f"round {number} of 2" in (message.embeds[0].title or "")
            await _called_alike(world, seen, number)
            await play_tables(world, choices)
        seen = await view(world)
        assert seen.tournament.status is TournamentStatus.FINISHED

        hand = points_by_hand(await games_of(world, seen))
        assert len(seen.fixtures) == 8
        assert {row.player: row.points for row in seen.standings} == {
            player: hand.get(player, 0) for player in seen.people
        }
        podium = next(m for m in world.channel.history() if m.id == seen.tournament.message)
        assert "final standings" in (podium.embeds[0].title or "")
        assert podium.attachments[0].filename == "podium.png"
        first = seen.standings[0]
        assert f"{hand[first.player]} points" in (podium.embeds[0].description or "")

        result = await world["eve"].slash(world.channel, "tournament standings")
        lines = [line for line in _body(result).splitlines() if re.match(r"\d+\\\.", line)]
        assert len(lines) == 8
        for row, line in zip(seen.standings, lines, strict=True):
            assert line.startswith(f"{row.place}\\. ")
            assert f"{hand.get(row.player, 0)} points" in line
        places = [int(line.partition("\\")[0]) for line in lines]
        assert places == sorted(places)
        _no_rematch(seen)


async def _called_alike(world: World, seen: TournamentView, number: int) -> None:
    """An AI has the same name at its table as in the list; AIs among themselves have no message."""
    await world.env.advance_time(31)
    say = world.client.services.words.say("en")
    names = await world.client.tournament_pages.people.names(seen, seen.people, say)
    shown = {m.embeds[0].title: m.embeds[0].description or "" for m in world.channel.history()}
    for fixture in seen.of_round(number):
        if all(seen.people[player].user is None for player in fixture.pairing.seats):
            assert f"5 vor 12, table {fixture.first_game}" not in shown
            continue
        lobby = shown[f"5 vor 12, table {fixture.first_game}"]
        assert all(plain(names[player]) in lobby for player in fixture.pairing.seats)


def _no_rematch(seen: TournamentView) -> None:
    met = [frozenset(fixture.pairing.seats) for fixture in seen.fixtures]
    assert len(set(met)) == len(met)


def _body(result: InteractionResult) -> str:
    assert result.response is not None
    assert result.response.ephemeral
    return result.response.embeds[0].description or ""


async def test_tables_mention_their_players_once_and_the_message_none(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        announcement = await announce(world)
        for name in ("ada", "ben"):
            await world.press(name, "Join", announcement)
        await world.owner.slash(world.channel, "organize start")
        await world.env.advance_time(31)
        lobby = world.last()
        assert "Starts automatically" in (lobby.embeds[0].description or "")
        assert set(re.findall(r"<@(\d+)>", lobby.content)) == {
            str(world[name].id) for name in ("ada", "ben")
        }
        notified = [set(post["allowed_mentions"].get("users", [])) for post in posts(world)]
        both = {str(world["ada"].id), str(world["ben"].id)}
        assert [set(map(str, users)) for users in notified] == [set(), set(), both]
        assert "Remove AI" not in labels(lobby)
        await world.press("ada", "Start", lobby)
        assert "Hint" not in labels(world.last()), "tournaments are played without hints"


async def test_without_a_number_the_field_decides_how_many_rounds_there_are(
    tmp_path: Path,
) -> None:
    async with playing(tmp_path) as world:
        message = await announce(world, format="round_robin", rounds=None, ai=4, level="easy")
        assert "as many rounds as the field needs" in (message.embeds[0].description or "")
        await world.press("ada", "Join", message)
        said = sentence(await world.owner.slash(world.channel, "organize start"))
        assert "It has 5 rounds." in said
        current = (await view(world)).tournament.message
        (shown,) = (m for m in world.channel.history() if m.id == current)
        assert "round 1 of 5" in (shown.embeds[0].title or "")


async def current(world: World) -> discord.Message:
    """The message of the round being played."""
    number = (await view(world)).tournament.message
    return next(m for m in world.channel.history() if m.id == number)


async def said_now(world: World) -> str:
    return (await current(world)).embeds[0].description or ""


async def close_round(world: World, number: int) -> None:
    question = (await world.owner.slash(world.channel, "organize next")).response
    assert question is not None
    await world.owner.click(question, label=f"Close round {number}")


async def test_people_join_late_pause_and_come_back_by_buttons(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        announcement = await announce(world, rounds=3, ai=3, level="easy")
        await world.press("ada", "Join", announcement)
        await world.owner.slash(world.channel, "organize start")
        message = await current(world)
        assert labels(message) == ["Join", "Pause", "I'm back", "Manage"]
        assert "You're in" in sentence(await world.press("ben", "Join", message))
        assert "not in this tournament" in sentence(await world.press("eve", "Pause", message))
        assert "until you're back" in sentence(await world.press("ada", "Pause", message))
        assert f"{AWAY}: **Ada**" in await said_now(world)
        assert "Welcome back" in sentence(await world.press("ada", "I'm back", message))
        assert AWAY not in await said_now(world)
        await close_round(world, 1)
        playing_on, _, resting = (await said_now(world)).partition(AWAY)
        assert "Ada" in resting, "never came to the table"
        assert "Ben" in playing_on
        left = await world["ada"].slash(world.channel, "tournament leave")
        assert "tournament back" in sentence(left)
        back = await world["ada"].slash(world.channel, "tournament back")
        assert "Welcome back" in sentence(back)
        await close_round(world, 2)
        assert "Ada" in (await said_now(world)).partition(AWAY)[0]
        assert labels(await current(world)) == ["Manage"], "nobody is paired after the last round"
        result = await world["ada"].slash(world.channel, "tournament pause")
        assert "no further round" in sentence(result)
        await close_round(world, 3)
        seen = await view(world)
        assert seen.tournament.status is TournamentStatus.FINISHED
        podium = await said_now(world)
        assert "Easy" in podium
        assert "Ada" not in podium, "she has never played"
        assert "Ben" not in podium


async def test_the_organizer_decides_a_stuck_table_and_gives_it_back(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        announcement = await announce(world, rounds=2)
        for name in ("ada", "ben", "cleo", "dan"):
            await world.press(name, "Join", announcement)
        await world.owner.slash(world.channel, "organize start")
        await world.env.advance_time(31)
        command = "organize result"
        tables = await world.owner.autocomplete(world.channel, command, "table", "")
        told = {choice["value"]: choice["name"] for choice in tables}
        assert set(told) == {1, 2}
        assert all("(open)" in name for name in told.values())
        seats = (await view(world)).of_round(1)[0].pairing.seats
        second = await name_of(world, seats[1])
        assert second in told[1]
        places = await world.owner.autocomplete(world.channel, command, "places", "", table=1)
        assert len(places) == 3
        (choice,) = (each for each in places if each["name"].startswith(f"1. {second}, 2."))
        assert choice["value"] == "2,1"

        done = await world.owner.slash(
            world.channel, command, table=1, places=choice["value"], reason="no phone"
        )
        assert "ended as you decided" in sentence(done)
        assert "no phone" in await said_now(world)
        seen = await view(world)
        assert seen.tournament.round == 1
        assert seen.standings[0].player == seats[1]
        closed = await world.tables.view(world.server, seen.of_round(1)[0].first_game or 0)
        assert closed.table.status is Status.ABORTED

        ended = await world.owner.autocomplete(world.channel, "organize reopen", "table", "")
        assert [choice["value"] for choice in ended] == [1]
        for table, answer in ((2, "still open"), (1, "open again")):
            result = await world.owner.slash(
                world.channel, "organize reopen", table=table, reason="found it"
            )
            assert answer in sentence(result)
        assert "given back to its players" in await said_now(world)
        await world.env.advance_time(31)
        assert len([m for m in world.clickable() if "Start" in labels(m)]) == 2, "a new lobby"
        await world.env.advance_time(130)
        for fixture in (await view(world)).of_round(1):
            await play_behind(world, fixture.first_game or 0)
        await world.env.advance_time(31)
        seen = await view(world)
        assert seen.tournament.round == 2
        assert {row.played for row in seen.standings} == {1}


async def name_of(world: World, player: str) -> str:
    user = (await view(world)).people[player].user
    return next(name for name in world.people if world[name].id == user).capitalize()


async def test_what_is_typed_suggests_nothing_of_a_hidden_tournament(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        den = await world.hidden_from("ada")
        known = {command.name: command for command in await world.client.tree.fetch_commands()}
        world.guild.set_command_permissions(known["organize"], {world.guild.default_role: True})
        options = {"name": "Cup", "game": GAME, "rounds": 3, "ai": 4, "level": "easy"}
        await world.owner.slash(den, "organize create", **options)
        await world.owner.slash(den, "organize start")
        for command, option in (("result", "table"), ("result", "places"), ("reopen", "table")):
            given = {"table": 1} if option == "places" else {}
            path = f"organize {command}"
            assert await world["ben"].autocomplete(den, path, option, "", **given) or (
                command == "reopen"
            )
            hidden = await world["ada"].autocomplete(
                world.channel, path, option, "", tournament=1, **given
            )
            assert hidden == []


async def test_the_announcement_promises_the_lots(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        message = await announce(world, ai=2, level="easy")
        promised = (await view(world)).tournament.commitment
        assert promised is not None
        assert fingerprint(promised) in (message.embeds[0].description or "")


THERE = {"tournament": 1}
ORGANIZING: dict[str, dict[str, Any]] = {
    **dict.fromkeys(("start", "next", "cancel", "team"), THERE),
    "edit": {**THERE, "name": "Mine"},
    "result": {**THERE, "table": 1, "places": "1,2", "reason": "me"},
    "reopen": {**THERE, "table": 1, "reason": "me"},
    **{command: {**THERE, "ai": 1} for command in ("drop", "return")},
}
PAGES = ("r1:1:1:rd:standings", "r1:1:1:rd:pairings:1", "r1:1:1:r:standings")
TARGETS = ("", "start", "close", "cancel", "decide=1.1", "reopen=1.1", "out=a1", "return=a1")
BUTTONS = [
    str(Click(verb, 1, 1, target))
    for verb in TOURNAMENT_CLICKS
    for target in (TARGETS if verb is Verb.MANAGE else [""])
]


async def test_nothing_is_done_in_a_channel_one_cannot_see(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        den, ada = await world.hidden_from("ada"), world["ada"]
        options = {"name": "Cup", "game": GAME, "rounds": 3, "ai": 3, "level": "easy"}
        await world.owner.slash(den, "organize create", **options)
        await world["ben"].slash(den, "tournament join")
        gil = await blind_organizer(world, den)
        known = {*gil.available_commands(world.channel)}
        named = {f"organize {one}" for one in ORGANIZING} | {
            f"tournament {one}" for one in COMMANDS
        }
        assert {one for one in known if one.startswith(("organize ", "tournament "))} - named == {
            "organize create"
        }
        for _ in range(2):
            for command, given in ORGANIZING.items():
                result = await gil.slash(world.channel, f"organize {command}", **given)
                assert "no such tournament" in sentence(result), command
                path = f"organize {command}"
                assert await gil.autocomplete(world.channel, path, "tournament", "") == []
            for command in COMMANDS:
                result = await ada.slash(world.channel, f"tournament {command}", tournament=1)
                assert "no such tournament" in sentence(result), command
                newest = await ada.slash(world.channel, f"tournament {command}")
                assert "no tournament on this server yet" in sentence(newest), command
                path = f"tournament {command}"
                assert await ada.autocomplete(world.channel, path, "tournament", "") == []
            await world.owner.slash(den, "organize start")
        rules = (await ada.slash(world.channel, "rules", game=GAME)).response
        assert rules is not None
        for forged in (*PAGES, *BUTTONS):
            for who in (ada, gil):
                told = sentence(await pressed(world, who, rules, forged))
                assert "no such tournament" in told, forged
        assert world.channel.history() == []
        assert len((await view(world)).people) == 4


async def blind_organizer(world: World, den: ChannelHandle) -> MemberActor:
    """Somebody who may run tournaments, and cannot see this channel."""
    rights = discord.Permissions(manage_events=True)
    role = world.guild.create_role("organizers", permissions=rights)
    gil = world.guild.add_member(world.env.create_user("gil"), roles=[role])
    hidden = discord.Permissions(view_channel=True).value
    world.env.backend.set_overwrite(
        den.id, Overwrite(target_id=gil.id, type=OverwriteType.MEMBER, allow=0, deny=hidden)
    )
    await world.env.settle()
    return gil


def organizing(world: World, who: MemberActor) -> set[str]:
    """The organizers' commands this member is shown."""
    shown = who.available_commands(world.channel)
    return {command for command in shown if command.startswith("organize ")}


async def test_a_role_for_events_is_enough_to_organize(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        rights = discord.Permissions(manage_events=True)
        role = world.guild.create_role("organizers", permissions=rights)
        gil = world.guild.add_member(world.env.create_user("gil"), roles=[role])
        await world.env.settle()
        assert organizing(world, gil)
        result = await gil.slash(world.channel, "organize create", name="Cup", game=GAME, ai=2)
        assert "announced" in sentence(result)
        assert "has started" in sentence(await gil.slash(world.channel, "organize start"))


async def test_another_server_sees_nothing_of_it(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        announcement = await announce(world, ai=2)
        other = world.env.create_guild("Other")
        channel = other.create_text_channel("games")
        stranger = other.add_member(world.env.create_user("stranger"))
        chief = MemberActor(world.env, other, other.owner)
        await world.env.settle()
        for who, command, options in (
            (stranger, "tournament standings", {"tournament": 1}),
            (stranger, "tournament join", {"tournament": 1}),
            (stranger, "tournament export", {"tournament": 1}),
            (chief, "organize start", {"tournament": 1}),
            (chief, "organize cancel", {"tournament": 1}),
        ):
            result = await who.slash(channel, command, **options)
            assert "no such tournament" in sentence(result)
        newest = await stranger.slash(channel, "tournament standings")
        assert "no tournament on this server yet" in sentence(newest)
        assert await stranger.autocomplete(channel, "tournament join", "tournament", "") == []
        assert labels(announcement) == ["Join", "Leave", "Start", "Manage"]
        assert (await view(world)).tournament.status is TournamentStatus.OPEN


async def test_a_click_delivered_twice_is_carried_out_once_and_answered_alike(
    tmp_path: Path,
) -> None:
    async with playing(tmp_path) as world:
        announcement = await announce(world, rounds=3, ai=2, level="easy")
        for name in ("ada", "ben"):
            _, payload = payload_of(world, world[name], announcement, "r1:1:0:e")
            for _ in range(2):
                world.env.backend.emit("INTERACTION_CREATE", payload)
                await world.env.settle()
        assert len((await view(world)).people) == 4
        await world.owner.slash(world.channel, "organize start")
        question = (await world.owner.slash(world.channel, "organize next")).response
        assert question is not None
        result, payload = payload_of(world, world.owner, question, "r1:1:1:c")
        told = []
        for _ in range(2):
            world.env.backend.emit("INTERACTION_CREATE", payload)
            await world.env.settle()
            told.append(question.content)
        assert told[0] == told[1]
        assert "2 tables were closed" in (told[0] or "")
        assert (await view(world)).tournament.round == 2
        assert result.followups == []


@pytest.mark.parametrize("slow", ["first", "second"])
async def test_a_closed_table_that_cannot_be_shown_at_once_keeps_no_other(
    tmp_path: Path, slow: str
) -> None:
    async with playing(tmp_path) as world:
        await world.owner.slash(world.channel, "settings", threads=True)
        announcement = await announce(world, rounds=2)
        for name in ("ada", "ben", "cleo", "dan"):
            await world.press(name, "Join", announcement)
        await world.owner.slash(world.channel, "organize start")
        await world.env.advance_time(120 + 2 * TICK)
        late, other = list(world.channel.threads)[:: 1 if slow == "first" else -1]
        late_path = f"/channels/{late.id}/messages/*"
        world.env.inject_error("PATCH", late_path, status=503, times=3)
        tried = len(world.env.http_requests)
        await close_round(world, 1)
        edited = [
            entry.path for entry in world.env.http_requests[tried:] if entry.method == "PATCH"
        ]
        attempts = [at for at, path in enumerate(edited) if f"/{late.id}/" in path]
        (shown,) = (at for at, path in enumerate(edited) if f"/{other.id}/" in path)
        assert len(attempts) == 4
        assert shown < attempts[-1]
        for thread in (late, other):
            assert "was closed" in (world.last(thread).embeds[0].description or "")


async def test_the_organizer_closes_a_round_corrects_and_exports(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        announcement = await announce(world, rounds=2, ai=2, level="easy")
        for name in ("ada", "ben"):
            await world.press(name, "Join", announcement)
        await world.owner.slash(world.channel, "organize start")
        await world.env.advance_time(120 + 2 * TICK)  # two minutes from when the lobby was shown
        assert asking(world), "people are still to move"
        questions = [await world.owner.slash(world.channel, "organize next") for _ in range(2)]
        # Lots decide whether the two people meet, and so whether one table or two wait for them.
        for question, answer in zip(questions, ("closed.", "round is already over"), strict=True):
            assert "still open" in sentence(question)
            assert question.response is not None
            clicked = await world.owner.click(question.response, label="Close round 1")
            said = question.response.content if answer == "closed." else sentence(clicked)
            assert answer in (said or "")
        assert (await view(world)).tournament.round == 2
        pairings = await world["eve"].slash(world.channel, "tournament pairings", round=1)
        assert "✅" in _body(pairings)
        for options, answer in (
            ({"places": "1,2", "reason": " "}, "needs a reason"),
            ({"places": "1", "reason": "x"}, "each player at that table a place"),
            ({"places": "first", "reason": "x"}, "each player at that table a place"),
            ({"places": "1,2", "reason": "x", "table": 9}, "no such table"),
        ):
            given = {"round": 1, "table": 1, **options}
            result = await world.owner.slash(world.channel, "organize result", **given)
            assert answer in sentence(result)
        result = await world.owner.slash(
            world.channel, "organize result", round=1, table=1, places="2,1", reason="@everyone"
        )
        assert "corrected" in sentence(result)
        export = await world["eve"].slash(world.channel, "tournament export", format="json")
        assert export.response is not None
        data = json.loads(await export.response.attachments[0].read())
        assert data["corrections"][0]["reason"] == "@everyone"
        seats = data["rounds"][0]["seats"]
        ahead = {row["player"]: row["points"] for row in data["standings"]}
        assert ahead[seats[1]] > ahead[seats[0]]


async def test_after_a_restart_all_names_are_asked_for_at_once(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        announcement = await announce(world)
        people = list(world.people)
        for name in people:
            await world.press(name, "Join", announcement)
        await world.restart()
        export = await world["eve"].slash(world.channel, "tournament export", format="json")
        assert export.response is not None
        data = json.loads(await export.response.attachments[0].read())
        assert sorted(data["players"].values()) == sorted(name.capitalize() for name in people)
        assert requests(world.env, "GET", "/guilds/*/members/*") == []


async def test_the_organizer_takes_people_and_ai_out(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        announcement = await announce(world, ai=2, level="easy")
        await world.press("ada", "Join", announcement)
        for options, answer in (
            ({}, "say who"),
            ({"user": world["ben"]}, "not in this tournament"),
            ({"ai": 3}, "not in this tournament"),
            ({"ai": 2}, "AI 2 is out of"),
            ({"user": world["ada"]}, "is out of"),
        ):
            result = await world.owner.slash(world.channel, "organize drop", **options)
            assert answer in sentence(result)
        assert sorted((await view(world)).people) == ["p1"]


async def test_cancelling_closes_what_is_open(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        announcement = await announce(world)
        for name in ("ada", "ben"):
            await world.press(name, "Join", announcement)
        await world.owner.slash(world.channel, "organize start")
        await world.env.advance_time(31)
        question = (await world.owner.slash(world.channel, "organize cancel")).response
        assert question is not None
        assert "Cancel" in (question.content or "")
        await world.owner.click(question, label="Cancel the tournament")
        assert "canceled" in (question.content or "")
        for message in world.channel.history():
            assert labels(message) == []
        texts = [m.embeds[0].description or "" for m in world.channel.history()]
        assert any("was canceled" in text for text in texts)
        assert any("was closed" in text for text in texts)
        again = await world.owner.slash(world.channel, "organize cancel")
        assert "over" in sentence(again)


@pytest.mark.parametrize(
    ("options", "answer"),
    [
        ({"name": "x" * 200}, "at most 60"),
        ({"name": " \u200b "}, "name"),
        ({"start": "some day"}, "can't read that as a day and time"),
        ({"start": "1.1.2020 20:00"}, "already passed"),
        ({"start": "in 10 weeks"}, "two months ahead"),
        ({"rounds": 99}, "rounds"),
        ({"table_size": 9}, "tables of that size"),
        ({"final": 9}, "final table"),
        ({"variant": "setup=many"}, "not one of the choices"),
    ],
)
async def test_what_cannot_be_played_gets_one_sentence(
    tmp_path: Path, options: dict[str, object], answer: str
) -> None:
    async with playing(tmp_path) as world:
        given = {"name": "Cup", "game": GAME, **options}
        result = await world.owner.slash(world.channel, "organize create", **given)
        assert answer in sentence(result)
        assert world.channel.history() == []


async def test_a_name_cannot_do_anything(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        message = await announce(world, name="@everyone **<@1>** [x](http://y)\n# z")
        title = message.embeds[0].title or ""
        assert "\n" not in title
        assert "\\@everyone" in title
        assert posts(world)[-1]["allowed_mentions"].get("users", []) == []
        assert "too few" not in title
        said = sentence(await world.owner.slash(world.channel, "organize start"))
        assert "at least two players" in said


async def test_it_starts_by_itself_and_survives_a_restart(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await announce(world, ai=2, level="easy", start="in 10 minutes")
        assert "Starts <t:" in (world.last().embeds[0].description or "")
        await world.restart()
        await world.env.advance_time(601)
        assert (await view(world)).tournament.status is TournamentStatus.RUNNING
        await world.restart()
        await world.env.advance_time(600)
        seen = await view(world)
        assert seen.tournament.status is TournamentStatus.FINISHED
        ends = [
            m for m in world.channel.history() if "final standings" in (m.embeds[0].title or "")
        ]
        assert sum(m.id == seen.tournament.message for m in ends) == 1


async def test_a_tournament_that_repeats_announces_the_next_one(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await world.owner.slash(world.channel, "settings", time_zone="Europe/Berlin")
        await announce(world, ai=2, level="easy", start="in 10 minutes", repeat="weekly")
        assert "Repeats every week." in (world.last().embeds[0].description or "")
        await world.restart()
        await world.env.advance_time(700)
        await world.restart()
        await world.env.advance_time(600)
        over, following = (await view(world)).tournament, (await view(world, 2)).tournament
        assert (over.status, following.status) == (
            TournamentStatus.FINISHED,
            TournamentStatus.OPEN,
        )
        titles = [message.embeds[0].title for message in world.channel.history()]
        assert titles.count("Winter Cup") == 2, "each of the two is announced once"
        (new,) = [m for m in world.channel.history() if m.id == following.message]
        assert "Join" in labels(new)
        assert "2 players" in (new.embeds[0].description or "")
        question = (await world.owner.slash(world.channel, "organize cancel")).response
        assert question is not None
        assert labels(question) == ["Only this one", "This one and all after it"]
        await world.owner.click(question, label="Only this one")
        assert "The next one is announced now" in (question.content or "")
        await world.env.advance_time(2 * TICK)
        assert (await view(world, 3)).tournament.message == world.last().id
        question = (await world.owner.slash(world.channel, "organize cancel")).response
        assert question is not None
        await world.owner.click(question, label="This one and all after it")
        await world.env.advance_time(2 * TICK)
        statuses = {one.status for one in await listed(world)}
        assert TournamentStatus.OPEN not in statuses


async def test_the_organizer_changes_what_was_announced_until_it_starts(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        message = await announce(world, ai=2, rounds=2)
        edited = await world.owner.slash(
            world.channel, "organize edit", name="Spring Cup", rounds=0, final=2, hints=True
        )
        assert edited.response is not None
        assert sentence(edited) == "Spring Cup, as it is announced now:"
        agreed = edited.response.embeds[0].description or ""
        assert "as many rounds as the field needs, tables of 2" in agreed
        (shown,) = world.channel.history()
        assert (shown.id, shown.embeds[0].title) == (message.id, "Spring Cup")
        assert "The top 2 meet at a final table." in (shown.embeds[0].description or "")
        assert "Hints are allowed." in (shown.embeds[0].description or "")
        refused = await world.owner.slash(world.channel, "organize edit", variant="setup=many")
        assert "not one of the choices" in sentence(refused)
        suggested = await world.owner.autocomplete(world.channel, "organize edit", "variant", "")
        assert suggested, "of the game that was announced"
        other = await world.owner.slash(world.channel, "organize edit", format="round_robin")
        assert other.response is not None
        assert "Round robin" in (other.response.embeds[0].description or "")
        await world.owner.slash(world.channel, "organize start")
        late = await world.owner.slash(world.channel, "organize edit", name="Late")
        assert "has started, so this can't be changed" in sentence(late)


async def test_a_lost_message_is_posted_anew(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        first = await announce(world)
        await world.owner.delete(first)
        await world["ada"].slash(world.channel, "tournament join")
        (second,) = world.channel.history()
        assert "One player" in (second.embeds[0].description or "")
        await world.env.advance_time(51 * 60)
        await world["ben"].slash(world.channel, "tournament join")
        (third,) = world.channel.history()
        assert third.id != second.id, "too old to be edited: posted anew, the old one goes"
        assert labels(third) == ["Join", "Leave", "Start", "Manage"]


async def test_one_that_cannot_be_shown_is_left_alone_also_after_a_restart(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await announce(world)
        deny(world, view_channel=True)
        await world.env.settle()
        call = TournamentCall(world.server, 1, world["ada"].id, world.env.backend.snowflake())
        await world.client.services.tournaments.change(call, entries.join)
        await world.env.advance_time(2 * TICK)
        tried = len(requests(world.env, "PATCH", MESSAGE))
        assert tried
        await world.restart()
        await world.env.advance_time(2 * TICK)
        assert len(requests(world.env, "PATCH", MESSAGE)) == tried
        allow(world)
        await world.env.advance_time(3700)
        assert "Ada" in (world.last().embeds[0].description or "")
