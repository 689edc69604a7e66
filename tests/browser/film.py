"""Film a game of Qwixx in the playground, in Chromium: `python -m tests.browser.film [FILE]`.

One person opens a table, seats an AI, starts, makes a few moves, asks for a hint and plays to the
end; the middle of the game is shown fast. Every run films another game.
"""

from __future__ import annotations

import asyncio
import re
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.async_api import Locator, Page, ViewportSize, async_playwright, expect

from tests.browser.test_playground import (
    CHROMIUM,
    FLAGS,
    PATIENCE,
    button,
    messages,
    playground,
    taken,
    turn_button,
)

FILM = Path("docs/gallery/film.webp")
WIDTH, HEIGHT, SCALE = 560, 650, 1.25
QUALITY = 70
POINTER = """
addEventListener("DOMContentLoaded", () => {
    const style = document.createElement("style");
    style.textContent = `
        .message-context-actions, .preview-toolbar { display: none !important; }
        #pointer { position: fixed; z-index: 99999; width: 22px; height: 22px; margin: -2px;
            pointer-events: none; background: white; filter: drop-shadow(0 0 2px black);
            clip-path: polygon(0 0, 0 75%, 20% 58%, 35% 95%, 50% 88%, 36% 54%, 62% 54%); }`;
    document.head.append(style);
    const pointer = Object.assign(document.createElement("div"), { id: "pointer" });
    document.body.append(pointer);
    addEventListener("mousemove", at => {
        pointer.style.left = `${at.clientX}px`;
        pointer.style.top = `${at.clientY}px`;
    });
});
"""
"""A picture of the page has no pointer of its own."""
COLORS = ("Red", "Yellow", "Green", "Blue")
CROSS = re.compile(rf"^({'|'.join(COLORS)}) (\d+)")
PASS = re.compile("^Pass")
AT_ITS_END = "it => it.closest('article').scrollIntoView({ block: 'end' })"
SETTLED = 400
"""Milliseconds until pictures are loaded and nothing moves."""
WORTH = 2
"""Cells a cross may skip."""
NORMAL, EVERY = 3, 4
"""Moves shown at full length, and of the others every fourth."""


@dataclass
class Film:
    page: Page
    shots: list[tuple[Image.Image, int]] = field(default_factory=list)

    async def show(self, seconds: float) -> None:
        """Keep what the page shows, for so long."""
        png = await self.page.screenshot()
        self.shots.append((Image.open(BytesIO(png)).convert("RGB"), round(1000 * seconds)))

    async def press(self, what: Locator, *, seen: bool = True) -> None:
        """Go to a button, show that, and click it until the page takes the click."""
        await what.hover()
        if seen:
            await self.show(0.5)
        await what.click()
        while not await taken(self.page):
            await what.click()

    def save(self, file: Path) -> None:
        first, *rest = [shot for shot, _ in self.shots]
        times = [milliseconds for _, milliseconds in self.shots]
        first.save(
            file, save_all=True, append_images=rest, duration=times, quality=QUALITY, method=6
        )
        kilobytes = file.stat().st_size / 1000
        print(f"{file}: {len(times)} pictures, {sum(times) / 1000:.1f} s, {kilobytes:.0f} kB")


@asynccontextmanager
async def filming(address: str) -> AsyncIterator[Film]:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        view = ViewportSize(width=WIDTH, height=HEIGHT)
        page = await browser.new_page(
            viewport=view, device_scale_factor=SCALE, locale="en-US", bypass_csp=True
        )
        page.set_default_timeout(PATIENCE)
        await page.add_init_script(POINTER)
        await page.goto(address)
        await expect(button(page, "Play Qwixx")).to_be_visible()
        yield Film(page)
        await browser.close()


async def open_table(film: Film) -> None:
    page = film.page
    await film.show(0.8)
    await page.locator("#channel-composer-input").press_sequentially("/newgame")
    await page.get_by_text("/newgame").first.wait_for()
    await film.show(0.9)
    await page.press("#channel-composer-input", "Enter")
    game = page.get_by_role("option", name="Qwixx").first
    await game.hover()
    await film.show(0.9)
    await game.click()
    await page.locator("#channel-composer button[type=submit]:visible").click()
    await expect(button(page, "Play against AI now")).to_be_visible()
    await film.show(1.2)
    await messages(page).get_by_text("Add an AI seat").last.click()
    expert = page.get_by_role("option", name="Expert").last
    await expert.hover()
    await film.show(0.9)
    await expert.click()
    await expect(button(page, "Remove AI")).to_be_visible()
    await film.press(button(page, "Start"))
    await expect(turn_button(page, "Hint").last).to_be_visible()


async def play(film: Film) -> None:
    page, rematch = film.page, turn_button(film.page, "Rematch")
    last = dict.fromkeys(COLORS, -1)
    for move in range(999):
        await expect(turn_button(page, PASS).or_(rematch).last).to_be_visible()
        if await rematch.is_visible():
            break
        await look_at(turn_button(page, "Hint").last)
        slow = move <= NORMAL
        if slow or move % EVERY == 0:
            await film.show(1.1 if slow else 0.2)
        if move == NORMAL:
            await film.press(button(page, "Hint"))
            await expect(messages(page).get_by_text("Hint for Qwixx").last).to_be_visible()
            await page.wait_for_timeout(SETTLED)
            await film.show(2.5)
            await follow(film, last)
        else:
            await film.press(await best(page, last), seen=slow)
    await look_at(rematch)
    await film.show(3.5)


async def follow(film: Film, last: dict[str, int]) -> None:
    """Press what the hint names first."""
    told = messages(film.page).locator("article:has(.message-ephemeral-note)").last
    first = told.locator(".component-button").first
    if cross := CROSS.match(await first.inner_text()):
        last[cross[1]] = cell_of(cross)
    await film.press(first)


async def look_at(shown: Locator) -> None:
    """Scroll to the end of a message, past which there may be private ones."""
    await shown.evaluate(AT_ITS_END)
    await shown.page.wait_for_timeout(SETTLED)


async def best(page: Page, last: dict[str, int]) -> Locator:
    """Return the button of the cross that skips least, or of passing."""
    crosses = []
    for shown in await turn_button(page, CROSS).all():
        found = CROSS.match(await shown.inner_text())
        if found and await shown.is_enabled():
            cell = cell_of(found)
            crosses.append((cell - last[found[1]], found[1], cell, shown))
    skipped, color, cell, cross = min(crosses, default=(99, "", 0, None), key=lambda one: one[0])
    if cross is None or skipped > WORTH + 1:
        return turn_button(page, PASS).first
    last[color] = cell
    return cross


def cell_of(cross: re.Match[str]) -> int:
    number = int(cross[2])
    return number - 2 if cross[1] in COLORS[:2] else 12 - number


async def main(file: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with (
            playground(Path(folder), "--lang", "en", "--people", "Ada,Ben") as (address, _),
            filming(address) as film,
        ):
            await open_table(film)
            await play(film)
            film.save(file)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]) if len(sys.argv) > 1 else FILM))
