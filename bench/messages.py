"""Count what a game leaves in its channel: messages posted, left, and turns nobody was told of.

Whole games by clicks in a simulated channel, for each game and number of players: slowly, with more
time between two clicks than the bot takes for presence, and quickly, with two seconds.
Run: `python -m bench messages [GAME ...]`.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
from pathlib import Path

from bot.publishing.recent import PRESENT
from core.games.registry import GAMES
from tests.channel.tally import Tally, played, seated
from tests.channel.world import playing

PAUSES = {"slowly": 31.0, "quickly": 2.0}


def main(argv: list[str] | None = None) -> None:
    print(f"{'':20}{'answers':>9}{'posted':>8}{'left':>6}{'deleted':>9}{'missed':>8}")
    for game in argv or GAMES:
        for players in GAMES[game].rules.players:
            for pace, pause in PAUSES.items():
                found = asyncio.run(_tally(game, players, pause))
                print(
                    f"{game:15}{players:2} {pace:8}{found.answers:3}{found.posted:8}"
                    f"{found.left:6}{found.deleted:9}{found.missed:8}"
                )


async def _tally(game: str, players: int, pause: float) -> Tally:
    with tempfile.TemporaryDirectory() as folder:
        async with playing(Path(folder), present=PRESENT) as world:
            await seated(world, game, players, turn_time=0)
            return await played(world, random.Random(f"{game} {players}"), pause)
