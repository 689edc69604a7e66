"""The rating curve: any number of games, and in words."""

from __future__ import annotations

import pytest

from bot.pages.cards.curve import _scale, curve, curve_alt
from bot.render.painter import Painter
from bot.text.languages import english


@pytest.mark.parametrize(
    "values", [(1000,), (1000, 1000), (-120, 40, 2600), tuple(range(900, 2900)), (999, 1001)]
)
def test_every_career_can_be_drawn(values: tuple[int, ...]) -> None:
    scene = curve("Qwixx: Ana", values, english())
    assert Painter().png(scene).startswith(b"\x89PNG")


@pytest.mark.parametrize(("low", "high"), [(1000, 1000), (999, 1001), (-120, 2600), (0, 9)])
def test_the_scale_holds_all_values_on_few_lines(low: int, high: int) -> None:
    scale = _scale(low, high)
    assert scale[0] <= low <= high <= scale[-1]
    assert 2 <= len(scale) <= 6


def test_it_is_told_in_words() -> None:
    told = curve_alt("Qwixx: Ana", (1000, 950, 1100), english())
    assert told == "Qwixx: Ana: 3 games, from 1000 to 1100, lowest 950, highest 1100."
