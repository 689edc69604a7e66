"""What a tournament arranges outside of its own message.

News in another channel, an event among the server's scheduled ones, the winner's role. The clock
has it done once a version is shown, so that no click waits for it. Each part looks at what there
is and adds what is missing, so that it can be done again after a crash or a failure.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable
from datetime import datetime, timedelta
from typing import Any

import discord
from discord import EventStatus, Permissions

from bot.pages.page import Page
from bot.pages.tournaments.pages import TournamentPages
from bot.publishing.departures import member_of
from bot.publishing.jobs import Jobs
from bot.publishing.messages import NOT_THERE, PARKED, POST_ANEW, Messages, nonce, wait_after
from bot.publishing.steps import ANNOUNCED
from bot.services import Services
from bot.trouble import TROUBLE
from core.engine.errors import UnknownTournament
from core.model.messages import Owed
from core.model.tournament import Tournament, TournamentStatus, TournamentView
from core.store.problems import StorageProblem
from core.tables.outbox import END

GIVEN_UP = timedelta(days=1)
"""After the end of a tournament, when anything still not arranged is given up."""
ROUND_TAKES = timedelta(minutes=45)
"""Roughly: Discord wants to know when an event will end."""
EXPECTED = 8
"""Players, until it is known how many will come."""
DELETED = 0
"""The id of an event that somebody has deleted; it is not created again."""
POWERS = Permissions.elevated() | Permissions(manage_events=True, mention_everyone=True)
"""Nothing to be won: whoever runs a tournament decides who wins it."""

_OPEN, _FINISHED = TournamentStatus.OPEN, TournamentStatus.FINISHED
_STATUS = {
    TournamentStatus.RUNNING: EventStatus.active,
    TournamentStatus.FINISHED: EventStatus.completed,
    TournamentStatus.CANCELLED: EventStatus.canceled,
}
_OVER = (EventStatus.completed, EventStatus.canceled)

log = logging.getLogger(__name__)


class Arranger:
    def __init__(
        self,
        services: Services,
        client: discord.Client,
        pages: TournamentPages,
        messages: Messages,
        jobs: Jobs,
        now: Callable[[], datetime],
    ) -> None:
        self._tournaments = services.tournaments
        self._noted = services.tournaments.arrangements
        self._outbox = services.tournament_outbox
        self._client = client
        self._pages = pages
        self._messages = messages
        self._jobs = jobs
        self._now = now
        self._told: set[tuple[int, str]] = set()
        """Failures that are in the log already."""

    async def arrange_all(self, owed: Iterable[Owed]) -> None:
        await self._jobs.run(owed, lambda one: one.channel, self._arrange, comes_again=True)

    async def _arrange(self, one: Owed) -> None:
        """Do what is left to do for a tournament; if some of it fails, come back to it later."""
        guild = self._client.get_guild(one.server)
        if guild is None:
            await self._outbox.postpone(one.number, PARKED)
            return
        try:
            view = await self._tournaments.see(one.server, one.number)
        except UnknownTournament:
            return
        waits = [
            await self._attempt(view, "news", self._tell(view)),
            await self._attempt(view, "event", self._schedule(guild, view)),
            await self._attempt(view, "prize", self._award(guild, view)),
        ]
        ended = view.tournament.ended_at
        given_up = ended is not None and self._now() - ended > GIVEN_UP
        if given_up or not any(waits):
            await self._noted.done(view)
        else:
            await self._outbox.postpone(one.number, min(filter(None, waits)))

    async def _attempt(
        self, view: TournamentView, part: str, doing: Awaitable[None]
    ) -> timedelta | None:
        """Do one part; return how long to wait if it failed. The other parts do not wait for it."""
        key = view.tournament.id, part
        try:
            await doing
        except StorageProblem:
            raise
        except (*TROUBLE, CannotGive) as error:
            level = logging.INFO if key in self._told else logging.WARNING
            log.log(level, "no %s: %s", part, error, extra={"tournament": view.tournament.id})
            self._told.add(key)
            return _wait_after(error)
        except Exception:
            log.exception("no %s", part, extra={"tournament": view.tournament.id})
            return PARKED
        self._told.discard(key)
        return None

    # News.

    async def _tell(self, view: TournamentView) -> None:
        """Post the announcement, later the winners; keep the latest post up to date."""
        tournament, channel = view.tournament, view.tournament.news
        if channel is None:
            return
        # The same news in another channel counts as new.
        last, announced, won = (
            tournament.arranged.topic,
            f"{ANNOUNCED}:{channel}",
            f"{END}:{channel}",
        )
        if last == announced or (last != won and tournament.status is _OPEN):
            page = await self._pages.announcements.news(tournament)
            await self._publish(tournament, channel, announced, page)
        if tournament.status is _FINISHED and view.winners:
            await self._publish(tournament, channel, won, await self._pages.won(view))

    async def _publish(self, tournament: Tournament, channel: int, topic: str, page: Page) -> None:
        """Post or edit news, unless somebody has removed it or Discord finds it too old."""
        message = tournament.arranged.news
        if message is None or tournament.arranged.topic != topic:
            key = nonce(f"news {tournament.id} {topic}")
            sent = await self._messages.send(channel, page, tournament.server, key)
            await self._noted.news_posted(tournament.id, sent.id, topic)
            return
        try:
            await self._messages.edit(channel, message, page)
        except discord.HTTPException as error:
            if error.code not in NOT_THERE | POST_ANEW:
                raise

    # The event.

    async def _schedule(self, guild: discord.Guild, view: TournamentView) -> None:
        tournament = view.tournament
        if tournament.arranged.event == DELETED:
            return
        if tournament.arranged.event is None:
            if self._wants_event(guild, tournament):
                await self._make_event(guild, view)
            return
        try:
            event = await guild.fetch_scheduled_event(tournament.arranged.event, with_counts=False)
        except discord.NotFound:
            await self._noted.event_made(tournament.id, DELETED)
            return
        await self._keep_in_step(event, view)

    def _wants_event(self, guild: discord.Guild, tournament: Tournament) -> bool:
        to_come = tournament.start_at is not None and tournament.start_at > self._now()
        public = is_public(guild, tournament.channel)
        return tournament.status is _OPEN and to_come and public and makes_events(guild)

    async def _make_event(self, guild: discord.Guild, view: TournamentView) -> None:
        """Create the event, unless the program died after creating it and before storing that."""
        wanted = await self._event(view)
        mark = wanted["description"].splitlines()[-1]
        for event in await guild.fetch_scheduled_events(with_counts=False):
            last = (event.description or "").splitlines()[-1:]
            if event.creator_id == guild.me.id and last == [mark] and event.status not in _OVER:
                break
        else:
            event = await guild.create_scheduled_event(
                **wanted,
                entity_type=discord.EntityType.external,
                privacy_level=discord.PrivacyLevel.guild_only,
            )
        await self._noted.event_made(view.tournament.id, event.id)

    async def _event(self, view: TournamentView) -> dict[str, Any]:
        """Return the event's fields."""
        tournament = view.tournament
        assert tournament.start_at is not None
        plan = tournament.plan
        rounds = plan.rounds_for(tournament.most or EXPECTED) + bool(plan.final)
        name, description = await self._pages.announcements.event(view)
        return {
            "name": name,
            "description": description,
            "start_time": tournament.start_at,
            "end_time": tournament.start_at + rounds * ROUND_TAKES,
            "location": f"https://discord.com/channels/{tournament.server}/{tournament.channel}",
        }

    async def _keep_in_step(self, event: discord.ScheduledEvent, view: TournamentView) -> None:
        """Change, start, end or cancel the event; Discord starts and ends it by itself, too."""
        tournament = view.tournament
        if tournament.status is _OPEN and tournament.start_at is not None:
            await _change(event, await self._event(view))
        elif tournament.status is _OPEN:  # it no longer has a start time, and may get another
            await _bring(event, EventStatus.canceled)
            await self._noted.event_made(tournament.id, None)
        else:
            await _bring(event, _STATUS[tournament.status])

    # The prize.

    async def _award(self, guild: discord.Guild, view: TournamentView) -> None:
        """Give the winners their role, and take it from those who won it before."""
        tournament = view.tournament
        role = guild.get_role(tournament.prize) if tournament.prize else None
        if role is None or tournament.status is not _FINISHED:
            return
        award = await self._noted.award(view)
        if award.give | award.take and (problem := unfit(role)):
            raise CannotGive(problem)
        for user in sorted(award.give):
            if member := await member_of(guild, user):
                await self._give(view, member, role, known=user in award.held)
        for user in sorted(award.take):
            member = await member_of(guild, user)
            if member is not None and member.get_role(role.id):
                await member.remove_roles(role)
            await self._noted.release(view, user)

    async def _give(
        self, view: TournamentView, member: discord.Member, role: discord.Role, *, known: bool
    ) -> None:
        """Give somebody the role; whoever has it for another reason must not lose it later."""
        has = member.get_role(role.id) is not None
        if has and not known:
            return
        await self._noted.hold(view, member.id)
        if not has:
            await member.add_roles(role)


class CannotGive(Exception):
    """The prize can no longer be given."""


def makes_events(guild: discord.Guild) -> bool:
    """Return whether the bot may make events."""
    rights = guild.me.guild_permissions
    return rights.create_events or rights.manage_events


def is_public(guild: discord.Guild, channel: int) -> bool:
    """Return whether everybody sees a channel, as everybody sees the server's events."""
    place = guild.get_channel_or_thread(channel)
    if isinstance(place, discord.Thread):
        place = None if place.is_private() else place.parent
    return place is not None and place.permissions_for(guild.default_role).view_channel


def unfit(role: discord.Role) -> str | None:
    """Return in a word why a role cannot be a prize; None if the bot can give it."""
    me = role.guild.me
    if role.managed or role.is_default():
        return "managed"
    if role.permissions.value & POWERS.value:
        return "power"
    if not me.guild_permissions.manage_roles:
        return "rights"
    return None if role < me.top_role else "above"


async def _change(event: discord.ScheduledEvent, wanted: dict[str, Any]) -> None:
    """Edit an event that has not begun, if anything about it is different."""
    differs = any(getattr(event, key) != value for key, value in wanted.items())
    if differs and event.status is EventStatus.scheduled:
        await event.edit(**wanted)


async def _bring(event: discord.ScheduledEvent, wanted: EventStatus) -> None:
    """Bring an event to a status, through the ones that Discord requires in between."""
    if event.status is EventStatus.scheduled and wanted is not EventStatus.canceled:
        event = await event.edit(status=EventStatus.active)
    if event.status not in (*_OVER, wanted):
        active = event.status is EventStatus.active
        await event.edit(status=EventStatus.completed if active else wanted)


def _wait_after(error: Exception) -> timedelta:
    """Return how long to wait: what Discord has refused once it will refuse again."""
    status = error.status if isinstance(error, discord.HTTPException) else 0
    refused = 400 <= status < 500 and status != 429
    return PARKED if refused or isinstance(error, CannotGive) else wait_after(error)
