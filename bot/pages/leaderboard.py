"""Leaderboards and statistics as pages for one reader."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence

import discord

from bot.games.common.words import title
from bot.games.registry import FACES
from bot.pages.cards.curve import curve, curve_alt
from bot.pages.page import Page, Part
from bot.pages.phrases import page_number, turning
from bot.render.names import clean
from bot.render.picture import Picture
from bot.services import Services
from bot.text.names import spoken, visible
from bot.text.say import Say
from core.careers.history import Career
from core.careers.ratings import PROVISIONAL_GAMES, Rating
from core.engine.luck import Luck
from core.players.leaderboards import RankedPlayer

ON_A_PAGE = 10
FEWEST_FOR_CURVE = 2
LUCK_BY_CHANCE = 2.0
"""Up to this many standard errors luck is called average."""


class LeaderboardPages:
    def __init__(self, services: Services, client: discord.Client) -> None:
        self._services = services
        self._client = client

    async def leaderboard(self, server: int, game: str, page: int, say: Say) -> Page:
        """Return this page of the leaderboard, or the last one if there are fewer."""
        board = await self._services.leaderboards.page(server, game, page, ON_A_PAGE)
        heading = say("leaderboard-title", game=title(game, say))
        if not board.places:
            return Page(title=heading, body=say("leaderboard-empty"))
        part = Part(board.places, board.page, board.pages)
        users = [place.user for place in part.items]
        await self._services.names.meet(server, users, self._client)
        return Page(
            title=heading,
            body="\n".join([line async for line in self._lines(server, part.items, say)]),
            footer=page_number(part, say),
            rows=turning(part, game, say),
        )

    async def _lines(
        self, server: int, places: Sequence[RankedPlayer], say: Say
    ) -> AsyncIterator[str]:
        """Yield a line for each place, and one above the first without a rank."""
        for above, place in zip((None, *places), places, strict=False):
            if place.rank is None and (above is None or above.rank is not None):
                yield say("leaderboard-provisional", least=PROVISIONAL_GAMES)
            yield _line(place, spoken(await self._name(server, place.user, say)), say)

    async def _name(self, server: int, user: int, say: Say) -> str:
        known = await self._services.names.known(server, user, self._client)
        return known or say("somebody")

    async def overview(self, server: int, user: int, say: Say) -> Page:
        """Return one line for each game this user has played."""
        careers = await self._services.leaderboards.careers(server, user)
        heading = await self._heading(server, user, say)
        lines = [_summary(career, say) for career in careers]
        return Page(title=heading, body="\n".join(lines) or say("stats-none"))

    async def career(self, server: int, user: int, game: str, say: Say, *, pictures: bool) -> Page:
        """Return one user's statistics and rating curve for one game."""
        career = await self._services.leaderboards.career(server, user, game)
        heading = await self._heading(server, user, say, game)
        if not career.stats.games:
            return Page(title=heading, body=say("stats-none"))
        picture = await self._curve(server, user, career, say) if pictures else None
        return Page(title=heading, body="\n".join(career_lines(career, say)), picture=picture)

    async def _heading(self, server: int, user: int, say: Say, game: str | None = None) -> str:
        who = visible(await self._name(server, user, say))
        if game is None:
            return say("stats-title", who=spoken(who))
        return say("stats-title-game", who=spoken(who), game=title(game, say))

    async def _curve(self, server: int, user: int, career: Career, say: Say) -> Picture | None:
        values = career.curve
        if len(values) < FEWEST_FOR_CURVE:
            return None
        who = clean(await self._name(server, user, say))
        heading = say("stats-curve", who=who, game=title(career.game, say))
        scene, alt = curve(heading, values, say), curve_alt(heading, values, say)
        return await self._services.draw(server, scene, alt, "rating.png")


def _line(place: RankedPlayer, who: str, say: Say) -> str:
    rating, games = rating_text(place.rating, say), place.rating.games
    if place.rank is None:
        return say("leaderboard-provisional-line", who=who, rating=rating, games=games)
    return say("leaderboard-line", place=place.rank, who=who, rating=rating, games=games)


def rating_text(rating: Rating, say: Say) -> str:
    provisional = "yes" if rating.provisional else "no"
    return say("rating", rating=rating.shown, provisional=provisional)


def _summary(career: Career, say: Say) -> str:
    line = say(
        "stats-line",
        game=title(career.game, say),
        games=career.stats.games,
        wins=career.stats.wins,
    )
    if career.rating is None:
        return line
    return say("stats-line-rated", line=line, rating=rating_text(career.rating, say))


def career_lines(career: Career, say: Say) -> list[str]:
    stats, family = career.stats, FACES[career.game].family
    rate = round(100 * (stats.win_rate or 0))
    lines = [say("stats-games", games=stats.games, wins=stats.wins, rate=rate)]
    if stats.mean is not None and stats.best is not None:
        mean = round(stats.mean, 1)
        lines.append(say(f"stats-score-{family}", mean=mean, best=stats.best))
    lines.append(say("stats-streak", streak=stats.streak, longest=stats.longest))
    if career.rating is not None:
        lines.append(say("stats-rating", rating=rating_text(career.rating, say)))
    return [*lines, *_luck(stats.luck, say)]


def _luck(luck: Luck, say: Say) -> list[str]:
    if luck.mean is None or luck.error is None:
        return []
    count = round(100 * luck.mean)
    if not count or abs(luck.mean) <= LUCK_BY_CHANCE * luck.error:
        return [say("stats-luck", luck="even", count=0, draws=luck.draws)]
    kind = "good" if count > 0 else "bad"
    return [say("stats-luck", luck=kind, count=abs(count), draws=luck.draws)]
