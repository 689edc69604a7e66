"""Pictures of games that nobody plays: what a table will show, before it is asked for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, TypeAlias

from bot.games.registry import FACES
from bot.render.scene import Scene, Sprite, sprites
from bot.text.say import Say
from core.engine.match import Match
from core.engine.rules import Budget, Level
from core.model.table import Table

Scenes: TypeAlias = Iterator[Scene]

GAMES = 32
"""So many games have almost all parts of the pictures of further ones."""
THOUGHTS = 800
"""After this many answers of the AI, which plays every second game, the rest is played at random:
that costs far less and comes by more of what can happen, but seldom by a good end."""
LEVEL = Level.MEDIUM
LONGEST = 150
"""After this many answers a random game shows little that is new, and some never end."""
MOMENTS = 10
"""About how many positions of each game are drawn."""
NOBODY = "?"


@dataclass(frozen=True, slots=True)
class Shot:
    """A position as everybody sees it, or as somebody does who is asked for one of the choices."""

    game: str
    view: Any
    legal: Sequence[Any] | None = None

    def scene(self, names: tuple[str, ...], say: Say) -> Scene:
        face = FACES[self.game]
        if self.legal is None:
            return face.board(self.view, names, say)
        return face.panel(self.view, names, say, legal=self.legal)


class Rehearsal:
    """Boards and panels of games such as people will play at a table.

    Their dice and draws are the same everywhere, and have nothing to do with those of the table.
    """

    def __init__(self, table: Table) -> None:
        self._table = table
        self._naming: list[Shot] = []
        """Moments that show names, each in a way that no other one does."""

    def scenes(self, names: tuple[str, ...], say: Say) -> Scenes:
        """Yield pictures of all games."""
        nobody, known = (NOBODY,) * len(names), set[Sprite]()
        self._naming.clear()
        for moment in moments(self._table):
            scene = moment.scene(names, say)
            new = sprites(scene) - known
            if new and not new <= sprites(moment.scene(nobody, say)):
                self._naming.append(moment)
            known |= new
            yield scene

    def recast(self, names: tuple[str, ...], say: Say) -> Scenes:
        """Yield what further people need who play the same: pictures with their names."""
        return (moment.scene(names, say) for moment in self._naming)


def moments(table: Table) -> Iterator[Shot]:
    apart, thought = 2, 0
    for number in range(GAMES):
        match, _ = Match.start(table.kind.rules, table.setup, bytes([number]) * 32)
        by_ai, chance = number % 2 == 0 and thought < THOUGHTS, Random(number)  # noqa: S311
        while (prompt := match.prompt) and (by_ai or match.length < LONGEST):
            seat = prompt.seats[0] if by_ai else chance.choice(prompt.seats)
            view, choices = match.view(seat), match.choices(seat)
            if match.length % apart == 0:
                yield Shot(table.game, match.view())
                yield Shot(table.game, view, choices)
            if by_ai:
                thought += 1
                budget = Budget(seed=match.length, best_only=True)
                move = table.kind.advisor(LEVEL).rank(view, choices, budget)[0].move
            else:
                move = chance.choice(choices)
            match, _ = match.play(seat, str(move), prompt.number)
        yield Shot(table.game, match.view())
        apart = max(match.length // MOMENTS, 1)
