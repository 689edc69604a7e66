"""Logs: one line of JSON or text per record, with the ids given as `extra`, without secrets.

Everything goes through `Redaction`, including tracebacks and extra fields: the formatter is the
last step before the stream, so nothing bypasses it. Libraries that log URLs, payloads or parameters
at detailed levels are kept above those levels.
"""

from __future__ import annotations

import json
import logging
import re
import sys
from collections.abc import Iterable
from datetime import UTC, datetime
from types import TracebackType
from typing import Any, Literal, TextIO

Format = Literal["text", "json"]

_PATTERNS = (  # Bounded: a long word must not cost more than its length.
    (r"[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}", "<token>"),
    (r"\b(Bot|Bearer) [\w.~+/-]{16,}", r"\1 <token>"),
    (r"/(interactions|webhooks)/(\d+)/[^/\s?\"'\\]+", r"/\1/\2/<token>"),
    (r"aW50ZXJhY3Rpb2[\w+/=-]{16,}", "<token>"),  # "interaction..." in base64: a bare token
    (r"\b(\w{1,40}://[^:/@\s\"'\\]{0,200}):[^\s\"'\\]{1,500}@", r"\1:<password>@"),
    (r"\[parameters: .*", "[parameters: <hidden>]"),  # of failed SQL: seeds among them
)
_QUIET = {"discord": logging.INFO, "sqlalchemy": logging.WARNING, "aiosqlite": logging.WARNING}
"""Minimum levels of libraries whose detailed logs would reveal secrets."""
_USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}

log = logging.getLogger(__name__)


class Redaction:
    """Removes secrets from a text: known values, and anything that looks like one."""

    def __init__(self, secrets: Iterable[str] = ()) -> None:
        known = sorted(filter(None, secrets), key=len, reverse=True)
        self._known = re.compile("|".join(map(re.escape, known))) if known else None
        self._patterns = [(re.compile(pattern), shown) for pattern, shown in _PATTERNS]

    def __call__(self, text: str) -> str:
        if self._known:
            text = self._known.sub("<secret>", text)
        for pattern, shown in self._patterns:
            text = pattern.sub(shown, text)
        return text


class _Line(logging.Formatter):
    """The base of both formats: the parts of a record, redacted."""

    def __init__(self, redact: Redaction) -> None:
        super().__init__()
        self._redact = redact

    def parts(self, record: logging.LogRecord) -> dict[str, Any]:
        at = datetime.fromtimestamp(record.created, UTC)
        return {
            "at": at.isoformat(timespec="milliseconds").replace("+00:00", "Z"),
            "level": record.levelname,
            "logger": record.name,
            "message": self._redact(record.getMessage()),
        }

    def extras(self, record: logging.LogRecord) -> dict[str, Any]:
        given = {key: value for key, value in vars(record).items() if key not in _USUAL}
        return {key: self._plain(value) for key, value in given.items()}

    def _plain(self, value: object) -> object:
        return value if isinstance(value, int | float | None) else self._redact(str(value))

    def error(self, record: logging.LogRecord) -> str:
        trace = self.formatException(record.exc_info) if record.exc_info else record.exc_text
        texts = [trace, record.stack_info]
        return self._redact("\n".join(filter(None, texts)))


class JsonLine(_Line):
    def format(self, record: logging.LogRecord) -> str:
        error = self.error(record)
        parts = self.extras(record) | self.parts(record) | ({"error": error} if error else {})
        return json.dumps(parts, ensure_ascii=False, allow_nan=True)


class TextLine(_Line):
    def format(self, record: logging.LogRecord) -> str:
        parts = self.parts(record)
        words = [parts["at"], f"{parts['level']:<7}", f"{parts['logger']}:", parts["message"]]
        words += [f"{key}={value}" for key, value in self.extras(record).items()]
        line = _one_line(" ".join(words))
        return "\n".join(filter(None, [line, self.error(record)]))


def _one_line(text: str) -> str:
    """Escape line breaks, so that user input cannot forge a log line."""
    return text.replace("\r", "\\r").replace("\n", "\\n")


def configure(
    level: str, form: Format, *, secrets: Iterable[str] = (), stream: TextIO | None = None
) -> None:
    """Send all logs of the process to one stream (stderr by default) in one format."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter((JsonLine if form == "json" else TextLine)(Redaction(secrets)))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.captureWarnings(True)
    for name, least in _QUIET.items():
        logging.getLogger(name).setLevel(max(least, logging.getLevelName(level)))
    sys.excepthook = _uncaught


def _uncaught(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    log.critical("the program has failed", exc_info=(kind, error, trace))
