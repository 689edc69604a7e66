"""The values of a tournament: plan, entrants, pairings, results and corrections.

A bye is a pairing with one seat. Results are never rewritten: an organizer's correction is a
separate entry with its reason, and `corrected` returns what counts. Players are listed in seat
order; the first one present starts the first game.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import asdict, dataclass
from enum import StrEnum
from typing import Any, TypeAlias

from core.engine.rules import Standing
from core.engine.series import length
from core.games.registry import most_seats

Player: TypeAlias = str
"""The id of an entrant, person or AI."""

FEWEST_PLAYERS = 2
MOST_PLAYERS = 256
MOST_IN_ROUND_ROBIN = 32
MOST_ROUNDS = 32
AS_NEEDED = 0
"""Instead of a number of rounds: the first round's field decides."""
TABLE_SIZES = range(2, 5)
TABLE_MATCH_SIZES = range(2, most_seats() + 1)
"""Larger, because a single table needs no comparison across table sizes."""


class Format(StrEnum):
    TABLE_MATCH = "table_match"
    """The rulebooks' mode (L14, Q12): one round, one table, a series of games."""
    SWISS = "swiss"
    ROUND_ROBIN = "round_robin"


@dataclass(frozen=True, slots=True)
class Plan:
    """What the organizer agreed with the entrants; fixed once the first round is paired."""

    format: Format
    rounds: int = 1
    """Without the final; `AS_NEEDED` until the start, if nobody has said how many."""
    table_size: int = 4
    games: str = "1"
    """The length of the series at each table, one of the game's `series` choices."""
    final: int = 0
    """Seats at the final table, played as an extra round; 0 for none."""

    @property
    def most_players(self) -> int:
        match self.format:
            case Format.TABLE_MATCH:
                return self.table_size
            case Format.ROUND_ROBIN:
                return MOST_IN_ROUND_ROBIN
        return MOST_PLAYERS

    @property
    def total_rounds(self) -> int:
        return self.rounds + bool(self.final)

    def games_at(self, seats: int) -> int:
        return length(self.games, seats)

    def rounds_for(self, players: int) -> int:
        """Return how many rounds this many players play."""
        return self.rounds or suggested_rounds(self.format, self.table_size, players)


@dataclass(frozen=True, slots=True)
class Entrant:
    """A participant and the rounds they take part in. Entrants are listed in seed order."""

    player: Player
    joined: int = 1
    dropped: int | None = None
    """The first round this entrant is no longer paired for."""

    def plays(self, number: int) -> bool:
        return self.joined <= number and (self.dropped is None or number < self.dropped)


class Attendance(StrEnum):
    PLAYED = "played"
    LEFT = "left"
    """Resigned, or was replaced after running out of time."""
    NO_SHOW = "no_show"


@dataclass(frozen=True, slots=True)
class SeatResult:
    player: Player
    place: int = 1
    points: int = 0
    """Game points: `Standing.points`, summed over the series."""
    presence: Attendance = Attendance.PLAYED

    @property
    def present(self) -> bool:
        return self.presence is not Attendance.NO_SHOW


@dataclass(frozen=True, slots=True)
class TableResult:
    round: int
    table: int
    seats: tuple[SeatResult, ...]

    @property
    def present(self) -> tuple[SeatResult, ...]:
        return tuple(seat for seat in self.seats if seat.present)

    @property
    def contested(self) -> bool:
        """Return whether players met: neither a bye nor a table that only one player came to."""
        return len(self.present) > 1

    @property
    def packed(self) -> list[dict[str, Any]]:
        """Return the seats as they are stored and exported."""
        return [asdict(seat) for seat in self.seats]


@dataclass(frozen=True, slots=True)
class Pairing:
    """Who meets in a round, in seat order."""

    round: int
    number: int
    seats: tuple[Player, ...]

    @property
    def is_bye(self) -> bool:
        return len(self.seats) == 1

    def result(
        self,
        standings: Sequence[Standing] = (),
        *,
        left: Collection[Player] = (),
        no_shows: Collection[Player] = (),
    ) -> TableResult:
        """Return the result of this pairing; `standings` cover the players who came, in seat order.

        A bye needs none. Without standings the table was canceled, and those who came tie.
        """
        came = [player for player in self.seats if player not in no_shows]
        rows = dict(zip(came, standings, strict=True)) if standings else {}
        seats = (_seat(player, rows.get(player), left, no_shows) for player in self.seats)
        return TableResult(self.round, self.number, tuple(seats))


def _seat(
    player: Player,
    standing: Standing | None,
    left: Collection[Player],
    no_shows: Collection[Player],
) -> SeatResult:
    if player in no_shows:
        return SeatResult(player, presence=Attendance.NO_SHOW)
    presence = Attendance.LEFT if player in left else Attendance.PLAYED
    if standing is None:
        return SeatResult(player, presence=presence)
    return SeatResult(player, standing.rank, standing.points, presence)


@dataclass(frozen=True, slots=True)
class Correction:
    """An organizer's replacement of a table's result. All corrections are kept.

    Without seats the table was given back to its players: what they play then counts.
    """

    number: int
    """Increases within the tournament; the latest correction of a table counts."""
    result: TableResult
    reason: str
    by: str

    @property
    def gives_back(self) -> bool:
        return not self.result.seats


def corrected(
    results: Iterable[TableResult], corrections: Iterable[Correction] = ()
) -> tuple[TableResult, ...]:
    """Return the result that counts for each table: its latest correction, if it has one."""
    played = {(result.round, result.table): result for result in results}
    counting = played | {key: entry.result for key, entry in decided(corrections).items()}
    return tuple(counting[key] for key in sorted(counting))


def decided(corrections: Iterable[Correction]) -> dict[tuple[int, int], Correction]:
    """Return the correction that counts for a round and table, where there is one."""
    latest = {
        (entry.result.round, entry.result.table): entry
        for entry in sorted(corrections, key=lambda entry: entry.number)
    }
    return {key: entry for key, entry in latest.items() if not entry.gives_back}


def suggested_rounds(kind: Format, table_size: int, players: int) -> int:
    """Return enough rounds to find a winner (Swiss) or for all to meet (round robin)."""
    match kind:
        case Format.TABLE_MATCH:
            return 1
        case Format.ROUND_ROBIN if table_size == 2:
            return players - 1 + players % 2
        case Format.ROUND_ROBIN:
            return -(-(players - 1) // (table_size - 1))
    return _halvings(players, table_size) + (table_size > 2)


def _halvings(players: int, table_size: int) -> int:
    """Return the rounds until one unbeaten player is left."""
    rounds, reach = 1, table_size
    while reach < players:
        rounds, reach = rounds + 1, reach * table_size
    return rounds


def problems(plan: Plan, players: int) -> tuple[str, ...]:
    """Return why this many players cannot play this plan, as translation keys."""
    if plan.format is Format.TABLE_MATCH:
        sizes, rounds = TABLE_MATCH_SIZES, range(AS_NEEDED, 2)
    else:
        sizes, rounds = TABLE_SIZES, range(AS_NEEDED, MOST_ROUNDS + 1)
    finals = (0,) if plan.format is Format.TABLE_MATCH else (0, *TABLE_SIZES)
    checks = {
        "too_few_players": players >= FEWEST_PLAYERS,
        "too_many_players": players <= plan.most_players,
        "bad_table_size": plan.table_size in sizes,
        "bad_rounds": plan.rounds in rounds,
        "bad_final": plan.final in finals and plan.final <= max(players, FEWEST_PLAYERS),
    }
    return tuple(key for key, holds in checks.items() if not holds)
