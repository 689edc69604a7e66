"""The advisors of 5 vor 12 and Lucky Numbers answer every prompt and find obvious moves."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from core.engine.rng import Rng
from core.engine.rules import Advice, Budget, Level, Seat, Setup
from core.games.ladder.advisor import ADVISORS
from core.games.ladder.queries import oddness
from core.games.ladder.rules import LUCKY_NUMBERS
from core.games.ladder.scoring import free_cells
from core.games.ladder.state import (
    Arrange,
    Board,
    Draw,
    Leave,
    Move,
    Phase,
    Put,
    State,
)

RULES = LUCKY_NUMBERS
MESSAGES = Path("bot/locales/en/ladder.ftl")
NOTHING_LEFT_BUT = (0,) + (1,) * 20


def games(players: int, setup: str, levels: tuple[Level, ...], count: int) -> Iterator[State]:
    """Every state of some games between these levels, the last one of each included."""
    for game in range(count):
        seed = f"{setup}/{players}/{game}".encode()
        state = RULES.start(Setup(players, {"setup": setup}, first=0), Rng(seed, 0)).state
        answers = 0
        yield state
        while prompt := RULES.prompt(state):
            seat, answers = prompt.seats[0], answers + 1
            level = levels[(seat + game) % len(levels)]
            state = RULES.apply(state, seat, best(state, seat, level), Rng(seed, answers)).state
            yield state


def rank(
    state: State, seat: Seat, level: Level = Level.EXPERT, seed: int = 1
) -> tuple[Advice[Move], ...]:
    moves = RULES.legal_moves(state, seat)
    budget = Budget(seed=seed, reasons=len(moves))
    return ADVISORS[level].rank(RULES.view(state, seat), moves, budget)


def asked(position: State) -> tuple[Seat, ...]:
    prompt = RULES.prompt(position)
    return prompt.seats if prompt else ()


def best(state: State, seat: Seat = 0, level: Level = Level.EXPERT) -> Move:
    return rank(state, seat, level)[0].move


def board(text: str) -> Board:
    return tuple(0 if cell == "_" else int(cell) for cell in text.split())


def state(*boards: str, phase: Phase = Phase.TURN, **parts: object) -> State:
    laid = tuple(map(board, boards))
    values = {"supply": NOTHING_LEFT_BUT, "prompt": 9, "active": 0} | parts
    return State(boards=laid, phase=phase, **values)  # type: ignore[arg-type]


EMPTY = " _" * 16
ALMOST = "1 3 5 7  4 6 8 10  9 11 13 15  12 14 16 _"
HALF = "2 _ 6 _  _ 7 _ 12  5 _ 13 _  _ 14 _ 19"
OPEN_ROW = "1 2 _ _  _ 7 _ _  _ _ 13 _  _ _ _ 20"


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize(("players", "setup"), [(2, "one"), (2, "four"), (3, "one"), (4, "four")])
def test_every_prompt_is_answered_with_all_moves_best_first(
    players: int, setup: str, level: Level
) -> None:
    for position in games(players, setup, (level,), 1):
        for seat in asked(position):
            ranked = rank(position, seat, level)
            moves = RULES.legal_moves(position, seat)
            assert sorted(map(str, moves)) == sorted(str(advice.move) for advice in ranked)
            played = ADVISORS[level].rank(RULES.view(position, seat), moves, Budget(seed=1))
            values = [advice.value for advice in played]
            assert values == sorted(values, reverse=True)


@pytest.mark.parametrize("level", Level)
def test_equal_views_and_seeds_give_equal_advice(level: Level) -> None:
    for position in list(games(2, "one", (Level.MEDIUM,), 1))[::5]:
        for seat in asked(position):
            assert rank(position, seat, level, seed=7) == rank(position, seat, level, seed=7)


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("setup", ["one", "four"])
def test_hidden_answers_change_no_advice(level: Level, setup: str) -> None:
    start = RULES.start(Setup(2, {"setup": setup}, first=0), Rng(b"hidden", 0)).state
    answers = RULES.legal_moves(start, 1)
    answered = [RULES.apply(start, 1, move, Rng(b"hidden", 1)).state for move in answers]
    assert len({rank(after, 0, level) == rank(start, 0, level) for after in answered}) == 1
    assert rank(answered[0], 0, level) == rank(start, 0, level)


@pytest.mark.parametrize("level", Level)
def test_a_winning_cell_is_filled(level: Level) -> None:
    taking = state(ALMOST, HALF, open=(2, 18))
    assert best(taking, level=level) == Put(18, 15)
    drawn = state(ALMOST, HALF, phase=Phase.DRAWN, drawn=17)
    assert best(drawn, level=level) == Put(17, 15)


def test_a_won_game_is_certain() -> None:
    drawn = state(ALMOST, HALF, phase=Phase.DRAWN, drawn=17)
    assert rank(drawn, 0)[0].value == 1
    assert rank(drawn, 0)[0].reasons[0].key == "completes_board"


@pytest.mark.parametrize("level", Level)
def test_a_perfect_tile_fills_its_cell(level: Level) -> None:
    drawn = state("1 _ 5 7  4 6 8 10  9 11 13 15  12 14 16 _", HALF, phase=Phase.DRAWN, drawn=3)
    assert best(drawn, level=level) == Put(3, 1)


def test_the_last_reveal_goes_for_the_fewest_free_cells() -> None:
    """With nothing left face down, only filled cells count (L13)."""
    none_left = (0,) * 21
    drawn = state(OPEN_ROW, OPEN_ROW, phase=Phase.DRAWN, drawn=19, supply=none_left)
    move = best(drawn)
    assert isinstance(move, Put)
    assert drawn.boards[0][move.cell] == 0
    assert rank(drawn, 0)[0].value == 1
    assert rank(drawn, 0)[-1].value == pytest.approx(0.5)


@pytest.mark.parametrize("level", [Level.MEDIUM, Level.HARD, Level.EXPERT])
def test_four_tiles_are_laid_rising(level: Level) -> None:
    hands = ((17, 3, 12, 8), (10, 1, 20, 5))
    dealt = state(EMPTY, EMPTY, phase=Phase.ARRANGE, hands=hands, answers=(None, None))
    assert best(dealt, level=level) == Arrange((3, 8, 12, 17))


def test_extreme_tiles_go_to_the_corners() -> None:
    for tile, corner in ((1, 0), (20, 15)):
        hands = ((tile,), (10,))
        dealt = state(EMPTY, EMPTY, phase=Phase.SET_UP, hands=hands, answers=(None, None))
        assert best(dealt) == Put(tile, corner)


def test_a_tile_the_rival_wins_with_is_kept_from_the_middle() -> None:
    """The 17 fits no free cell here but would win the game for the rival: swap it in."""
    mine = "1 3 _ 16  4 6 8 18  9 11 13 19  _ 14 15 20"
    drawn = state(mine, ALMOST, phase=Phase.DRAWN, drawn=17)
    ranked = rank(drawn, 0)
    assert best(drawn) != Leave()
    left = next(advice for advice in ranked if advice.move == Leave())
    assert ("helps_rival", 1) in [
        (reason.key, reason.params.get("seat")) for reason in left.reasons
    ]


def test_an_open_tile_the_rival_waits_for_is_swapped_away() -> None:
    """The 17 does not improve this board, but left in the middle it loses the game."""
    mine = "1 3 _ 16  4 6 8 18  9 11 13 19  _ 14 15 20"
    move = best(state(mine, ALMOST, open=(17,)))
    assert isinstance(move, Put)
    assert move.tile == 17


@pytest.mark.parametrize("players", [2, 3])
def test_experts_never_pass_tiles_round(players: int) -> None:
    """L15 stops it after ten rounds; experts must stop long before."""
    longest = max(s.taken for s in games(players, "four", (Level.EXPERT, Level.HARD), 4))
    assert longest <= 4 * players


def test_swaps_from_a_full_middle_come_to_an_end() -> None:
    position = state(HALF, HALF, open=tuple(range(1, 21)), supply=NOTHING_LEFT_BUT)
    seen = set()
    for turn in range(60):
        move = best(position, position.active)
        if isinstance(move, Draw) or RULES.prompt(position) is None:
            return
        position = RULES.apply(position, position.active, move, Rng(b"round", turn)).state
        if position.phase is Phase.OVER:
            return
        assert position.taken < 20
        assert (position.boards, position.active) not in seen
        seen.add((position.boards, position.active))
    pytest.fail("nobody filled a board or revealed a tile")


def test_the_expert_beats_the_beginner() -> None:
    ends = [s for s in games(2, "four", (Level.EXPERT, Level.EASY), 16) if s.phase is Phase.OVER]
    left = [tuple(map(free_cells, end.boards)) for end in ends]
    won = sum(free[game % 2] < free[1 - game % 2] for game, free in enumerate(left))
    assert won >= 11


def test_every_reason_has_words() -> None:
    words = MESSAGES.read_text(encoding="utf-8")
    for position in games(3, "one", (Level.MEDIUM, Level.EXPERT), 2):
        for seat in asked(position):
            for advice in rank(position, seat, Level.MEDIUM):
                assert 1 <= len(advice.reasons) <= 2
                for reason in advice.reasons:
                    assert f"reason-ladder-{reason.key.replace('_', '-')} =" in words


def test_the_cell_a_tile_belongs_on_is_natural() -> None:
    drawn = RULES.view(state(OPEN_ROW, HALF, phase=Phase.DRAWN, drawn=5), 0)
    moves: list[Move] = [Put(5, 2), Draw(), Put(5, 5), Put(5, 13)]
    assert sorted(moves, key=lambda move: oddness(drawn, move)) == moves
