"""The page of a finished game: who won, the standings, the series and the ratings."""

from __future__ import annotations

from asyncio import create_task

from bot.games.common.controls import Tone
from bot.games.registry import FACES
from bot.pages.custom_ids import Click, Verb
from bot.pages.leaderboard import rating_text
from bot.pages.page import Button, Page
from bot.pages.phrases import fair_play, fairness, seated, story_button, who
from bot.services import Services
from bot.text.names import listed, spoken, titled
from bot.text.say import Say
from core.careers.history import RatingChange
from core.engine.rules import Standing
from core.engine.series import Series, length
from core.model.table import Chair, Table
from core.model.views import TableView


async def result_page(
    seen: TableView, names: tuple[str, ...], services: Services, say: Say
) -> Page:
    face, table, view = FACES[seen.table.game], seen.table, seen.view
    scene, alt = face.board(view, names, say), face.alt(view, names, say)
    drawing = create_task(services.draw(table.server, scene, alt))  # while we find the words
    several = length(table.games, len(table.chairs)) > 1
    series = await services.tables.series(table.server, table.id) if several else None
    gone = absent(table, names, say)
    lines = [
        *gone,
        *([""] if gone else []),
        *(standing_line(s, seen, names, say) for s in by_rank(seen)),
        *(series_lines(series, table, names, say) if series else ()),
        *await _rating_lines(table, names, services, say),
    ]
    return Page(
        title=outcome(seen, names, say),
        body="\n".join(lines),
        footer=fairness(table, say),
        picture=await drawing,
        rows=(result_buttons(table, say),),
    )


def outcome(seen: TableView, names: tuple[str, ...], say: Say) -> str:
    """Return who won, and with what unless somebody forfeited a seat."""
    called = tuple(map(titled, names))
    face, winners = FACES[seen.table.game], [s.seat for s in seen.standings if s.won]
    if not (seen.table.forfeited and winners):
        return face.headline(seen.view, called, say)
    who = listed([called[seat] for seat in winners], say)
    return say(f"event-{face.family}-won", names=who, count=len(winners))


async def _rating_lines(
    table: Table, names: tuple[str, ...], services: Services, say: Say
) -> list[str]:
    """Return how the game changed the ratings of the people at the table, in one line."""
    if not table.rated:
        return []
    counted = await services.leaderboards.counted(table.server, table.id)
    changed = [
        (name, change)
        for chair, name in seated(table, names)
        if chair.user is not None and (change := counted.changes.get(chair.user))
    ]
    changes = " · ".join(_rating_change(name, change, say) for name, change in changed)
    unsure = "yes" if any(change.after.provisional for _, change in changed) else "no"
    lines = [say("rating-changes", changes=changes, provisional=unsure)] if changed else []
    if counted.weight is not None and counted.weight < 1:
        lines.append(say("rating-quick", percent=round(100 * counted.weight)))
    elif not lines and len(table.chairs) > 1:
        lines.append(say("rating-none"))
    return ["", *lines] if lines else []


def _rating_change(name: str, change: RatingChange, say: Say) -> str:
    rating = rating_text(change.after, say)
    return say("rating-change", who=spoken(name), rating=rating, change=f"{change.points:+d}")


def result_buttons(table: Table, say: Say) -> tuple[Button, ...]:
    replay = Button(say("button-replay"), Click(Verb.REPLAY, table.id))
    more = (replay, story_button(table, say), fair_play(table, say))
    goes_on = table.series_game + 1 < length(table.games, len(table.chairs))
    if goes_on or table.tournament is not None:
        return more
    return (Button(say("button-rematch"), Click(Verb.REMATCH, table.id), Tone.BLUE), *more)


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


def absent(table: Table, names: tuple[str, ...], say: Say) -> list[str]:
    """Return who was not there at the end."""
    return [
        say("result-abandoned", who=spoken(names[chair.seat]), how=_how(chair, table))
        for chair in table.chairs
        if chair.abandoned
    ]


def abandoned(seen: TableView, names: tuple[str, ...], say: Say) -> list[str]:
    """Return who was not there at the end and who won: the game itself does not narrate it."""
    lines = absent(seen.table, names, say)
    won = [spoken(names[standing.seat]) for standing in seen.standings if standing.won]
    if not lines:
        return []
    if not won:
        return [*lines, say("outcome-nobody")]
    family = FACES[seen.table.game].family
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
