"""A channel stays readable: what has served is removed, whatever happens in between."""

from __future__ import annotations

from pathlib import Path

import discord
import pytest
from sqlalchemy import func, select

from bot.publishing.reasons import Anew
from bot.publishing.recent import PRESENT
from core.store.models.tables import RemovalRow
from tests.channel.acts import notified, posts, press, requests, sentence
from tests.channel.faults import allow, deny
from tests.channel.player import answer, asked, click_through, game_buttons, reach
from tests.channel.test_games import seat
from tests.channel.test_menu import opened
from tests.channel.world import TICK, World, labels, playing
from tests.seeds import seeded
from tests.text.catalogue import english

DELETE = ("DELETE", "/channels/*/messages/*")


def messages(world: World) -> list[int]:
    return [message.id for message in world.channel.history()]


async def hand_over(world: World, table: int = 1) -> discord.Message:
    """Plays until another person is asked by a new message; returns the old one."""
    old, choices = world.last(), seeded(3)
    while world.last().id == old.id:
        await answer(world, asked(world, world.last())[0], world.last(), choices)
    return old


async def left_to_remove(world: World) -> int:
    async with world.database.read() as db:
        return int((await db.execute(select(func.count(RemovalRow.message_id)))).scalar_one())


async def test_the_turn_before_goes_through_the_click_that_ended_it(tmp_path: Path) -> None:
    """An answer to a click is exempt from the channel's limits."""
    async with playing(tmp_path) as world:
        await seat(world, "qwixx", 3)
        await world["eve"].send(world.channel, "What a game!")
        talk = world.last()
        (*_, old), direct = world.clickable(), len(requests(world.env, *DELETE))
        active = (await world.tables.view(world.server, 1)).view.active
        others = [who for seat, who in enumerate(("ada", "ben", "cleo")) if seat != active]
        for who in (("ada", "ben", "cleo")[active], *others):
            await world.press(who, "Pass", old)
        assert old.id not in messages(world)
        assert talk.id in messages(world), "what people write is not touched"
        assert len(requests(world.env, *DELETE)) == direct
        assert notified(world)[-1] == set(asked(world, world.last()))
        await world.env.advance_time(TICK)
        assert await left_to_remove(world) == 0


def told_in(message: discord.Message) -> set[str]:
    return set((message.embeds[0].description or "").splitlines())


def old_now(world: World, message: discord.Message) -> discord.Message:
    return next(m for m in world.channel.history() if m.id == message.id)


async def test_nothing_is_removed_before_the_next_turn_stands(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "five_to_twelve", 2)
        await reach(world, "turn")
        (who,) = asked(world, world.last())
        await world.press(who, "Draw a tile")
        before = messages(world)
        deny(world, send_messages=True)
        await world.env.settle()
        await world.press(who, "Leave it")
        await world.env.advance_time(2 * TICK)
        assert messages(world) == before
        allow(world)
        await world.env.advance_time(3700)
        assert before[-1] not in messages(world)
        assert asked(world, world.last()) != [who]


@pytest.mark.parametrize("dies", [False, True])
async def test_what_could_not_be_removed_is_removed_later(tmp_path: Path, dies: bool) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "qwixx", 2)
        everywhere = ("DELETE", "*/messages/*")
        world.env.inject_error(*everywhere, status=403, code=20028, times=2)
        old = await hand_over(world)
        assert old.id in messages(world)
        if dies:
            await world.restart()
        await world.env.advance_time(3 * TICK)
        assert old.id not in messages(world)
        tried = len(requests(world.env, *everywhere))
        await world.env.advance_time(10 * TICK)
        assert len(requests(world.env, *everywhere)) == tried
        assert await left_to_remove(world) == 0


async def test_what_can_never_be_removed_is_given_up(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "qwixx", 2)
        world.env.inject_error("DELETE", "*/messages/*", status=403, code=20028, times=None)
        await hand_over(world)
        tried = len(requests(world.env, *DELETE))
        await world.env.advance_time(4 * 3600)
        assert len(requests(world.env, *DELETE)) == tried + 5
        assert await left_to_remove(world) == 0


async def test_what_somebody_else_has_deleted_is_done_with(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "qwixx", 2)
        world.env.inject_error("DELETE", "*/messages/*", status=403, code=20028, times=2)
        old = await hand_over(world)
        await world.owner.delete(old)
        await world.env.advance_time(2 * TICK)
        assert await left_to_remove(world) == 0


async def test_a_turn_shown_again_keeps_its_mention_until_the_table_goes_on(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "qwixx", 2)
        old = world.last()
        await world["ada"].slash(world.channel, "board")
        kept = old_now(world, old)
        assert world["ben"].mention in kept.content, "the only message that notified Ben"
        assert labels(kept) == []
        await hand_over(world)
        await world.env.advance_time(TICK)
        assert len(messages(world)) == 2


async def test_a_lobby_shown_again_does_not_say_that_the_game_has_begun(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await world["ada"].slash(world.channel, "newgame", game="qwixx", ai=1)
        old = world.last()
        await world["ada"].slash(world.channel, "board")
        assert "has begun" not in (old_now(world, old).embeds[0].description or "")
        await world.press("ada", "Start")
        await world.env.advance_time(TICK)
        assert old.id not in messages(world)
        assert len(messages(world)) == 2


async def test_a_message_beside_the_board_goes_when_the_table_goes_on(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "qwixx", 3)
        await world.press("ada", "Pass", world.clickable()[-1])
        await world.env.advance_time(120)
        await world.press("ada", "Nudge", await opened(world, "ada"))
        said = world.last().id
        assert notified(world)[-1] == {"ben", "cleo"}
        await world.press("ben", "Pass", world.clickable()[-1])
        await world.env.advance_time(TICK)
        assert said in messages(world), "one of three is still asked"
        await world.restart()
        await world.press("cleo", "Pass", world.clickable()[-1])
        await world.env.advance_time(TICK)
        assert said not in messages(world)


async def test_a_message_said_too_late_does_not_stay(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "qwixx", 2)
        asking = (await world["ada"].slash(world.channel, "resign")).response
        assert asking is not None
        await world["ada"].click(asking, label="Forfeit")
        over = (await world.tables.view(world.server, 1)).table
        assert await world.client.asides.welcome(over, world["eve"].id)
        said = world.last().id
        await world.env.advance_time(TICK)
        assert said not in messages(world)


async def test_a_server_can_keep_or_shrink_its_turns(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        told = (await world.owner.slash(world.channel, "settings", old_turns="shrink")).response
        assert told is not None
        assert "shrunk to one line" in (told.embeds[0].description or "")
        await seat(world, "five_to_twelve", 2)
        await reach(world, "turn")
        who, old = asked(world, world.last())[0], world.last()
        said = (old.embeds[0].description or "").splitlines()
        for label in ("Draw a tile", "Leave it"):
            await world.press(who, label)
        line = old_now(world, old)
        assert line.content == f"-# 5 vor 12, table 1: {' '.join(said)}"
        new = world.last().embeds[0].description or ""
        assert new.startswith(f"**{who.capitalize()}** draws"), "told once, in the new message"
        assert (line.embeds, line.attachments, line.components) == ([], [], [])
        assert asked(world, line) == []
        await world.owner.slash(world.channel, "settings", old_turns="keep")
        old = await hand_over(world)
        kept = old_now(world, old)
        assert kept.attachments
        assert (labels(kept), kept.content) == ([], "")
        assert kept.embeds[0].title == "5 vor 12, table 1", "it asks nobody any more"
        assert kept.embeds[0].image.url, "the picture stays where it was"
        assert not told_in(kept) & told_in(world.last()), "nothing is told twice"


async def test_a_turn_kept_after_many_answers_says_what_it_said_at_first(tmp_path: Path) -> None:
    """Its lines are no longer among those the table keeps."""
    async with playing(tmp_path) as world:
        await world.owner.slash(world.channel, "settings", old_turns="keep")
        await seat(world, "top_twelve", 1)
        old, choices = world.last(), seeded("kept")
        said = old.embeds[0].description
        assert said
        while not (await world.tables.view(world.server, 1)).earlier:
            await click_through(world, "ada", world.last(), choices)
        assert world.last().id == old.id
        await world.client.publisher.show_table(world.server, 1, Anew())
        assert world.last().id != old.id
        assert old_now(world, old).embeds[0].description == said


async def test_a_turn_tells_what_its_person_has_not_seen(tmp_path: Path) -> None:
    """The turns of the others are removed, so nobody could look them up."""
    async with playing(tmp_path) as world:
        await seat(world, "five_to_twelve", 3)
        await reach(world, "turn")
        order = []
        for _ in range(3):
            (who,) = asked(world, world.last())
            order.append(f"**{who.capitalize()}** draws")
            for label in ("Draw a tile", "Leave it"):
                await world.press(who, label)
        told = world.last().embeds[0].description or ""
        assert [start in told for start in order] == [False, True, True]


async def test_a_click_on_a_message_that_is_just_removed_is_answered(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "qwixx", 2)
        old = world.last()
        custom_id = game_buttons(old)[0]
        await hand_over(world)
        assert old.id not in messages(world)
        callback = "/interactions/*/*/callback"
        for times in (0, 1):  # Discord may also refuse to answer beside what is gone
            world.env.inject_error("POST", callback, status=404, code=10008, times=times)
            late = press(world, world["eve"], old, custom_id)
            await world.env.settle()
            assert "not playing at this table" in sentence(late)


async def test_the_result_is_one_message_and_the_story_is_behind_it(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "qwixx", 2)
        await hand_over(world)
        asking = (await world["ada"].slash(world.channel, "resign")).response
        assert asking is not None
        said = len(posts(world))
        await world["ada"].click(asking, label="Forfeit")
        assert len(posts(world)) == said + 1
        assert world.last().embeds[0].title == "Ben wins!"
        assert "rolls" not in (world.last().embeds[0].description or "")
        assert len(messages(world)) == 2
        story = (await world.press("eve", "Story")).response
        assert story is not None
        assert story.ephemeral
        told = story.embeds[0].description or ""
        starts = english()("event-qwixx-starts", name="")
        assert starts.strip() in told, "the whole of a short game"


async def in_turn(world: World) -> tuple[str, str]:
    """Ada and Ben have both just clicked, and one of them is asked; says who, and who not."""
    await seat(world, "five_to_twelve", 2)
    await reach(world, "turn")
    (who,) = asked(world, world.last())
    other = "ben" if who == "ada" else "ada"
    await world.press(other, "My view")
    return who, other


async def give_the_turn_away(world: World, who: str) -> None:
    for label in ("Draw a tile", "Leave it"):
        await world.press(who, label)


async def test_for_who_is_plainly_there_an_edit_will_do(tmp_path: Path) -> None:
    async with playing(tmp_path, present=PRESENT) as world:
        who, other = await in_turn(world)
        board, said = world.clickable()[-1], len(posts(world))
        await give_the_turn_away(world, who)
        await world.env.advance_time(PRESENT / 2)
        await give_the_turn_away(world, other)
        assert asked(world, old_now(world, board)) == [who]
        assert len(posts(world)) == said
        await world.env.advance_time(PRESENT)
        await give_the_turn_away(world, who)
        assert len(posts(world)) == said + 1, "the other has not clicked for a while"
        assert notified(world)[-1] == {other}
        assert board.id not in messages(world)


async def test_who_does_not_answer_to_an_edit_is_called_once(tmp_path: Path) -> None:
    async with playing(tmp_path, present=PRESENT) as world:
        who, other = await in_turn(world)
        board, said = world.clickable()[-1], len(posts(world))
        await give_the_turn_away(world, who)
        assert len(posts(world)) == said
        await world.restart()
        await world.env.advance_time(60 + TICK)
        assert len(posts(world)) == said + 1
        assert notified(world)[-1] == {other}
        assert board.id not in messages(world)
        await world.env.advance_time(300)
        assert len(posts(world)) == said + 1
        assert await left_to_remove(world) == 0


async def test_a_call_that_fails_waits_before_the_next(tmp_path: Path) -> None:
    async with playing(tmp_path, present=PRESENT) as world:
        who, other = await in_turn(world)
        await give_the_turn_away(world, who)
        deny(world, send_messages=True)
        await world.env.settle()
        tried = len(posts(world))
        await world.env.advance_time(1200)
        assert len(posts(world)) == tried + 1
        allow(world)
        await world.env.advance_time(3600)
        assert notified(world)[-1] == {other}


async def test_an_edit_will_not_do_if_the_board_is_not_at_the_end(tmp_path: Path) -> None:
    async with playing(tmp_path, present=PRESENT) as world:
        who, _ = await in_turn(world)
        await world["eve"].slash(world.channel, "newgame", game="qwixx")
        board = next(m for m in world.clickable() if "Draw a tile" in labels(m))
        said = len(posts(world))
        await world.press(who, "Draw a tile", board)
        await world.press(who, "Leave it", board)
        assert len(posts(world)) == said + 1
        assert board.id not in messages(world)
