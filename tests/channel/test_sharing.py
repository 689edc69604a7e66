"""What one person has looked up can be shown to all in the channel."""

from __future__ import annotations

from pathlib import Path

import discord
from simcord import ChannelHandle, ResponseMessage

from tests.channel.acts import posts, press, pressed, sentence
from tests.channel.faults import allow, deny
from tests.channel.test_statistics import GAME, give_up, page
from tests.channel.test_tournaments import announce
from tests.channel.world import World, custom_ids, labels, playing

SHOW = "Show to everybody"
PARTS = {"Goal", "Set-up", "A turn", "The end", "Who wins", "Options"}


async def look_up(world: World, command: str, **options: object) -> ResponseMessage:
    return page(await world["ada"].slash(world.channel, command, **options))


async def test_a_page_is_shown_to_all_once_and_signed(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await give_up(world)
        await announce(world, ai=2, level="easy")
        await world.owner.slash(world.channel, "organize start")
        for command, options in (
            ("leaderboard", {"game": GAME}),
            ("stats", {"user": world["ben"]}),
            ("stats", {"game": GAME}),
            ("rules", {"game": "qwixx"}),
            ("help", {}),
            ("tournament standings", {}),
            ("tournament pairings", {}),
        ):
            await world.env.advance_time(30)
            private = await look_up(world, command, **options)
            assert labels(private)[-1] == SHOW
            before = len(posts(world))
            await world["ada"].click(private, label=SHOW)
            assert len(posts(world)) == before + 1
            public = world.last()
            assert public.content == "Shown by **Ada**."
            assert posts(world)[-1]["allowed_mentions"].get("users", []) == []
            assert all(":rd:" in each for each in custom_ids(public)), "only to read on"
            assert [e.to_dict()["title"] for e in public.embeds] == [private.embeds[0].title]
            assert public.embeds[0].description == private.embeds[0].description
            assert len(public.attachments) == len(private.attachments)
            assert SHOW not in labels(private), "what was shown cannot be shown again"


async def test_a_double_click_shows_a_page_once(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        private = await look_up(world, "rules", game="qwixx")
        click = custom_ids(private)[-1]
        results = [press(world, world["ada"], private, click) for _ in range(2)]
        await world.env.settle()
        assert len(posts(world)) == 1
        assert all(result.acknowledged and not result.followups for result in results)
        assert SHOW not in labels(private)


async def test_everybody_may_read_on_in_rules_that_were_shown(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        private = await look_up(world, "rules", game="top_twelve")
        assert private.attachments, "the drawn example"
        await world["ada"].click(private, label=SHOW)
        public = world.last()
        assert set(labels(public)) == PARTS
        assert len(public.attachments) == 1
        own = page(await world["ben"].click(public, label="A turn"))
        assert own.ephemeral
        assert not own.attachments
        assert own.embeds[0].title == "Top 12: A turn"
        assert public.embeds[0].title == "How to play Top 12", "the public message stays"
        await world["ben"].click(own, label=SHOW)
        assert world.last().embeds[0].title == "Top 12: A turn"


async def test_who_may_not_write_shows_nothing(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        silent = discord.PermissionOverwrite(send_messages=False)
        hall = world.guild.create_text_channel("hall", overwrites={world["ada"]: silent})
        await world.env.settle()
        await refused(world, hall, "You can't write in this channel")
        deny(world, embed_links=True)
        await refused(world, world.channel, "allow: Embed Links.")
        allow(world)
        private = await look_up(world, "rules", game="qwixx")
        await world["ada"].click(private, label=SHOW)
        assert len(posts(world)) == 1


async def refused(world: World, channel: ChannelHandle, words: str) -> None:
    private = page(await world["ada"].slash(channel, "rules", game="qwixx"))
    assert words in sentence(await world["ada"].click(private, label=SHOW))
    assert posts(world) == []
    assert labels(private)[-1] == SHOW


async def test_all_read_it_in_the_servers_language(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await world["ada"].slash(world.channel, "me", language="de")
        await world.owner.slash(world.channel, "settings", language="en")
        private = await look_up(world, "rules", game="qwixx")
        await world["ada"].click(private, label="Allen zeigen")
        assert world.last().content == "Shown by **Ada**."


async def test_a_forged_button_shows_nothing(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        private = await look_up(world, "rules", game="qwixx")
        for wanted, words in (
            ("rules:chess", "This button"),
            ("rules:qwixx:x", "This button"),
            ("help:x", "This button"),
            ("stats:x:", "This button"),
            ("pairings:-1", "no such tournament"),
            ("standings", "no such tournament"),
            ("a:b:c", "This button"),
        ):
            told = await pressed(world, world["ada"], private, f"r1:9:1:r:{wanted}")
            assert words in sentence(told)
            assert posts(world) == []


async def test_who_has_no_name_that_can_be_shown_shows_a_page_nevertheless(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        nameless = world.guild.add_member(world.env.create_user("🎉", global_name="🎉"))
        private = page(await nameless.slash(world.channel, "rules", game="qwixx"))
        await nameless.click(private, label=SHOW)
        assert world.last().content == "Shown by **?**."
