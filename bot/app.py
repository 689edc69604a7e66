"""The composition root: settings -> logs -> database -> process lock -> services -> client."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import (
    AbstractAsyncContextManager,
    AsyncExitStack,
    asynccontextmanager,
    suppress,
)
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING

import aiohttp
import discord

from bot import __version__
from bot.commands import add_commands
from bot.interactions.client import Patience, RungsClient, ShardedRungsClient
from bot.interactions.handover import Handover
from bot.interactions.pace import Pace
from bot.interactions.permissions import invitation
from bot.interactions.repeats import Repeats
from bot.interactions.router import on_interaction
from bot.ops import collector, logins, logs, process_lock, settings
from bot.ops.fleet import Member
from bot.ops.health import Health, Metrics
from bot.ops.settings import Settings, SettingsProblem
from bot.ops.stopping import Stop, Stopped
from bot.ops.supervisor import READY, notify, serving, supervised, watched
from bot.pages.cards.welcome import avatar
from bot.pages.welcome import welcome_page
from bot.publishing.steady import SteadyTime
from bot.render.names import clean
from bot.render.painter import Painter
from bot.services import Services
from bot.text.languages import Words
from bot.text.namebook import NameBook
from core.clocks import Clocks
from core.players.leaderboards import Leaderboards
from core.players.preferences import Preferences
from core.store import schema
from core.store.database import PATIENCE, Database
from core.tables.outbox import Outbox
from core.tables.service import TableService
from core.tournaments.outbox import TournamentOutbox
from core.tournaments.service import TournamentService

if TYPE_CHECKING:
    from bot.playground import Options  # needs an optional dependency

NO_PLAYGROUND = (
    "DISCORD_TOKEN is not set, and the playground, which needs none, is not installed: "
    "pip install 'rungs[playground]', or use `make run` in a checkout"
)
LOGIN_REFUSED = "DISCORD_TOKEN: Discord does not accept it; reset it on your application's Bot page"
REFUSED = {
    4004: LOGIN_REFUSED,
    4010: "RUNGS_SHARD_IDS: Discord does not accept these shards",
    4011: "RUNGS_SHARD_COUNT: Discord wants more shards for so many servers",
}
"""By the code with which Discord's gateway closes a connection."""
LOST = "the lock in the database was lost"

log = logging.getLogger(__name__)


def start(arguments: Sequence[str]) -> None:
    """Run the bot if there is a token, else the playground with these arguments."""
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
        with asyncio.Runner(loop_factory=_fast_loop()) as runner:
            runner.run(run_bot(found, token))


def _fast_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return the factory of uvloop's event loop, or None for Python's own if uvloop is missing."""
    try:
        import uvloop
    except ModuleNotFoundError:
        return None
    make: Callable[[], asyncio.AbstractEventLoop] = uvloop.new_event_loop
    return make


def _configure_logs(found: Settings, *, quiet: bool) -> None:
    """Log only warnings in the playground, unless a log level was set."""
    chosen = not quiet or "log_level" in found.given
    secrets = [found.discord_token] if found.discord_token else []
    logs.configure(found.log_level if chosen else "WARNING", found.log_format, secrets=secrets)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # the bot uses no voice
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
    """Run until a signal arrives, or until Discord or the database refuses us."""
    stop = Stop(found.stop_seconds)
    stop.listen()
    locks = process_lock.locks(token, found.shard_ids)
    async with _database(found) as database, AsyncExitStack() as held:
        holding = partial(process_lock.holding, database, locks, partial(stop.fail, LOST))
        free = await _taken_at_once(held, holding(), may_wait=found.handover_seconds > 0)
        await (schema.prepare if free else schema.need_current)(database)
        metrics = Metrics()
        client = build_client(found, database, metrics)
        health = Health(
            database,
            metrics,
            discord.utils.utcnow,
            shards=client.shards_here,
            latency=lambda: client.latency,
            draining=lambda: stop.wanted,
        )
        member = Member(
            database,
            __version__,
            client.shards_here,
            client.heard,
            discord.utils.utcnow,
            lambda: stop.because(schema.TooNew()),
        )
        handover = Handover(
            client.charge, member, held, catch_up=client.catch_up, note_alive=client.note_alive
        )
        async with (
            supervised(ready=free),
            serving(health, found.health_port),
            client,
            member.alive(),
        ):
            if free:
                await member.follow()
            else:
                handover.begin(holding(patience=found.handover_seconds), stop)
            await _take_turn(database, locks[-1].name, stop)
            async with watched(health, stop.fail):
                await _connected(client, token, stop, handover)
    if stop.problem:
        raise stop.problem


async def _taken_at_once(
    held: AsyncExitStack, holding: AbstractAsyncContextManager[None], *, may_wait: bool
) -> bool:
    """Take the process lock; return False if another process has it and may hand it over."""
    try:
        await held.enter_async_context(holding)
    except process_lock.AlreadyRunning as problem:
        if not may_wait:
            raise
        log.info("%s: waiting for it to end", problem)
        return False
    return True


async def run_playground(found: Settings, options: Options) -> None:
    from bot import playground

    words, painter = Words(), Painter()
    locks, stop = process_lock.locks("playground"), Stop(found.stop_seconds)
    async with _opened(found, locks, stop) as database:
        client = build_client(
            found, database, Metrics(), words=words, painter=painter, opens_threads=False
        )
        await playground.serve(
            client,
            options,
            words=words,
            avatar=painter.png(avatar()),
            welcome=lambda: _begin(client),
            close_seconds=found.stop_seconds,
        )


async def _begin(client: RungsClient) -> None:
    """Welcome people and repost open games: the playground starts with empty channels."""
    collector.set_apart()
    for guild in client.guilds:
        say = await client.services.say_in(guild.id, client)
        page = await welcome_page(guild.id, client.services, say)
        await guild.text_channels[0].send(**page.new())
        await client.show_again(guild.id)


def build_client(
    found: Settings,
    database: Database,
    metrics: Metrics,
    *,
    words: Words | None = None,
    painter: Painter | None = None,
    patience: Patience | None = None,
    pace: Pace | None = None,
    monotonic: Callable[[], float] = time.monotonic,
    system: Callable[[], datetime] = discord.utils.utcnow,
    opens_threads: bool = True,
) -> RungsClient:
    """Return a client with all its commands and buttons.

    Words and painter cache what they load and draw, so clients may share them.
    """
    now = SteadyTime(system, monotonic)
    tables = TableService(database, now, limits=found.limits, timing=found.timing)
    tournaments = TournamentService(database, now, found.timing)
    services = Services(
        clocks=Clocks(database, now),
        tables=tables,
        outbox=Outbox(tables, now),
        tournaments=tournaments,
        tournament_outbox=TournamentOutbox(tournaments),
        leaderboards=Leaderboards(database),
        preferences=Preferences(database, monotonic),
        words=words or Words(),
        painter=painter or Painter(),
        names=NameBook(clean),
        metrics=metrics,
    )
    client = _client_class(found)(
        services,
        now,
        turn_seconds=found.turn_seconds,
        patience=patience or Patience(found.stop_seconds),
        pace=pace or Pace(monotonic),
        repeats=Repeats(monotonic),
        opens_threads=opens_threads,
    )
    add_commands(client)
    client.event(on_interaction)
    return client


def _client_class(found: Settings) -> Callable[..., RungsClient]:
    if found.shard_count is None:
        return RungsClient
    ids = None if found.shard_ids is None else list(found.shard_ids)
    return partial(ShardedRungsClient, shard_ids=ids, shard_count=found.shard_count)


@asynccontextmanager
async def _opened(
    found: Settings, wanted: tuple[process_lock.Lock, ...], stop: Stop
) -> AsyncIterator[Database]:
    """Open the database, take the process lock and migrate the schema."""
    lost = partial(stop.fail, LOST)
    async with _database(found) as database, process_lock.holding(database, wanted, lost):
        await schema.prepare(database)
        yield database


@asynccontextmanager
async def _database(found: Settings) -> AsyncIterator[Database]:
    database = Database(found.database_url, PATIENCE)
    try:
        yield database
    finally:
        await database.close()


async def _take_turn(database: Database, process: str, stop: Stop) -> None:
    """Wait before a login that follows too many others."""
    seconds = (await logins.pause(database, process, discord.utils.utcnow())).total_seconds()
    if seconds:
        log.warning("started often within an hour: waiting %d seconds to log in", seconds)
        with suppress(TimeoutError):
            await asyncio.wait_for(stop.wait(), seconds)


async def _connected(client: RungsClient, token: str, stop: Stop, handover: Handover) -> None:
    """Run the client until it ends or is asked to stop."""
    collector.set_apart()
    running = asyncio.create_task(client.start(token))
    waiting = asyncio.create_task(stop.wait())
    settling = asyncio.create_task(_settled(client))
    await asyncio.wait((running, waiting), return_when=asyncio.FIRST_COMPLETED)
    waiting.cancel()
    settling.cancel()
    await handover.end()
    if stop.wanted:
        await client.close()
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        return
    try:
        await running
    except discord.LoginFailure:
        raise SettingsProblem(LOGIN_REFUSED) from None
    except discord.ConnectionClosed as closed:
        if closed.code in REFUSED:
            raise SettingsProblem(REFUSED[closed.code]) from None
        raise Stopped(f"Discord closed the connection ({closed.code})") from None
    except aiohttp.ClientConnectionError as error:
        raise Stopped(f"Discord cannot be reached ({type(error).__name__})") from None


async def _settled(client: RungsClient) -> None:
    await client.wait_until_ready()
    collector.set_apart()
    notify(READY)
    if client.application_id:
        here, link = len(client.guilds), invitation(client.application_id)
        log.info("playing on %d server%s; to invite me: %s", here, "s" * (here != 1), link)
