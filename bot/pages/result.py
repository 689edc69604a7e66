"""The page of a finished game: the standings, the series, the ratings and the secret."""

from __future__ import annotations

from bot.games.common.controls import Tone
from bot.games.registry import FACES
from bot.pages.custom_ids import Click, Verb
from bot.pages.page import LONGEST_BODY, Button, Page
from bot.pages.phrases import heading, seated, who
from bot.pages.turn import narrated
from bot.services import Services
from bot.text.names import listed, spoken
from bot.text.say import Say
from core.engine.rules import Standing
from core.engine.series import Series, length
from core.model import Chair, Table, TableView

ENDING = 12
"""Lines of narration: how the game came to its end."""


async def result_page(
    seen: TableView, names: tuple[str, ...], told: int, services: Services, say: Say
) -> Page:
    face, table, view = FACES[seen.table.game], seen.table, seen.view
    scene = face.board(view, names, say)
    series = await services.tables.series(table.server, table.id)
    lines = [
        *abandoned(seen, names, say),
        "",
        *(standing_line(s, seen, names, say) for s in by_rank(seen)),
        *series_lines(series, table, names, say),
        *await _rating_lines(table, names, services, say),
        "",
        say("result-secret", secret=(seen.secret or b"").hex()),
    ]
    return Page(
        title=say("result-title", game=heading(table, say)),
        body=_with_story(narrated(seen, names, told, ENDING, say), lines),
        footer=say("lobby-fairness", commitment=table.commitment),
        picture=await services.draw(table.server, scene, face.alt(view, names, say)),
        rows=(result_buttons(table, say),),
    )


def _with_story(told: list[str], lines: list[str]) -> str:
    """Return the text with as many of the latest lines of narration as Discord accepts."""
    while told and len("\n".join([*told, *lines])) > LONGEST_BODY:
        told = told[1:]
    return "\n".join([*told, *lines])


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
    weight = await services.leaderboards.weight(table.server, table.game, table.id)
    if weight < 1:
        lines.append(say("rating-quick", percent=round(100 * weight)))
    elif not lines and len(table.chairs) > 1:
        lines.append(say("rating-none"))
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
        who=spoken(names[standing.seat]),
        score=FACES[seen.table.game].score(standing, say),
        won="yes" if standing.won else "no",
        left=_left(chair, seen.table),
    )


def abandoned(seen: TableView, names: tuple[str, ...], say: Say) -> list[str]:
    """Return who was not there at the end and who won, which the game itself does not narrate."""
    table = seen.table
    if not table.abandoned:
        return []
    lines = [
        say("result-abandoned", who=spoken(names[chair.seat]), how=_how(chair, table))
        for chair in table.chairs
        if chair.abandoned
    ]
    won = [spoken(names[standing.seat]) for standing in seen.standings if standing.won]
    if not won:
        return [*lines, say("outcome-nobody")]
    family = FACES[table.game].family
    return [*lines, say(f"event-{family}-won", names=listed(won, say), count=len(won))]


def _how(chair: Chair, table: Table) -> str:
    """Return how a seat was abandoned, and whether the AI played it to the end."""
    resigned = chair.resigned and not chair.forfeited
    return "left_to_ai" if resigned else _left(chair, table)


def _left(chair: Chair, table: Table) -> str:
    """Return why a seat counts as lost, or `no`."""
    if chair.user is not None and chair.user == table.ended_by:
        return "ended"
    return "away" if chair.kept else "gave_up" if chair.abandoned else "no"


def series_lines(series: Series, table: Table, names: tuple[str, ...], say: Say) -> list[str]:
    """Return the standings of a series of several games."""
    if series.games < 2:
        return []
    left = table.abandoned if series.over else table.forfeited
    ordered = sorted(series.standings(left), key=lambda standing: standing.rank)
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
