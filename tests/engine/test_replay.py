"""Replay files and their checker: true ones pass, everything else gets one clear line."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest

from core.engine.replay import (
    FIRST,
    Difference,
    Record,
    ReplayError,
    first_difference,
    format_of,
    read,
    split,
    write,
)
from core.engine.rng import commitment, fingerprint
from core.engine.rules import Setup
from core.games.registry import GAMES
from core.verify import check, main
from tests.seeds import seeded
from tests.walks import at_random, walk

ROOT = Path(__file__).parents[2]


def record(key: str, seats: int = 2, stop: int | None = None, **changes: object) -> Record:
    """A game of random players; `stop` leaves it there."""
    secret = bytes(range(32))
    blank = Record(
        game=key,
        version=GAMES[key].rules.version,
        options=(),
        seats=tuple(f"10{seat}" for seat in range(seats)),
        first=None,
        table="17",
        start="555",
        commitment=commitment(secret),
        secret=secret,
        log=(),
    )
    lines = walk(GAMES[key].rules, Setup(seats), blank.seed, at_random(seeded(key, seats)))
    log = islice((line.answer for line in lines if line.answer), stop)
    return replace(blank, log=tuple(log), **changes)  # type: ignore[arg-type]


def written(record: Record) -> str:
    return write(GAMES[record.game].rules, record)


@pytest.mark.parametrize("key", GAMES)
def test_a_finished_game_is_consistent(key: str) -> None:
    verdict = check(written(record(key)))
    assert verdict.consistent, verdict.words


@pytest.mark.parametrize("key", GAMES)
def test_a_file_says_everything_that_was_written(key: str) -> None:
    original = record(key, 2)
    assert read(written(original)).record == original


def test_windows_line_ends_do_not_matter() -> None:
    assert check(written(record("qwixx")).replace("\n", "\r\n")).consistent


def test_a_game_given_up_by_all_but_one_is_over() -> None:
    verdict = check(written(record("qwixx", 2, stop=6, abandoned=(0,))))
    assert verdict.consistent
    assert verdict.words.endswith("won by 101")


def test_a_file_of_the_first_format_ranks_who_gave_up_by_position() -> None:
    old = record("qwixx", 3, abandoned=(0, 1), format=FIRST)
    text = written(old)
    assert text.startswith("rungs-replay 1\n")
    assert "\nforfeited 0 1\n" in text
    verdict = check(text)
    assert verdict.words.endswith("won by 102")
    assert sorted(row.split()[3] for row in text.split("\n") if " place " in row) == list("123")
    assert read(text).record == old


def test_a_game_cut_short_is_not_consistent() -> None:
    assert "cut short" in check(written(record("qwixx", 2, stop=6))).words


TEXT = written(record("qwixx"))


def forged(old: str, new: str, text: str = TEXT) -> str:
    assert old in text
    return text.replace(old, new, 1)


WINNER = next(row.split()[1] for row in TEXT.splitlines() if " place 1 " in row)
FORGERIES = {
    "another secret": forged("secret 00", "secret 01"),
    "another commitment": forged("commitment ", "commitment f"),
    "another table": forged("table 17", "table 18"),
    "another start click": forged("start 555", "start 556"),
    "seats swapped": forged("seats 100 101", "seats 101 100"),
    "another start seat": forged("first lot", "first 0").replace("starts:0", "starts:1"),
    "a winner who gave up": forged("abandoned -", f"abandoned {WINNER}"),
    "a stranger gave up": forged("abandoned -", "abandoned 9"),
    "another game": forged("game qwixx", "game top_twelve"),
    "an unknown game": forged("game qwixx", "game chess"),
    "an unknown version": forged("version 1", "version 2"),
    "an unknown option": forged("options -", "options speed=fast"),
    "a forged die": forged("white1=", "white1=1"),
    "a forged place": forged("place 1", "place 2"),
    "a forged score": forged("score ", "score 1"),
    "no end": forged("\nend\n", "\n"),
    "half of it": TEXT[: len(TEXT) // 2],
    "one line less": TEXT.replace(TEXT.splitlines()[14] + "\n", "", 1),
    "nothing": "",
    "a poem": "Roses are red\n\nviolets are blue\n\nend\n",
    "an endless number": forged("version 1", "version " + "9" * 5000),
    "an unknown format": forged("rungs-replay 2", "rungs-replay 3"),
    "an older format": forged("rungs-replay 2", "rungs-replay 1"),
    "a negative seat": forged("\n1 ", "\n1 -"),
    "a version with a zero": forged("version 1", "version 01"),
    "a version in other digits": forged("version 1", "version \u0661"),
    "a secret in capitals": forged(
        TEXT.split("secret ")[1][:64], TEXT.split("secret ")[1][:64].upper()
    ),
    "a second space": forged("seats 100 101", "seats 100  101"),
    "an option for no option": forged("options -", "options "),
    "a header line twice": forged("version 1", "version 1\nversion 1"),
}


@pytest.mark.parametrize("name", FORGERIES)
def test_a_forged_or_damaged_file_is_not_consistent(name: str) -> None:
    verdict = check(FORGERIES[name])
    assert not verdict.consistent
    assert verdict.words
    assert "\n" not in verdict.words


def test_a_file_that_does_not_close_with_end_is_not_read() -> None:
    """All standings are there: nothing else is missing."""
    for tail in ("", "\n", "END\n", "end end\n", "end\nseat 0\n"):
        with pytest.raises(ReplayError, match="close with 'end'"):
            read(TEXT.removesuffix("end\n") + tail)


def test_a_file_without_all_of_its_parts_is_not_read() -> None:
    head, body, tail = TEXT.split("\n\n")
    for parts in ([head, body + "\nend\n"], [head, tail], [head, body, "more", tail]):
        with pytest.raises(ReplayError, match="three parts"):
            read("\n\n".join(parts))


@pytest.mark.parametrize("number", ["2", "0", "01", "+1", "x"])
def test_a_move_with_the_wrong_number_is_not_read(number: str) -> None:
    with pytest.raises(ReplayError, match="move 1 must read"):
        read(forged("\n1 ", f"\n{number} "))


def test_moves_out_of_their_order_are_not_read() -> None:
    rows = TEXT.split("\n")
    first = rows.index("") + 2
    rows[first], rows[first + 1] = rows[first + 1], rows[first]
    with pytest.raises(ReplayError, match="move 1 must read"):
        read("\n".join(rows))


@pytest.mark.parametrize("row", ["1 0", "1 0 r5 r6", "1 | ", "| 1 0 r5"])
def test_a_move_with_more_or_less_than_seat_and_answer_is_not_read(row: str) -> None:
    rows = TEXT.split("\n")
    rows[rows.index("") + 2] = row
    with pytest.raises(ReplayError, match="move 1 must read"):
        read("\n".join(rows))


def test_every_single_changed_character_is_noticed() -> None:
    """Any one letter or digit replaced by another, a few hundred places tried."""
    choices = seeded(1)
    places = [i for i, letter in enumerate(TEXT) if letter.isalnum()]
    for place in choices.sample(places, 300):
        new = choices.choice([c for c in "0123456789abr" if c != TEXT[place]])
        changed = TEXT[:place] + new + TEXT[place + 1 :]
        assert not check(changed).consistent, changed[max(0, place - 30) : place + 30]


def test_two_files_differ_in_their_first_different_line() -> None:
    assert first_difference(TEXT, "\n" + TEXT.replace("\n", " \r\n")) is None
    assert first_difference(TEXT, FORGERIES["another table"]) == Difference("table 17", "table 18")
    assert first_difference(TEXT, FORGERIES["no end"]) == Difference("end", None)


WORDS = "Qwixx, table 17\n\n1. Player 1 crosses red 5.\n\nend\n"


@pytest.mark.parametrize(
    "golden", sorted((ROOT / "tests/golden").glob("*.txt")), ids=lambda p: p.stem
)
def test_words_for_people_above_the_game_change_nothing(golden: Path) -> None:
    plain = golden.read_text()
    told = f"{WORDS}\n{plain}"
    assert split(told) == (WORDS.strip(), plain)
    assert split(plain) == ("", plain)
    assert read(told) == read(plain)
    assert (format_of(told), first_difference(told, plain)) == (format_of(plain), None)
    assert check(told) == check(plain)
    assert check(told.replace("\n", "\r\n")).consistent


@pytest.mark.parametrize("name", FORGERIES)
def test_no_words_make_a_false_game_true(name: str) -> None:
    assert not check(f"{WORDS}\n{FORGERIES[name]}").consistent


def test_a_true_game_does_not_vouch_for_another_in_the_same_file() -> None:
    for other in (FORGERIES["a forged die"], written(record("top_twelve"))):
        assert not check(f"{TEXT}\n{other}").consistent
        assert not check(f"{other}\n{TEXT}").consistent


def test_any_bytes_at_all_get_a_verdict() -> None:
    choices = seeded(2)
    lines = TEXT.splitlines(keepends=True)
    for _ in range(300):
        shuffled = lines[:]
        for _ in range(choices.randrange(1, 6)):
            where = choices.randrange(len(shuffled))
            shuffled[where] = choices.choice(["", "\n", "|", "1 2 3 | x\n", shuffled[0], "\x00"])
        if shuffled != lines:
            check("".join(shuffled))


def run(*arguments: str, text: str = "") -> subprocess.CompletedProcess[str]:
    """Check a file on a bare Python: with `-S` no installed package can be imported."""
    command = [sys.executable, "-S", "-m", "core.verify", *arguments]
    return subprocess.run(
        command, cwd=ROOT, input=text, capture_output=True, text=True, check=False
    )


def test_the_command_names_the_fingerprint_to_look_for_and_exits_0(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(TEXT)
    done = run(str(file))
    assert (done.returncode, done.stderr) == (0, "")
    found, advice = done.stdout.splitlines()
    assert found.startswith("CONSISTENT")
    assert "does not show that it was played" in advice
    whole = commitment(bytes(range(32)))
    assert f"table 17 showed, before the game, fingerprint {fingerprint(whole)}" in advice
    assert f"SHA-256 {whole}" in advice, "older messages show all of it"
    assert run("-", text=TEXT).returncode == 0


def test_the_command_says_that_it_has_not_checked_the_words() -> None:
    done = run("-", text=f"{WORDS}\n{TEXT}")
    assert (done.returncode, done.stderr) == (0, "")
    found, _, unchecked = done.stdout.splitlines()
    assert found.startswith("CONSISTENT")
    assert "above the line 'rungs-replay 2' were not checked" in unchecked


def test_the_command_takes_what_the_lobby_showed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(TEXT)
    whole = commitment(bytes(range(32)))
    for shown in (fingerprint(whole), whole):
        assert main([str(file), shown]) == 0
    assert main([str(file), fingerprint(commitment(bytes(32)))]) == 1
    assert "NOT THE GAME PROMISED" in capsys.readouterr().out


@pytest.mark.parametrize("key", GAMES)
def test_the_command_needs_nothing_but_python(key: str, tmp_path: Path) -> None:
    golden, *_ = sorted((ROOT / "tests/golden").glob(f"{key}-*.txt"))
    assert run(str(golden)).stdout.startswith("CONSISTENT")
    forgery = tmp_path / "forged.txt"
    forgery.write_text(forged(" place 1 ", " place 2 ", golden.read_text()))
    done = run(str(forgery))
    assert (done.returncode, done.stderr) == (1, "")
    assert "standings do not follow" in done.stdout


def test_the_command_says_false_and_exits_1(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(FORGERIES["a forged die"])
    assert main([str(file)]) == 1
    assert capsys.readouterr().out.startswith("FALSE")


def test_the_command_exits_2_for_what_cannot_be_read(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    binary = tmp_path / "picture.png"
    binary.write_bytes(b"\x89PNG\xff\xfe")
    huge = tmp_path / "huge.txt"
    huge.write_bytes(b"x" * (5 * 1024 * 1024))
    for path in (tmp_path / "missing", tmp_path, binary, huge):
        assert main([str(path)]) == 2
        assert capsys.readouterr().err.count("\n") == 1
