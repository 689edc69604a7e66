"""The settings of servers and users.

What was read is kept for a minute, because every click asks for it. A change made through this
object is visible at once, one made by another process within `KEPT_SECONDS`.
"""

from __future__ import annotations

import re
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping
from dataclasses import asdict, dataclass, fields, replace
from enum import StrEnum
from typing import Any, Generic, TypeVar
from zoneinfo import ZoneInfo

from sqlalchemy import Connection, Select, bindparam, select, update

from core.engine.errors import BadSetup
from core.store.database import Database, insert_new
from core.store.models.people import ServerRow, UserRow
from core.store.servers import know_server
from core.tables.lobby import is_turn_time

KEPT = 5000
KEPT_SECONDS = 60.0
MOST_CHANNELS = 50

V = TypeVar("V")


class OldTurns(StrEnum):
    """What becomes of a turn's message when the next one stands."""

    REMOVE = "remove"
    SHRINK = "shrink"
    KEEP = "keep"


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """A server's settings. None means the server's Discord language or the default turn time."""

    language: str | None = None
    turn_seconds: int | None = None
    threads: bool = False
    pings: bool = True
    hints: bool = True
    old_turns: str = OldTurns.REMOVE
    theme: str = "dark"
    """How pictures are drawn; the bot knows which themes there are."""
    time_zone: str | None = None
    """By its IANA name; None means UTC."""
    channels: tuple[int, ...] = ()
    """The channels games may be opened in; empty means all."""

    @property
    def zone(self) -> ZoneInfo:
        return ZoneInfo(self.time_zone or "UTC")


@dataclass(frozen=True, slots=True)
class UserSettings:
    """A user's settings. Without a language, that of their Discord client applies."""

    language: str | None = None
    pictures: bool = True
    pings: bool = True


class Preferences:
    """Everybody's settings, read often and written rarely."""

    def __init__(self, database: Database, clock: Callable[[], float] = time.monotonic) -> None:
        self._database = database
        self._servers: _Kept[ServerSettings] = _Kept(clock)
        self._users: _Kept[UserSettings] = _Kept(clock)

    async def server(self, server: int) -> ServerSettings:
        return await self._known(self._servers, server, _SERVER, _of_server)

    async def set_server(self, server: int, **changes: Any) -> ServerSettings:
        """Change some of a server's settings; raise `BadSetup` for invalid ones."""
        _check_server(replace(ServerSettings(), **changes))
        changed = await self._database.transact(_change_server, server, changes)
        self._servers.drop(server)
        return changed

    async def user(self, user: int) -> UserSettings:
        return await self._known(self._users, user, _USER, _of_user)

    async def set_user(self, user: int, **changes: Any) -> UserSettings:
        new = replace(UserSettings(), **changes)
        _check_language(new.language)
        changed = await self._database.transact(_change_user, user, asdict(new), changes)
        self._users.drop(user)
        return changed

    async def _known(
        self, kept: _Kept[V], key: int, query: Select[Any], of: Callable[[Any], V]
    ) -> V:
        """Return the settings, read now unless they were read lately."""
        known = kept.get(key)
        if known is not None:
            return known
        age = kept.age
        return kept.put(key, of(await self._database.look(_row, query, key)), age)

    def forget(self, user: int) -> None:
        """Drop a user whose data was deleted."""
        self._users.drop(user)


_SERVER = select(ServerRow.__table__).where(ServerRow.id == bindparam("id"))
_USER = select(UserRow.__table__).where(UserRow.id == bindparam("id"))


def _row(db: Connection, query: Select[Any], key: int) -> Any:  # noqa: ANN401 - as these take it
    return db.execute(query, {"id": key}).one_or_none()


def _change_server(db: Connection, server: int, changes: Mapping[str, Any]) -> ServerSettings:
    know_server(db, server)
    db.execute(update(ServerRow).where(ServerRow.id == server).values(id=server, **changes))
    return _of_server(_row(db, _SERVER, server))


def _change_user(
    db: Connection, user: int, new: Mapping[str, Any], changes: Mapping[str, Any]
) -> UserSettings:
    if not insert_new(db, UserRow, {"id": user, **new}):
        db.execute(update(UserRow).where(UserRow.id == user).values(id=user, **changes))
    return _of_user(_row(db, _USER, user))


def _of_server(row: Any) -> ServerSettings:  # noqa: ANN401 - the only row, or None
    if row is None:
        return ServerSettings()
    return replace(_of(ServerSettings(), row), channels=tuple(row.channels))


def _of_user(row: Any) -> UserSettings:  # noqa: ANN401
    return UserSettings() if row is None else _of(UserSettings(), row)


S = TypeVar("S", ServerSettings, UserSettings)


def _of(defaults: S, row: Any) -> S:  # noqa: ANN401
    return replace(defaults, **{f.name: getattr(row, f.name) for f in fields(defaults)})


def _check_server(settings: ServerSettings) -> None:
    _check_language(settings.language)
    seconds = settings.turn_seconds
    if seconds is not None and not is_turn_time(seconds):
        raise BadSetup(problem="turn_seconds", value=seconds)
    if settings.old_turns not in set(OldTurns):
        raise BadSetup(problem="old_turns", value=settings.old_turns[:40])
    if not re.fullmatch(r"[a-z]{1,20}", settings.theme):
        raise BadSetup(problem="theme", value=settings.theme[:40])
    if len(settings.channels) > MOST_CHANNELS:
        raise BadSetup(problem="channels", value=len(settings.channels))
    if settings.time_zone is not None:
        _check_zone(settings.time_zone)


def _check_zone(name: str) -> None:
    try:
        ZoneInfo(name)
    except (ValueError, OSError, KeyError) as error:  # no such file, or no such name at all
        raise BadSetup(problem="time_zone", value=name[:40]) from error


def _check_language(language: str | None) -> None:
    """Check only the form of a language code; the bot knows which languages exist."""
    if language is not None and not re.fullmatch(r"[a-z]{2,3}(-[A-Za-z0-9]{2,4})?", language):
        raise BadSetup(problem="language", value=language[:40])


class _Kept(Generic[V]):
    """A cache of reads. `age` grows with every change, so a read begun before it is not kept."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._entries: OrderedDict[Hashable, tuple[float, V]] = OrderedDict()
        self.age = 0

    def get(self, key: Hashable) -> V | None:
        until, value = self._entries.get(key, (0.0, None))
        return value if self._clock() < until else None

    def put(self, key: Hashable, value: V, age: int) -> V:
        if age == self.age:
            self._entries.pop(key, None)
            self._entries[key] = self._clock() + KEPT_SECONDS, value
        while len(self._entries) > KEPT:
            self._entries.popitem(last=False)
        return value

    def drop(self, key: Hashable) -> None:
        self.age += 1
        self._entries.pop(key, None)
