"""What a process remembers of a table counts only while it is what is stored, whoever stored that:
another process, an operator who deletes a server, or a backup restored under all of them."""

from __future__ import annotations

import random
import secrets
import shutil
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import closing, suppress
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy import delete

from core.engine.errors import IllegalMove, Refusal, UnknownTable
from core.engine.rules import Level
from core.model.actions import Action, ActionKind
from core.model.messages import Message
from core.model.table import OPEN, Status
from core.model.views import TableView
from core.players import privacy
from core.store.database import Database
from core.store.tables import TABLES
from core.tables import host, lobby, play
from core.tables.actions import MOTIONS
from core.tables.outbox import Leaving, Outbox
from tests.databases import dump
from tests.tables.hard_player import faults_in
from tests.tables.world import ANN, BO, CHANNEL, CY, DI, HOME, World, make_world

ANSWERS = 5
"""After so many, the same person is asked on both boards of `Restored`."""
TICKS, PASSES = 0, -1
"""Which of the moves there are is chosen."""


class Restored:
    """A game that goes on in two ways from one backup: as we remember it, and as it is stored."""

    def __init__(self, file: Path, ours: World, theirs: World) -> None:
        self.file, self.ours, self.theirs = file, ours, theirs
        self.table = 0

    async def play(self, our_choice: int, their_choice: int) -> tuple[TableView, TableView]:
        """Play on from the same position twice; return what the person asked sees, and saw."""
        copy = self.file.with_suffix(".backup")
        self.table = await self.ours.game("qwixx")
        put_into(copy, self.file)
        remembered = await self._play_on(self.ours, our_choice)
        put_into(self.file, copy)
        stored = await self._play_on(self.theirs, their_choice)
        assert remembered.table.version == stored.table.version
        assert remembered.table.length == stored.table.length
        assert (remembered.prompt, remembered.seat) == (stored.prompt, stored.seat)
        return remembered, stored

    async def _play_on(self, world: World, choice: int) -> TableView:
        for _ in range(ANSWERS):
            seen = await world.asked(self.table)
            await world.play_one(self.table, str(seen.choices[choice]))
        return await world.asked(self.table)

    async def answer(self, seen: TableView, move: str) -> None:
        """The process that remembers the other board answers, without having looked."""
        assert seen.prompt is not None
        assert seen.seat is not None
        call = self.ours.call(self.table, seen.table.chairs[seen.seat].user or 0)
        await self.ours.service.play(call, seen.prompt.number, move)


def put_into(file: Path, source: Path) -> None:
    """Replaces what is in a file, which is the same file then, whoever has it open."""
    with closing(sqlite3.connect(file)) as target, closing(sqlite3.connect(source)) as origin:
        origin.backup(target)


@pytest.fixture
async def restored(
    empty_sqlite: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Restored]:
    """Two processes at one file, and always the same game: its dice must fit."""
    monkeypatch.setattr(secrets, "token_bytes", random.Random(1).randbytes)
    file = tmp_path / "rungs.sqlite3"
    shutil.copy(empty_sqlite, file)
    ours, theirs = (make_world(Database(f"sqlite:///{file}")) for _ in range(2))
    theirs.clicks = iter(range(10**6, 10**7))
    yield Restored(file, ours, theirs)
    for world in (ours, theirs):
        await world.service.close()
        await world.database.close()


async def test_a_restored_table_is_shown_as_it_is_stored(restored: Restored) -> None:
    remembered, _ = await restored.play(TICKS, PASSES)
    assert restored.ours.service.executor.known(HOME, restored.table)
    for user in (None, ANN, BO):
        ours = await restored.ours.service.view(HOME, restored.table, user)
        assert ours == await restored.theirs.service.view(HOME, restored.table, user)
        assert ours.view != remembered.view


async def test_what_only_the_lost_board_allows_is_refused(restored: Restored) -> None:
    """It was stored when a table was taken for the same while its version was."""
    remembered, stored = await restored.play(PASSES, TICKS)
    wrong = [move for move in remembered.choices if move not in stored.choices]
    before = await dump(restored.ours.database)
    with pytest.raises(IllegalMove):
        await restored.answer(remembered, str(wrong[0]))
    assert await dump(restored.ours.database) == before
    await restored.ours.play_on(restored.table, 3)
    assert await faults_in(restored.ours.database) == []


async def test_what_only_the_stored_board_allows_is_accepted(restored: Restored) -> None:
    remembered, stored = await restored.play(TICKS, PASSES)
    right = [move for move in stored.choices if move not in remembered.choices]
    await restored.answer(remembered, str(right[0]))
    await restored.theirs.play_on(restored.table, 3)
    assert (await restored.ours.table(restored.table)).length == ANSWERS + 4
    assert await faults_in(restored.ours.database) == []


async def test_a_backup_nobody_has_played_on_is_followed(restored: Restored) -> None:
    """The table is then older than what is remembered of it, and has the mark it had."""
    table = await restored.ours.game("qwixx")
    copy = restored.file.with_suffix(".backup")
    put_into(copy, restored.file)
    before = await dump(restored.ours.database)
    answer = await restored.ours.next_answer(table)
    await restored.ours.service.play(*answer)
    put_into(restored.file, copy)
    assert await dump(restored.ours.database) == before
    assert not (await restored.ours.service.play(*answer)).repeated
    assert (await restored.ours.table(table)).length == 1
    assert await faults_in(restored.ours.database) == []


# A table that is remembered and was deleted, with its server for example.

Doing = Callable[[World, int, TableView], Awaitable[object]]


async def move(world: World, table: int, seen: TableView) -> None:
    assert seen.prompt is not None
    call = world.call(table, ANN)
    await world.service.play(call, seen.prompt.number, str(seen.choices[0]))


def act(kind: ActionKind, user: int) -> Doing:
    return lambda world, table, _: world.service.act(world.call(table, user), Action(kind))


ASKED: dict[str, Doing] = {
    "move": move,
    "wrong move": lambda world, table, _: world.service.play(world.call(table, ANN), 1, "x99"),
    "hint": lambda world, table, _: world.service.hint(HOME, table, ANN),
    "follow": act(ActionKind.FOLLOW, CY),
    "unfollow": act(ActionKind.UNFOLLOW, CY),
    "pause": act(ActionKind.PAUSE, ANN),
    "resign": lambda world, table, _: world.service.change(
        world.call(table, ANN), play.resign, with_ai=False
    ),
    "end": lambda world, table, _: world.service.change(world.call(table, ANN), play.abort),
    "view": lambda world, table, _: world.service.view(HOME, table, ANN),
    "time out": lambda world, table, _: world.service.time_out(HOME, table),
}


async def forgotten(world: World) -> tuple[int, TableView]:
    """A table this process remembers, and another one has deleted; and what Ann saw."""
    table = await world.game("qwixx")
    seen = await world.service.view(HOME, table, ANN)
    await world.service.act(world.call(table, BO), Action(ActionKind.PAUSE))
    await world.database.transact(lambda db: db.execute(delete(TABLES)))
    assert world.service.executor.known(HOME, table)
    return table, seen


@pytest.mark.parametrize("doing", ASKED)
async def test_nothing_is_done_at_a_deleted_table(world: World, doing: str) -> None:
    table, seen = await forgotten(world)
    before = await dump(world.database)
    with pytest.raises(UnknownTable):
        await ASKED[doing](world, table, seen)
    assert await dump(world.database) == before


async def test_what_is_shown_of_a_deleted_table_is_forgotten(world: World) -> None:
    """The board may just have been posted; nobody has to do anything about that."""
    table, seen = await forgotten(world)
    outbox = Outbox(world.service, world.clock)
    before = await dump(world.database)
    board = Message(CHANNEL, 5, "board", world.clock(), 0, 0)
    await outbox.shown(seen, "board", board, leaves=Leaving(CHANNEL, 4, now=True))
    await outbox.shown(seen, "board", calls_at=world.clock())
    await outbox.set_aside(seen, CHANNEL, 6)
    await outbox.postpone(table, timedelta(seconds=1))
    await outbox.postpone_call(table, timedelta(seconds=1))
    await outbox.lost(table, timedelta(seconds=1))
    await outbox.lost_in(CHANNEL)
    assert await dump(world.database) == before
    with pytest.raises(UnknownTable):
        await outbox.load(HOME, table)


async def test_a_table_that_somebody_is_forgotten_at_has_another_mark(world: World) -> None:
    sat, ended = await world.game(people=(ANN, BO)), await world.game(people=(BO, CY))
    await world.finish(sat)
    await world.service.change(world.call(ended, ANN), play.abort, moderator=True)
    before = [await world.service.executor.read(HOME, table) for table in (sat, ended)]
    await privacy.forget(world.database, ANN, world.clock())
    for old in before:
        new = await world.service.executor.read(HOME, old.table.id)
        assert new.mark != old.mark
        assert new.table.chair_of(ANN) is None
        assert ANN not in {new.table.host, new.table.ended_by}


# What is remembered is what is stored, whatever has happened: this is what equal marks promise.

PEOPLE = (ANN, BO, CY, DI)
ENOUGH = 100


async def do_anything(world: World, table: int) -> None:
    """Anything that anybody can do, if it is allowed just now."""
    chance, service = world.chance, world.service
    user, other = chance.sample(PEOPLE, 2)
    call = world.call(table, user)
    kinds = [Action(kind, *ABOUT.get(kind, ())) for kind in ActionKind]
    motion = await service.moved(HOME, table, chance.choice([*MOTIONS]))
    doings: list[Callable[[], Awaitable[object]]] = [
        *[lambda: answered(world, table)] * 8,
        lambda: service.change(call, lobby.join),
        lambda: service.change(call, lobby.leave),
        lambda: service.change(call, lobby.get_ready),
        lambda: service.change(call, lobby.add_ai, Level.EASY),
        lambda: service.change(call, lobby.remove_ai),
        lambda: service.change(call, lobby.start),
        lambda: service.change(call, host.change_terms, turn_seconds=chance.choice((60, 0))),
        lambda: service.change(call, host.switch, private=chance.random() < 0.5),
        lambda: service.change(call, host.kick, other),
        lambda: service.change(call, host.invite, other),
        lambda: service.change(call, host.hand_over, other),
        lambda: service.act(call, chance.choice(kinds)),
        lambda: service.act(call, chance.choice(kinds)),
        lambda: service.vote(call, motion.id if motion else 0, agrees=chance.random() < 0.8),
        lambda: service.change(call, play.resign, with_ai=True),
        lambda: service.think(HOME, table),
        world.show,
        world.expire_all,
    ]
    world.clock.forward(seconds=chance.choice((1, 30)))
    with suppress(Refusal):
        await chance.choice(doings)()


ABOUT = {ActionKind.SKIP: (0,), ActionKind.AI: (0,), ActionKind.SWAP: (0, CY)}
"""The seat that an action is about, and who is to get it."""


async def answered(world: World, table: int) -> None:
    """Somebody answers who is asked, if anybody is."""
    for user in PEOPLE:
        seen = await world.service.view(HOME, table, user)
        if seen.prompt and seen.choices:
            call, move = world.call(table, user), str(world.chance.choice(seen.choices))
            await world.service.play(call, seen.prompt.number, move, ai_answers=True)
            return


async def test_what_is_remembered_is_what_is_stored(world: World) -> None:
    compared = Counter[Status]()
    while not all(compared[status] > ENOUGH for status in OPEN):
        lobby = await world.lobby("lucky_numbers", (ANN, BO, CY), rated=False, turn_seconds=60)
        game = await world.game("qwixx", (ANN, BO, DI), rated=False, turn_seconds=60)
        for table in (lobby, game):
            for _ in range(60):
                await do_anything(world, table)
                known = world.service.executor.known(HOME, table)
                stored = await make_world(world.database).service.executor.read(HOME, table)
                assert known
                assert known == stored or known.mark != stored.mark
                compared[stored.table.status] += known.mark == stored.mark
