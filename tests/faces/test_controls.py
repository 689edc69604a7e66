"""Buttons: every move has one, they fit below a board, line up, and the forced one stands out."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.games.common.controls import PER_ROW, Act, Control, Rows, Tone, even, grid, opens_panel
from bot.games.registry import FACES
from bot.games.top_twelve.controls import likely_numbers
from bot.pages.page import buttons, with_extras
from bot.text.languages import english
from core.engine.rules import Seat
from core.games.top_twelve.state import COLUMNS, EMPTY, HIGHEST, Symbol
from tests.faces.positions import TABLES, random_game
from tests.games.top_twelve import sheet
from tests.walks import AnyMatch

MOST_ROWS = 5
"""Discord's limit."""
EXTRAS = 3
"""The buttons every turn has: My view, Hint, Table."""


def public(match: AnyMatch) -> Rows:
    assert match.prompt is not None
    asked = () if match.prompt.private else match.prompt.seats
    choices = {seat: match.choices(seat) for seat in asked}
    return FACES[match.rules.key].controls.public(match.view(), choices, english())


def private(match: AnyMatch, seat: Seat, path: str = "") -> Rows:
    controls = FACES[match.rules.key].controls
    return controls.private(match.view(seat), match.choices(seat), path, english())


def reachable(match: AnyMatch, seat: Seat) -> Iterator[Rows]:
    """All that a panel can come to show by clicks on it."""
    paths, seen = [""], {""}
    while paths:
        rows = private(match, seat, paths.pop())
        yield rows
        picks = {c.target for row in rows for c in row if c.act is Act.PICK and c.enabled}
        paths += picks - seen
        seen |= picks


def positions(key: str, players: int) -> list[AnyMatch]:
    return [match for match in random_game(key, players) if match.prompt]


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_every_move_can_be_clicked_or_typed_in_a_panel(key: str, players: int) -> None:
    for match in positions(key, players)[::5]:
        assert match.prompt is not None
        for seat in match.prompt.seats:
            offered = [c for rows in reachable(match, seat) for row in rows for c in row]
            targets = {c.target for c in offered if c.act is Act.MOVE}
            typed = any(c.act is Act.ASK for c in offered)
            moves = [str(move) for move in match.choices(seat)]
            if match.prompt.key == "start_numbers":  # one number after the other
                moves = [move for move in moves if move[:2] == moves[0][:2]]
            assert typed or targets.issuperset(moves)


def test_an_old_button_for_a_start_number_leads_to_its_fields() -> None:
    match = positions("top_twelve", 2)[0]
    for path, moves in (("30", "30@a"), ("30d", "30@d"), ("d", "10@d"), ("70z", "10@a")):
        targets = [c.target for row in private(match, 0, path) for c in row if c.act is Act.MOVE]
        assert all(target.startswith(moves) for target in targets[:-1])
        assert len(targets) == 13, "and the layout"


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_buttons_fit_below_a_board_and_no_two_say_the_same(key: str, players: int) -> None:
    """Whoever hears them one by one cannot see where each of them stands."""
    for match in positions(key, players):
        assert match.prompt is not None
        panels = [rows for seat in match.prompt.seats for rows in reachable(match, seat)]
        for rows, extras in ((public(match), EXTRAS), *((rows, 2) for rows in panels)):
            more = buttons(((Control("", Act.PICK, ""),) * extras,), 1, 1)[0]
            shown = with_extras(buttons(rows, 1, 1), more)
            assert len(shown) <= MOST_ROWS
            assert all(0 < len(row) <= PER_ROW for row in shown)
            labels = [control.label for row in rows for control in row]
            assert len(set(labels)) == len(labels)


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_public_buttons_offer_what_somebody_may_do(key: str, players: int) -> None:
    for match in positions(key, players):
        assert match.prompt is not None
        if match.prompt.private:
            assert opens_panel(public(match))
            continue
        legal = {str(move) for seat in match.prompt.seats for move in match.choices(seat)}
        played = [c.target.split()[0] for row in public(match) for c in row if c.act is Act.MOVE]
        assert legal.issuperset(played)


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_the_only_move_is_the_first_button_and_blue(key: str, players: int) -> None:
    for match in positions(key, players):
        assert match.prompt is not None
        for seat in match.prompt.seats:
            if len(match.choices(seat)) == 1:
                first = private(match, seat)[0][0]
                assert (first.target, first.tone) == (str(match.choices(seat)[0]), Tone.BLUE)


@pytest.mark.parametrize("players", [2, 4])
def test_to_pass_on_all_dice_is_offered_when_only_the_active_player_is_left(players: int) -> None:
    offered = []
    for match in positions("qwixx", players):
        assert match.prompt is not None
        alone = match.prompt.key == "white_dice" and match.prompt.seats == (match.view().active,)
        both = any(c.target == "pass pass" for row in public(match) for c in row)
        assert both == alone
        offered.append(both)
    assert len(set(offered)) == 2


def test_grids_have_labels_of_one_width() -> None:
    cells = [Control(label, Act.PICK, label) for label in ("7", "13", "a1", "20", "3", "b2")]
    rows = grid(cells)
    assert [len(row) for row in rows] == [3, 3]
    assert {len(control.label) for row in rows for control in row} == {2}
    assert [control.label.strip() for row in rows for control in row] == [c.label for c in cells]
    assert rows[0][0].label == "\N{FIGURE SPACE}7", "single digits stand below the last one"
    assert grid([]) == ()
    assert even((tuple(cells),)) == (tuple(cells),), "a single row needs no padding"


def test_likely_numbers_are_spread_and_useful() -> None:
    assert likely_numbers(EMPTY) == tuple(range(5, HIGHEST, 10))
    narrow = sheet(*["_ _ _ _ _ 50 57"] * COLUMNS)
    assert 54 not in likely_numbers(narrow), "there is no field between 50 and 57"
    assert len(likely_numbers(narrow)) == 10


def test_a_step_asks_for_what_is_chosen_next() -> None:
    def asks(match: AnyMatch, path: str) -> str:
        assert match.prompt is not None
        seat, controls = match.prompt.seats[0], FACES[match.rules.key].controls
        return controls.asks(match.view(seat), match.choices(seat), path, english())

    start = positions("top_twelve", 2)[0]
    assert asks(start, "30d") == "30 under the tree: which row?"
    four = positions("lucky_numbers", 2)[0]
    tile = four.view().hands[0][0]
    assert asks(four, str(tile)) == f"So far: {tile}. Which tile is next?"
    assert asks(four, "99") == "", "a path that leads nowhere is forgotten"
    entering = [m for m in positions("top_twelve", 2) if m.prompt and m.prompt.key[0] == "e"]
    plain = [match for match in entering if match.view().symbol is not Symbol.JOKER]
    assert plain
    for match in plain:
        column = match.view().symbol.word
        assert asks(match, "") == f"{match.view().number} under the {column}: which row?"
