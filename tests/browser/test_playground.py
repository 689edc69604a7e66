"""A newcomer's first game, in Chromium, on the playground that `make run` starts."""

from __future__ import annotations

import re
import shutil
import signal
from asyncio.subprocess import PIPE, STDOUT, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
from playwright.async_api import Locator, Page, ViewportSize, async_playwright, expect
from playwright.async_api import TimeoutError as PlaywrightTimeout

from bot.text.languages import Words
from tests import programs
from tests.account import missing
from tests.patience import SECONDS, awaited, waiting_for

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 1_000 * SECONDS
"""Milliseconds."""
GLANCE = 2_000
"""Milliseconds for a button that was just there; if it is gone, the test looks again."""
MOST_CLICKS = 2_000
"""Far more than a game needs, including rejected clicks."""
Size = tuple[int, int]
SIZES: tuple[Size, ...] = ((1280, 900), (390, 844))
"""A window and a phone."""
PHONE = SIZES[1]
READABLE, THUMB = 320, 44
"""CSS pixels: what a board needs in width, and a button in height."""
AS_WIDE = """least => {
    const board = [...document.querySelectorAll("#channel-message-list img.embed-image")].at(-1);
    return board && board.getBoundingClientRect().width >= least;
}"""
"""The list of messages may be drawn anew at any moment, so the picture is looked up each time."""
AT_THE_END = """() => {
    const list = document.querySelector("#channel-timeline");
    return list.scrollHeight - list.scrollTop - list.clientHeight <= 1;
}"""
FOCUSED = "(chip => chip && (chip.focus(), true))(document.querySelector('.command-chip:enabled'))"
"""Whether there is a command to send; if so, it has the focus now."""
GAMES = ("5 vor 12", "Lucky Numbers", "Qwixx", "Top 12")
expect.set_options(timeout=PATIENCE)


@asynccontextmanager
async def playground(folder: Path, *arguments: str) -> AsyncIterator[tuple[str, Process]]:
    """Run the playground as a separate process; yield the address it prints."""
    env = programs.environment(DATABASE_URL=f"sqlite:///{folder / 'rungs.sqlite3'}")
    async with programs.running(
        "bot", *arguments, folder=folder, env=env, stdout=PIPE, stderr=STDOUT
    ) as process:
        yield await awaited(_address(process), "the playground's address"), process


async def _address(process: Process) -> str:
    assert process.stdout is not None
    seen = ""
    while line := (await process.stdout.readline()).decode():
        seen += line
        if found := re.search(r"http://127\.0\.0\.1:\d+/\S*", line):
            return found.group()
    raise AssertionError(f"the playground did not start:\n{seen}")


@asynccontextmanager
async def browser_page(
    address: str, size: Size = (1100, 1400), locale: str = "en-US"
) -> AsyncIterator[Page]:
    if CHROMIUM is None:
        missing("Chromium")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=CHROMIUM, args=FLAGS, timeout=PATIENCE
        )
        view = ViewportSize(width=size[0], height=size[1])
        page = await browser.new_page(viewport=view, locale=locale)
        page.set_default_timeout(PATIENCE)
        await page.goto(address)
        await page.wait_for_selector("#channel-composer-input")
        yield page
        await browser.close()


def messages(page: Page) -> Locator:
    return page.locator("#channel-message-list")


def button(page: Page, name: str) -> Locator:
    return messages(page).get_by_role("button", name=name, exact=True).last


def turn_button(page: Page, name: str | re.Pattern[str]) -> Locator:
    """Return a button of a public message: private panels keep outdated ones."""
    public = messages(page).locator("article:not(:has(.message-ephemeral-note))")
    return public.get_by_role("button", name=name, exact=True)


async def new_game(page: Page, game: str) -> None:
    """Open a table by keys alone."""
    await page.focus("#channel-composer-input")
    await page.keyboard.type("/newgame")
    await page.get_by_text("/newgame").first.wait_for()
    await page.keyboard.press("Enter")
    option = page.get_by_role("option", name=game).first
    async with waiting_for(f"the arrow key to come to {game}"):
        while await option.get_attribute("aria-selected") != "true":
            await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await expect(page.locator(".command-chip")).to_be_focused()
    await send(page)
    await expect(button(page, "Play against AI now")).to_be_visible()


async def send(page: Page) -> None:
    """Press Enter until the page takes the command: news may have taken the focus away."""
    chip = page.locator(".command-chip")
    async with waiting_for("the page to send the command"):
        while await chip.count():
            if await page.evaluate(FOCUSED):
                await page.keyboard.press("Enter")


async def tab_to(page: Page, what: Locator) -> None:
    """Press the Tab key until something has the focus, and see it."""
    async with waiting_for("the Tab key to come to a button"):
        while not await what.evaluate("it => it === document.activeElement"):
            await page.keyboard.press("Tab")
    assert await what.evaluate("it => getComputedStyle(it).outlineStyle") == "solid"


async def add_ai(page: Page, level: str) -> None:
    await messages(page).get_by_text("Add an AI seat").last.click()
    await page.get_by_role("option", name=level).last.click()
    await expect(button(page, "Remove AI")).to_be_visible()


async def press(page: Page, name: str) -> None:
    """Click until the page accepts it: it rejects a click if the message has just changed."""
    async with waiting_for(f"the page to take a click on {name}"):
        await button(page, name).click()
        while not await taken(page):
            await button(page, name).click()


async def taken(page: Page) -> bool:
    """Wait for the page's verdict on an action; return whether it was accepted."""
    status = page.locator("#action-status")
    await expect(status).to_have_text(re.compile("Done|did not work"))
    return await status.text_content() == "Done"


async def click_a_move(page: Page) -> None:
    """Put the tile on a free cell if there is one; otherwise draw a tile or leave it.

    A click may be rejected, and a button may vanish before the click. As a person would, the
    caller looks again and clicks what is there then.
    """
    draw, leave = turn_button(page, "Draw a tile"), turn_button(page, "Leave it")
    cells = await turn_button(page, re.compile("^[a-d][1-4]$")).all()
    with suppress(PlaywrightTimeout):
        free = [cell for cell in cells if await cell.is_enabled(timeout=GLANCE)]
        move = free[-1] if free else draw.or_(leave).last
        await move.click(timeout=GLANCE)
        await taken(page)


@pytest.mark.parametrize(("size", "locale"), [(SIZES[0], "en-US"), (PHONE, "fr-FR")])
async def test_the_first_screen_plays_with_one_click_and_speaks_the_browsers_language(
    tmp_path: Path, size: Size, locale: str
) -> None:
    words = Words(strict=True)
    say = words.say(words.pick(locale))
    async with playground(tmp_path) as (address, _), browser_page(address, size, locale) as page:
        welcome = messages(page).locator("article").first
        await expect(welcome.get_by_text(say("playground-title"))).to_be_in_viewport()
        await expect(welcome.locator(".message-avatar img")).to_be_visible()
        await expect(page.locator("#toolbar")).to_contain_text(say("playground-viewer"))
        for game in GAMES:
            await expect(button(page, say("button-play", game=game))).to_be_in_viewport()
        for tool in ("Capture", "Inspector", "Refresh preview", "Messages"):
            await expect(page.get_by_role("button", name=tool)).to_be_hidden()
        await tab_to(page, button(page, say("button-play", game="Top 12")))
        await page.keyboard.press("Enter")
        await expect(turn_button(page, say("button-hint")).last).to_be_in_viewport()
        board = messages(page).get_by_role("img", name=re.compile("^Top 12")).last
        await expect(board).to_be_visible()
        await page.select_option("#viewer-picker", index=1)
        reader = await page.locator("#viewer-picker option:checked").text_content()
        other = next(each for each in words.languages if each != words.pick(locale))
        assert reader == f"Ben ({words.say(other)('language-name')})"
        await button(page, say("button-guide")).click()
        await expect(button(page, words.say(other)("button-share"))).to_be_in_viewport()


async def test_the_page_follows_what_is_new_and_shows_another_player_the_same(
    tmp_path: Path,
) -> None:
    async with playground(tmp_path) as (address, _), browser_page(address, SIZES[0]) as page:
        for played, game in enumerate(GAMES[:2], start=1):
            await button(page, f"Play {game}").click()
            await expect(turn_button(page, "Hint")).to_have_count(played)
            await expect(turn_button(page, "Hint").last).to_be_in_viewport()
        await page.select_option("#viewer-picker", index=1)
        await expect(turn_button(page, "Hint").last).to_be_in_viewport()
        await page.reload()
        await expect(turn_button(page, "Hint").last).to_be_in_viewport()
        await new_game(page, GAMES[2])
        await messages(page).get_by_text("Add an AI seat").last.click()
        await expect(page.get_by_role("option", name="Expert")).to_be_visible()
        await page.wait_for_function(AT_THE_END)


async def test_a_phone_shows_the_whole_turn_in_its_width(tmp_path: Path) -> None:
    async with playground(tmp_path) as (address, _), browser_page(address, PHONE) as page:
        for played, game in enumerate(GAMES, start=1):
            await button(page, f"Play {game}").click()
            await expect(turn_button(page, "Hint")).to_have_count(played)
            await expect(turn_button(page, "Hint").last).to_be_in_viewport()
            await page.wait_for_function(AS_WIDE, arg=READABLE)
            board = messages(page).locator("img.embed-image").last
            await expect(board).to_be_in_viewport(ratio=1)
        for shown in await messages(page).locator(".component-button").all():
            assert await height_of(shown) >= THUMB
        for scrolled in ("html", "#channel-timeline"):
            assert await beyond(page.locator(scrolled)) <= 0


async def height_of(shown: Locator) -> float:
    box = await shown.bounding_box()
    assert box is not None
    return box["height"]


async def beyond(scrolled: Locator) -> int:
    """Return how many pixels can be reached only by scrolling sideways."""
    return int(await scrolled.evaluate("it => it.scrollWidth - it.clientWidth"))


async def test_a_newcomer_plays_a_game_to_its_end(tmp_path: Path) -> None:
    async with playground(tmp_path) as (address, _), browser_page(address) as page:
        await new_game(page, "Lucky Numbers")
        await add_ai(page, "Expert")
        await press(page, "Start")
        await press(page, "Place my tiles")
        await press(page, "Rising order")
        await expect(turn_button(page, "Draw a tile").last).to_be_visible()
        await press(page, "Hint")
        await expect(messages(page).get_by_text("Hint for Lucky Numbers").last).to_be_visible()
        rematch = turn_button(page, "Rematch")
        # A new message is posted before the old one loses its buttons: for a moment both have some.
        offered = rematch.or_(turn_button(page, "Draw a tile")).or_(turn_button(page, "Leave it"))
        for _ in range(MOST_CLICKS):
            await expect(offered.last).to_be_visible()
            if await rematch.is_visible():
                break
            await click_a_move(page)
        await expect(rematch).to_be_visible()
        await expect(
            messages(page).get_by_text(re.compile(" (wins|win together) with .*!$")).last
        ).to_be_visible()
        await press(page, "Story")
        await expect(messages(page).get_by_text("The game is over").last).to_be_visible()
        await press(page, "Fair play")
        await expect(messages(page).get_by_text("The secret was").last).to_be_visible()
        await press(page, "Replay")
        await expect(messages(page).get_by_text("Start, ")).to_be_visible()
        await press(page, "Next")
        await expect(messages(page).get_by_text("Move 1 of ")).to_be_visible()


async def test_games_survive_a_restart_and_ctrl_c_ends_cleanly(tmp_path: Path) -> None:
    async with playground(tmp_path) as (address, process), browser_page(address) as page:
        await new_game(page, "Qwixx")
        process.send_signal(signal.SIGINT)
        await awaited(process.wait(), "the playground's end")
        assert process.returncode == 0
    async with playground(tmp_path) as (address, _), browser_page(address) as page:
        await expect(button(page, "Play against AI now")).to_be_visible()


async def test_a_taken_port_is_told_and_the_next_one_taken(tmp_path: Path) -> None:
    folders = [tmp_path / "one", tmp_path / "two"]
    for folder in folders:
        folder.mkdir()
    async with playground(folders[0]) as (first, _), playground(folders[1]) as (second, _):
        assert first.split("/")[2] != second.split("/")[2]
