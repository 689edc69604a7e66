"""Counts what a whole game leaves in a channel, and whether everybody heard of every turn."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.publishing.recent import PRESENT
from core.model.table import Status
from tests.channel.acts import posts, requests
from tests.channel.player import answer, asked, game_buttons
from tests.channel.world import World

THERE = timedelta(seconds=PRESENT)


@dataclass(frozen=True, slots=True)
class Tally:
    answers: int
    posted: int
    """Public messages posted, the lobby included."""
    left: int
    """Of these, how many are still there."""
    deleted: int
    missed: int
    """Turns of people who were neither notified nor there."""


async def seated(world: World, game: str, players: int, **options: object) -> None:
    names = list(world.people)[:players]
    await world[names[0]].slash(world.channel, "newgame", game=game, **options)
    for name in names[1:]:
        await world.press(name, "Join")
    await world.press(names[0], "Start")


async def played(world: World, choices: random.Random, pause: float) -> Tally:
    """Plays a table to its end, with so many seconds before each answer."""
    missed, answers = 0, 0
    told, clicked = set(_asked(world)), dict[str, datetime]()
    while (await world.tables.view(world.server, 1)).table.status is Status.PLAYING:
        await world.env.advance_time(pause)
        board = [message for message in world.clickable() if game_buttons(message)][-1]
        before, who = set(asked(world, board)), choices.choice(asked(world, board))
        posted = len(posts(world))
        clicked[who] = world.env.now()
        await answer(world, who, board, choices)
        answers += 1
        now = set(_asked(world))
        told = (told & now) | _notified(world, posted)
        there = {name for name, at in clicked.items() if world.env.now() - at < THERE}
        missed += len(now - before - told - there)
    await world.env.advance_time(120)
    return Tally(
        answers,
        len(posts(world)),
        len([message for message in world.channel.history() if message.author.bot]),
        len(requests(world.env, "DELETE", "*/messages/*")),
        missed,
    )


def _asked(world: World) -> list[str]:
    boards = [message for message in world.clickable() if game_buttons(message)]
    return asked(world, boards[-1]) if boards else []


def _notified(world: World, since: int) -> set[str]:
    names = {str(person.id): name for name, person in world.people.items()}
    found = (re.findall(r"<@(\d+)>", post.get("content") or "") for post in posts(world)[since:])
    return {names[user] for users in found for user in users}
