"""A turn: who is told, who sees what, answers in any order, nothing revealed too early."""

from __future__ import annotations

from pathlib import Path
from unicodedata import normalize

import discord
import pytest

from bot.pages.custom_ids import Click, Verb, parse
from tests.channel.acts import notified, posts, pressed, requests, sentence
from tests.channel.player import asked, click_through, game_buttons, reach
from tests.channel.test_games import seat
from tests.channel.world import Shown, World, custom_ids, labels, playing
from tests.seeds import seeded


def alt(world: World) -> str:
    return world.last().attachments[0].description or ""


def position(words: str) -> str:
    """All but the game's title and who is asked."""
    return words.split(". ", 2)[2]


def body(panel: Shown) -> str:
    return panel.embeds[0].description or ""


def target(message: Shown, move: str) -> str:
    """The button of a move, whatever its label."""
    return next(c for c in game_buttons(message) if (click := parse(c)) and click.target == move)


async def answered(world: World, who: str) -> None:
    await click_through(world, who, world.last(), seeded(who))


@pytest.mark.parametrize("order", [("ada", "ben", "cleo"), ("cleo", "ben", "ada")])
@pytest.mark.parametrize("game", ["lucky_numbers", "qwixx"])
async def test_simultaneous_answers_come_in_any_order(
    tmp_path: Path, game: str, order: tuple[str, ...]
) -> None:
    async with playing(tmp_path) as world:
        await seat(world, game, 3)
        message, before, board = world.last(), len(world.channel.history()), alt(world)
        assert asked(world, message) == ["ada", "ben", "cleo"]
        for done, who in enumerate(order[:2], start=1):
            await answered(world, who)
            assert world.last().id == message.id, "an answer edits the message"
            assert set(asked(world, world.last())) == set(order[done:])
            assert position(alt(world)) == position(board), "nobody sees the answer yet"
        refused = await world.press(order[0], "Hint")
        assert "not your move" in sentence(refused)
        await answered(world, order[2])
        assert alt(world) != board
        if asked(world, world.last()) != [order[2]]:
            assert world.last().id != message.id
            assert len(world.channel.history()) == before, "the turn before is removed"
            assert notified(world)[-1] == set(asked(world, world.last()))


async def test_start_numbers_stay_a_secret_until_all_are_written(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "top_twelve", 2)
        board = alt(world)
        panel = (await world.press("ben", "Write them myself")).response
        assert panel is not None
        assert panel.ephemeral
        await world["ben"].click(panel, label="tree")
        assert body(panel).startswith("10 under the tree: which row?")
        await world["ben"].click(panel, custom_id=target(panel, "10@d3"))
        assert body(panel).startswith("20 under the hand: which row?"), (
            "on with the next number at once"
        )
        await world["ben"].click(panel, label="Sensible layout")
        assert body(panel) == (
            "Your answer: **10 at tree 3, 20 at hand 3, 30 at star 5, 40 at house 6, "
            "50 at moon 7**.\nWaiting for **Ada**."
        )
        assert asked(world, world.last()) == ["ada"]
        assert position(alt(world)) == position(board)
        seen = [message.id for message in world.channel.history(viewer=world["ada"])]
        assert panel.id not in seen
        assert panel.id in [m.id for m in world.channel.history(viewer=world["ben"])]


async def test_a_hint_is_legal_and_seen_by_its_owner_only(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "qwixx", 2)
        hint = (await world.press("ben", "Hint")).response
        assert hint is not None
        own = await world.tables.view(world.server, 1, world["ben"].id)
        legal = {str(move) for move in own.choices}
        clicks = [parse(custom_id) for custom_id in custom_ids(hint)]
        advised = {click.target for click in clicks if click and click.verb is Verb.MOVE}
        assert advised
        assert advised <= legal
        assert hint.embeds[0].description
        assert hint.attachments[0].description
        for viewer in (world["ada"], world["eve"], None):
            assert hint.id not in [m.id for m in world.channel.history(viewer=viewer)]
        assert hint.id in [m.id for m in world.channel.history(viewer=world["ben"])]
        await world["ben"].click(hint, custom_id=game_buttons(hint)[0])
        assert asked(world, world.last()) == ["ada"]


async def test_a_panel_is_ones_own_and_refreshes_in_place(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "lucky_numbers", 2)
        await answered(world, "ada")
        assert "My view" not in labels(world.last()), "it would open the same panel"
        panel = (await world.press("ada", "Place my tiles")).response
        assert panel is not None
        assert body(panel).endswith("Waiting for **Ben**.")
        assert "not playing" in sentence(await world.press("eve", "Place my tiles"))
        await answered(world, "ben")
        seen = len(world.channel.history(viewer=world["ada"]))
        same = (await world["ada"].click(panel, label="Refresh")).response
        assert same is not None
        assert same.id == panel.id
        assert len(world.channel.history(viewer=world["ada"])) == seen


async def test_a_move_in_a_panel_brings_it_up_to_date(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "qwixx", 2)
        panel = (await world.press("ada", "My view")).response
        assert panel is not None
        await world["ada"].click(panel, label="Pass")
        assert game_buttons(panel) == []
        assert body(panel) == "Your answer: **Pass**.\nWaiting for **Ben**."


async def test_a_panel_tells_what_became_of_a_move_and_who_is_waited_for(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "five_to_twelve", 2)
        await reach(world, "turn")
        (who,) = asked(world, world.last())
        other = "ben" if who == "ada" else "ada"
        panel = (await world.press(who, "My view")).response
        assert panel is not None
        for move in ("draw", "leave"):
            await world[who].click(panel, custom_id=target(panel, move))
        told, waiting = body(panel).splitlines()
        assert f"**{who.capitalize()}**" in told
        assert "leaves" in told
        assert waiting == f"Waiting for **{other.capitalize()}**."


async def test_the_last_to_answer_passes_on_all_dice_with_one_click(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "qwixx", 2)
        active = (await world.tables.view(world.server, 1)).view.active
        last, first = ("ada", "ben") if active == 0 else ("ben", "ada")
        assert "Pass both (-5)" not in labels(world.last()), "the other may still close a row"
        await world.press(first, "Pass")
        await world.press(last, "Pass both (-5)")
        seen = await world.tables.view(world.server, 1)
        assert seen.table.length == 3
        assert sorted(sheet.misthrows for sheet in seen.view.sheets) == [0, 1]


async def test_a_field_for_somebody_else_is_refused_by_its_rule(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "top_twelve", 2)
        await world["ada"].click(world.last(), label="Sensible layout")
        panel = (await world.press("ben", "Write them myself")).response
        assert panel is not None
        for move in ("10@a1", "20@b1", "30@c1", "40@d1", "50@e1"):
            await world["ben"].click(panel, custom_id=target(panel, move))
        (who,) = asked(world, world.last())
        form = await world.press(who, "Another number")
        await world[who].submit_modal(form, {"number": "60"})
        message, seen = world.last(), await world.tables.view(world.server, 1)
        assert seen.prompt is not None
        assert asked(world, message) == ["ada", "ben"]
        column = "abcdea"[seen.view.symbol]
        second = str(Click(Verb.MOVE, 1, seen.prompt.number, f"60@{column}2"))
        assert second in custom_ids(message) or len(game_buttons(message)) == 5, "or any column"
        assert "Rule T6" in sentence(await pressed(world, world["ada"], message, second))
        await pressed(world, world["ben"], message, second)
        assert asked(world, world.last()) == ["ada"]
        assert second not in custom_ids(world.last()), "it is for nobody who is still asked"


async def test_people_are_mentioned_once_per_handover_and_only_those_who_owe(
    tmp_path: Path,
) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "five_to_twelve", 2)
        choices = seeded(5)
        for _ in range(12):
            message, edits = world.last(), len(posts(world))
            (who, *_) = asked(world, message)
            await click_through(world, who, message, choices)
            if world.last().id == message.id:
                assert len(posts(world)) == edits
            else:
                assert message.id not in [m.id for m in world.channel.history()]
                assert notified(world)[-1] == set(asked(world, world.last()))
        told = notified(world)
        assert told[0] == set(), "the lobby mentions nobody"
        assert all(told[1:]), "every hand-over mentions somebody"
        nonces = [post["nonce"] for post in posts(world)]
        assert len(set(nonces)) == len(nonces)
        assert all(len(nonce) <= 25 for nonce in nonces)
        for edit in requests(world.env, "PATCH", "/channels/*/messages/*"):
            assert not (edit.json.get("allowed_mentions") or {}).get("users")


def lines(message: discord.Message) -> set[str]:
    return set((message.embeds[0].description or "").splitlines())


async def test_a_message_tells_what_happened_since_the_one_before(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "five_to_twelve", 2)
        await reach(world, "turn")
        first, *_ = asked(world, world.last())
        for label in ("Draw a tile", "Leave it"):
            await world.press(first, label)
        (second,) = asked(world, world.last())
        message, told = world.last(), lines(world.last())
        assert any(line.startswith(f"**{first.capitalize()}** draws") for line in told)
        await world.press(second, "Draw a tile")
        assert world.last().id == message.id
        assert len(lines(world.last())) == 3, "the rest is behind Story"
        assert len(told & lines(world.last())) == 2, "an edit adds to what the message told"
        await world.press(second, "Leave it")
        assert world.last().id != message.id
        assert len(lines(world.last())) == 1
        assert not told & lines(world.last()), "nothing is told twice"


async def test_turns_of_the_ai_are_told_in_the_next_persons_message(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await world["ada"].slash(world.channel, "newgame", game="lucky_numbers", ai=2)
        await world.press("ada", "Start")
        message = world.last()
        for _ in range(3):
            await answered(world, "ada")
        assert world.last().id == message.id
        told = world.last().embeds[0].description or ""
        assert "**🤖 Medium** " in told
        assert "**🤖 Medium 2** " in told
        assert "Medium" in alt(world)
        assert "🤖" not in alt(world)
        assert asked(world, world.last()) == ["ada"]


@pytest.mark.parametrize(
    ("name", "shown", "expected"),
    [
        ("zoe", "🎉🔥", "zoe"),
        ("zoe", "สมชาย", "zoe"),
        ("zoe", "\u0301\u3164", "zoe"),
        ("zoe", "\U0001d4e9\U0001d4f8\U0001d4ee", "Zoe"),
        ("🎉", "🎉", "Player 2"),
    ],
)
async def test_a_name_is_the_same_in_text_picture_and_alt_text(
    tmp_path: Path, name: str, shown: str, expected: str
) -> None:
    async with playing(tmp_path) as world:
        zoe = world.guild.add_member(world.env.create_user(name, global_name=shown))
        await world["ada"].slash(world.channel, "newgame", game="five_to_twelve")
        await zoe.click(world.last(), label="Join")
        lobby = world.last()
        await world.press("ada", "Start")
        for message in (lobby, world.last()):
            assert expected in (message.attachments[0].description or "")
        text = normalize("NFKC", lobby.embeds[0].description or "").splitlines()
        assert f"2. **{expected}**" in text


async def test_who_is_asked_again_is_told_all_since_their_own_answer(tmp_path: Path) -> None:
    """Turns are removed: whoever looked away meanwhile cannot scroll back."""
    async with playing(tmp_path) as world:
        await seat(world, "qwixx", 3)
        active = ("ada", "ben", "cleo")[(await world.tables.view(world.server, 1)).view.active]
        first, second = (who for who in ("ada", "ben", "cleo") if who != active)
        for who in (active, first):
            await world.press(who, "Pass")
        cross = game_buttons(world.last())[0]
        await world[second].click(world.last(), custom_id=cross)
        assert notified(world)[-1] == {active}, "a message of its own"
        told = {line for line in lines(world.last()) if f"**{second.capitalize()}**" in line}
        assert told
        await world.press(active, "Pass (-5)")
        assert asked(world, world.last()) == ["ada", "ben", "cleo"]
        assert told <= lines(world.last())
        assert "penalty 1 of 4" in body(world.last())
