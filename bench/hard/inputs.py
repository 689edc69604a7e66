"""A million made-up inputs: each is understood or refused, and nothing else happens.

Custom ids, forms, notations, options, replay files and typed times, made from real ones by chance,
go to the functions that read them, whose only ways out are a value and a refusal. Some thousands go
to a running bot, which must answer each in time and store nothing.
"""

from __future__ import annotations

import asyncio
import copy
import random
import string
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import fields
from functools import partial
from itertools import islice
from typing import Any

from bench.hard.bots import migrated
from bench.hard.table import Row, progress, times
from bench.hard.wire import Gone
from bench.hard.world import World, scratch, world
from bench.wire.people import newcomers
from bench.wire.stub import Json, Person
from bot.interactions.forms import texts_in
from bot.ops.settings import Settings
from bot.pages.custom_ids import LONGEST, Verb, parse
from bot.text.names import plain, spoken
from core.engine.errors import Refusal
from core.engine.match import Match, complete
from core.engine.rng import commitment, is_promised
from core.engine.rules import Setup
from core.games.registry import GAMES
from core.verify import check
from tests.databases import dump
from tests.engine.test_replay import record, written
from tests.walks import AnyMatch, random_game

FULL = 1_000_000
OVER_THE_WIRE = 6_000
AT_ONCE = 8
SHARES = {
    "custom ids": 0.25,
    "notations": 0.45,
    "forms": 0.15,
    "options": 0.04,
    "settings": 0.05,
    "fingerprints": 0.03,
    "names": 0.025,
    "replay files": 0.005,
}
"""Of all inputs; a replay file takes a hundred times as long as a custom id."""
ODD = "\x00\n\r\t \u200b\u202e\u0661\u00b2\uff1d\U0001f440\U0001f3b2'\"<>@#`*_~|\\{}[]()%;$-+=/.,:"
ALPHABET = string.ascii_letters + string.digits + ODD
INTEGERS = ("0", "-1", "9" * 30, "1e9", "0x10", "٣", "²", str(1 << 63), str(1 << 64), "+1", " 1")

Maker = Callable[[random.Random], Any]
Reader = Callable[[Any], object]


def mutated(text: str, chance: random.Random) -> str:
    """Return a text with some characters left out, put in, changed or moved, or something else."""
    for _ in range(chance.randint(1, 4)):
        at = chance.randrange(len(text) + 1)
        match chance.randrange(7):
            case 0:
                text = text[:at] + text[at + 1 :]
            case 1:
                text = text[:at] + chance.choice(ALPHABET) + text[at:]
            case 2:
                text = text[:at] + chance.choice(ALPHABET) + text[at + 1 :]
            case 3:
                text = text[at:] + text[:at]
            case 4:
                text = text[:at] + chance.choice(INTEGERS) + text[at:]
            case 5:
                text = text[:at]
            case 6:
                text = text + text[at:]
    return text


# ------------------------------------------------------------------ what is read, and by whom


def _custom_id(chance: random.Random) -> str:
    table, prompt = chance.randrange(1 << 40), chance.randrange(1 << 12)
    real = f"r1:{table:x}:{prompt:x}:{chance.choice(list(Verb))}:{chance.choice(('', 'r5', 'a1'))}"
    return real if chance.random() < 0.2 else mutated(real, chance)


def _read_custom_id(text: str) -> None:
    click = parse(text)
    if click is not None:
        assert 0 <= click.table < 1 << 60
        assert 0 <= click.prompt < 1 << 28
        assert len(text) <= LONGEST
        assert parse(str(click)) == click, "read in another way when it is written again"


def _form(chance: random.Random, deep: int = 0) -> Any:  # noqa: ANN401 - whatever JSON can be
    if deep > 8 or chance.random() < 0.25:
        return chance.choice((None, 1, 1.5, True, "text", mutated("42", chance), [], {}))
    if chance.random() < 0.5:
        return [_form(chance, deep + 1) for _ in range(chance.randint(0, 3))]
    keys = ("components", "component", "value", "custom_id", "type")
    return {chance.choice(keys): _form(chance, deep + 1) for _ in range(chance.randint(0, 4))}


def _read_form(form: object) -> None:
    assert all(isinstance(text, str) for text in texts_in(form))


def _positions(chance: random.Random) -> list[AnyMatch]:
    """Some positions of every game and number of players."""
    found: list[AnyMatch] = []
    for game in GAMES.values():
        for players in game.rules.players:
            lines = list(random_game(game.rules, players, chance))
            found += [
                line.match for line in lines[:: max(1, len(lines) // 12)] if line.match.prompt
            ]
    return found


def _notation(chance: random.Random, positions: list[AnyMatch]) -> tuple[AnyMatch, int, str]:
    match = chance.choice(positions)
    assert match.prompt is not None
    seat = chance.randrange(match.setup.seats)
    from_seat = chance.choice(match.prompt.seats)
    real = str(chance.choice(match.choices(from_seat)))
    return match, seat, real if chance.random() < 0.1 else mutated(real, chance)


def _read_notation(tried: tuple[AnyMatch, int, str]) -> None:
    match, seat, text = tried
    found = match.rules.find_move(match.state, seat, text)
    assert found is None or str(found) == text, "a notation has two spellings"
    assert (found is None) or found in match.choices(seat), "an illegal move is found"


def _options(chance: random.Random) -> tuple[str, Setup]:
    key = chance.choice(list(GAMES))
    rules = GAMES[key].rules
    options = {option.key: chance.choice(option.choices) for option in rules.options}
    if chance.random() < 0.7:
        options = {mutated(name, chance): mutated(each, chance) for name, each in options.items()}
    first = chance.choice((None, 0, 1, -1, 99, 1 << 70))
    return key, Setup(chance.choice((-1, 0, 1, 2, 3, 4, 5, 6, 99)), options, first)


def _read_options(tried: tuple[str, Setup]) -> None:
    key, setup = tried
    rules = GAMES[key].rules
    complete(rules, setup)
    Match.start(rules, setup, bytes(32))


_VALUES = (
    "sqlite:///var/x.sqlite3",
    "postgresql://me:hush@here:5432/rungs",
    "0-3,7",
    "600",
    "INFO",
)


def _setting(chance: random.Random) -> tuple[Callable[[str], object], str]:
    read = chance.choice([each.metadata["read"] for each in fields(Settings) if each.metadata])
    return read, mutated(chance.choice(_VALUES), chance)


def _read_setting(tried: tuple[Callable[[str], object], str]) -> None:
    read, value = tried
    told = ""
    try:
        read(value)
    except ValueError as problem:
        told = str(problem)
    assert "\n" not in told
    assert "hush" not in told, "a password is told"


_PROMISE = commitment(b"secret")


def _fingerprint(chance: random.Random) -> str:
    return mutated(_PROMISE, chance)


def _read_fingerprint(text: str) -> None:
    assert text.strip().lower() == _PROMISE or not is_promised(_PROMISE, text)


def _name(chance: random.Random) -> str:
    return mutated("Ada <@1> @everyone `x` **y** [z](http://a)", chance)


def _read_name(text: str) -> None:
    assert "\n" not in plain(text)
    assert "<@" not in spoken(text), "a name mentions somebody"


def _replays() -> list[str]:
    return [written(record(key, GAMES[key].rules.players[0])) for key in GAMES]


def _read_replay(text: str) -> None:
    verdict = check(text)
    assert verdict.words
    assert "\n" not in verdict.words


def kinds(chance: random.Random) -> dict[str, tuple[Maker, Reader]]:
    positions, replays = _positions(chance), _replays()
    return {
        "custom ids": (_custom_id, _read_custom_id),
        "notations": (partial(_notation, positions=positions), _read_notation),
        "forms": (_form, _read_form),
        "options": (_options, _read_options),
        "settings": (_setting, _read_setting),
        "fingerprints": (_fingerprint, _read_fingerprint),
        "names": (_name, _read_name),
        "replay files": (lambda chance: mutated(chance.choice(replays), chance), _read_replay),
    }


# --------------------------------------------------------------------------------- all of it


async def run(share: float) -> list[Row]:
    return [read_all(times(FULL, share)), await _over_the_wire(times(OVER_THE_WIRE, share))]


def read_all(count: int) -> Row:
    chance = random.Random(count)
    row, tried = Row("made-up inputs, read"), Counter[str]()
    for name, (make, read) in kinds(chance).items():
        for number in range(times(count, SHARES[name])):
            if not number % 5000:
                progress(f"inputs: {number} {name}")
            text = make(chance)
            try:
                read(text)
            except Refusal:
                pass
            except Exception as problem:  # noqa: BLE001 - told in the table
                row.wrong.append(f"{name}: {text!r:.120}: {problem!r:.120}")
            tried[name] += 1
    row.count = f"{sum(tried.values())} inputs"
    row.notes = ", ".join(f"{number} {name}" for name, number in tried.items())
    return row


async def _over_the_wire(count: int) -> Row:
    row = Row("made-up clicks and forms, bot")
    with scratch("inputs") as folder:
        place = f"sqlite:///{folder}/rungs.sqlite3"
        await migrated(place)
        async with world(folder, place, 7) as here, here.kept_alive():
            table = await here.crowd.open(0)
            board = here.crowd.club.boards[table.number]
            before = (await dump(here.database))["moves"]
            people = newcomers(random.Random(9))
            await _ask_all(here, board, list(islice(people, 50)), count)
            row.late = here.account.late()
            if (await dump(here.database))["moves"] != before:
                row.wrong.append("a made-up input of a stranger has moved something")
            row.count = f"{count} clicks and forms of people who do not play"
            said = Counter(bool(sent.told) for sent in here.stub.sent)
            row.notes = f"{said[True]} answered by a sentence; control {here.control.worst:.1f}"
            if here.life.starts > 1:
                row.wrong.append(f"the bot has ended {here.life.starts - 1} times")
            row.wrong += [
                f"{sent.custom_id!r:.80}: {sent.told}"
                for sent in here.stub.sent
                if "reference" in sent.told.lower()
            ]
    return row


async def _ask_all(here: World, board: Json, people: list[Person], count: int) -> None:
    left = iter(range(count))
    await asyncio.gather(
        *(_ask(here, board, people, random.Random(seed), left, count) for seed in range(AT_ONCE))
    )


async def _ask(
    here: World,
    board: Json,
    people: list[Person],
    chance: random.Random,
    left: Iterator[int],
    count: int,
) -> None:
    """Click and submit one after the other; wait for each answer."""
    for number in left:
        progress(f"inputs over the wire: {number} of {count}")
        who, custom_id = chance.choice(people), _wire_id(chance, board)
        place = copy.deepcopy(board)  # a page that is turned takes the place of what it stands on
        try:
            if chance.random() < 0.7:
                asked = await here.stub.click(who, place, custom_id)
            else:
                data = {"custom_id": custom_id, "components": _form(chance)}
                asked = await here.stub._ask(who, place["channel_id"], 5, data, place)
            await here.stub.until(lambda asked=asked: asked.kind, "an answer")  # type: ignore[misc]
        except (Gone, RuntimeError):
            continue  # counted by those who keep the account


def _wire_id(chance: random.Random, board: Json) -> str:
    """Return a custom id near one of the board's, or any."""
    parts = [part for row in board["components"] for part in row["components"]]
    real = str(chance.choice(parts)["custom_id"])
    text = mutated(real, chance) if chance.random() < 0.6 else _custom_id(chance)
    return text.replace("\x00", "")[:LONGEST] or "x"
