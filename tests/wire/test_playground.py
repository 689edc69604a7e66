"""The playground serves a client on a page, with the same people in every run."""

import asyncio
import importlib
import json
import os
import signal
import socket
import webbrowser
from collections.abc import Awaitable, Callable
from datetime import timedelta
from io import BytesIO
from pathlib import Path

import aiohttp
import discord
import pytest
from PIL import Image
from simcord import preview
from simcord.preview._server import PreviewServer

from bot.playground import Options, browser, parse, serve
from bot.playground.amendments import amended
from bot.playground.live import LiveEnv
from bot.playground.page import FirstLook, preferred
from bot.playground.world import GUILD_ID, build
from bot.text.languages import Words, english
from tests.patience import SILENCE, waiting_for
from tests.wire.toy import Toy


def ids(*people: str) -> tuple[int, ...]:
    world = build(LiveEnv(Toy()), Options(people=people))
    assert world.channel.guild is not None
    return (world.channel.guild.id, world.channel.id, *(person.id for person in world.people))


def test_ids_are_the_same_in_every_run_whoever_else_is_there() -> None:
    guild, channel, ada, ben = ids("Ada", "Ben")
    assert ids("Ben", "Cleo", "Ada")[:3] == (guild, channel, ben)
    assert ids("Ada") == (guild, channel, ada)


def test_what_happens_gets_an_id_of_its_own_time() -> None:
    before = discord.utils.utcnow() - timedelta(milliseconds=1)  # ids have millisecond precision
    born = discord.utils.snowflake_time(LiveEnv(Toy()).backend.snowflake())
    assert before < born < discord.utils.utcnow()


def test_options() -> None:
    assert parse([]) == Options(browser=True)
    assert parse(["--port", "81", "--people", "Al, Bo", "--lang", "de", "--no-browser"]) == Options(
        81, ("Al", "Bo"), "de"
    )


@pytest.mark.parametrize(
    ("environ", "seen", "platform", "opens"),
    [
        ({"DISPLAY": ":0"}, True, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, True, "linux", True),
        ({}, True, "darwin", True),
        ({}, True, "linux", False),
        ({"DISPLAY": ":0"}, False, "linux", False),
        ({"DISPLAY": ":0", "SSH_CONNECTION": "10.0.0.1 5 10.0.0.2 22"}, True, "linux", False),
        ({"CI": "true"}, True, "darwin", False),
    ],
)
def test_a_browser_is_opened_where_somebody_sits(
    monkeypatch: pytest.MonkeyPatch,
    environ: dict[str, str],
    seen: bool,
    platform: str,
    opens: bool,
) -> None:
    monkeypatch.setenv("BROWSER", "true %s &")
    importlib.reload(webbrowser)
    found = browser.find(environ, seen=seen, platform=platform)
    assert (found is not None) == opens
    monkeypatch.setenv("BROWSER", "true %s")  # keeps the terminal until it ends
    importlib.reload(webbrowser)
    assert browser.find(environ, seen=seen, platform=platform) is None


@pytest.mark.parametrize("wrong", [["--port", "0"], ["--people", "Al,al"], ["--lang", "xx"]])
def test_wrong_options_are_refused(wrong: list[str]) -> None:
    with pytest.raises(SystemExit):
        parse(wrong)


async def greeted(said: asyncio.Queue[str]) -> tuple[str, str]:
    """Return the greeting, after any messages about taken ports, and the address in it."""
    async with waiting_for("the playground's greeting", SILENCE):
        while "Open" not in (greeting := await said.get()):
            pass
    return greeting, next(word for word in greeting.split() if word.startswith("http://127.0.0.1"))


async def test_it_serves_a_page_next_to_a_taken_port_and_ends_on_a_signal() -> None:
    said: asyncio.Queue[str] = asyncio.Queue()
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        running = asyncio.create_task(serve(Toy(), Options(port), say=said.put_nowait))
        assert await said.get() == f"Port {port} is taken; trying {port + 1}."
        greeting, url = await greeted(said)
        assert "Ada, Ben, Cleo, Dan" in greeting
        async with aiohttp.ClientSession() as session, session.get(url) as page:
            assert page.status == 200
        os.kill(os.getpid(), signal.SIGTERM)
        await running


async def test_what_the_bot_does_by_itself_is_published() -> None:
    """Open a page and poll its state, as the browser does."""
    said: asyncio.Queue[str] = asyncio.Queue()
    client = Toy()
    running = asyncio.create_task(serve(client, Options(), say=said.put_nowait))
    _, url = await greeted(said)
    channel = client.guilds[0].text_channels[0]
    ask = await _open(url)
    await channel.send("by myself")
    async with waiting_for("the bot's own message on the page", SILENCE):
        while b"by myself" not in await ask("/api/state"):
            pass
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running


@pytest.mark.parametrize(
    ("accepted", "best"),
    [
        ("fr-CH, fr;q=0.9, en;q=0.8, *;q=0.5", "fr-CH"),
        ("en;q=0.5,es", "es"),
        ("", ""),
    ],
)
def test_the_best_language_of_a_browser(accepted: str, best: str) -> None:
    assert preferred(accepted)[0] == best


@pytest.mark.parametrize(
    ("lang", "accepted", "server", "people"),
    [
        (None, "fr-CH,fr;q=0.9", "fr", ["fr", "en-US", "es-ES"]),
        (None, "ja,xx;q=0.4", "en-US", ["en-US", "es-ES", "fr"]),
        ("es", "fr", "es-ES", ["es-ES", "es-ES", "es-ES"]),
    ],
)
async def test_the_first_look_decides_what_is_spoken(
    tmp_path: Path, lang: str | None, accepted: str, server: str, people: list[str]
) -> None:
    welcomed = []
    for language in ("en", "es", "fr"):
        (tmp_path / language).mkdir()
        (tmp_path / language / "empty.ftl").touch()

    async def welcome() -> None:
        welcomed.append(world.locales.copy())

    env = LiveEnv(Toy())
    world = build(env, Options(people=("Ada", "Ben", "Cleo")))
    look = FirstLook(env, world, Words(tmp_path), lang, welcome)
    for header in (accepted, "es"):
        await look.greet(look.language(header))
    assert env.backend.get_guild(GUILD_ID).preferred_locale == server
    assert [world.locales[person.id] for person in world.people] == people
    assert welcomed == [world.locales]


def test_every_amended_passage_is_in_the_page() -> None:
    """A new version of SimCord must not silently lose an amendment."""
    for path, passages in amended("en", english()).items():
        name = PreviewServer._STATIC_FILES[path]
        text = (Path(preview.__file__).parent / "static" / name).read_text()
        assert [passage for passage, _ in passages if passage not in text] == []


def drawn(size: int) -> bytes:
    file = BytesIO()
    Image.new("RGB", (size, size), "gold").save(file, "PNG")
    return file.getvalue()


async def test_the_page_shows_the_bots_avatar_and_its_pictures_as_they_are() -> None:
    said: asyncio.Queue[str] = asyncio.Queue()
    client, avatar, board = Toy(), drawn(64), drawn(300)
    running = asyncio.create_task(serve(client, Options(), avatar=avatar, say=said.put_nowait))
    _, url = await greeted(said)
    await client.guilds[0].text_channels[0].send(file=discord.File(BytesIO(board), "board.png"))
    ask = await _open(url)
    assets = json.loads(await ask("/api/state"))["assets"]
    shown = [await ask(f"/api/assets/{asset}") for asset in assets]
    assert avatar in shown
    assert board in shown
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running


async def _open(url: str) -> Callable[[str], Awaitable[bytes]]:
    """Open a page; return what asks for something as the browser does."""
    base, capability = url.split("/#")
    headers = {"X-Simcord-Capability": capability}

    async def ask(path: str, method: str = "GET") -> bytes:
        async with (
            aiohttp.ClientSession(base, headers=headers) as session,
            session.request(method, path, data="{}") as answer,
        ):
            return await answer.read()

    page = json.loads(await ask("/api/pages", "POST"))
    headers["X-Simcord-Context"] = page["context"]["id"]
    return ask
