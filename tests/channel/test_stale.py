"""A button that can no longer act brings what it stands on up to date, and one line says why."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
from simcord import MemberActor

from bot.pages.custom_ids import Click, Verb, parse
from core.model.calls import Call
from core.model.table import Status
from core.tables import play
from tests.channel.acts import payload_of, play_behind, pressed, sentence, silent, version
from tests.channel.player import asked, game_buttons, reach
from tests.channel.test_games import seat
from tests.channel.test_tournaments import announce
from tests.channel.world import Shown, World, custom_ids, labels, playing

LATER = 5.0
"""Seconds after which nobody takes a click for half of a double click."""


def where(world: World, message: discord.Message) -> str:
    return f"https://discord.com/channels/{world.server}/{message.channel.id}/{message.id}"


def told(panel: Shown) -> str:
    return panel.embeds[0].description or ""


async def opened(world: World, who: str, label: str) -> Shown:
    panel = (await world.press(who, label)).response
    assert panel is not None
    return panel


async def test_a_panel_whose_move_was_made_elsewhere_is_refreshed(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "five_to_twelve", 2)
        await reach(world, "turn")
        (who,) = asked(world, world.last())
        panel, hint = await opened(world, who, "My view"), await opened(world, who, "Hint")
        draw = next(c for c in game_buttons(panel) if c.endswith(":draw"))
        advised = game_buttons(hint)[0]
        await world.press(who, "Draw a tile")
        before = await version(world)
        late = await world[who].click(panel, custom_id=draw)
        assert late.followups == [], "nothing but the panel changes"
        assert told(panel).startswith(
            "You've already made that move. This is how things stand now."
        )
        assert draw not in custom_ids(panel)
        await world[who].click(hint, custom_id=advised)
        assert "This is how things stand now." in told(hint)
        assert set(game_buttons(hint)) == set(game_buttons(panel)), "the hint became a panel"
        assert await version(world) == before


async def test_a_panel_whose_answer_was_given_in_public_tells_it(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "qwixx", 2)
        panel = await opened(world, "ada", "My view")
        cross, skip = (game_buttons(panel)[at] for at in (0, -1))
        await world.press("ada", "Pass")
        before = await version(world)
        for custom_id in (cross, skip):
            late = await pressed(world, world["ada"], panel, custom_id)
            assert late.followups == [], "nothing but the panel changes"
            assert told(panel).endswith("Your answer: **Pass**.\nWaiting for **Ben**.")
            assert game_buttons(panel) == []
        assert await version(world) == before


async def test_a_menu_that_offers_what_was_done_is_refreshed(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "qwixx", 2)
        new = (await world["eve"].slash(world.channel, "table", table=1)).response
        old = (await world["eve"].slash(world.channel, "table", table=1)).response
        assert new
        assert old
        follow = str(Click(Verb.TABLE, 1, 0, "follow"))
        await world["eve"].click(new, custom_id=follow)
        late = await world["eve"].click(old, custom_id=follow)
        assert late.followups == []
        assert custom_ids(old) == custom_ids(new)
        assert old.content == "That has already been done."


async def test_a_panel_after_the_end_shows_the_end(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "qwixx", 2)
        panel = await opened(world, "ada", "My view")
        offered = custom_ids(panel)
        await play_behind(world)
        for custom_id in offered:
            late = await pressed(world, world["ada"], panel, custom_id)
            assert late.acknowledged
            assert late.followups == []
            assert "game is over" in told(panel)
            assert game_buttons(panel) == []


async def test_an_old_message_tells_where_the_newest_is(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await world["ada"].slash(world.channel, "newgame", game="qwixx")
        lobby = world.last()
        await world.press("ben", "Join")
        await world.press("ada", "Start")
        for verb in (Verb.JOIN, Verb.LEAVE, Verb.REMOVE_AI, Verb.START):
            late = await pressed(world, world["eve"], lobby, str(Click(verb, 1)))
            assert sentence(late).startswith("The game has already started.")
            assert sentence(late).endswith(where(world, world.last()))
        turn, moves = world.last(), game_buttons(world.last())
        who = asked(world, turn)[0]
        await play_behind(world)
        await world.env.advance_time(60)
        assert world.last().id != turn.id
        late = await pressed(world, world[who], turn, moves[0])
        assert sentence(late).endswith(where(world, world.last()))


async def test_the_current_message_is_brought_up_to_date(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "five_to_twelve", 2)
        await reach(world, "turn")
        message, old = world.last(), game_buttons(world.last())
        (who,) = asked(world, message)
        await play_behind(world, answers=1)
        late = await world[who].click(message, custom_id=old[0])
        assert sentence(late).endswith("This message is now up to date.")
        assert world.last().id == message.id
        assert not set(old) & set(game_buttons(world.last()))


async def test_a_closed_lobby_loses_its_buttons(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await world["ada"].slash(world.channel, "newgame", game="qwixx")
        lobby = world.last()
        click = world.env.backend.snowflake()
        await world.tables.change(Call(world.server, 1, world["ada"].id, click), play.abort)
        late = await world["ben"].click(lobby, label="Join")
        assert "was closed without a result" in sentence(late)
        assert labels(world.last()) == []


async def test_a_question_that_is_settled_becomes_the_reason(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "qwixx", 2)
        question = (await world["ada"].slash(world.channel, "resign")).response
        assert question is not None
        await play_behind(world)
        late = await world["ada"].click(question, label="Forfeit")
        assert late.followups == []
        assert question.content.startswith("This game is over.")
        assert labels(question) == []


async def test_a_second_rematch_leads_to_the_first(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "qwixx", 2)
        await play_behind(world)
        await world.env.advance_time(60)
        result = world.last()
        await world.press("ada", "Rematch", result)
        lobby = world.last()
        await world.env.advance_time(LATER)
        late = sentence(await world.press("ada", "Rematch", result))
        assert late.startswith("You're already playing at table 2.")
        assert late.endswith(where(world, lobby))
        assert len(await world.tables.tables(world.server, Status.LOBBY)) == 1


async def question_of(world: World, command: str) -> Shown:
    asking = (await world.owner.slash(world.channel, f"organize {command}")).response
    assert asking is not None
    return asking


async def test_old_buttons_of_a_tournament_lead_to_its_round(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        announcement = await announce(world, ai=4, level="easy", rounds=2)
        await world.owner.slash(world.channel, "organize start")
        tournament = await world.client.services.tournaments.tournament(world.server, 1)
        late = sentence(await pressed(world, world.owner, announcement, "r1:1:0:o"))
        assert late.startswith("The tournament has already started.")
        assert late.endswith(f"/{tournament.channel}/{tournament.message}")
        close = [await question_of(world, "next") for _ in range(2)]
        cancel = [await question_of(world, "cancel") for _ in range(2)]
        for questions, label, why in (
            (close, "Close round 1", "That round is already over."),
            (cancel, "Cancel the tournament", "The tournament is over."),
        ):
            for question in questions:
                assert (await world.owner.click(question, label=label)).followups == []
                assert labels(question) == []
            assert questions[1].content == why


async def thrice(
    world: World, who: MemberActor, message: Shown, custom_id: str, **data: Any
) -> None:
    """Only the first click counts, and the others are silent, whether it is under way or done."""
    clicks = [payload_of(world, who, message, custom_id, **data) for _ in range(3)]
    for _, payload in clicks[:2]:
        world.env.backend.emit("INTERACTION_CREATE", payload)
    await world.env.settle()
    world.env.backend.emit("INTERACTION_CREATE", clicks[2][1])
    await world.env.settle()
    first, *others = (result for result, _ in clicks)
    assert first.acknowledged
    assert not silent(first), custom_id
    assert all(map(silent, others)), custom_id


def button(message: Shown, verb: Verb) -> str:
    return next(c for c in custom_ids(message) if (click := parse(c)) and click.verb is verb)


async def test_a_double_click_on_anything_counts_once_and_is_silent(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        ada, ben, eve = (world[name] for name in ("ada", "ben", "eve"))
        await ada.slash(world.channel, "newgame", game="five_to_twelve")
        lobby = world.last()
        for verb, who, data in (
            (Verb.JOIN, ben, {}),
            (Verb.LEAVE, ben, {}),
            (Verb.ADD_AI, ada, {"values": ["easy"]}),
            (Verb.ADD_AI, ada, {"values": ["easy"]}),
            (Verb.REMOVE_AI, ada, {}),
            (Verb.REMOVE_AI, ada, {}),
            (Verb.RULES, eve, {}),
            (Verb.JOIN, ben, {}),
            (Verb.START, ada, {}),
        ):
            await thrice(world, who, lobby, button(world.last(), verb), **data)
        turn = world.last()
        assert len((await world.tables.view(world.server, 1)).table.chairs) == 2
        for verb in (Verb.PICK, Verb.HINT, Verb.TABLE):
            await thrice(world, ada, turn, button(turn, verb))
        resign = (await ben.slash(world.channel, "resign")).response
        assert resign is not None
        await thrice(world, ben, resign, str(Click(Verb.RESIGN, 1, 0, "forfeit")))
        result = world.last()
        for verb in (Verb.REPLAY, Verb.STORY, Verb.FAIR_PLAY):
            await thrice(world, ada, result, button(result, verb))
        await world.press("ada", "Rematch", result)
        assert len(await world.tables.tables(world.server, *Status)) == 2
        forget = (await eve.slash(world.channel, "privacy", action="delete")).response
        assert forget is not None
        await thrice(world, eve, forget, button(forget, Verb.FORGET))


async def test_a_double_click_on_a_tournament_counts_once_and_is_silent(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        announcement = await announce(world, ai=4, level="easy", rounds=3)
        for verb, who in (
            (Verb.ENTER, world["ada"]),
            (Verb.WITHDRAW, world["ada"]),
            (Verb.OPEN_ROUND, world.owner),
        ):
            await thrice(world, who, announcement, button(announcement, verb))
        for command, verb in (("next", Verb.CLOSE_ROUND), ("cancel", Verb.CALL_OFF)):
            question = await question_of(world, command)
            await thrice(world, world.owner, question, button(question, verb))


async def test_who_comes_back_to_a_button_means_it(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "qwixx", 2)
        await world.press("ada", "My view")
        assert silent(await world.press("ada", "My view"))
        await world.press("ada", "Hint")
        assert not silent(await world.press("ada", "My view")), "it is not the last click"
        await world.env.advance_time(LATER)
        assert not silent(await world.press("ada", "My view"))


async def test_who_cannot_see_where_a_table_is_shown_is_given_no_link_to_it(
    tmp_path: Path,
) -> None:
    async with playing(tmp_path) as world:
        den = world.guild.create_text_channel("den")
        await world.env.settle()
        await world["ada"].slash(den, "newgame", game="qwixx")
        await world["ben"].click(world.last(den), label="Join")
        await world["ada"].click(world.last(den), label="Start")
        await world["ada"].slash(world.channel, "newgame", game="qwixx")
        late = str(Click(Verb.READY, 1))
        told = sentence(await pressed(world, world["ben"], world.last(), late))
        assert told.startswith("The game has already started.")
        assert told.endswith(where(world, world.last(den)))
        await world.hide(den, "ben")
        told = sentence(await pressed(world, world["ben"], world.last(), late))
        assert told == "The game has already started."
