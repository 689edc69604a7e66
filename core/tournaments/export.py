"""Export a tournament: the standings as CSV, everything as JSON."""

from __future__ import annotations

import csv
import io
import json
import unicodedata
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from core.model.plan import Player
from core.model.standings import CRITERIA, measure, tie_breaks
from core.model.tournament import TournamentView

COLUMNS = (
    "place",
    "player",
    "final",
    "points",
    "absences",
    "opponents",
    "encounter",
    "wins",
    "margin",
    "ahead_on",
    "played",
    "out",
)

_FORMULA = frozenset("=+-@")
"""What a formula begins with, also after spaces or in full width."""


def as_csv(view: TournamentView, names: Mapping[Player, str]) -> str:
    """Return the standings, with columns in the order of the criteria."""
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(column.replace("_", " ") for column in COLUMNS)
    for row in _rows(view, names):
        cells = row | {"player": _harmless(row["player"]), "out": "yes" if row["out"] else "no"}
        writer.writerow(cells[column] for column in COLUMNS)
    return text.getvalue()


def _rows(view: TournamentView, names: Mapping[Player, str]) -> list[dict[str, Any]]:
    """Return the standings as they are shown, in points; the final is empty without one."""
    decided = tie_breaks(view.standings) if view.settled else {}
    return [
        {
            "place": row.place,
            "player": names[row.player],
            **{
                criterion: measure(row, criterion) for criterion in CRITERIA if criterion != "final"
            },
            "final": row.final,
            "ahead_on": decided[row.player].criterion if row.player in decided else None,
            "played": row.played,
            "out": row.dropped,
        }
        for row in view.places
    ]


def _harmless(name: str) -> str:
    """Quote a name that a spreadsheet would read as a formula."""
    first = unicodedata.normalize("NFKC", name).lstrip()[:1]
    begins = name.startswith(("\t", "\r")) or first in _FORMULA
    return f"'{name}" if begins else name


def as_json(view: TournamentView, names: Mapping[Player, str]) -> str:
    """Return the standings, rounds with results, and corrections with reasons."""
    data = {
        "name": view.tournament.name,
        "game": view.tournament.game,
        "status": view.tournament.status,
        "plan": asdict(view.tournament.plan),
        "lots": {
            "commitment": view.tournament.commitment,
            "secret": view.secret.hex() if view.secret else None,
        },
        "seeding": view.tournament.seeding,
        "ratings": {
            player: who.rating for player, who in view.people.items() if who.rating is not None
        },
        "players": dict(names),
        "standings": [
            cells | {"player": row.player, "name": names[row.player]}
            for row, cells in zip(view.places, _rows(view, names), strict=True)
        ],
        "rounds": [
            {
                "round": fixture.pairing.round,
                "table": fixture.pairing.number,
                "seats": list(fixture.pairing.seats),
                "result": fixture.result.packed if fixture.result else None,
            }
            for fixture in view.fixtures
        ],
        "corrections": [
            {
                "round": entry.result.round,
                "table": entry.result.table,
                "result": entry.result.packed,
                "reason": entry.reason,
            }
            for entry in view.corrections
        ],
    }
    return json.dumps(data, indent=2, ensure_ascii=False)
