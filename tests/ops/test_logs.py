"""Logs are structured and tell no secrets: produced for real, then searched."""

from __future__ import annotations

import io
import json
import logging
import subprocess
import sys
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from bot.ops.logs import Format, configure
from core.store.database import Database
from tests.patience import SECONDS

ROOT = Path(__file__).parents[2]
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcDE.abcdefghijklmnopqrstuvwxyz0123456789AB"
CLICK = "aW50ZXJhY3Rpb246MTIzNDU2Nzg5MDEyMzQ1Njc4OmFiY2RlZmdoaWprbG1ub3A"
SECRETS = (TOKEN, CLICK, "hunter2", "p@ss:w0rd", "known-by-heart", "wh-abc_DEF")
FORMATS: tuple[Format, ...] = ("text", "json")

log = logging.getLogger("bot.test")


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    root, hook = logging.getLogger(), sys.excepthook
    handlers, level = root.handlers[:], root.level
    yield
    logging.captureWarnings(False)
    root.handlers[:], sys.excepthook = handlers, hook
    root.setLevel(level)
    for name in ("discord", "sqlalchemy", "aiosqlite"):
        logging.getLogger(name).setLevel(logging.NOTSET)


def written(form: Format, level: str = "INFO") -> io.StringIO:
    stream = io.StringIO()
    configure(level, form, secrets=["known-by-heart", ""], stream=stream)
    return stream


def fail(words: str) -> None:
    raise RuntimeError(words)


def lines(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


ENDLESS = """
from bot.ops.logs import Redaction
for word in ("a", "-", "://a:", "a://a:", "Bot ", "[parameters: ", "/webhooks/1"):
    Redaction()(word * (500_000 // len(word)))
"""


def test_long_words_are_redacted_in_time() -> None:
    """Work that grew with the square of a word's length would take hours."""
    subprocess.run([sys.executable, "-c", ENDLESS], cwd=ROOT, check=True, timeout=SECONDS)


def test_json_has_the_extra_fields() -> None:
    stream = written("json")
    log.info("played %s", "r5", extra={"table": 7, "user": 1, "server": 9, "ms": 12.5})
    (line,) = lines(stream)
    assert line.pop("at").endswith("Z")
    assert line == {
        "level": "INFO",
        "logger": "bot.test",
        "message": "played r5",
        "table": 7,
        "user": 1,
        "server": 9,
        "ms": 12.5,
    }


def test_text_is_one_readable_line() -> None:
    stream = written("text")
    log.warning("hello\nWARNING forged", extra={"table": 7})
    text = stream.getvalue()
    assert text.endswith("WARNING bot.test: hello\\nWARNING forged table=7\n")
    assert text.count("\n") == 1


@pytest.mark.parametrize("form", FORMATS)
def test_no_secret_is_ever_written(form: Format) -> None:
    stream = written(form)
    log.info("token %s", TOKEN)
    log.info("headers %s", {"Authorization": f"Bot {TOKEN}"})
    log.info("POST https://discord.com/api/v10/interactions/123/%s/callback", CLICK)
    log.info("PATCH https://discord.com/api/v10/webhooks/123/wh-abc_DEF/messages/@original")
    log.info("payload %r", {"token": CLICK, "id": "5"})
    log.info("connecting", extra={"url": "postgresql+asyncpg://rungs:hunter2@db:5432/rungs"})
    log.info("connecting to postgresql://rungs:p@ss:w0rd@db/rungs", stack_info=True)
    log.info("something known-by-heart")
    try:
        fail(f"401 for /webhooks/123/{CLICK} with Bot {TOKEN} and hunter3")
    except RuntimeError:
        log.exception("failed")
    text = stream.getvalue()
    assert [secret for secret in SECRETS if secret in text] == []
    assert "hunter3" in text
    assert "/interactions/123/<token>/callback" in text
    assert "rungs:<password>@db" in text
    assert "Traceback" in text


@pytest.mark.parametrize("form", FORMATS)
async def test_a_failed_statement_does_not_tell_its_parameters(
    form: Format, database: Database
) -> None:
    stream = written(form, "DEBUG")
    try:
        async with database.write() as db:
            await db.execute(text("INSERT INTO nowhere VALUES (:it)"), {"it": SECRETS[2]})
    except Exception:
        log.exception("failed")
    assert "nowhere" in stream.getvalue()
    assert "hunter2" not in stream.getvalue()


def test_libraries_do_not_tell_their_details() -> None:
    stream = written("json", "DEBUG")
    logging.getLogger("discord.http").debug("payload")
    logging.getLogger("aiosqlite").debug("parameters")
    logging.getLogger("sqlalchemy.engine").info("parameters")
    log.debug("mine")
    assert [line["message"] for line in lines(stream)] == ["mine"]


def test_configuring_again_does_not_write_twice() -> None:
    written("json")
    stream = written("json", "WARNING")
    log.info("less")
    logging.getLogger("discord").info("less")
    log.warning("more")
    assert [line["message"] for line in lines(stream)] == ["more"]


def test_warnings_are_logs() -> None:
    stream = written("json")
    with warnings.catch_warnings():
        warnings.simplefilter("always")
        logging.captureWarnings(True)
        warnings.warn(f"old {TOKEN}", stacklevel=1)
        logging.captureWarnings(False)
    assert "old <token>" in lines(stream)[0]["message"]


def test_a_crash_is_logged_without_secrets() -> None:
    code = (
        "from bot.ops.logs import configure; configure('INFO', 'json')\n"
        f"raise RuntimeError('crashed with ' + {TOKEN!r})"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, check=False
    )
    (line,) = done.stderr.splitlines()
    assert done.returncode == 1
    assert json.loads(line)["level"] == "CRITICAL"
    assert "crashed with <token>" in line
    assert TOKEN not in line
