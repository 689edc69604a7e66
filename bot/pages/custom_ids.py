"""What a button says to the bot: `r1:<table>:<prompt>:<verb>[:<target>]`, and nothing else.

On a tournament's message its number stands for the table's.

The text comes back from outside and is treated so: a fixed form with bounds, no state, no secrets.
Who clicked, where and whether it is allowed is decided by the database, never by this.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum

LONGEST = 100
"""Discord's limit for a custom_id."""
_FORM = re.compile(r"r1:([0-9a-f]{1,15}):([0-9a-f]{1,7}):([a-z])(?::([ -~]{0,70}))?")


class Verb(StrEnum):
    # The game; the first three are the acts of bot/games/controls.py.
    MOVE = "m"
    PICK = "p"
    ASK = "q"
    SAY = "s"
    """A form sent in."""
    VIEW = "v"
    HINT = "h"
    # The lobby.
    JOIN = "j"
    LEAVE = "l"
    ADD_AI = "a"
    REMOVE_AI = "d"
    START = "b"
    RULES = "u"
    # Giving up and the end.
    RESIGN = "g"
    REMATCH = "n"
    REPLAY = "y"
    # A tournament's announcement; the number is the tournament's.
    ENTER = "e"
    WITHDRAW = "w"
    OPEN_ROUND = "o"
    CALL_OFF = "k"
    CLOSE_ROUND = "c"
    """The round stands for the prompt."""
    # Somebody's data.
    FORGET = "f"
    # A leaderboard; the game is the target and the page stands for the prompt.
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
    """The click behind a custom_id; None for what is not ours."""
    found = _FORM.fullmatch(custom_id)
    if found is None:
        return None
    table, prompt, verb, target = found.groups()
    try:
        return Click(Verb(verb), int(table, 16), int(prompt, 16), target or "")
    except ValueError:
        return None
