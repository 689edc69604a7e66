"""Pictures of games that nobody plays: what a table will show, before it is asked for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from bot.games.registry import FACES
from bot.render.scene import Scene
from bot.text.say import Say
from core.engine.match import Match
from core.engine.rules import Budget, Level
from core.model import Table

Rehearsal: TypeAlias = Iterator[Scene]

GAMES = 6
"""So many games have almost all parts of the pictures of further ones."""
MOMENTS = 16
"""About so many positions of each are drawn."""
LEVEL = Level.MEDIUM


def rehearsed(table: Table, names: tuple[str, ...], say: Say) -> Rehearsal:
    """Yield boards and panels of games such as people will play at this table, by the AI.

    Their dice and draws are the same everywhere, and have nothing to do with those of the table.
    """
    face, advisor, apart = FACES[table.game], table.kind.advisor(LEVEL), 2
    for number in range(GAMES):
        match, _ = Match.start(table.kind.rules, table.setup, bytes([number]) * 32)
        while prompt := match.prompt:
            seat = prompt.seats[0]
            view, choices = match.view(seat), match.choices(seat)
            if match.length % apart == 0:
                yield face.board(match.view(), names, say)
                yield face.panel(view, names, say, legal=choices)
            budget = Budget(seed=match.length, order_only=True)
            best = advisor.rank(view, choices, budget)[0].move
            match, _ = match.play(seat, str(best), prompt.number)
        yield face.board(match.view(), names, say)
        apart = max(match.length // MOMENTS, 1)
