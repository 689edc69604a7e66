"""The custom_id of a button: `r1:<table>:<prompt>:<verb>[:<target>]`.

On a tournament's message, the table is the tournament's number.

A custom_id is untrusted input: a fixed, bounded format without state or secrets. Whether a click is
allowed is decided from the database, never from its custom_id.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum

LONGEST = 100
"""Discord's limit for a custom_id."""
_FORM = re.compile(r"r1:([0-9a-f]{1,15}):([0-9a-f]{1,7}):([a-z]{1,2})(?::([ -~]{0,70}))?")


class Verb(StrEnum):
    # The game; the first three are the acts of bot/games/common/controls.py.
    MOVE = "m"
    PICK = "p"
    ASK = "q"
    SAY = "s"
    """A submitted form."""
    VIEW = "v"
    HINT = "h"
    TABLE = "x"
    """The menu of a running table; the target is an action of it."""
    VOTE = "z"
    """On a motion, whose number is the prompt; the target is yes or no."""
    # The lobby.
    PLAY = "pl"
    """Open a table with an AI and start it; the target is the game."""
    JOIN = "j"
    LEAVE = "l"
    ADD_AI = "a"
    REMOVE_AI = "d"
    READY = "ry"
    START = "b"
    PLAY_AI = "pa"
    """Add an AI and start."""
    HOST = "i"
    """The host's panel; the target is what to change there, such as `rated=no`."""
    RULES = "u"
    # Resigning and the end.
    RESIGN = "g"
    ABORT = "ab"
    REMATCH = "n"
    REPLAY = "y"
    """The prompt is the position to show, 0 the start; the target names the button."""
    # About a table, at any time.
    STORY = "st"
    """The prompt is the page; 0 is the last one."""
    FAIR_PLAY = "fp"
    # A tournament's announcement; the table is the tournament's number.
    ENTER = "e"
    WITHDRAW = "w"
    CHECK_IN = "ci"
    PAUSE = "ps"
    COME_BACK = "cb"
    OPEN_ROUND = "o"
    CALL_OFF = "k"
    CLOSE_ROUND = "c"
    """The prompt is the round."""
    MANAGE = "mg"
    """The panel of those who run it; the target is what to do there, such as `start`."""
    # A user's data.
    FORGET = "f"
    # A page to be shown to all, or to be read; the target names it (bot/pages/shared.py).
    SHARE = "r"
    READ = "rd"
    # A leaderboard, or all tables; the target is the game, if any, and the prompt is the page.
    TURN_PAGE = "t"


@dataclass(frozen=True, slots=True)
class Click:
    verb: Verb
    table: int
    prompt: int = 0
    target: str = ""

    def __str__(self) -> str:
        text = f"r1:{self.table:x}:{self.prompt:x}:{self.verb}"
        return f"{text}:{self.target}" if self.target else text


def parse(custom_id: str) -> Click | None:
    """Return the click behind a custom_id; None if it is not one of ours."""
    found = _FORM.fullmatch(custom_id)
    if found is None:
        return None
    table, prompt, verb, target = found.groups()
    try:
        return Click(Verb(verb), int(table, 16), int(prompt, 16), target or "")
    except ValueError:
        return None
