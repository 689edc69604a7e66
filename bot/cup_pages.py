"""The public pages of a tournament: announcement, round, podium, cancelled. Made from a Sight."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime

import discord

from bot.clicks import Click, Verb
from bot.faces.controls import Tone
from bot.faces.standings import Place, podium, standings, standings_alt
from bot.faces.words import Say
from bot.house import House
from bot.layout import games_chosen, title, turn_time
from bot.names import listed, plain, spoken, visible
from bot.page import Button, Page, Picture, fitting
from core.cups.values import LONGEST_NAME, Cup, CupStatus, Match, Person, Sight, entry_number
from core.tables.values import NOBODY
from core.tournament.plan import Player, TableResult, corrected
from core.tournament.scoring import table_places
from core.tournament.standings import Row

PICTURED = 10
"""Lines of the standings in one picture."""
NAMED = 40
"""Entrants named in the announcement."""
_PODIUM = 3

Names = Mapping[Player, str]


class CupPages:
    """Pages in the server's language."""

    def __init__(self, house: House, client: discord.Client) -> None:
        self._house = house
        self._client = client

    async def page(self, sight: Sight) -> Page:
        say = await self._house.say_in(sight.cup.server, self._client)
        match sight.cup.status:
            case CupStatus.OPEN:
                return await self._announcement(sight, say)
            case CupStatus.RUNNING:
                return await self._round(sight, say)
            case CupStatus.FINISHED:
                return await self._end(sight, say)
        return Page(title=called(sight.cup), body=say("cup-cancelled"), footer=_footer(sight, say))

    async def names(self, sight: Sight, players: Iterable[Player], say: Say) -> Names:
        """What these entrants are called."""
        players = list(players)
        users = [sight.people[player].user for player in players]
        known = [user for user in users if user is not None]
        await self._house.names.meet(sight.cup.server, known, self._client)
        return {player: await self._name(sight, sight.people[player], say) for player in players}

    async def table(self, sight: Sight, rows: Sequence[Row], say: Say) -> Picture:
        """These lines of the standings as a picture."""
        names = await self.names(sight, [row.player for row in rows], say)
        columns, places = columns_of(say), places_of(rows, names)
        heading = say("cup-after", name=_bare(sight.cup), round=sight.cup.round)
        scene = standings(heading, columns, places, say)
        drawn = await self._house.draw(scene, standings_alt(heading, columns, places, say))
        return Picture(drawn.png, drawn.alt, "standings.png")

    async def pairings(self, sight: Sight, matches: Sequence[Match], say: Say) -> list[str]:
        """One line for each of these tables."""
        seated = [player for match in matches for player in match.table.seats]
        names = await self.names(sight, seated, say)
        results = _counting(sight)
        return [_pairing(match, results, names, say) for match in matches]

    async def _name(self, sight: Sight, person: Person, say: Say) -> str:
        number = entry_number(person.player)
        if person.level is not None:
            return say("ai-name", level=str(person.level), seat=number)
        known = None
        if person.user is not None:
            known = await self._house.names.known(sight.cup.server, person.user, self._client)
        return known or say("player-name", seat=number)

    async def _announcement(self, sight: Sight, say: Say) -> Page:
        cup = sight.cup
        lines = [say("cup-game", game=title(cup.game, say)), *terms(cup, say)]
        organiser = None
        if cup.organiser != NOBODY:
            organiser = await self._house.names.known(cup.server, cup.organiser, self._client)
        if organiser:
            lines.append(say("cup-organiser", who=spoken(organiser)))
        lines += ["", await self._entered(sight, say)]
        return Page(
            title=called(cup), body=fitting(lines), footer=_footer(sight, say), rows=_rows(cup, say)
        )

    async def _entered(self, sight: Sight, say: Say) -> str:
        count = len(sight.people)
        first = list(sight.people)[:NAMED]
        names = [spoken(name) for name in (await self.names(sight, first, say)).values()]
        if count > NAMED:
            names.append(say("cup-others", count=count - NAMED))
        return say("cup-entered", count=count, people=listed(names, say) if names else "")

    async def _round(self, sight: Sight, say: Say) -> Page:
        cup = sight.cup
        pairings = await self.pairings(sight, sight.of_round(cup.round), say)
        played = any(match.result for match in sight.matches if not match.table.is_bye)
        first = sight.standings[:PICTURED]
        picture = await self.table(sight, first, say) if played else None
        return Page(
            title=round_title(cup, cup.round, say),
            body=fitting(pairings, say("cup-more-tables")),
            footer=_footer(sight, say),
            picture=picture,
        )

    async def _end(self, sight: Sight, say: Say) -> Page:
        first = [row for row in sight.standings if row.place <= _PODIUM][:PICTURED]
        names = await self.names(sight, [row.player for row in first], say)
        places = places_of(first, names)
        columns, heading = columns_of(say), _bare(sight.cup)
        drawn = await self._house.draw(
            podium(heading, places), standings_alt(heading, columns, places, say)
        )
        return Page(
            title=say("cup-end-title", name=called(sight.cup)),
            body="\n".join([*(line(row, names, say) for row in first), "", say("cup-end")]),
            footer=_footer(sight, say),
            picture=Picture(drawn.png, drawn.alt, "podium.png"),
        )


def called(cup: Cup) -> str:
    """The tournament's name, with nothing in it that Discord reads."""
    return plain(cup.name, LONGEST_NAME) or "?"


def _bare(cup: Cup) -> str:
    """For pictures, in which nothing is read as anything but letters."""
    return visible(cup.name)


def round_title(cup: Cup, number: int, say: Say) -> str:
    if number > cup.plan.rounds:
        return say("cup-final-title", name=called(cup))
    return say("cup-round-title", name=called(cup), round=number, rounds=cup.plan.rounds)


def terms(cup: Cup, say: Say) -> list[str]:
    """What was agreed, line by line."""
    plan = cup.plan
    size, kind = plan.table_size, plan.format.replace("_", "-")
    lines = [say("cup-format", format=kind, rounds=plan.rounds, size=size)]
    lines += [say("cup-with-final", seats=plan.final)] if plan.final else []
    lines.append(_agreed(cup, say))
    lines += [say("cup-for-role", role=f"<@&{cup.role}>")] if cup.role else []
    if cup.start_at is None:
        return [*lines, say("cup-starts-by-hand")]
    return [*lines, say("cup-starts", when=_when(cup.start_at))]


def _agreed(cup: Cup, say: Say) -> str:
    words = [say(f"variant-{key}-{value}") for key, value in sorted(cup.options.items())]
    words += [games_chosen(cup.plan.games, say)] if cup.plan.games != "1" else []
    words.append(turn_time(cup.turn_seconds, say))
    words += [say("cup-hints")] if cup.hints else []
    words += [] if cup.rated else [say("unrated")]
    return say("cup-terms", terms=", ".join(words))


def _when(at: datetime) -> str:
    return f"{discord.utils.format_dt(at, 'f')} ({discord.utils.format_dt(at, 'R')})"


def _rows(cup: Cup, say: Say) -> tuple[tuple[Button, ...], ...]:
    return (
        (
            Button(say("button-join"), Click(Verb.ENTER, cup.id), Tone.GREEN),
            Button(say("button-leave"), Click(Verb.WITHDRAW, cup.id)),
            Button(say("button-start"), Click(Verb.OPEN_ROUND, cup.id), Tone.BLUE),
        ),
    )


def _footer(sight: Sight, say: Say) -> str:
    return say("cup-footer", number=sight.cup.id)


def _counting(sight: Sight) -> dict[tuple[int, int], TableResult]:
    noted = [match.result for match in sight.matches if match.result]
    return {(r.round, r.table): r for r in corrected(noted, sight.corrections)}


def _pairing(
    match: Match, results: Mapping[tuple[int, int], TableResult], names: Names, say: Say
) -> str:
    table = match.table
    people = [spoken(names[player]) for player in table.seats]
    if table.is_bye:
        return say("cup-bye", table=table.number, who=people[0])
    if (result := results.get((table.round, table.number))) is None:
        return say(
            "cup-pairing",
            table=table.number,
            people=listed(people, say),
            game=match.first_game or 0,
        )
    placed = (
        say("cup-placed", who=who, place=place)
        for who, place in zip(people, table_places(result), strict=True)
    )
    return say("cup-played", table=table.number, people=", ".join(placed))


def columns_of(say: Say) -> tuple[str, ...]:
    return say("cup-column-points"), say("cup-column-opponents"), say("cup-column-wins")


def places_of(rows: Iterable[Row], names: Names) -> tuple[Place, ...]:
    return tuple(Place(row.place, names[row.player], _cells(row)) for row in rows)


def _cells(row: Row) -> tuple[str, ...]:
    return str(row.points), f"{row.opponents / 100:.2f}", str(row.wins)


def line(row: Row, names: Names, say: Say) -> str:
    """One line of the standings in words."""
    points, opponents, wins = _cells(row)
    return say(
        "cup-standing",
        place=row.place,
        who=spoken(names[row.player]),
        points=int(points),
        opponents=opponents,
        wins=int(wins),
        dropped="yes" if row.dropped else "no",
    )
