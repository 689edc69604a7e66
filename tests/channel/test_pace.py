"""Whoever asks for too much at once is told to wait, and nobody else has to."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import discord
from discord.app_commands import Command

from bot.interactions.clicks import CLICKS
from bot.interactions.pace import CHANNEL_BOARDS, PACED, UNPACED, Pace, in_channel
from bot.pages.custom_ids import Click, Verb
from core.engine.rules import Advice, Budget, Level
from core.engine.series import UP_TO_FIVE
from core.games import registry
from core.games.registry import Game
from core.store.database import Database
from tests.channel.acts import answers, notified, posts, press, sentence, version
from tests.channel.player import asked, game_buttons
from tests.channel.test_games import seat
from tests.channel.world import make_client, playing
from tests.dice_race import KEY, registered
from tests.dice_race.advisor import Roller
from tests.dice_race.rules import DiceRace, Move, View
from tests.patience import found

HINTS = [str(Click(Verb.HINT, 1, prompt)) for prompt in range(40)]
"""Different ones: the same click again and again would be a double click."""


def real_pace() -> Pace:
    return Pace(lambda: discord.utils.utcnow().timestamp())


async def test_many_hints_at_once_are_not_all_computed_and_moves_still_count(
    tmp_path: Path,
) -> None:
    async with playing(tmp_path, pace=real_pace()) as world:
        await seat(world, "qwixx", 2)
        board = world.last()
        clicks = [press(world, world["ada"], board, each) for each in HINTS]
        await world.env.settle()
        told = [result for result in clicks if result.response and result.response.content]
        assert len(clicks) - len(told) == PACED["hint"].at_once
        assert all(sentence(result).startswith("Not so fast") for result in told)
        assert (await world.press("ben", "Hint", board)).response.embeds  # type: ignore[union-attr]
        before = await version(world)
        await world["ada"].click(board, custom_id=game_buttons(board)[0])
        assert await version(world) == before + 1
        await world.env.advance_time(PACED["hint"].every * PACED["hint"].at_once)
        assert "Not so fast" not in sentence(await world["ada"].slash(world.channel, "hint"))


async def test_a_story_is_not_told_faster_than_people_read(tmp_path: Path) -> None:
    async with playing(tmp_path, pace=real_pace()) as world:
        await seat(world, "qwixx", 2)
        most = PACED["story"].at_once
        pages = [str(Click(Verb.STORY, 1, page)) for page in range(most + 1)]
        clicks = [press(world, world["ada"], world.last(), each) for each in pages]
        await world.env.settle()
        told = [result for result in clicks if result.response and result.response.content]
        assert len(clicks) - len(told) == most
        assert all(sentence(result).startswith("Not so fast") for result in told)


def test_every_kind_of_click_or_command_has_a_pace_or_needs_none(tmp_path: Path) -> None:
    client = make_client(Database(f"sqlite:///{tmp_path}/rungs.sqlite3"))
    leaves = (one for one in client.tree.walk_commands() if isinstance(one, Command))
    kinds = {one.qualified_name for one in leaves} | {verb.name.lower() for verb in Verb}
    together = {kind for kind in PACED if in_channel("") in kind} | {CHANNEL_BOARDS}
    assert {*PACED} - together | UNPACED == kinds
    assert together - {CHANNEL_BOARDS} <= {in_channel(kind) for kind in kinds}
    assert not UNPACED & {*PACED}


def test_every_button_does_something() -> None:
    assert {*CLICKS} == {*Verb}


async def test_a_channel_is_not_filled_with_lobbies_nor_changed_all_the_time(
    tmp_path: Path,
) -> None:
    async with playing(tmp_path, pace=real_pace()) as world:
        named = [f"Cup {number}" for number in range(5)]
        said = [
            sentence(await world.owner.slash(world.channel, CREATE, name=name, game="qwixx"))
            for name in named
        ]
        assert [each.startswith("Not so fast") for each in said] == [False] * 4 + [True]
        crowd = [world.guild.add_member(world.env.create_user(f"fan{n}")) for n in range(10)]
        await world.env.settle()
        opened = [
            await who.slash(world.channel, "newgame", game="qwixx") for who in crowd for _ in "12"
        ]
        late = [told for one in opened for told in answers(one) if "Not so fast" in told.content]
        assert len(late) == 4 + len(opened) - PACED[in_channel("newgame")].at_once
        card = world.last()
        toggled = [
            await world.press("ada", ("Leave" if n % 2 else "Join"), card) for n in range(11)
        ]
        assert "Not so fast" in sentence(toggled[-1])


CREATE = "organize create"


async def test_nobody_can_flood_a_channel_with_boards(tmp_path: Path) -> None:
    async with playing(tmp_path, pace=real_pace()) as world:
        await seat(world, "qwixx", 4)
        before = len(posts(world))
        said = [
            sentence(await world[name].slash(world.channel, "board"))
            for _ in range(5)
            for name in ("ada", "ben", "cleo", "dan")
        ]
        shown = sum("Shown again" in each for each in said)
        assert len(posts(world)) - before == shown < 8
        assert {each for each in said if "Shown" not in each} == {
            each for each in said if each.startswith("Not so fast")
        }


async def test_nobody_can_flood_others_with_invitations(tmp_path: Path) -> None:
    async with playing(tmp_path, pace=real_pace()) as world:
        ada = world["ada"]
        for _ in range(PACED["newgame"].at_once):
            await ada.slash(world.channel, "newgame", game="qwixx", invite=world["ben"])
            await ada.slash(world.channel, "abort")
        before = notified(world)
        told = await ada.slash(world.channel, "newgame", game="qwixx", invite=world["ben"])
        assert sentence(told).startswith("Not so fast")
        assert notified(world) == before
        await world["ben"].slash(world.channel, "newgame", game="qwixx", invite=world["ada"])
        assert notified(world)[-1] == {"ada"}


class Pondering(Roller):
    """Does not answer before it is told to."""

    def __init__(self) -> None:
        self.begun: list[None] = []
        self.go = threading.Event()

    def rank(self, view: View, moves: tuple[Move, ...], budget: Budget) -> tuple[Advice[Move], ...]:
        self.begun.append(None)
        self.go.wait()
        return super().rank(view, moves, budget)


async def test_hints_that_take_long_delay_no_move(tmp_path: Path) -> None:
    advisor = Pondering()

    class Slow(Game):
        def advisor(self, level: Level) -> Any:  # noqa: ANN401 - of any game
            del level
            return advisor

    with registered() as words:
        registry.register(Slow(DiceRace(), UP_TO_FIVE, "", (0.5, 0.5, 0.5)))
        async with playing(tmp_path, words) as world:
            await seat(world, KEY, 2)
            slow = world.last()
            other = world.guild.create_text_channel("others")
            await world["cleo"].slash(other, "newgame", game="qwixx", ai=1)
            await world.press("cleo", "Start", world.last(other))
            board = world.last(other)
            (who,) = asked(world, slow)
            clicks = [press(world, world[who], slow, each) for each in HINTS]
            try:
                before = board.embeds[0].description
                press(world, world["cleo"], board, game_buttons(board)[0])
                await found(
                    lambda: world.last(other).embeds[0].description != before or None, "the move"
                )
                assert len(advisor.begun) <= 1
            finally:
                advisor.go.set()
            await world.env.settle()
            assert all(result.response and result.response.embeds for result in clicks)
