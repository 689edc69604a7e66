"""News, events and prizes of tournaments, by the clock of the real bot."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
import pytest
from simcord import ChannelHandle, InteractionResult, MemberActor, RoleHandle
from simcord.backend.models import Overwrite, ScheduledEvent
from simcord.enums import OverwriteType
from sqlalchemy import select, update

from core.store.models.tournaments import PrizeHolderRow, TournamentRow
from tests.channel.acts import COMMAND, posts, requests, sent, sentence
from tests.channel.faults import deny
from tests.channel.test_tournaments import GAME, announce, said_now, view
from tests.channel.world import TICK, World, playing

SCHEDULED, ACTIVE, COMPLETED, CANCELED = 1, 2, 3, 4
CHOOSING: dict[str, dict[str, str]] = {"create": {"name": "Cup", "game": GAME}, "edit": {}}
SHAPES: dict[str, dict[str, Any]] = {
    "plain": {},
    "loud": {"mentionable": True},
    "mods": {"permissions": discord.Permissions(ban_members=True)},
    "hosts": {"permissions": discord.Permissions(manage_events=True)},
    "app": {"managed": True},
    "high": {"position": 90},
}
ROLES = "/guilds/*/members/*/roles/*"


async def tick(world: World) -> None:
    await world.env.advance_time((world.client.clock.loop.seconds or 0) + 1)


async def forget(world: World, **columns: object) -> None:
    """The process dies before it has stored what it did, and another one takes over."""
    async with world.database.write() as db:
        await db.execute(update(TournamentRow).values(arranged=0, arranged_as=None, **columns))
    await world.restart()
    await tick(world)


def told(channel: ChannelHandle) -> list[str]:
    return [message.content for message in channel.history()]


def pinged(world: World) -> list[list[str]]:
    """Which roles each posted message was allowed to notify; the last one: everybody."""
    found = [post["allowed_mentions"] for post in posts(world)]
    return [[*map(str, one.get("roles", [])), *one.get("parse", [])] for one in found]


def change_bot(world: World, **rights: bool) -> None:
    """An admin changes what the bot may do on the whole server."""
    guild = world.env.backend.get_guild(world.server)
    (own,) = guild.members[world.env.backend.bot_user.id].role_ids
    changed = discord.Permissions(guild.roles[own].permissions)
    changed.update(**rights)
    world.env.backend.edit_role(world.server, own, {"permissions": changed.value})


def holders(world: World, role: RoleHandle) -> set[str]:
    members = world.env.backend.get_guild(world.server).members
    return {name for name, who in world.people.items() if role.id in members[who.id].role_ids}


def asked_for_events(world: World) -> list[str]:
    asked = [entry.path for entry in world.env.http_requests]
    return [path for path in asked if "/scheduled-events" in path]


def events(world: World) -> list[ScheduledEvent]:
    return list(world.env.backend.get_guild(world.server).scheduled_events.values())


def silence(
    world: World, channel: ChannelHandle, target: int, kind: OverwriteType, **rights: bool
) -> None:
    """A channel takes rights away from somebody, or from a role."""
    denied = discord.Permissions(**rights).value
    world.env.backend.set_overwrite(
        channel.id, Overwrite(target_id=target, type=kind, allow=0, deny=denied)
    )


async def organizer(world: World, who: str, **rights: bool) -> MemberActor:
    """Lets somebody run tournaments, without more rights than these."""
    wanted = discord.Permissions(manage_events=True, **rights)
    role = world.guild.create_role(f"organizers {who}", permissions=wanted)
    world.env.backend.add_member_role(world.server, world[who].id, role.id)
    await world.env.settle()
    return world[who]


async def play(world: World, number: int = 1, places: str = "1,2") -> None:
    """Ada and Ben meet at the only table of an announced tournament; the organizer decides."""
    for who in ("ada", "ben"):
        await world[who].slash(world.channel, "tournament join", tournament=number)
    await world.owner.slash(world.channel, "organize start", tournament=number)
    await decide(world, number, places)


async def decide(world: World, number: int, places: str) -> None:
    """Decides the only table, for Ada before Ben, or the other way round."""
    seats = (await view(world, number)).fixtures[0].pairing.seats
    order = places if seats == ("p1", "p2") else places[::-1]
    options = {"table": 1, "places": order, "reason": "because", "round_number": None}
    options = {name: value for name, value in options.items() if value is not None}
    said = await world.owner.slash(
        world.channel, "organize result", tournament=number, round=1, **options
    )
    assert said.acknowledged
    await tick(world)


async def test_news_ping_a_role_once_and_tell_who_has_won(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        news = world.guild.create_text_channel("news")
        role = world.guild.create_role("players", mentionable=True)
        await world.env.settle()
        await announce(world, announce_in=news, ping=role, start="in 60 minutes")
        await tick(world)
        shown = (await view(world)).tournament
        where = f"https://discord.com/channels/{world.server}/{world.channel.id}/{shown.message}"
        assert shown.start_at is not None
        at = f"<t:{int(shown.start_at.timestamp())}"
        (said,) = told(news)
        assert said == (
            f"{role.mention} **Winter Cup**, a 5 vor 12 tournament, starts {at}:f> ({at}:R>)."
            f" Join here: {where}"
        )
        assert pinged(world) == [[], [str(role.id)]]
        assert role.mention not in world.last().content

        edits = f"/channels/{news.id}/messages/*"
        await world["ada"].slash(world.channel, "tournament join")
        await tick(world)
        await world.restart()
        await tick(world)
        assert len(told(news)) == 1
        assert requests(world.env, "PATCH", edits) == [], "nobody there needs to know"
        await world.owner.slash(world.channel, "organize edit", name="Spring @here Cup")
        await tick(world)
        assert "Spring \\@here Cup" in told(news)[0]

        await forget(world, news_id=None, news_about=None)
        first, again = (post["nonce"] for post in posts(world)[-2:])
        assert first == again, "Discord posts it once"

        await play(world)
        assert told(news)[-2].startswith(f"{role.mention} **Spring \\@here Cup**, a 5 vor 12")
        assert "tournament, is over: https://" in told(news)[-2]
        assert told(news)[-1].startswith("🏆 **Ada** wins Spring \\@here Cup! https://")
        assert pinged(world)[-1] == []
        count = len(told(news))
        await decide(world, 1, "2,1")
        assert told(news)[-1].startswith("🏆 **Ben** wins")
        assert len(told(news)) == count, "corrected in its place"

        given = {"announce_in": news, "ping": role, "start": "in 60 minutes"}
        await announce(world, **given, repeat="weekly")
        await tick(world)
        question = (await world.owner.slash(world.channel, "organize cancel")).response
        assert question is not None
        await world.owner.click(question, label="Only this one")
        await tick(world)
        await tick(world)
        *_, canceled, again = told(news)
        assert "was canceled" in canceled
        assert again.startswith(f"{role.mention} **Winter Cup**, a 5 vor 12 tournament, starts")
        assert pinged(world)[-1] == [str(role.id)]


async def test_without_a_channel_for_news_the_announcement_pings_once(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        role = world.guild.create_role("players", mentionable=True)
        await world.env.settle()
        message = await announce(world, announce_in=world.channel, ping=role)
        assert message.content == role.mention
        assert pinged(world) == [[str(role.id)]]
        await world.press("ada", "Join", message)
        assert world.last().content == role.mention
        await world.owner.delete(world.last())
        await world["ben"].slash(world.channel, "tournament join")
        assert pinged(world) == [[str(role.id)], []], "posted anew, nobody hears of it again"
        await tick(world)
        assert asked_for_events(world) == []
        assert (await announce(world, ping=everyone(world))).content == "@everyone"
        assert pinged(world)[-1] == ["everyone"]


def everyone(world: World) -> RoleHandle:
    role = world.env.backend.get_role(world.server, world.server)
    return RoleHandle(world.env, world.guild, role)


async def test_an_organizer_gets_no_more_than_their_own_rights(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        ben = await organizer(world, "ben")
        cleo = await organizer(world, "cleo", manage_roles=True, mention_everyone=True)
        roles = {name: world.guild.create_role(name, **fields) for name, fields in SHAPES.items()}
        den = await world.hidden_from("ben")
        mute = discord.PermissionOverwrite(send_messages=False)
        quiet = world.guild.create_text_channel("quiet", overwrites={world["ben"]: mute})

        async def refused(who: MemberActor, words: str, **options: object) -> None:
            for command, needed in CHOOSING.items():
                said = sentence(
                    await who.slash(world.channel, f"organize {command}", **needed, **options)
                )
                assert words in said, (command, said)

        news = world.guild.create_text_channel("news")
        await world.env.settle()
        await announce(world, ping=roles["plain"], prize=roles["plain"], announce_in=news)
        ours = "if you could give it yourself"
        assert "You can't write in" in sentence(await _forged(world, ben, den))
        await refused(ben, "You can't write in", announce_in=quiet)
        await refused(ben, "not allowed to mention", ping=roles["mods"])
        await refused(ben, "not allowed to mention @everyone", ping=everyone(world))
        for role in ("loud", "mods", "app", "high"):
            await refused(ben, ours, prize=roles[role])
        await refused(cleo, "comes with power", prize=roles["mods"])
        await refused(cleo, "comes with power", prize=roles["hosts"])
        await refused(cleo, "Nobody can be given", prize=roles["app"])
        await refused(cleo, ours, prize=roles["high"])
        await refused(world.owner, "not below my own highest role", prize=roles["high"])
        change_bot(world, manage_roles=False, mention_everyone=False)
        deny(world, mention_everyone=True)
        await world.env.settle()
        await refused(world.owner, "allow me Manage Roles", prize=roles["loud"])
        await refused(
            cleo, "I'm not allowed to mention", ping=roles["mods"], announce_in=world.channel
        )
        bot = world.client.user
        assert bot is not None
        silent = world.guild.create_text_channel("silent")
        silence(world, silent, bot.id, OverwriteType.MEMBER, send_messages=True)
        await refused(ben, "allow me View Channel and Send", announce_in=silent)
        edited = await ben.slash(world.channel, "organize edit", name="Renamed")
        assert "Renamed" in sentence(edited), "what was chosen by others stays"
        found = (await view(world)).tournament
        assert (found.ping, found.prize, found.news) == (
            roles["plain"].id,
            roles["plain"].id,
            news.id,
        )
        cleared = await world.owner.slash(
            world.channel,
            "organize edit",
            ping=roles["plain"],
            prize=everyone(world),
            announce_in=world.channel,
        )
        assert cleared.acknowledged
        found = (await view(world)).tournament
        assert (found.ping, found.prize, found.news) == (None, None, None)
        listed = await world.client.services.tournaments.listed(world.server, "open")  # type: ignore[arg-type]
        assert len(listed) == 1


async def _forged(world: World, who: MemberActor, channel: ChannelHandle) -> InteractionResult:
    """A command that names a channel which this person cannot see."""
    known = world.env.backend.get_channel(channel.id)
    shown = {"id": str(channel.id), "name": known.name, "type": 0, "permissions": "0"}
    options = [
        {"name": "name", "type": 3, "value": "Cup"},
        {"name": "game", "type": 3, "value": GAME},
        {"name": "announce_in", "type": 7, "value": str(channel.id)},
    ]
    create = {"name": "create", "type": 1, "options": options}
    data = {"name": "organize", "options": [create], "resolved": {"channels": {shown["id"]: shown}}}
    return await sent(world, who, COMMAND, data)


async def test_an_event_follows_the_tournament_from_announcement_to_end(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await announce(world, start="in 60 minutes")
        await tick(world)
        (event,) = events(world)
        found = (await view(world)).tournament
        assert found.start_at is not None
        assert (event.name, event.status) == ("Winter Cup", SCHEDULED)
        assert event.scheduled_start_time == found.start_at.isoformat()
        assert event.entity_metadata == {
            "location": f"https://discord.com/channels/{world.server}/{world.channel.id}"
        }
        assert (event.description or "").splitlines() == [
            "A **5 vor 12** tournament.",
            "Swiss system, one round, tables of 2.",
            "",
            "Tournament 1",
        ]
        await forget(world, event_id=None)
        assert len(events(world)) == 1, "made before the crash, found after it"
        assert (await view(world)).tournament.arranged.event == event.id
        await world.owner.slash(
            world.channel, "organize edit", name="Spring Cup", start="in 90 minutes"
        )
        await world["cleo"].slash(world.channel, "tournament join")
        await tick(world)
        moved = (await view(world)).tournament.start_at
        assert moved is not None
        assert (event.name, event.scheduled_start_time) == ("Spring Cup", moved.isoformat())
        await world.owner.slash(world.channel, "organize edit", start="-")
        await tick(world)
        assert event.status == CANCELED
        await world.owner.slash(world.channel, "organize edit", start="in 90 minutes")
        await tick(world)
        (_, event) = events(world)
        assert event.status == SCHEDULED
        await world["cleo"].slash(world.channel, "tournament leave")
        for who in ("ada", "ben"):
            await world[who].slash(world.channel, "tournament join")
        await world.owner.slash(world.channel, "organize start")
        await tick(world)
        assert event.status == ACTIVE
        await decide(world, 1, "1,2")
        assert event.status == COMPLETED
        await decide(world, 1, "2,1")
        assert event.status == COMPLETED


async def test_an_event_is_canceled_with_it_and_never_made_twice(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await announce(world, start="in 60 minutes")
        await tick(world)
        (event,) = events(world)
        question = (await world.owner.slash(world.channel, "organize cancel")).response
        assert question is not None
        await world.owner.click(question, label="Cancel the tournament")
        await tick(world)
        assert event.status == CANCELED
        await announce(world, start="in 60 minutes")
        await tick(world)
        (_, other) = events(world)
        world.env.backend.delete_scheduled_event(world.server, other.id)
        for name in ("Second", "Third"):
            await world.owner.slash(world.channel, "organize edit", name=name)
            await tick(world)
        assert events(world) == [event], "somebody does not want it"
        asked = len(asked_for_events(world))
        await world.owner.slash(world.channel, "organize edit", name="Fourth")
        await tick(world)
        assert len(asked_for_events(world)) == asked


async def test_no_event_without_the_permission_or_from_a_hidden_channel(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        change_bot(world, manage_events=False, create_events=False)
        await world.env.settle()
        given = {"name": "Cup", "game": GAME, "start": "in 60 minutes"}
        said = sentence(await world.owner.slash(world.channel, "organize create", **given))
        first, *_, last = said.splitlines()
        assert first == "Tournament 1 has been announced."
        assert last == (
            "With the permission Create Events, I'd also list it among the server's events."
        )
        silence(world, world.channel, world.server, OverwriteType.ROLE, view_channel=True)
        await _let_in(world)
        said = sentence(await world.owner.slash(world.channel, "organize create", **given))
        assert said.startswith("Tournament 2 has been announced.")
        assert "Create Events" not in said
        await tick(world)
        change_bot(world, manage_events=True)
        await world.env.settle()
        said = sentence(await world.owner.slash(world.channel, "organize create", **given))
        assert said.startswith("Tournament 3 has been announced.")
        assert "Create Events" not in said
        await tick(world)
        assert asked_for_events(world) == []


async def _let_in(world: World) -> None:
    """The bot sees a channel that others do not."""
    bot, sees = world.client.user, discord.Permissions(view_channel=True).value
    assert bot is not None
    world.env.backend.set_overwrite(
        world.channel.id,
        Overwrite(target_id=bot.id, type=OverwriteType.MEMBER, allow=sees, deny=0),
    )
    await world.env.settle()


async def test_the_winner_has_the_role_until_the_next_one_wins_it(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        role = world.guild.create_role("champion")
        await world.env.settle()
        message = await announce(world, prize=role)
        assert f"The winner gets {role.mention}." in (message.embeds[0].description or "")
        await play(world)
        assert holders(world, role) == {"ada"}
        await decide(world, 1, "2,1")
        assert holders(world, role) == {"ben"}, "a correction moves it"
        await announce(world, prize=role)
        await play(world, 2, "1,2")
        assert holders(world, role) == {"ada"}
        await decide(world, 1, "1,1")
        assert holders(world, role) == {"ada"}, "the first tournament has passed it on"

        world.env.backend.remove_member_role(world.server, world["ada"].id, role.id)
        await forget(world)
        assert holders(world, role) == {"ada"}, "noted, but not given before the crash"
        async with world.database.read() as db:
            rows = (await db.execute(select(PrizeHolderRow.__table__))).all()
        assert [tuple(row) for row in rows] == [(2, world["ada"].id)]

        world.env.backend.add_member_role(world.server, world["ben"].id, role.id)
        await announce(world, prize=role)
        await play(world, 3, "2,1")
        assert holders(world, role) == {"ben"}
        await announce(world, prize=role)
        await play(world, 4, "1,2")
        assert holders(world, role) == {"ada", "ben"}, "he has it for another reason"


async def test_a_prize_that_cannot_be_given_stops_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with playing(tmp_path, tick=20 * TICK) as world:
        role = world.guild.create_role("champion")
        await world.env.settle()
        await announce(world, prize=role)
        change_bot(world, manage_roles=False)
        await world.env.settle()
        await play(world)
        assert "**Ada** wins" in await said_now(world)
        await tick(world)
        assert requests(world.env, "PUT", ROLES) == []
        change_bot(world, manage_roles=True)
        world.env.inject_error("PUT", ROLES, status=403, code=50013, times=1)
        await world.env.settle()
        await world.env.advance_time(2 * 3700)
        assert holders(world, role) == {"ada"}
        assert len(requests(world.env, "PUT", ROLES)) == 2, "once an hour"
        warned = [each for each in caplog.records if each.message.startswith("no prize")]
        assert [each.levelname for each in warned].count("WARNING") == 1

        await announce(world, prize=role)
        for who in ("ada", "ben"):
            await world[who].slash(world.channel, "tournament join")
        await world.owner.slash(world.channel, "organize start")
        world.guild.remove_member(world["ben"])
        world.guild.remove_member(world["ada"])
        await world.env.settle()
        await decide(world, 2, "2,1")
        assert requests(world.env, "PUT", ROLES)[2:] == []
        async with world.database.read() as db:
            rows = (await db.execute(select(PrizeHolderRow.__table__))).all()
        assert rows == [], "Ada is gone, and the role with her"
        asked = len(world.env.http_requests)
        await world.env.advance_time(3700)
        assert len(world.env.http_requests) == asked, "not tried again"
