"""Measure many tables in one channel under Discord's rate limits, over real sockets.

Twenty tables are started and played at once in a channel that takes five posts and five edits in
five seconds. Printed: how late boards were, how many requests Discord refused, whether anything was
posted twice, and what was left. Run: `python -m bench limits [TABLES]`.
"""

from __future__ import annotations

import asyncio
import json
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import discord
from aiohttp import web
from simcord import ChannelHandle, MemberActor, ResponseMessage

from tests.wire import process
from tests.wire.bridge import Bridge
from tests.wire.world import bot_env

TABLES, ROUNDS = 20, 3
LIMITS = {"POST": (5, 5.0), "PATCH": (5, 5.0), "DELETE": (5, 1.0)}
"""Requests, and the seconds they are counted in, on the messages of a channel."""


class LimitedBridge(Bridge):
    """Refuses what exceeds the limits, and tells the limits with every answer, as Discord does."""

    def __init__(self) -> None:
        super().__init__()
        self._times: dict[tuple[str, str], list[float]] = defaultdict(list)
        self.answered: Counter[str] = Counter()
        self.nonces: Counter[str] = Counter()

    async def _rest(self, request: web.Request) -> web.StreamResponse:
        _, kind, place, *rest = f"/{request.match_info['path']}".split("/")
        if kind != "channels" or rest[:1] != ["messages"] or request.method not in LIMITS:
            return await super()._rest(request)
        most, seconds = LIMITS[request.method]
        times, now = self._times[request.method, place], time.monotonic()
        if times and now - times[0] >= seconds:
            times.clear()
        wait = seconds - (now - times[0]) if times else seconds
        refused = len(times) >= most
        if not refused:
            times.append(now)
        self.answered[f"{request.method} {'429' if refused else 'done'}"] += 1
        headers = {
            "X-RateLimit-Limit": str(most),
            "X-RateLimit-Remaining": str(most - len(times)),
            "X-RateLimit-Reset": str(time.time() + wait),
            "X-RateLimit-Reset-After": str(wait),
            "X-RateLimit-Bucket": request.method,
        }
        if refused:
            about = {"Retry-After": str(wait), "Via": "1.1 wire"}
            body = {"message": "slow down", "retry_after": wait, "global": False}
            plain = {"Content-Type": "application/json"}  # discord.py accepts no charset
            return web.Response(
                body=json.dumps(body).encode(), status=429, headers=headers | about | plain
            )
        answer = await super()._rest(request)
        answer.headers.update(headers)
        return answer

    def _dispatch(self, request: web.Request, path: str, body: Any, files: Any) -> Any:  # noqa: ANN401
        if isinstance(body, dict) and body.get("nonce"):
            self.nonces[body["nonce"]] += 1
        return super()._dispatch(request, path, body, files)


def main(argv: list[str] | None = None) -> None:
    asyncio.run(_measure(int(argv[0]) if argv else TABLES))


async def _measure(tables: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with LimitedBridge() as bridge:
            guild = bridge.create_guild("Club")
            channel = guild.create_text_channel("games")
            pairs = [
                tuple(guild.add_member(bridge.create_user(f"p{n}{x}")) for x in "ab")
                for n in range(tables)
            ]
            env = bot_env(Path(folder) / "rungs.sqlite3")
            async with process.running(bridge, "bot", env=env):
                await _play(bridge, channel, pairs)
            _tell(bridge, channel, tables)


async def _play(
    bridge: LimitedBridge, channel: ChannelHandle, pairs: list[tuple[MemberActor, ...]]
) -> None:
    lobbies = [await _open(bridge, channel, pair) for pair in pairs]
    starts = [_press(bridge, p[0], lobby, "Start") for p, lobby in zip(pairs, lobbies, strict=True)]
    await _late(bridge, channel, pairs, starts, "after the start")
    for number in range(ROUNDS):
        moves = [_answer(bridge, channel, pair) for pair in pairs]
        await _late(bridge, channel, pairs, moves, f"after round {number + 1}")


async def _open(
    bridge: LimitedBridge, channel: ChannelHandle, pair: tuple[MemberActor, ...]
) -> discord.Message:
    before = len(_boards(channel))
    await pair[0].slash(channel, "newgame", game="qwixx", turn_time=0)
    await bridge.until(lambda: len(_boards(channel)) > before, "a lobby")
    lobby = _boards(channel)[-1]
    await _press(bridge, pair[1], lobby, "Join")
    await bridge.until(lambda: _can_start(channel, lobby.id), "a lobby that can be started")
    return lobby


def _can_start(channel: ChannelHandle, lobby: int) -> bool:
    return "Start" in _labels(next(m for m in channel.history() if m.id == lobby))


async def _press(bridge: Bridge, who: MemberActor, message: discord.Message, label: str) -> None:
    stored = bridge.backend.get_message(message.channel.id, message.id)
    await who.click(ResponseMessage(bridge, stored), label=label)


async def _answer(
    bridge: LimitedBridge, channel: ChannelHandle, pair: tuple[MemberActor, ...]
) -> None:
    """Let those asked pass, one after the other, until somebody is asked by a new message."""
    first = _board(channel, pair)
    while first and (board := _board(channel, pair)) and board.id == first.id:
        person = next(person for person in pair if person.mention in board.content)
        label = next(label for label in _labels(board) if label.startswith("Pass"))
        await _press(bridge, person, board, label)


def _labels(message: discord.Message) -> list[str]:
    rows = [row for row in message.components if isinstance(row, discord.ActionRow)]
    parts = [part for row in rows for part in row.children if isinstance(part, discord.Button)]
    return [part.label or "" for part in parts if not part.disabled]


async def _late(
    bridge: LimitedBridge,
    channel: ChannelHandle,
    pairs: list[tuple[MemberActor, ...]],
    acts: Iterable[Any],
    when: str,
) -> None:
    """Let all act at once; print how long they waited for their next board."""
    before = {pair: getattr(_board(channel, pair), "id", 0) for pair in pairs}
    begin = time.monotonic()

    async def act(pair: tuple[MemberActor, ...], work: Any) -> float:  # noqa: ANN401
        await work
        await bridge.until(
            lambda: (board := _board(channel, pair)) and board.id != before[pair], "a board"
        )
        return time.monotonic() - begin

    late = sorted(
        await asyncio.gather(*(act(pair, work) for pair, work in zip(pairs, acts, strict=True)))
    )
    print(f"{when:18} boards late by {late[0]:.1f} to {late[-1]:.1f} s, mean {_mean(late):.1f} s")


def _mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)


def _boards(channel: ChannelHandle) -> list[discord.Message]:
    return [message for message in channel.history() if message.components]


def _board(channel: ChannelHandle, pair: tuple[MemberActor, ...]) -> discord.Message | None:
    mine = [m for m in _boards(channel) if any(person.mention in m.content for person in pair)]
    return mine[-1] if mine else None


def _tell(bridge: LimitedBridge, channel: ChannelHandle, tables: int) -> None:
    told = ", ".join(f"{count} {what}" for what, count in sorted(bridge.answered.items()))
    twice = sum(count > 1 for count in bridge.nonces.values())
    print(f"{tables} tables: {told}; {twice} posted twice; {len(channel.history())} messages left")
