"""Tournament points: what a place at a table is worth, comparable across table sizes.

Twelve points are shared out over the other seats of the table: a seat earns its share for everybody
it finished ahead of, and half of it for everybody it tied with. So a table of two gives 12-0, of
three 12-6-0, of four 12-8-4-0, those who tie get the mean of their places, and the average seat of
any table gets 6. Whoever left or did not come is behind everybody who played, with nothing. A bye
counts like a win.
"""

from __future__ import annotations

from collections.abc import Sequence

from core.tournaments.plan import Presence, SeatResult, TableResult

WIN = 12
EVEN = WIN // 2
"""What an average seat earns; stands in for a round somebody did not play."""


_LAST_TO_STAY = (Presence.PLAYED, Presence.LEFT, Presence.NO_SHOW)


def table_points(result: TableResult) -> tuple[int, ...]:
    """Tournament points in seat order. Halves, which only five seats can give, are rounded down."""
    played = [seat.presence is Presence.PLAYED for seat in result.seats]
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
    """The places at one table: who left is behind who played, who never came behind both."""
    keys = [(_LAST_TO_STAY.index(seat.presence), seat.place) for seat in result.seats]
    return tuple(1 + sum(other < key for other in keys) for key in keys)


def margins(result: TableResult) -> tuple[int, ...]:
    """Game points against the mean of the others who played, in twelfths, in seat order.

    Nothing at a table without others; never in favour of somebody who left.
    """
    played = [seat.points for seat in result.seats if seat.presence is Presence.PLAYED]
    return tuple(_margin(seat, played) for seat in result.seats)


def _margin(seat: SeatResult, played: list[int]) -> int:
    stayed = seat.presence is Presence.PLAYED
    others, total = len(played) - stayed, sum(played) - seat.points * stayed
    if not others or not seat.present:
        return 0
    margin = WIN * seat.points - WIN * total // others
    return margin if stayed else min(margin, 0)
