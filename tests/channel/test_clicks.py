"""Clicks that must not count: one sentence to whoever clicked, and nothing has changed."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.pages.custom_ids import Click, Verb
from tests.channel.acts import payload_of, press, pressed, requests, sentence, version
from tests.channel.player import asked, click_through, game_buttons, reach
from tests.channel.test_games import seat
from tests.channel.world import custom_ids, playing
from tests.seeds import seeded


async def test_not_your_turn_not_your_game_not_your_server(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "five_to_twelve", 2)
        await reach(world, "turn")
        message = world.last()
        (active,) = asked(world, message)
        other = "ben" if active == "ada" else "ada"
        before = await version(world)
        elsewhere = world.env.create_guild("Elsewhere")
        elsewhere.create_text_channel("games")
        stranger = elsewhere.add_member(world[active].user)
        await world.env.settle()
        for custom_id in custom_ids(message):
            assert "table on this server" in sentence(
                await pressed(world, stranger, message, custom_id)
            )
        for custom_id in game_buttons(message):
            refused = await pressed(world, world[other], message, custom_id)
            assert "not your move" in sentence(refused)
            refused = await pressed(world, world["eve"], message, custom_id)
            assert "not playing" in sentence(refused)
        assert await version(world) == before


async def test_an_old_message_does_nothing(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "qwixx", 2)
        old, offered = world.last(), game_buttons(world.last())
        for who in ("ada", "ben"):
            await click_through(world, who, world.last(), seeded(2))
        (active,) = asked(world, world.last())
        before = await version(world)
        seen = await world.tables.view(world.server, 1, world[active].id)
        mine = [t.answer.move for t in seen.story if t.answer and t.answer.seat == seen.seat]
        others = [c for c in offered if c.split(":")[-1] != mine[-1]]
        for custom_id in others:
            late = await pressed(world, world[active], old, custom_id)
            assert "moved on" in sentence(late)
        assert await version(world) == before


async def test_an_old_panel_is_refreshed_and_the_click_refused(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "qwixx", 2)
        panel = (await world.press("ada", "My view")).response
        assert panel is not None
        old = game_buttons(panel)
        for who in ("ada", "ben"):
            await world.press(who, "Pass")
        assert await version(world) > 1
        late = await world["ada"].click(panel, custom_id=old[0])
        assert late.acknowledged
        assert late.followups == []
        assert "moved on" in (panel.embeds[0].description or "")
        assert not set(old) & set(game_buttons(panel))


async def test_a_panel_asks_in_the_words_of_the_turn(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "qwixx", 2)
        panel = (await world.press("ada", "My view")).response
        assert panel is not None
        (shown,), (turn,) = panel.embeds, world.last().embeds
        assert (shown.title, shown.footer.text) == (turn.title, "Qwixx, table 1")


async def test_late_for_what_another_has_done_is_told(tmp_path: Path) -> None:
    """Only one's own answer, clicked once more, is passed over in silence."""
    async with playing(tmp_path) as world:
        await seat(world, "qwixx", 2)
        message = world.last()
        cross, skip = (game_buttons(message)[at] for at in (0, -1))
        await world["ada"].click(message, custom_id=skip)
        await world["ben"].click(message, custom_id=cross)
        assert sentence(await pressed(world, world["ada"], message, cross))


async def test_ones_own_answer_of_long_ago_is_known(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "five_to_twelve", 2)
        await reach(world, "turn")
        message = world.last()
        (who,) = asked(world, message)
        draw = next(each for each in game_buttons(message) if each.endswith(":draw"))
        await world[who].click(message, custom_id=draw)
        length = (await world.tables.view(world.server, 1)).length
        choices = seeded("long ago")
        while (seen := await world.tables.view(world.server, 1)).earlier <= length:
            await click_through(world, asked(world, world.last())[0], world.last(), choices)
        late = await pressed(world, world[who], message, draw)
        assert "already made that move" in sentence(late)
        story = (await world.press(who, "Story")).response
        assert story is not None
        first = str(Click(Verb.STORY, 1, 1))
        told = (await world[who].click(story, custom_id=first)).response or story
        assert (told.embeds[0].description or "").split("\n")[0].endswith("goes first.")
        assert seen.table.version == await version(world)


@pytest.mark.parametrize("game", ["five_to_twelve", "qwixx"])
async def test_a_double_click_counts_once(tmp_path: Path, game: str) -> None:
    async with playing(tmp_path) as world:
        await seat(world, game, 2)
        await reach(world, "turn", "white_dice")
        message = world.last()
        moves = [custom_id for custom_id in game_buttons(message) if ":m:" in custom_id]
        who, before = asked(world, message)[0], await world.tables.view(world.server, 1)
        results = [press(world, world[who], message, moves[-1]) for _ in range(5)]
        await world.env.settle()
        after = await world.tables.view(world.server, 1)
        assert after.table.length == before.table.length + 1
        assert all(result.acknowledged for result in results)
        answers = [m for result in results for m in (result.response, *result.followups) if m]
        assert not any(m.ephemeral for m in answers), "a double click is no mistake"


async def test_who_has_answered_cannot_choose_again(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "lucky_numbers", 2)
        await click_through(world, "ben", world.last(), seeded(1))
        panel = (await world.press("ben", "Place my tiles")).response
        assert panel is not None
        assert game_buttons(panel) == []
        assert "not playing" in sentence(await world.press("eve", "Place my tiles"))


async def test_two_people_at_once_are_both_heard(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "qwixx", 4)
        message = world.last()
        skip = next(c for c in game_buttons(message) if c.endswith(":pass"))
        people = asked(world, message)
        results = [press(world, world[who], message, skip) for who in people * 3]
        await world.env.settle()
        assert all(result.acknowledged for result in results)
        seen = await world.tables.view(world.server, 1)
        assert seen.table.length == len(people)
        assert len(world.channel.history()) <= 3
        assert seen.prompt is not None
        owing = [people[seat] for seat in seen.prompt.seats]
        assert asked(world, world.last()) == owing, "the newest state is shown"


async def test_a_click_delivered_twice_counts_once(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "qwixx", 2)
        message = world.last()
        skip = next(c for c in game_buttons(message) if c.endswith(":pass"))
        _, payload = payload_of(world, world["ada"], message, skip)
        edits = []
        for _ in range(2):
            world.env.backend.emit("INTERACTION_CREATE", payload)
            await world.env.settle()
            edits.append(len(requests(world.env, "PATCH", "/channels/*/messages/*")))
        assert edits[0] == edits[1], "and is shown once"
        seen = await world.tables.view(world.server, 1)
        assert seen.table.length == 1
        assert asked(world, world.last()) == ["ben"]
