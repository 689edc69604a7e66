"""The columns and lines of the standings: what decided is shown, and nothing that misleads."""

from __future__ import annotations

from bot.pages.tournaments.standings import Standings
from core.model.plan import Format, Plan
from core.model.tournament import TournamentStatus, TournamentView
from tests.pages.cups import cup, names, people, played, still_open
from tests.text.catalogue import english

OVER = {"status": TournamentStatus.FINISHED, "round": 3}
FIELD = people(4)
DECIDED = [
    *(played(1, 1, "p1", "p2"), played(1, 2, "p3", "p4")),
    *(played(2, 1, "p1", "p3"), played(2, 2, "p2", "p4")),
    *(played(3, 1, "p4", "p1"), played(3, 2, "p2", "p3")),
]
"""p1 and p2 have two wins each, p3 and p4 one."""


def pictured(view: TournamentView) -> tuple[tuple[str, ...], dict[str, tuple[str, ...]]]:
    """The columns of the picture, and the cells of each player by name."""
    shown = Standings(view)
    rows = shown.places(shown.rows, names(view), english())
    return shown.columns(english()), {row.name: row.cells for row in rows}


def test_the_picture_names_the_tie_break_beside_whom_it_has_put_ahead() -> None:
    columns, cells = pictured(cup(FIELD, DECIDED, **OVER))
    assert columns == ("points", "ahead on")
    assert cells["A"] == ("24", "direct encounter")
    assert cells["B"] == ("24", "")
    assert (cells["C"], cells["D"]) == (("12", "direct encounter"), ("12", ""))


def test_without_a_tie_there_is_no_column_for_tie_breaks() -> None:
    columns, cells = pictured(cup(people(2), [played(1, 1, "p1", "p2")], **OVER))
    assert columns == ("points",)
    assert cells == {"A": ("12",), "B": ("0",)}


def test_while_a_round_is_open_the_picture_has_tables_played_and_no_tie_break() -> None:
    fixtures = [*DECIDED[:3], still_open(2, 2, "p2", "p4")]
    columns, cells = pictured(cup(FIELD, fixtures, round=2))
    assert columns == ("played", "points")
    assert cells == {"A": ("2", "24"), "C": ("2", "12"), "B": ("1", "0"), "D": ("1", "0")}


def test_a_final_has_a_column_that_is_empty_for_the_others() -> None:
    plan = Plan(Format.SWISS, rounds=1, table_size=2, final=2)
    fixtures = [*DECIDED[:2], played(2, 1, "p3", "p1")]
    columns, cells = pictured(cup(FIELD, fixtures, plan=plan, **OVER))
    assert columns[:2] == ("final", "points")
    assert {name: row[0] for name, row in cells.items()} == {"C": "1", "A": "2", "B": "", "D": ""}
