"""The buttons of Qwixx: the rows in their colors with the sum, and Pass."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.games.common.controls import PER_ROW, Act, Control, Rows, Tone, grid
from bot.text.say import Say
from core.engine.rules import Seat
from core.games.qwixx.state import PASS, Color, Cross, Move, Phase, View

_TONES = {
    Color.RED: Tone.RED,
    Color.YELLOW: Tone.GREY,
    Color.GREEN: Tone.GREEN,
    Color.BLUE: Tone.BLUE,
}


class QwixxControls:
    """One button per cross that a player can make."""

    def public(self, view: View, choices: Mapping[Seat, Sequence[Move]], say: Say) -> Rows:
        everybody = dict.fromkeys(move for moves in choices.values() for move in moves)
        return self.private(view, tuple(everybody), "", say)

    def private(self, view: View, moves: Sequence[Move], path: str, say: Say) -> Rows:
        del path
        crosses = sorted(
            (move for move in moves if isinstance(move, Cross)),
            key=lambda cross: (cross.color, cross.color.position(cross.number)),
        )
        passes = _passes(self.label(view, PASS, say), view, bool(crosses), say)
        controls = [_cross(self.label(view, cross, say), cross) for cross in crosses]
        return _with_passes(controls, passes) if moves else ()

    def label(self, view: View, move: Move, say: Say) -> str:
        if isinstance(move, Cross):
            return say("control-qwixx-cross", color=move.color.word, number=move.number)
        costs = view.phase is Phase.COLORED and not view.crossed
        return say("control-qwixx-misthrow" if costs else "control-qwixx-pass")

    def asks(self, view: View, moves: Sequence[Move], path: str, say: Say) -> str:
        del view, moves, path, say
        return ""

    def answered(self, view: View, say: Say) -> str:
        return self.label(view, view.answer, say) if view.answer else ""


def _cross(label: str, cross: Cross) -> Control:
    return Control(label, Act.MOVE, str(cross), _TONES[cross.color])


def _passes(label: str, view: View, choice: bool, say: Say) -> list[Control]:
    """Offer to pass, and if only the active player is left, to pass on the colored dice as well.

    What the colored dice offer is known only when all others have answered.
    """
    tone = Tone.GREY if choice else Tone.BLUE
    one = Control(label, Act.MOVE, str(PASS), tone)
    if view.phase is not Phase.WHITE or view.prompt is None or view.prompt.seats != (view.active,):
        return [one]
    return [one, Control(say("control-qwixx-pass-both"), Act.MOVE, f"{PASS} {PASS}")]


def _with_passes(crosses: list[Control], passes: list[Control]) -> Rows:
    """Put the passes beside a single row of crosses, or below them."""
    if len(crosses) + len(passes) <= PER_ROW:
        return ((*crosses, *passes),)
    return (*grid(crosses), tuple(passes))
