"""The composition root: settings -> logs -> database -> guard -> services -> client.

A signal drains the client; whatever hangs then, the process ends within RUNGS_STOP_SECONDS, because
a supervisor would kill it anyway and the next one waits for its lock.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import threading
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from itertools import takewhile
from typing import TYPE_CHECKING

import aiohttp
import discord

from bot.ops import logs, process_lock, settings
from bot.ops.health import Health, Metrics, serving
from bot.ops.settings import Settings, SettingsProblem
from core.players.preferences import Preferences
from core.store import schema
from core.store.database import Database
from core.tables.service import TableService

if TYPE_CHECKING:
    from bot.interactions.client import RungsClient
    from bot.playground import Options

NO_PLAYGROUND = (
    "DISCORD_TOKEN is not set, and the playground is not installed "
    "(it comes with `make run`, or with the extra `playground`)"
)

log = logging.getLogger(__name__)


class Stopped(Exception):
    """The program cannot go on; the words say why. Trying again later may help."""


class Stop:
    """The wish to end, by a signal or because the guard was lost; fulfilled within `seconds`."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._event = asyncio.Event()
        self._loop = asyncio.get_running_loop()
        self._deadline: threading.Timer | None = None
        self.reason: str | None = None

    @property
    def wanted(self) -> bool:
        return self._event.is_set()

    async def wait(self) -> None:
        await self._event.wait()

    def listen(self) -> None:
        """Not by the loop's own means: a loop that hangs must not keep the process from ending."""
        for name in (signal.SIGINT, signal.SIGTERM):
            signal.signal(name, self._signalled)

    def lost(self) -> None:
        self.reason = "the lock in the database was lost"
        self._set_deadline()
        self._begin()

    def _signalled(self, *_: object) -> None:
        """The second signal does not wait any longer."""
        if self._deadline:
            os._exit(1)
        self._set_deadline()
        self._loop.call_soon_threadsafe(self._begin)

    def _set_deadline(self) -> None:
        self._deadline = threading.Timer(self._seconds, os._exit, (1,))
        self._deadline.daemon = True
        self._deadline.start()

    def _begin(self) -> None:
        log.info("stopping: finishing what is under way")
        self._event.set()


def start(arguments: Sequence[str]) -> None:
    """The bot if there is a token, else the playground with these arguments."""
    found = settings.load()
    token = found.discord_token
    _configure_logs(found, quiet=token is None)
    for sentence in settings.unknown():
        log.warning("%s", sentence)
    if token is None:
        _play(found, arguments)
    elif arguments:
        raise SettingsProblem(f"{arguments[0]} is for the playground, but there is a DISCORD_TOKEN")
    else:
        asyncio.run(run_bot(found, token.get_secret_value()))


def _configure_logs(found: Settings, *, quiet: bool) -> None:
    """The playground's page says what happens; its terminal tells only trouble, unless asked."""
    chosen = not quiet or "log_level" in found.model_fields_set
    secrets = [found.discord_token.get_secret_value()] if found.discord_token else []
    logs.configure(found.log_level if chosen else "WARNING", found.log_format, secrets=secrets)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody speaks here
    if quiet:
        logging.getLogger("discord.state").setLevel(logging.ERROR)  # SimCord's own client


def _play(found: Settings, arguments: Sequence[str]) -> None:
    try:
        from bot import playground
    except ModuleNotFoundError as missing:
        if missing.name != "simcord":
            raise
        raise SettingsProblem(NO_PLAYGROUND) from None
    asyncio.run(run_playground(found, playground.parse(arguments)))


async def run_bot(found: Settings, token: str) -> None:
    """Until a signal, or until Discord or the database will not have us."""
    stop = Stop(found.stop_seconds)
    stop.listen()
    async with _opened(found, process_lock.locks(token, found.shard_ids), stop) as database:
        metrics = Metrics()
        client = make_client(found, database, metrics)
        health = Health(
            database,
            metrics,
            discord.utils.utcnow,
            latency=lambda: client.latency,
            draining=lambda: stop.wanted,
        )
        with _drawing_ahead(client):
            async with serving(health, found.health_port), client:
                await _connected(client, token, stop)
    if stop.reason:
        raise Stopped(stop.reason)


async def run_playground(found: Settings, options: Options) -> None:
    from bot import playground
    from bot.text.languages import Words

    words = Words()
    welcome = words.find(words.pick(options.lang), "playground-welcome") or ""
    async with _opened(
        found, process_lock.locks("playground"), Stop(found.stop_seconds)
    ) as database:
        await playground.serve(
            lambda: make_client(found, database, Metrics()),
            options,
            welcome=welcome,
            on_ready=_show_games_again,
            close_seconds=found.stop_seconds,
        )


async def _show_games_again(client: discord.Client) -> None:
    """The playground's channel is empty after a restart; its games are not."""
    from bot.interactions.client import RungsClient

    assert isinstance(client, RungsClient)  # we have built it ourselves
    for guild in client.guilds:
        await client.show_again(guild.id)


@contextmanager
def _drawing_ahead(client: RungsClient) -> Iterator[None]:
    """So that the first players do not wait for sprites; whoever comes sooner draws their own.

    The thread ends before the program does: one left to itself can crash the interpreter's end.
    """
    from bot.games.registry import FACES

    stopped = threading.Event()
    sprites = (sprite for face in FACES.values() for sprite in face.stock())
    wanted = takewhile(lambda _: not stopped.is_set(), sprites)
    drawing = threading.Thread(target=client.services.painter.draw_ahead, args=(wanted,))
    drawing.start()
    try:
        yield
    finally:
        stopped.set()
        drawing.join()


def make_client(found: Settings, database: Database, metrics: Metrics) -> RungsClient:
    from bot.interactions.client import build_client

    tables = TableService(database, discord.utils.utcnow, limits=found.limits, timing=found.timing)
    return build_client(found, database, tables, Preferences(database), metrics)


@asynccontextmanager
async def _opened(
    found: Settings, wanted: tuple[process_lock.Lock, ...], stop: Stop
) -> AsyncIterator[Database]:
    """The database, ours alone as far as this bot is concerned, and up to date."""
    database = Database(found.database_url.get_secret_value())
    try:
        async with process_lock.holding(database, wanted, stop.lost):
            await schema.prepare(database)
            yield database
    finally:
        await database.close()


async def _connected(client: discord.Client, token: str, stop: Stop) -> None:
    """Runs the client until it ends or somebody wants it to."""
    running = asyncio.create_task(client.start(token))
    waiting = asyncio.create_task(stop.wait())
    await asyncio.wait((running, waiting), return_when=asyncio.FIRST_COMPLETED)
    waiting.cancel()
    if stop.wanted:
        await client.close()
    try:
        await running
    except discord.LoginFailure:
        raise SettingsProblem(
            "DISCORD_TOKEN: Discord does not accept it; reset it on your application's Bot page"
        ) from None
    except aiohttp.ClientConnectionError as error:
        raise Stopped(f"Discord cannot be reached ({type(error).__name__})") from None
