"""SimCord's channel page, kept current while the bot acts by itself.

The browser polls the published state twice a second, but SimCord publishes only after an action.
`_Feed` also publishes what the bot has changed since. Like Discord, it accepts a click on an
outdated page, unless the clicked message itself has been edited: SimCord finds a button by its
position, and another one may be there now. Internals of simcord 3.2.1 in use: `Preview._pages`,
`_publish`, `_action`, `_get_page`, `_advance_presentation_time`, `_server._static` and
`_media_worker`.
"""

import asyncio
import logging
import struct
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from datetime import datetime
from typing import Any

from simcord import Preview, SetupError
from simcord.backend.cdn import CDN_BASE
from simcord.preview._media import MediaInfo, MediaWorker

from bot.playground.amendments import AMENDED
from bot.playground.live import LiveEnv
from bot.playground.options import Options
from bot.playground.world import World

PORTS_TRIED = 20
LOOK_SECONDS = 0.2
COUNTDOWN_SECONDS = 20.0  # the longest a relative time such as "in 2 minutes" stays unchanged

REVISIONS_KEPT = 500
AVATAR = "rungs"
PNG = b"\x89PNG\r\n\x1a\n"

Page = Preview

log = logging.getLogger(__name__)


@asynccontextmanager
async def open_page(
    env: LiveEnv, world: World, options: Options, avatar: bytes, say: Callable[[str], None]
) -> AsyncIterator[Page]:
    """Open the page; `avatar` is the bot's, a PNG."""
    page = await _bind(env, world, options, _pictures(env, avatar), say)
    feed = asyncio.ensure_future(_Feed(env, page).run())
    try:
        yield page
    finally:
        feed.cancel()
        await page.close()


def _pictures(env: LiveEnv, avatar: bytes) -> dict[str, tuple[str, bytes]]:
    """Give the bot its avatar; return the pictures the page finds at Discord's addresses."""
    if not avatar:
        return {}
    user = env.backend.bot_user
    user.avatar = AVATAR
    return {f"{CDN_BASE}/avatars/{user.id}/{AVATAR}.png": ("avatar.png", avatar)}


async def _bind(
    env: LiveEnv,
    world: World,
    options: Options,
    pictures: Mapping[str, tuple[str, bytes]],
    say: Callable[[str], None],
) -> Page:
    for port in range(options.port, options.port + PORTS_TRIED):
        page = env.preview(
            world.channel,
            viewers=world.people,
            layout="channel",
            locale=options.locale,
            timezone=_timezone(),
            assets=pictures,
            port=port,
        )
        _amend(page)
        page._media_worker = _Pictures()
        try:
            return await page.__aenter__()
        except SetupError as error:
            if not isinstance(error.__cause__, OSError):
                raise
            say(f"Port {port} is taken; trying {port + 1}.")
    raise SystemExit(f"No free port from {options.port} on; choose one with --port.")


def _amend(page: Any) -> None:  # noqa: ANN401 - internals
    serve = page._server._static

    async def amended(request: Any) -> Any:  # noqa: ANN401
        response = await serve(request)
        for passage, instead in AMENDED.get(request.path, ()):
            response.text = response.text.replace(passage, instead)
        return response

    page._server._static = amended


def _timezone() -> str:
    """Return this computer's UTC offset as a zone name, or UTC if it is not whole hours."""
    offset = datetime.now().astimezone().utcoffset()
    hours, rest = divmod(offset.total_seconds() if offset else 0.0, 3600)
    return "UTC" if rest or not hours else f"Etc/GMT{-int(hours):+d}"


class _Pictures(MediaWorker):
    """Takes PNGs as they are: the bot has drawn them itself.

    SimCord starts a process to check each one, and does so again whenever the viewer changes.
    """

    async def _decode(self, key: str, blob: bytes, media_time: float | None) -> MediaInfo:
        if not blob.startswith(PNG):
            return await super()._decode(key, blob, media_time)
        width, height = struct.unpack(">II", blob[16:24])
        return MediaInfo("PNG", width, height, 1, 0, blob, "image/png", capture=blob, poster=blob)


class _Feed:
    def __init__(self, env: LiveEnv, page: Any) -> None:  # noqa: ANN401 - internals
        self._env = env
        self._page = page
        self._publish, self._act = page._publish, page._action
        self._page._publish, self._page._action = self.publish, self.act
        self._shown: dict[str, tuple[int, float]] = {}
        self._published: dict[tuple[str, int], datetime] = {}
        self._turn = asyncio.Lock()

    async def run(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                self.refresh()
            except Exception:  # a state that cannot be shown must not freeze the page
                log.exception("The page could not be refreshed")

    def refresh(self) -> None:
        if self._turn.locked():
            return
        self._page._advance_presentation_time()
        for page in tuple(self._page._pages.values()):
            changes, at = self._shown.get(page.id, (-1, 0.0))
            if changes != self._env.changes or self._env.clock.elapsed > at + COUNTDOWN_SECONDS:
                self._page._publish(page, reason="refresh")

    def publish(self, page: Any, **options: Any) -> None:  # noqa: ANN401
        self._publish(page, **options)
        self._shown[page.id] = self._env.changes, self._env.clock.elapsed
        self._published[page.id, page.revision] = self._env.now()
        if len(self._published) > REVISIONS_KEPT:
            del self._published[next(iter(self._published))]

    async def act(self, context_id: str | None, body: Mapping[str, Any]) -> Any:  # noqa: ANN401
        """Run one action at a time, since SimCord refuses overlapping ones."""
        async with self._turn:
            page = self._page._get_page(context_id)
            if self._still_true(page, body):
                body = {**body, "published_revision": page.revision}
            return await self._act(context_id, body)

    def _still_true(self, page: Any, body: Mapping[str, Any]) -> bool:  # noqa: ANN401
        if body.get("kind") not in {"click", "select"}:
            return True
        seen = self._published.get((page.id, body.get("published_revision", 0)))
        clicked = int(body.get("target_id") or 0)
        message = self._env.backend.messages[page.channel_id].get(clicked)
        if seen is None or message is None:
            return False
        edited = message.edited_timestamp
        return edited is None or datetime.fromisoformat(edited) <= seen
