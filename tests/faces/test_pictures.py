"""Pictures of all games: whole, repeatable, and silent about what is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from io import BytesIO
from itertools import pairwise

import numpy as np
import pytest
from PIL import Image

from bot.games.registry import FACES
from bot.pages.cards.lobby import lobby
from bot.pages.cards.standings import StandingsRow, podium, standings
from bot.render.drawing import draw, draw_whole
from bot.render.painter import Painter
from bot.render.png import assemble, segment
from bot.render.scene import Run, Scene, Sprite, leaves
from bot.render.shapes import Box, Polygon
from bot.render.tokens import GOLD, MEDALS, SKY
from bot.text.languages import english
from core.engine.standings import settle
from core.games.registry import GAMES
from tests.faces.positions import NAMES, TABLES, moments, random_game
from tests.walks import AnyMatch

LARGEST = [(key, max(game.rules.players)) for key, game in GAMES.items()]


@pytest.fixture(scope="module")
def painter() -> Painter:
    return Painter()


def board(key: str, match: AnyMatch) -> Scene:
    return FACES[key].board(match.view(), NAMES[: match.setup.seats], english())


def scenes(key: str, match: AnyMatch) -> Iterator[Scene]:
    """Everything that is drawn of one position."""
    face, names, say = FACES[key], NAMES[: match.setup.seats], english()
    yield board(key, match)
    if match.prompt is not None:
        seat = match.prompt.seats[0]
        view, moves = match.view(seat), match.choices(seat)
        yield face.panel(view, names, say, legal=moves)
        yield face.panel(view, names, say, best=moves[-3:])


def decode(png: bytes) -> Image.Image:
    image = Image.open(BytesIO(png))
    image.load()
    return image


def plain(painter: Painter, scene: Scene) -> bytes:
    """The same pixels encoded in one piece."""
    pixels = painter.pixels(scene)
    lines = np.zeros((scene.height, scene.width + 1), np.uint8)
    lines[:, 1:] = pixels
    return assemble(scene.width, scene.height, [segment(lines)])


def assert_whole(painter: Painter, scene: Scene) -> None:
    strips, whole = decode(painter.png(scene)), decode(plain(painter, scene))
    assert strips.mode == "P"
    assert strips.size == (scene.width, scene.height)
    assert strips.tobytes() == whole.tobytes() == painter.pixels(scene).tobytes()
    assert strips.getpalette() == whole.getpalette()


def test_every_game_has_a_face() -> None:
    assert set(FACES) == set(GAMES)


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_a_picture_of_strips_decodes_like_one_of_a_single_piece(
    painter: Painter, key: str, players: int
) -> None:
    for match in moments(key, players):
        for scene in scenes(key, match):
            assert_whole(painter, scene)


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_a_board_is_always_cut_at_the_same_lines_until_it_ends(key: str, players: int) -> None:
    boards = [board(key, match) for match in moments(key, players)[:-1]]
    assert len({scene.cuts for scene in boards}) == 1
    lines = 0, *boards[0].cuts, boards[0].height
    assert all(above < below for above, below in pairwise(lines))


@pytest.mark.parametrize(("key", "players"), LARGEST)
def test_every_sprite_looks_as_if_drawn_whole(key: str, players: int) -> None:
    positions = (match for number in (1, 2) for match in moments(key, players, number))
    drawn = (scene for match in positions for scene in scenes(key, match))
    sprites = {leaf for scene in drawn for _, _, item in leaves(scene) for leaf in _sprites(item)}
    wrong = [each for each in sprites if (draw(each) != draw_whole(each)).any()]
    assert len(sprites) > 50
    assert wrong == []


def _sprites(item: Sprite | Run) -> tuple[Sprite, ...]:
    return item.sprites if isinstance(item, Run) else (item,)


def test_lobby_table_and_podium_decode_too(painter: Painter) -> None:
    say = english()
    places = tuple(StandingsRow(rank, name, ("3", "1")) for rank, name in enumerate(NAMES, start=1))
    assert_whole(painter, standings("Cup", ("points", "played"), places, say))
    assert_whole(painter, podium("Cup", places))
    for key, game in GAMES.items():
        assert_whole(painter, lobby(key, NAMES[:1], max(game.rules.players), say))


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_only_a_winner_is_cheered_and_who_left_has_no_medal(
    painter: Painter, key: str, players: int
) -> None:
    match, names = random_game(key, players)[-1], NAMES[:players]
    for gone in range(players + 1):
        final = settle(match.standings(), range(gone))
        scene = FACES[key].board(replace(match.view(), standings=final), names, english())
        assert_whole(painter, scene)
        sprites = [leaf for _, _, leaf in leaves(scene) if isinstance(leaf, Sprite)]
        shapes = [shape for sprite in sprites for shape in sprite.shapes]
        cheers = {s.fill for s in shapes if isinstance(s, Polygon)} & {GOLD, SKY.fill}
        assert bool(cheers) == any(standing.won for standing in final)
        silver = [s for s in shapes if isinstance(s, Box) and s.fill == MEDALS[1].fill]
        assert len(silver) == sum(s.rank == 2 and s.seat >= gone for s in final)


@pytest.mark.parametrize(("key", "players"), LARGEST)
def test_the_same_view_gives_the_same_bytes_in_any_painter(key: str, players: int) -> None:
    used = Painter()
    for match in moments(key, players):
        used.png(board(key, match))
    last = moments(key, players)[-1]
    assert used.png(board(key, last)) == Painter().png(board(key, last))


@pytest.mark.parametrize(("key", "players"), [t for t in TABLES if t[1] > 1])
def test_hidden_answers_change_no_public_picture_and_no_word(
    painter: Painter, key: str, players: int
) -> None:
    """Games that differ only in an answer others may not see yet."""
    asked = [match for match in random_game(key, players) if _together(match)]
    assert asked
    face, names, say = FACES[key], NAMES[:players], english()
    for match in asked[:: -(-len(asked) // 6)]:
        assert match.prompt is not None
        seat = match.prompt.seats[-1]
        moves = match.choices(seat)
        pair = [match.play(seat, str(move))[0] for move in (moves[0], moves[-1])]
        for hidden_from in (None, *(s for s in range(players) if s != seat)):
            views = [answered.view(hidden_from) for answered in pair]
            assert len({painter.png(face.board(view, names, say)) for view in views}) == 1
            assert len({face.alt(view, names, say) for view in views}) == 1
            assert len({face.text(view, names, say) for view in views}) == 1
            assert len({painter.png(face.panel(view, names, say)) for view in views}) == 1


def _together(match: AnyMatch) -> bool:
    """Several are asked at once, and the last of them has a choice: the answer stays hidden."""
    prompt = match.prompt
    if prompt is None or len(prompt.seats) < 2:
        return False
    return len(match.choices(prompt.seats[-1])) > 1


def test_two_threads_draw_what_one_draws() -> None:
    jobs = [board(key, match) for key, players in LARGEST for match in moments(key, players)]
    lone, shared = Painter(), Painter(runs=1 << 20, strips=1 << 20)
    alone = [lone.png(scene) for scene in jobs]
    with ThreadPoolExecutor(2) as pool:
        forth = pool.map(shared.png, jobs)
        back = pool.map(shared.png, reversed(jobs))
        assert list(forth) == alone
        assert list(back)[::-1] == alone


def test_memory_stays_bounded_over_many_positions() -> None:
    painter = Painter(sprites=2 << 20, packed=1 << 20, runs=1 << 20, strips=1 << 20)
    for key, players in LARGEST:
        for match in random_game(key, players)[:40]:
            painter.png(board(key, match))
            for cache in (painter.sprites, painter.packed, painter.runs, painter.strips):
                assert cache.weight <= cache.limit


def test_pictures_stay_small_enough_to_post(painter: Painter) -> None:
    sizes = {
        (key, players): len(painter.png(board(key, moments(key, players)[-1])))
        for key, players in TABLES
    }
    assert max(sizes.values()) < 128_000, sizes
