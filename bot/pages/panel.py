"""Private panels: a player's own view with their choices, and hints.

The bot never updates a panel by itself. Every click on it brings it up to date, and its Refresh
button does nothing else.
"""

from __future__ import annotations

from typing import Any

import discord

from bot.games.common.controls import Act, Question, Rows, Tone
from bot.games.registry import FACES
from bot.pages.custom_ids import Click, Verb
from bot.pages.hint import explain
from bot.pages.page import Button, ItemRow, Page, buttons, with_extras
from bot.pages.phrases import heading, moment, prompt_key
from bot.pages.turn import headline
from bot.services import Services
from bot.text.names import listed, spoken
from bot.text.narration import tell
from bot.text.say import Say
from core.engine.errors import NotSeated, NotStarted
from core.engine.rules import Prompt
from core.model.table import Status
from core.model.views import Hint, TableView

TOLD, RECENT = 3, 12
"""Lines of narration, and the moves they are made of."""
CODE_BLOCK = "```\n{}\n```"


class Panels:
    def __init__(self, services: Services, client: discord.Client) -> None:
        self._services = services
        self._client = client

    async def own(self, seen: TableView, path: str, say: Say, user: int) -> Page:
        """Return the seat's own view and its choices after the picks in `path`."""
        _need_seat(seen)
        face = FACES[seen.table.game]
        rows = face.controls.private(seen.view, seen.choices, path, say)
        asks = face.controls.asks(seen.view, seen.choices, path, say)
        legal = _played_by(rows, seen.choices) if asks else seen.choices
        names = await self._services.names_at(seen.table, self._client, say)
        shown = await self._shown(seen, names, say, user, legal=legal)
        return Page(
            text=shown.text,
            title=headline(seen, names, say) if seen.prompt else heading(seen.table, say),
            body="\n".join(_situation(seen, asks, names, say)),
            footer=heading(seen.table, say) if seen.prompt else "",
            picture=shown.picture,
            rows=_rows(seen, rows, say),
        )

    async def hint(self, hint: Hint, say: Say, user: int) -> Page:
        """Return the best moves with their reasons and buttons to play them."""
        seen, face = hint.seen, FACES[hint.seen.table.game]

        def label(move: Any) -> str:  # noqa: ANN401 - a move of any game
            return face.controls.label(seen.view, move, say)

        names = await self._services.names_at(seen.table, self._client, say)
        best = tuple(advice.move for advice in hint.advice)
        shown = await self._shown(seen, names, say, user, best=best)
        number = seen.prompt.number if seen.prompt else 0
        plays = tuple(
            Button(
                label(move),
                Click(Verb.MOVE, seen.table.id, number, str(move)),
                Tone.BLUE if move == best[0] else Tone.GREY,
            )
            for move in best
        )
        return Page(
            text=shown.text,
            title=say("hint-title", table=heading(seen.table, say)),
            body="\n".join(explain(hint.advice, face.family, label, say, names)),
            picture=shown.picture,
            rows=(plays,),
        )

    async def _shown(
        self,
        seen: TableView,
        names: tuple[str, ...],
        say: Say,
        user: int,
        legal: tuple[Any, ...] = (),
        best: tuple[Any, ...] = (),
    ) -> Page:
        """Return the position as the user prefers it: a picture or text."""
        face = FACES[seen.table.game]
        if not (await self._services.preferences.user(user)).pictures:
            return Page(text=CODE_BLOCK.format(face.text(seen.view, names, say)))
        scene = face.panel(seen.view, names, say, legal=legal, best=best)
        alt = face.panel_alt(seen.view, names, say, legal=legal, best=best)
        return Page(picture=await self._services.draw(seen.table.server, scene, alt, "panel.png"))


def question(seen: TableView, path: str, say: Say) -> Question | None:
    """Return the form behind the ASK button of this seat's panel."""
    rows = FACES[seen.table.game].controls.private(seen.view, seen.choices, path, say)
    controls = (control for row in rows for control in row)
    return next((control.question for control in controls if control.act is Act.ASK), None)


def _need_seat(seen: TableView) -> None:
    if seen.view is None:
        raise NotStarted if seen.table.status is Status.LOBBY else seen.table.ending
    if seen.seat is None:
        raise NotSeated


def _played_by(rows: Rows, moves: tuple[Any, ...]) -> tuple[Any, ...]:
    """Return the moves that have a button, or all moves if none has."""
    targets = {control.target for row in rows for control in row if control.act is Act.MOVE}
    return tuple(move for move in moves if str(move) in targets) or moves


def _situation(seen: TableView, asks: str, names: tuple[str, ...], say: Say) -> list[str]:
    if seen.prompt is None:
        return [say("panel-over")]
    if seen.table.paused_until is not None:
        return [say("turn-paused", when=moment(seen.table.paused_until))]
    if not seen.choices:
        return [*_done(seen, names, say), _waiting(seen.prompt, names, say)]
    asked = asks or say(f"choose-{prompt_key(seen.table.game, seen.prompt)}")
    if seen.due and seen.due.turn:
        return [asked, say("turn-deadline", when=moment(seen.due.turn))]
    return [asked]


def _done(seen: TableView, names: tuple[str, ...], say: Say) -> list[str]:
    """Return this seat's answer while it is hidden, else what has happened since its last one."""
    face = FACES[seen.table.game]
    if hidden := face.controls.answered(seen.view, say):
        return [say("panel-answered", move=hidden)]
    own = [
        at for at, line in enumerate(seen.story) if line.answer and line.answer.seat == seen.seat
    ]
    since = seen.story[own[-1] :] if own else seen.story
    return tell(since[-RECENT:], face.grammar, names, say, TOLD)


def _waiting(prompt: Prompt, names: tuple[str, ...], say: Say) -> str:
    asked = [spoken(names[seat]) for seat in prompt.seats]
    return say("panel-waiting", names=listed(asked, say))


def _rows(seen: TableView, controls: Rows, say: Say) -> tuple[ItemRow, ...]:
    number = seen.prompt.number if seen.prompt else 0
    refresh = Button(say("button-refresh"), Click(Verb.VIEW, seen.table.id, number))
    more: tuple[Button, ...] = (refresh,)
    if seen.choices and seen.table.hints:
        more = (Button(say("button-hint"), Click(Verb.HINT, seen.table.id, number)), refresh)
    return with_extras(buttons(controls, seen.table.id, number), more)
