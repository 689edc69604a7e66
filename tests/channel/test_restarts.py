"""The bot dies in the middle of everything, and the buttons of old messages go on working."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.engine.rules import Prompt
from core.model.table import Status
from tests.channel.acts import posts, sentence
from tests.channel.player import asked, click_through, reach
from tests.channel.test_games import seat
from tests.channel.world import TICK, World, labels, playing
from tests.seeds import seeded

LADDER = {"turn", "drawn"}
PHASES = [
    ("five_to_twelve", {"setup": "setup=one"}, {"set_up"} | LADDER),
    ("five_to_twelve", {"setup": "setup=four"}, {"arrange"} | LADDER),
    ("lucky_numbers", {"setup": "setup=one"}, {"set_up"} | LADDER),
    ("lucky_numbers", {"setup": "setup=four"}, {"arrange"} | LADDER),
    ("qwixx", {}, {"white_dice", "colored_dice"}),
    ("top_twelve", {}, {"start_numbers", "name_number", "enter_number"}),
]


async def prompt(world: World) -> Prompt:
    found = (await world.tables.view(world.server, 1)).prompt
    assert found is not None
    return found


@pytest.mark.parametrize(("game", "chosen", "phases"), PHASES)
async def test_a_restart_in_every_phase_and_on_with_the_old_buttons(
    tmp_path: Path, game: str, chosen: dict[str, str], phases: set[str]
) -> None:
    async with playing(tmp_path) as world:
        options = {"variant": chosen["setup"]} if chosen else {}
        await world["ada"].slash(world.channel, "newgame", game=game, **options)
        await world.restart()
        await world.press("ben", "Join")
        await world.press("ada", "Start")
        choices, seen = seeded(game), set[str]()
        while seen < phases:
            key = (await prompt(world)).key
            if key not in seen:
                seen.add(key)
                said = len(posts(world))
                await world.restart()
                assert len(posts(world)) == said, "what is shown already is not shown again"
            before = await world.tables.view(world.server, 1)
            await click_through(world, asked(world, world.last())[0], world.last(), choices)
            after = await world.tables.view(world.server, 1)
            assert after.table.length > before.table.length
        assert seen == phases


async def test_a_form_opened_before_a_restart_is_taken_after_it(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "top_twelve", 2)
        await reach(world, "name_number")
        (who,) = asked(world, world.last())
        form = await world.press(who, "Another number")
        await world.restart()
        result = await world[who].submit_modal(form, {"number": "42"})
        assert result.acknowledged
        assert (await prompt(world)).key in {"enter_number", "name_number"}


async def test_a_panel_opened_before_a_restart_still_plays(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "top_twelve", 2)
        panel = (await world.press("ada", "Write them myself")).response
        assert panel is not None
        await world.restart()
        await world["ada"].click(panel, label="Sensible layout")
        assert asked(world, world.last()) == ["ben"]


async def test_time_in_which_the_bot_was_down_is_given_back(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await world["ada"].slash(world.channel, "newgame", game="qwixx", turn_time=300)
        await world.press("ben", "Join")
        await world.press("ada", "Start")
        before = await prompt(world)
        world.client.clock.loop.cancel()
        await world.env.advance_time(3600)
        await world.restart()
        await world.env.advance_time(TICK)
        assert await prompt(world) == before, "nobody has lost a turn"
        assert len(posts(world)) == 2
        await world.env.advance_time(300)
        assert await prompt(world) != before, "and then time runs again"


async def test_a_bot_that_is_closed_refuses_politely(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "qwixx", 2)
        world.client.under_way.draining = True
        result = await world.press("ada", "Pass")
        assert "restarting" in sentence(result)
        assert (await world.tables.view(world.server, 1)).table.length == 0


async def test_the_result_is_shown_after_a_restart_and_can_be_played_again(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await seat(world, "five_to_twelve", 2)
        asking = await world["ada"].slash(world.channel, "resign")
        assert asking.response is not None
        await world.restart()
        await world["ada"].click(asking.response, label="Forfeit")
        await world.restart()
        assert labels(world.last()) == ["Rematch", "Replay", "Story", "Fair play"]
        await world.press("ben", "Rematch")
        seen = await world.tables.view(world.server, 2)
        assert seen.table.status is Status.LOBBY
