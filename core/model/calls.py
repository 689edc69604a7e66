"""What is asked of the tables, and what came of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

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


@dataclass(frozen=True, slots=True)
class Receipt:
    """The answer to a call: what was done, and the table afterwards."""

    did: str
    table: Table
    repeated: bool = False
    """This click was already carried out; nothing was done now."""
