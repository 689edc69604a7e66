"""Two reasons to show something become one, and nothing of them is lost."""

from __future__ import annotations

import pytest

from bot.publishing.reasons import Anew, Called, Changed, Pending, Reason, Renamed, merged


@pytest.mark.parametrize(
    ("waiting", "late", "left"),
    [
        (None, Changed(), Pending()),
        (None, Pending(), Pending()),
        (None, Renamed(), Renamed()),
        (None, Anew(3), Anew(3)),
        (None, Called(), None),
        (Pending(), Called(), Pending()),
        (Renamed(), Changed(), Renamed()),
        (Pending(), Renamed(), Renamed()),
        (Anew(3), Changed(), Anew(3)),
        (Anew(3), Renamed(), Anew(3)),
        (Renamed(), Anew(3), Anew(3)),
        (Anew(3), Anew(), Anew(3)),
        (Anew(3), Anew(4), Anew(4)),
    ],
)
def test_what_comes_during_an_update_is_left_for_one_more(
    waiting: Reason | None, late: Reason, left: Reason | None
) -> None:
    assert merged(waiting, late) == left
