"""Who fills the board first, told from the turns everybody still needs.

The chance of a player falls off exponentially with the turns needed, the more sharply the nearer
the end is. Three numbers, fitted to self-play, make that a calibrated chance to win.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from core.games.arrays import Bools, Floats
from core.games.ladder.positions import Positions, fits
from core.games.ladder.state import FREE


class Race(NamedTuple):
    """How sharply turns decide; a tuple, so that it goes into the data file as a row."""

    sharpness: float = 1.6
    blur: float = 2.0
    """Turns added before the root: how open the race still is at the very end."""
    lag: float = 1.2
    """Turns that a whole round of waiting is worth."""
    start: float = 16.0
    """Turns needed after an average set-up."""

    def chances(self, turns: Floats) -> Floats:
        """[player, position]: everybody's chance to win; players in order, the next to move first.

        All take about as many turns from here as the quickest, so its turns set the scale.
        """
        waiting = np.arange(len(turns), dtype=np.float32)[:, None] / len(turns)
        needed = turns + np.float32(self.lag) * waiting
        quickest = needed.min(0)
        scale = self.sharpness / np.sqrt(self.blur + quickest)
        weight = np.exp((quickest - needed) * scale)
        shares: Floats = weight / weight.sum(0)
        return shares


def settled(players: list[Positions]) -> tuple[Bools, Floats]:
    """Where the game is over, and what the last player then has of the win (L12, L13).

    Only the last one has just moved, so no other board can have become full.
    """
    free = np.stack([(player.cells == FREE).sum(0) for player in players])
    fewest = free == free.min(0)
    over = (free[-1] == 0) | ~players[-1].unseen[1:].any(0)
    return over, np.where(fewest[-1], 1 / fewest.sum(0), 0).astype(np.float32)


def ready(player: Positions) -> Bools:
    """Where this player has but to take an open tile to win."""
    found: Bools = (player.cells == FREE).sum(0) == 1
    if found.any():
        near = player.at(found)
        free = near.cells.T[:, None, :] == FREE
        found[found] = (fits(near.cells, near.open) & free).any((1, 2))
    return found
