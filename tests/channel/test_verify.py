"""/verify tells a game that was played from one that was made up, and both from a broken file."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from core.engine.replay import FIRST, Record, read, write
from core.engine.rng import commitment, fingerprint
from core.engine.rules import Setup
from core.games.registry import GAMES
from core.model.calls import Call, Order
from core.tables import lobby
from tests.channel.acts import sentence
from tests.channel.world import World, playing
from tests.seeds import seeded
from tests.walks import at_random, walk

GOLDEN = Path(__file__).parents[1] / "golden"


async def played(world: World, game: str, channel: int | None = None) -> int:
    """Ada and Ben play to the end, before anything of it is shown."""
    tables, chance = world.tables, seeded("verify", game)
    ada, ben = world["ada"].id, world["ben"].id
    where = channel or world.channel.id
    opened = await tables.open(world.server, where, ada, click(world), Order(game))
    table = opened.table.id
    await tables.change(Call(world.server, table, ben, click(world)), lobby.join)
    await tables.change(Call(world.server, table, ada, click(world)), lobby.start)
    while prompt := (await tables.view(world.server, table)).prompt:
        user = (ada, ben)[prompt.seats[0]]
        own = await tables.view(world.server, table, user)
        move = str(chance.choice(own.choices))
        await tables.play(Call(world.server, table, user, click(world)), prompt.number, move)
    return table


def click(world: World) -> int:
    return world.env.backend.snowflake()


async def verdict(world: World, text: str, **options: int | str) -> str:
    file = ("game.txt", text.encode())
    return sentence(await world["eve"].slash(world.channel, "verify", file=file, **options))


def invented(real: Record, **changes: str) -> str:
    """A game somebody made up, with a secret of their own choosing."""
    secret = bytes(32)
    blank = replace(real, secret=secret, commitment=commitment(secret), log=(), **changes)  # type: ignore[arg-type]
    rules = GAMES[real.game].rules
    lines = walk(rules, Setup(len(real.seats)), blank.seed, at_random(seeded("invented")))
    return write(rules, replace(blank, log=tuple(line.answer for line in lines if line.answer)))


@pytest.mark.parametrize("game", GAMES)
async def test_what_was_played_is_told_from_what_was_made_up(tmp_path: Path, game: str) -> None:
    async with playing(tmp_path) as world:
        table = await played(world, game)
        genuine = await world.tables.replay(world.server, table)
        real = read(genuine).record
        told = await verdict(world, genuine)
        assert f"Table {table} in <#{world.channel.id}> is fair" in told
        for promised in (fingerprint(real.commitment), real.commitment):
            assert promised in told
        by_table = await world["eve"].slash(world.channel, "verify", table=table)
        assert sentence(by_table) == told
        assert await verdict(world, genuine.replace("\n", "\r\n"), table=table) == told

        old = await world.tables.replay(world.server, table, FIRST)
        assert old.startswith("rungs-replay 1")
        assert await verdict(world, old) == told, "downloaded before the format changed"

        own = invented(real)
        for stranger in (own, invented(real, table="99"), invented(real, table="x")):
            told = await verdict(world, stranger)
            assert "Consistent, but not a game I know" in told
            assert real.commitment not in told
        told = await verdict(world, own, table=table)
        assert "False: table 1 was played differently" in told
        assert f"`commitment {real.commitment}` in the game" in told

        resigned = write(GAMES[game].rules, replace(real, abandoned=(1,)))
        told = await verdict(world, resigned)
        assert "`abandoned 1` in your file, but `abandoned -` in the game" in told
        assert "the standings do not follow" in await verdict(world, broken(genuine))
        told = await verdict(world, broken(genuine), table=table)
        assert "played differently" in told

        foreign = min(GOLDEN.glob(f"{game}-*.txt")).read_text()
        assert "Consistent, but not a game I know" in await verdict(world, foreign)


async def test_the_fingerprint_of_the_lobby_is_compared_with_that_of_the_game(
    tmp_path: Path,
) -> None:
    async with playing(tmp_path) as world:
        table = await played(world, "five_to_twelve")
        text = await world.tables.replay(world.server, table)
        foreign = min(GOLDEN.glob("five_to_twelve-*.txt")).read_text()
        own, other = (fingerprint(read(each).record.commitment) for each in (text, foreign))
        assert "is fair" in await verdict(world, text, fingerprint=own.lower())
        assert "Consistent, but" in await verdict(world, foreign, fingerprint=other)
        for file, promised in ((text, other), (foreign, own)):
            assert "Not the game that was promised" in await verdict(
                world, file, fingerprint=promised
            )
        by_table = await world["eve"].slash(world.channel, "verify", table=table, fingerprint=other)
        assert "Not the game that was promised" in sentence(by_table)


def broken(text: str) -> str:
    return text.replace(" place 1 ", " place 2 ", 1)


async def test_another_servers_game_is_one_like_any_that_is_not_known(tmp_path: Path) -> None:
    """So is one in a channel that the reader cannot see."""
    async with playing(tmp_path) as world:
        den = await world.hidden_from("eve")
        stranger, there = await world.stranger()
        table = await played(world, "five_to_twelve", den.id)
        text = await world.tables.replay(world.server, table)
        unknown = await verdict(world, text)
        assert "Consistent, but not a game I know" in unknown
        file = ("game.txt", text.encode())
        assert sentence(await stranger.slash(there, "verify", file=file)) == unknown
        refused = await world["eve"].slash(world.channel, "verify", file=file, table=table)
        assert "can't find" in sentence(refused)
        told = await world["ada"].slash(world.channel, "verify", file=file)
        assert "is fair" in sentence(told)


async def test_a_file_of_a_table_without_a_result_proves_nothing(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        text = invented(read((GOLDEN / "qwixx-2.txt").read_text()).record, table="1")
        await world["ada"].slash(world.channel, "newgame", game="qwixx", ai=1)
        assert "Consistent, but not" in await verdict(world, text)
        await world.press("ada", "Start")
        assert "Consistent, but not" in await verdict(world, text)


async def test_a_false_file_is_told_where_it_is_wrong(tmp_path: Path) -> None:
    text = (GOLDEN / "qwixx-2.txt").read_text()
    head, body, tail = text.split("\n\n")
    moves = body.splitlines()
    short = "\n\n".join([head, "\n".join(moves[:-1]), tail])
    illegal = "\n\n".join([head, body.replace("\n1 0 ", "\n1 0 r9r9", 1), tail])
    async with playing(tmp_path) as world:
        for wrong, words in (
            (short, "is not over after the last move"),
            (illegal, "move 1 is against the rules"),
            (text.replace("white1=2", "white1=3", 1), "line 0 of the moves does not follow"),
            (text.replace("secret a", "secret b"), "not the one behind the commitment"),
            (text.replace("forfeited -", "forfeited 7"), "a seat that is not at the table"),
            (text.replace("version 1", "version 7"), "this version of its rules"),
            ("Roses are red", "no replay of Rungs"),
        ):
            told = await verdict(world, wrong)
            assert told.startswith("❌ False: ")
            assert words in told
