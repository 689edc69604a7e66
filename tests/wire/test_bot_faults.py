"""The bot as a process of its own: killed, cut off, refused; each message is shown exactly once."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import discord
import pytest
from simcord import ChannelHandle, InteractionResult, MemberActor, ResponseMessage

from tests.patience import found
from tests.wire import process
from tests.wire.bridge import Bridge

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcDE.abcdefghijklmnopqrstuvwxyz0123456789AB"
NAMES = ("ada", "ben", "cleo", "dan")


@dataclass(slots=True)
class Club:
    bridge: Bridge
    channel: ChannelHandle
    people: dict[str, MemberActor]
    file: Path
    bot: process.BotProcess

    @property
    def env(self) -> dict[str, str]:
        return bot_env(self.file)

    async def click(self, who: str, label: str) -> InteractionResult:
        return await self.press(who, self.boards()[-1], label)

    async def press(self, who: str, message: discord.Message, label: str) -> InteractionResult:
        stored = self.bridge.backend.get_message(self.channel.id, message.id)
        return await self.people[who].click(ResponseMessage(self.bridge, stored), label=label)

    def boards(self) -> list[discord.Message]:
        """Messages with something to click."""
        return [message for message in self.channel.history() if message.components]

    async def seat(self, *names: str) -> None:
        """A table of Qwixx with these people, ready to be started by the first."""
        await self.people[names[0]].slash(self.channel, "newgame", game="qwixx")
        await self.bridge.until(self.boards, "the lobby")
        for name in names[1:]:
            await self.click(name, "Join")
        if len(names) > 1:
            await self.bridge.until(self._can_start, "a lobby that can be started")

    def _can_start(self) -> bool:
        """A slow bot answers first and shows the new lobby later."""
        rows = self.boards()[-1].components
        parts = [
            part for row in rows if isinstance(row, discord.ActionRow) for part in row.children
        ]
        found = [part for part in parts if isinstance(part, discord.Button)]
        return any(part.label == "Start" and not part.disabled for part in found)

    async def playing(self) -> discord.Message:
        """The one message with the buttons of the game, when there is one."""

        def only_turn() -> list[discord.Message]:
            return [message for message in self.boards() if "Cross" in message.content]

        await self.bridge.until(
            lambda: only_turn() and len(self.boards()) == 1, "the one message of the turn"
        )
        return only_turn()[0]

    def put_off(self) -> datetime | None:
        """Until when a table is put off that could not be shown."""
        with closing(sqlite3.connect(self.file)) as db:
            (when,) = db.execute("SELECT min(next_try) FROM to_show WHERE tries > 0").fetchone()
        return datetime.fromisoformat(when).replace(tzinfo=UTC) if when else None

    def moves(self) -> list[tuple[int, str]]:
        """Seat and move, as the database has them."""
        with closing(sqlite3.connect(self.file)) as db:
            return db.execute("SELECT seat, move FROM moves ORDER BY number").fetchall()


def bot_env(file: Path) -> dict[str, str]:
    return {"DISCORD_TOKEN": TOKEN, "DATABASE_URL": f"sqlite:///{file}", "LOG_LEVEL": "WARNING"}


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    file = tmp_path / "rungs.sqlite3"
    async with Bridge() as bridge:
        guild = bridge.create_guild("Club")
        channel = guild.create_text_channel("games")
        people = {name: guild.add_member(bridge.create_user(name)) for name in NAMES}
        async with process.running(bridge, "bot", env=bot_env(file)) as bot:
            yield Club(bridge, channel, people, file, bot)


@pytest.mark.parametrize("landed", [False, True])
async def test_killed_between_commit_and_show_it_shows_exactly_once(
    club: Club, landed: bool
) -> None:
    await club.seat("ada", "ben")
    held = club.bridge.hold("POST", f"/channels/{club.channel.id}/messages", landed=landed)
    clicked = asyncio.ensure_future(club.click("ada", "Start"))
    await held.met()
    await club.bot.kill()
    held.release.set() if held.release else None
    async with process.running(club.bridge, "bot", env=club.env):
        message = await club.playing()
        assert len(club.channel.history()) == 2
        assert (await club.press("ben", message, "Pass")).acknowledged
        mention = club.people["ben"].mention
        await club.bridge.until(
            lambda: mention not in club.boards()[-1].content, "a turn that asks ben no more"
        )
    clicked.cancel()
    assert club.moves() == [(1, "pass")]


async def test_a_channel_that_hangs_keeps_no_other_waiting(club: Club) -> None:
    guild = club.channel.guild
    assert guild is not None
    other = replace(club, channel=guild.create_text_channel("more games"))
    paths = [f"/channels/{place.channel.id}/messages" for place in (club, other)]
    clicks = []
    for place, path, names in zip((club, other), paths, (NAMES[:2], NAMES[2:]), strict=True):
        await place.seat(*names)
        held = club.bridge.hold("POST", path)
        clicks.append(asyncio.ensure_future(place.click(names[0], "Start")))
        await held.met()
    await club.bot.kill()
    hanging = club.bridge.hold("POST", paths[0])
    async with process.running(club.bridge, "bot", env=club.env):
        await hanging.met()
        await other.playing()
        assert hanging.release is not None
        hanging.release.set()
        await club.playing()
    for click in clicks:
        click.cancel()


async def test_a_move_whose_answer_was_lost_is_stored_and_shown(club: Club) -> None:
    await club.seat("ada", "ben")
    await club.click("ada", "Start")
    await club.playing()
    held = club.bridge.hold("POST", "/interactions/*/*/callback")
    clicked = asyncio.ensure_future(club.click("ada", "Pass"))
    await held.met()
    await club.bot.kill()
    assert club.moves() == [(0, "pass")], "stored before shown"
    async with process.running(club.bridge, "bot", env=club.env):
        mention = club.people["ada"].mention
        await club.bridge.until(
            lambda: mention not in club.boards()[-1].content, "a turn that asks ada no more"
        )
        assert len(club.channel.history()) == 2
    clicked.cancel()


@pytest.mark.parametrize("landed", [False, True])
async def test_through_a_503_and_a_reset_and_a_limit_it_posts_once(
    club: Club, landed: bool
) -> None:
    await club.seat("ada", "ben")
    path = f"/channels/{club.channel.id}/messages"
    faults = [
        club.bridge.fail("POST", path, 503, landed=landed),
        club.bridge.drop("POST", path, landed=landed),
        club.bridge.fail("POST", path, 429, retry_after=0.05, message="slow"),
    ]
    assert (await club.click("ada", "Start")).acknowledged
    await club.playing()
    assert [fault.times for fault in faults] == [0, 0, 0]
    assert len(club.channel.history()) == 2


async def test_a_long_limit_is_waited_for_and_no_longer(club: Club) -> None:
    await club.seat("ada", "ben")
    path = f"/channels/{club.channel.id}/messages"
    limit = club.bridge.fail("POST", path, 429, retry_after=75.0, message="slow")
    asked = datetime.now(UTC)
    assert (await club.click("ada", "Start")).acknowledged
    until = await found(club.put_off, "the table to be put off")
    assert limit.times == 0
    assert asked < until - timedelta(seconds=75) < datetime.now(UTC)


async def test_a_board_shown_again_is_a_new_message_with_buttons(club: Club) -> None:
    await club.seat("ada", "ben")
    await club.click("ada", "Start")
    old = await club.playing()
    await club.people["ben"].slash(club.channel, "board")
    await club.bridge.until(
        lambda: len(club.boards()) == 1 and club.boards()[0].id != old.id, "the board shown again"
    )
    assert (await club.click("ben", "Pass")).acknowledged
    assert club.moves() == [(1, "pass")]


async def test_stopped_under_clicks_it_ends_in_time_and_has_stored_what_it_answered(
    club: Club,
) -> None:
    await club.seat(*NAMES)
    await club.click("ada", "Start")
    await club.playing()
    views = [club.click(name, "My view") for name in NAMES * 3]
    passes = [club.click(name, "Pass") for name in NAMES]
    clicks = asyncio.gather(*passes, *views)
    await club.bridge.until(
        lambda: "/callback" in club.bridge.http_requests[-1].path, "the first answer"
    )
    assert await club.bot.terminate() == 0, "1 if the deadline had to end it"
    club.bridge.answers_expected = False
    results = (await clicks)[: len(NAMES)]
    done = [
        name
        for name, result in zip(NAMES, results, strict=True)
        if result.acknowledged and not (result.response and result.response.ephemeral)
    ]
    stored = {NAMES[seat] for seat, _ in club.moves()}
    assert set(done) <= stored
    assert len(club.moves()) == len(stored)


async def test_a_second_process_with_the_same_token_refuses(
    club: Club, capfd: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(RuntimeError, match="ended with 75"):
        await process.start(club.bridge, "bot", env=club.env)
    lines = [line for line in capfd.readouterr().err.splitlines() if line.startswith("rungs:")]
    assert len(lines) == 1
    assert club.bridge.gateway.identified == 1
