"""Where every click on a button or a menu and every form goes: by its custom_id, to one method.

One router for all of them instead of views with callbacks: buttons work after restarts, from any
process, and no view's end can take a button away from other servers.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping
from io import BytesIO
from typing import Any

import discord

from bot.interactions.responder import Responder
from bot.pages.custom_ids import Click, Verb, parse
from bot.pages.page import COLOR, Page
from bot.pages.panel import Panels, question
from bot.publishing.publisher import Publisher
from bot.publishing.response import Response
from bot.services import Services
from bot.text import rulebook
from bot.text.say import Say
from core.engine.errors import (
    GameOver,
    IllegalEntry,
    IllegalMove,
    NoSuchSeat,
    NotAsked,
    NotSeated,
    NotStarted,
    StalePrompt,
    UnknownTable,
)
from core.engine.rules import Level
from core.model import Call, Status, TableView
from core.players import privacy

log = logging.getLogger(__name__)

Handler = Callable[[Response, Click, Call, Say], Awaitable[None]]


class Router:
    def __init__(
        self, services: Services, publisher: Publisher, panels: Panels, responder: Responder
    ) -> None:
        self._services = services
        self._publisher = publisher
        self._panels = panels
        self._responder = responder
        self._handlers: dict[Verb, Handler] = {
            Verb.MOVE: self._move,
            Verb.PICK: self._pick,
            Verb.ASK: self._ask,
            Verb.SAY: self._said,
            Verb.VIEW: self._view,
            Verb.HINT: self._hint,
            Verb.JOIN: self._join,
            Verb.LEAVE: self._leave,
            Verb.ADD_AI: self._add_ai,
            Verb.REMOVE_AI: self._remove_ai,
            Verb.START: self._start,
            Verb.RULES: self._rules,
            Verb.RESIGN: self._resign,
            Verb.REMATCH: self._rematch,
            Verb.REPLAY: self._replay,
            Verb.FORGET: self._forget,
        }

    def handle(self, handlers: Mapping[Verb, Handler]) -> None:
        """Clicks that somebody else sees to."""
        self._handlers.update(handlers)

    async def route(self, interaction: discord.Interaction) -> None:
        """Called for every interaction; those that are not clicks or forms are somebody else's."""
        if interaction.type not in {
            discord.InteractionType.component,
            discord.InteractionType.modal_submit,
        }:
            return
        custom_id = str(_data(interaction).get("custom_id", ""))
        click = parse(custom_id)
        kind = click.verb.name.lower() if click else "unknown"

        async def work(response: Response, say: Say) -> None:
            if click is None or interaction.guild_id is None:
                raise UnknownTable
            call = Call(interaction.guild_id, click.table, interaction.user.id, interaction.id)
            await self._handlers[click.verb](response, click, call, say)

        await self._responder.answer(interaction, kind, work)

    # The game.

    async def _move(self, response: Response, click: Click, call: Call, say: Say) -> None:
        await self._play(response, click, call, click.target.split(), say)

    async def _said(self, response: Response, click: Click, call: Call, say: Say) -> None:
        """A form sent in: what was typed is the move."""
        typed = _typed(response.interaction)
        try:
            await self._play(response, click, call, [typed], say)
        except IllegalMove as refused:
            raise IllegalEntry(rule=refused.rule, value=typed) from None

    async def _play(
        self, response: Response, click: Click, call: Call, moves: list[str], say: Say
    ) -> None:
        try:
            receipt = await self._services.tables.play(call, click.prompt, *moves)
        except (StalePrompt, NotAsked):
            # First: the AI may have played in one's absence just what is clicked now.
            if await self._came_back(call):
                await self._refresh(response, call, "", say)
                return
            if await self._was_played(call, click.prompt, moves):
                return  # the second click of a double click: it has been done
            if response.private:  # told below; but here the old buttons can be taken away as well
                await self._refresh(response, call, "", say)
            raise
        await self._publisher.follow(receipt, response)
        if response.private:
            await self._refresh(response, call, "", say)

    async def _was_played(self, call: Call, prompt: int, moves: list[str]) -> bool:
        seen = await self._services.tables.view(call.server, call.table, call.user)
        answers = [told.answer for told in seen.story if told.prompt == prompt]
        mine = [answer.move for answer in answers if answer and answer.seat == seen.seat]
        return bool(moves) and mine[-len(moves) :] == moves

    async def _came_back(self, call: Call) -> bool:
        """Who was away while the AI played takes the seat back by any click on the game."""
        table = (await self._services.tables.view(call.server, call.table)).table
        chair = table.chair_of(call.user)
        if table.status is not Status.PLAYING or chair is None or not chair.kept:
            return False
        await self._publisher.follow(await self._services.tables.join(call))
        return True

    async def _pick(self, response: Response, click: Click, call: Call, say: Say) -> None:
        """One step further in choosing: in the panel, or in a new one."""
        if not response.private:
            await self._need_asked(call)
        await self._refresh(response, call, click.target, say)

    async def _need_asked(self, call: Call) -> TableView:
        seen = await self._services.tables.view(call.server, call.table, call.user)
        if seen.table.status is not Status.PLAYING:
            raise NotStarted if seen.table.status is Status.LOBBY else GameOver
        if seen.seat is None:
            raise NotSeated
        if not seen.choices:
            raise NotAsked
        return seen

    async def _ask(self, response: Response, click: Click, call: Call, say: Say) -> None:
        seen = await self._need_asked(call)
        form = question(seen, click.target, say)
        if form is None:
            raise NotAsked
        modal = discord.ui.Modal(
            title=form.title,
            custom_id=str(Click(Verb.SAY, click.table, click.prompt, click.target)),
            timeout=None,
        )
        field = discord.ui.TextInput[discord.ui.Modal](
            placeholder=form.example, custom_id="number", max_length=12
        )
        modal.add_item(discord.ui.Label(text=form.label, component=field))
        modal.stop()
        if not await response.ask(modal):
            await response.say(say("too-slow"))

    async def _view(self, response: Response, click: Click, call: Call, say: Say) -> None:
        del click
        await self._came_back(call)
        await self._refresh(response, call, "", say)

    async def _refresh(self, response: Response, call: Call, path: str, say: Say) -> None:
        seen = await self._services.tables.view(call.server, call.table, call.user)
        page = await self._panels.own(seen, path, say, call.user)
        if not (response.private and await response.edit(page)):
            await response.tell(page)

    async def _hint(self, response: Response, click: Click, call: Call, say: Say) -> None:
        del click
        hint = await self._services.tables.hint(call.server, call.table, call.user)
        await response.tell(await self._panels.hint(hint, say, call.user))

    async def _resign(self, response: Response, click: Click, call: Call, say: Say) -> None:
        receipt = await self._services.tables.resign(call, with_ai=click.target == "ai")
        await self._publisher.follow(receipt)
        await response.edit(Page(text=say("resigned")))

    # The lobby.

    async def _join(self, response: Response, click: Click, call: Call, say: Say) -> None:
        del click, say
        await self._publisher.follow(await self._services.tables.join(call), response)

    async def _leave(self, response: Response, click: Click, call: Call, say: Say) -> None:
        del click, say
        await self._publisher.follow(await self._services.tables.leave(call), response)

    async def _add_ai(self, response: Response, click: Click, call: Call, say: Say) -> None:
        del click, say
        chosen = _data(response.interaction).get("values") or [""]
        if chosen[0] not in set(Level):
            raise NoSuchSeat
        await self._publisher.follow(
            await self._services.tables.add_ai(call, Level(chosen[0])), response
        )

    async def _remove_ai(self, response: Response, click: Click, call: Call, say: Say) -> None:
        del click, say
        await self._publisher.follow(await self._services.tables.remove_ai(call), response)

    async def _start(self, response: Response, click: Click, call: Call, say: Say) -> None:
        del click, say
        await self._publisher.follow(await self._services.tables.start(call), response)

    async def _rules(self, response: Response, click: Click, call: Call, say: Say) -> None:
        seen = await self._services.tables.view(call.server, click.table)
        await tell_rules(response, seen.table.game, say)

    # The end.

    async def _rematch(self, response: Response, click: Click, call: Call, say: Say) -> None:
        seen = await self._services.tables.view(call.server, click.table)
        receipt = await self._services.tables.rematch(call)
        if receipt.did == "joined":
            await self._publisher.follow(receipt)
            await response.say(say("joined", table=receipt.table.id))
            return
        others = [chair.user for chair in seen.table.chairs if chair.user != call.user]
        invited = tuple(user for user in others if user is not None)
        await self._publisher.follow(receipt, invited=invited)
        await response.say(say("opened", table=receipt.table.id))

    async def _replay(self, response: Response, click: Click, call: Call, say: Say) -> None:
        await tell_replay(response, self._services, call.server, click.table, say)

    async def _forget(self, response: Response, click: Click, call: Call, say: Say) -> None:
        del click
        await privacy.forget(self._services.tables.database, call.user, discord.utils.utcnow())
        self._services.preferences.forget(call.user)
        await response.edit(Page(text=say("privacy-deleted")))


def _data(interaction: discord.Interaction) -> dict[str, Any]:
    """What Discord sent with the click; its shape depends on what was clicked."""
    return dict(interaction.data or {})


def _typed(interaction: discord.Interaction) -> str:
    """The one text of a form, wherever it stands in it."""

    def texts(part: object) -> list[str]:
        if isinstance(part, list):
            return [text for inner in part for text in texts(inner)]
        if not isinstance(part, dict):
            return []
        if isinstance(part.get("value"), str):
            return [part["value"]]
        return texts(part.get("components", [])) + texts(part.get("component", {}))

    found = texts(_data(interaction).get("components", []))
    return found[0].strip() if found else ""


async def tell_rules(response: Response, game: str, say: Say) -> None:
    embed = discord.Embed(colour=COLOR)
    for section in rulebook.pages(game, say):
        embed.add_field(name=section.title, value=section.text, inline=False)
    embed.set_footer(text=say("about-the-marks"))
    await response.send(embed=embed)


async def tell_replay(
    response: Response, services: Services, server: int, table: int, say: Say
) -> None:
    """The replay file of a finished game, for this user."""
    told = await services.tables.replay(server, table)
    file = discord.File(BytesIO(told.encode()), filename=f"rungs-{table}.txt")
    await response.send(content=say("replay-attached", table=table), file=file)
