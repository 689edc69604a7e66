"""Whole tournaments by commands and clicks: people come and go, and two organizers act at once."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from simcord import InteractionResult, MemberActor, ResponseMessage

from bot.interactions.repeats import SECONDS
from bot.pages.custom_ids import parse
from core.model.plan import Player
from core.model.table import Status
from core.model.tournament import Fixture, TournamentStatus, TournamentView
from tests.channel.acts import (
    COMMAND,
    answers,
    at_once,
    command_of,
    form_of,
    payload_of,
    press,
)
from tests.channel.player import asked, click_through, game_buttons
from tests.channel.test_organizers import choices, panel_of
from tests.channel.test_tournaments import announce, current, said_now, view
from tests.channel.world import Shown, World, custom_ids, labels, playing
from tests.dice_race import KEY, registered
from tests.seeds import seeded
from tests.tournaments.count import Absent, Left, Outcome, Played, Table, counted


@dataclass(slots=True)
class Event:
    """A tournament, with what the test itself knows of its tables."""

    world: World
    helper: MemberActor
    dice: Random
    rounds: list[list[Table]] = field(default_factory=list)
    decisions: int = 0

    @property
    def owner(self) -> MemberActor:
        return self.world.owner

    async def seen(self) -> TournamentView:
        return await view(self.world)

    async def panel(self, who: MemberActor) -> ResponseMessage:
        await self.world.env.advance_time(SECONDS)  # a second thought, and no double click
        return await panel_of(self.world, who)

    async def open_tables(self) -> list[Fixture]:
        """The tables of the round; byes are noted at once."""
        seen = await self.seen()
        fixtures = seen.of_round(seen.tournament.round)
        names = self.names(seen)
        byes = [f.pairing.seats[0] for f in fixtures if f.pairing.is_bye]
        self.rounds.append([{names[player]: Played(1)} for player in byes])
        return [fixture for fixture in fixtures if not fixture.pairing.is_bye]

    def names(self, seen: TournamentView) -> dict[Player, str]:
        by_id = {person.id: name for name, person in self.world.people.items()}
        return {p: by_id[who.user] for p, who in seen.people.items() if who.user is not None}

    async def sit_at(self, fixture: Fixture) -> list[str]:
        names = self.names(await self.seen())
        return [names[player] for player in fixture.pairing.seats]

    async def note(self, fixture: Fixture, outcomes: Iterable[Outcome]) -> None:
        table = dict(zip(await self.sit_at(fixture), outcomes, strict=True))
        self.rounds[fixture.pairing.round - 1].append(table)

    async def decide(self, by_owner: Sequence[Fixture], by_helper: Sequence[Fixture]) -> None:
        """Both decide tables at the same moment, one by commands, the other by forms."""
        panel = await self.panel(self.helper)
        assert all(f"decide={_number(f)}" in choices(panel, "decide") for f in by_helper)
        tables = {_number(f): f for f in (*by_owner, *by_helper)}
        places = {number: _places(fixture, self.dice) for number, fixture in tables.items()}
        for number, fixture in tables.items():
            await self.note(fixture, map(Played, places[number]))
        typed = {number: ",".join(map(str, order)) for number, order in places.items()}
        commands = [await self._command(f, typed[_number(f)]) for f in by_owner]
        forms = [
            form_of(self.world, self.helper, panel, f"r1:1:0:mg:decided={n}", typed[n], "form")
            for n in map(_number, by_helper)
        ]
        self.decisions += len(commands) + len(forms)
        await at_once(self.world, *commands, *forms)

    async def _command(self, fixture: Fixture, places: str) -> tuple[InteractionResult, Any]:
        pairing = fixture.pairing
        given = [
            {"name": "round", "type": 4, "value": pairing.round},
            {"name": "table", "type": 4, "value": pairing.number},
            {"name": "places", "type": 3, "value": places},
            {"name": "reason", "type": 3, "value": "command"},
        ]
        options = [{"name": "result", "type": 1, "options": given}]
        data = {"name": "organize", "options": options}
        return await command_of(self.world, self.owner, COMMAND, data)

    async def close_round(self, number: int) -> str:
        """Both are asked and answer at the same moment; says what the question was."""
        world, both = self.world, (self.owner, self.helper)
        panels = [await self.panel(who) for who in both]
        for who, panel in zip(both, panels, strict=True):
            await who.click(panel, label=f"Close round {number}")
        question = panels[0].embeds[0].description or ""
        yes = f"r1:1:{number}:c"
        await at_once(
            world, *(payload_of(world, *pair, yes) for pair in zip(both, panels, strict=True))
        )
        said = [panel.content or "" for panel in panels]
        assert sum("round is already over" in text for text in said) == 1, said
        assert sum("closed" in text for text in said) == 1, said
        return question

    async def sit_down(self, fixture: Fixture) -> int:
        """The table is shown, and one of its players starts it."""
        await self.world.env.advance_time(31)
        first = next(f for f in (await self.seen()).fixtures if _number(f) == _number(fixture))
        table = first.first_game
        assert table is not None
        lobby = next(m for m in self.world.clickable() if "Start" in labels(m) and _is_at(m, table))
        await self.world.press((await self.sit_at(fixture))[0], "Start", lobby)
        return table

    async def move(self, table: int) -> str | None:
        """Whoever is asked at this table makes a move; says who, or nothing if it is over."""
        for message in reversed(self.world.clickable()):
            if _is_at(message, table) and game_buttons(message):
                who = asked(self.world, message)[0]
                await click_through(self.world, who, message, self.dice)
                return who
        return None

    async def play(self, fixture: Fixture, *, gives_up: bool = False) -> None:
        """The table is played to its end; somebody may leave their seat to the AI before."""
        table, names = await self.sit_down(fixture), await self.sit_at(fixture)
        quitter = names[-1] if gives_up else ""
        while who := await self.move(table):
            if who == quitter:
                await self.give_up(who, table)
        seen = await self.world.tables.view(self.world.server, table)
        assert seen.table.status is Status.FINISHED
        outcomes: list[Outcome] = [
            Left(standing.points) if name == quitter else Played(standing.rank, standing.points)
            for name, standing in zip(names, seen.standings, strict=True)
        ]
        await self.note(fixture, outcomes)
        await self.world.env.advance_time(31)

    async def give_up(self, name: str, table: int) -> None:
        """The seat is left to the AI."""
        who = self.world[name]
        question = (await who.slash(self.world.channel, "resign", table=table)).response
        assert question is not None
        await who.click(question, label="Let the AI play on")

    async def miss(self, fixture: Fixture) -> str:
        """All but the one who would be asked last make a move; says who does not."""
        table = await self.sit_down(fixture)
        came = {await self.move(table) for _ in fixture.pairing.seats[1:]}
        names = await self.sit_at(fixture)
        (absent,) = set(names) - came
        await self.note(fixture, [Absent() if n == absent else Played(1) for n in names])
        return absent

    async def both(self, menu: str, name: str) -> None:
        """Both pick the same person at the same moment: it is done once."""
        world, value = self.world, f"{menu}=u{self.world[name].id}"
        panels = [(who, await self.panel(who)) for who in (self.owner, self.helper)]
        assert all(value in choices(panel, menu) for _, panel in panels)
        click = f"r1:1:0:mg:pick-{menu}"
        await at_once(
            world,
            *(payload_of(world, *one, click, component_type=3, values=[value]) for one in panels),
        )
        said = [panel.content or "" for _, panel in panels]
        assert sum(f"**{name.capitalize()}**" in text for text in said) == 1, said

    async def end(self) -> None:
        seen = await self.seen()
        assert seen.tournament.status is TournamentStatus.FINISHED
        names = self.names(seen)
        away = {names[who.player] for who in seen.people.values() if who.dropped}
        expected = counted(names.values(), self.rounds, away)
        found = sorted((row.place, names[row.player], row.points) for row in seen.standings)
        assert found == sorted(expected)
        told = await self.world["eve"].slash(self.world.channel, "tournament standings")
        assert told.response is not None
        line = (told.response.embeds[0].description or "").splitlines()[0]
        best = [f"1\\. **{name.capitalize()}**" for place, name, _ in expected if place == 1]
        assert any(line.startswith(one) for one in best)
        assert f": {expected[0][2]} points" in line
        assert len(seen.corrections) == self.decisions
        tables = await self.world.tables.tables(self.world.server, *Status, limit=1000)
        paired = [f for f in seen.fixtures if not f.pairing.is_bye]
        assert len(tables) == len(paired)
        for number in range(1, seen.tournament.round + 1):
            seats = [player for f in seen.of_round(number) for player in f.pairing.seats]
            assert len(seats) == len(set(seats))


def _number(fixture: Fixture) -> str:
    return f"{fixture.pairing.round}.{fixture.pairing.number}"


def _places(fixture: Fixture, dice: Random) -> list[int]:
    """Any places, with ties now and then."""
    seats = len(fixture.pairing.seats)
    if dice.random() < 0.2:
        return [1] * seats
    return dice.sample(range(1, seats + 1), seats)


def _is_at(message: Shown, table: int) -> bool:
    clicks = map(parse, custom_ids(message))
    return any(click is not None and click.table == table for click in clicks)


@asynccontextmanager
async def begun(folder: Path, people: int, **options: object) -> AsyncIterator[Event]:
    """Everybody joins at once; the owner and a co-organizer start it at the same moment."""
    with registered() as words:
        async with playing(folder, words) as world:
            for number in range(people):
                name = f"p{number}"
                user = world.env.create_user(name, global_name=name.capitalize())
                world.people[name] = world.guild.add_member(user)
            await world.env.settle()
            message = await announce(world, game=KEY, table_size=3, **options)
            await world.owner.slash(world.channel, "organize team", add=world["eve"])
            for number in range(people):
                press(world, world[f"p{number}"], message, "r1:1:0:e")
            await world.env.settle()
            event = Event(world, world["eve"], seeded(people))
            panel = await panel_of(world, event.helper)
            start, start_now = "r1:1:0:o", "r1:1:0:mg:start"
            (told, _) = await at_once(
                world,
                payload_of(world, world.owner, await current(world), start),
                payload_of(world, event.helper, panel, start_now),
            )
            said = [panel.content or "", *(message.content or "" for message in answers(told))]
            assert sum("already started" in text for text in said) == 1, said
            seen = await event.seen()
            assert (len(seen.people), seen.tournament.round) == (people, 1)
            yield event


async def test_a_round_robin_of_nine(tmp_path: Path) -> None:
    async with begun(tmp_path, 9, format="round_robin", rounds=None) as event:
        world = event.world
        assert "round 1 of 4" in ((await current(world)).embeds[0].title or "")
        first, second, third = await event.open_tables()
        await event.play(first)
        await event.decide([second, third], [third])

        first, *others = await event.open_tables()
        pausing, dropped, _ = await event.sit_at(others[0])
        await world[pausing].slash(world.channel, "tournament pause")
        await event.both("out", dropped)
        absent = await event.miss(first)
        await event.decide(others, [])
        question = await event.close_round(2)
        assert question.endswith(f"because they missed the round: **{absent.capitalize()}**")

        resting = (await said_now(world)).partition("Not paired until they're back")[2]
        assert f"**{absent.capitalize()}**" in resting
        tables = await event.open_tables()
        seated = {name for table in tables for name in await event.sit_at(table)}
        assert not seated & {pausing, dropped, absent}
        await event.both("return", dropped)
        for name in (pausing, absent):
            await world.press(name, "I'm back", await current(world))
        leaving, *_ = await event.sit_at(tables[0])
        await world[leaving].slash(world.channel, "tournament leave")
        await event.decide(tables[:1], tables[1:])

        last = await event.open_tables()
        seated = {name for table in last for name in await event.sit_at(table)}
        assert len(seated) == 8
        assert leaving not in seated
        await event.decide(last, last[:1])
        await event.end()


async def test_a_swiss_of_twenty_four(tmp_path: Path) -> None:
    async with begun(tmp_path, 24, rounds=3) as event:
        world = event.world
        tables = await event.open_tables()
        assert len(tables) == 8
        await event.play(tables[0], gives_up=True)
        absent = await event.miss(tables[1])
        await world.press("ada", "Join", await current(world))
        await event.both("out", "p5")
        await event.decide(tables[2:5], tables[4:])
        assert absent.capitalize() in await event.close_round(1)

        await event.both("return", "p5")
        await world.press(absent, "I'm back", await current(world))
        await world.press("p7", "Pause", await current(world))
        tables = await event.open_tables()
        await event.decide(tables[:4], tables[4:])

        await world["p8"].slash(world.channel, "tournament leave")
        tables = await event.open_tables()
        await event.decide(tables[:4], tables[3:])
        await event.end()
