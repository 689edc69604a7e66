"""What is asked of the tables, and what came of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from core.engine.rules import Level
from core.games.registry import GAMES, Game
from core.model.table import Table


@dataclass(frozen=True, slots=True)
class Call:
    """Who asks, from where, about which table, by which click. Nothing else is trusted."""

    server: int
    table: int
    user: int
    interaction: int


@dataclass(frozen=True, slots=True)
class Order:
    """The settings of a new table."""

    game: str
    options: Mapping[str, str] = field(default_factory=dict)
    games: str = "1"
    turn_seconds: int = 0
    levels: tuple[Level, ...] = ()
    """AI seats to begin with."""
    hints: bool = True
    rated: bool = True
    private: bool = False
    """Only invited users may join."""
    autostart: bool = False
    """It starts by itself when all seats are taken and everybody is ready."""
    invited: tuple[int, ...] = ()
    thread: bool | None = None
    """Whether it is played in a thread; None: as the server has set."""

    @property
    def kind(self) -> Game:
        return GAMES[self.game]


@dataclass(frozen=True, slots=True)
class Limits:
    """How many tables may be open at once, so that nobody can flood a server."""

    lobbies_per_user: int = 2
    tables_per_user: int = 10
    tables_per_channel: int = 25
    tables_per_server: int = 200


class Did(StrEnum):
    """What was done at a table. It is stored with each click: the values stay."""

    OPENED = "opened"
    JOINED = "joined"
    LEFT = "left"
    READY = "ready"
    ADDED_AI = "added_ai"
    REMOVED_AI = "removed_ai"
    STARTED = "started"
    CHANGED = "changed"
    SWITCHED = "switched"
    KICKED = "kicked"
    HANDED_OVER = "handed_over"
    INVITED = "invited"
    PLAYED = "played"
    RESIGNED = "resigned"
    ABORTED = "aborted"
    AGREED = "agreed"
    DECLINED = "declined"
    # Actions.
    NUDGED = "nudge"
    FOLLOWED = "follow"
    UNFOLLOWED = "unfollow"
    WAITED = "wait"
    UNWAITED = "unwait"
    RESUMED_BY_CLICK = "resume"
    ASKED_TO_PAUSE = "pause"
    ASKED_TO_END = "end"
    ASKED_TO_SKIP = "skip"
    ASKED_FOR_AI = "ai"
    ASKED_TO_SWAP = "swap"
    # Without a click.
    PLAYED_AI = "played_ai"
    LEFT_SERVER = "left_server"
    SHOWN = "shown"
    # By the clock.
    REMINDED = "reminded"
    TIME_UP = "time_up"
    """Its board must be found before the clock answers for anybody."""
    TIMED_OUT = "timed_out"
    AI_OWES = "ai_owes"
    RESUMED = "resumed"
    EXPIRED = "expired"
    CLOSED = "closed"
    NOTHING = "nothing"
    """Somebody was faster."""
    OTHER = "other"
    """Something that this version does not know."""

    @classmethod
    def _missing_(cls, _value: object) -> Did:
        return cls.OTHER


@dataclass(frozen=True, slots=True)
class Receipt:
    """The answer to a call: what was done, and the table afterwards."""

    did: Did
    table: Table
    repeated: bool = False
    """This click was already carried out; nothing was done now."""
