"""What each button, menu and form calls; a slash command that does the same calls it too."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from bot.interactions import host, lists, lobby, menu, play, privacy, replay, sharing
from bot.interactions.context import Context
from bot.interactions.tournaments import acts, panel
from bot.pages.custom_ids import Click, Verb

Handler = Callable[[Context, Click], Awaitable[None]]


def by_number(act: Callable[[Context, int], Awaitable[object]]) -> Handler:
    """Return a handler for an act that needs only the number of its table or tournament.

    What the act returns is dropped: the message shows it.
    """

    async def handle(context: Context, click: Click) -> None:
        await act(context, click.table)

    return handle


TABLE_CLICKS: Mapping[Verb, Handler] = {
    Verb.MOVE: play.move,
    Verb.PICK: play.pick,
    Verb.ASK: play.ask,
    Verb.SAY: play.enter,
    Verb.VIEW: by_number(play.view),
    Verb.HINT: by_number(play.hint),
    Verb.TABLE: menu.press,
    Verb.VOTE: menu.vote,
    Verb.RESIGN: play.resign,
    Verb.ABORT: play.abort,
    Verb.JOIN: by_number(lobby.join),
    Verb.LEAVE: lobby.press_leave,
    Verb.ADD_AI: lobby.add_ai,
    Verb.REMOVE_AI: by_number(lobby.remove_ai),
    Verb.READY: by_number(lobby.get_ready),
    Verb.START: by_number(lobby.start),
    Verb.PLAY_AI: by_number(lobby.play_ai),
    Verb.HOST: host.press,
    Verb.RULES: by_number(lobby.rules_at),
    Verb.REMATCH: by_number(lobby.rematch),
    Verb.REPLAY: replay.press,
    Verb.STORY: lobby.story,
    Verb.FAIR_PLAY: by_number(lobby.fair_play),
}

TOURNAMENT_CLICKS: Mapping[Verb, Handler] = {
    Verb.ENTER: by_number(acts.join),
    Verb.WITHDRAW: by_number(acts.leave),
    Verb.CHECK_IN: by_number(acts.check_in),
    Verb.PAUSE: by_number(acts.pause),
    Verb.COME_BACK: by_number(acts.come_back),
    Verb.OPEN_ROUND: by_number(acts.start),
    Verb.CLOSE_ROUND: acts.close_round,
    Verb.CALL_OFF: acts.call_off,
    Verb.MANAGE: panel.press,
}

CLICKS: Mapping[Verb, Handler] = {
    **TABLE_CLICKS,
    **TOURNAMENT_CLICKS,
    Verb.PLAY: lobby.play_at_once,
    Verb.TURN_PAGE: lists.turn_page,
    Verb.READ: sharing.read,
    Verb.SHARE: sharing.share,
    Verb.FORGET: privacy.forget,
}
