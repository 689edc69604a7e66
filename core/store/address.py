"""DATABASE_URL, as people write it. What is wrong with one is told without any part of it."""

from __future__ import annotations

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

_DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
_SSL = frozenset({"disable", "allow", "prefer", "require", "verify-ca", "verify-full"})
_FORM = "write postgresql://user:password@host:port/database or sqlite:///folder/file"
_ESCAPES = "in a password, write @ as %40, : as %3A, / as %2F and % as %25"


class BadAddress(ValueError):
    """It cannot be used; the message says why."""


def address(text: str) -> URL:
    """Return where the database is and by which driver it is reached."""
    try:
        url = make_url(text.strip())
    except (ArgumentError, ValueError):  # the latter if the port is not a number
        raise BadAddress(f"not a database address; {_FORM}; {_ESCAPES}") from None
    name = url.drivername.partition("+")[0].lower()
    if name not in _DRIVERS:
        raise BadAddress("only SQLite and PostgreSQL are supported")
    url = url.set(drivername=_DRIVERS[name])
    return _file(url) if name == "sqlite" else _server(url)


def _file(url: URL) -> URL:
    if url.query.keys() - {"mode", "uri"} or url.username or url.password or url.port:
        raise BadAddress("SQLite needs nothing but a file: sqlite:///folder/file")
    path = "/".join(filter(None, (url.host, url.database)))  # sqlite://file is meant as a file
    if path in ("", ":memory:"):
        raise BadAddress("SQLite needs a file; games must outlive the program")
    return URL.create(url.drivername, database=path, query=url.query)


def _server(url: URL) -> URL:
    if "@" in (url.host or "") + (url.database or ""):
        raise BadAddress(f"there is one @ too many; {_ESCAPES}")
    if not _is_host(url.host or "localhost"):
        raise BadAddress("the host is not a name or number that a server can have")
    if url.port is not None and not 0 < url.port < 1 << 16:
        raise BadAddress("the port must be a number from 1 to 65535")
    options = {"ssl" if key == "sslmode" else key: each for key, each in url.query.items()}
    if options.keys() - {"ssl", "host"} or options.get("ssl", "prefer") not in _SSL:
        raise BadAddress("after the ? only sslmode= and host= are understood")
    return url.set(query=options)


def _is_host(name: str) -> bool:
    try:
        return bool(name.encode("idna"))
    except UnicodeError:
        return False
