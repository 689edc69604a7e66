"""The operator's settings, read from the environment, `.env` and secret files, and validated.

Secret files (Docker's /run/secrets, systemd's credentials) are named after their key in lower case.
An empty value counts as unset. Neither error messages nor a repr show a value that could be secret.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import Field, dataclass, field, fields
from datetime import timedelta
from difflib import get_close_matches
from math import inf
from pathlib import Path
from typing import Any, Literal

from dotenv import dotenv_values

from core.model.calls import Limits
from core.model.timing import Timing
from core.store.address import address
from core.tables.lobby import LONGEST_TURN, SHORTEST_TURN, is_turn_time

ENV_FILE = Path(".env")
PREFIX = "RUNGS_"
MOST_SHARDS = 99_999
"""Far more than the largest bots have; a longer number is a slip."""
_SECRET_FOLDERS = (Path("/run/secrets"),)


class SettingsProblem(Exception):
    """A setting is invalid; the message names it."""


# Each reader returns a value, or raises a ValueError that says what is expected.


def _token(text: str) -> str:
    if not re.fullmatch(r"[\w-]+(\.[\w-]+)+", text):
        raise ValueError(
            "not a bot token; copy it from the Bot page of your application, "
            "without quotes, spaces or the word Bot"
        )
    return text


def _database(text: str) -> str:
    address(text)
    return text


def _one_of(*words: str) -> Callable[[str], str]:
    def read(text: str) -> str:
        found = next((word for word in words if word.lower() == text.strip().lower()), None)
        if found is None:
            raise ValueError(f"must be {', '.join(words[:-1])} or {words[-1]}")
        return found

    return read


def _number(kind: type[int | float], least: int, most: float = inf) -> Callable[[str], int | float]:
    sort = "a whole number" if kind is int else "a number"
    words = f"must be {sort}, at least {least}" + (f", at most {most}" if most < inf else "")

    def read(text: str) -> int | float:
        try:
            value = kind(text)
        except ValueError:
            raise ValueError(words) from None
        if not least <= value <= most:
            raise ValueError(words)
        return value

    return read


def _turn(text: str) -> int | float:
    seconds = _number(int, 0, LONGEST_TURN)(text)
    if not is_turn_time(int(seconds)):
        raise ValueError(f"at least {SHORTEST_TURN} seconds, or 0 for no limit")
    return seconds


def _shards(text: str) -> tuple[int, ...]:
    """Parse shard ids such as `0-3,7`."""
    if not re.fullmatch(r"\s*\d+(-\d+)?\s*(,\s*\d+(-\d+)?\s*)*", text):
        raise ValueError("not shard numbers such as 0-3 or 0,2,5")
    bounds = [part.strip().partition("-") for part in text.split(",")]
    if any(len(end) > len(str(MOST_SHARDS)) for first, _, last in bounds for end in (first, last)):
        raise ValueError(f"Discord knows no shards beyond {MOST_SHARDS}")
    ranges = (range(int(first), int(last or first) + 1) for first, _, last in bounds)
    return tuple(sorted({shard for some in ranges for shard in some}))


def _setting(
    key: str,
    default: object,
    description: str,
    read: Callable[[str], object] = str,
    *,
    secret: bool = False,
) -> Any:  # noqa: ANN401 - it stands for a value of the annotated type, as `field` does
    facts = {"key": key, "description": description, "read": read}
    return field(default=default, repr=not secret, metadata=facts)


@dataclass(frozen=True, kw_only=True)
class Settings:
    """Every setting with its default; the descriptions make up the operator's manual."""

    discord_token: str | None = _setting(
        "DISCORD_TOKEN", None, "The bot's token; none: playground", _token, secret=True
    )
    database_url: str = _setting(
        "DATABASE_URL",
        "sqlite:///var/rungs.sqlite3",
        "SQLite file or PostgreSQL server",
        _database,
        secret=True,
    )
    log_level: str = _setting(
        "LOG_LEVEL", "INFO", "How much is told", _one_of("DEBUG", "INFO", "WARNING", "ERROR")
    )
    log_format: Literal["text", "json"] = _setting(
        "LOG_FORMAT", "text", "For people or for machines", _one_of("text", "json")
    )
    health_port: int | None = _setting(
        "HEALTH_PORT",
        None,
        "Port of /healthz and /metrics on 127.0.0.1; none: off, 0: a free one",
        _number(int, 0, 65535),
    )
    stop_seconds: float = _setting(
        "RUNGS_STOP_SECONDS",
        9.0,
        "After a signal the program ends within this time, come what may",
        _number(float, 1, 3600),
    )
    handover_seconds: float = _setting(
        "RUNGS_HANDOVER_SECONDS",
        0.0,
        "So long a new process waits, connected and silent, for the one with its shards to end",
        _number(float, 0, 3600),
    )
    turn_seconds: int = _setting(
        "RUNGS_TURN_SECONDS", 86_400, "Time for a turn where nobody has chosen; 0: no limit", _turn
    )
    lobby_minutes: int = _setting(
        "RUNGS_LOBBY_MINUTES",
        30,
        "After so much quiet an unstarted lobby closes",
        _number(int, 1, 24 * 60),
    )
    lobbies_per_user: int = _setting(
        "RUNGS_LOBBIES_PER_USER",
        2,
        "Open lobbies one person may host on a server",
        _number(int, 1),
    )
    tables_per_user: int = _setting(
        "RUNGS_TABLES_PER_USER",
        10,
        "Open tables one person may sit at on a server",
        _number(int, 1),
    )
    tables_per_channel: int = _setting(
        "RUNGS_TABLES_PER_CHANNEL", 25, "Open tables in a channel", _number(int, 1)
    )
    tables_per_server: int = _setting(
        "RUNGS_TABLES_PER_SERVER", 200, "Open tables on a server", _number(int, 1)
    )
    shard_count: int | None = _setting(
        "RUNGS_SHARD_COUNT",
        None,
        "Shards of all processes together; none: as Discord advises",
        _number(int, 1, MOST_SHARDS),
    )
    shard_ids: tuple[int, ...] | None = _setting(
        "RUNGS_SHARD_IDS",
        None,
        "This process's shards, such as 0-3 or 0,2,5; none: all",
        _shards,
    )
    given: frozenset[str] = field(default=frozenset(), compare=False)
    """The names of the settings that somebody has set."""

    def __post_init__(self) -> None:
        if self.shard_ids is None:
            return
        if self.shard_count is None:
            raise SettingsProblem("RUNGS_SHARD_IDS needs RUNGS_SHARD_COUNT as well")
        if max(self.shard_ids) >= self.shard_count:
            raise SettingsProblem("RUNGS_SHARD_IDS must be numbers from 0 to RUNGS_SHARD_COUNT - 1")

    @property
    def limits(self) -> Limits:
        return Limits(
            self.lobbies_per_user,
            self.tables_per_user,
            self.tables_per_channel,
            self.tables_per_server,
        )

    @property
    def timing(self) -> Timing:
        return Timing(lobby=timedelta(minutes=self.lobby_minutes))


def load(env_file: Path = ENV_FILE) -> Settings:
    """Return the settings of this process, or raise SettingsProblem with one line."""
    texts, values, problems = _texts(env_file), dict[str, Any](), list[str]()
    for setting in _settings():
        key = setting.metadata["key"]
        if key.lower() not in texts:
            continue
        try:
            values[setting.name] = setting.metadata["read"](texts[key.lower()])
        except ValueError as error:
            problems.append(f"{key}: {error}")
    if problems:
        raise SettingsProblem("; ".join(problems))
    return Settings(**values, given=frozenset(values))


def _texts(env_file: Path) -> dict[str, str]:
    """Return what was set by key in lower case; the environment wins, then the file."""
    sources = (_secrets(), _written(env_file), os.environ)
    return {key.lower(): text for source in sources for key, text in source.items() if text}


def _written(env_file: Path) -> dict[str, str | None]:
    try:
        return dotenv_values(env_file) if env_file.is_file() else {}
    except UnicodeDecodeError:
        raise SettingsProblem(f"{env_file} is not a text file in UTF-8") from None


def _secrets() -> dict[str, str]:
    names = {key.lower() for key in manual()}
    files = [path for folder in _secret_folders() for path in folder.iterdir() if path.is_file()]
    return {path.name: path.read_text().strip() for path in files if path.name.lower() in names}


def _settings() -> Iterator[Field[Any]]:
    return (each for each in fields(Settings) if each.metadata)


def manual() -> dict[str, str]:
    """Return every key with its description."""
    return {each.metadata["key"]: each.metadata["description"] for each in _settings()}


def unknown(environ: Mapping[str, str] = os.environ, env_file: Path = ENV_FILE) -> list[str]:
    """Return a sentence for each key that is not a setting but was probably meant as one."""
    written = _written(env_file)
    known = manual()
    strange = {key for key in (*environ, *written) if key.startswith(PREFIX)} - known.keys()
    strange |= {key for key in written if key not in known and _nearest(key)}
    return [_explained(key) for key in sorted(strange)]


def _explained(key: str) -> str:
    nearest = _nearest(key)
    return f"{key} is not a setting" + (f"; did you mean {nearest}?" if nearest else "")


def _nearest(key: str) -> str | None:
    return next(iter(get_close_matches(key.upper(), manual(), n=1, cutoff=0.85)), None)


def _secret_folders() -> list[Path]:
    given = os.environ.get("CREDENTIALS_DIRECTORY")
    folders = [*_SECRET_FOLDERS, *([Path(given)] if given else [])]
    return [folder for folder in folders if folder.is_dir()]
