"""A finished game can be looked at again, move by move, by whoever could see it."""

from __future__ import annotations

from pathlib import Path

import pytest
from simcord import InteractionResult, ResponseMessage

from bot.pages.custom_ids import Click, Verb
from core.engine.replay import split
from core.games.registry import GAMES
from core.verify import check
from tests.channel.acts import answers, pressed, replay_file, sentence
from tests.channel.test_games import seat
from tests.channel.test_verify import played
from tests.channel.world import TICK, World, custom_ids, labels, playing

FIRST, EARLIER, LATER, LAST, FILE = "First", "Back", "Next", "Last", "File"


async def finished(world: World, game: str = "qwixx") -> int:
    """Ada and Ben have played, and the result is shown; return the number of the last move."""
    await played(world, game)
    await world.env.advance_time(TICK)
    return len((await world.tables.playback(world.server, 1)).positions) - 1


def viewer(result: InteractionResult) -> ResponseMessage:
    assert result.response is not None
    assert result.response.ephemeral
    return result.response


def footer(message: ResponseMessage) -> str:
    (embed,) = message.embeds
    return str(embed.footer.text)


async def picture(message: ResponseMessage) -> bytes:
    (board,) = message.attachments
    return await board.read()


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_is_clicked_through_in_one_private_message(tmp_path: Path, game: str) -> None:
    async with playing(tmp_path) as world:
        last = await finished(world, game)
        public = [(message.id, message.edited_at) for message in world.channel.history()]
        at_start = viewer(await world.press("eve", "Replay"))
        assert footer(at_start) == f"Start, {last} moves follow"
        assert labels(at_start) == [LATER, LAST, FILE]
        boards = [await picture(at_start)]
        shown = at_start
        for move in (1, 2):
            shown = viewer(await world.press("eve", LATER, shown))
            assert (shown.id, footer(shown)) == (at_start.id, f"Move {move} of {last}")
            assert labels(shown) == [FIRST, EARLIER, LATER, LAST, FILE]
            boards.append(await picture(shown))
        assert len(set(boards)) == 3
        shown = viewer(await world.press("eve", EARLIER, shown))
        assert footer(shown) == f"Move 1 of {last}"
        assert await picture(shown) == boards[1]
        shown = viewer(await world.press("eve", LAST, shown))
        assert (shown.id, footer(shown)) == (at_start.id, f"Move {last} of {last}")
        assert labels(shown) == [FIRST, EARLIER, FILE]
        assert "win" in str(shown.embeds[0].description)
        shown = viewer(await world.press("eve", FIRST, shown))
        assert await picture(shown) == boards[0]
        assert public == [(message.id, message.edited_at) for message in world.channel.history()]


async def test_the_words_say_who_did_what(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "qwixx", 2)
        seen = await world.tables.view(world.server, 1)
        assert seen.prompt is not None
        for name in ("ada", "ben"):
            await world.press(name, "Pass")
        resign = (await world["ben"].slash(world.channel, "resign")).response
        assert resign is not None
        await pressed(world, world["ben"], resign, str(Click(Verb.RESIGN, 1, 0, "forfeit")))
        start = viewer(await world.press("ada", "Replay"))
        assert "goes first" in str(start.embeds[0].description)
        end = viewer(await world.press("ada", LATER, start))
        told = str(end.embeds[0].description).splitlines()
        assert told[0] == "**Ada** and **Ben** pass."
        assert "**Ben** gave up." in told
        assert told[-1] == "**Ada** wins!"
        assert end.embeds[0].title == "Replay: Qwixx, table 1"


async def test_who_prefers_text_reads_the_board(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        last = await finished(world)
        await world["eve"].slash(world.channel, "me", pictures=False)
        start = viewer(await world["eve"].slash(world.channel, "replay", table=1))
        end = viewer(await world.press("eve", LAST, start))
        assert not end.attachments
        assert (end.content or "").startswith("```\n")
        assert footer(end) == f"Move {last} of {last}"


async def test_old_buttons_open_the_viewer_and_strange_ones_its_end(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        last = await finished(world)
        old = "r1:1:0:y"
        assert old in custom_ids(world.last()), "the one that results have always had"
        await world.restart()
        shown = viewer(await pressed(world, world["ada"], world.last(), old))
        assert footer(shown).startswith("Start")
        for strange in ("r1:1:fffffff:y", "r1:1:fffffff:y:later", f"r1:1:{last:x}:y:what"):
            shown = viewer(await pressed(world, world["ben"], world.last(), strange))
            assert footer(shown) == f"Move {last} of {last}"


async def test_the_file_is_for_people_first_and_names_nobody(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        last = await finished(world)
        text = await replay_file(world, "eve")
        words, game = split(text)
        assert game == await world.tables.replay(world.server, 1)
        assert check(text).consistent
        assert words.startswith("Qwixx, table 1\n")
        assert f"\n{last:4}. " in words
        assert "Players: Player 1 and Player 2" in words
        assert "\n  1. Player " in words
        for markup in ("*", "\\", "`", "<", "Ada", "Ben"):
            assert markup not in words
        told = await world["eve"].slash(world.channel, "verify", file=("a.txt", text.encode()))
        assert "is fair" in sentence(told)
        assert "above the line `rungs-replay 2` were not checked" in sentence(told)


async def test_false_words_are_not_vouched_for(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await finished(world)
        text = await replay_file(world, "eve")
        praise = text.replace("Player 1", "Grandmaster")
        forged = text.replace(" place 1 ", " place 2 ")
        for file, verdict in ((praise, "were not checked"), (forged, "False")):
            told = await world["eve"].slash(world.channel, "verify", file=("a.txt", file.encode()))
            assert verdict in sentence(told)


async def test_nothing_is_shown_before_the_end(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "qwixx", 2)
        for target in ("", ":later", ":file"):
            refused = await pressed(world, world["ada"], world.last(), f"r1:1:1:y{target}")
            assert "still going on" in sentence(refused)
            private = [message for message in answers(refused) if message.ephemeral]
            assert not any(message.attachments or message.embeds for message in private)
        refused = await world["ada"].slash(world.channel, "replay", table=1)
        assert "still going on" in sentence(refused)


async def test_a_game_elsewhere_is_not_found(tmp_path: Path) -> None:
    """Neither from another server nor by somebody from whom its channel is hidden."""
    async with playing(tmp_path) as world:
        den = await world.hidden_from("eve")
        stranger, there = await world.stranger()
        await played(world, "five_to_twelve", den.id)
        await played(world, "five_to_twelve")
        await world.env.advance_time(TICK)
        for target in ("", ":later", ":file"):
            click = f"r1:1:1:y{target}"
            for who in (world["eve"], stranger):
                refused = await pressed(world, who, world.last(), click)
                assert "can't find" in sentence(refused)
        refused = await stranger.slash(there, "replay", table=1)
        assert "can't find" in sentence(refused)
        refused = await world["eve"].slash(world.channel, "replay", table=1)
        assert "can't find" in sentence(refused)
        assert viewer(await world["ada"].slash(world.channel, "replay", table=1)).embeds
        assert viewer(await world["eve"].slash(world.channel, "replay", table=2)).embeds


async def test_a_viewer_shows_no_more_once_the_channel_is_hidden(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        den = world.guild.create_text_channel("den")
        await world.env.settle()
        await played(world, "five_to_twelve", den.id)
        await world.env.advance_time(TICK)
        shown = viewer(await world["eve"].slash(world.channel, "replay", table=1))
        await world.hide(den, "eve")
        await world.env.settle()
        for label in (LATER, FILE):
            assert "can't find" in sentence(await world.press("eve", label, shown))
