"""Kill, disconnect and refuse the bot's process; each message is shown exactly once."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from simcord import InteractionResult

from tests.patience import SILENCE, awaited, found
from tests.wire import process
from tests.wire.world import NAMES, World


@pytest.mark.parametrize("landed", [False, True])
async def test_killed_between_commit_and_show_it_shows_exactly_once(
    world: World, landed: bool
) -> None:
    clicked = await killed_while_posting(world, landed=landed)
    async with process.running(world.bridge, "bot", env=world.env):
        message = await world.playing()
        assert len(world.channel.history()) == 2
        assert (await world.press("ben", message, "Pass")).acknowledged
        await asks_no_more(world, "ben")
    clicked.cancel()
    assert world.moves() == [(1, "pass")]


async def test_a_board_posted_before_a_kill_stays_the_only_one(world: World) -> None:
    clicked = await killed_while_posting(world, landed=True)
    async with process.running(world.bridge, "bot", env=world.env):
        panel = (await world.press("ben", world.boards()[-1], "My view")).response
        assert panel is not None
        await world.people["ben"].click(panel, label="Pass")  # before it has shown what it owes
        await asks_no_more(world, "ben")
        await world.playing()
    clicked.cancel()


async def asks_no_more(world: World, who: str) -> None:
    mention = world.people[who].mention
    await world.bridge.until(
        lambda: mention not in world.boards()[-1].content, f"a turn that asks {who} no more"
    )


async def killed_while_posting(world: World, *, landed: bool) -> asyncio.Future[InteractionResult]:
    """Kill the bot while it posts the first board; return the click that nobody answers."""
    await world.seat("ada", "ben")
    held = world.bridge.hold("POST", f"/channels/{world.channel.id}/messages", landed=landed)
    clicked = asyncio.ensure_future(world.click("ada", "Start"))
    await held.met()
    await world.bot.kill()
    assert held.release is not None
    held.release.set()
    return clicked


async def test_a_channel_that_hangs_keeps_no_other_waiting(world: World) -> None:
    guild = world.channel.guild
    assert guild is not None
    other = replace(world, channel=guild.create_text_channel("more games"))
    paths = [f"/channels/{place.channel.id}/messages" for place in (world, other)]
    clicks = []
    for place, path, names in zip((world, other), paths, (NAMES[:2], NAMES[2:]), strict=True):
        await place.seat(*names)
        held = world.bridge.hold("POST", path)
        clicks.append(asyncio.ensure_future(place.click(names[0], "Start")))
        await held.met()
    await world.bot.kill()
    hanging = world.bridge.hold("POST", paths[0])
    async with process.running(world.bridge, "bot", env=world.env):
        await hanging.met()
        await other.playing()
        assert hanging.release is not None
        hanging.release.set()
        await world.playing()
    for click in clicks:
        click.cancel()


async def test_a_click_is_acknowledged_while_its_message_hangs(world: World) -> None:
    await world.seat("ada", "ben")
    held = world.bridge.hold("POST", f"/channels/{world.channel.id}/messages")
    clicked = asyncio.ensure_future(world.click("ada", "Start"))
    await held.met()
    assert (await awaited(clicked, "an acknowledgment")).acknowledged
    assert len(world.channel.history()) == 1, "the lobby"
    assert world.boards() == [], "it is the card of a game that has started"
    assert held.release is not None
    held.release.set()
    await world.playing()


async def test_a_panel_does_not_wait_for_the_public_board(world: World) -> None:
    await world.seat("ada", "ben")
    await world.click("ada", "Start")
    panel = (await world.press("ada", await world.playing(), "My view")).response
    assert panel is not None
    held = world.bridge.hold("PATCH", f"/channels/{world.channel.id}/messages/*")
    clicked = asyncio.ensure_future(world.people["ada"].click(panel, label="Pass"))
    await held.met()
    await world.bridge.until(lambda: "Pass" not in str(panel.components), "the panel's answer")
    assert held.release is not None
    held.release.set()
    await awaited(clicked, "the click to end")


async def test_a_move_whose_answer_was_lost_is_stored_and_shown(world: World) -> None:
    await world.seat("ada", "ben")
    await world.click("ada", "Start")
    await world.playing()
    held = world.bridge.hold("POST", "/interactions/*/*/callback")
    clicked = asyncio.ensure_future(world.click("ada", "Pass"))
    await held.met()
    await world.bot.kill()
    assert world.moves() == [(0, "pass")], "stored before shown"
    async with process.running(world.bridge, "bot", env=world.env):
        await asks_no_more(world, "ada")
        assert len(world.channel.history()) == 2
    clicked.cancel()


@pytest.mark.parametrize("landed", [False, True])
async def test_through_a_503_and_a_reset_and_a_limit_it_posts_once(
    world: World, landed: bool
) -> None:
    await world.seat("ada", "ben")
    path = f"/channels/{world.channel.id}/messages"
    faults = [
        world.bridge.fail("POST", path, 503, landed=landed),
        world.bridge.drop("POST", path, landed=landed),
        world.bridge.fail("POST", path, 429, retry_after=0.05, message="slow"),
    ]
    assert (await world.click("ada", "Start")).acknowledged
    await world.bridge.until(lambda: not any(fault.times for fault in faults), "all faults")
    await world.playing()
    assert len(world.channel.history()) == 2


async def test_a_long_limit_is_waited_for_and_no_longer(world: World) -> None:
    await world.seat("ada", "ben")
    path = f"/channels/{world.channel.id}/messages"
    limit = world.bridge.fail("POST", path, 429, retry_after=75.0, message="slow")
    asked = datetime.now(UTC)
    assert (await world.click("ada", "Start")).acknowledged
    until = await found(world.put_off, "the table to be put off", SILENCE)
    assert limit.times == 0
    assert asked < until - timedelta(seconds=75) < datetime.now(UTC)


async def test_a_board_shown_again_is_a_new_message_with_buttons(world: World) -> None:
    await world.seat("ada", "ben")
    await world.click("ada", "Start")
    old = await world.playing()
    await world.people["ben"].slash(world.channel, "board")
    await world.bridge.until(
        lambda: len(world.boards()) == 1 and world.boards()[0].id != old.id, "the board shown again"
    )
    assert (await world.click("ben", "Pass")).acknowledged
    assert world.moves() == [(1, "pass")]


async def test_stopped_under_clicks_it_ends_in_time_and_has_stored_what_it_answered(
    world: World,
) -> None:
    await world.seat(*NAMES)
    await world.click("ada", "Start")
    await world.playing()
    views = [world.click(name, "My view") for name in NAMES * 3]
    passes = [world.click(name, "Pass") for name in NAMES]
    clicks = asyncio.gather(*passes, *views)
    await world.bridge.until(
        lambda: "/callback" in world.bridge.http_requests[-1].path, "the first answer"
    )
    assert await world.bot.terminate() == 0, "1 if the deadline had to end it"
    world.bridge.answers_expected = False
    results = (await clicks)[: len(NAMES)]
    done = [
        name
        for name, result in zip(NAMES, results, strict=True)
        if result.acknowledged and not (result.response and result.response.ephemeral)
    ]
    stored = {NAMES[seat] for seat, _ in world.moves()}
    assert set(done) <= stored
    assert len(world.moves()) == len(stored)


async def test_a_second_process_with_the_same_token_refuses(
    world: World, capfd: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(RuntimeError, match="ended with 75"):
        await process.start(world.bridge, "bot", env=world.env)
    lines = [line for line in capfd.readouterr().err.splitlines() if line.startswith("rungs:")]
    assert len(lines) == 1
    assert world.bridge.gateway.identified == 1


async def test_a_name_that_does_not_come_holds_no_move_up(world: World) -> None:
    await world.seat("ada", "ben")
    await world.click("ada", "Start")
    message = await world.playing()
    await world.bot.kill()  # and with it all the names it has learned
    held = [world.bridge.hold("GET", "/guilds/*/members/*") for _ in ("ada", "ben")]
    async with process.running(world.bridge, "bot", env=world.env):
        assert (await world.press("ada", message, "Pass")).acknowledged
        await world.bridge.until(lambda: "Player 2" in told(world), "a board without a name")
        for request in held:
            assert request.release is not None
            request.release.set()
        await world.bridge.until(lambda: "ben" in told(world), "the board with the name")
        assert "Player 2" not in told(world)


def told(world: World) -> str:
    """What the newest board says, its picture included."""
    board = world.boards()[-1]
    words = [embed.description or "" for embed in board.embeds]
    return " ".join([*words, *(file.description or "" for file in board.attachments)])
