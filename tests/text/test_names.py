"""A name can do nothing but be read."""

from __future__ import annotations

import pytest

from bot.text.names import LONGEST, listed, plain, spoken
from tests.text.catalogue import english


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("Ana", "**Ana**"),
        ("*Ana*_x_", r"**\*Ana\*\_x\_**"),
        ("<@123>", r"**\<\@123\>**"),
        ("<t:0:R>", r"**\<t\:0\:R\>**"),
        ("@everyone", r"**\@everyone**"),
        ("https://x.y", r"**https\://x.y**"),
        ("[a](b)", r"**\[a\]\(b\)**"),
        ("a\nb\tc", "**a b c**"),
        ("\u202eevil\u200b", "**evil**"),
        ("\u3164\u200b", "**?**"),
        ("- item", r"**\- item**"),
    ],
)
def test_markdown_mentions_and_hidden_marks_are_disarmed(written: str, shown: str) -> None:
    assert spoken(written) == shown


def test_a_name_from_right_to_left_is_kept_apart() -> None:
    assert spoken("דנה") == "**\u2068דנה\u2069**"


def test_a_long_name_is_cut_before_it_is_escaped() -> None:
    assert plain("_" * 100) == r"\_" * LONGEST


def test_names_are_listed_as_people_do() -> None:
    say = english()
    assert listed(["a"], say) == "a"
    assert listed(["a", "b"], say) == "a and b"
    assert listed(["a", "b", "c"], say) == "a, b and c"
