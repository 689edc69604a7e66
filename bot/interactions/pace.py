"""How often one person, or one channel, may ask for what takes work or disturbs others.

Moves are never paced. Whoever asks faster gets one sentence at once, and nothing is computed.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from core.engine.errors import TooFast

_MOST = 10_000
"""Entries kept before those that no longer matter are dropped."""


@dataclass(frozen=True, slots=True)
class Rate:
    bucket: str
    """What is counted together."""
    at_once: int
    every: float
    """Seconds until one more is free."""


def in_channel(kind: str) -> str:
    """Return what a kind is called when a whole channel is counted together."""
    return f"{kind} in a channel"


CHANNEL_BOARDS = "boards where they are shown"
_OPENING = ("newgame", "play", "rematch", "organize create")
_RUNNING = tuple(
    f"organize {act}" for act in ("edit", "result", "reopen", "drop", "return", "team")
)
_COMING_AND_GOING = (
    *("join", "leave", "ready", "add_ai", "remove_ai"),
    *("enter", "withdraw", "check_in", "pause", "come_back"),
    *(f"tournament {act}" for act in ("join", "leave", "check-in", "pause", "back")),
)
_READING = ("standings", "pairings", "export")
_HINTS = Rate("hints", 4, 4.0)
_PANELS = Rate("panels", 10, 1.0)
PACED: Mapping[str, Rate] = {
    "hint": _HINTS,
    **dict.fromkeys(("view", "pick", "verify"), _PANELS),
    **dict.fromkeys(("replay", "story"), Rate("replays", 30, 0.5)),  # people click through a game
    **dict.fromkeys(("stats", "leaderboard", "turn_page", "read"), _PANELS),
    **dict.fromkeys((f"tournament {act}" for act in _READING), _PANELS),
    **dict.fromkeys(("board", "share"), Rate("boards", 3, 10.0)),
    # These notify others, or post a new message.
    **dict.fromkeys(_OPENING, Rate("lobbies", 4, 15.0)),
    **dict.fromkeys(("table", "vote", "host", "manage", *_RUNNING), Rate("menus", 10, 2.0)),
    # These change a message that everybody sees.
    **dict.fromkeys(_COMING_AND_GOING, Rate("seats", 10, 2.0)),
    CHANNEL_BOARDS: Rate("boards in a channel", 5, 5.0),
    **{in_channel(kind): Rate("lobbies in a channel", 20, 3.0) for kind in _OPENING},
}
"""By kind of click or command."""
UNPACED = frozenset(
    (
        # Moves, and what can be done once.
        *("move", "ask", "say", "start", "play_ai", "resign", "abort", "forget"),
        *("open_round", "close_round", "call_off"),
        *(f"organize {act}" for act in ("start", "next", "cancel")),
        # A few words for one person.
        *("rules", "fair_play", "help", "games", "me", "privacy", "settings"),
    )
)
"""The kinds without a pace; every other kind must have one."""


class Pace:
    def __init__(self, now: Callable[[], float], paced: Mapping[str, Rate] = PACED) -> None:
        self._now = now
        self._paced = paced
        self._used_until: dict[tuple[str, int], float] = {}
        """By bucket and owner: when all of it is free again."""

    def need(self, kind: str, whose: int) -> None:
        """Take one from the bucket of this person or channel; refuse if none is left."""
        rate = self._paced.get(kind)
        if rate is None:
            return
        now, key = self._now(), (rate.bucket, whose)
        until = max(now, self._used_until.get(key, now)) + rate.every
        over = until - now - rate.at_once * rate.every
        if over > 0:
            raise TooFast(seconds=math.ceil(over))
        if len(self._used_until) >= _MOST:
            self._forget_until(now)
        self._used_until[key] = until

    def _forget_until(self, now: float) -> None:
        self._used_until = {key: end for key, end in self._used_until.items() if end > now}
