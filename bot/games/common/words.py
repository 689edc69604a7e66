"""Helpers shared by the alt texts and text boards of all games.

Both are for screen readers, which say words and numbers line by line but may skip single signs.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.games.common.people import Names, name_in_sentence, shown_name
from bot.text.names import in_row, listed
from bot.text.say import Say
from core.engine.rules import Seat, Standing, View

LONGEST_ALT = 1023
"""Discord allows 1024 characters of alt text."""


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
    """Return the headline of the prompt: who has yet to answer, and what the game adds."""
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


def last(moves: Iterable[tuple[Seat, str]], names: Names, say: Say) -> str:
    """Describe the latest moves and who made them."""
    named = (say("story-seat", name=shown_name(names, seat), items=move) for seat, move in moves)
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


def own_first(view: View) -> list[Standing]:
    """Return the standings in the order of text boards: one's own first."""
    return sorted(view.standings, key=lambda standing: standing.seat != view.seat)
