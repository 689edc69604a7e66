"""Ratings in the result message, /leaderboard and /stats."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from pathlib import Path

from simcord import InteractionResult, ResponseMessage
from sqlalchemy import insert

from core.players import recount
from core.store.models.people import ResultRow
from tests.channel.acts import pressed
from tests.channel.player import play_on
from tests.channel.world import TICK, World, labels, playing
from tests.seeds import seeded

GAME = "five_to_twelve"
TURN = 60


def page(result: InteractionResult) -> ResponseMessage:
    assert result.response is not None
    assert result.response.ephemeral
    return result.response


def body(message: ResponseMessage) -> str:
    return message.embeds[0].description or ""


async def give_up(world: World, **options: object) -> None:
    """Ada opens, Ben joins and gives up after the first move."""
    await world["ada"].slash(world.channel, "newgame", game=GAME, **options)
    await world.press("ben", "Join")
    await world.press("ada", "Start")
    await play_on(world, seeded(3), 1)
    asked = await world["ben"].slash(world.channel, "resign")
    await world["ben"].click(page(asked), label="Forfeit")


async def test_a_result_tells_what_it_did_to_the_ratings(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await give_up(world)
        told = world.last().embeds[0].description or ""
        ratings = told.splitlines()[-1]
        assert re.fullmatch(
            r"Rating: \*\*Ada\*\* 1\d+\? \(\+\d+\) · \*\*Ben\*\* \d+\? \(-\d+\) \(\?: few .*\)",
            ratings,
        )
        assert "**Ben** gave up." in told
        assert world.last().embeds[0].title == "Ada wins!"
        assert ", lost by giving up" in told
        assert "the AI plays" not in told
        board = body(page(await world["eve"].slash(world.channel, "leaderboard", game=GAME)))
        head, first, second = board.splitlines()
        assert head == "**No place yet** (fewer than 10 games)"
        assert re.fullmatch(r"\*\*Ada\*\* 1\d+\?, one game", first)
        assert second.startswith("**Ben** ")
        await give_up(world, rated=False)
        assert " · " not in (world.last().embeds[0].description or "")
        own = page(await world["ben"].slash(world.channel, "stats"))
        assert "2 games, 0 won" in body(own)
        await give_up(world)
        assert "counts only 50% for ratings" in (world.last().embeds[0].description or "")


async def never_moves(world: World, table: int) -> bool:
    """Ada opens a table with an easy AI and never moves; returns whether her seat had the most."""
    options = {"game": "qwixx", "ai": 1, "level": "easy", "turn_time": TURN}
    await world["ada"].slash(world.channel, "newgame", **options)
    await world.press("ada", "Start")
    while (seen := await world.tables.view(world.server, table)).table.status.open:
        await world.env.advance_time(TURN + TICK)
    ada, easy = seen.standings
    return ada.score > easy.score


async def test_what_the_ai_wins_for_the_absent_is_lost_everywhere(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        tables = 1
        while not await never_moves(world, tables):
            tables += 1
        result = world.last()
        (embed,), (picture,) = result.embeds, result.attachments
        assert re.fullmatch(r"🤖 Easy wins with -?\d+!", embed.title or "")
        assert re.match(r"Qwixx\. \W*Easy\W* wins!", picture.description or "")
        first, second = re.findall(r"^\d.*$", embed.description or "", re.MULTILINE)
        assert re.fullmatch(r"1\\\. \*\*🤖 Easy\*\*: .* 🏆", first)
        assert re.fullmatch(r"2\\\. \*\*Ada\*\*: .*, lost by being away at the end", second)
        own = body(page(await world["ada"].slash(world.channel, "stats", game="qwixx")))
        assert re.fullmatch(r"(One game, 0 won|\d+ games, 0 won \(0%\))\nStreak: 0 \(best 0\)", own)


async def test_who_never_moved_does_not_win_when_the_others_give_up(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await world["ada"].slash(world.channel, "newgame", game="qwixx", turn_time=TURN)
        await world.press("ben", "Join")
        await world.press("ada", "Start")
        await world.press("ben", "Pass")
        await world.env.advance_time(TURN + TICK)
        asked = await world["ben"].slash(world.channel, "resign")
        await world["ben"].click(page(asked), label="Forfeit")
        told = world.last().embeds[0]
        assert told.title == "Game over: nobody wins."
        assert ", lost by being away at the end" in (told.description or "")
        assert "🏆" not in (told.description or "")
        assert "does not count for ratings" in (told.description or "")
        for name in ("ada", "ben"):
            own = body(page(await world[name].slash(world.channel, "stats")))
            assert own == "**Qwixx**: one game, 0 won"


async def test_statistics_with_curve_and_luck(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        for _ in range(2):
            await world["ada"].slash(world.channel, "newgame", game="qwixx", ai=1, level="easy")
            await world.press("ada", "Start")
            await play_on(world, seeded(3))
        shown = page(
            await world["eve"].slash(world.channel, "stats", user=world["ada"], game="qwixx")
        )
        assert "2 games" in body(shown)
        assert re.search(r"Average \d+(\.\d)? points, best \d+$", body(shown), re.MULTILINE)
        assert "Luck: " in body(shown)
        assert "Rating: " in body(shown)
        (picture,) = shown.attachments
        assert picture.filename == "rating.png"
        assert "2 games" in (picture.description or "")
        nothing = page(await world["eve"].slash(world.channel, "stats", game=GAME))
        assert "No finished games" in body(nothing)


async def test_a_long_board_is_turned_page_by_page(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await give_up(world)
        rows = [
            {
                "table_id": 1,
                "seat": seat,
                "server_id": world.server,
                "game": GAME,
                "user_id": 1000 + seat,
                "level": None,
                "rank": seat,
                "score": 1,
                "points": -1,
                "won": seat == 2,
                "forfeited": False,
                "clicks": 30,
                "ended_at": datetime(2026, 1, 2, tzinfo=UTC),
            }
            for seat in range(2, 25)
        ]
        async with world.database.write() as db:
            await db.execute(insert(ResultRow), rows)
        await recount.repair(world.database, world.server, GAME)
        first = page(await world["eve"].slash(world.channel, "leaderboard", game=GAME))
        assert len(body(first).splitlines()) == 1 + 10
        assert labels(first) == ["Next", "Show to everybody"]
        await world["eve"].click(first, label="Next")
        assert labels(first) == ["Back", "Next", "Show to everybody"]
        await world["eve"].click(first, label="Show to everybody")
        assert world.last().embeds[0].description == body(first)
        assert labels(first) == ["Back", "Next"]
        await world["eve"].click(first, label="Next")
        assert len(body(first).splitlines()) == 1 + 5
        assert labels(first) == ["Back", "Show to everybody"]
        late = page(await world["eve"].slash(world.channel, "leaderboard", game=GAME, page=99))
        assert body(late) == body(first)
        forged = await pressed(world, world["eve"], world.last(), "r1:0:1:t:chess")
        assert forged.acknowledged
