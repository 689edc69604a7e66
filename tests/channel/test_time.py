"""The clock: reminders, default moves, the AI for who stays away, and coming back."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import discord
import pytest
from sqlalchemy import insert, select

from bot.pages.custom_ids import Click, Verb
from core.model.table import Status
from core.store.models.people import ServerRow
from tests.channel.acts import notified, posts, pressed
from tests.channel.faults import damage
from tests.channel.player import asked, game_buttons
from tests.channel.world import TICK, World, labels, playing

TURN = 600


async def timed(world: World, game: str = "qwixx") -> None:
    await world["ada"].slash(world.channel, "newgame", game=game, turn_time=TURN)
    await world.press("ben", "Join")
    await world.press("ada", "Start")


def reminders(world: World) -> list[str]:
    """All that were posted; they are removed when the table goes on."""
    return [p["content"] for p in posts(world) if "waits for you" in (p.get("content") or "")]


def reminders_left(world: World) -> list[str]:
    return [m.content for m in world.channel.history() if "waits for you" in m.content]


def board(world: World) -> discord.Message:
    """The newest message with something to click; reminders have nothing."""
    return [message for message in world.channel.history() if message.components][-1]


async def away(world: World, name: str) -> bool:
    table = (await world.tables.view(world.server, 1)).table
    chair = table.chair_of(world[name].id)
    assert chair is not None
    return not chair.waits


async def last_answer(world: World, name: str) -> str:
    """The button that gives a person's latest answer once more, whoever gave it for them."""
    seen = await world.tables.view(world.server, 1, world[name].id)
    given = [told for told in seen.story if told.answer and told.answer.seat == seen.seat]
    assert given[-1].answer is not None
    return str(Click(Verb.MOVE, 1, given[-1].prompt or 0, given[-1].answer.move))


async def test_who_owes_is_reminded_once_then_answered_for(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await timed(world)
        end = world.env.now() + timedelta(seconds=TURN)
        assert f"runs out {discord.utils.format_dt(end, 'R')}" in world.last().content
        await world.press("ada", "Pass")
        await world.env.advance_time(TURN * 0.7)
        assert reminders(world) == []
        await world.env.advance_time(TURN * 0.2)
        (told,) = reminders(world)
        assert world["ben"].mention in told
        assert world["ada"].mention not in told
        assert notified(world)[-1] == {"ben"}
        assert reminders_left(world) == [told]
        await world.env.advance_time(TURN * 0.15)
        seen = await world.tables.view(world.server, 1)
        assert [t.answer.move for t in seen.story if t.answer] == ["pass", "pass"]
        assert len(reminders(world)) == 1
        assert game_buttons(board(world))
        await world.env.advance_time(TICK)
        assert reminders_left(world) == [], "it has served"


@pytest.mark.parametrize("back", ["/join", "My view", "a move", "the AI's own move"])
async def test_after_three_turns_the_ai_plays_until_one_is_back(tmp_path: Path, back: str) -> None:
    async with playing(tmp_path) as world:
        await timed(world)
        for _ in range(12):
            if await away(world, "ben"):
                break
            if "ada" in asked(world, board(world)):
                skip = next(c for c in game_buttons(board(world)) if c.endswith(":pass"))
                await world["ada"].click(board(world), custom_id=skip)
            await world.env.advance_time(TURN * 1.1)
        assert await away(world, "ben")
        assert not await away(world, "ada")
        message = board(world)
        assert asked(world, message) == ["ada"]
        assert "**Ben** is away" in (message.embeds[0].description or "")
        if back == "/join":
            await world["eve"].slash(world.channel, "newgame", game="qwixx")
            await world["ben"].slash(world.channel, "join")
        elif back == "My view":
            await world.press("ben", "My view", message)
        elif back == "a move":
            await pressed(world, world["ben"], message, game_buttons(message)[0])
        else:
            await pressed(world, world["ben"], message, await last_answer(world, "ben"))
        assert not await away(world, "ben")
        latest = next(m for m in reversed(world.channel.history()) if game_buttons(m))
        assert "is away" not in (latest.embeds[0].description or "")


async def test_without_a_limit_nobody_is_hurried(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await world["ada"].slash(world.channel, "newgame", game="qwixx", turn_time=0)
        await world.press("ben", "Join")
        await world.press("ada", "Start")
        said = len(posts(world))
        await world.env.advance_time(1800)
        assert len(posts(world)) == said
        assert (await world.tables.view(world.server, 1)).table.length == 0


async def test_without_a_limit_a_table_is_closed_after_a_month_without_a_move(
    tmp_path: Path,
) -> None:
    async with playing(tmp_path, tick=6 * 3600) as world:
        await world["ada"].slash(world.channel, "newgame", game="qwixx", turn_time=0)
        assert "closes after 30 days without a move" in (world.last().embeds[0].description or "")
        await world.press("ben", "Join")
        await world.press("ada", "Start")
        await world.press("ada", "Pass")
        await world.env.advance_time(timedelta(days=26).total_seconds())
        assert reminders(world) == []
        await world.env.advance_time(timedelta(days=2).total_seconds())
        (told,) = reminders(world)
        assert "without a move it closes" in told
        assert notified(world)[-1] == {"ben"}
        await world.env.advance_time(timedelta(days=3).total_seconds())
        said = [m.embeds[0].description or "" for m in world.channel.history() if m.embeds]
        assert any("nobody moved for 30 days" in each for each in said)
        (card,) = world.clickable()
        assert labels(card) == ["Fair play"]


async def test_a_table_everybody_has_left_alone_comes_to_its_end(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await timed(world, "five_to_twelve")
        await world.env.advance_time(TURN * 4)
        seen = await world.tables.view(world.server, 1)
        assert seen.table.status is Status.FINISHED
        assert "Rematch" in labels(world.last())


async def test_a_table_that_cannot_be_read_stops_the_clock_for_no_other(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with playing(tmp_path) as world:
        for _ in range(2):
            await world.env.advance_time(1)  # the second is due after the first, in the same tick
            await timed(world)
        await damage(world, 2)
        await world.restart()
        await world.env.advance_time(TURN * 0.85)
        assert "the clock stumbled" in caplog.text
        (told,) = reminders(world)
        assert "table 1" in told
        await world.env.advance_time(TURN * 0.3)
        assert (await world.tables.view(world.server, 1)).table.length > 0
        await damage(world, 2, "qwixx")
        await world.env.advance_time(TURN)
        assert (await world.tables.view(world.server, 2)).table.length > 0


async def test_servers_long_gone_are_forgotten_by_the_clock(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        async with world.database.write() as db:
            left = world.env.now() - timedelta(days=99)
            await db.execute(insert(ServerRow).values(id=world.server + 1, left_at=left))
        await world.restart()
        await world.env.advance_time(TICK)
        async with world.database.read() as db:
            kept = set((await db.execute(select(ServerRow.id))).scalars())
        assert world.server + 1 not in kept
