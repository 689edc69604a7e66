"""What tells 5 vor 12 from Lucky Numbers, and what their pictures must let one see."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

from bot.games.ladder.clock import CLOCK, back
from bot.games.ladder.colors import ALARM
from bot.games.ladder.garden import GARDEN
from bot.games.ladder.style import Style
from bot.games.registry import FACES
from bot.render.scene import Leaf, Run, Scene, Sprite, leaves
from bot.render.shapes import Box, Ring, Stroke, Text
from bot.render.tokens import GOLD, TEXT
from bot.text.languages import english
from core.games.ladder.state import FREE, HIGHEST, View
from core.games.ladder.state import NAMES as CELLS
from tests.faces.positions import NAMES, random_game
from tests.faces.test_box import written

STYLES = {"five_to_twelve": CLOCK, "lucky_numbers": GARDEN}
PLAYERS = (2, 3, 4)
both = pytest.mark.parametrize("key", STYLES)
all_tables = pytest.mark.parametrize("players", PLAYERS)


def board(key: str, view: View) -> Scene:
    return FACES[key].board(view, NAMES[: len(view.boards)], english())


def sprites(scene: Scene) -> list[Sprite]:
    return [sprite for _, _, item in leaves(scene) for sprite in in_row(item)]


def middle_of(key: str, players: int) -> View:
    story = random_game(key, players)
    view: View = story[len(story) // 2].view()
    return view


def crowded(key: str, players: int) -> View:
    """A position with every number face up, some of them several times."""
    tiles = (*range(1, HIGHEST + 1), 3, 17, 17, 20)
    return replace(middle_of(key, players), open=tuple(sorted(tiles)))


def test_the_two_games_share_no_surface() -> None:
    def own(style: Style) -> set[object]:
        tones = {tone.on for tone in style.tones}
        return tones | {style.rim, style.edge, style.bed, style.well, style.motif}

    assert not own(CLOCK) & own(GARDEN)
    assert CLOCK.rounding < 0.2 < 0.4 < GARDEN.rounding


@all_tables
def test_one_position_gives_two_pictures(players: int) -> None:
    view = middle_of("five_to_twelve", players)
    grounds = [{sprite.ground for sprite in sprites(board(key, view))} for key in STYLES]
    assert CLOCK.bed in grounds[0] - grounds[1]
    assert GARDEN.bed in grounds[1] - grounds[0]


@both
@all_tables
def test_cells_are_named_only_where_one_can_act(key: str, players: int) -> None:
    match = random_game(key, players)[-2]
    assert match.prompt is not None
    seat = match.prompt.seats[0]
    panel = FACES[key].panel(match.view(seat), NAMES[:players], english(), match.choices(seat))
    labels = {*CELLS, *"abcd"}
    assert not labels & {line.text for line in written(board(key, match.view()))}
    assert set("abcd1234") <= {line.text for line in written(panel)}


@both
@all_tables
def test_every_face_up_number_is_shown_once_and_apart(key: str, players: int) -> None:
    bare = board(key, replace(middle_of(key, players), open=()))
    full = board(key, crowded(key, players))
    added = [leaf for leaf in leaves(full) if leaf not in leaves(bare)]
    shown = [texts(sprite) for _, _, item in added for sprite in in_row(item)]
    counts = {"3": "2", "17": "3", "20": "2"}
    assert shown == [
        [str(number), *([counts[str(number)]] if str(number) in counts else [])]
        for number in range(1, HIGHEST + 1)
    ]
    for one, other in combinations(added, 2):
        assert not overlap(one, other)


def in_row(item: Sprite | Run) -> tuple[Sprite, ...]:
    return item.sprites if isinstance(item, Run) else (item,)


def texts(sprite: Sprite) -> list[str]:
    return [shape.text for shape in sprite.shapes if isinstance(shape, Text)]


def overlap(one: Leaf, other: Leaf) -> bool:
    (x, y, item), (left, top, beside) = one, other
    return (
        x < left + beside.width
        and left < x + item.width
        and y < top + beside.height
        and top < y + item.height
    )


@both
@all_tables
def test_what_changed_last_has_a_thick_frame(key: str, players: int) -> None:
    story = [match.view() for match in random_game(key, players)]
    view = next(view for view in reversed(story) if view.last and view.prompt is not None)
    frames = [frame for _, frame in framed(board(key, view))]
    assert len(frames) == len(view.last)
    assert all(frame.width >= 8 for frame in frames)


@both
@all_tables
@pytest.mark.parametrize("count", [1, 2])
def test_so_does_a_tile_that_was_left_in_the_middle(key: str, players: int, count: int) -> None:
    view = replace(middle_of(key, players), open=(3, *[17] * count), last=(), left=17)
    ((sprite, frame),) = framed(board(key, view))
    assert "17" in texts(sprite)
    assert frame.width >= 8
    assert "Just left there: 17." in FACES[key].alt(view, NAMES[:players], english())


def framed(scene: Scene) -> list[tuple[Sprite, Ring]]:
    """Return the frames of what changed last."""
    return [
        (sprite, shape)
        for sprite in sprites(scene)
        for shape in sprite.shapes
        if isinstance(shape, Ring) and shape.color == TEXT
    ]


@both
def test_the_tile_that_filled_a_board_is_of_gold(key: str) -> None:
    view = random_game(key, 4)[-1].view()
    winner, cell = view.last[0]
    rising = tuple(range(1, 17))
    boards = [list(rising) if seat == winner else [FREE] * 16 for seat in range(4)]
    full = replace(view, boards=tuple(map(tuple, boards)))
    boards[winner][cell - 1] = FREE
    part = replace(view, boards=tuple(map(tuple, boards)))
    assert [golden(board(key, each)) for each in (full, part)] == [1, 0]


def golden(scene: Scene) -> int:
    """How many cells of boards have a golden fill."""
    runs = [leaf for _, _, leaf in leaves(scene) if isinstance(leaf, Run)]
    cells = [sprite for run in runs for sprite in run.sprites]
    return sum(any(isinstance(s, Box) and s.fill == GOLD for s in cell.shapes) for cell in cells)


def test_the_clock_runs_towards_twelve_and_turns_red_for_the_last_five_minutes() -> None:
    def tip(left: float) -> tuple[float, float]:
        hour = [shape for shape in back(0, 0, 100, left) if isinstance(shape, Stroke)][-2]
        return hour.points[-1]

    def rim(left: float) -> object:
        return getattr(back(0, 0, 100, left)[0], "fill", None)

    across = [tip(left / 10)[0] for left in range(10, -1, -1)]
    assert across == sorted(across)
    assert across[-1] == pytest.approx(0, abs=0.01)
    assert [rim(left) == ALARM for left in (1, 0.5, 0.1, 5 / 60, 1 / 60)] == [
        False,
        False,
        False,
        True,
        True,
    ]
