"""The colors of Top 12."""

from __future__ import annotations

from bot.render.tokens import LEMON, MINT, ORANGE, ROSE, SKY

SYMBOLS = (ORANGE, LEMON, SKY, MINT, ROSE)
"""The columns of a Top 12 sheet: hand, star, house, tree, moon."""
