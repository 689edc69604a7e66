"""A hint says what a move is worth, why, and how far behind the best it is."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest

from bot.games.registry import FACES
from bot.pages.hint import explain
from bot.text.say import Param
from core.engine.match import Match
from core.engine.rules import Advice, Budget, Level, Reason, Setup
from core.games.registry import GAMES
from tests.text.catalogue import english, keys

CLOSES = Reason("closes_row", {"color": "red", "points": 21})
HELPS = Reason("helps", {"seat": 1})
REASONS = {
    "reason-toy-closes-row": "closes {color} and brings {points} points",
    "reason-toy-helps": "serves {name}",
}


def say(key: str, /, **params: Param) -> str:
    """English, with the reasons of a game that does not change while others work on theirs."""
    return REASONS[key].format(**params) if key in REASONS else english()(key, **params)


def told(*advice: Advice[str], names: tuple[str, ...] = ()) -> list[str]:
    return explain(advice, "toy", str.upper, say, names)


def test_the_best_move_has_its_worth_and_its_reasons() -> None:
    (line,) = told(Advice("r5", 0.63, "win", (CLOSES, HELPS)), names=("Ana", "Bo_"))
    assert line == "1. **R5** - 63% to win: closes red and brings 21 points, serves **Bo\\_**"


def test_the_others_are_compared_with_the_best() -> None:
    best, near, far = (Advice("m", value, "win") for value in (0.634, 0.632, 0.6))
    assert told(best, near, far) == [
        "1. **M** - 63% to win",
        "2. **M** - just as good",
        "3. **M** - 60% (-3)",
    ]


def test_reasons_told_already_are_not_told_again() -> None:
    first, second, third = told(
        Advice("a", 0.5, "win", (CLOSES,)),
        Advice("b", 0.4, "win", (HELPS,)),
        Advice("c", 0.3, "win", (CLOSES,)),
    )
    assert first.endswith(": closes red and brings 21 points")
    assert second.endswith(": serves player 2")
    assert third == "3. **C** - 30% (-20): much the same as 1"


def test_fewer_rounds_are_better() -> None:
    assert told(Advice("a", 14.2, "rounds"), Advice("b", 15.3, "rounds")) == [
        "1. **A** - about 14 more rounds",
        "2. **B** - about 1 round slower",
    ]


def test_hardly_and_almost_certain_are_said_in_words() -> None:
    assert [told(Advice("a", value, "win"))[0] for value in (0.001, 0.999)] == [
        "1. **A** - almost no chance to win",
        "1. **A** - almost certain to win",
    ]


def test_a_player_without_a_name_has_a_number() -> None:
    assert told(Advice("a", 0.5, "win", (HELPS,))) == ["1. **A** - 50% to win: serves player 2"]


def test_no_advice_is_no_line() -> None:
    assert told() == []


def units() -> set[str]:
    """What the values of all advisors mean, at the start of every game with every number."""
    found = set()
    for game, level in product(GAMES.values(), Level):
        for players in game.rules.players:
            match, _ = Match.start(game.rules, Setup(players), bytes(32))
            assert match.prompt is not None
            seat = match.prompt.seats[0]
            ranked = game.advisor(level).rank(match.view(seat), match.choices(seat), Budget())
            found |= {advice.unit for advice in ranked}
    return found


def test_every_unit_of_the_advisors_has_words_and_no_other() -> None:
    assert {f"advice-worth-{unit}" for unit in units()} == set(keys("advice-worth-"))
    for unit in units():
        assert len(told(Advice("a", 0.5, unit), Advice("b", 0.25, unit))) == 2


@pytest.mark.parametrize("family", sorted({face.family for face in FACES.values()}))
def test_the_reasons_written_in_the_advisors_are_those_with_words(family: str) -> None:
    sources = (Path(__file__).parents[2] / "core/games" / family.replace("-", "_")).glob("*.py")
    written = re.compile(r'(?:[Rr]eason|_change)\(\s*"(\w+)"(?: if .*? else "(\w+)")?')
    found = {key for path in sources for some in written.findall(path.read_text()) for key in some}
    wanted = {f"reason-{family}-{key}".replace("_", "-") for key in found if key}
    assert wanted == set(keys(f"reason-{family}-"))
