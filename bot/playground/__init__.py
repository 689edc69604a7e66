"""The playground: any discord.py client inside SimCord, on a channel page at 127.0.0.1.

`parse` reads the options, `serve` runs until Ctrl-C, SIGTERM or "Stop the playground". The server,
the channel and the people have the same ids in every run, so stored games find their players again;
everything else gets a new id, because the clock is real. Messages are kept in memory: after a
restart the channel is empty and old message ids are unknown (10008).

SimCord is pinned to 3.2.1; `live` and `page` list the internals they use.
"""

import asyncio
import logging
import signal
from collections.abc import Awaitable, Callable
from contextlib import suppress
from urllib.parse import urlsplit

import discord

from bot.playground import browser
from bot.playground.live import LiveEnv
from bot.playground.options import Options, parse
from bot.playground.page import ChannelPage, FirstLook, open_page
from bot.playground.world import World, build
from bot.text.languages import Words

__all__ = ["Options", "parse", "serve"]

NO_BROWSER = """\
  No browser was opened: open the address in one on this computer. If it is a remote one, run
  `ssh -L {port}:127.0.0.1:{port} HOST` on yours first; then the address works there.
"""

log = logging.getLogger(__name__)


async def _silently() -> None: ...


async def serve(
    client: discord.Client,
    options: Options,
    *,
    words: Words | None = None,
    avatar: bytes = b"",
    welcome: Callable[[], Awaitable[None]] = _silently,
    say: Callable[[str], None] = print,
    close_seconds: float = 9.0,
) -> None:
    """Run the client until stopped. `avatar` is the bot's, a PNG.

    `welcome` is awaited when somebody first opens the page: then their language is known.
    """
    stop = _stop_signal()
    env = LiveEnv(client)
    world = build(env, options)
    await env.start()
    try:
        with env.time_context():
            await client.wait_until_ready()
            look = FirstLook(env, world, words or Words(), options.lang, welcome)
            async with open_page(look, options, avatar, say) as page:
                say(_greeting(page, world))
                if options.browser and not await browser.show(page.url):
                    say(NO_BROWSER.format(port=urlsplit(page.url).port))
                await _until(stop, page)
    finally:
        await _close(env, client, close_seconds)


def _stop_signal() -> asyncio.Event:
    stop = asyncio.Event()
    with suppress(NotImplementedError):  # Windows: Ctrl-C cancels the main task instead
        for name in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(name, stop.set)
    return stop


async def _until(stop: asyncio.Event, page: ChannelPage) -> None:
    waits = [asyncio.ensure_future(stop.wait()), asyncio.ensure_future(page.wait_closed())]
    try:
        await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for wait in waits:
            wait.cancel()


async def _close(env: LiveEnv, client: discord.Client, seconds: float) -> None:
    """Close the client (SimCord never calls `Client.close`), then shut SimCord down."""
    try:
        with env.time_context():
            await asyncio.wait_for(client.close(), seconds)
        await asyncio.wait_for(env.shutdown(), seconds)
    except TimeoutError:
        log.warning("The bot did not close within %.0f seconds", seconds)


def _greeting(page: ChannelPage, world: World) -> str:
    names = [person.user.global_name or person.name for person in world.people]
    return f"""
  Open     {page.url}
  Play     Press a game in the first message. You are everybody: {", ".join(names)};
           choose at the top who you play as. {names[0]} owns the server.
  Stop     Ctrl-C. Open games are kept and shown again next time, at a new address.
  Discord  To play there, make an application at https://discord.com/developers/applications,
           copy the token from its Bot page into .env as DISCORD_TOKEN=... and start again.
"""
