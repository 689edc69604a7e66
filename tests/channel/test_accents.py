"""Everything that can be asked for and clicked is in the reader's language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from simcord import MemberActor

from tests.channel.accents import foreign, untranslated
from tests.channel.acts import answers, payload_of, play_behind
from tests.channel.world import Shown, World, raw

CUP = "Cup"
ASKED: tuple[tuple[str, dict[str, Any]], ...] = (
    ("help", {}),
    ("rules", {"game": "qwixx"}),
    ("settings", {"theme": "light", "language": "default", "turn_time": 90}),
    ("me", {"pings": False, "pictures": False}),
    ("games", {}),
    ("leaderboard", {"game": "qwixx"}),
    ("stats", {}),
    ("stats", {"game": "qwixx"}),
    ("replay", {"table": 1}),
    ("verify", {"table": 1}),
    ("verify", {"table": 1, "fingerprint": "no"}),
    ("board", {"table": 1}),
    *(("privacy", {"action": action}) for action in ("about", "export", "delete")),
)
"""What everybody may ask."""
TYPED: tuple[tuple[str, str, dict[str, Any]], ...] = (
    ("newgame", "variant", {"game": "five_to_twelve"}),
    ("newgame", "games", {"game": "five_to_twelve"}),
    ("newgame", "turn_time", {}),
    ("join", "table", {}),
    ("replay", "table", {}),
    ("organize create", "start", {}),
    ("settings", "time_zone", {}),
)
"""Where something is suggested while one types."""
PLAN: dict[str, Any] = {"rounds": 2, "table_size": 2, "final": 2, "start": "tomorrow 20:00"}
RUN: tuple[tuple[str, dict[str, Any]], ...] = (
    ("tournament pairings", {}),
    ("tournament standings", {}),
    ("organize edit", {"name": CUP}),
    ("organize result", {"table": 1, "places": "2,1", "reason": "1"}),
    ("organize reopen", {"table": 1, "reason": "1"}),
    ("organize drop", {"ai": 1}),
    ("organize team", {}),
    ("tournament pause", {}),
    ("tournament back", {}),
    ("organize next", {}),
    ("tournament export", {}),
    ("tournament standings", {}),
)
"""What is done while one runs."""


def clicks(message: Shown) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every button of a message, and the first and the last choice of every menu."""
    for part in (part for row in raw(message) for part in row["components"]):
        if not part.get("disabled"):
            offered = [option["value"] for option in part.get("options", ())]
            picked = dict.fromkeys((*offered[:1], *offered[-1:]))
            chosen = [{"component_type": 3, "values": [value]} for value in picked]
            yield from ((part["custom_id"], data) for data in chosen or [{}])


@dataclass(slots=True)
class Crawl:
    """Somebody who clicks on everything there is, once."""

    world: World
    clicked: set[tuple[int, str]] = field(default_factory=set)

    async def ask(self, who: MemberActor, command: str, **options: Any) -> None:
        for shown in answers(await who.slash(self.world.channel, command, **options)):
            await self.look_at(who, shown)

    async def look_at(self, who: MemberActor, message: Shown, depth: int = 1) -> None:
        """Clicks on whatever a message offers, and on what comes of that."""
        for custom_id, data in clicks(message):
            click = (who.id, f"{custom_id} {data}")
            if click not in self.clicked and self._stands(message):
                self.clicked.add(click)
                result, payload = payload_of(self.world, who, message, custom_id, **data)
                self.world.env.backend.emit("INTERACTION_CREATE", payload)
                await self.world.env.settle()
                for shown in answers(result) if depth else ():
                    await self.look_at(who, shown, depth - 1)

    def _stands(self, message: Shown) -> bool:
        """Whether a click before has not removed it."""
        return any(message.id in there for there in self.world.env.backend.messages.values())


async def test_all_that_can_be_asked_and_clicked(tmp_path: Path) -> None:
    async with foreign(tmp_path) as world:
        ada, ben, crawl = world["ada"], world["ben"], Crawl(world)
        for number in (1, 2, 3):
            await ada.slash(world.channel, "newgame", game="qwixx", turn_time=300)
            await world.press("ben", "Join")
            await world.press("ada", "Start")
            await play_behind(world, number, 1000 * (number < 3))
            await world.env.advance_time(60)
        await ada.slash(world.channel, "newgame", game="five_to_twelve", private=True)
        for message in world.clickable():
            for who in (ben, ada):
                await crawl.look_at(who, message)
        for command, options in ASKED:
            await crawl.ask(world.owner if command == "settings" else ada, command, **options)
        for command, option, filled in TYPED:
            assert await world.owner.autocomplete(world.channel, command, option, "", **filled)
        assert len(crawl.clicked) > 60
        assert untranslated(world) == {}


async def test_all_of_a_tournament(tmp_path: Path) -> None:
    async with foreign(tmp_path) as world:
        owner, crawl = world.owner, Crawl(world)
        await owner.slash(world.channel, "organize create", name=CUP, game="qwixx", **PLAN)
        for name in ("ada", "ben", "cleo", "dan", "eve"):
            await world.press(name, "Join")
        await crawl.look_at(world["ada"], world.last())
        await world.press("ada", "Join")
        await crawl.look_at(owner, world.last())
        await owner.slash(world.channel, "organize start")
        await world.env.advance_time(60)
        for command, options in RUN:
            await crawl.ask(owner, command, **options)
        for message in world.clickable():
            await Crawl(world).look_at(owner, message)
        await crawl.ask(owner, "organize cancel")
        assert untranslated(world, CUP) == {}
