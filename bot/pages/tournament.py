"""The public pages of a tournament: announcement, round, podium, cancellation."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime

import discord

from bot.games.common.controls import Tone
from bot.games.common.words import title
from bot.pages.cards.announcement import announcement
from bot.pages.cards.standings import Place, podium, standings, standings_alt
from bot.pages.custom_ids import Click, Verb
from bot.pages.page import Button, Page, fitting, paged
from bot.pages.phrases import games_chosen, link, mentioned, page_number, turn_time, variants
from bot.pages.standings import Names, Standings
from bot.render.picture import Picture
from bot.services import Services
from bot.text.names import listed, plain, spoken, visible
from bot.text.say import Say
from core.engine.rng import fingerprint
from core.model import NOBODY
from core.tournaments.model import (
    LONGEST_NAME,
    LONGEST_REASON,
    Fixture,
    Person,
    Tournament,
    TournamentStatus,
    TournamentView,
    entry_number,
)
from core.tournaments.plan import Correction, Player, TableResult, corrected, decided
from core.tournaments.results import Closing
from core.tournaments.scoring import table_places, table_points
from core.tournaments.standings import EntrantStanding

PICTURED = 10
"""Lines of the standings in one picture."""
PAIRED = 15
"""Pairings on one page."""
NAMED = 40
"""Entrants named in the announcement."""
CALLED = 75
"""Users mentioned in one message: Discord takes a hundred, and 2,000 characters."""
CARD = "tournament.png"
CORRECTED = 5
"""Corrections told below the standings."""
_PODIUM = 3


class TournamentPages:
    """Builds tournament pages in the server's language."""

    def __init__(self, services: Services, client: discord.Client) -> None:
        self._services = services
        self._client = client

    async def page(self, view: TournamentView) -> Page:
        say = await self._services.say_in(view.tournament.server, self._client)
        match view.tournament.status:
            case TournamentStatus.OPEN if view.tournament.checks_in:
                return await self._check_in(view, say)
            case TournamentStatus.OPEN:
                return await self._announcement(view, say)
            case TournamentStatus.RUNNING:
                return await self._round(view, say)
            case TournamentStatus.FINISHED:
                return await self._end(view, say)
        return Page(
            title=called(view.tournament),
            body=say("tournament-cancelled", why=_why_canceled(view.tournament)),
            footer=_footer(view, say),
        )

    async def names(self, view: TournamentView, players: Iterable[Player], say: Say) -> Names:
        """Return the names of these entrants."""
        return await self._names(view, [view.people[player] for player in players], say)

    async def _names(self, view: TournamentView, people: Sequence[Person], say: Say) -> Names:
        known = [who.user for who in people if who.user is not None]
        await self._services.names.meet(view.tournament.server, known, self._client)
        return {who.player: await self._name(view, who, say) for who in people}

    async def _listed(self, view: TournamentView, people: Sequence[Person], say: Say) -> str:
        """Return names to be read: the first ones, and how many more there are."""
        named = await self._names(view, people[:NAMED], say)
        names = [spoken(name) for name in named.values()]
        if len(people) > NAMED:
            names.append(say("tournament-others", count=len(people) - NAMED))
        return listed(names, say) if names else ""

    async def table(
        self, view: TournamentView, rows: Sequence[EntrantStanding], say: Say
    ) -> Picture:
        """Draw these lines of the standings."""
        names = await self.names(view, [row.player for row in rows], say)
        shown = Standings(view)
        columns, places = shown.columns(say), shown.places(rows, names, say)
        heading = _heading(view.tournament, say)
        over = view.tournament.status is TournamentStatus.FINISHED
        scene = standings(heading, columns, places, say, medals=over)
        alt = standings_alt(heading, columns, places, say)
        return await self._services.draw(view.tournament.server, scene, alt, "standings.png")

    async def pairings(
        self, view: TournamentView, fixtures: Sequence[Fixture], say: Say
    ) -> list[str]:
        """Return one line for each fixture."""
        seated = [player for fixture in fixtures for player in fixture.pairing.seats]
        names = await self.names(view, seated, say)
        results = _counting(view)
        marks = {
            table: say(
                "tournament-corrected-by",
                by=await self._organizer(view, entry, say),
                reason=plain(entry.reason, LONGEST_REASON),
            )
            for table, entry in decided(view.corrections).items()
        }
        server = view.tournament.server
        return [_pairing(server, fixture, results, marks, names, say) for fixture in fixtures]

    async def if_closed(self, view: TournamentView, closing: Closing, say: Say) -> list[str]:
        """Return what everybody at a table that may be closed will get, and who will not go on."""
        seated = [player for fixture in closing.counts for player in fixture.pairing.seats]
        names = await self.names(view, seated, say)
        missed = [spoken(names[player]) for player in closing.missed]
        told = [say("tournament-will-miss", people=listed(missed, say))] if missed else []
        return [*(_counts(result, names, say) for result in closing.counts.values()), *told]

    async def team(self, view: TournamentView, say: Say) -> str:
        """Return the names of the co-organizers; empty if there are none."""
        names = await self._people(view.tournament.server, view.team)
        return listed(names, say) if names else ""

    async def round(self, view: TournamentView, number: int, page: int, say: Say) -> Page:
        """Return this page of a round's pairings."""
        fixtures = view.of_round(number)
        if not fixtures:
            return Page(text=_not_yet(view, say))
        part = paged(fixtures, page, PAIRED)
        return Page(
            title=round_title(view.tournament, number, say),
            body=fitting(await self.pairings(view, part.items, say)),
            footer=page_number(part, say),
        )

    async def standings(self, view: TournamentView, page: int, say: Say, *, pictures: bool) -> Page:
        """Return this page of the standings."""
        tournament = view.tournament
        if not tournament.round:
            return Page(text=_not_yet(view, say))
        shown = Standings(view)
        part = paged(shown.rows, page, PICTURED)
        rows, names = part.items, await self.names(view, [row.player for row in part.items], say)
        lines = [*shown.lines(rows, names, say), *await self._notes(view, say)]
        return Page(
            title=standings_title(tournament, say),
            body=fitting(lines),
            footer=page_number(part, say),
            picture=await self.table(view, rows, say) if pictures and rows else None,
        )

    async def _name(self, view: TournamentView, person: Person, say: Say) -> str:
        number = entry_number(person.player)
        if person.level is not None:
            return say("ai-name", level=str(person.level), number=number)
        known = None
        if person.user is not None:
            known = await self._services.names.known(
                view.tournament.server, person.user, self._client
            )
        return known or say("player-name", seat=number)

    async def begun(self, view: TournamentView) -> discord.Embed | None:
        """Return what the announcement says once the tournament has begun; its picture stays."""
        say = await self._services.say_in(view.tournament.server, self._client)
        return (await self._announcement(view, say)).embed(with_image=CARD)

    async def _announcement(self, view: TournamentView, say: Say) -> Page:
        tournament = view.tournament
        run_by = await self._people(tournament.server, [tournament.organizer, *view.team])
        lines = [say("tournament-game", game=title(tournament.game, say)), *terms(tournament, say)]
        lines += [say("tournament-organizer", who=listed(run_by, say))] if run_by else []
        lines += ["", _start(tournament, next(iter(run_by), None), say)]
        lines += [] if tournament.checks_in else ["", *await self._entered(view, say)]
        ping = None if tournament.news else tournament.ping
        return Page(
            text=_mention(tournament.server, ping) if ping else "",
            title=called(tournament),
            body=fitting(lines),
            footer=_footer(view, say),
            picture=await self._card(tournament, say),
            rows=_rows(tournament, say),
            ping=ping,
        )

    async def news(self, tournament: Tournament) -> Page:
        """Return what is told in the channel for news: no more than people need to find it."""
        say = await self._services.say_in(tournament.server, self._client)
        told = say(
            "tournament-news",
            status=str(tournament.status),
            name=called(tournament),
            game=title(tournament.game, say),
            timed=_yes(tournament.start_at is not None),
            when=_when(tournament.start_at) if tournament.start_at else "",
            link=_link(tournament),
        )
        ping = tournament.ping
        text = f"{_mention(tournament.server, ping)} {told}" if ping else told
        return Page(text=text, ping=ping)

    async def won(self, view: TournamentView) -> Page:
        """Return what is told there once it is won."""
        say = await self._services.say_in(view.tournament.server, self._client)
        return Page(text=f"{await self._won(view, say)} {_link(view.tournament)}")

    async def event(self, view: TournamentView) -> tuple[str, str]:
        """Return what the server's event is called, and says; its last line is like no other's."""
        tournament = view.tournament
        say = await self._services.say_in(tournament.server, self._client)
        game = say("tournament-game", game=title(tournament.game, say))
        lines = [game, *_format(tournament, say), "", _footer(view, say)]
        return _bare(tournament), "\n".join(lines)

    async def _won(self, view: TournamentView, say: Say) -> str:
        """Return who has won; some have."""
        first = [winner.player for winner in view.winners][:NAMED]
        winners = [spoken(name) for name in (await self.names(view, first, say)).values()]
        return say(
            "tournament-won",
            count=len(winners),
            who=listed(winners, say),
            name=called(view.tournament),
            final=_yes(Standings(view).won_in_final),
        )

    async def _people(self, server: int, users: Iterable[int]) -> list[str]:
        """Return the names of these users, as far as they are known."""
        known = [user for user in users if user != NOBODY]
        await self._services.names.meet(server, known, self._client)
        names = [await self._services.names.known(server, user, self._client) for user in known]
        return [spoken(name) for name in names if name]

    async def _card(self, tournament: Tournament, say: Say) -> Picture:
        plan, name, game = tournament.plan, _bare(tournament), title(tournament.game, say)
        kind = plan.format.replace("_", "-")
        how = say("tournament-card", format=kind, size=plan.table_size)
        scene, alt = announcement(tournament.game, name, game, how), f"{name}: {game}. {how}"
        return await self._services.draw(tournament.server, scene, alt, CARD)

    async def _notes(self, view: TournamentView, say: Say, *, places: bool = True) -> list[str]:
        """Return what stands below: how the places shown are decided, and corrections."""
        note = Standings(view).note(say) if places else ""
        lots = await self._by_lot(view, say)
        marks = [await self._mark(view, entry, say) for entry in view.corrections[-CORRECTED:]]
        told = [*filter(None, [note]), *lots, *marks]
        return ["", *told] if told else []

    async def _by_lot(self, view: TournamentView, say: Say) -> list[str]:
        """Return who would not be in the final without lots."""
        lucky = [row.player for row in view.standings if row.player in view.by_lot]
        names = [spoken(name) for name in (await self.names(view, lucky, say)).values()]
        return [say("tournament-by-lot", people=listed(names, say))] if names else []

    async def _mark(self, view: TournamentView, entry: Correction, say: Say) -> str:
        return say(
            "tournament-correction",
            kind="given-back" if entry.gives_back else "corrected",
            round=entry.result.round,
            table=entry.result.table,
            by=await self._organizer(view, entry, say),
            reason=plain(entry.reason, LONGEST_REASON),
        )

    async def _organizer(self, view: TournamentView, entry: Correction, say: Say) -> str:
        """Return who has corrected a result."""
        user = int(entry.by) if entry.by.isdecimal() else NOBODY
        known = None
        if user != NOBODY:
            known = await self._services.names.known(view.tournament.server, user, self._client)
        return spoken(known) if known else say("tournament-an-organizer")

    async def _entered(self, view: TournamentView, say: Say) -> list[str]:
        waiting = view.waiting
        playing = list(view.people.values())[: len(view.people) - len(waiting)]
        people = await self._listed(view, playing, say)
        told = say("tournament-entered", count=len(playing), people=people)
        return [told, *await self._waiting(view, say)]

    async def _waiting(self, view: TournamentView, say: Say) -> list[str]:
        if not (waiting := view.waiting):
            return []
        people = await self._listed(view, waiting, say)
        return [say("tournament-waiting", count=len(waiting), people=people)]

    async def _check_in(self, view: TournamentView, say: Say) -> Page:
        tournament = view.tournament
        called_first = absent(view)[:CALLED]
        there = [who for who in view.people.values() if who.is_there]
        when = _when(tournament.due_at or tournament.start_at or discord.utils.utcnow())
        people = await self._listed(view, there, say)
        lines = [
            say("tournament-press-check-in", when=when),
            "",
            say("tournament-there", count=len(there), all=len(view.people), people=people),
            *await self._waiting(view, say),
            *([say("tournament-check-in-waiting")] if view.waiting else []),
        ]
        return Page(
            text=say("tournament-call", who=mentioned(called_first)) if called_first else "",
            title=say("tournament-check-in-title", name=called(tournament)),
            body=fitting(lines),
            footer=_footer(view, say),
            rows=_check_in_rows(tournament, say),
            mentions=called_first,
        )

    async def checked_in(self, view: TournamentView) -> discord.Embed | None:
        """Return what the message of a check-in says once that is over."""
        say = await self._services.say_in(view.tournament.server, self._client)
        return Page(
            title=say("tournament-check-in-title", name=called(view.tournament)),
            body=say("tournament-check-in-over"),
            footer=_footer(view, say),
        ).embed()

    async def calls(self, view: TournamentView, message: int) -> list[Page]:
        """Return what calls those for whom the message of a check-in has no room."""
        say = await self._services.say_in(view.tournament.server, self._client)
        name, rest = _linked(view.tournament, message), absent(view)[CALLED:]
        parts = [rest[at : at + CALLED] for at in range(0, len(rest), CALLED)]
        return [
            Page(
                text=say("tournament-call-more", name=name, who=mentioned(part)),
                mentions=part,
            )
            for part in parts
        ]

    async def admitted(self, tournament: Tournament, users: Sequence[int]) -> Page:
        """Return what tells people that they have a place now."""
        say = await self._services.say_in(tournament.server, self._client)
        text = say(
            "tournament-admitted",
            who=mentioned(users[:CALLED]),
            name=_linked(tournament, tournament.message),
            check=_yes(tournament.checking_in),
        )
        return Page(text=text, mentions=tuple(users[:CALLED]))

    async def _left_out(self, view: TournamentView, say: Say) -> list[str]:
        """Return who has entered, but was not there or had no place; told in the first round."""
        tournament, lines = view.tournament, []
        known = [who for who in view.left_out if who.user is not None or who.level is not None]
        if tournament.round > 1:
            return []
        missed = [who for who in known if tournament.expects_check_in and not who.is_there]
        if missed:
            people = await self._listed(view, missed, say)
            lines.append(say("tournament-missed-check-in", count=len(missed), people=people))
        if waited := [who for who in known if who not in missed]:
            people, late = await self._listed(view, waited, say), _yes(tournament.takes_players)
            lines.append(say("tournament-no-place", people=people, late=late))
        return lines

    async def _round(self, view: TournamentView, say: Say) -> Page:
        tournament = view.tournament
        pairings = await self.pairings(view, view.of_round(tournament.round), say)
        played = any(fixture.result for fixture in view.fixtures if not fixture.pairing.is_bye)
        first = view.places[:PICTURED]
        picture = await self.table(view, first, say) if played else None
        notes = await self._notes(view, say, places=played)
        left_out = await self._left_out(view, say)
        lines = [*pairings, *await self._away(view, say), *left_out, *notes]
        return Page(
            title=round_title(tournament, tournament.round, say),
            body=fitting(lines, say("tournament-more-tables")),
            footer=_footer(view, say),
            picture=picture,
            rows=_during(tournament, say),
        )

    async def _away(self, view: TournamentView, say: Say) -> list[str]:
        """Return who is not paired until they are back."""
        away = [person for person in view.people.values() if person.rests]
        return [say("tournament-away", people=await self._listed(view, away, say))] if away else []

    async def _end(self, view: TournamentView, say: Say) -> Page:
        best = (row for row in view.standings if row.place <= _PODIUM and row.came)
        first = list(best)[:PICTURED]
        if not first:
            return Page(
                title=say("tournament-end-title", name=called(view.tournament)),
                body=fitting([say("tournament-nobody-came"), "", say("tournament-end")]),
                footer=_footer(view, say),
            )
        names = await self.names(view, [row.player for row in first], say)
        shown, heading = Standings(view), _bare(view.tournament)
        lines = [*shown.lines(first, names, say), *await self._notes(view, say)]
        points = tuple(
            Place(row.place, names[row.player], (say("tournament-points", points=row.points),))
            for row in first
        )
        alt = standings_alt(heading, ("",), points, say)
        scene, server = podium(heading, points), view.tournament.server
        return Page(
            title=say("tournament-end-title", name=called(view.tournament)),
            body=fitting([await self._won(view, say), "", *lines, "", say("tournament-end")]),
            footer=_footer(view, say),
            picture=await self._services.draw(server, scene, alt, "podium.png"),
        )


def called(tournament: Tournament) -> str:
    """Return the tournament's name without Discord markup."""
    return plain(tournament.name, LONGEST_NAME) or "?"


def _linked(tournament: Tournament, message: int | None) -> str:
    """Return the tournament's name, as a link to its message if there is one."""
    if message is None:
        return called(tournament)
    return f"[{called(tournament)}]({link(tournament.server, tournament.channel, message)})"


def _heading(tournament: Tournament, say: Say) -> str:
    """Return what stands above a picture of the standings."""
    return say("tournament-heading", name=_bare(tournament), state=state(tournament, say))


def _bare(tournament: Tournament) -> str:
    """Return the name for pictures, where markup needs no escaping."""
    return visible(tournament.name)


def round_title(tournament: Tournament, number: int, say: Say) -> str:
    if number > tournament.plan.rounds:
        return say("tournament-final-title", name=called(tournament))
    return say(
        "tournament-round-title",
        name=called(tournament),
        round=number,
        rounds=tournament.plan.rounds,
    )


def _not_yet(view: TournamentView, say: Say) -> str:
    if view.fixtures:
        return say("tournament-not-begun")
    return say("tournament-not-started", name=called(view.tournament))


def standings_title(tournament: Tournament, say: Say) -> str:
    if tournament.status is TournamentStatus.RUNNING:
        return round_title(tournament, tournament.round, say)
    return say("tournament-end-title", name=called(tournament))


def state(tournament: Tournament, say: Say) -> str:
    """Return in a word or two how far the tournament is."""
    if tournament.status is not TournamentStatus.RUNNING:
        return say("tournament-state", status=str(tournament.status))
    if tournament.in_final:
        return say("tournament-state-final")
    return say("tournament-state-round", round=tournament.round, rounds=tournament.plan.rounds)


def terms(tournament: Tournament, say: Say) -> list[str]:
    """Return the settings of the tournament, line by line."""
    lines = _format(tournament, say)
    lines += [_agreed(tournament, say), say("tournament-hints", allowed=_yes(tournament.hints))]
    lines += [say("tournament-for-role", role=f"<@&{tournament.role}>")] if tournament.role else []
    lines += [say("tournament-places", places=tournament.most)] if tournament.most else []
    if tournament.check_in:
        lines.append(say("tournament-check-in", minutes=tournament.check_in))
    lines += [say("tournament-repeats", repeat=tournament.repeat)] if tournament.repeat else []
    if tournament.prize:
        lines.append(say("tournament-prize", role=f"<@&{tournament.prize}>"))
    if tournament.commitment:
        promised = fingerprint(tournament.commitment)
        lines.append(say("tournament-lots", fingerprint=promised, seeding=str(tournament.seeding)))
    return lines


def absent(view: TournamentView) -> tuple[int, ...]:
    """Return the users who have entered, but not checked in."""
    entered = view.people.values()
    return tuple(who.user for who in entered if who.user is not None and not who.is_there)


def _why_canceled(tournament: Tournament) -> str:
    if not tournament.lacked_players:
        return "organizer"
    return "check-in" if tournament.checking_in else "players"


def _format(tournament: Tournament, say: Say) -> list[str]:
    plan = tournament.plan
    size, kind = plan.table_size, plan.format.replace("_", "-")
    lines = [say("tournament-format", format=kind, rounds=plan.rounds, size=size)]
    return lines + ([say("tournament-with-final", seats=plan.final)] if plan.final else [])


def _link(tournament: Tournament) -> str:
    return link(tournament.server, tournament.channel, tournament.message or 0)


def _mention(server: int, role: int) -> str:
    """Return what pings a role; that of the server itself is everybody's."""
    return "@everyone" if role == server else f"<@&{role}>"


def _start(tournament: Tournament, organizer: str | None, say: Say) -> str:
    """Return how to join, and when it starts."""
    if tournament.status is not TournamentStatus.OPEN:
        return say("tournament-begun")
    if tournament.checks_in:
        return say("tournament-check-in-below")
    if tournament.start_at is not None:
        return say("tournament-starts", when=_when(tournament.start_at))
    who = organizer or say("tournament-an-organizer")
    return say("tournament-starts-by-hand", who=who)


def _yes(holds: bool) -> str:
    return "yes" if holds else "no"


def _agreed(tournament: Tournament, say: Say) -> str:
    words = variants(tournament.game, tournament.options, say)
    words += [games_chosen(tournament.plan.games, say)] if tournament.plan.games != "1" else []
    words.append(turn_time(tournament.turn_seconds, say))
    words += [] if tournament.rated else [say("unrated")]
    return say("tournament-terms", terms=", ".join(words))


def _when(at: datetime) -> str:
    return f"{discord.utils.format_dt(at, 'f')} ({discord.utils.format_dt(at, 'R')})"


def _check_in_rows(tournament: Tournament, say: Say) -> tuple[tuple[Button, ...], ...]:
    """Return the announcement's buttons, after that by which people check in."""
    check_in = Click(Verb.CHECK_IN, tournament.id)
    (join, *others), *_ = _rows(tournament, say)
    here = Button(say("button-check-in"), check_in, Tone.GREEN)
    return ((here, replace(join, tone=Tone.GREY), *others),)


def _rows(tournament: Tournament, say: Say) -> tuple[tuple[Button, ...], ...]:
    return (
        (
            Button(say("button-join"), Click(Verb.ENTER, tournament.id), Tone.GREEN),
            Button(say("button-leave"), Click(Verb.WITHDRAW, tournament.id)),
            Button(say("button-start"), Click(Verb.OPEN_ROUND, tournament.id), Tone.BLUE),
            _manage(tournament, say),
        ),
    )


def _during(tournament: Tournament, say: Say) -> tuple[tuple[Button, ...], ...]:
    """Return the buttons of a round; those for players if it is followed by another."""
    manage = _manage(tournament, say)
    if not tournament.goes_on:
        return ((manage,),)
    join = Button(say("button-join"), Click(Verb.ENTER, tournament.id), Tone.GREEN)
    return (
        (
            *([join] if tournament.takes_players else []),
            Button(say("button-tournament-pause"), Click(Verb.PAUSE, tournament.id)),
            Button(say("button-tournament-back"), Click(Verb.COME_BACK, tournament.id)),
            manage,
        ),
    )


def _manage(tournament: Tournament, say: Say) -> Button:
    return Button(say("button-manage"), Click(Verb.MANAGE, tournament.id))


def _footer(view: TournamentView, say: Say) -> str:
    return say("tournament-footer", number=view.tournament.id)


def _counting(view: TournamentView) -> dict[tuple[int, int], TableResult]:
    noted = [fixture.result for fixture in view.fixtures if fixture.result]
    return {(r.round, r.table): r for r in corrected(noted, view.corrections)}


def _counts(result: TableResult, names: Names, say: Say) -> str:
    people = (
        say(
            "tournament-counts",
            who=spoken(names[seat.player]),
            points=points,
            presence=str(seat.presence),
        )
        for seat, points in zip(result.seats, table_points(result), strict=True)
    )
    return say("tournament-table", table=result.table, people=", ".join(people))


def _table(server: int, fixture: Fixture, say: Say) -> str:
    """Return the number of a table, as a link to its lobby once that is shown."""
    number = say("tournament-table-number", game=fixture.first_game or 0)
    return f"[{number}]({link(server, *fixture.lobby)})" if fixture.lobby else number


def _pairing(
    server: int,
    fixture: Fixture,
    results: Mapping[tuple[int, int], TableResult],
    marks: Mapping[tuple[int, int], str],
    names: Names,
    say: Say,
) -> str:
    pairing = fixture.pairing
    people = [spoken(names[player]) for player in pairing.seats]
    if pairing.is_bye:
        return say("tournament-bye", table=pairing.number, who=people[0])
    if (result := results.get((pairing.round, pairing.number))) is None:
        return say(
            "tournament-pairing",
            table=pairing.number,
            people=listed(people, say),
            at=_table(server, fixture, say),
        )
    placed = (
        say("tournament-placed", who=who, place=place)
        for who, place in zip(people, table_places(result), strict=True)
    )
    told = say("tournament-played", table=pairing.number, people=", ".join(placed))
    return " ".join([told, *filter(None, [marks.get((pairing.round, pairing.number))])])
