"""A button says in its custom id what it does, and nothing else passes for one."""

from __future__ import annotations

import pytest

from bot.pages.custom_ids import LONGEST, Click, Verb, parse


@pytest.mark.parametrize("verb", Verb)
def test_a_click_says_the_same_when_it_comes_back(verb: Verb) -> None:
    for click in (Click(verb, 1), Click(verb, 2**59, 10, "x" * 70)):
        assert parse(str(click)) == click
        assert len(str(click)) <= LONGEST


@pytest.mark.parametrize(
    "text",
    [
        "r1:1:0:jx",
        "r1:1:0:j ",
        " r1:1:0:j",
        "r1:1:0:J",
        "r1:1:0:zz",
        "r1:g:0:j",
        "r1:-1:0:j",
        "r1:1:12345678:j",
        "r1:1:0:m:a\n",
        "r1:1:0:m:é",
        "r1:1:0:m:" + "x" * 71,
        "r2:1:0:j",
    ],
)
def test_what_is_not_exactly_a_click_is_none(text: str) -> None:
    assert parse(text) is None
