"""Settings: what is right is read, what is wrong is told in one line, secrets stay secret."""

from __future__ import annotations

import re
from datetime import timedelta
from pathlib import Path

import pytest

from bot.ops import settings
from bot.ops.settings import SettingsProblem, load, unknown
from core.store.address import address

ROOT = Path(__file__).parents[2]
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcDE.abcdefghijklmnopqrstuvwxyz0123456789AB"


@pytest.fixture(autouse=True)
def _bare_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for key in (*settings.manual(), "CREDENTIALS_DIRECTORY"):
        monkeypatch.delenv(key, raising=False)
    monkeypatch.chdir(tmp_path)


def write(text: str) -> Path:
    path = Path(".env")
    path.write_text(text)
    return path


def test_nothing_set_gives_the_defaults() -> None:
    found = load()
    assert found.discord_token is None
    assert found.database_url == "sqlite:///var/rungs.sqlite3"
    assert found.health_port is None
    assert found.timing.lobby == timedelta(minutes=30)
    assert found.limits == type(found.limits)()


def test_a_file_is_read_and_the_environment_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    write(f"DISCORD_TOKEN={TOKEN}\nHEALTH_PORT=9100\nRUNGS_LOBBY_MINUTES=5\nlog_level=debug\n")
    monkeypatch.setenv("HEALTH_PORT", "9200")
    found = load()
    assert found.discord_token == TOKEN
    assert (found.health_port, found.lobby_minutes, found.log_level) == (9200, 5, "DEBUG")


def test_an_empty_value_is_not_set() -> None:
    write("DISCORD_TOKEN=\nHEALTH_PORT=\nRUNGS_SHARD_IDS=\n")
    assert load() == load(Path("none"))


def test_a_secret_may_be_a_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "discord_token").write_text(TOKEN + "\n")
    monkeypatch.setenv("CREDENTIALS_DIRECTORY", str(tmp_path))
    assert load().discord_token == TOKEN


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("HEALTH_PORT=99999", "HEALTH_PORT: must be a whole number, at least 0, at most 65535"),
        ("HEALTH_PORT=high", "HEALTH_PORT: must be a whole number"),
        ("RUNGS_STOP_SECONDS=nan", "RUNGS_STOP_SECONDS: must be a number, at least 1"),
        ("RUNGS_STOP_SECONDS=0", "RUNGS_STOP_SECONDS: must be a number, at least 1"),
        ("LOG_LEVEL=loud", "LOG_LEVEL: must be DEBUG, INFO, WARNING or ERROR"),
        ("RUNGS_TURN_SECONDS=-1", "RUNGS_TURN_SECONDS: must be a whole number, at least 0"),
        ("RUNGS_TURN_SECONDS=5", "RUNGS_TURN_SECONDS: at least 30 seconds"),
        ("RUNGS_TABLES_PER_USER=0", "RUNGS_TABLES_PER_USER: must be a whole number, at least 1"),
        ("RUNGS_SHARD_IDS=a-b", "RUNGS_SHARD_IDS: not shard numbers such as 0-3"),
        ("RUNGS_SHARD_IDS=0-300000000", "RUNGS_SHARD_IDS: Discord knows no shards beyond"),
        ("RUNGS_SHARD_IDS=0-3", "RUNGS_SHARD_IDS needs RUNGS_SHARD_COUNT as well"),
        ("RUNGS_SHARD_IDS=0-3\nRUNGS_SHARD_COUNT=3", "RUNGS_SHARD_IDS must be numbers from 0"),
        ("DISCORD_TOKEN=Bot hunter2", "DISCORD_TOKEN: not a bot token"),
        ("DISCORD_TOKEN=hunter2", "DISCORD_TOKEN: not a bot token"),
        *(
            (f"DATABASE_URL={wrong}", "DATABASE_URL: ")
            for wrong in (
                "hunter2",
                "mysql://rungs:hunter2@db/rungs",
                "sqlite:///rungs.sqlite3?key=hunter2",
                "sqlite://rungs:hunter2@rungs.sqlite3",
                "postgresql://rungs:hunter2/rungs",
                "postgresql://rungs:hun@hunter2@db/rungs",
                "postgresql://rungs:hun@hunter2/x@db/rungs",
                "postgresql://rungs:hun@hunter2:x@db/rungs",
                "postgresql://rungs@db:99999/hunter2",
                "postgresql://rungs@db:5432x/hunter2",
                "postgresql://rungs@d..b/hunter2",
                "postgresql://rungs@db/rungs?sslmode=hunter2",
                "postgresql://rungs@db/rungs?password=hunter2",
            )
        ),
    ],
)
def test_a_wrong_value_gives_one_line_that_names_the_key(line: str, words: str) -> None:
    write(line)
    with pytest.raises(SettingsProblem) as caught:
        load()
    assert str(caught.value).startswith(words)
    assert "\n" not in str(caught.value)
    assert "hunter2" not in str(caught.value)
    assert caught.value.__cause__ is None


@pytest.mark.parametrize(
    ("written", "understood"),
    [
        ("sqlite:///var/rungs.sqlite3", "sqlite+aiosqlite:///var/rungs.sqlite3"),
        ("sqlite://rungs.sqlite3", "sqlite+aiosqlite:///rungs.sqlite3"),
        ("sqlite://var/rungs.sqlite3", "sqlite+aiosqlite:///var/rungs.sqlite3"),
        ("sqlite:////var/rungs.sqlite3", "sqlite+aiosqlite:////var/rungs.sqlite3"),
        ("POSTGRES://a@db/r", "postgresql+asyncpg://a@db/r"),
        ("postgresql+psycopg2://a@db/r", "postgresql+asyncpg://a@db/r"),
        ("postgresql://a@db/r?sslmode=require", "postgresql+asyncpg://a@db/r?ssl=require"),
        (
            "postgresql://a:p%40/ss?#:@db/r",
            "postgresql+asyncpg://a:p%40%2Fss%3F%23%3A@db/r",
        ),
    ],
)
def test_a_database_is_understood_as_people_write_it(written: str, understood: str) -> None:
    write(f"DATABASE_URL={written!r}")
    assert address(load().database_url).render_as_string(hide_password=False) == understood


def test_several_wrong_values_are_told_together() -> None:
    write("HEALTH_PORT=-1\nLOG_FORMAT=xml")
    with pytest.raises(SettingsProblem, match=r"LOG_FORMAT: .*; HEALTH_PORT: "):
        load()


def test_shards_are_numbers_and_ranges() -> None:
    write("RUNGS_SHARD_IDS=8, 0-2\nRUNGS_SHARD_COUNT=9")
    assert load().shard_ids == (0, 1, 2, 8)


def test_no_secret_is_in_the_repr() -> None:
    write(f"DISCORD_TOKEN={TOKEN}\nDATABASE_URL=postgresql://rungs:hunter2@db/rungs")
    for text in (repr(load()), str(load())):
        assert TOKEN not in text
        assert "hunter2" not in text


def test_keys_that_are_no_settings_are_told() -> None:
    write("RUNGS_LOBY_MINUTES=5\nDISCORD_TOKN=x\nPOSTGRES_PASSWORD=y\n")
    assert unknown({"RUNGS_XYZ": "1", "PATH": "/bin"}) == [
        "DISCORD_TOKN is not a setting; did you mean DISCORD_TOKEN?",
        "RUNGS_LOBY_MINUTES is not a setting; did you mean RUNGS_LOBBY_MINUTES?",
        "RUNGS_XYZ is not a setting",
    ]


def test_the_example_has_every_key_with_its_default_and_a_comment() -> None:
    example = (ROOT / ".env.example").read_text()
    blocks = example.split("\n\n")
    shown = dict(re.findall(r"^(?:# )?([A-Z_]+)=(.*)$", example, re.MULTILINE))
    assert list(shown) == list(settings.manual())
    for key in shown:
        (block,) = [block for block in blocks if f"{key}=" in block]
        assert re.match(r"# [^\n]* ", block), f"{key} has no comment"


def test_the_example_says_the_defaults() -> None:
    example = (ROOT / ".env.example").read_text()
    write(re.sub(r"^# ([A-Z_]+=)", r"\1", example, flags=re.MULTILINE))
    assert load() == load(Path("none"))
