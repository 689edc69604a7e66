"""Whatever becomes of messages, the newest state is shown, once, where it can be."""

from __future__ import annotations

import asyncio
from pathlib import Path

import discord
import pytest

from bot.publishing.reasons import Anew
from core.store.models.tables import TableRow
from core.store.tables import updated
from tests.channel.acts import notified, play_behind, posts, pressed, sentence
from tests.channel.faults import allow, damage, deny, refusing, to_be_shown
from tests.channel.player import asked, click_through, game_buttons, move
from tests.channel.test_games import seat
from tests.channel.world import TICK, World, labels, playing
from tests.seeds import seeded


def body(world: World) -> str:
    return world.last().embeds[0].description or ""


def message_now(world: World, number: int) -> discord.Message:
    return next(m for m in world.channel.history() if m.id == number)


async def test_a_deleted_message_is_posted_again(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "qwixx", 3)
        message = world.last()
        panel = (await world.press("ada", "My view")).response
        assert panel is not None
        await world.owner.delete(message)
        await world["ada"].click(panel, custom_id=game_buttons(panel)[-1])
        assert world.last().id != message.id
        assert asked(world, world.last()) == ["ben", "cleo"]
        assert notified(world)[-1] == set(), "they have been told before"
        await move(world)
        assert asked(world, world.last()) == ["cleo"]


async def test_a_message_posted_again_tells_nothing_that_was_told_before(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "qwixx", 3)
        assert "goes first" in body(world)
        for who in ("ada", "ben", "cleo"):
            await world.press(who, "Pass")
        await world.press(asked(world, world.last())[0], "Pass (-5)")
        assert asked(world, world.last()) == ["ada", "ben", "cleo"]
        panel = (await world.press("ada", "My view")).response
        assert panel is not None
        await world.owner.delete(world.last())
        await world["ada"].click(panel, label="Pass")
        await world.press("ben", "Pass")
        assert asked(world, world.last()) == ["cleo"]
        assert "penalty 1 of 4" in body(world)
        assert "goes first" not in body(world)


@pytest.mark.parametrize(("status", "code"), [(400, 50083), (429, 30046)])
async def test_a_message_that_cannot_be_edited_is_posted_again(
    tmp_path: Path, status: int, code: int
) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "qwixx", 2)
        message = world.last()
        panel = (await world.press("ada", "My view")).response
        assert panel is not None
        world.env.inject_error("PATCH", "/channels/*/messages/*", status=status, code=code)
        await world["ada"].click(panel, custom_id=game_buttons(panel)[-1])
        assert world.last().id != message.id
        assert asked(world, world.last()) == ["ben"]


@pytest.mark.parametrize(
    ("lost", "name"), [("send_messages", "Send Messages"), ("view_channel", "View Channel")]
)
async def test_a_lost_permission_parks_the_table_and_is_told_by_its_name(
    tmp_path: Path, lost: str, name: str
) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "qwixx", 2)
        panels = [(await world.press(who, "My view")).response for who in ("ada", "ben")]
        deny(world, **{lost: True})
        await world.env.settle()
        tried = len(world.env.http_requests)
        for who, panel in zip(("ada", "ben"), panels, strict=True):
            assert panel is not None
            await world[who].click(panel, label="Pass")
        await world.env.advance_time(20 * TICK)
        writes = [r for r in world.env.http_requests[tried:] if "/channels/" in r.path]
        assert len(writes) <= 4, "not tried again and again"
        for command in ("board", "newgame"):
            options = {"game": "qwixx"} if command == "newgame" else {}
            told = sentence(await world["ben"].slash(world.channel, command, **options))
            assert name in told
            assert world.channel.mention in told
        assert (await world.tables.view(world.server, 1)).table.length == 2
        allow(world)
        await world.env.settle()
        result = await world["ben"].slash(world.channel, "board")
        assert "Shown again" in sentence(result)
        await move(world)
        assert (await world.tables.view(world.server, 1)).table.length == 3


async def test_a_parked_table_is_shown_by_itself_later(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "qwixx", 2)
        before = len(world.channel.history())
        await world.press("ada", "Pass")
        deny(world, send_messages=True)
        await world.env.settle()
        await play_behind(world, answers=2)
        await world.env.advance_time(2 * TICK)
        assert len(world.channel.history()) == before, "the next round asks both: a new message"
        assert labels(world.last()), "the old one keeps its buttons until there is a new one"
        allow(world)
        old = world.last()
        await world.env.advance_time(3700)
        assert len(world.channel.history()) == before, "it takes the place of the old one"
        assert world.last().id != old.id
        assert notified(world)[-1] == {"ada", "ben"}


async def test_a_deleted_channel_can_be_left_for_another(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "qwixx", 2)
        world.env.backend.delete_channel(world.channel.id)
        world.channel = world.guild.create_text_channel("second")
        await world.env.settle()
        result = await world["ada"].slash(world.channel, "board")
        assert "Shown again" in sentence(result)
        await move(world)
        assert (await world.tables.view(world.server, 1)).table.length == 1


async def test_an_expired_click_is_shown_the_usual_way(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "qwixx", 2)
        world.env.inject_error(
            "POST", "/interactions/*/*/callback", status=404, code=10062, times=None
        )
        await world.press("ada", "Pass")
        assert asked(world, world.last()) == ["ben"]
        assert world.client.services.metrics.silent == 1


async def test_a_table_that_cannot_be_drawn_does_not_hold_up_the_others(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with playing(tmp_path) as world:
        for _ in range(2):
            await world["ada"].slash(world.channel, "newgame", game="qwixx")
            await world.press("ben", "Join")
            await world.press("ada", "Start")
        await damage(world, 1)
        await world.restart()
        told = sentence(await world["ada"].slash(world.channel, "board", table=1))
        assert "Reference" in told
        failed = [r for r in caplog.records if r.levelname == "ERROR"]
        assert f"{failed[-1].interaction:x}" in told  # type: ignore[attr-defined]
        assert failed[-1].server == world.server  # type: ignore[attr-defined]
        assert failed[-1].user == world["ada"].id  # type: ignore[attr-defined]
        await to_be_shown(world, 1, 2)
        edits = len(world.env.http_requests)
        await world.env.advance_time(2 * TICK)
        assert len(world.env.http_requests) > edits, "the second table was shown"
        await world.env.advance_time(2 * TICK)
        failed = [r for r in caplog.records if r.message == "a table cannot be shown"]
        assert len(failed) == 1, "and the first is left alone for a while"


async def test_a_table_that_could_not_be_drawn_can_be_shown_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "qwixx", 2)
        await damage(world, 1)
        await world.restart()
        await to_be_shown(world, 1)
        await world.env.advance_time(2 * TICK)
        assert "a table cannot be shown" in caplog.text
        await damage(world, 1, "qwixx")
        shown = world.last()
        result = await world["ada"].slash(world.channel, "board", table=1)
        assert "Shown again" in sentence(result)
        assert world.last().id != shown.id


async def test_a_board_that_could_not_be_noted_stays_the_only_one(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await world["ada"].slash(world.channel, "newgame", game="qwixx")
        await world.press("ben", "Join")
        with refusing(tmp_path, "UPDATE OF message_id ON tables"):
            await world.press("ada", "Start")
        await world.press("ada", "Pass")
        (board,) = [message for message in world.clickable() if game_buttons(message)]
        assert asked(world, board) == ["ben"]


async def test_a_board_the_program_died_before_recording_goes_when_the_next_stands(
    tmp_path: Path,
) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "qwixx", 2)
        async with world.database.write() as db:
            await db.execute(updated(message_id=TableRow.lobby_id, asked="lobby"))
        await play_behind(world, answers=1)  # another version: its nonce does not find the board
        await world.restart()
        await world.env.advance_time(TICK)
        (board,) = [message for message in world.clickable() if game_buttons(message)]
        assert asked(world, board) == ["ben"]


async def test_a_request_that_comes_while_a_table_is_shown_is_fulfilled_after_it(
    tmp_path: Path,
) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "qwixx", 2)
        said = len(posts(world))
        show = world.client.publisher.show_table
        await asyncio.gather(*(show(world.server, 1, Anew()) for _ in range(3)))
        assert len(posts(world)) == said + 2, "those that had to wait are one"


async def test_an_hour_later_a_new_message_takes_over(tmp_path: Path) -> None:
    """Discord limits edits of old messages."""
    async with playing(tmp_path) as world:
        await seat(world, "qwixx", 2)
        old = world.last()
        await world.env.advance_time(3600)
        await world.press("ada", "Pass", old)
        assert world.last().id != old.id
        assert asked(world, world.last()) == ["ben"]
        assert notified(world)[-1] == set(), "Ben has been told before"
        assert labels(message_now(world, old.id)) == []


async def test_what_was_stored_but_not_shown_is_shown_after_a_restart(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "five_to_twelve", 2)
        shown, before = world.last(), len(world.channel.history())
        await play_behind(world, answers=5)
        assert len(world.channel.history()) == before
        await world.restart()
        seen = await world.tables.view(world.server, 1)
        owing = [seen.table.chairs[s].user for s in (seen.prompt.seats if seen.prompt else ())]
        assert [world[name].id for name in asked(world, world.last())] == owing
        assert len(world.channel.history()) <= before + 1
        assert "Ada" in (world.last().attachments[0].description or ""), (
            "names are known after a restart"
        )
        if world.last().id != shown.id:
            assert labels(message_now(world, shown.id)) == []
        again = len(world.env.http_requests)
        await world.env.advance_time(3 * TICK)
        assert len(world.env.http_requests) == again, "shown once, not at every tick"


async def test_board_shows_a_table_again_and_mentions_nobody(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "qwixx", 3)
        await world["ada"].slash(world.channel, "board")
        old = world.last()
        result = await world["ben"].slash(world.channel, "board")
        assert sentence(result) == f"Shown again: [table 1]({world.last().jump_url})."
        nonces = [post["nonce"] for post in posts(world)]
        assert len(set(nonces)) == len(nonces), "Discord drops what has the nonce of another"
        assert world.last().id != old.id
        assert labels(message_now(world, old.id)) == []
        assert notified(world)[-1] == set()
        await click_through(world, "ben", world.last(), seeded("ben"))
        assert asked(world, world.last()) == ["ada", "cleo"]
        await pressed(world, world["ada"], old, game_buttons(world.last())[-1])
        assert asked(world, world.last()) == ["cleo"], "a click on the old one shows in the new one"
        assert labels(message_now(world, old.id)) == []
