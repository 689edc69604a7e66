"""Before the game: who sits down, who leaves, who may start, and when it is too late."""

from __future__ import annotations

from pathlib import Path

import discord
import pytest
import simcord
from discord import app_commands

from bot.pages.custom_ids import Click, Verb
from core.engine.rng import fingerprint
from core.engine.rules import Level
from core.model.calls import Call
from core.model.table import Status
from core.tables import lobby, play
from tests.channel.acts import notified, play_behind, posts, press, pressed, sentence, version
from tests.channel.player import asked
from tests.channel.world import TICK, World, custom_ids, labels, playing


async def status(world: World, table: int = 1) -> Status:
    return (await world.tables.view(world.server, table)).table.status


def body(world: World) -> str:
    return world.last().embeds[0].description or ""


async def test_people_come_and_go_and_the_host_hands_over(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        result = await world["ada"].slash(world.channel, "newgame", game="lucky_numbers")
        assert result.acknowledged
        lobby = world.last()
        hers = [message.id for message in world.channel.history(viewer=world["ada"])]
        assert hers == [lobby.id], "the lobby says it all"
        assert "Start" not in labels(lobby), "alone nobody can start"
        for name in ("ben", "cleo", "dan"):
            assert (await world.press(name, "Join")).response is not None
        assert world.last().id == lobby.id, "joining edits the lobby"
        assert "Join" not in labels(world.last()), "four seats are all there are"
        assert not any(":a" in custom_id for custom_id in custom_ids(world.last()))
        join = next(f"r1:1:0:{verb}" for verb in "j")
        assert "seats" in sentence(await pressed(world, world["eve"], lobby, join))
        refused = sentence(await world.press("ben", "Start"))
        assert refused == "Only **Ada**, who hosts this table, can do that."
        await world.press("ada", "Leave")
        seen = await world.tables.view(world.server, 1)
        assert seen.table.host == world["ben"].id
        assert "Join" in labels(world.last())
        assert "already playing" in sentence(await pressed(world, world["ben"], lobby, join))
        assert "not playing" in sentence(await world.press("eve", "Leave"))
        for name in ("ben", "cleo", "dan"):
            await world.press(name, "Leave")
        assert await status(world) is Status.ABORTED
        assert labels(world.last()) == []
        assert len(world.channel.history()) == 1


async def test_the_host_adds_and_removes_ai_seats(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await world["ada"].slash(world.channel, "newgame", game="five_to_twelve")
        menu = custom_ids(world.last())[-1]
        refused = await world["ben"].select(world.last(), ["easy"], custom_id=menu)
        assert "who hosts this table" in sentence(refused)
        await world["ada"].select(world.last(), ["expert"], custom_id=menu)
        assert "Remove AI" in labels(world.last())
        assert "Expert" in body(world)
        await world.press("ada", "Remove AI")
        assert "Expert" not in body(world)
        assert "Remove AI" not in labels(world.last())
        rules = (await world.press("eve", "Rules")).response
        assert rules is not None
        assert rules.ephemeral
        assert rules.embeds[0].title == "How to play 5 vor 12"


async def test_one_click_plays_against_the_ai(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await world["ada"].slash(world.channel, "newgame", game="lucky_numbers")
        lobby, said = world.last(), len(posts(world))
        assert "who hosts this table" in sentence(await world.press("ben", "Play against AI now"))
        for _ in range(2):
            press(world, world["ada"], lobby, "r1:1:0:pa")
        await world.env.settle()
        seen = await world.tables.view(world.server, 1)
        assert seen.table.status is Status.PLAYING
        assert [chair.level for chair in seen.table.chairs] == [None, Level.MEDIUM]
        assert len(posts(world)) == said + 1, "the board"
        assert asked(world, world.last()) == ["ada"]


async def test_who_is_no_longer_alone_starts_with_the_others(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await world["ada"].slash(world.channel, "newgame", game="lucky_numbers")
        lobby = world.last()
        await world.press("ben", "Join")
        assert "Play against AI now" not in labels(world.last())
        late = await pressed(world, world["ada"], lobby, "r1:1:0:pa")
        assert "Somebody has joined" in (late.followups[0].content or "")
        assert await status(world) is Status.LOBBY


async def test_fair_play_is_told_before_during_and_after(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await world["ada"].slash(world.channel, "newgame", game="qwixx")
        promise = (await world.tables.view(world.server, 1)).table.commitment
        told = [await fair_play(world, "ben")]
        await world.press("ada", "Play against AI now")
        told.append(await fair_play(world, "cleo"))
        assert all("stays hidden" in each for each in told)
        asking = await world["ada"].slash(world.channel, "resign")
        assert asking.response is not None
        await world["ada"].click(asking.response, label="Forfeit")
        told += [await fair_play(world, "dan"), await fair_play(world, "eve", world.last())]
        assert all("The secret was" in each for each in told[2:])
        for each in told:
            assert promise in each
            assert fingerprint(promise) in each


async def test_story_and_fair_play_of_a_game_elsewhere_are_not_found(tmp_path: Path) -> None:
    """Neither from another server nor by somebody from whom its channel is hidden."""
    async with playing(tmp_path) as world:
        den, (stranger, _) = await world.hidden_from("eve"), await world.stranger()
        await world["ada"].slash(den, "newgame", game="qwixx", ai=1)
        await world["ben"].slash(world.channel, "newgame", game="top_twelve")
        await world["ada"].click(world.last(den), label="Start")
        for verb in (Verb.STORY, Verb.FAIR_PLAY, Verb.RULES):
            for who in (world["eve"], stranger):
                refused = await pressed(world, who, world.last(), str(Click(verb, 1)))
                assert "can't find that table" in sentence(refused)
        told = await pressed(world, world["ada"], world.last(), str(Click(Verb.STORY, 1)))
        assert told.response is not None
        assert told.response.embeds[0].title == "The story of Qwixx, table 1"


async def test_nobody_joins_a_table_they_cannot_see(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        den = await world.hidden_from("eve")
        await world["ada"].slash(den, "newgame", game="qwixx")
        await world["ben"].slash(world.channel, "newgame", game="qwixx")
        join = str(Click(Verb.JOIN, 1))
        assert "can't find" in sentence(await pressed(world, world["eve"], world.last(), join))
        await world["ada"].click(world.last(den), label="Play against AI now")
        asking = (await world["ada"].slash(den, "resign")).response
        assert asking is not None
        await world["ada"].click(asking, label="Forfeit")
        rematch = str(Click(Verb.REMATCH, 1))
        assert "can't find" in sentence(await pressed(world, world["eve"], world.last(), rematch))
        assert len(await world.tables.tables(world.server, *Status)) == 2


async def fair_play(world: World, who: str, message: discord.Message | None = None) -> str:
    """What the button says, on the lobby or what is left of it unless another is given."""
    answer = (await world.press(who, "Fair play", message or world.clickable()[0])).response
    assert answer is not None
    assert answer.ephemeral
    return answer.embeds[0].description or ""


async def test_invited_people_are_mentioned_once(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await world["ada"].slash(
            world.channel,
            "newgame",
            game="qwixx",
            invite=world["ben"],
            invite2=world["cleo"],
            invite3=world["ben"],
            invite4=world["ada"],
        )
        assert notified(world) == [{"ben", "cleo"}]
        called = f"{world['ben'].mention} {world['cleo'].mention}"
        assert (world.last().content or "").startswith(f"{called} You are invited to play.")
        await world.press("ben", "Join")
        assert len(posts(world)) == 1


async def test_bots_and_strangers_cannot_be_invited(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        robot = world.guild.add_member(world.env.create_user("robot", bot=True))
        stranger = world.env.create_user("stranger")
        for guest in (robot, stranger):
            result = await world["ada"].slash(world.channel, "newgame", game="qwixx", invite=guest)
            assert "only invite people on this server" in sentence(result)
        simcord.assert_error(world.env, app_commands.TransformerError)
        assert world.channel.history() == []
        assert await world.tables.tables(world.server, *Status) == []


@pytest.mark.parametrize("advance", [29 * 60, 31 * 60])
async def test_a_lobby_closes_after_half_an_hour_of_quiet(tmp_path: Path, advance: int) -> None:
    async with playing(tmp_path) as world:
        await world["ada"].slash(world.channel, "newgame", game="qwixx")
        await world.env.advance_time(advance)
        over = advance > 30 * 60
        assert await status(world) is (Status.EXPIRED if over else Status.LOBBY)
        assert bool(labels(world.last())) is not over
        assert len(world.channel.history()) == 1
        if over:
            assert "/newgame" in body(world)
            lobby = world.last()
            late = await pressed(world, world["ben"], lobby, "r1:1:0:j")
            assert "was closed" in sentence(late)


async def test_nobody_can_flood_a_server(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        for _ in range(2):
            await world["ada"].slash(world.channel, "newgame", game="qwixx")
        result = await world["ada"].slash(world.channel, "newgame", game="qwixx")
        told = sentence(result)
        assert "already host 2 tables" in told
        lobbies = [message.jump_url for message in world.channel.history()]
        assert told.endswith(f"Yours: [table 1]({lobbies[0]}) and [table 2]({lobbies[1]}).")
        assert len(world.channel.history()) == 2


async def test_a_start_from_a_button_that_was_enabled_before_is_refused(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await world["ada"].slash(world.channel, "newgame", game="qwixx")
        before = await version(world)
        result = await pressed(world, world["ada"], world.last(), "r1:1:0:b")
        assert "at least 2 players" in sentence(result)
        assert await version(world) == before


async def test_a_match_opens_its_next_lobby_by_itself(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await world["ada"].slash(world.channel, "newgame", game="five_to_twelve", games="players")
        await world.press("ben", "Join")
        await world.press("ada", "Start")
        assert "game 1 of 2" in (world.last().embeds[0].footer.text or "")
        await play_behind(world)
        await world.env.advance_time(TICK)
        *_, result, lobby = world.channel.history()
        assert "Rematch" not in labels(result)
        assert "game 2 of 2" in (lobby.embeds[0].title or "")
        assert "Join" not in labels(lobby), "both sit there already"
        await world.press("ben", "Start")
        assert (await status(world, 2)) is Status.PLAYING, "anybody may start the next game"


async def test_a_rematch_invites_the_others(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await world["ada"].slash(world.channel, "newgame", game="five_to_twelve")
        await world.press("ben", "Join")
        await world.press("ada", "Start")
        asked = await world["ben"].slash(world.channel, "leave")
        assert asked.response is not None
        await world["ben"].click(asked.response, label="Forfeit")
        result = world.last()
        assert "Ada\u2069 wins!" in (result.attachments[0].description or ""), "nobody is to move"
        outsider = await world.press("eve", "Rematch", result)
        assert "not playing" in sentence(outsider)
        await world.press("ben", "Rematch", result)
        assert "Join" in labels(world.last())
        assert notified(world)[-1] == {"ada"}
        assert await status(world, 2) is Status.LOBBY
        await world.press("ada", "Rematch", result)
        assert len(await world.tables.tables(world.server, Status.LOBBY)) == 1
        assert "**Ada**" in (world.last().embeds[0].description or "")


async def test_a_rematch_obeys_the_rules_of_the_server(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await world["ada"].slash(world.channel, "newgame", game="five_to_twelve")
        await world.press("ben", "Join")
        await world.press("ada", "Start")
        call = Call(world.server, 1, world["ben"].id, world.env.backend.snowflake())
        await world.tables.change(call, play.resign, with_ai=False)
        await world.env.advance_time(TICK)
        result = world.last()
        elsewhere = world.guild.create_text_channel("elsewhere")
        await world.owner.slash(world.channel, "settings", channel=elsewhere, hints=False)
        refused = await world.press("ada", "Rematch", result)
        assert elsewhere.mention in sentence(refused)
        assert await world.tables.tables(world.server, Status.LOBBY) == []
        await world.owner.slash(world.channel, "settings", channel=elsewhere)
        await world.env.advance_time(TICK)
        await world.press("ada", "Rematch", result)
        assert not (await world.tables.view(world.server, 2)).table.hints


# Ready, guests, and the start by itself.


async def test_seats_are_kept_for_the_invited_and_the_table_starts_itself(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        full = await world["ada"].slash(
            world.channel, "newgame", game="lucky_numbers", ai=3, invite=world["ben"]
        )
        assert "you can't invite anybody" in sentence(full)
        assert posts(world) == [], "a full table invites nobody"
        await world["ada"].slash(
            world.channel,
            "newgame",
            game="lucky_numbers",
            ai=1,
            invite=world["ben"],
            invite2=world["cleo"],
            autostart=True,
        )
        assert "Starts automatically" in body(world)
        assert "reserved for invited players" in sentence(await world.press("dan", "Join"))
        await world.press("ben", "Join")
        await world.restart()
        assert "reserved for invited players" in sentence(await world.press("dan", "Join"))
        await world.press("cleo", "Leave")  # who cannot come frees the seat
        await world.press("dan", "Join")
        assert await status(world) is Status.PLAYING


async def test_after_a_while_anybody_may_have_a_kept_seat(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        invited = {f"invite{n}": world[who] for n, who in (("", "ben"), (2, "cleo"), (3, "dan"))}
        await world["ada"].slash(world.channel, "newgame", game="lucky_numbers", **invited)
        assert "reserved for invited players" in sentence(await world.press("eve", "Join"))
        await world.env.advance_time(10 * 60)
        await world.press("eve", "Join")
        assert "Eve" in body(world)


async def test_everybody_can_say_that_they_are_ready(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await world["ada"].slash(world.channel, "newgame", game="qwixx")
        assert "One more player" in body(world)
        await world.press("ben", "Join")
        assert body(world).count("✅") == 1
        await world.press("ben", "Ready")
        assert body(world).count("✅") == 2
        again = await world.press("ben", "Ready")
        assert again.followups == []
        assert "not playing" in sentence(await world.press("eve", "Ready"))
        assert len(posts(world)) == 1


# Given seats.


async def test_leaving_a_given_seat_asks_first_and_can_be_undone(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await world["ada"].slash(world.channel, "newgame", game="five_to_twelve", games="players")
        await world.press("ben", "Join")
        await world.press("ada", "Start")
        await play_behind(world)
        await world.env.advance_time(TICK)
        before = await version(world, 2)
        for ask in (
            await world["ben"].slash(world.channel, "leave", table=2),
            await pressed(world, world["ben"], world.last(), "r1:2:0:l"),
        ):
            assert "but you can come back" in sentence(ask)
            assert await version(world, 2) == before, "nothing happens before the answer"
        asked = await world["ben"].slash(world.channel, "leave", table=2)
        assert asked.response is not None
        left = (await world["ben"].click(asked.response, label="Leave")).response
        assert left is not None
        assert "the AI plays" in body(world)
        await world.restart()
        await world["ben"].click(left, label="Come back")
        assert "the AI plays" not in body(world)
        for who in ("ben", "ada"):
            call = Call(world.server, 2, world[who].id, world.env.backend.snowflake())
            await world.tables.change(call, lobby.leave)
        await world.env.advance_time(TICK)
        await world.press("ada", "Come back")
        await world.press("ada", "Start")
        assert await status(world, 2) is Status.PLAYING
