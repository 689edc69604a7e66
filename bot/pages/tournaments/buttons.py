"""The buttons of a tournament's messages."""

from __future__ import annotations

from dataclasses import replace

from bot.games.common.controls import Tone
from bot.pages.custom_ids import Click, Verb
from bot.pages.page import Button
from bot.text.say import Say
from core.model.tournament import (
    Tournament,
)


def check_in_rows(tournament: Tournament, say: Say) -> tuple[tuple[Button, ...], ...]:
    """Return the button to check in, and after it the announcement's."""
    check_in = Click(Verb.CHECK_IN, tournament.id)
    (join, *others), *_ = announcement_rows(tournament, say)
    here = Button(say("button-check-in"), check_in, Tone.GREEN)
    return ((here, replace(join, tone=Tone.GREY), *others),)


def announcement_rows(tournament: Tournament, say: Say) -> tuple[tuple[Button, ...], ...]:
    return (
        (
            Button(say("button-join"), Click(Verb.ENTER, tournament.id), Tone.GREEN),
            Button(say("button-leave"), Click(Verb.WITHDRAW, tournament.id)),
            Button(say("button-start"), Click(Verb.OPEN_ROUND, tournament.id), Tone.BLUE),
            _manage(tournament, say),
        ),
    )


def round_rows(tournament: Tournament, say: Say) -> tuple[tuple[Button, ...], ...]:
    """Return the buttons of a round, with those for players if another round follows."""
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
