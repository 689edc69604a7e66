"""People who play by clicking only: they see messages and buttons and know no rules."""

from __future__ import annotations

import random
import re

import discord
from simcord import InteractionResult

from bot.pages.custom_ids import Verb, parse
from tests.channel.world import Shown, World, custom_ids
from tests.seeds import seeded

_MOST_STEPS = 2000
GAME_VERBS = {Verb.MOVE, Verb.PICK, Verb.ASK}


def asked(world: World, message: discord.Message) -> list[str]:
    """The people a message asks, by the mentions in its text."""
    ids = set(re.findall(r"<@(\d+)>", message.content or ""))
    return [name for name, person in world.people.items() if str(person.id) in ids]


def game_buttons(message: Shown) -> list[str]:
    clicks = {custom_id: parse(custom_id) for custom_id in custom_ids(message)}
    return [custom_id for custom_id, click in clicks.items() if click and click.verb in GAME_VERBS]


async def play_on(world: World, choices: random.Random, steps: int = _MOST_STEPS) -> int:
    """Lets whoever is asked answer until the game is over; says how many answers were given."""
    for step in range(steps):
        message = world.last()
        people = asked(world, message)
        if not game_buttons(message):
            return step
        await answer(world, choices.choice(people), message, choices)
    return steps


async def reach(world: World, *keys: str, most: int = 60) -> str:
    """Any answers, until the game asks one of these questions; says which."""
    choices = seeded(7)
    for _ in range(most):
        prompt = (await world.tables.view(world.server, 1)).prompt
        assert prompt is not None, "the game was over before it came to this"
        if prompt.key in keys:
            return prompt.key
        await click_through(world, asked(world, world.last())[0], world.last(), choices)
    raise AssertionError(f"the game never asked for {keys}")


async def answer(world: World, who: str, message: discord.Message, choices: random.Random) -> None:
    """Mostly as the hint says, sometimes any way that is offered."""
    if choices.random() < 0.7:
        hint = (await world.press(who, "Hint", message)).response
        assert hint is not None
        await world[who].click(hint, custom_id=game_buttons(hint)[0])
        return
    await click_through(world, who, message, choices)


async def click_through(world: World, who: str, message: Shown, choices: random.Random) -> None:
    """Clicks one way through the choices until a move is made.

    A public button may be for somebody else: who is refused tries another one.
    """
    place: Shown = message
    refused: set[str] = set()
    while offered := [button for button in game_buttons(place) if button not in refused]:
        chosen = choices.choice(offered)
        click = parse(chosen)
        assert click is not None
        result = await world[who].click(place, custom_id=chosen)
        assert result.acknowledged
        if click.verb is Verb.MOVE and not _is_refused(result):
            return
        if click.verb is Verb.MOVE:
            refused.add(chosen)
            continue
        if click.verb is Verb.ASK:
            await world[who].submit_modal(result, {"number": str(choices.randint(1, 100))})
            return
        assert result.response is not None
        place = result.response


def _is_refused(result: InteractionResult) -> bool:
    """Whether a click was answered by a sentence only."""
    told = [result.response, *result.followups]
    return any(message and message.ephemeral and not message.embeds for message in told)


async def move(world: World, message: discord.Message | None = None) -> None:
    shown = message or world.last()
    await click_through(world, asked(world, shown)[0], shown, seeded(1))
