"""Series of several games at one table, as a pure fold over the finished ones.

Tournament mode of 5 vor 12 and Lucky Numbers (L14): as many games as players, everybody starts
once. Series of Qwixx (Q12): up to five games, the first active player rotates. Both add up what
each game says it is worth (`Standing.points`); they differ only in how many games are played.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace

from core.engine.rules import Option, Seat, Setup, Standing
from core.engine.standings import places

EVERYBODY_STARTS = "players"
"""The length with which everybody starts once: as many games as players."""

TOURNAMENT_MODE = Option("games", ("1", EVERYBODY_STARTS))
UP_TO_FIVE = Option("games", ("1", "2", "3", "4", "5"))


def length(choice: str, seats: int) -> int:
    """Return how many games the series has, given the number of players."""
    return seats if choice == EVERYBODY_STARTS else int(choice)


@dataclass(frozen=True, slots=True)
class Series:
    """A number of games between the same seats, with the totals so far."""

    games: int
    seats: int
    played: int = 0
    totals: tuple[int, ...] = ()
    wins: tuple[int, ...] = ()

    @classmethod
    def of(cls, games: int, seats: int) -> Series:
        return cls(games, seats, totals=(0,) * seats, wins=(0,) * seats)

    @property
    def over(self) -> bool:
        return self.played >= self.games

    def add(self, game: Sequence[Standing]) -> Series:
        """Return the series after one more finished game."""
        totals = tuple(total + s.points for total, s in zip(self.totals, game, strict=True))
        wins = tuple(wins + s.won for wins, s in zip(self.wins, game, strict=True))
        return replace(self, played=self.played + 1, totals=totals, wins=wins)

    def standings(self, abandoned: Collection[Seat] = ()) -> tuple[Standing, ...]:
        """Return the standings by total; equal totals win together (L14, Q12).

        Whoever abandoned the series comes last and has not won, whatever the total.
        """
        keys = [(seat not in abandoned, total) for seat, total in enumerate(self.totals)]
        rows = zip(places(keys), self.totals, self.wins, strict=True)
        return tuple(
            Standing(
                seat,
                rank,
                score=total,
                points=total,
                won=self.over and rank == 1 and seat not in abandoned,
                details={"games": self.played, "wins": wins},
            )
            for seat, (rank, total, wins) in enumerate(rows)
        )


def fold(games: int, seats: int, finished: Iterable[Sequence[Standing]]) -> Series:
    series = Series.of(games, seats)
    for standings in finished:
        series = series.add(standings)
    return series


def next_setup(setup: Setup, started: Seat) -> Setup:
    """Return the setup of the next game: the seat after the one that started this one starts."""
    return replace(setup, first=(started + 1) % setup.seats)
