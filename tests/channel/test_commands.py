"""Every slash command, what it suggests while one types, and who may use it."""

from __future__ import annotations

import json
import re
from datetime import timedelta
from io import BytesIO
from pathlib import Path
from typing import Any

import discord
import pytest
import simcord
from discord import app_commands
from PIL import Image
from simcord import ChannelHandle, ResponseMessage

from bot.pages.custom_ids import Click, Verb
from bot.text.rulebook import SECTIONS
from core.engine.rules import Level
from core.games.registry import GAMES
from core.model.calls import Order
from core.model.table import Status
from tests.channel.acts import (
    AUTOCOMPLETE,
    COMMAND,
    forced,
    notified,
    play_behind,
    pressed,
    replay_file,
    requests,
    sent,
    sentence,
)
from tests.channel.faults import deny
from tests.channel.player import asked, click_through
from tests.channel.test_games import seat
from tests.channel.world import TICK, World, custom_ids, labels, playing
from tests.seeds import seeded

EVERYBODYS = {
    "newgame",
    "join",
    "leave",
    "resign",
    "board",
    "hint",
    "games",
    "rules",
    "replay",
    "verify",
    "me",
    "privacy",
    "abort",
    "help",
}


async def names(world: World, who: str, command: str, option: str, typed: str = "") -> list[str]:
    found = await world[who].autocomplete(world.channel, command, option, typed)
    return [choice["name"] for choice in found]


async def finished(world: World) -> None:
    await seat(world, "five_to_twelve", 2)
    await play_behind(world)
    await world.env.advance_time(TICK)


async def test_commands_are_sent_to_discord_only_when_they_have_changed(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        assert len(requests(world.env, "PUT", "/applications/*/commands")) == 1
        await world.restart()
        assert len(requests(world.env, "PUT", "/applications/*/commands")) == 1
        known = {command.name: command.id for command in await world.client.tree.fetch_commands()}
        told = sentence(await world["ada"].slash(world.channel, "leave"))
        assert f"</newgame:{known['newgame']}> opens one" in told
        assert set(world["ada"].available_commands(world.channel)) >= EVERYBODYS
        assert "settings" not in world["ada"].available_commands(world.channel)
        assert "settings" in world.owner.available_commands(world.channel)


OUTDATED: tuple[dict[str, Any], ...] = (
    {"name": "duel"},
    {"name": "tournament", "options": [{"name": "create", "type": 1, "options": []}]},
    {"name": "rules"},
    {"name": "games", "options": [{"name": "color", "type": 3, "value": "red"}]},
)
"""A command, a subcommand and an option that are gone, and an option that is missing."""


async def test_a_command_of_an_older_version_is_answered_kindly(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with playing(tmp_path) as world:
        for data in OUTDATED:
            told = sentence(await sent(world, world["ada"], COMMAND, data))
            assert "reload Discord" in told, data
        typing = await sent(world, world["ada"], AUTOCOMPLETE, OUTDATED[0])
        assert typing.acknowledged
        simcord.assert_error(world.env, app_commands.CommandNotFound)
        simcord.assert_error(world.env, app_commands.CommandSignatureMismatch)
        assert [record for record in caplog.records if record.exc_info] == []


async def test_what_is_wrong_with_an_option_is_told(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        gone = {"name": "channel", "type": 7, "value": "123"}
        data = {"name": "settings", "options": [gone]}
        told = sentence(await sent(world, world.owner, COMMAND, data))
        assert told == "I can't see that channel."
        simcord.assert_error(world.env, app_commands.TransformerError)


async def test_tables_are_suggested_and_found_without_a_number(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await world["ada"].slash(world.channel, "newgame", game="qwixx")
        assert await names(world, "ben", "join", "table") == ["Qwixx, table 1"]
        assert await names(world, "ben", "leave", "table") == []
        assert "in at [table 1]" in sentence(await world["ben"].slash(world.channel, "join"))
        assert await names(world, "ben", "leave", "table", "qwi") == ["Qwixx, table 1"]
        assert await names(world, "ben", "leave", "table", "lucky") == []
        assert "have left" in sentence(await world["ben"].slash(world.channel, "leave"))
        refused = await world["ben"].slash(world.channel, "leave")
        assert "not in a game" in sentence(refused)
        variants = await world["ada"].autocomplete(
            world.channel, "newgame", "variant", "", game="lucky_numbers"
        )
        assert [choice["value"] for choice in variants] == ["setup=four", "setup=one"]
        lengths = await world["ada"].autocomplete(
            world.channel, "newgame", "games", "", game="qwixx"
        )
        assert [choice["value"] for choice in lengths] == ["1", "2", "3", "4", "5"]
        assert await names(world, "ada", "newgame", "turn_time", "hour") == [
            "1 hour a turn",
            "12 hours a turn",
        ]
        for option, value in (("variant", "setup=nine"), ("games", "99"), ("turn_time", -1)):
            result = await world["eve"].slash(
                world.channel, "newgame", game="qwixx", **{option: value}
            )
            assert sentence(result)
        assert len(await world.tables.tables(world.server, *Status)) == 1


async def test_only_what_one_can_use_is_suggested(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await world["ada"].slash(world.channel, "newgame", game="lucky_numbers")
        await world["ben"].slash(world.channel, "newgame", game="lucky_numbers", ai=3)
        await world["cleo"].slash(world.channel, "newgame", game="lucky_numbers", ai=1)
        await world.press("cleo", "Start")
        mine, full, running = (f"Lucky Numbers, table {number}" for number in (1, 2, 3))
        for number in range(120):  # newer, and in channels that nobody here can see
            channel, user = 10 + number % 10, 1000 + number
            await world.tables.open(world.server, channel, user, 5000 + number, Order("qwixx"))
        assert await names(world, "eve", "join", "table") == [mine], "the others have no free seat"
        assert await names(world, "ada", "join", "table") == [], "she sits there already"
        assert await names(world, "eve", "abort", "table") == []
        for host, table in (("ada", mine), ("ben", full), ("cleo", running)):
            assert await names(world, host, "abort", "table") == [table]
        found = await world.owner.autocomplete(world.channel, "abort", "table", "lucky")
        assert [choice["name"] for choice in found] == [running, full, mine]


async def test_games_lists_what_is_open_page_by_page(tmp_path: Path) -> None:
    """Tables that the reader cannot see neither take up room nor are counted."""
    async with playing(tmp_path) as world:
        empty = (await world["ada"].slash(world.channel, "games")).response
        assert empty is not None
        assert "/newgame" in (empty.embeds[0].description or "")
        den = await world.hidden_from("eve")
        for number in range(32):
            user, channel = 1000 + number, world.channel.id if number < 12 else den.id
            order = Order("qwixx", levels=(Level.MEDIUM,) * 4)
            await world.tables.open(world.server, channel, user, 5000 + number, order)
        await world.env.settle()
        shown = (await world["eve"].slash(world.channel, "games")).response
        assert shown is not None
        assert numbers(shown) == list(range(12, 2, -1))
        assert shown.embeds[0].footer.text == "Page 1 of 2"
        await world["eve"].click(shown, label="Next")
        assert numbers(shown) == [2, 1]
        assert labels(shown) == ["Back"]
        everything = (await world["ada"].slash(world.channel, "games")).response
        assert everything is not None
        assert everything.embeds[0].footer.text == "Page 1 of 4"


def numbers(listed: ResponseMessage) -> list[int]:
    return [int(n) for n in re.findall(r"table (\d+)", listed.embeds[0].description or "")]


def told(message: ResponseMessage) -> str:
    return f"{message.embeds[0].title}: {message.embeds[0].description}"


async def read(world: World, message: ResponseMessage) -> list[str]:
    """Press each button of a long text in turn; return what the same message then says."""
    said = []
    for part in custom_ids(message):
        if ":rd:" in part:
            await world["eve"].click(message, custom_id=part)
            said.append(told(message))
            await world.env.advance_time(1)
    return said


@pytest.mark.parametrize("game", GAMES)
async def test_rules_begin_with_a_summary_and_are_read_in_one_message(
    tmp_path: Path, game: str
) -> None:
    async with playing(tmp_path) as world:
        rules = (await world["eve"].slash(world.channel, "rules", game=game)).response
        assert rules is not None
        assert rules.ephemeral
        assert told(rules).startswith("How to play ")
        parts = await read(world, rules)
        assert len(set(parts)) == len(SECTIONS)
        assert all("[" in part or "Options" in part for part in parts), "rules are cited"
        assert "In short" in labels(rules)


async def test_the_help_names_every_command_to_click(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        guide = (await world["eve"].slash(world.channel, "help")).response
        assert guide is not None
        assert guide.ephemeral
        assert all(f"</{name}:" in told(guide) for name in ("newgame", "rules", "tournament join"))
        whole = " ".join(await read(world, guide))
        assert [name for name in EVERYBODYS if f"</{name}:" not in whole] == []


async def test_a_part_that_does_not_exist_is_not_read(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        guide = (await world["eve"].slash(world.channel, "help")).response
        assert guide is not None
        for target in ("help:secrets", "help:", "rules:qwixx:x", "rules:chess:goal", "rules"):
            answer = await pressed(world, world["eve"], guide, f"r1:0:0:rd:{target}")
            assert "This button" in sentence(answer)


async def test_a_game_can_be_aborted_by_its_host_and_by_moderators_only(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "qwixx", 2)
        refused = await world["ben"].slash(world.channel, "abort")
        assert "who hosts this table" in sentence(refused)
        question = await world.owner.slash(world.channel, "abort", table=1)
        assert "ends without a result" in sentence(question)
        assert (await world.tables.view(world.server, 1)).table.status is Status.PLAYING
        assert question.response is not None
        await world.owner.click(question.response, label="End the game")
        assert "closed without a result" in (question.response.content or "")
        assert labels(world.last()) == []
        told = world.last().embeds[0].description or ""
        assert re.fullmatch(r"\*\*.+\*\* ended this game\. It has no result\.", told)
        again = await world["ada"].slash(world.channel, "abort", table=1)
        assert "was closed" in sentence(again)


async def test_who_ends_a_rated_game_alone_is_told_that_it_counts_as_lost(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "qwixx", 2)
        question = (await world["ada"].slash(world.channel, "abort")).response
        assert question is not None
        assert "ends without a result" in (question.content or "")
        for who in ("ada", "ben"):
            await click_through(world, who, world.last(), seeded(2))
        await world["ada"].click(question, label="End the game")
        assert "counts as a loss for you" in (question.content or ""), "as it has come to since"
        assert (await world.tables.view(world.server, 1)).table.status is Status.PLAYING
        await world["ada"].click(question, label="End the game")
        assert question.content == "You have ended table 1. It counts as a loss for you."
        told = world.last().embeds[0].description or ""
        assert "**Ada** ended this game." in told
        assert world.last().embeds[0].title == "Ben wins!"
        assert ", lost by ending the game" in told
        ratings = told.splitlines()[-1]
        assert re.fullmatch(
            r"Rating: \*\*Ada\*\* \d+\? \(-\d+\) · \*\*Ben\*\* \d+\? \(\+\d+\) \(\?: few .*\)",
            ratings,
        )


async def test_who_wants_no_pings_is_called_but_not_notified(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        told = sentence(await world["ben"].slash(world.channel, "me", pings=False))
        assert "your turn: off" in told
        await seat(world, "qwixx", 2)
        assert world["ben"].mention in world.last().content
        assert notified(world)[-1] == {"ada"}


async def test_games_in_a_hidden_channel_are_not_to_be_found(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        den = await world.hidden_from("eve")
        await world["ada"].slash(den, "newgame", game="qwixx")
        eve = world["eve"]
        for command in ("join", "board", "hint", "abort"):
            refused = await eve.slash(world.channel, command, table=1)
            assert "can't find" in sentence(refused), command
        assert await names(world, "eve", "join", "table") == []
        listed = (await eve.slash(world.channel, "games")).response
        assert listed is not None
        assert "No table is open" in (listed.embeds[0].description or "")
        known = world.client.get_channel(den.id)
        assert isinstance(known, discord.TextChannel)
        await known.create_thread(name="deep", type=discord.ChannelType.public_thread)
        await world.env.settle()
        (thread,) = den.threads
        await world["ada"].slash(thread, "newgame", game="qwixx")
        refused = await eve.slash(world.channel, "join", table=2)
        assert "can't find" in sentence(refused)
        assert "in at [table 2]" in sentence(await world["cleo"].slash(den, "join", table=2))
        joined = await world["ben"].slash(world.channel, "join", table=1)
        assert "in at [table 1]" in sentence(joined)


async def test_who_moderates_one_channel_ends_no_games_in_others(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "qwixx", 2)
        rights = discord.PermissionOverwrite(manage_messages=True)
        den = world.guild.create_text_channel("den", overwrites={world["eve"]: rights})
        await world.env.settle()
        refused = await world["eve"].slash(den, "abort", table=1)
        assert "who hosts this table" in sentence(refused)
        await world["ada"].slash(den, "newgame", game="qwixx", ai=1)
        assert "closed" in sentence(await world["eve"].slash(world.channel, "abort", table=2))


async def test_giving_up_asks_first_and_the_ai_plays_on(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "qwixx", 3)
        asking = await world["cleo"].slash(world.channel, "resign")
        assert asking.response is not None
        assert asked(world, world.last()) == ["ada", "ben", "cleo"], "nothing has happened yet"
        await world["cleo"].click(asking.response, label="Let the AI play on")
        assert labels(asking.response) == [], "it is asked once"
        assert asked(world, world.last()) == ["ada", "ben"]
        assert "**Cleo** gave up" in (world.last().embeds[0].description or "")
        assert "not playing" in sentence(await world.press("cleo", "Hint"))
        refused = await world["cleo"].slash(world.channel, "join", table=1)
        assert "gave up your seat" in sentence(refused)


async def test_a_hint_by_command_is_as_private_as_by_button(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "qwixx", 2)
        hint = (await world["ada"].slash(world.channel, "hint")).response
        assert hint is not None
        assert hint.ephemeral
        assert "not in a game" in sentence(await world["eve"].slash(world.channel, "hint"))


async def test_replays_can_be_had_and_checked_and_forgeries_are_found(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        early = await world["ada"].slash(world.channel, "replay")
        assert "haven't finished a game" in sentence(early)
        await finished(world)
        assert await names(world, "eve", "replay", "table") == ["5 vor 12, table 1"]
        assert await names(world, "eve", "verify", "table") == ["5 vor 12, table 1"]
        replay = await replay_file(world, "eve")
        told = await world["eve"].slash(world.channel, "verify", file=("a.txt", replay.encode()))
        lobby = re.search(r"is fair.*\[its lobby\]\(\S+/(\d+)\) showed: `(\S+)`", sentence(told))
        assert lobby is not None
        message = next(m for m in world.channel.history() if m.id == int(lobby[1]))
        assert lobby[2] in str(message.embeds[0].footer.text)
        lines = replay.splitlines()
        forged = "\n".join([*lines[:-2], lines[-1]]).encode()
        for wrong in (forged, b"\xff\xfe", b"", b"hello"):
            false = await world["eve"].slash(world.channel, "verify", file=("a.txt", wrong))
            assert "Genuine" not in sentence(false)


async def test_settings_are_for_admins_and_take_effect(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        refused = await forced(world, world["ada"], "settings", hints=False)
        assert "may manage this server" in sentence(refused)
        assert (await world.client.services.preferences.server(world.server)).hints
        second = world.guild.create_text_channel("second")
        shown = await world.owner.slash(
            world.channel,
            "settings",
            hints=False,
            pings=False,
            turn_time=3600,
            language="en",
            channel=second,
        )
        assert shown.response is not None
        assert "1 hour" in (shown.response.embeds[0].description or "")
        assert await owners(world, "turn_time", "day") != []
        elsewhere = await world["ada"].slash(world.channel, "newgame", game="qwixx")
        assert second.mention in sentence(elsewhere)
        world.channel = second
        await seat(world, "qwixx", 2)
        assert "Hint" not in labels(world.last())
        panel = (await world.press("ada", "My view")).response
        assert panel is not None
        assert "Hint" not in labels(panel)
        assert all(not names for names in notified(world)), "pings are off"
        seen = await world.tables.view(world.server, 1)
        assert seen.table.turn_seconds == 3600
        await world.owner.slash(world.channel, "settings", channel=second, language="default")
        settings = await world.client.services.preferences.server(world.server)
        assert (settings.channels, settings.language) == ((), None)


async def test_games_may_be_played_in_threads_of_an_allowed_channel(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        second = world.guild.create_text_channel("second")
        await world.owner.slash(world.channel, "settings", channel=second)
        outside, inside = await thread(world, world.channel), await thread(world, second)
        refused = await world["ada"].slash(outside, "newgame", game="qwixx")
        assert second.mention in sentence(refused)
        opened = await world["ada"].slash(inside, "newgame", game="qwixx")
        assert opened.response is None


async def test_what_the_bot_lacks_in_a_thread_is_what_threads_need(tmp_path: Path) -> None:
    """Nor does a thread need what only its channel does, whether or not games get threads."""
    async with playing(tmp_path) as world:
        inside = await thread(world, world.channel)
        await world.owner.slash(world.channel, "settings", threads=True)
        deny(world, send_messages_in_threads=True)
        refused = sentence(await world["ada"].slash(inside, "newgame", game="qwixx"))
        assert refused.endswith("allow: Send Messages in Threads.")
        assert f"<#{inside.id}>" in refused
        deny(world, send_messages=True, create_public_threads=True)
        opened = await world["ada"].slash(inside, "newgame", game="qwixx")
        assert opened.response is None
        deny(world, send_messages_in_threads=True)
        shown = sentence(await world["ada"].slash(world.channel, "board"))
        assert "allow: Send Messages in Threads" in shown


async def thread(world: World, channel: ChannelHandle) -> ChannelHandle:
    known = world.client.get_channel(channel.id)
    assert isinstance(known, discord.TextChannel)
    await known.create_thread(name="deep", type=discord.ChannelType.public_thread)
    await world.env.settle()
    return channel.threads[-1]


async def test_a_server_can_have_light_pictures(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        corners = []
        for theme in ("dark", "light"):
            told = (await world.owner.slash(world.channel, "settings", theme=theme)).response
            assert told is not None
            assert f"Pictures: {theme}" in (told.embeds[0].description or "")
            await world["ada"].slash(world.channel, "newgame", game="qwixx")
            card = Image.open(BytesIO(await world.last().attachments[0].read()))
            corners.append(card.convert("L").tobytes()[0])
        assert corners[0] < 64 < 192 < corners[1]


async def test_a_deleted_channel_drops_out_of_the_settings(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        second, third = map(world.guild.create_text_channel, ("second", "third"))
        for channel in (second, third):
            await world.owner.slash(world.channel, "settings", channel=channel)
        world.env.backend.delete_channel(second.id)
        await world.env.settle()
        elsewhere = sentence(await world["ada"].slash(world.channel, "newgame", game="qwixx"))
        assert elsewhere == f"Games are played in {third.mention} on this server."
        shown = (await world.owner.slash(world.channel, "settings")).response
        assert shown is not None
        assert f"games: {third.mention}\n" in (shown.embeds[0].description or "")
        settings = await world.client.services.preferences.server(world.server)
        assert settings.channels == (third.id,)
        world.env.backend.delete_channel(third.id)
        await world.env.settle()
        opened = await world["ada"].slash(world.channel, "newgame", game="qwixx")
        assert opened.response is None, "nobody is sent to a channel that is gone"


async def owners(world: World, option: str, typed: str) -> list[str]:
    found = await world.owner.autocomplete(world.channel, "settings", option, typed)
    return [choice["name"] for choice in found]


@pytest.mark.parametrize("game", GAMES)
async def test_boards_can_be_read_as_text(tmp_path: Path, game: str) -> None:
    others = GAMES[game].rules.players[-1] - 1
    async with playing(tmp_path) as world:
        await world["ada"].slash(world.channel, "me", pictures=False, language="en")
        await world["ada"].slash(world.channel, "newgame", game=game, ai=others)
        await world.press("ada", "Start")
        for verb in (Verb.VIEW, Verb.HINT):
            panel = (await pressed(world, world["ada"], world.last(), str(Click(verb, 1)))).response
            assert panel is not None
            assert "```" in (panel.content or "")
            assert panel.attachments == []
        told = sentence(await world["ada"].slash(world.channel, "me", pictures=True))
        assert "pictures: on" in told


async def test_a_lobby_somebody_is_deleted_from_stays_open_as_long_as_set(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RUNGS_LOBBY_MINUTES", "7")
    async with playing(tmp_path) as world:
        await world["ada"].slash(world.channel, "newgame", game="qwixx")
        await world.press("ben", "Join")
        question = (await world["ben"].slash(world.channel, "privacy", action="delete")).response
        assert question is not None
        before = discord.utils.utcnow()
        await world["ben"].click(question, label="Delete my data")
        due = (await world.tables.view(world.server, 1)).due
        assert due is not None
        assert before <= due.at - timedelta(minutes=7) <= discord.utils.utcnow()


async def test_what_is_stored_about_one_can_be_seen_and_deleted(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await world["ben"].slash(world.channel, "me", pictures=False)
        await seat(world, "qwixx", 2)
        await world.press("ben", "Pass")
        about = await world["ben"].slash(world.channel, "privacy", action="about")
        assert len(sentence(about)) > 40
        export = (await world["ben"].slash(world.channel, "privacy", action="export")).response
        assert export is not None
        data = json.loads(await export.attachments[0].read())
        assert data["user"] == str(world["ben"].id)
        assert str(world["ada"].id) not in json.dumps(data)
        question = (await world["ben"].slash(world.channel, "privacy", action="delete")).response
        assert question is not None
        assert "cannot be undone" in (question.content or "")
        assert (await world.tables.view(world.server, 1)).table.chair_of(world["ben"].id)
        await world["ben"].click(question, label="Delete my data")
        assert "is deleted" in (question.content or "")
        await world.env.advance_time(2 * TICK)
        seen = await world.tables.view(world.server, 1)
        assert seen.table.chair_of(world["ben"].id) is None
        assert seen.table.status is Status.PLAYING
        assert asked(world, world.last()) == ["ada"]
        own = sentence(await world["ben"].slash(world.channel, "me"))
        assert "pictures: on" in own, "nothing is remembered either"
        again = (await world["ben"].slash(world.channel, "privacy", action="export")).response
        assert again is not None
        data = json.loads(await again.attachments[0].read())
        assert not any(rows for key, rows in data.items() if key != "user")


async def test_another_servers_tables_are_not_to_be_found(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "qwixx", 2)
        elsewhere = world.env.create_guild("Elsewhere")
        there = elsewhere.create_text_channel("games")
        ada = elsewhere.add_member(world["ada"].user)
        await world.env.settle()
        for command in ("join", "leave", "resign", "board", "hint", "abort", "replay", "verify"):
            result = await ada.slash(there, command, table=1)
            assert "can't find" in sentence(result), command
            assert await ada.autocomplete(there, command, "table", "") == []
