"""Failures of the database itself, in words that say what to do."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, PendingRollbackError
from sqlalchemy.exc import TimeoutError as PoolTimeout


class StorageProblem(Exception):
    """The database cannot be used; the message says what to do. Nothing was changed."""


CLOSED = "the database is closed: Rungs is stopping"


class OutcomeUnknown(StorageProblem):
    """The server did not answer a commit: the change is stored as a whole, or not at all."""


@contextmanager
def plain_words() -> Iterator[None]:
    """Turn failures of the database itself into a `StorageProblem`."""
    try:
        yield
    except Exception as error:
        words = problem(error)
        if words is None:
            raise
        raise StorageProblem(words) from error


@contextmanager
def committing() -> Iterator[None]:
    """Turn the loss of the connection into an `OutcomeUnknown`."""
    try:
        yield
    except Exception as error:
        if is_lost(error):
            raise OutcomeUnknown(problem(error) or _LOST) from error
        raise


_OUTDATED = "the database has other tables than this version of Rungs needs: restore or migrate it"
_SQLITE_WORDS = {
    sqlite3.SQLITE_PERM: "the database file cannot be opened: check its folder and permissions",
    sqlite3.SQLITE_READONLY: "the database file cannot be written to: check its permissions",
    sqlite3.SQLITE_FULL: "the disk is full: nothing was saved; make room and try again",
    sqlite3.SQLITE_CANTOPEN: "the database file cannot be opened: check its folder and permissions",
    sqlite3.SQLITE_IOERR: "the disk does not answer: nothing was saved",
    sqlite3.SQLITE_NOTADB: "the file is not a database, or is damaged: restore a backup",
    sqlite3.SQLITE_CORRUPT: "the database file is damaged: restore a backup",
    sqlite3.SQLITE_BUSY: "another program keeps the database locked",
    sqlite3.SQLITE_PROTOCOL: "another program keeps the database locked",
    sqlite3.SQLITE_SCHEMA: _OUTDATED,
    sqlite3.SQLITE_NOMEM: "there is too little memory: nothing was saved",
}
_MISSING = ("no such table", "no such column", "has no column named")
"""What SQLite says of tables that are not ours: it has no code for that."""


_LOST = "the database server closed the connection"
_POSTGRES_WORDS = {
    "08": _LOST,
    "57": _LOST,
    "57014": "the database server took too long for something, and gave it up",
    "55P03": "the database server is busy: somebody else's change took too long",
    "40": "somebody else changed the same thing at that moment: try again",
    "42501": "the role in DATABASE_URL may not use these tables: restore them as that role",
    "42P01": _OUTDATED,
    "42703": _OUTDATED,
    "0A000": "the tables were changed at that moment: try again",
    "28": "the database server refuses the name or password in DATABASE_URL",
    "3D": "the database server has no database of the name in DATABASE_URL: create it first",
    "53": "the database server is overloaded: too many connections or too little memory",
    "53100": "the database server's disk is full: nothing was saved; make room and try again",
    "25006": "the database server takes no changes: it is a replica or set to read only",
    "58": "the database server cannot read or write its disk",
}
"""By SQLSTATE, or by its class, the first two characters."""


_DRIVERS = ("asyncpg", "sqlite3", "sqlalchemy")
_NO_CONNECTION = (
    "connection is closed",
    "connection was closed",
    "connection closed",
    "closed database",
    "no active connection",
    "not connected",
    "another operation",
    "cannot switch to state",
)
"""What the drivers say of a connection that is lost, or was given up in the middle of something."""


def problem(error: Exception) -> str | None:
    """Return a message for a failure of the database itself, None for any other error."""
    if isinstance(error, PoolTimeout):
        return "the database is overloaded: try again in a moment"
    if isinstance(error, TimeoutError):
        return "the database server does not answer"
    if isinstance(error, OSError):
        return "the database server cannot be reached: check DATABASE_URL and that it runs"
    cause = _cause(error)
    code = getattr(cause, "sqlite_errorcode", None)
    if code is not None:
        missing = any(words in str(cause) for words in _MISSING)
        return _OUTDATED if missing else _SQLITE_WORDS.get(code & 0xFF)
    state = _state(error)
    words = _POSTGRES_WORDS.get(state) or _POSTGRES_WORDS.get(state[:2])
    return words or (_LOST if is_lost(error) else None)


def is_lost(error: Exception) -> bool:
    """Return whether the server may have done what it was asked without being able to say so."""
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    if isinstance(error, OSError | PendingRollbackError):
        return True
    if _state(error).startswith(("08", "57P")):
        return True
    cause = _cause(error)
    said = str(cause) if type(cause).__module__.startswith(_DRIVERS) else ""
    return any(words in said for words in _NO_CONNECTION)


def _cause(error: Exception) -> BaseException:
    return (error.orig or error) if isinstance(error, DBAPIError) else error


def _state(error: Exception) -> str:
    return getattr(_cause(error), "sqlstate", None) or ""
