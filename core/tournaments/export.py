"""Export a tournament: the standings as CSV, everything as JSON."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Mapping
from dataclasses import asdict

from core.tournaments.model import TournamentView
from core.tournaments.plan import Player
from core.tournaments.reading import packed

COLUMNS = ("place", "player", "points", "absences", "opponents", "encounter", "wins", "margin")


def as_csv(view: TournamentView, names: Mapping[Player, str]) -> str:
    """Return the standings, with columns in the order of the criteria."""
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow([*COLUMNS, "played", "dropped"])
    for row in view.standings:
        values = [getattr(row, column) for column in COLUMNS]
        values[1] = _harmless(names[row.player])
        writer.writerow([*values, row.played, row.dropped])
    return text.getvalue()


def _harmless(name: str) -> str:
    """Quote a name that a spreadsheet would read as a formula."""
    return f"'{name}" if name.startswith(("=", "+", "-", "@", "\t", "\r")) else name


def as_json(view: TournamentView, names: Mapping[Player, str]) -> str:
    """Return the standings, rounds with results, and corrections with reasons."""
    data = {
        "name": view.tournament.name,
        "game": view.tournament.game,
        "status": view.tournament.status,
        "plan": asdict(view.tournament.plan),
        "players": dict(names),
        "standings": [asdict(row) for row in view.standings],
        "rounds": [
            {
                "round": fixture.pairing.round,
                "table": fixture.pairing.number,
                "seats": list(fixture.pairing.seats),
                "result": packed(fixture.result) if fixture.result else None,
            }
            for fixture in view.fixtures
        ],
        "corrections": [
            {
                "round": entry.result.round,
                "table": entry.result.table,
                "result": packed(entry.result),
                "reason": entry.reason,
            }
            for entry in view.corrections
        ],
    }
    return json.dumps(data, indent=2, ensure_ascii=False)
