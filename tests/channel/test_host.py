"""The host's panel: what the host of a lobby can change, and nobody else."""

from __future__ import annotations

from pathlib import Path

from simcord import InteractionResult

from core.model.table import Status, Table
from tests.channel.acts import notified, pressed, sentence, version
from tests.channel.world import TICK, Shown, World, custom_ids, labels, playing


async def table(world: World) -> Table:
    return (await world.tables.view(world.server, 1)).table


async def panel_of(world: World, who: str) -> Shown:
    panel = (await world.press(who, "Host")).response
    assert panel is not None
    assert panel.ephemeral
    return panel


async def pick(world: World, who: str, menu: str, value: object) -> InteractionResult:
    """Opens the panel and picks something from one of its menus."""
    panel = await panel_of(world, who)
    found = next(custom_id for custom_id in custom_ids(panel) if custom_id.endswith(menu))
    return await world[who].select(panel, [value], custom_id=found)


def body(world: World) -> str:
    return world.last().embeds[0].description or ""


async def test_a_stranger_can_neither_open_nor_use_the_panel(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await world["ada"].slash(world.channel, "newgame", game="qwixx")
        await world.press("ben", "Join")
        panel, before = await panel_of(world, "ada"), await version(world)
        clicks = ["r1:1:0:i", f"r1:1:0:i:kick={world['ada'].id}", *custom_ids(panel)]
        for who in ("ben", "eve"):
            for click in clicks:
                refused = sentence(await pressed(world, world[who], world.last(), click))
                assert "host" in refused or "only invite people on this server" in refused
        assert await version(world) == before


def fairness(world: World) -> str:
    return (world.last().embeds[0].footer.text or "").splitlines()[-1]


async def test_the_host_changes_what_was_agreed_and_all_are_asked_again(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await world["ada"].slash(world.channel, "newgame", game="five_to_twelve")
        await world.press("ben", "Join")
        await world.press("ben", "Ready")
        promised = fairness(world)
        assert "four" not in (await table(world)).options.values()
        await pick(world, "ada", "pick-game", "setup=four")
        await world.restart()
        await pick(world, "ada", "pick-game", "games=players")
        await pick(world, "ada", "pick-time", "turn_seconds=300")
        await world["ada"].click(await panel_of(world, "ada"), label="Make it unrated")
        changed = await table(world)
        assert (changed.games, changed.turn_seconds, changed.rated) == ("players", 300, False)
        assert changed.options == {"setup": "four"}
        assert "5 minutes a turn, unrated**. Press Ready" in body(world)
        assert "**Ben** must press Ready" in sentence(await world.press("ada", "Start"))
        assert body(world).count("✅") == 1
        assert fairness(world) == promised
        await world.press("ben", "Ready")
        assert "Changed" not in body(world)
        refused = await pick(world, "ada", "pick-time", "turn_seconds=60")
        assert refused.response is not None
        assert "1 minute a turn" in (refused.response.embeds[0].description or "")


async def test_the_host_kicks_lets_in_again_and_hands_over(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await world["ada"].slash(world.channel, "newgame", game="qwixx")
        for who in ("ben", "cleo"):
            await world.press(who, "Join")
        await pick(world, "ada", "pick-people", f"kick={world['ben'].id}")
        assert "Ben" not in body(world)
        await world.env.advance_time(TICK)  # a second thought, and no double click
        assert "removed you from this table" in sentence(await world.press("ben", "Join"))
        await pick(world, "ada", "invite", world["ben"])
        assert notified(world)[-1] == {"ben"}, "others are not called again"
        await world.press("ben", "Join")
        old = await panel_of(world, "ada")
        await world.env.advance_time(TICK)
        over = await pick(world, "ada", "pick-people", f"host={world['cleo'].id}")
        assert over.response is not None
        assert labels(over.response) == []
        assert "**Cleo** (host)" in body(world)
        stale = await world["ada"].click(old, label="Make it private")
        assert any("host" in (message.content or "") for message in stale.followups)
        assert not (await table(world)).private
        await world.press("cleo", "Start")
        assert (await table(world)).status is Status.PLAYING


async def test_only_the_invited_come_into_a_private_lobby(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        robot = world.guild.add_member(world.env.create_user("robot", bot=True))
        await world["ada"].slash(
            world.channel, "newgame", game="qwixx", private=True, invite=world["ben"]
        )
        assert "Private" in body(world)
        assert "private" in sentence(await world.press("cleo", "Join"))
        await world.press("ben", "Join")
        refused = await pick(world, "ada", "invite", robot)
        assert any("only invite people" in (message.content or "") for message in refused.followups)
        await pick(world, "ada", "invite", world["cleo"])
        await world.press("cleo", "Join")
        await world["ada"].click(await panel_of(world, "ada"), label="Open it to all")
        await world.press("dan", "Join")
        assert len((await table(world)).people) == 4


async def test_a_full_table_starts_once_the_host_wishes_it_to(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await world["ada"].slash(world.channel, "newgame", game="lucky_numbers", ai=2)
        await world.press("ben", "Join")
        await world.press("ben", "Ready")
        started = await world["ada"].click(await panel_of(world, "ada"), label="Start when full")
        assert (await table(world)).status is Status.PLAYING
        assert started.response is not None
        assert labels(started.response) == []
