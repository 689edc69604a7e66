"""Top 12 asks for a number in a form: what is not one is refused, and then it works."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.interactions.forms import texts_in
from bot.text.names import plain
from tests.channel.acts import sentence, version
from tests.channel.player import asked, reach
from tests.channel.test_games import seat
from tests.channel.world import playing


async def test_only_a_number_from_1_to_100_can_be_named(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await world.owner.slash(world.channel, "settings", old_turns="keep")
        await seat(world, "top_twelve", 2)
        await reach(world, "name_number")
        message, before = world.last(), await version(world)
        (who,) = asked(world, message)
        other = "ben" if who == "ada" else "ada"
        for person, reason in ((other, "not your move"), ("eve", "not playing")):
            refused = await world.press(person, "Another number")
            assert reason in sentence(refused)
        for typed in ("abc", "0", "101", " ", "-5", "4 2", "٣", "7.0"):
            form = await world.press(who, "Another number")
            refused = await world[who].submit_modal(form, {"number": typed})
            wrong = f"“{plain(typed.strip())}” is not a number from 1 to 100."
            assert sentence(refused).startswith(wrong)
            assert "Rule T4" in sentence(refused)
        assert await version(world) == before
        form, late_form = [await world.press(who, "Another number") for _ in range(2)]
        assert (await world[who].submit_modal(form, {"number": " 42 "})).acknowledged
        seen = await world.tables.view(world.server, 1)
        assert any(event.params.get("number") == 42 for t in seen.story for event in t.events)
        late = await world[who].submit_modal(late_form, {"number": "43"})
        assert "moved on" in sentence(late)


def test_a_forged_form_without_end_has_no_text() -> None:
    nested: list[dict[str, Any]] = [{"type": 4, "value": "42"}]
    for _ in range(5_000):
        nested = [{"type": 1, "components": nested}]
    assert texts_in(nested) == ()
    assert texts_in([{"type": 18, "component": {"type": 4, "value": " 42 "}}]) == ("42",)


@pytest.mark.parametrize("first", ["ada", "ben"])
async def test_entries_come_in_any_order(tmp_path: Path, first: str) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "top_twelve", 2)
        await reach(world, "enter_number")
        people = asked(world, world.last())
        order = sorted(people, key=lambda name: name != first)
        for done, who in enumerate(order, start=1):
            panel = (await world.press(who, "My view", world.last())).response
            assert panel is not None
            assert panel.ephemeral
            hint = (await world[who].click(panel, label="Hint")).response
            assert hint is not None
            move = next(c for row in hint.components for c in row["components"])
            await world[who].click(hint, custom_id=move["custom_id"])
            if done < len(order):
                assert asked(world, world.last()) == order[done:]
