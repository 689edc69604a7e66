"""Who fills the board first, given the turns each player still needs.

A player's chance falls exponentially with the turns needed, and more steeply near the end. Three
parameters, fitted to self-play, calibrate it.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from core.games.arrays import Bools, Floats
from core.games.ladder.positions import Positions, fits
from core.games.ladder.state import FREE


class Race(NamedTuple):
    """The fitted parameters; a tuple, so that it is stored as a row of the data file."""

    sharpness: float = 1.6
    blur: float = 2.0
    """Turns added under the root: how open the race still is at the very end."""
    lag: float = 1.2
    """The turns lost by waiting a whole round."""
    start: float = 16.0
    """The turns needed after an average set-up."""

    def chances(self, turns: Floats) -> Floats:
        """Return each player's chance to win as [player, position], the next to move first.

        Everybody gets about as many turns as the fastest needs, so those set the scale.
        """
        waiting = np.arange(len(turns), dtype=np.float32)[:, None] / len(turns)
        needed = turns + np.float32(self.lag) * waiting
        quickest = needed.min(0)
        scale = self.sharpness / np.sqrt(self.blur + quickest)
        weight = np.exp((quickest - needed) * scale)
        shares: Floats = weight / weight.sum(0)
        return shares


def settled(players: list[Positions]) -> tuple[Bools, Floats]:
    """Return where the game is over, and the last player's share of the win there (L12, L13).

    Only the last player has just moved, so no other board can be full.
    """
    free = np.stack([(player.cells == FREE).sum(0) for player in players])
    fewest = free == free.min(0)
    over = (free[-1] == 0) | ~players[-1].unseen[1:].any(0)
    return over, np.where(fewest[-1], 1 / fewest.sum(0), 0).astype(np.float32)


def ready(player: Positions) -> Bools:
    """Return where this player can win by taking an open tile."""
    found: Bools = (player.cells == FREE).sum(0) == 1
    if found.any():
        near = player.at(found)
        free = near.cells.T[:, None, :] == FREE
        found[found] = (fits(near.cells, near.open) & free).any((1, 2))
    return found
