"""Failures of the database itself, in words that say what to do."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout


class StorageProblem(Exception):
    """The database cannot be used; the message says what to do. Nothing was changed."""


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


_SQLITE_WORDS = {
    sqlite3.SQLITE_READONLY: "the database file cannot be written to: check its permissions",
    sqlite3.SQLITE_FULL: "the disk is full: nothing was saved; make room and try again",
    sqlite3.SQLITE_CANTOPEN: "the database file cannot be opened: check its folder and permissions",
    sqlite3.SQLITE_IOERR: "the disk does not answer: nothing was saved",
    sqlite3.SQLITE_NOTADB: "the file is not a database, or is damaged: restore a backup",
    sqlite3.SQLITE_CORRUPT: "the database file is damaged: restore a backup",
    sqlite3.SQLITE_BUSY: "another program keeps the database locked",
}


_LOST = "the database server closed the connection"
_POSTGRES_WORDS = {
    "08": _LOST,
    "57": _LOST,
    "57014": "the database server took too long for something, and gave it up",
    "55P03": "the database server is busy: somebody else's change took too long",
    "42501": "the role in DATABASE_URL may not use these tables: restore them as that role",
    "28": "the database server refuses the name or password in DATABASE_URL",
    "3D": "the database server has no database of the name in DATABASE_URL: create it first",
    "53": "the database server is overloaded: too many connections or too little memory",
    "53100": "the database server's disk is full: nothing was saved; make room and try again",
    "25006": "the database server takes no changes: it is a replica or set to read only",
}
"""By SQLSTATE, or by its class, the first two characters."""


_NO_CONNECTION = ("connection is closed", "another operation is in progress")
"""What asyncpg says of a connection that is lost, or was given up in the middle of something."""


def problem(error: Exception) -> str | None:
    """Return a message for a failure of the database itself, None for any other error."""
    if isinstance(error, PoolTimeout):
        return "the database is overloaded: try again in a moment"
    if isinstance(error, TimeoutError):
        return "the database server does not answer"
    if isinstance(error, OSError):
        return "the database server cannot be reached: check DATABASE_URL and that it runs"
    cause = error.orig if isinstance(error, DBAPIError) else error
    code = getattr(cause, "sqlite_errorcode", None)
    if code is not None:
        return _SQLITE_WORDS.get(code & 0xFF)
    state = _state(error)
    words = _POSTGRES_WORDS.get(state) or _POSTGRES_WORDS.get(state[:2])
    return words or (_LOST if is_lost(error) else None)


def is_lost(error: Exception) -> bool:
    """Return whether the server may have done what it was asked, and could not say so."""
    known = isinstance(error, DBAPIError) and error.connection_invalidated
    said = str(error.orig if isinstance(error, DBAPIError) else error)
    return (
        known
        or isinstance(error, OSError)
        or _state(error).startswith(("08", "57P"))
        or any(words in said for words in _NO_CONNECTION)
    )


def _state(error: Exception) -> str:
    cause = error.orig if isinstance(error, DBAPIError) else error
    return getattr(cause, "sqlstate", None) or ""
