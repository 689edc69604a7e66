"""What the files say, in the units people count in."""

from __future__ import annotations

import csv
import io
import json

from core.model.plan import Format, Plan, SeatResult, TableResult
from core.model.standings import standings
from core.model.tournament import Person, Tournament, TournamentStatus, TournamentView
from core.tournaments.export import as_csv, as_json
from tests.tournaments.world import World

NAMES = {"p1": "Ann", "p2": "Bo", "p3": "Cy", "p4": "Di"}
TABLES = ((1, (("p1", 9), ("p2", 2))), (1, (("p3", 5), ("p4", 5))), (2, (("p2", 7), ("p3", 3))))


def result(number: int, at: int, seats: tuple[tuple[str, int], ...]) -> TableResult:
    best = max(points for _, points in seats)
    rows = (SeatResult(who, 1 if points == best else 2, points) for who, points in seats)
    return TableResult(number, at, tuple(rows))


def a_view(status: TournamentStatus, *finale: TableResult) -> TournamentView:
    people = {player: Person(player) for player in NAMES}
    played = [result(number, at, seats) for at, (number, seats) in enumerate(TABLES, start=1)]
    agreed = Plan(Format.SWISS, rounds=2, table_size=2, final=2 if finale else 0)
    tournament = Tournament(
        id=1,
        server=1,
        channel=1,
        organizer=1,
        name="Cup",
        game="qwixx",
        options={},
        plan=agreed,
        turn_seconds=0,
        hints=False,
        rated=True,
        role=None,
        start_at=None,
        status=status,
        round=2 + len(finale),
        version=1,
        message=None,
        topic=None,
    )
    rows = standings(agreed, [*people.values()], [*played, *finale])
    return TournamentView(tournament, people, (), rows, ())


def table(view: TournamentView) -> dict[str, dict[str, str]]:
    rows = csv.DictReader(io.StringIO(as_csv(view, NAMES), newline=""))
    return {row["player"]: row for row in rows}


def test_the_csv_counts_in_points_and_says_what_decided() -> None:
    rows = table(a_view(TournamentStatus.FINISHED))
    columns = ("place", "points", "opponents", "encounter", "margin", "ahead on", "final", "out")
    assert {who: tuple(row[column] for column in columns) for who, row in rows.items()} == {
        "Ann": ("1", "12", "12.0", "2", "7.0", "encounter", "", "no"),
        "Bo": ("2", "12", "12.0", "0", "-3.0", "", "", "no"),
        "Cy": ("3", "6", "12.0", "0", "-4.0", "opponents", "", "no"),
        "Di": ("4", "6", "6.0", "0", "0.0", "", "", "no"),
    }


def test_no_tie_break_decides_while_a_round_is_open() -> None:
    rows = table(a_view(TournamentStatus.RUNNING))
    assert {who: (row["place"], row["ahead on"]) for who, row in rows.items()} == {
        "Ann": ("1", ""),
        "Bo": ("1", ""),
        "Cy": ("3", ""),
        "Di": ("3", ""),
    }


def test_the_json_names_the_players_and_counts_alike() -> None:
    (first, *_) = json.loads(as_json(a_view(TournamentStatus.FINISHED), NAMES))["standings"]
    assert (first["name"], first["player"], first["margin"]) == ("Ann", "p1", 7.0)
    assert (first["ahead_on"], first["final"], first["out"]) == ("encounter", None, False)


def test_a_final_has_a_column_and_needs_no_tie_break() -> None:
    finale = TableResult(3, 1, (SeatResult("p1", 2), SeatResult("p2", 1)))
    rows = table(a_view(TournamentStatus.FINISHED, finale))
    assert [(who, row["final"], row["ahead on"]) for who, row in rows.items()][:2] == [
        ("Bo", "1", ""),
        ("Ann", "2", ""),
    ]


async def test_exports_hold_the_standings_and_the_rounds(world: World) -> None:
    tournament = await world.create(Plan(Format.SWISS, rounds=1, table_size=2))
    await world.fill(tournament, 2)
    await world.begin(tournament)
    view = await world.play_round(tournament)
    names = {player: f"Name {player}" for player in view.people}
    assert as_csv(view, names).splitlines()[1].startswith("1,Name p")
    assert '"round": 1' in as_json(view, names)
    for name in (
        "=1+1",
        "+1",
        "-1",
        "@x",
        "\t=1+1",
        "\r=1+1",
        " =1",
        "\u3000=1",
        "\uff1d1",
        "\ufe621",
    ):
        formulas = dict.fromkeys(view.people, name)
        rows = list(csv.reader(io.StringIO(as_csv(view, formulas), newline="")))
        assert [row[1] for row in rows[1:]] == [f"'{name}"] * 2
