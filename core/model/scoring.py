"""Tournament points: what a place at a table is worth, comparable across table sizes.

Twelve points are divided evenly among a seat's opponents: it earns one share for each opponent it
finished ahead of, and half a share for each it tied with. So a table of two gives 12-0, of three
12-6-0, of four 12-8-4-0; tied players get the mean of their places, and the average seat of any
table gets 6. Players who left or did not come rank behind everybody who played and get nothing. A
bye counts as a win.
"""

from __future__ import annotations

from collections.abc import Sequence

from core.model.plan import Attendance, SeatResult, TableResult

WIN = 12
EVEN = WIN // 2
"""What an average seat earns; also stands in for a round not played."""


_LAST_TO_STAY = (Attendance.PLAYED, Attendance.LEFT, Attendance.NO_SHOW)


def table_points(result: TableResult) -> tuple[int, ...]:
    """Return tournament points in seat order. Halves, possible only at five seats, round down."""
    played = [seat.presence is Attendance.PLAYED for seat in result.seats]
    if len(played) == 1:
        return (WIN * played[0],)
    places = table_places(result)
    return tuple(
        _share(place, places) if stayed else 0 for place, stayed in zip(places, played, strict=True)
    )


def _share(place: int, places: Sequence[int]) -> int:
    ahead = sum(other > place for other in places)
    tied = places.count(place) - 1
    return EVEN * (2 * ahead + tied) // (len(places) - 1)


def table_places(result: TableResult) -> tuple[int, ...]:
    """Return the places at a table: players who left rank behind the rest, no-shows last."""
    keys = [(_LAST_TO_STAY.index(seat.presence), seat.place) for seat in result.seats]
    return tuple(1 + sum(other < key for other in keys) for key in keys)


def margins(result: TableResult) -> tuple[int, ...]:
    """Return each seat's game points minus the mean of the others who played, in twelfths.

    Zero at a table without others; never positive for a player who left.
    """
    played = [seat.points for seat in result.seats if seat.presence is Attendance.PLAYED]
    return tuple(_margin(seat, played) for seat in result.seats)


def _margin(seat: SeatResult, played: list[int]) -> int:
    stayed = seat.presence is Attendance.PLAYED
    others, total = len(played) - stayed, sum(played) - seat.points * stayed
    if not others or not seat.present:
        return 0
    margin = WIN * seat.points - WIN * total // others
    return margin if stayed else min(margin, 0)
