"""Everybody reads in their own language, and what all see is in the server's."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import discord

from bot.games.registry import FACES
from bot.pages.custom_ids import Verb, parse
from bot.pages.phrases import heading
from bot.text.languages import Words
from bot.text.refusals import refusal
from bot.text.say import Say
from core.engine.errors import GameOver, NotOrganizer, NotSeated
from tests.channel.acts import play_behind, pressed, sentence
from tests.channel.player import game_buttons
from tests.channel.world import TICK, Shown, World, custom_ids, labels, playing

WORDS = Words(strict=True)
DE, EN, ES, FR = (WORDS.say(language) for language in ("de", "en", "es", "fr"))
READERS = {"ada": ("de", DE), "ben": ("fr", FR), "cleo": ("en-GB", EN), "dan": ("ja", EN)}
"""What their clients speak, and the bot to them."""


def speaking(world: World, server: str) -> None:
    """Clients tell Discord what their users read, and servers have a locale."""
    spoken = {str(world[name].id): locale for name, (locale, _) in READERS.items()}

    def speak(event: str, payload: Mapping[str, Any]) -> None:
        if event == "INTERACTION_CREATE" and isinstance(payload, dict):
            user = payload["member"]["user"]["id"]
            payload["locale"] = spoken.get(user, payload["locale"])

    world.env.backend.subscribers.insert(0, speak)
    world.env.backend.edit_guild(world.server, {"preferred_locale": server})


async def assert_board(world: World, say: Say) -> discord.Message:
    """The newest message speaks this language: text, buttons, and what its picture says."""
    board, seen = world.last(), await world.tables.view(world.server, 1)
    names = tuple(world[name].user.global_name or "" for name in ("ada", "ben", "cleo"))
    face = FACES["qwixx"]
    assert board.attachments[0].description == face.alt(seen.view, names, say)
    assert (board.embeds[0].footer.text or "").startswith(heading(seen.table, say))
    last = "button-hint" if seen.prompt else "button-rematch"
    assert say(last) in labels(board)
    return board


def button(message: Shown, verb: Verb) -> str:
    """The button that does this, whatever its label."""
    return next(
        part for part in custom_ids(message) if (click := parse(part)) and click.verb is verb
    )


async def hint(world: World, who: str, board: Shown) -> str:
    """The title of somebody's hint."""
    told = (await pressed(world, world[who], board, button(board, Verb.HINT))).response
    assert told is not None
    assert told.ephemeral
    return told.embeds[0].title or ""


async def test_everybody_at_a_table_reads_their_own_language(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        speaking(world, "es-ES")
        await world["ada"].slash(world.channel, "newgame", game="qwixx")
        for name in ("ben", "cleo"):
            await world.press(name, ES("button-join"))
        await world.press("ada", ES("button-start"))
        spanish = await assert_board(world, ES)
        table = (await world.tables.view(world.server, 1)).table
        for name in ("ada", "ben", "cleo"):
            say = READERS[name][1]
            title = say("hint-title", table=heading(table, say))
            assert await hint(world, name, spanish) == title
        refused = await world.press("dan", ES("button-hint"), spanish)
        assert sentence(refused) == refusal(NotSeated(), EN)

        await world.owner.slash(world.channel, "settings", language="fr")
        chosen = await world["cleo"].slash(world.channel, "me", language="es")
        assert sentence(chosen).startswith(ES("me-title"))
        moves = game_buttons(spanish)
        await pressed(world, world["ada"], spanish, moves[-1])
        french = await assert_board(world, FR)
        await play_behind(world)
        stale = await pressed(world, world["ada"], french, moves[0])
        german = world.client.services.words.say("de")  # it knows the ids of commands
        assert refusal(GameOver(), german) in sentence(stale)
        await assert_board(world, FR)


async def test_everybody_in_a_tournament_reads_their_own_language(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        speaking(world, "es-ES")
        plan = {"name": "Copa", "game": "qwixx", "rounds": 1, "table_size": 2}
        await world.owner.slash(world.channel, "organize create", **plan)
        announced = world.last()
        assert labels(announced)[0] == ES("button-join")
        how = ES("tournament-card", format="swiss", size=2)
        assert how in (announced.attachments[0].description or "")
        for name in ("ada", "ben"):
            say = READERS[name][1]
            joined = await world[name].slash(world.channel, "tournament join")
            assert sentence(joined) == say("tournament-joined", name="Copa")
        manage = await world.press("cleo", ES("button-manage"), announced)
        assert sentence(manage) == refusal(NotOrganizer(), EN)

        await world.owner.slash(world.channel, "settings", language="fr")
        await pressed(world, world.owner, announced, button(announced, Verb.OPEN_ROUND))
        await world.env.advance_time(TICK)
        await world.press("ada", FR("button-start"))
        assert FR("button-my-view") in labels(world.last())
        await play_behind(world)
        await world.env.advance_time(4 * TICK)
        shown = [(m, file.filename) for m in world.channel.history() for file in m.attachments]
        end = next(message for message, file in shown if file == "podium.png")
        assert end.embeds[0].title == FR("tournament-end-title", name="Copa")
        for name in ("ada", "ben", "cleo"):
            say = READERS[name][1]
            own = (await world[name].slash(world.channel, "tournament standings")).response
            assert own is not None
            assert own.embeds[0].title == say("tournament-end-title", name="Copa")
            if name == "ada":
                await world["ada"].click(own, label=DE("button-share"))
        assert world.last().content == FR("shared-by", who="**Ada**")
        assert world.last().embeds[0].title == end.embeds[0].title
