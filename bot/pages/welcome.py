"""The first message of the playground: one click to play each game."""

from __future__ import annotations

from bot.games.common.controls import Tone
from bot.games.common.words import title
from bot.games.registry import FACES
from bot.pages.cards.welcome import welcome
from bot.pages.custom_ids import Click, Verb
from bot.pages.page import Button, Page
from bot.services import Services
from bot.text.names import listed
from bot.text.say import Say


async def welcome_page(server: int, services: Services, say: Say) -> Page:
    names = {game: title(game, say) for game in FACES}
    games = listed(list(names.values()), say)
    play = tuple(
        Button(say("button-play", game=name), Click(Verb.PLAY, 0, 0, game), Tone.GREEN)
        for game, name in names.items()
    )
    guide = Button(say("button-guide"), Click(Verb.READ, 0, 0, "help"))
    alt = say("playground-alt", games=games)
    return Page(
        title=say("playground-title"),
        body=say("playground-welcome"),
        picture=await services.draw(server, welcome(say), alt, "games.png"),
        rows=(play, (guide,)),
    )
