"""The panel of those who run a tournament offers what they can do now."""

from __future__ import annotations

from dataclasses import replace

from bot.pages.page import Menu
from bot.pages.tournaments.organizer import Turned, organizer_page
from core.model.tournament import Away, TournamentStatus, TournamentView
from tests.pages.cups import cup, names, people, played, still_open
from tests.text.catalogue import english

MANY = 60


def offered(view: TournamentView, turned: Turned | None = None) -> dict[str, list[str]]:
    """What each menu has, by its name."""
    rows = organizer_page(view, names(view), english(), turned=turned).rows
    menus = [item for row in rows for item in row if isinstance(item, Menu)]
    return {
        menu.click.target.removeprefix("pick-").partition(".")[0]: [
            value for value, _ in menu.choices
        ]
        for menu in menus
    }


def test_a_menu_is_turned_and_the_others_stay() -> None:
    field = people(MANY)
    pairs = zip(range(1, MANY, 2), range(2, MANY + 1, 2), strict=True)
    tables = [still_open(1, n, f"p{a}", f"p{b}") for n, (a, b) in enumerate(pairs, start=1)]
    menus = offered(cup(field, tables), Turned("out", 2))
    assert menus["out"][0] == "out=u125"
    assert menus["out"][-1] == "more=out.3"
    assert menus["decide"][0] == "decide=1.1"
    assert menus["decide"][-1] == "more=decide.2"


def test_only_what_has_ended_is_given_back_and_no_bye_is_decided() -> None:
    tables = [played(1, 1, "p1", "p2"), still_open(1, 2, "p3", "p4"), played(1, 3, "p5")]
    menus = offered(cup(people(5), tables))
    assert menus["decide"] == ["decide=1.1", "decide=1.2"]
    assert menus["reopen"] == ["reopen=1.1"]


def test_nobody_is_brought_back_against_their_wish_or_after_the_last_round() -> None:
    field = people(5)
    for player, away in (
        ("p1", Away.PAUSED),
        ("p2", Away.LEFT),
        ("p3", Away.MISSED),
        ("p4", None),
    ):
        field[player] = replace(field[player], dropped=2, away=away)
    view = cup(field, [still_open(1, 1, "p1", "p5")])
    assert offered(view)["return"] == ["return=u103", "return=u104"]
    last = replace(view, tournament=replace(view.tournament, round=3))
    assert "return" not in offered(last)


def test_nothing_is_left_to_run_when_it_is_over() -> None:
    view = cup(people(2), [played(1, 1, "p1", "p2")], status=TournamentStatus.FINISHED)
    page = organizer_page(view, names(view), english())
    assert (page.title, page.rows) == ("", ())
    assert page.text
