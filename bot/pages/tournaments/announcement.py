"""What is said of a tournament before it starts: announcement, check-in, news, event."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.games.common.words import title
from bot.pages.cards.announcement import announcement
from bot.pages.page import Page, fitting
from bot.pages.phrases import mentioned
from bot.pages.tournaments.buttons import announcement_rows, check_in_rows
from bot.pages.tournaments.people import People
from bot.pages.tournaments.words import (
    absent,
    bare,
    called,
    footer,
    format_lines,
    link_of,
    linked,
    mention,
    moment,
    start_line,
    terms,
    yes,
)
from bot.render.picture import Picture
from bot.services import Services
from bot.text.names import listed
from bot.text.say import Say
from core.model.tournament import (
    Tournament,
    TournamentView,
)

CALLED = 75
"""Users mentioned in one message: Discord takes a hundred, and 2,000 characters."""
CARD = "tournament.png"


class Announcements:
    """Builds these pages in the server's language."""

    def __init__(self, services: Services, client: discord.Client, people: People) -> None:
        self._services = services
        self._client = client
        self._people = people

    async def begun(self, view: TournamentView) -> discord.Embed | None:
        """Return what the announcement says once the tournament has begun; its picture stays."""
        say = await self._services.say_in(view.tournament.server, self._client)
        return (await self.announcement(view, say)).embed(with_image=CARD)

    async def announcement(self, view: TournamentView, say: Say) -> Page:
        tournament = view.tournament
        run_by = await self._people.users(tournament.server, [tournament.organizer, *view.team])
        lines = [say("tournament-game", game=title(tournament.game, say)), *terms(tournament, say)]
        lines += [say("tournament-organizer", who=listed(run_by, say))] if run_by else []
        lines += ["", start_line(tournament, next(iter(run_by), None), say)]
        lines += [] if tournament.checks_in else ["", *await self._entered(view, say)]
        ping = None if tournament.news else tournament.ping
        return Page(
            text=mention(tournament.server, ping) if ping else "",
            title=called(tournament),
            body=fitting(lines),
            footer=footer(view, say),
            picture=await self._card(tournament, say),
            rows=announcement_rows(tournament, say),
            ping=ping,
        )

    async def news(self, tournament: Tournament) -> Page:
        """Return the message for the news channel: no more than people need to find it."""
        say = await self._services.say_in(tournament.server, self._client)
        news = say(
            "tournament-news",
            status=str(tournament.status),
            name=called(tournament),
            game=title(tournament.game, say),
            timed=yes(tournament.start_at is not None),
            when=moment(tournament.start_at) if tournament.start_at else "",
            link=link_of(tournament),
        )
        ping = tournament.ping
        text = f"{mention(tournament.server, ping)} {news}" if ping else news
        return Page(text=text, ping=ping)

    async def event(self, view: TournamentView) -> tuple[str, str]:
        """Return the name and the text of the server's event; its last line is unique."""
        tournament = view.tournament
        say = await self._services.say_in(tournament.server, self._client)
        game = say("tournament-game", game=title(tournament.game, say))
        lines = [game, *format_lines(tournament, say), "", footer(view, say)]
        return bare(tournament), "\n".join(lines)

    async def _card(self, tournament: Tournament, say: Say) -> Picture:
        plan, name, game = tournament.plan, bare(tournament), title(tournament.game, say)
        kind = plan.format.replace("_", "-")
        how = say("tournament-card", format=kind, size=plan.table_size)
        scene = announcement(tournament.game, name, game, how)
        alt = say("tournament-card-alt", name=name, game=game, how=how)
        return await self._services.draw(tournament.server, scene, alt, CARD)

    async def _entered(self, view: TournamentView, say: Say) -> list[str]:
        waiting = view.waiting
        playing = list(view.people.values())[: len(view.people) - len(waiting)]
        people = await self._people.listed(view, playing, say)
        entered = say("tournament-entered", count=len(playing), people=people)
        return [entered, *await self._waiting(view, say)]

    async def _waiting(self, view: TournamentView, say: Say) -> list[str]:
        if not (waiting := view.waiting):
            return []
        people = await self._people.listed(view, waiting, say)
        return [say("tournament-waiting", count=len(waiting), people=people)]

    async def check_in(self, view: TournamentView, say: Say) -> Page:
        tournament = view.tournament
        called_first = absent(view)[:CALLED]
        there = [who for who in view.people.values() if who.is_there]
        when = moment(tournament.due_at or tournament.start_at or discord.utils.utcnow())
        people = await self._people.listed(view, there, say)
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
            footer=footer(view, say),
            rows=check_in_rows(tournament, say),
            mentions=called_first,
        )

    async def checked_in(self, view: TournamentView) -> discord.Embed | None:
        """Return what the message of a check-in says once it is over."""
        say = await self._services.say_in(view.tournament.server, self._client)
        return Page(
            title=say("tournament-check-in-title", name=called(view.tournament)),
            body=say("tournament-check-in-over"),
            footer=footer(view, say),
        ).embed()

    async def calls(self, view: TournamentView, message: int) -> list[Page]:
        """Return the messages that call people for whom the message of a check-in has no room."""
        say = await self._services.say_in(view.tournament.server, self._client)
        name, rest = linked(view.tournament, message), absent(view)[CALLED:]
        parts = [rest[at : at + CALLED] for at in range(0, len(rest), CALLED)]
        return [
            Page(
                text=say("tournament-call-more", name=name, who=mentioned(part)),
                mentions=part,
            )
            for part in parts
        ]

    async def admitted(self, tournament: Tournament, users: Sequence[int]) -> Page:
        """Return the message that tells people they now have a place."""
        say = await self._services.say_in(tournament.server, self._client)
        text = say(
            "tournament-admitted",
            who=mentioned(users[:CALLED]),
            name=linked(tournament, tournament.message),
            check=yes(tournament.checking_in),
        )
        return Page(text=text, mentions=tuple(users[:CALLED]))
