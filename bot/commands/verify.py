"""/verify: was this game played, and played fairly?"""

from __future__ import annotations

import asyncio

import discord
from discord import app_commands

from bot.commands.common import command, meant, table_option, text
from bot.interactions.context import Context
from bot.pages.phrases import link
from core.engine.errors import Refusal
from core.engine.replay import MAGIC, NEWEST, Record, first_difference, format_of, split
from core.engine.rng import fingerprint as short
from core.engine.rng import is_promised
from core.model.table import Status
from core.verify import LARGEST, Verdict, check

LONGEST_QUOTE = 200
NOTHING = "-"


@command("verify", "Check that a finished game was fair")
@table_option(Status.FINISHED)
@app_commands.describe(
    file=text(
        "A replay file to check; with a table number: against that game",
        "option-verify-file-description",
    ),
    fingerprint=text(
        "What the lobby showed for fair play, to be compared",
        "option-verify-fingerprint-description",
    ),
)
async def verify(
    context: Context,
    table: int | None = None,
    file: discord.Attachment | None = None,
    fingerprint: str | None = None,
) -> None:
    if file is None:
        number = await meant(context, table, Status.FINISHED)
        await _compare(context, number, promised=fingerprint)
    elif (given := await _read(file)) is None:
        await context.reply("verify-unreadable")
    elif table is not None:
        await _compare(context, await meant(context, table), given, fingerprint)
    else:
        await _check(context, given, fingerprint)


async def _check(context: Context, given: str, promised: str | None) -> None:
    """Say whether a file is false, a game known here, or neither."""
    verdict = await asyncio.to_thread(check, given)
    if verdict.record is None:
        await _tell_false(context, verdict)
    elif (number := await _known(context, verdict.record)) is not None:
        await _compare(context, number, given, promised)
    elif await _as_promised(context, verdict.record, promised):
        whole = verdict.record.commitment
        finding = context.say("verify-consistent", fingerprint=short(whole), commitment=whole)
        await _conclude(context, finding, given)


async def _as_promised(context: Context, record: Record, promised: str | None) -> bool:
    """Return whether this fingerprint, if any, is the game's; say so if it is not."""
    if promised is None or is_promised(record.commitment, promised):
        return True
    await context.reply("verify-not-promised", fingerprint=short(record.commitment))
    return False


async def _known(context: Context, record: Record) -> int | None:
    """Return the table of this server that published the record's commitment.

    Also None for a table the user cannot see.
    """
    try:
        number = await meant(context, int(record.table))
        played = await context.services.tables.record(context.server, number)
    except (ValueError, Refusal):
        return None
    return number if played.commitment == record.commitment else None


async def _compare(
    context: Context, number: int, given: str | None = None, promised: str | None = None
) -> None:
    """Check the game played at a table, and that it is the one in the given file."""
    tables = context.services.tables
    played = await tables.replay(context.server, number, format_of(given or "") or NEWEST)
    if given is not None and (found := first_difference(given, played)):
        one, other = _quote(found.one), _quote(found.other)
        await context.reply("verify-differs", table=number, file=one, game=other)
        return
    verdict = await asyncio.to_thread(check, played)
    if verdict.record is None:
        await _tell_false(context, verdict)
        return
    if not await _as_promised(context, verdict.record, promised):
        return
    shown = await context.services.outbox.load(context.server, number)
    lobby = shown.lobby and link(context.server, shown.lobby.channel, shown.lobby.id)
    finding = context.say(
        "verify-genuine",
        table=number,
        where=f"<#{shown.view.table.channel}>",
        lobby=lobby or "unknown",
        fingerprint=short(verdict.record.commitment),
        commitment=verdict.record.commitment,
    )
    await _conclude(context, finding, given or "")


async def _conclude(context: Context, finding: str, given: str) -> None:
    """Say what was found, and that it does not cover a file's words for people."""
    note = context.say("verify-words", line=f"{MAGIC} {format_of(given)}")
    await context.response.say(f"{finding}\n{note}" if split(given)[0] else finding)


async def _tell_false(context: Context, verdict: Verdict) -> None:
    await context.reply("verify-false", fault=str(verdict.fault), line=verdict.move)


def _quote(line: str | None) -> str:
    """Return a line of a file, safe to show as code: anybody may have written it."""
    return (line or NOTHING).replace("`", "'")[:LONGEST_QUOTE]


async def _read(file: discord.Attachment) -> str | None:
    """Return the text of the attached file; None if it is too large or not text."""
    if file.size > LARGEST:
        return None
    try:
        return (await file.read()).decode()
    except UnicodeDecodeError:
        return None
