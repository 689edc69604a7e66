"""What only one person sees: their own sheet with their choices, and hints.

A panel lives as long as Discord keeps it; nobody pushes anything into it. Every click on it brings
it up to date, and its Refresh button does nothing else.
"""

from __future__ import annotations

from typing import Any

import discord

from bot.advice import explain
from bot.clicks import Click, Verb
from bot.faces.controls import Act, Question, Rows, Tone, back
from bot.faces.kinds import KINDS
from bot.faces.words import Say
from bot.house import House
from bot.layout import heading, moment
from bot.page import Button, ItemRow, Page, Picture, buttons, with_extras
from core.errors import NotSeated, NotStarted
from core.tables.values import Hint, Look, Status

CODE_BLOCK = "```\n{}\n```"


class Panels:
    def __init__(self, house: House, client: discord.Client) -> None:
        self._house = house
        self._client = client

    async def own(self, look: Look, path: str, say: Say, user: int) -> Page:
        """The seat's own view and what it may do, at this point of choosing."""
        _need_seat(look)
        kind = KINDS[look.table.game]
        rows = kind.controls.private(look.view, look.choices, path, say)
        chosen = kind.controls.chosen(path, say) if _narrowed(rows, say) else ""
        legal = _played_by(rows, look.choices) if chosen else look.choices
        shown = await self._shown(look, say, user, legal=legal)
        return Page(
            text=shown.text,
            title=heading(look.table, say),
            body=_situation(look, chosen, say),
            picture=shown.picture,
            rows=_rows(look, rows, say),
        )

    async def hint(self, hint: Hint, say: Say, user: int) -> Page:
        """The best moves, why, and buttons to play them."""
        look, kind = hint.look, KINDS[hint.look.table.game]

        def label(move: Any) -> str:  # noqa: ANN401 - a move of any game
            return kind.controls.label(look.view, move, say)

        names = await self._house.names_at(look.table, self._client, say)
        best = tuple(advice.move for advice in hint.advice)
        shown = await self._shown(look, say, user, best=best)
        number = look.prompt.number if look.prompt else 0
        plays = tuple(
            Button(label(move), Click(Verb.MOVE, look.table.id, number, str(move)), Tone.BLUE)
            for move in best
        )
        return Page(
            text=shown.text,
            title=say("hint-title", table=heading(look.table, say)),
            body="\n".join(explain(hint.advice, kind.family, label, say, names)),
            picture=shown.picture,
            rows=(plays,),
        )

    async def _shown(
        self,
        look: Look,
        say: Say,
        user: int,
        legal: tuple[Any, ...] = (),
        best: tuple[Any, ...] = (),
    ) -> Page:
        """The position as this person likes it: a picture, or letters of one width."""
        face = KINDS[look.table.game].face
        names = await self._house.names_at(look.table, self._client, say)
        if not (await self._house.preferences.user(user)).pictures:
            return Page(text=CODE_BLOCK.format(face.text(look.view, names, say)))
        scene = face.panel(look.view, names, say, legal=legal, best=best)
        alt = face.panel_alt(look.view, names, say, legal=legal, best=best)
        drawn = await self._house.draw(scene, alt)
        return Page(picture=Picture(drawn.png, drawn.alt, "panel.png"))


def question(look: Look, path: str, say: Say) -> Question | None:
    """The form behind an ASK button of this seat's panel."""
    rows = KINDS[look.table.game].controls.private(look.view, look.choices, path, say)
    controls = (control for row in rows for control in row)
    return next((control.question for control in controls if control.act is Act.ASK), None)


def _need_seat(look: Look) -> None:
    if look.table.status is Status.LOBBY or look.view is None:
        raise NotStarted
    if look.seat is None:
        raise NotSeated


def _narrowed(rows: Rows, say: Say) -> bool:
    """Whether these buttons follow from a choice that can be taken back."""
    label = back(say).label
    return any(control.label == label for row in rows for control in row)


def _played_by(rows: Rows, moves: tuple[Any, ...]) -> tuple[Any, ...]:
    """The moves that have a button; all while none has."""
    targets = {control.target for row in rows for control in row if control.act is Act.MOVE}
    return tuple(move for move in moves if str(move) in targets) or moves


def _situation(look: Look, chosen: str, say: Say) -> str:
    if look.prompt is None:
        return say("panel-over")
    if not look.choices:
        return say("panel-nothing-to-do")
    asked = say("panel-your-move", prompt=look.prompt.key.replace("_", "-"))
    lines = [say("panel-chosen", chosen=chosen) if chosen else asked]
    if look.due and look.due.turn:
        lines.append(say("turn-deadline", when=moment(look.due.turn)))
    return "\n".join(lines)


def _rows(look: Look, controls: Rows, say: Say) -> tuple[ItemRow, ...]:
    number = look.prompt.number if look.prompt else 0
    refresh = Button(say("button-refresh"), Click(Verb.VIEW, look.table.id, number))
    more: tuple[Button, ...] = (refresh,)
    if look.choices and look.table.hints:
        more = (Button(say("button-hint"), Click(Verb.HINT, look.table.id, number)), refresh)
    return with_extras(buttons(controls, look.table.id, number), more)
