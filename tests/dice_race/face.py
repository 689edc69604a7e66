"""The race as people see it: a line for each runner."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.games.common.controls import Act, Control, Rows
from bot.games.common.face import Face
from bot.games.common.kit import GAP, HEADER, INNER, MARGIN, header, page
from bot.games.common.people import Names, people, shown_name
from bot.games.common.words import alt as fitted
from bot.games.common.words import asks, headline, wins
from bot.games.common.words import moves as told_moves
from bot.render.icons import pips
from bot.render.scene import Group, Placed, Scene, Sprite, stack
from bot.render.tokens import PANEL, SNOW
from bot.text.narration import Grammar
from bot.text.say import Say
from core.engine.rules import Seat, Standing
from tests.dice_race.rules import Move, View

_EMBLEM = 312


def board(view: View, names: Names, say: Say) -> Scene:
    seated = people(view, names, active=view.active, together=False)
    scores = [str(standing.score) for standing in view.standings]
    rows = [header(INNER, p, scores[p.seat]) for p in seated]
    height = len(rows) * (HEADER + GAP) - GAP + 2 * MARGIN
    return page(height, stack(rows, x=MARGIN, y=MARGIN, gap=GAP))


def panel(
    view: View, names: Names, say: Say, legal: Sequence[Move] = (), best: Sequence[Move] = ()
) -> Scene:
    del legal, best
    return board(view, names, say)


def text(view: View, names: Names, say: Say) -> str:
    lines = (f"{shown_name(names, s.seat)}: {score(s, say)}" for s in view.standings)
    return "\n".join([headline("dice_race", view, names, say), *lines])


def alt(view: View, names: Names, say: Say) -> str:
    return fitted(text(view, names, say).splitlines())


def panel_alt(
    view: View, names: Names, say: Say, legal: Sequence[Move] = (), best: Sequence[Move] = ()
) -> str:
    return fitted([alt(view, names, say), *told_moves(say, (), legal, best)])


def score(standing: Standing, say: Say) -> str:
    return say("score-dice-race", score=standing.score)


def race_headline(view: View, names: Names, say: Say) -> str:
    if view.prompt is None:
        return wins("dice-race", view, names, say)
    return asks("dice-race", view, names, say)


def emblem() -> Group:
    die = Sprite(_EMBLEM, _EMBLEM, PANEL, pips(_EMBLEM / 2, _EMBLEM / 2, _EMBLEM, SNOW, 5))
    return Group(_EMBLEM, _EMBLEM, PANEL, (Placed(0, 0, die),))


class RaceControls:
    def public(self, view: View, choices: Mapping[Seat, Sequence[Move]], say: Say) -> Rows:
        return self.private(view, choices.get(view.active, ()), "", say)

    def private(self, view: View, moves: Sequence[Move], path: str, say: Say) -> Rows:
        del path
        row = tuple(Control(self.label(view, move, say), Act.MOVE, move) for move in moves)
        return (row,) if row else ()

    def label(self, view: View, move: Move, say: Say) -> str:
        del view
        return say(f"control-dice-race-{move}")

    def asks(self, view: View, moves: Sequence[Move], path: str, say: Say) -> str:
        del view, moves, path, say
        return ""

    def answered(self, view: View, say: Say) -> str:
        del view, say
        return ""


FACE: Face[View, Move] = Face(
    board=board,
    panel=panel,
    alt=alt,
    panel_alt=panel_alt,
    text=text,
    headline=race_headline,
    controls=RaceControls(),
    score=score,
    emblem=emblem,
    grammar=Grammar("dice-race"),
)
