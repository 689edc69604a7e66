"""The buttons of Qwixx: the rows in their colors with the sum, and Pass."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.games.common.controls import Act, Control, Rows, Tone, rows_of
from bot.text.say import Say
from core.engine.rules import Seat
from core.games.qwixx.state import Color, Cross, Move, Pass, Phase, View

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
        passes = [move for move in moves if isinstance(move, Pass)][:1]
        ordered: list[Move] = [*crosses, *passes]
        return rows_of([_control(self.label(view, move, say), move) for move in ordered])

    def label(self, view: View, move: Move, say: Say) -> str:
        if isinstance(move, Cross):
            return say("control-qwixx-cross", color=move.color.word, number=move.number)
        costs = view.phase is Phase.COLORED and not view.crossed
        return say("control-qwixx-misthrow" if costs else "control-qwixx-pass")

    def chosen(self, path: str, say: Say) -> str:
        del path, say
        return ""


def _control(label: str, move: Move) -> Control:
    tone = _TONES[move.color] if isinstance(move, Cross) else Tone.GREY
    return Control(label, Act.MOVE, str(move), tone)
