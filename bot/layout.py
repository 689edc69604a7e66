"""The public pages of a table: lobby, turn, result, closed. Made from a Look and nothing else."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from typing import Any

import discord

from bot.clicks import Click, Verb
from bot.faces.controls import Tone
from bot.faces.kinds import KINDS, Kind
from bot.faces.lobby import lobby as lobby_card
from bot.faces.lobby import lobby_alt
from bot.faces.words import Say
from bot.house import House
from bot.names import listed, plain, spoken
from bot.page import Button, ItemRow, Menu, Page, buttons, with_extras
from bot.story import tell
from core.cups.values import LONGEST_NAME
from core.rules import Level, Standing
from core.series import Series, length
from core.tables.values import Chair, Look, Status, Table

TOLD = 8
"""Lines of the story in one message."""
RECENT = 12
"""Moves looked at for them: a message edited many times does not begin with its first one."""


class Layout:
    """Pages in the server's language."""

    def __init__(self, house: House, client: discord.Client) -> None:
        self._house = house
        self._client = client

    async def page(self, look: Look, told: int) -> Page:
        """The table as it is now; `told` moves were told in earlier messages."""
        say = await self._house.say_in(look.table.server, self._client)
        names = await self._house.names_at(look.table, self._client, say)
        match look.table.status:
            case Status.LOBBY:
                return await self._lobby(look, names, say)
            case Status.PLAYING:
                return await self._turn(look, names, told, say)
            case Status.FINISHED:
                return await self._result(look, names, told, say)
        return closed_page(look.table, say)

    async def _lobby(self, look: Look, names: tuple[str, ...], say: Say) -> Page:
        table = look.table
        seats = table.kind.rules.players[-1]
        note = agreed(table, say)
        card = lobby_card(table.game, names, seats, note, say)
        alt = lobby_alt(table.game, names, seats, note, say)
        called = invited(table)
        kind = "match" if table.series_game else "tournament"
        return Page(
            text=invitation(called, kind, say) if called else "",
            title=heading(table, say),
            body=lobby_text(look, names, await self._cup(table), say),
            footer=say("lobby-fairness", commitment=table.commitment),
            picture=await self._house.draw(card, alt),
            rows=lobby_rows(table, say),
            mentions=called,
        )

    async def _cup(self, table: Table) -> str:
        """The name of the tournament a table belongs to."""
        if table.tournament is None:
            return ""
        return (await self._house.cups.cup(table.server, table.tournament)).name

    async def _turn(self, look: Look, names: tuple[str, ...], told: int, say: Say) -> Page:
        kind = KINDS[look.table.game]
        scene = kind.face.board(look.view, names, say)
        told_now = (
            *_story(look, names, told, kind, say),
            *substitutes(look.table, names, say),
        )
        return Page(
            text=" ".join([waiting_text(look, say), *_deadline(look, say)]),
            title=heading(look.table, say),
            body="\n".join(told_now),
            picture=await self._house.draw(scene, kind.face.alt(look.view, names, say)),
            rows=self._turn_rows(look, kind, say),
            mentions=asked_users(look),
        )

    def _turn_rows(self, look: Look, kind: Kind, say: Say) -> tuple[ItemRow, ...]:
        prompt = look.prompt
        if prompt is None:
            return ()
        rows = kind.controls.public(look.view, look.open_choices, say)
        return with_extras(
            buttons(rows, look.table.id, prompt.number), extras(look.table, prompt.number, say)
        )

    async def _result(self, look: Look, names: tuple[str, ...], told: int, say: Say) -> Page:
        kind, table, view = KINDS[look.table.game], look.table, ended_view(look)
        scene = kind.face.board(view, names, say)
        series = await self._house.tables.series(table.server, table.id)
        lines = [
            *_story(look, names, told, kind, say),
            *given_up(look, names, kind.family, say),
            "",
            *(standing_line(s, look, names, kind.family, say) for s in by_rank(look)),
            *series_lines(series, table, names, say),
            *await self._rating_lines(table, names, say),
            "",
            say("result-secret", secret=(look.secret or b"").hex()),
        ]
        return Page(
            title=say("result-title", game=heading(table, say)),
            body="\n".join(lines),
            footer=say("lobby-fairness", commitment=table.commitment),
            picture=await self._house.draw(scene, kind.face.alt(view, names, say)),
            rows=(result_buttons(table, say),),
        )

    async def _rating_lines(self, table: Table, names: tuple[str, ...], say: Say) -> list[str]:
        """What the game did to the ratings of the people at the table."""
        if not table.rated:
            return []
        changes = await self._house.boards.changes(table.server, table.game, table.id)
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


def lobby_text(look: Look, names: tuple[str, ...], cup: str, say: Say) -> str:
    table = look.table
    lines = [_opened_by(table, names, cup, say)]
    if len(table.chairs) not in table.kind.rules.book_players and table.startable:
        lines.append(say("lobby-beyond-book", count=len(table.chairs)))
    if look.due:
        ends = "lobby-begins" if table.seats_given else "lobby-expires"
        lines.append(say(ends, when=moment(look.due.at)))
    lines += [f"{chair.seat + 1}. {who(chair, name, say)}" for chair, name in _seated(table, names)]
    return "\n".join(lines)


def _opened_by(table: Table, names: tuple[str, ...], cup: str, say: Say) -> str:
    if cup:
        return say(
            "lobby-tournament", name=f"**{plain(cup, LONGEST_NAME)}**", agreed=agreed(table, say)
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


def asked_chairs(look: Look) -> tuple[Chair, ...]:
    """The people who owe an answer."""
    if look.prompt is None:
        return ()
    chairs = (look.table.chairs[seat] for seat in look.prompt.seats)
    return tuple(chair for chair in chairs if chair.waits)


def asked_users(look: Look) -> tuple[int, ...]:
    return tuple(chair.user for chair in asked_chairs(look) if chair.user is not None)


def waiting_text(look: Look, say: Say) -> str:
    asked = [f"<@{user}>" for user in asked_users(look)]
    if not asked or look.prompt is None:
        return say("turn-ai-thinks")
    prompt = look.prompt.key.replace("_", "-")
    return say("turn-asks", who=" ".join(asked), prompt=prompt, count=len(asked))


def _story(look: Look, names: tuple[str, ...], told: int, kind: Kind, say: Say) -> list[str]:
    begin = max(told, len(look.story) - RECENT)
    gave_up = bool(look.table.forfeited)
    return tell(look.story[begin:], kind.family, names, say, TOLD, forfeited=gave_up)


def substitutes(table: Table, names: tuple[str, ...], say: Say) -> list[str]:
    """For whom the AI plays, and whether they can come back."""
    return [
        say("turn-substitute", who=spoken(name), gave_up="yes" if chair.resigned else "no")
        for chair, name in _seated(table, names)
        if chair.user is not None and not chair.waits
    ]


def _deadline(look: Look, say: Say) -> list[str]:
    if look.due is None or look.due.turn is None:
        return []
    return [say("turn-deadline", when=moment(look.due.turn))]


def by_rank(look: Look) -> list[Standing]:
    return sorted(look.standings, key=lambda standing: standing.rank)


def standing_line(
    standing: Standing, look: Look, names: tuple[str, ...], family: str, say: Say
) -> str:
    chair = look.table.chairs[standing.seat]
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


def ended_view(look: Look) -> Any:  # noqa: ANN401 - a view of any game
    """The position at the end; if it ended by giving up, nobody is asked any more."""
    if not look.table.forfeited:
        return look.view
    return replace(look.view, prompt=None, standings=look.standings)


def given_up(look: Look, names: tuple[str, ...], family: str, say: Say) -> list[str]:
    """Who gave up and who has won by it: the game itself does not tell."""
    gone = [spoken(names[seat]) for seat in look.table.forfeited]
    won = [spoken(names[s.seat]) for s in look.standings if s.won]
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
