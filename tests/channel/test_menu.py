"""The Table button: a menu for one person, and what comes of it in the channel."""

from __future__ import annotations

from pathlib import Path

import simcord

from bot.interactions.repeats import SECONDS
from bot.pages.custom_ids import Click, Verb
from core.model.table import Status
from tests.channel.acts import notified, payload_of, posts, pressed, sentence
from tests.channel.player import game_buttons
from tests.channel.test_games import seat
from tests.channel.world import PEOPLE, TICK, Shown, World, custom_ids, labels, playing


def menu(result: simcord.InteractionResult) -> Shown:
    assert result.response is not None
    return result.response


async def opened(world: World, who: str) -> Shown:
    return menu(await world.press(who, "Table", world.clickable()[-1]))


async def test_a_nudge_mentions_who_is_waited_for_and_nobody_else(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "qwixx", 3)
        await world.press("ada", "Pass")
        await world["cleo"].slash(world.channel, "me", pings=False)
        assert labels(await opened(world, "ada")) == ["Pause", "End the game", "Give up"]
        await world.env.advance_time(120)
        asks = await opened(world, "ada")
        assert labels(asks) == ["Nudge", "Pause", "End the game", "Give up"]
        assert "Waiting for **Ben** and **Cleo**" in (asks.embeds[0].description or "")
        assert labels(menu(await world.press("ada", "Nudge", asks))) == [
            "Pause",
            "End the game",
            "Give up",
        ]
        said = world.last().content
        assert f"{world['ben'].mention} {world['cleo'].mention} {world['ada'].mention} is" in said
        assert notified(world)[-1] == {"ben"}
        count = len(posts(world))
        late = await pressed(world, world["ben"], asks, str(Click(Verb.TABLE, 1, 0, "nudge")))
        assert "you can nudge them <t:" in sentence(late)
        assert len(posts(world)) == count


async def test_followers_are_mentioned_at_the_end(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "qwixx", 2)
        for who in ("cleo", "dan"):
            told = await world.press(who, "Follow", await opened(world, who))
            assert labels(menu(told)) == ["Stop following"]
        await world["dan"].slash(world.channel, "me", pings=False)
        await world.press("ada", "Give up", await opened(world, "ada"))
        await pressed(world, world["ada"], world.last(), str(Click(Verb.RESIGN, 1, 0, "forfeit")))
        assert world.last().content.startswith(f"{world['cleo'].mention} {world['dan'].mention}")
        assert notified(world)[-1] == {"cleo"}
        await world["ada"].slash(world.channel, "board", table=1)
        assert world.last().content == ""


async def test_followers_are_told_of_a_game_that_was_closed(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "qwixx", 2)
        await world.press("cleo", "Follow", await opened(world, "cleo"))
        question = (await world.owner.slash(world.channel, "abort", table=1)).response
        assert question is not None
        await world.owner.click(question, label="End the game")
        assert world["cleo"].mention in world.last().content
        assert notified(world)[-1] == {"cleo"}


async def test_a_table_in_a_hidden_channel_stays_hidden(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "qwixx", 2)
        await world.hide(world.channel, "eve")
        lounge = world.guild.create_text_channel("lounge")
        message = await world["eve"].send(lounge, "hello")
        for target in ("", "follow"):
            click = str(Click(Verb.TABLE, 1, 0, target))
            refused = await pressed(world, world["eve"], message, click)
            assert "can't find that table" in sentence(refused)
        told = await world["eve"].slash(lounge, "table", table=1)
        assert "can't find that table" in sentence(told)


async def test_the_command_opens_the_same_menu(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "qwixx", 2)
        await world.env.advance_time(120)
        told = await world["ada"].slash(world.channel, "table")
        assert (
            labels(menu(told))
            == labels(await opened(world, "ada"))
            == ["Nudge", "Pause", "End the game", "Give up"]
        )


async def test_the_menu_tells_only_those_who_can_act_when_somebody_counts_as_away(
    tmp_path: Path,
) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "qwixx", 3)
        await world.press("ada", "Pass")
        await world.press("ben", "Pass")
        told = {who: (await opened(world, who)).embeds[0].description or "" for who in PEOPLE[:4]}
        away = {who for who, text in told.items() if "away" in text}
        assert away == {"ada", "ben"}, "neither who is waited for nor who only watches"
        assert "vote" in told["ada"]


async def test_a_game_ends_by_agreement(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "qwixx", 3)
        asked = await world.press("ada", "End the game", await opened(world, "ada"))
        assert "asked the others" in (menu(asked).content or "")
        assert labels(menu(asked)) == ["Pause", "Give up"], "nothing that is asked already"
        others = menu(await world["ben"].slash(world.channel, "table"))
        assert "End the game" in labels(others), "which means to agree"
        question = world.last()
        assert question.content.startswith("**Ada** asks to end this game")
        assert notified(world)[-1] == {"ben", "cleo"}
        stranger = await world.press("dan", "Agree", question)
        assert "no say" in sentence(stranger)
        await world.press("ben", "Agree", question)
        assert world["ben"].mention not in world.last().content
        await world.press("cleo", "Agree", question)
        assert (await world.tables.view(world.server, 1)).table.status is Status.ABORTED
        assert all("Agree" not in labels(message) for message in world.clickable())


async def test_a_vote_that_is_over_says_so_where_it_stands(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "qwixx", 3)
        await world.press("ada", "End the game", await opened(world, "ada"))
        question = world.last()
        await world.press("ben", "No", question)
        assert "Declined." in world.last().content
        assert labels(world.last()) == []
        agree = str(Click(Verb.VOTE, 1, 1, "yes"))
        late = await pressed(world, world["cleo"], question, agree)
        assert "This vote is over" in (late.followups[0].content or "")
        for who in ("ada", "ben", "cleo"):
            await world.press(who, "Pass", world.clickable()[1])
        await world.env.advance_time(TICK)
        assert question.id not in [message.id for message in world.channel.history()]
        assert (await world.tables.view(world.server, 1)).table.status is Status.PLAYING


async def test_the_host_of_an_unrated_table_lets_the_ai_play(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await world["ada"].slash(world.channel, "newgame", game="qwixx", rated=False)
        await world.press("ben", "Join")
        await world.press("ada", "Start")
        await world.press("ada", "Pass")
        await world.env.advance_time(600)
        asks = await opened(world, "ada")
        assert {"Skip Ben", "AI for Ben"} <= set(labels(asks))
        done = await world.press("ada", "AI for Ben", asks)
        assert "Done" in (menu(done).content or "")
        assert "**Ben** is away; the AI plays" in (world.last().embeds[0].description or "")
        await world.press("ben", "My view", world.clickable()[-1])
        chair = (await world.tables.view(world.server, 1)).table.chair_of(world["ben"].id)
        assert chair
        assert chair.waits


async def test_a_spectator_gets_a_seat_and_is_told(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await world["ada"].slash(world.channel, "newgame", game="qwixx", rated=False)
        for who in ("ben", "cleo"):
            await world.press(who, "Join")
        await world.press("ada", "Start")
        await world.press("dan", "Wait for a seat", await opened(world, "dan"))
        await world.press("ben", "Give my seat to Dan", await opened(world, "ben"))
        question = world.last()
        assert "**Ben** asks to give their seat to" in question.content
        assert notified(world)[-1] == {"ada", "cleo"}
        assert world.last().id == question.id, "nobody has agreed yet"
        await world.press("ada", "Agree", question)
        assert world.last().id == question.id
        agree = next(c for c in custom_ids(question) if c.endswith("yes"))
        said, (_, payload) = len(posts(world)), payload_of(world, world["cleo"], question, agree)
        for _ in range(2):
            world.env.backend.emit("INTERACTION_CREATE", payload)
            await world.env.advance_time(SECONDS + 1)
        told = [post["content"] for post in posts(world)[said:] if "have a seat" in post["content"]]
        assert len(told) == 1, "once, however often that is delivered"
        assert told[0].startswith(f"{world['dan'].mention} You now have a seat")
        assert notified(world)[-1] == {"dan"}
        table = (await world.tables.view(world.server, 1)).table
        assert table.chair_of(world["dan"].id)
        assert table.chair_of(world["ben"].id) is None


async def test_a_pause_is_shown_and_its_end_calls_who_is_asked(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "qwixx", 2)
        board = world.last()
        await world.press("ada", "Pause", await opened(world, "ada"))
        await world.press("ben", "Agree", world.last())
        assert "Paused." in world.last().content
        assert labels(world.last()) == ["My view", "Hint", "Story", "Table"]
        assert notified(world)[-1] == set()
        moved = await pressed(world, world["ada"], board, game_buttons(board)[0])
        assert "This game is paused" in sentence(moved)
        await world.press("ben", "Resume", await opened(world, "ben"))
        assert notified(world)[-1] == {"ada", "ben"}
        assert game_buttons(world.last())


async def test_whoever_is_asked_too_nudges_only_the_others(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "qwixx", 3)
        await world.press("cleo", "Pass")
        await world.env.advance_time(120)
        await world.press("ada", "Nudge", await opened(world, "ada"))
        assert notified(world)[-1] == {"ben"}
        assert world.last().content.startswith(f"{world['ben'].mention} {world['ada'].mention} is")


async def test_what_is_delivered_twice_is_said_once(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "qwixx", 2)
        message = world.last()
        await world.env.advance_time(120)
        for target in ("nudge", "end"):
            said, click = len(posts(world)), str(Click(Verb.TABLE, 1, 0, target))
            _, payload = payload_of(world, world["ada"], message, click)
            for _ in range(2):
                world.env.backend.emit("INTERACTION_CREATE", payload)
                await world.env.advance_time(SECONDS + 1)  # else it is a double click
            assert len(posts(world)) == said + 1, target
