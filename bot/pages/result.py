"""The page of a finished game: the standings, the series, the ratings and the secret."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.games.common.controls import Tone
from bot.games.registry import FACES
from bot.pages.custom_ids import Click, Verb
from bot.pages.page import Button, Page
from bot.pages.phrases import heading, seated, who
from bot.pages.turn import story
from bot.services import Services
from bot.text.names import listed, spoken
from bot.text.say import Say
from core.engine.rules import Standing
from core.engine.series import Series, length
from core.model import Table, TableView


async def result_page(
    seen: TableView, names: tuple[str, ...], told: int, services: Services, say: Say
) -> Page:
    face, table, view = FACES[seen.table.game], seen.table, ended_view(seen)
    scene = face.board(view, names, say)
    series = await services.tables.series(table.server, table.id)
    lines = [
        *story(seen, names, told, say),
        *given_up(seen, names, say),
        "",
        *(standing_line(s, seen, names, say) for s in by_rank(seen)),
        *series_lines(series, table, names, say),
        *await _rating_lines(table, names, services, say),
        "",
        say("result-secret", secret=(seen.secret or b"").hex()),
    ]
    return Page(
        title=say("result-title", game=heading(table, say)),
        body="\n".join(lines),
        footer=say("lobby-fairness", commitment=table.commitment),
        picture=await services.draw(scene, face.alt(view, names, say)),
        rows=(result_buttons(table, say),),
    )


async def _rating_lines(
    table: Table, names: tuple[str, ...], services: Services, say: Say
) -> list[str]:
    """Return how the game changed the ratings of the people at the table."""
    if not table.rated:
        return []
    changes = await services.leaderboards.changes(table.server, table.game, table.id)
    lines = [
        say(
            "rating-change",
            who=spoken(name),
            rating=say(
                "rating",
                rating=change.after.shown,
                provisional="yes" if change.after.provisional else "no",
            ),
            change=f"{change.points:+d}",
        )
        for chair, name in seated(table, names)
        if (change := changes.get(str(chair.user)))
    ]
    return ["", *lines] if lines else []


def result_buttons(table: Table, say: Say) -> tuple[Button, ...]:
    replay = Button(say("button-replay"), Click(Verb.REPLAY, table.id))
    goes_on = table.series_game + 1 < length(table.games, len(table.chairs))
    if goes_on or table.tournament is not None:
        return (replay,)
    return (Button(say("button-rematch"), Click(Verb.REMATCH, table.id), Tone.BLUE), replay)


def by_rank(seen: TableView) -> list[Standing]:
    return sorted(seen.standings, key=lambda standing: standing.rank)


def standing_line(standing: Standing, seen: TableView, names: tuple[str, ...], say: Say) -> str:
    chair = seen.table.chairs[standing.seat]
    return say(
        "standing-line",
        place=standing.rank,
        who=spoken(names[standing.seat])
        if chair.forfeited
        else who(chair, names[standing.seat], say),
        score=FACES[seen.table.game].score(standing, say),
        won="yes" if standing.won else "no",
        left="gave_up" if chair.forfeited or chair.resigned else "away" if chair.kept else "no",
    )


def ended_view(seen: TableView) -> Any:  # noqa: ANN401 - a view of any game
    """Return the final position; after a forfeit, without the open prompt."""
    if not seen.table.forfeited:
        return seen.view
    return replace(seen.view, prompt=None, standings=seen.standings)


def given_up(seen: TableView, names: tuple[str, ...], say: Say) -> list[str]:
    """Return who resigned and who won by it, which the game itself does not narrate."""
    gone = [spoken(names[seat]) for seat in seen.table.forfeited]
    won = [spoken(names[s.seat]) for s in seen.standings if s.won]
    if not gone:
        return []
    lines = [say("result-gave-up", names=listed(gone, say), count=len(gone))]
    if won:
        family = FACES[seen.table.game].family
        lines.append(say(f"event-{family}-won", names=listed(won, say), count=len(won)))
    return lines


def series_lines(series: Series, table: Table, names: tuple[str, ...], say: Say) -> list[str]:
    """Return the standings of a series of several games."""
    if series.games < 2:
        return []
    ordered = sorted(series.standings(), key=lambda standing: standing.rank)
    head = say("series-head", played=series.played, games=series.games)
    return ["", head] + [
        say(
            "series-line",
            place=s.rank,
            who=who(table.chairs[s.seat], names[s.seat], say),
            points=s.points,
            won="yes" if s.won else "no",
        )
        for s in ordered
    ]
