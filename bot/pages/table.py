"""The public pages of a table: lobby, turn, result, closed. Made from a TableView alone."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from typing import Any

import discord

from bot.games.controls import Tone
from bot.games.kinds import KINDS, Kind
from bot.interactions.custom_ids import Click, Verb
from bot.pages.cards.lobby import lobby as lobby_card
from bot.pages.cards.lobby import lobby_alt
from bot.pages.page import Button, ItemRow, Menu, Page, buttons, with_extras
from bot.services import Services
from bot.text.names import listed, plain, spoken
from bot.text.narration import tell
from bot.text.say import Say
from core.engine.rules import Level, Standing
from core.engine.series import Series, length
from core.model import Chair, Status, Table, TableView
from core.tournaments.model import LONGEST_NAME

TOLD = 8
"""Lines of the story in one message."""
RECENT = 12
"""Moves looked at for them: a message edited many times does not begin with its first one."""


class TablePages:
    """Pages in the server's language."""

    def __init__(self, services: Services, client: discord.Client) -> None:
        self._services = services
        self._client = client

    async def page(self, seen: TableView, told: int) -> Page:
        """The table as it is now; `told` moves were told in earlier messages."""
        say = await self._services.say_in(seen.table.server, self._client)
        names = await self._services.names_at(seen.table, self._client, say)
        match seen.table.status:
            case Status.LOBBY:
                return await self._lobby(seen, names, say)
            case Status.PLAYING:
                return await self._turn(seen, names, told, say)
            case Status.FINISHED:
                return await self._result(seen, names, told, say)
        return closed_page(seen.table, say)

    async def _lobby(self, seen: TableView, names: tuple[str, ...], say: Say) -> Page:
        table = seen.table
        seats = table.kind.rules.players[-1]
        note = agreed(table, say)
        card = lobby_card(table.game, names, seats, note, say)
        alt = lobby_alt(table.game, names, seats, note, say)
        called = invited(table)
        kind = "match" if table.series_game else "tournament"
        return Page(
            text=invitation(called, kind, say) if called else "",
            title=heading(table, say),
            body=lobby_text(seen, names, await self._tournament(table), say),
            footer=say("lobby-fairness", commitment=table.commitment),
            picture=await self._services.draw(card, alt),
            rows=lobby_rows(table, say),
            mentions=called,
        )

    async def _tournament(self, table: Table) -> str:
        """The name of the tournament a table belongs to."""
        if table.tournament is None:
            return ""
        return (await self._services.tournaments.tournament(table.server, table.tournament)).name

    async def _turn(self, seen: TableView, names: tuple[str, ...], told: int, say: Say) -> Page:
        kind = KINDS[seen.table.game]
        scene = kind.face.board(seen.view, names, say)
        told_now = (
            *_story(seen, names, told, kind, say),
            *substitutes(seen.table, names, say),
        )
        return Page(
            text=" ".join([waiting_text(seen, say), *_deadline(seen, say)]),
            title=heading(seen.table, say),
            body="\n".join(told_now),
            picture=await self._services.draw(scene, kind.face.alt(seen.view, names, say)),
            rows=self._turn_rows(seen, kind, say),
            mentions=asked_users(seen),
        )

    def _turn_rows(self, seen: TableView, kind: Kind, say: Say) -> tuple[ItemRow, ...]:
        prompt = seen.prompt
        if prompt is None:
            return ()
        rows = kind.controls.public(seen.view, seen.open_choices, say)
        return with_extras(
            buttons(rows, seen.table.id, prompt.number), extras(seen.table, prompt.number, say)
        )

    async def _result(self, seen: TableView, names: tuple[str, ...], told: int, say: Say) -> Page:
        kind, table, view = KINDS[seen.table.game], seen.table, ended_view(seen)
        scene = kind.face.board(view, names, say)
        series = await self._services.tables.series(table.server, table.id)
        lines = [
            *_story(seen, names, told, kind, say),
            *given_up(seen, names, kind.family, say),
            "",
            *(standing_line(s, seen, names, kind.family, say) for s in by_rank(seen)),
            *series_lines(series, table, names, say),
            *await self._rating_lines(table, names, say),
            "",
            say("result-secret", secret=(seen.secret or b"").hex()),
        ]
        return Page(
            title=say("result-title", game=heading(table, say)),
            body="\n".join(lines),
            footer=say("lobby-fairness", commitment=table.commitment),
            picture=await self._services.draw(scene, kind.face.alt(view, names, say)),
            rows=(result_buttons(table, say),),
        )

    async def _rating_lines(self, table: Table, names: tuple[str, ...], say: Say) -> list[str]:
        """What the game did to the ratings of the people at the table."""
        if not table.rated:
            return []
        changes = await self._services.leaderboards.changes(table.server, table.game, table.id)
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
            for chair, name in _seated(table, names)
            if (change := changes.get(str(chair.user)))
        ]
        return ["", *lines] if lines else []


def title(game: str, say: Say) -> str:
    return say(f"faces-title-{game.replace('_', '-')}")


def heading(table: Table, say: Say) -> str:
    games = length(table.games, max(len(table.chairs), 1))
    if games > 1:
        return say(
            "table-heading-series",
            game=title(table.game, say),
            table=table.id,
            number=table.series_game + 1,
            games=games,
        )
    return say("table-heading", game=title(table.game, say), table=table.id)


def agreed(table: Table, say: Say) -> str:
    """What was chosen for this table, in a few words."""
    words = [say(f"variant-{key}-{value}") for key, value in sorted(table.options.items())]
    if table.games != "1":
        words.append(games_chosen(table.games, say))
    words.append(turn_time(table.turn_seconds, say))
    if not table.rated:
        words.append(say("unrated"))
    return ", ".join(words)


def games_chosen(games: str, say: Say) -> str:
    return say("games-chosen", games=int(games) if games.isdecimal() else games)


def turn_time(seconds: int, say: Say) -> str:
    if seconds == 0:
        return say("turn-time-none")
    units = ((86400, "days"), (3600, "hours"), (60, "minutes"), (1, "seconds"))
    size, unit = next((size, unit) for size, unit in units if seconds % size == 0)
    return say("turn-time", count=seconds // size, unit=unit)


def invited(table: Table) -> tuple[int, ...]:
    """Whom a new lobby calls: those who sit there already, by a pairing or in a match."""
    if not table.seats_given:
        return ()
    return tuple(chair.user for chair in table.people if chair.user is not None)


def invitation(users: tuple[int, ...], kind: str, say: Say) -> str:
    return say("lobby-invites", who=" ".join(f"<@{user}>" for user in users), kind=kind)


def lobby_text(seen: TableView, names: tuple[str, ...], tournament: str, say: Say) -> str:
    table = seen.table
    lines = [_opened_by(table, names, tournament, say)]
    if len(table.chairs) not in table.kind.rules.book_players and table.startable:
        lines.append(say("lobby-beyond-book", count=len(table.chairs)))
    if seen.due:
        ends = "lobby-begins" if table.seats_given else "lobby-expires"
        lines.append(say(ends, when=moment(seen.due.at)))
    lines += [f"{chair.seat + 1}. {who(chair, name, say)}" for chair, name in _seated(table, names)]
    return "\n".join(lines)


def _opened_by(table: Table, names: tuple[str, ...], tournament: str, say: Say) -> str:
    if tournament:
        return say(
            "lobby-tournament",
            name=f"**{plain(tournament, LONGEST_NAME)}**",
            agreed=agreed(table, say),
        )
    if table.series_game:
        return say("lobby-next-game", agreed=agreed(table, say))
    host = next((name for c, name in _seated(table, names) if c.user == table.host), "")
    return say("lobby-host", host=spoken(host), agreed=agreed(table, say))


def _seated(table: Table, names: tuple[str, ...]) -> list[tuple[Chair, str]]:
    return list(zip(table.chairs, names, strict=True))


def who(chair: Chair, name: str, say: Say) -> str:
    """A player inside an embed, where Discord shows mentions of people it does not know as ids."""
    if chair.user is not None and chair.level is not None:
        return say("played-by-ai", who=spoken(name))
    return spoken(name)


def lobby_rows(table: Table, say: Say) -> tuple[ItemRow, ...]:
    def button(key: str, verb: Verb, tone: Tone = Tone.GREY, *, enabled: bool = True) -> Button:
        return Button(say(key), Click(verb, table.id), tone, enabled)

    join = button("button-join", Verb.JOIN, Tone.GREEN, enabled=has_room(table))
    start = button("button-start", Verb.START, Tone.BLUE, enabled=table.startable)
    rules = button("button-rules", Verb.RULES)
    if table.seats_given:  # leaving would give the match up: not by a click in passing
        return ((join, start, rules),)
    people: tuple[Button, ...] = (join, button("button-leave", Verb.LEAVE), start, rules)
    if any(chair.user is None for chair in table.chairs):
        people = (*people, button("button-remove-ai", Verb.REMOVE_AI))
    if table.full:
        return (people,)
    levels = tuple((level.value, say(f"level-{level}")) for level in Level)
    # Discord keeps showing what was picked in a menu as long as its id stays the same.
    more = Click(Verb.ADD_AI, table.id, len(table.chairs))
    return (people, (Menu(say("menu-add-ai"), more, levels),))


def has_room(table: Table) -> bool:
    """A match is played to its end by those who began it; who has left may come back."""
    if not table.seats_given:
        return not table.full
    return any(chair.user and chair.level for chair in table.chairs)


def extras(table: Table, prompt: int, say: Say) -> tuple[Button, ...]:
    """What every turn offers besides the moves."""
    view = Button(say("button-my-view"), Click(Verb.VIEW, table.id, prompt))
    if not table.hints:
        return (view,)
    return (view, Button(say("button-hint"), Click(Verb.HINT, table.id, prompt)))


def result_buttons(table: Table, say: Say) -> tuple[Button, ...]:
    replay = Button(say("button-replay"), Click(Verb.REPLAY, table.id))
    goes_on = table.series_game + 1 < length(table.games, len(table.chairs))
    if goes_on or table.tournament is not None:
        return (replay,)
    return (Button(say("button-rematch"), Click(Verb.REMATCH, table.id), Tone.BLUE), replay)


def asked_chairs(seen: TableView) -> tuple[Chair, ...]:
    """The people who owe an answer."""
    if seen.prompt is None:
        return ()
    chairs = (seen.table.chairs[seat] for seat in seen.prompt.seats)
    return tuple(chair for chair in chairs if chair.waits)


def asked_users(seen: TableView) -> tuple[int, ...]:
    return tuple(chair.user for chair in asked_chairs(seen) if chair.user is not None)


def waiting_text(seen: TableView, say: Say) -> str:
    asked = [f"<@{user}>" for user in asked_users(seen)]
    if not asked or seen.prompt is None:
        return say("turn-ai-thinks")
    prompt = seen.prompt.key.replace("_", "-")
    return say("turn-asks", who=" ".join(asked), prompt=prompt, count=len(asked))


def _story(seen: TableView, names: tuple[str, ...], told: int, kind: Kind, say: Say) -> list[str]:
    begin = max(told, len(seen.story) - RECENT)
    gave_up = bool(seen.table.forfeited)
    return tell(seen.story[begin:], kind.family, names, say, TOLD, forfeited=gave_up)


def substitutes(table: Table, names: tuple[str, ...], say: Say) -> list[str]:
    """For whom the AI plays, and whether they can come back."""
    return [
        say("turn-substitute", who=spoken(name), gave_up="yes" if chair.resigned else "no")
        for chair, name in _seated(table, names)
        if chair.user is not None and not chair.waits
    ]


def _deadline(seen: TableView, say: Say) -> list[str]:
    if seen.due is None or seen.due.turn is None:
        return []
    return [say("turn-deadline", when=moment(seen.due.turn))]


def by_rank(seen: TableView) -> list[Standing]:
    return sorted(seen.standings, key=lambda standing: standing.rank)


def standing_line(
    standing: Standing, seen: TableView, names: tuple[str, ...], family: str, say: Say
) -> str:
    chair = seen.table.chairs[standing.seat]
    return say(
        "standing-line",
        place=standing.rank,
        who=spoken(names[standing.seat])
        if chair.forfeited
        else who(chair, names[standing.seat], say),
        score=score_text(standing, family, say),
        won="yes" if standing.won else "no",
        left="gave_up" if chair.forfeited or chair.resigned else "away" if chair.kept else "no",
    )


def score_text(standing: Standing, family: str, say: Say) -> str:
    """What a seat has reached, and what it is made of."""
    rated = "-rated" if "rating" in standing.details else ""
    return say(f"score-{family}{rated}", score=standing.score, **standing.details)


def ended_view(seen: TableView) -> Any:  # noqa: ANN401 - a view of any game
    """The position at the end; if it ended by giving up, nobody is asked any more."""
    if not seen.table.forfeited:
        return seen.view
    return replace(seen.view, prompt=None, standings=seen.standings)


def given_up(seen: TableView, names: tuple[str, ...], family: str, say: Say) -> list[str]:
    """Who gave up and who has won by it: the game itself does not tell."""
    gone = [spoken(names[seat]) for seat in seen.table.forfeited]
    won = [spoken(names[s.seat]) for s in seen.standings if s.won]
    if not gone:
        return []
    lines = [say("result-gave-up", names=listed(gone, say), count=len(gone))]
    if won:
        lines.append(say(f"event-{family}-won", names=listed(won, say), count=len(won)))
    return lines


def series_lines(series: Series, table: Table, names: tuple[str, ...], say: Say) -> list[str]:
    """How the match of several games stands."""
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


def started_page(table: Table, names: tuple[str, ...], say: Say) -> Page:
    """What a lobby becomes when the game begins."""
    people = ", ".join(who(chair, name, say) for chair, name in _seated(table, names))
    return Page(
        title=heading(table, say),
        body=say("lobby-started", people=people, agreed=agreed(table, say)),
        footer=say("lobby-fairness", commitment=table.commitment),
    )


def closed_page(table: Table, say: Say) -> Page:
    return Page(title=heading(table, say), body=say(f"table-{table.status}"))


def moment(at: datetime) -> str:
    return discord.utils.format_dt(at, "R")
