"""What pairing needs from earlier rounds: who met whom, who started, who scored unopposed.

Starts are counted relative to the fair share, in sixtieths of a game, which is exact for every
table size: the starter of a single game at a table of four gains 45, the other three lose 15 each.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations

from core.model.plan import Plan, Player, TableResult
from core.model.scoring import WIN, table_points

GAME = 60
"""One start, in sixtieths."""


@dataclass(frozen=True, slots=True)
class Meetings:
    met: Counter[frozenset[Player]]
    """How often two players have met."""
    starts: Counter[Player]
    """Starts ahead of the fair share, in sixtieths."""
    gifts: Counter[Player]
    """Rounds with a full score but no opponent: byes, and tables nobody else came to."""


def gains(games: int, seats: int) -> tuple[int, ...]:
    """Return what a series of this many games adds to each seat's `History.starts`."""
    starts = (games // seats + (seat < games % seats) for seat in range(seats))
    return tuple(GAME * count - GAME * games // seats for count in starts)


def history(plan: Plan, results: Iterable[TableResult]) -> Meetings:
    past = Meetings(Counter(), Counter(), Counter())
    for result in results:
        if result.contested:
            _add_table(past, plan, [seat.player for seat in result.present])
        else:
            _add_gift(past, result)
    return past


def _add_table(past: Meetings, plan: Plan, players: list[Player]) -> None:
    past.met.update(map(frozenset, combinations(players, 2)))
    change = gains(plan.games_at(len(players)), len(players))
    past.starts.update(dict(zip(players, change, strict=True)))


def _add_gift(past: Meetings, result: TableResult) -> None:
    points = zip(result.seats, table_points(result), strict=True)
    past.gifts.update(seat.player for seat, earned in points if earned == WIN)
