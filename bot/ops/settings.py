"""The operator's settings, read from the environment, `.env` and secret files, and validated.

Secret files (Docker's /run/secrets, systemd's credentials) are named after their key in lower case.
An empty value counts as unset. Neither error messages nor a repr show a value that could be secret.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from datetime import timedelta
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Literal

from dotenv import dotenv_values
from pydantic import Field, SecretStr, ValidationError, field_validator, model_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict, SettingsError

from core.tables.deadlines import Timing
from core.tables.lobby import LONGEST_TURN, SHORTEST_TURN, Limits, is_turn_time

ENV_FILE = Path(".env")
PREFIX = "RUNGS_"
_SECRET_FOLDERS = (Path("/run/secrets"),)


class SettingsProblem(Exception):
    """A setting is invalid; the message names it."""


class Settings(BaseSettings):
    """Every setting with its default; the descriptions make up the operator's manual."""

    model_config = SettingsConfigDict(
        env_file_encoding="utf-8",
        env_ignore_empty=True,
        extra="ignore",
        frozen=True,
        hide_input_in_errors=True,
        populate_by_name=True,
    )

    discord_token: SecretStr | None = Field(None, description="The bot's token; none: playground")
    database_url: SecretStr = Field(
        SecretStr("sqlite:///var/rungs.sqlite3"), description="SQLite file or PostgreSQL server"
    )
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = Field(
        "INFO", description="How much is told"
    )
    log_format: Literal["text", "json"] = Field("text", description="For people or for machines")
    health_port: int | None = Field(
        None,
        ge=0,
        le=65535,
        description="Port of /healthz and /metrics on 127.0.0.1; none: off, 0: a free one",
    )
    stop_seconds: float = Field(
        9.0,
        ge=1,
        le=3600,
        validation_alias="RUNGS_STOP_SECONDS",
        description="After a signal the program ends within this time, come what may",
    )
    turn_seconds: int = Field(
        86_400,
        ge=0,
        le=LONGEST_TURN,
        validation_alias="RUNGS_TURN_SECONDS",
        description="Time for a turn where nobody has chosen; 0: no limit",
    )
    lobby_minutes: int = Field(
        30,
        ge=1,
        le=24 * 60,
        validation_alias="RUNGS_LOBBY_MINUTES",
        description="After so much quiet an unstarted lobby closes",
    )
    lobbies_per_user: int = Field(
        2,
        ge=1,
        validation_alias="RUNGS_LOBBIES_PER_USER",
        description="Open lobbies one person may host on a server",
    )
    tables_per_user: int = Field(
        10,
        ge=1,
        validation_alias="RUNGS_TABLES_PER_USER",
        description="Open tables one person may sit at on a server",
    )
    tables_per_channel: int = Field(
        25,
        ge=1,
        validation_alias="RUNGS_TABLES_PER_CHANNEL",
        description="Open tables in a channel",
    )
    tables_per_server: int = Field(
        200, ge=1, validation_alias="RUNGS_TABLES_PER_SERVER", description="Open tables on a server"
    )
    shard_count: int | None = Field(
        None,
        ge=1,
        validation_alias="RUNGS_SHARD_COUNT",
        description="Shards of all processes together; none: as Discord advises",
    )
    shard_ids: Annotated[tuple[int, ...] | None, NoDecode] = Field(
        None,
        validation_alias="RUNGS_SHARD_IDS",
        description="This process's shards, such as 0-3 or 0,2,5; none: all",
    )

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

    @field_validator("discord_token")
    @classmethod
    def _looks_like_a_token(cls, token: SecretStr | None) -> SecretStr | None:
        if token and not re.fullmatch(r"[\w-]+(\.[\w-]+)+", token.get_secret_value()):
            raise ValueError(
                "not a bot token; copy it from the Bot page of your application, "
                "without quotes, spaces or the word Bot"
            )
        return token

    @field_validator("turn_seconds")
    @classmethod
    def _is_playable(cls, seconds: int) -> int:
        if not is_turn_time(seconds):
            raise ValueError(f"at least {SHORTEST_TURN} seconds, or 0 for no limit")
        return seconds

    @field_validator("log_level", "log_format", mode="before")
    @classmethod
    def _in_its_case(cls, value: object, info: Any) -> object:  # noqa: ANN401 - pydantic's type moves
        if not isinstance(value, str):
            return value
        return value.upper() if info.field_name == "log_level" else value.lower()

    @field_validator("shard_ids", mode="before")
    @classmethod
    def _ranges(cls, value: object) -> object:
        return _shards(value) if isinstance(value, str) else value

    @model_validator(mode="after")
    def _shards_fit(self) -> Settings:
        if self.shard_ids is None:
            return self
        if self.shard_count is None:
            raise ValueError("RUNGS_SHARD_IDS needs RUNGS_SHARD_COUNT as well")
        if not self.shard_ids or max(self.shard_ids) >= self.shard_count:
            raise ValueError("RUNGS_SHARD_IDS must be numbers from 0 to RUNGS_SHARD_COUNT - 1")
        return self


def _shards(text: str) -> tuple[int, ...]:
    """Parse shard ids such as `0-3,7`."""
    if not re.fullmatch(r"\s*\d+(-\d+)?\s*(,\s*\d+(-\d+)?\s*)*", text):
        raise ValueError("not shard numbers such as 0-3 or 0,2,5")
    shards: set[int] = set()
    for part in text.split(","):
        first, _, last = part.strip().partition("-")
        shards.update(range(int(first), int(last or first) + 1))
    return tuple(sorted(shards))


def load(env_file: Path = ENV_FILE) -> Settings:
    """Return the settings of this process, or raise SettingsProblem with one line."""
    sources: dict[str, Any] = {"_env_file": env_file, "_secrets_dir": _secret_folders()}
    try:
        return Settings(**sources)
    except ValidationError as error:
        raise SettingsProblem("; ".join(map(_sentence, error.errors()))) from None
    except SettingsError as error:
        raise SettingsProblem(str(error)) from None
    except UnicodeDecodeError:
        raise SettingsProblem(f"{env_file} is not a text file in UTF-8") from None


def manual() -> dict[str, str]:
    """Return every key with its description."""
    fields = Settings.model_fields.items()
    return {_key(name): field.description or "" for name, field in fields}


def unknown(environ: Mapping[str, str] = os.environ, env_file: Path = ENV_FILE) -> list[str]:
    """Return a sentence for each key that is not a setting but was probably meant as one."""
    written = dotenv_values(env_file) if env_file.is_file() else {}
    known = manual()
    strange = {key for key in (*environ, *written) if key.startswith(PREFIX)} - known.keys()
    strange |= {key for key in written if key not in known and _nearest(key)}
    return [_told(key) for key in sorted(strange)]


def _told(key: str) -> str:
    nearest = _nearest(key)
    return f"{key} is not a setting" + (f"; did you mean {nearest}?" if nearest else "")


def _nearest(key: str) -> str | None:
    return next(iter(get_close_matches(key.upper(), manual(), n=1, cutoff=0.85)), None)


def _key(name: str) -> str:
    alias = Settings.model_fields[name].validation_alias
    return alias if isinstance(alias, str) else name.upper()


def _sentence(error: Mapping[str, Any]) -> str:
    words = str(error["msg"]).removeprefix("Value error, ")
    if not error["loc"]:
        return words
    name = str(error["loc"][0])
    key = _key(name) if name in Settings.model_fields else name.upper()
    return f"{key}: {words[0].lower()}{words[1:]}"


def _secret_folders() -> list[Path]:
    given = os.environ.get("CREDENTIALS_DIRECTORY")
    folders = [*_SECRET_FOLDERS, *([Path(given)] if given else [])]
    return [folder for folder in folders if folder.is_dir()]
