"""Where every click on a button or a menu and every form goes: by its custom_id, to one method.

One router for all of them instead of views with callbacks: buttons work after restarts, from any
process, and no view's end can take a button away from other servers.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from io import BytesIO
from typing import Any

import discord

from bot import rulebook
from bot.answering import Answering
from bot.clicks import Click, Verb, parse
from bot.door import Door
from bot.faces.words import Say
from bot.house import House
from bot.page import COLOR, Page
from bot.panel import Panels, question
from bot.publisher import Publisher, Wish
from core import privacy
from core.errors import (
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
from core.replay import write
from core.rules import Level
from core.tables.values import Call, Look, Receipt, Status

log = logging.getLogger(__name__)

Handler = Callable[[Door, Click, Call, Say], Awaitable[None]]


class Router:
    def __init__(
        self, house: House, publisher: Publisher, panels: Panels, answering: Answering
    ) -> None:
        self._house = house
        self._publisher = publisher
        self._panels = panels
        self._answering = answering
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

        async def work(door: Door, say: Say) -> None:
            if click is None or interaction.guild_id is None:
                raise UnknownTable
            call = Call(interaction.guild_id, click.table, interaction.user.id, interaction.id)
            await self._handlers[click.verb](door, click, call, say)

        await self._answering.answer(interaction, kind, work)

    # The game.

    async def _move(self, door: Door, click: Click, call: Call, say: Say) -> None:
        await self._play(door, click, call, click.target.split(), say)

    async def _said(self, door: Door, click: Click, call: Call, say: Say) -> None:
        """A form sent in: what was typed is the move."""
        typed = _typed(door.interaction)
        try:
            await self._play(door, click, call, [typed], say)
        except IllegalMove as refused:
            raise IllegalEntry(rule=refused.rule, value=typed) from None

    async def _play(self, door: Door, click: Click, call: Call, moves: list[str], say: Say) -> None:
        try:
            receipt = await self._house.tables.play(call, click.prompt, *moves)
        except (StalePrompt, NotAsked):
            # First: the AI may have played in one's absence just what is clicked now.
            if await self._came_back(call):
                await self._refresh(door, call, "", say)
                return
            if await self._was_played(call, click.prompt, moves):
                return  # the second click of a double click: it has been done
            if door.private:  # told below; but here the old buttons can be taken away as well
                await self._refresh(door, call, "", say)
            raise
        await self.show_after(receipt, door)
        if door.private:
            await self._refresh(door, call, "", say)

    async def _was_played(self, call: Call, prompt: int, moves: list[str]) -> bool:
        look = await self._house.tables.look(call.server, call.table, call.user)
        answers = [told.answer for told in look.story if told.prompt == prompt]
        mine = [answer.move for answer in answers if answer and answer.seat == look.seat]
        return bool(moves) and mine[-len(moves) :] == moves

    async def _came_back(self, call: Call) -> bool:
        """Who was away while the AI played takes the seat back by any click on the game."""
        table = (await self._house.tables.look(call.server, call.table)).table
        chair = table.chair_of(call.user)
        if table.status is not Status.PLAYING or chair is None or not chair.kept:
            return False
        await self.show_after(await self._house.tables.join(call), None)
        return True

    async def _pick(self, door: Door, click: Click, call: Call, say: Say) -> None:
        """One step further in choosing: in the panel, or in a new one."""
        if not door.private:
            await self._need_asked(call)
        await self._refresh(door, call, click.target, say)

    async def _need_asked(self, call: Call) -> Look:
        look = await self._house.tables.look(call.server, call.table, call.user)
        if look.table.status is not Status.PLAYING:
            raise NotStarted if look.table.status is Status.LOBBY else GameOver
        if look.seat is None:
            raise NotSeated
        if not look.choices:
            raise NotAsked
        return look

    async def _ask(self, door: Door, click: Click, call: Call, say: Say) -> None:
        look = await self._need_asked(call)
        form = question(look, click.target, say)
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
        if not await door.ask(modal):
            await door.say(say("too-slow"))

    async def _view(self, door: Door, click: Click, call: Call, say: Say) -> None:
        del click
        await self._came_back(call)
        await self._refresh(door, call, "", say)

    async def _refresh(self, door: Door, call: Call, path: str, say: Say) -> None:
        look = await self._house.tables.look(call.server, call.table, call.user)
        page = await self._panels.own(look, path, say, call.user)
        if not (door.private and await door.edit(page)):
            await door.tell(page)

    async def _hint(self, door: Door, click: Click, call: Call, say: Say) -> None:
        del click
        hint = await self._house.tables.hint(call.server, call.table, call.user)
        await door.tell(await self._panels.hint(hint, say, call.user))

    async def _resign(self, door: Door, click: Click, call: Call, say: Say) -> None:
        receipt = await self._house.tables.resign(call, with_ai=click.target == "ai")
        await self.show_after(receipt, None)
        await door.edit(Page(text=say("resigned")))

    # The lobby.

    async def _join(self, door: Door, click: Click, call: Call, say: Say) -> None:
        del click, say
        await self.show_after(await self._house.tables.join(call), door)

    async def _leave(self, door: Door, click: Click, call: Call, say: Say) -> None:
        del click, say
        await self.show_after(await self._house.tables.leave(call), door)

    async def _add_ai(self, door: Door, click: Click, call: Call, say: Say) -> None:
        del click, say
        chosen = _data(door.interaction).get("values") or [""]
        if chosen[0] not in set(Level):
            raise NoSuchSeat
        await self.show_after(await self._house.tables.add_ai(call, Level(chosen[0])), door)

    async def _remove_ai(self, door: Door, click: Click, call: Call, say: Say) -> None:
        del click, say
        await self.show_after(await self._house.tables.remove_ai(call), door)

    async def _start(self, door: Door, click: Click, call: Call, say: Say) -> None:
        del click, say
        await self.show_after(await self._house.tables.start(call), door)

    async def _rules(self, door: Door, click: Click, call: Call, say: Say) -> None:
        look = await self._house.tables.look(call.server, click.table)
        await tell_rules(door, look.table.game, say)

    # The end.

    async def _rematch(self, door: Door, click: Click, call: Call, say: Say) -> None:
        look = await self._house.tables.look(call.server, click.table)
        receipt = await self._house.tables.rematch(call)
        if receipt.did == "joined":
            await self.show_after(receipt, None)
            await door.say(say("joined", table=receipt.table.id))
            return
        others = [chair.user for chair in look.table.chairs if chair.user != call.user]
        invited = tuple(user for user in others if user is not None)
        await self._publisher.show(Wish(call.server, receipt.table.id, anew=True, invited=invited))
        await door.say(say("opened", table=receipt.table.id))

    async def _replay(self, door: Door, click: Click, call: Call, say: Say) -> None:
        await tell_replay(door, self._house, call.server, click.table, say)

    async def _forget(self, door: Door, click: Click, call: Call, say: Say) -> None:
        del click
        await privacy.forget(self._house.tables.database, call.user, discord.utils.utcnow())
        self._house.preferences.forget(call.user)
        await door.edit(Page(text=say("privacy-deleted")))

    async def show_after(self, receipt: Receipt, door: Door | None) -> None:
        """What follows a change: the AI answers where it is asked, then the table is shown."""
        table = receipt.table
        way = None if door is None or door.private else door
        try:
            if table.status is Status.PLAYING:
                await self._house.tables.think(table.server, table.id)
        finally:
            # The person's own move is stored: it is shown even if the AI has stumbled.
            await self._publisher.show(Wish(table.server, table.id, way))


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


async def tell_rules(door: Door, game: str, say: Say) -> None:
    embed = discord.Embed(colour=COLOR)
    for section in rulebook.pages(game, say):
        embed.add_field(name=section.title, value=section.text, inline=False)
    embed.set_footer(text=say("about-the-marks"))
    await door.send(embed=embed)


async def tell_replay(door: Door, house: House, server: int, table: int, say: Say) -> None:
    """The replay file of a finished game, for this user."""
    record = await house.tables.record(server, table)
    told = await asyncio.to_thread(write, record)
    file = discord.File(BytesIO(told.encode()), filename=f"rungs-{table}.txt")
    await door.send(content=say("replay-attached", table=table), file=file)
