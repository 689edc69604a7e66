"""The public pages of a tournament that runs or is over, and who shows which page."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.pages.cards.standings import StandingsRow, podium, standings, standings_alt
from bot.pages.page import Page, fitting, paged
from bot.pages.phrases import page_number
from bot.pages.tournaments.announcement import Announcements
from bot.pages.tournaments.buttons import round_rows
from bot.pages.tournaments.people import NAMED, People
from bot.pages.tournaments.standings import Standings
from bot.pages.tournaments.words import (
    bare,
    called,
    counting,
    counts_line,
    footer,
    heading_of,
    link_of,
    not_yet,
    pairing_line,
    round_title,
    standings_title,
    why_canceled,
    yes,
)
from bot.render.picture import Picture
from bot.services import Services
from bot.text.names import listed, plain, spoken
from bot.text.say import Say
from core.model.plan import Correction, decided
from core.model.standings import EntrantStanding
from core.model.tournament import (
    LONGEST_REASON,
    Fixture,
    TournamentStatus,
    TournamentView,
)
from core.tournaments.results import Closing

PICTURED = 10
"""Lines of the standings in one picture."""
PAIRED = 15
"""Pairings on one page."""
CORRECTED = 5
"""Corrections listed below the standings."""
_PODIUM = 3


class TournamentPages:
    """Builds tournament pages in the server's language."""

    def __init__(self, services: Services, client: discord.Client) -> None:
        self._services = services
        self._client = client
        self.people = People(services, client)
        self.announcements = Announcements(services, client, self.people)

    async def page(self, view: TournamentView) -> Page:
        say = await self._services.say_in(view.tournament.server, self._client)
        match view.tournament.status:
            case TournamentStatus.OPEN if view.tournament.checks_in:
                return await self.announcements.check_in(view, say)
            case TournamentStatus.OPEN:
                return await self.announcements.announcement(view, say)
            case TournamentStatus.RUNNING:
                return await self._round(view, say)
            case TournamentStatus.FINISHED:
                return await self._end(view, say)
        return Page(
            title=called(view.tournament),
            body=say("tournament-cancelled", why=why_canceled(view.tournament)),
            footer=footer(view, say),
        )

    async def table(
        self, view: TournamentView, rows: Sequence[EntrantStanding], say: Say
    ) -> Picture:
        """Draw these lines of the standings."""
        names = await self.people.names(view, [row.player for row in rows], say)
        shown = Standings(view)
        columns, places = shown.columns(say), shown.places(rows, names, say)
        heading = heading_of(view.tournament, say)
        over = view.tournament.status is TournamentStatus.FINISHED
        scene = standings(heading, columns, places, say, medals=over)
        alt = standings_alt(heading, columns, places, say)
        return await self._services.draw(view.tournament.server, scene, alt, "standings.png")

    async def pairings(
        self, view: TournamentView, fixtures: Sequence[Fixture], say: Say
    ) -> list[str]:
        """Return one line for each fixture."""
        seated = [player for fixture in fixtures for player in fixture.pairing.seats]
        names = await self.people.names(view, seated, say)
        results = counting(view)
        marks = {
            table: say(
                "tournament-corrected-by",
                by=await self.people.corrector(view, entry, say),
                reason=plain(entry.reason, LONGEST_REASON),
            )
            for table, entry in decided(view.corrections).items()
        }
        server = view.tournament.server
        return [pairing_line(server, fixture, results, marks, names, say) for fixture in fixtures]

    async def if_closed(self, view: TournamentView, closing: Closing, say: Say) -> list[str]:
        """Return what everybody at a table that may be closed will get, and who will not go on."""
        seated = [player for fixture in closing.counts for player in fixture.pairing.seats]
        names = await self.people.names(view, seated, say)
        missed = [spoken(names[player]) for player in closing.missed]
        misses = [say("tournament-will-miss", people=listed(missed, say))] if missed else []
        return [*(counts_line(result, names, say) for result in closing.counts.values()), *misses]

    async def team(self, view: TournamentView, say: Say) -> str:
        """Return the names of the co-organizers; empty if there are none."""
        names = await self.people.users(view.tournament.server, view.team)
        return listed(names, say) if names else ""

    async def round(self, view: TournamentView, number: int, page: int, say: Say) -> Page:
        """Return this page of a round's pairings."""
        fixtures = view.of_round(number)
        if not fixtures:
            return Page(text=not_yet(view, say))
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
            return Page(text=not_yet(view, say))
        shown = Standings(view)
        part = paged(shown.rows, page, PICTURED)
        rows, names = (
            part.items,
            await self.people.names(view, [row.player for row in part.items], say),
        )
        lines = [*shown.lines(rows, names, say), *await self._notes(view, say)]
        return Page(
            title=standings_title(tournament, say),
            body=fitting(lines),
            footer=page_number(part, say),
            picture=await self.table(view, rows, say) if pictures and rows else None,
        )

    async def won(self, view: TournamentView) -> Page:
        """Return the message for the news channel once it is won."""
        say = await self._services.say_in(view.tournament.server, self._client)
        return Page(text=f"{await self._won(view, say)} {link_of(view.tournament)}")

    async def _won(self, view: TournamentView, say: Say) -> str:
        """Return who has won: at least one has."""
        first = [winner.player for winner in view.winners][:NAMED]
        winners = [spoken(name) for name in (await self.people.names(view, first, say)).values()]
        return say(
            "tournament-won",
            count=len(winners),
            who=listed(winners, say),
            name=called(view.tournament),
            final=yes(Standings(view).won_in_final),
        )

    async def _notes(self, view: TournamentView, say: Say, *, places: bool = True) -> list[str]:
        """Return what stands below: how the places shown are decided, and corrections."""
        note = Standings(view).note(say) if places else ""
        lots = await self._by_lot(view, say)
        marks = [await self._mark(view, entry, say) for entry in view.corrections[-CORRECTED:]]
        lines = [*filter(None, [note]), *lots, *marks]
        return ["", *lines] if lines else []

    async def _by_lot(self, view: TournamentView, say: Say) -> list[str]:
        """Return who would not be in the final without lots."""
        lucky = [row.player for row in view.standings if row.player in view.by_lot]
        names = [spoken(name) for name in (await self.people.names(view, lucky, say)).values()]
        return [say("tournament-by-lot", people=listed(names, say))] if names else []

    async def _mark(self, view: TournamentView, entry: Correction, say: Say) -> str:
        return say(
            "tournament-correction",
            kind="given-back" if entry.gives_back else "corrected",
            round=entry.result.round,
            table=entry.result.table,
            by=await self.people.corrector(view, entry, say),
            reason=plain(entry.reason, LONGEST_REASON),
        )

    async def _left_out(self, view: TournamentView, say: Say) -> list[str]:
        """Return, in the first round, who has entered but was not there or had no place."""
        tournament, lines = view.tournament, []
        known = [who for who in view.left_out if who.user is not None or who.level is not None]
        if tournament.round > 1:
            return []
        missed = [who for who in known if tournament.expects_check_in and not who.is_there]
        if missed:
            people = await self.people.listed(view, missed, say)
            lines.append(say("tournament-missed-check-in", count=len(missed), people=people))
        if waited := [who for who in known if who not in missed]:
            people, late = (
                await self.people.listed(view, waited, say),
                yes(tournament.takes_players),
            )
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
            footer=footer(view, say),
            picture=picture,
            rows=round_rows(tournament, say),
        )

    async def _away(self, view: TournamentView, say: Say) -> list[str]:
        """Return who is not paired until they are back."""
        away = [person for person in view.people.values() if person.rests]
        return (
            [say("tournament-away", people=await self.people.listed(view, away, say))]
            if away
            else []
        )

    async def _end(self, view: TournamentView, say: Say) -> Page:
        best = (row for row in view.standings if row.place <= _PODIUM and row.came)
        first = list(best)[:PICTURED]
        if not first:
            return Page(
                title=say("tournament-end-title", name=called(view.tournament)),
                body=fitting([say("tournament-nobody-came"), "", say("tournament-end")]),
                footer=footer(view, say),
            )
        names = await self.people.names(view, [row.player for row in first], say)
        shown, heading = Standings(view), bare(view.tournament)
        lines = [*shown.lines(first, names, say), *await self._notes(view, say)]
        points = tuple(
            StandingsRow(
                row.place, names[row.player], (say("tournament-points", points=row.points),)
            )
            for row in first
        )
        alt = standings_alt(heading, ("",), points, say)
        scene, server = podium(heading, points), view.tournament.server
        return Page(
            title=say("tournament-end-title", name=called(view.tournament)),
            body=fitting([await self._won(view, say), "", *lines, "", say("tournament-end")]),
            footer=footer(view, say),
            picture=await self._services.draw(server, scene, alt, "podium.png"),
        )
