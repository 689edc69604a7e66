"""Tables in a sentence lead to where they are shown, for those who can see it."""

from __future__ import annotations

from pathlib import Path

from tests.channel.acts import sentence
from tests.channel.world import World, playing


async def lobbies_of_ada(world: World) -> str:
    """What she is told of her own lobbies, of which she has as many as anybody may."""
    told = sentence(await world["ada"].slash(world.channel, "newgame", game="qwixx"))
    return told.partition("Yours: ")[2]


async def test_only_ones_own_lobbies_are_named_and_linked_where_one_sees_them(
    tmp_path: Path,
) -> None:
    async with playing(tmp_path) as world:
        den = world.guild.create_text_channel("den")
        await world.env.settle()
        await world["ben"].slash(world.channel, "newgame", game="qwixx")
        await world.press("ada", "Join")
        links = []
        for channel in (den, world.channel):
            await world["ada"].slash(channel, "newgame", game="qwixx")
            links.append(world.last(channel).jump_url)
        hidden, seen = links
        assert await lobbies_of_ada(world) == f"[table 2]({hidden}) and [table 3]({seen})."
        await world.hide(den, "ada")
        assert await lobbies_of_ada(world) == f"table 2 and [table 3]({seen})."
