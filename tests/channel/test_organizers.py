"""Those who run a tournament: co-organizers, and the panel that is their way in."""

from __future__ import annotations

from pathlib import Path

import simcord
from simcord import InteractionResult, MemberActor

from bot.commands.tournaments import ORGANIZE
from bot.interactions.clicks import TOURNAMENT_CLICKS
from bot.pages.custom_ids import Click, Verb
from core.model.tournament import TournamentStatus
from tests.channel.acts import at_once, form_of, payload_of, sentence
from tests.channel.test_tournaments import (
    GAME,
    announce,
    current,
    organizing,
    said_now,
    view,
)
from tests.channel.world import Shown, World, custom_ids, labels, playing


async def panel_of(world: World, who: MemberActor) -> simcord.ResponseMessage:
    panel = (await who.click(await current(world), label="Manage")).response
    assert panel is not None
    assert panel.ephemeral
    return panel


def choices(panel: Shown, menu: str) -> dict[str, str]:
    """What a menu of the panel offers: labels by value."""
    assert isinstance(panel, simcord.ResponseMessage)
    return {
        option["value"]: option["label"]
        for row in panel.components
        for part in row["components"]
        if f"pick-{menu}" in part["custom_id"]
        for option in part["options"]
    }


async def pick(
    panel: Shown, who: MemberActor, menu: str, value: str | None = None
) -> InteractionResult:
    """Picks something from a menu of an open panel: the first choice, unless another is given."""
    found = next(custom_id for custom_id in custom_ids(panel) if f"pick-{menu}" in custom_id)
    return await who.select(panel, [value or next(iter(choices(panel, menu)))], custom_id=found)


async def name_helper(world: World, who: str) -> MemberActor:
    told = await world.owner.slash(world.channel, "organize team", add=world[who])
    assert f"Co-organizers of Winter Cup: **{who.capitalize()}**" in sentence(told)
    return world[who]


async def test_a_co_organizer_without_permission_runs_it_by_the_panel(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        announcement = await announce(world, rounds=2, ai=1)
        for name in ("ada", "ben", "cleo", "dan"):
            await world.press(name, "Join", announcement)
        eve = await name_helper(world, "eve")
        assert "Organized by **Club Owner** and **Eve**." in await said_now(world)
        assert not [c for c in eve.available_commands(world.channel) if c.startswith("organize")]
        refused = await world.press("ada", "Manage", announcement)
        assert "Only the organizers" in sentence(refused)

        panel = await panel_of(world, eve)
        assert labels(panel) == ["Start now", "Cancel the tournament"]
        assert choices(panel, "out")["out=a1"] == "🤖 Medium 1"
        await pick(panel, eve, "out", "out=a1")
        assert "AI 1 is out of Winter Cup." in (panel.content or "")
        await eve.click(panel, label="Start now")
        assert "It has 2 rounds." in (panel.content or "")
        assert labels(panel) == ["Close round 1", "Cancel the tournament"]

        told = choices(panel, "decide")
        assert list(told) == ["decide=1.1", "decide=1.2"]
        assert all("(open)" in name for name in told.values())
        assert choices(panel, "reopen") == choices(panel, "return") == {}
        form = await pick(panel, eve, "decide", "decide=1.1")
        await eve.submit_modal(form, {"places": "first", "reason": "late"})
        assert "each player at that table a place" in (panel.content or "")
        form = await pick(panel, eve, "decide", "decide=1.1")
        await eve.submit_modal(form, {"places": "2,1", "reason": "late"})
        assert "ended as you decided" in (panel.content or "")
        assert "corrected by **Eve**: late" in await said_now(world)
        assert (await view(world)).of_round(1)[0].result is not None
        form = await pick(panel, eve, "decide", "decide=1.1")
        assert form.modal is not None
        assert '"2,1"' in str(form.modal).replace("'", '"'), "what counts is typed already"

        form = await pick(panel, eve, "reopen")
        await eve.submit_modal(form, {"reason": "found it"})
        assert "Table 1 is open again" in (panel.content or "")
        dan = f"out=u{world['dan'].id}"
        await pick(panel, eve, "out", dan)
        assert dan not in choices(panel, "out")
        assert choices(panel, "return") == {f"return=u{world['dan'].id}": "Dan"}
        await pick(panel, eve, "return")
        assert "**Dan** will be paired" in (panel.content or "")
        assert dan in choices(panel, "out")

        await eve.click(panel, label="Close round 1")
        assert "2 tables of round 1 are still open" in (panel.content or "")
        await eve.click(panel, label="Back")
        assert "Close round 1" in labels(panel)
        await eve.click(panel, label="Close round 1")
        late, old = await panel_of(world, world.owner), await panel_of(world, eve)
        form = await pick(late, world.owner, "decide")
        await eve.click(panel, label="Close round 1")
        assert "2 tables were closed" in (panel.content or "")
        assert (await view(world)).tournament.round == 2
        await world.owner.submit_modal(form, {"places": "1,2", "reason": "of round 1"})
        assert "The result has been corrected." in (late.content or "")
        await eve.click(old, label="Cancel the tournament")
        await eve.click(old, label="Cancel the tournament")
        assert (await view(world)).tournament.status is TournamentStatus.CANCELLED
        await world.owner.click(late, label="Close round 2")
        assert "is over" in (late.content or "")
        assert labels(late) == []


async def test_only_who_announced_it_names_people_and_no_bots(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        robot = world.guild.add_member(world.env.create_user("robot", bot=True))
        known = {command.name: command for command in await world.client.tree.fetch_commands()}
        world.guild.set_command_permissions(known["organize"], {world.guild.default_role: True})
        await announce(world)
        eve = await name_helper(world, "eve")
        for who, options, answer in (
            (eve, {"add": world["ada"]}, "Only the organizers"),
            (world["ada"], {}, "Only the organizers"),
            (eve, {}, "Co-organizers of Winter Cup: **Eve**."),
            (world.owner, {"add": robot}, "Bots can't"),
            (world.owner, {"add": eve}, "already run"),
            (world.owner, {"remove": world["ada"]}, "not a co-organizer"),
            (world.owner, {"remove": eve}, "has no co-organizers"),
            (eve, {}, "Only the organizers"),
        ):
            told = await who.slash(world.channel, "organize team", **options)
            assert answer in sentence(told)
        assert "Eve" not in await said_now(world)


async def test_a_long_menu_has_pages(tmp_path: Path) -> None:
    async with playing(tmp_path) as world:
        await announce(world, ai=60)
        panel = await panel_of(world, world.owner)
        seen: list[str] = []
        for page in (1, 2, 3):
            offered = choices(panel, "out")
            assert len(offered) <= 25
            *some, more = offered
            seen += some
            assert more == f"more=out.{page % 3 + 1}"
            await pick(panel, world.owner, "out", more)
        assert seen == [f"out=a{n}" for n in range(1, 61)]
        assert choices(panel, "out")["out=a1"]


COMMANDS: dict[str, dict[str, object]] = {
    "create": {"name": "Mine", "game": GAME},
    "edit": {"name": "Mine"},
    "start": {},
    "next": {},
    "cancel": {},
    "result": {"round": 1, "table": 1, "places": "1,2", "reason": "mine"},
    "reopen": {"table": 1, "reason": "mine"},
    "drop": {"ai": 1},
    "return": {"ai": 1},
    "team": {},
}
CLICKS = {
    Verb.OPEN_ROUND: ("",),
    Verb.CLOSE_ROUND: ("",),
    Verb.CALL_OFF: ("",),
    Verb.MANAGE: (
        *("", "start", "close", "cancel", "out=a1", "return=a1", "more=out.1"),
        *("decide=1.1", "reopen=1.1", "decided=1.1", "reopened=1.1"),
    ),
}
FOR_ALL = {Verb.CHECK_IN, Verb.ENTER, Verb.WITHDRAW, Verb.PAUSE, Verb.COME_BACK}
JUNK = ("out=x", "out=u٣", "decide=1", "decide=9.9", "decided=a.b", "nothing", "more=out.x")


async def sent(world: World, who: MemberActor, message: Shown, click: Click) -> str:
    """What somebody is told who presses a button or sends a form that they were never given."""
    typed = {"decided": ("1,2", "mine"), "reopened": ("mine",)}.get(click.target.split("=")[0])
    make = form_of if typed else payload_of
    (result,) = await at_once(world, make(world, who, message, str(click), *(typed or ())))
    return sentence(result)


async def test_an_ordinary_member_decides_nothing(tmp_path: Path) -> None:
    """By no command, even where all are shown to everybody, and by no button, menu or form."""
    assert set(COMMANDS) == {command.name for command in ORGANIZE.commands}
    assert set(CLICKS) | FOR_ALL == set(TOURNAMENT_CLICKS)
    async with playing(tmp_path) as world:
        ada = world["ada"]
        assert not organizing(world, ada)
        known = {command.name: command for command in await world.client.tree.fetch_commands()}
        world.guild.set_command_permissions(known["organize"], {world.guild.default_role: True})
        assert organizing(world, ada)
        refused = await ada.slash(world.channel, "organize create", name="Mine", game=GAME)
        assert "manage events" in sentence(refused)
        assert world.channel.history() == []
        message = await announce(world, rounds=2, ai=3)
        await ada.slash(world.channel, "tournament join")
        for started in (False, True):
            if started:
                await world.owner.slash(world.channel, "organize start")
            before = await view(world)
            for command, options in COMMANDS.items():
                told = sentence(await ada.slash(world.channel, f"organize {command}", **options))
                assert "can manage events" in told, command
            for verb, targets in CLICKS.items():
                for target in targets:
                    told = await sent(world, ada, message, Click(verb, 1, int(started), target))
                    assert "Only the organizers" in told, (verb, target)
            for target in JUNK:
                told = await sent(world, world.owner, message, Click(Verb.MANAGE, 1, 0, target))
                assert "organizers" not in told
            assert await view(world) == before
