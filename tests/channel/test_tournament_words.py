"""What people are told of a tournament: which one, how it stands, what decides."""

from __future__ import annotations

from pathlib import Path

from simcord import InteractionResult

from tests.channel.acts import sentence
from tests.channel.test_tournaments import announce
from tests.channel.world import World, playing


def _embed(result: InteractionResult) -> tuple[str, str]:
    assert result.response is not None
    embed = result.response.embeds[0]
    return embed.title or "", embed.description or ""


async def _close_round(world: World, number: int) -> None:
    question = (await world.owner.slash(world.channel, "organize next")).response
    assert question is not None
    await world.owner.click(question, label=f"Close round {number}")


async def test_the_running_tournament_is_meant_and_then_the_last_finished_one(
    tmp_path: Path,
) -> None:
    async with playing(tmp_path) as world:
        await announce(world, name="Autumn Cup", ai=2, rounds=2)
        early = await world["ada"].slash(world.channel, "tournament standings")
        assert sentence(early) == "Autumn Cup has not started yet."
        await world.owner.slash(world.channel, "organize start")
        await announce(world, name="Winter Cup")
        title, _ = _embed(await world["ada"].slash(world.channel, "tournament standings"))
        assert title == "Autumn Cup: round 1 of 2"
        title, _ = _embed(await world["ada"].slash(world.channel, "tournament pairings"))
        assert title == "Autumn Cup: round 1 of 2"
        listed = await world["ada"].autocomplete(
            world.channel, "tournament standings", "tournament", ""
        )
        assert [choice["name"] for choice in listed] == [
            "Winter Cup, announced (no. 2)",
            "Autumn Cup, round 1 of 2 (no. 1)",
        ]
        for number in (1, 2):
            await _close_round(world, number)
        title, _ = _embed(await world["ada"].slash(world.channel, "tournament standings"))
        assert title == "Autumn Cup: final standings"
        sent = await world["ada"].slash(world.channel, "tournament export")
        assert sentence(sent) == "Autumn Cup, finished:"
