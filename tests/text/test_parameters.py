"""Every message gets the parameters it asks for, wherever it is said.

Most calls can be read: the key and the parameters stand there. Those that cannot (events, reasons,
refusals, scores) are run with what real games give; a call that was not run, or a message with
parameters that no check has seen, fails here.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache, partial
from itertools import product
from random import Random
from types import FrameType
from typing import Any

import pytest

from bot.games.registry import FACES
from bot.locales.usage import BOT
from bot.pages.hint import explain
from bot.pages.host import host_page
from bot.pages.leaderboard import career_lines
from bot.pages.lobby import lobby_rows, lobby_text
from bot.pages.menu import abort_page
from bot.pages.phrases import prompt_key
from bot.pages.table import closed_page
from bot.text.narration import tell
from bot.text.refusals import refusal
from bot.text.say import Param
from core.careers.history import Career
from core.careers.ratings import Rating
from core.careers.statistics import Played, stats
from core.engine.errors import Refusal
from core.engine.luck import Luck
from core.engine.match import Match
from core.engine.rules import Advice, Budget, Event, Level, Seat, Setup
from core.games.registry import GAMES
from core.model.table import Status, Table
from core.model.views import StoryLine
from tests.pages.tables import NOW, table, table_view
from tests.text.catalogue import LANGUAGES, english, keys, words
from tests.text.parameters import Given, Site, literal, messages, misses, needs, refers, sites
from tests.text.test_refusals import PARAMS, tree

NAMES = ("Ana", "Bo", "Cy", "Di", "Ed")
QUICK, AI = Budget(reasons=1000), Budget()
ALL = 99
EVERY = 7
"""Of so many positions one is told in full."""

AnyMatch = Match[Any, Any, Any]


class Recorder:
    """Strict words that note what was said, and which line of the bot said it."""

    def __init__(self) -> None:
        self.said: set[str] = set()
        self.spoken: set[tuple[str, frozenset[tuple[str, Param]]]] = set()
        self.places: set[tuple[str, int]] = set()
        self.faults: set[str] = set()

    def __call__(self, key: str, /, **params: Param) -> str:
        self._note_place(inspect.currentframe())
        self.said.add(key)
        self.spoken.add((key, frozenset(params.items())))
        self.faults.update(misses(key, params))
        try:
            return english()(key, **params)
        except LookupError as fault:
            self.faults.add(str(fault))
            return key

    def _note_place(self, own: FrameType | None) -> None:
        assert own is not None
        assert own.f_back is not None
        self.places.add((own.f_back.f_code.co_filename, own.f_back.f_lineno))

    def ran(self, site: Site) -> bool:
        return any((str(BOT / site.file), line) in self.places for line in site.lines)


@dataclass(frozen=True, slots=True)
class Step:
    """A position, what led to it, and what the next to answer is advised."""

    match: AnyMatch
    events: tuple[Event, ...]
    seat: Seat | None = None
    advice: tuple[Advice[Any], ...] = ()


def game(key: str, players: int, level: Level) -> Iterator[Step]:
    """A game played by advisors; always the same one, since together they must meet every word."""
    rules, rng = GAMES[key].rules, Random(f"{key} {players} {level}")
    setup = Setup(players, {o.key: o.choices[players % len(o.choices)] for o in rules.options})
    match, events = Match.start(rules, setup, rng.randbytes(32))
    advisor = GAMES[key].advisor(level)
    while prompt := match.prompt:
        seat = rng.choice(prompt.seats)
        advice = advisor.rank(match.view(seat), match.choices(seat), QUICK)
        yield Step(match, events, seat, advice)
        played = advisor.rank(match.view(seat), match.choices(seat), AI)[0].move
        match, events = match.play(seat, str(played))
    yield Step(match, events)


@cache
def games() -> tuple[tuple[Step, ...], ...]:
    """Every game as beginners and as experts play it, with few and with several players."""
    return tuple(
        tuple(game(key, players, level))
        for key, kind in GAMES.items()
        for players in sorted({kind.rules.players[0], 2, 3})
        for level in (Level.EASY, Level.EXPERT)
    )


@cache
def recorded() -> Recorder:
    """Everything whose words depend on a game, said."""
    say = Recorder()
    for played in games():
        tell_story(played, say)
        tell_hints(played, say)
        for step in (*played[::EVERY], played[-1]):
            tell_position(step.match, say)
        tell_statistics(played[-1].match, say)
    for kind in tree(Refusal):
        refusal(kind(**PARAMS.get(kind, {})), say)
    for tournament in (None, 1):
        tell_lobby(table(tournament=tournament), say)
    return say


def tell_story(played: tuple[Step, ...], say: Recorder) -> None:
    """A few answers at a time; then each kind of event alone, and all of one kind together."""
    grammar = FACES[played[0].match.rules.key].grammar
    happened = [event for step in played for event in step.events]
    kinds = {event.key: tuple(e for e in happened if e.key == event.key) for event in happened}
    stories = [played[at : at + 3] for at in range(0, len(played), 3)]
    for story in stories:
        tell([StoryLine(None, step.events) for step in story], grammar, NAMES, say, ALL)
    for alike in kinds.values():
        tell([StoryLine(None, alike[:1])], grammar, NAMES, say)
        tell([StoryLine(None, alike)], grammar, NAMES, say)


def tell_hints(played: tuple[Step, ...], say: Recorder) -> None:
    """Every reason once in each game: all of a game's advice would take a minute."""
    face, known = FACES[played[0].match.rules.key], set[str]()
    for step in played:
        label = partial(face.controls.label, step.match.view(step.seat), say=say)
        fresh = [a for a in step.advice if not {reason.key for reason in a.reasons} <= known]
        explain(fresh[:3], face.family, label, say, NAMES)
        known |= {reason.key for advice in fresh[:3] for reason in advice.reasons}


def tell_position(match: AnyMatch, say: Recorder) -> None:
    face = FACES[match.rules.key]
    for standing in match.standings():
        face.score(standing, say)
    face.text(match.view(), NAMES, say)
    face.headline(match.view(), NAMES[: len(match.standings())], say)
    if match.prompt:
        seat = match.prompt.seats[0]
        face.panel(match.view(seat), NAMES, say, legal=match.choices(seat))
        for move in match.choices(seat):
            face.controls.label(match.view(seat), move, say)


def tell_statistics(match: AnyMatch, say: Recorder) -> None:
    for standing in match.standings():
        played = Played(standing.won, standing.score, luck=Luck().drawn(True, 0.5))
        career_lines(Career(match.rules.key, stats([played]), Rating()), say)


def tell_lobby(lobby: Table, say: Recorder) -> None:
    lobby_rows(lobby, say)
    host_page(lobby, lobby.host, NAMES[:2], say)
    lobby_text(table_view(lobby, at=NOW), NAMES[:2], "Cup" if lobby.tournament else "", say)
    for status in (Status.ABORTED, Status.EXPIRED):
        closed_page(replace(lobby, status=status), "", say)
        closed_page(replace(lobby, status=status, start="1"), "", say)
    for start in (None, "1"):
        closed_page(replace(lobby, status=Status.ABORTED, start=start), "Ana", say)
    for lost in (False, True):
        abort_page(lobby, say, lost=lost)


# What can be read.


def test_what_the_code_says_has_all_its_parameters() -> None:
    missing = [
        f"{site} {key} lacks {lacking}"
        for site in sites()
        if site.settled
        for key in site.keys
        if (lacking := site.lacks(key))
    ]
    assert missing == []


def test_the_code_gives_nothing_that_is_never_asked_for() -> None:
    unused = [
        f"{site} gives {sorted(unasked)}"
        for site in sites()
        if site.settled
        if (unasked := set(site.given).difference(*map(needs, site.keys)))
    ]
    assert unused == []


def test_words_written_in_the_code_choose_a_variant() -> None:
    sure = [site for site in sites() if site.settled]
    assert [miss for site in sure for key in site.keys for miss in misses(key, site.given)] == []


def raised() -> Iterator[tuple[str, str, Given]]:
    """Every refusal as the code makes it: where, its message, and what it carries."""
    named = {kind.__name__: f"refusal-{kind.key.replace('_', '-')}" for kind in tree(Refusal)}
    for path in sorted([*BOT.rglob("*.py"), *(BOT.parent / "core").rglob("*.py")]):
        for node in ast.walk(ast.parse(path.read_text())):
            match node:
                case ast.Call(func=ast.Name(id=name)) if name in named:
                    for given in _given(node.keywords):
                        yield f"{path.name}:{node.lineno}", named[name], given
                case ast.Raise(exc=ast.Name() | ast.IfExp()):
                    for name in _bare(node.exc):
                        if name in named:
                            yield f"{path.name}:{node.lineno}", named[name], {}


def _given(words: list[ast.keyword]) -> Iterator[Given]:
    """What a refusal can carry: `problem="over" if ended else "closed"` is either."""
    names = [word.arg for word in words if word.arg]
    values = [_literals(word.value) for word in words if word.arg]
    for chosen in product(*values):
        yield dict(zip(names, chosen, strict=True))


def _literals(value: ast.expr) -> list[object]:
    if isinstance(value, ast.IfExp):
        return [*_literals(value.body), *_literals(value.orelse)]
    return [literal(value)]


def _bare(raised: ast.expr | None) -> Iterator[str]:
    """The classes that can be raised without parameters: `raise A if there else B`."""
    match raised:
        case ast.Name(id=name):
            yield name
        case ast.IfExp():
            yield from _bare(raised.body)
            yield from _bare(raised.orelse)


def test_every_refusal_carries_what_its_sentence_needs() -> None:
    assert len(list(raised())) > 50
    missing = [
        f"{place} {key} lacks {sorted(lacking)}"
        for place, key, given in raised()
        if (lacking := needs(key, given) - set(given))
    ]
    assert missing == []
    assert [miss for _, key, given in raised() for miss in misses(key, given)] == []


# What has to be run.


def test_what_real_games_give_is_what_the_messages_know() -> None:
    assert recorded().faults == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_real_games_say_can_be_said_in_every_language(language: str) -> None:
    say = words().say(language)
    assert [key for key, params in recorded().spoken if not say(key, **dict(params))] == []


@pytest.mark.parametrize(("verb", "ends"), [("headline", ["won", "alone"]), ("choose", [])])
def test_every_question_of_the_games_has_words_of_its_own(verb: str, ends: list[str]) -> None:
    asked = {
        f"{verb}-{prompt_key(step.match.rules.key, step.match.prompt)}"
        for played in games()
        for step in played
        if step.match.prompt
    }
    assert len(asked) > 5
    assert asked == {key for key in keys(f"{verb}-") if not key.endswith(tuple(ends))}


def test_every_call_that_cannot_be_read_was_run() -> None:
    unread = [site for site in sites() if not site.settled]
    assert unread
    assert [str(site) for site in unread if not recorded().ran(site)] == []


def test_every_message_with_parameters_was_checked() -> None:
    seen = recorded().said.union(*(site.keys for site in sites() if site.settled))
    seen |= {inner for key in seen & set(keys()) for inner in refers(key)}
    assert [key for key in keys() if needs(key) and key not in seen] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_without_parameters_can_be_said(language: str) -> None:
    plain, say = (key for key in messages() if not needs(key)), words().say(language)
    assert [key for key in plain if not say(key)] == []
