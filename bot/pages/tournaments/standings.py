"""The standings of a tournament in words: columns, lines and what decided."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from bot.pages.cards.standings import StandingsRow
from bot.text.names import in_row, spoken
from bot.text.say import Say
from core.model.plan import Player
from core.model.standings import EntrantStanding, TieBreak, tie_breaks
from core.model.tournament import TournamentView

Names: TypeAlias = Mapping[Player, str]
_Column: TypeAlias = tuple[str, Callable[[EntrantStanding], str]]


@dataclass(frozen=True, slots=True)
class Standings:
    """The standings in words: all of them, so that each page shows the same columns."""

    view: TournamentView

    @property
    def rows(self) -> tuple[EntrantStanding, ...]:
        return self.view.places

    @property
    def breaks(self) -> Mapping[Player, TieBreak]:
        return tie_breaks(self.rows) if self.view.settled else {}

    def columns(self, say: Say) -> tuple[str, ...]:
        return tuple(heading for heading, _ in self._columns(say))

    def places(
        self, rows: Iterable[EntrantStanding], names: Names, say: Say
    ) -> tuple[StandingsRow, ...]:
        cells = [cell for _, cell in self._columns(say)]
        return tuple(
            StandingsRow(row.place, names[row.player], tuple(cell(row) for cell in cells))
            for row in rows
        )

    def _columns(self, say: Say) -> list[_Column]:
        points = [(say("tournament-column-points"), lambda row: str(row.points))]
        if not self.view.settled:
            return [(say("tournament-column-played"), lambda row: str(row.played)), *points]
        breaks = self.breaks
        if any(row.final for row in self.rows):
            points.insert(0, (say("tournament-column-final"), lambda row: str(row.final or "")))
        if breaks:
            points.append(
                (say("tournament-column-ahead"), lambda row: _criterion(row, breaks, say))
            )
        return points

    def lines(self, rows: Iterable[EntrantStanding], names: Names, say: Say) -> list[str]:
        """Return these rows as text."""
        breaks = self.breaks
        return [self._line(row, names, breaks.get(row.player), say) for row in rows]

    def _line(self, row: EntrantStanding, names: Names, decided: TieBreak | None, say: Say) -> str:
        parts = [say("tournament-points", points=row.points)]
        if self.view.settled:
            parts.append(say("tournament-wins", wins=row.wins))
        else:
            parts.append(say("tournament-tables-played", played=row.played))
        parts += [self._final(row, say)] if row.final else []
        parts += [_ahead(decided, say)] if decided else []
        out = "yes" if row.dropped else "no"
        who = spoken(names[row.player])
        results = in_row(parts, say)
        return say("tournament-standing", place=row.place, who=who, dropped=out, told=results)

    def _final(self, row: EntrantStanding, say: Say) -> str:
        shared = sum(other.final == row.final for other in self.rows) > 1
        return say("tournament-in-final", place=row.final or 0, shared="yes" if shared else "no")

    @property
    def won_in_final(self) -> bool:
        """Return whether the final alone decided who won."""
        return [row.final for row in self.rows].count(1) == 1

    def note(self, say: Say) -> str:
        """Return the line that says how places are decided."""
        if not self.view.settled:
            return say("tournament-live")
        used = {decided.criterion for decided in self.breaks.values()}
        return say("tournament-opponents") if "opponents" in used else ""


def _criterion(row: EntrantStanding, breaks: Mapping[Player, TieBreak], say: Say) -> str:
    decided = breaks.get(row.player)
    return say("tournament-criterion", criterion=decided.criterion) if decided else ""


def _ahead(decided: TieBreak, say: Say) -> str:
    return say(
        "tournament-ahead",
        criterion=decided.criterion,
        own=decided.own,
        other=decided.other,
    )
