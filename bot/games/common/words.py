"""Helpers shared by the alt texts and text boards of all games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.games.common.people import LETTERS, Names, name_in_sentence, shown_name
from bot.text.names import in_row, listed
from bot.text.say import Say
from core.engine.rules import Seat, Standing, View

LONGEST_ALT = 1023
"""Discord allows 1024 characters of alt text."""
_NAME = 16
_SIGNS = {"turn": ">", "won": "*", "none": " "}


def title(game: str, say: Say) -> str:
    return say(f"game-{game.replace('_', '-')}")


def headline(game: str, view: View, names: Names, say: Say) -> str:
    return f"{title(game, say)}. {situation(view, names, say)}"


def situation(view: View, names: Names, say: Say) -> str:
    """Return who is to move, who has yet to answer, or who has won."""
    if view.prompt is None:
        return outcome(view, names, say)
    owing = listed([name_in_sentence(names, seat) for seat in view.prompt.seats], say)
    return say("board-waiting", names=owing, count=len(view.prompt.seats))


def outcome(view: View, names: Names, say: Say) -> str:
    """Return who won, or that nobody did."""
    winners = [name_in_sentence(names, s.seat) for s in view.standings if s.won]
    if not winners:
        return say("outcome-nobody")
    return say("outcome-won", names=listed(winners, say), count=len(winners))


def asks(family: str, view: View, names: Names, say: Say, **facts: int | str) -> str:
    """Return the headline of the prompt: whom it still waits for, and what the game adds."""
    prompt = view.prompt
    assert prompt is not None  # the game goes on
    everybody = 1 < len(prompt.seats) == len(view.standings)
    return say(
        f"headline-{family}-{prompt.key.replace('_', '-')}",
        names=listed([names[seat] for seat in prompt.seats], say),
        waits="all" if everybody else "some",
        **facts,
    )


def wins(family: str, view: View, names: Names, say: Say) -> str:
    """Return the headline of a finished game: who won, and with what."""
    won = [standing for standing in view.standings if standing.won]
    if not won:
        return say("outcome-nobody")
    who = listed([names[standing.seat] for standing in won], say)
    return say(f"headline-{family}-won", names=who, count=len(won), score=won[0].score)


def last(moves: Iterable[tuple[Seat, object]], names: Names, say: Say) -> str:
    """Describe the latest moves and who made them."""
    named = (
        say("story-seat", name=shown_name(names, seat), items=str(move)) for seat, move in moves
    )
    cells = in_row(named, say)
    return say("board-last", cells=cells) if cells else ""


def in_blocks(blocks: Iterable[Iterable[str]]) -> str:
    """Join blocks of lines with an empty line between them."""
    return "\n\n".join("\n".join(block) for block in blocks)


def alt(*versions: Iterable[str]) -> str:
    """Return the first version that is short enough, or else the last one, truncated."""
    text = ""
    for version in versions:
        text = " ".join(filter(None, version))
        if len(text) <= LONGEST_ALT:
            return text
    return text[: LONGEST_ALT - 1] + "…"


def moves(say: Say, given: Sequence[str], legal: Sequence[str], best: Sequence[str]) -> list[str]:
    """List a seat's answer, legal moves and suggestions."""
    told = []
    if given:
        told.append(say("board-given", moves=in_row(given, say)))
    if legal:
        told.append(say("board-possible", moves=in_row(legal, say)))
    if best:
        ranked = (f"{rank}. {move}" for rank, move in enumerate(best, start=1))
        told.append(say("board-suggested", moves=in_row(ranked, say)))
    return told


def owner(view: View, standing: Standing, names: Names) -> str:
    """Return the line above a text board: a mark if the seat is asked or has won, seat and name."""
    asked = view.prompt is not None and standing.seat in view.prompt.seats
    sign = _SIGNS["won" if standing.won else "turn" if asked else "none"]
    return f"{sign} {LETTERS[standing.seat]} {plain_name(names, standing.seat)}"


def plain_name(names: Names, seat: Seat) -> str:
    """Return a name truncated to fit a text board."""
    name = shown_name(names, seat)
    return name if len(name) <= _NAME else name[: _NAME - 1] + "…"


def beside(left: list[str], right: list[str], gap: int = 3) -> list[str]:
    """Join two blocks of the same number of lines side by side."""
    width = max(map(len, left)) + gap
    return [f"{one:<{width}}{other}".rstrip() for one, other in zip(left, right, strict=True)]
