"""Words that come out wrong fail the test that has them said.

In production the bot says something all the same and leaves a line in the log. Here the log is
read after every test: whatever a test is about, a message without its parameters is a fault.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

_LOG = logging.getLogger("bot.text.languages")


class _Heard(logging.Handler):
    def __init__(self, faults: list[str]) -> None:
        super().__init__(logging.ERROR)
        self._faults = faults

    def emit(self, record: logging.LogRecord) -> None:
        self._faults.append(record.getMessage())


@contextmanager
def listening() -> Iterator[list[str]]:
    """Fails if anything was said wrong that is still in the list at the end."""
    faults: list[str] = []
    heard = _Heard(faults)
    _LOG.addHandler(heard)
    try:
        yield faults
    finally:
        _LOG.removeHandler(heard)
    if faults:
        pytest.fail("\n".join(faults))


@pytest.fixture(autouse=True)
def wrong_words() -> Iterator[list[str]]:
    """What was said wrong; a test that wants it so takes it out of the list."""
    with listening() as faults:
        yield faults
