"""People who open tables and play by clicking: they see messages and buttons and know no rules."""

from __future__ import annotations

import asyncio
import random
import re
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from bench.wire.stub import Asked, Json, Person, Stub, buttons
from bot.pages.custom_ids import Click, Verb, parse

GAME_VERBS = {Verb.MOVE, Verb.PICK, Verb.ASK}
BOARD_VERBS = GAME_VERBS | {Verb.JOIN, Verb.START, Verb.REMATCH}
"""Each board has one of these: a lobby, a turn, a result."""
LOOKS = 0.1
"""How often people open a panel or a form where they could move; the bot paces panels."""
TOO_FAST = 5.0
"""Seconds until somebody who has opened many tables tries again."""
_SOUNDS = [f"{first}{second}" for first in "bdfghjklmnprstvwz" for second in "aeiou"]


def newcomers(chance: random.Random) -> Iterator[Person]:
    """Yield people with names that nobody had before."""
    for number in range(10**6, 10**9):
        name = "".join(chance.choices(_SOUNDS, k=chance.randint(2, 5))).capitalize()
        yield Person(number, f"{name} {number % 1000}")


class Club:
    """All tables of one bot, by what its messages say."""

    def __init__(self, stub: Stub, chance: random.Random) -> None:
        self.stub = stub
        self.chance = chance
        self.boards: dict[int, Json] = {}
        self.changes: Counter[int] = Counter()
        """How often a table's board was posted or edited."""
        stub.on_message = self._note

    def _note(self, message: Json) -> None:
        clicks = [click for _, click in _clicks(message)]
        if any(click.verb in BOARD_VERBS for click in clicks):
            self.boards[clicks[0].table] = message
            self.changes[clicks[0].table] += 1

    async def open(self, where: str, game: str, people: Sequence[Person], ai: int) -> Table:
        """Return a table with all its players seated, ready to be started."""
        known = set(self.boards)
        asked = await self.stub.command(people[0], where, "newgame", game=game, ai=ai)
        opened = await self.stub.until(
            lambda: asked.said or set(self.boards) - known, "a lobby or a refusal"
        )
        if not isinstance(opened, set):
            await asyncio.sleep(TOO_FAST)
            return await self.open(where, game, people, ai)
        table = Table(self, opened.pop(), {str(each.id): each for each in people})
        for person in people[1:]:
            await table.press(person, Verb.JOIN)
        return table


@dataclass(slots=True)
class Table:
    club: Club
    number: int
    people: dict[str, Person]
    moves: int = 0
    refused: int = 0
    _panel: Json | None = None
    _form: Json | None = None
    _who: Person | None = None
    _in_vain: set[str] = field(default_factory=set)

    @property
    def _changes(self) -> int:
        return self.club.changes[self.number]

    @property
    def over(self) -> bool:
        return not _offered(self.club.boards[self.number])

    def forget(self) -> None:
        """Forget what only one person saw: the bot has died, or a click came to nothing."""
        self._panel = self._form = self._who = None
        self._in_vain.clear()

    async def start(self) -> float:
        """Press Start; return the seconds until the first board stood."""
        return await self.press(next(iter(self.people.values())), Verb.START)

    async def press(self, who: Person, verb: Verb) -> float:
        board = self.club.boards[self.number]
        chosen = next(text for text, click in _clicks(board) if click.verb is verb)
        before, begin = self._changes, time.perf_counter()
        await self._changed(before, await self.club.stub.click(who, board, chosen))
        return time.perf_counter() - begin

    async def click(self) -> float:
        """Let somebody who is asked click once; return the seconds until the answer stood."""
        board, club = self.club.boards[self.number], self.club
        if self._who is None:
            asked = re.findall(r"<@(\d+)>", board["content"])
            self._who = self.people[club.chance.choice(asked)]
        if self._form is not None:
            return await self._submit(self._who, self._form)
        place = self._panel or board
        offered = [each for each in _offered(place) if each[0] not in self._in_vain]
        if self._panel or club.chance.random() > LOOKS:
            offered = [each for each in offered if each[1].verb is Verb.MOVE] or offered
        chosen, click = club.chance.choice(offered)
        before, begin = self._changes, time.perf_counter()
        asked_for = await club.stub.click(self._who, place, chosen)
        await self._follow(before, asked_for, click.verb)
        if asked_for.said and not list(_offered(asked_for.said)):
            self._in_vain.add(chosen)
        return time.perf_counter() - begin

    async def _submit(self, who: Person, form: Json) -> float:
        self._form = None
        before, begin = self._changes, time.perf_counter()
        text = str(self.club.chance.randint(1, 100))
        place = self._panel or self.club.boards[self.number]
        await self._move(before, await self.club.stub.submit(who, place, form, text))
        return time.perf_counter() - begin

    async def _follow(self, before: int, asked: Asked, verb: Verb) -> None:
        until = self.club.stub.until
        if verb is Verb.MOVE:
            await self._move(before, asked)
        elif verb is Verb.ASK:
            await until(lambda: asked.form or asked.said, "a form")
            self._form = asked.form
        else:
            await until(lambda: asked.said or asked.edited, "a panel")
            self._panel = asked.said or self._panel
            if self._panel and not list(_offered(self._panel)):
                self._panel = None

    async def _move(self, before: int, asked: Asked) -> None:
        if await self._changed(before, asked):
            self.moves += 1
            self._in_vain.clear()
            self._panel = self._who = None
        else:
            self.refused += 1

    async def _changed(self, before: int, asked: Asked) -> bool:
        """Wait until the click is answered and the board stands; return False if refused."""

        def done() -> bool:
            shown = asked.kind is not None and self._changes > before
            return shown or asked.said is not None

        await self.club.stub.until(done, f"an answer at table {self.number}")
        return asked.said is None


def _clicks(message: Json) -> Iterator[tuple[str, Click]]:
    for part in buttons(message):
        if (click := parse(part["custom_id"])) is not None:
            yield part["custom_id"], click


def _offered(message: Json) -> list[tuple[str, Click]]:
    return [each for each in _clicks(message) if each[1].verb in GAME_VERBS]
