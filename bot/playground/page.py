"""SimCord's channel page, kept current while the bot acts by itself.

The browser polls the published state twice a second, but SimCord publishes only after an action.
`Page` also publishes what the bot has changed since. Like Discord, it accepts a click on an
outdated page, unless the clicked message itself has been edited: SimCord finds a button by its
position, and another one may be there now. It overrides internals of simcord 3.2.1:
`Preview._publish`, `_action`, `_page_payload`, `_server` and `_media_worker`,
`PreviewServer._static` and `MediaWorker._decode`; and it reads `_pages`, `_blobs`, and `assets` and
`command_catalog` of a page.

Everybody reads in their own language; whoever looks first decides what the server speaks.
"""

import asyncio
import logging
import struct
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from simcord import Preview, SetupError
from simcord.backend.cdn import CDN_BASE
from simcord.interactions import command_leaves
from simcord.preview._media import MediaInfo, MediaWorker
from simcord.preview._server import PreviewServer

from bot.playground.amendments import amended
from bot.playground.live import LiveEnv
from bot.playground.options import Options
from bot.playground.world import World
from bot.text.languages import Words

PORTS_TRIED = 20
LOOK_SECONDS = 0.2
COUNTDOWN_SECONDS = 20.0  # the longest a relative time such as "in 2 minutes" stays unchanged

WIDTH, HEIGHT = 960, 720  # of pictures SimCord would take of the page
REVISIONS_KEPT = 500
AVATAR = "rungs"
PNG = b"\x89PNG\r\n\x1a\n"

log = logging.getLogger(__name__)


@asynccontextmanager
async def open_page(
    look: "FirstLook", options: Options, avatar: bytes, say: Callable[[str], None]
) -> AsyncIterator["ChannelPage"]:
    """Open the page; `avatar` is the bot's, a PNG."""
    page = await _bind(look, options, _pictures(look.env, avatar), say)
    feed = asyncio.ensure_future(page.keep_current())
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
    look: "FirstLook",
    options: Options,
    pictures: Mapping[str, tuple[str, bytes]],
    say: Callable[[str], None],
) -> "ChannelPage":
    for port in range(options.port, options.port + PORTS_TRIED):
        page = ChannelPage(look, pictures, port)
        try:
            await page.__aenter__()
            return page
        except SetupError as error:
            if not isinstance(error.__cause__, OSError):
                raise
            say(f"Port {port} is taken; trying {port + 1}.")
    raise SystemExit(f"No free port from {options.port} on; choose one with --port.")


def _timezone() -> str:
    """Return this computer's UTC offset as a zone name, or UTC if it is not whole hours."""
    offset = datetime.now().astimezone().utcoffset()
    hours, rest = divmod(offset.total_seconds() if offset else 0.0, 3600)
    return "UTC" if rest or not hours else f"Etc/GMT{-int(hours):+d}"


class _Server(PreviewServer):
    """Serves SimCord's files, amended, in the viewer's language."""

    def __init__(self, page: Preview, look: "FirstLook", port: int) -> None:
        super().__init__(page, port)
        self._look = look

    async def _static(self, request: Any) -> Any:  # noqa: ANN401 - SimCord's are untyped
        look, path = self._look, request.path
        language = look.language(request.headers.get("Accept-Language", ""))
        if path == "/":
            await look.greet(language)
        response = await super()._static(request)
        for passage, instead in amended(language, look.words.say(language)).get(path, ()):
            response.text = response.text.replace(passage, instead)
        return response


class _Pictures(MediaWorker):
    """Takes PNGs as they are: the bot has drawn them itself.

    SimCord starts a process to check each one, and does so again whenever the viewer changes.
    """

    async def _decode(self, key: str, blob: bytes, media_time: float | None) -> MediaInfo:
        if not blob.startswith(PNG):
            return await super()._decode(key, blob, media_time)
        width, height = _size(blob)
        return MediaInfo("PNG", width, height, 1, 0, blob, "image/png", capture=blob, poster=blob)


@dataclass(slots=True)
class FirstLook:
    """Welcomes whoever opens the page first in the language of the browser."""

    env: LiveEnv
    world: World
    words: Words
    lang: str | None
    welcome: Callable[[], Awaitable[None]]
    _greeting: asyncio.Future[None] | None = None

    def language(self, accepted: str) -> str:
        """Return the language of the page, for a browser that accepts these."""
        return self.words.pick(*([self.lang] if self.lang else preferred(accepted)))

    async def greet(self, language: str) -> None:
        if self._greeting is None:
            self._greeting = asyncio.ensure_future(self._greet(self.lang or language))
        await asyncio.shield(self._greeting)

    async def _greet(self, language: str) -> None:
        others = () if self.lang else tuple(self.words.languages)
        with self.env.time_context():
            self.world.speak(self.env, (language, *(one for one in others if one != language)))
            await self.welcome()


def preferred(accepted: str) -> list[str]:
    """Return the languages of an Accept-Language header, the best first."""
    parts = (part.strip().partition(";q=") for part in accepted.split(","))
    return [name for name, _, share in sorted(parts, key=lambda part: part[2] or "1", reverse=True)]


class ChannelPage(Preview):
    """SimCord's page, in everybody's own language, and current."""

    def __init__(
        self, look: FirstLook, pictures: Mapping[str, tuple[str, bytes]], port: int
    ) -> None:
        super().__init__(
            look.env,
            look.world.channel,
            look.world.people,
            layout="channel",
            display="responsive",
            width=WIDTH,
            height=HEIGHT,
            locale="en-US",
            timezone=_timezone(),
            presentation_time=None,
            assets=pictures,
            port=port,
        )
        self._server = _Server(self, look, port)
        self._media_worker = _Pictures()
        self._look = look
        self._shown: dict[str, tuple[int, float]] = {}
        self._published: dict[tuple[str, int], datetime] = {}
        self._turn = asyncio.Lock()

    async def keep_current(self) -> None:
        """Publish what the bot does by itself, until cancelled."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                self._catch_up()
            except Exception:  # a state that cannot be shown must not freeze the page
                log.exception("The page could not be refreshed")

    def _catch_up(self) -> None:
        if self._turn.locked():
            return
        env = self._look.env
        self._advance_presentation_time()
        for page in tuple(self._pages.values()):
            changes, at = self._shown.get(page.id, (-1, 0.0))
            if changes != env.changes or env.clock.elapsed > at + COUNTDOWN_SECONDS:
                self._publish(page, reason="refresh")

    def _publish(self, page: Any, **options: Any) -> None:  # noqa: ANN401
        env, locales, words = self._look.env, self._look.world.locales, self._look.words
        self.locale = locales.get(page.viewer.id, self.locale)
        super()._publish(page, **options)
        _translate_commands(env, page, self.locale)
        for viewer in page.snapshot["viewers"] if len(set(locales.values())) > 1 else ():
            spoken = words.say(words.pick(locales[int(viewer["id"])]))
            viewer["name"] += f" ({spoken('language-name')})"
        self._shown[page.id] = env.changes, env.clock.elapsed
        self._published[page.id, page.revision] = env.now()
        if len(self._published) > REVISIONS_KEPT:
            del self._published[next(iter(self._published))]

    def _page_payload(self, page: Any) -> Any:  # noqa: ANN401
        """Return what the browser gets, with the size of pictures, so that nothing jumps when they
        have loaded."""
        payload = super()._page_payload(page)
        for asset in page.assets.values():
            blob = self._blobs.get(asset.digest)
            if blob is not None and blob.data.startswith(PNG) and asset.id in payload["assets"]:
                width, height = _size(blob.data)
                payload["assets"][asset.id].update(displayWidth=width, displayHeight=height)
        return payload

    async def _action(self, context_id: str | None, body: Mapping[str, Any]) -> Any:  # noqa: ANN401
        """Run one action at a time, since SimCord refuses overlapping ones."""
        async with self._turn:
            page = self._get_page(context_id)
            if self._still_true(page, body):
                body = {**body, "published_revision": page.revision}
            return await super()._action(context_id, body)

    def _still_true(self, page: Any, body: Mapping[str, Any]) -> bool:  # noqa: ANN401
        if body.get("kind") not in {"click", "select"}:
            return True
        seen = self._published.get((page.id, body.get("published_revision", 0)))
        clicked = int(body.get("target_id") or 0)
        message = self._look.env.backend.messages[page.channel_id].get(clicked)
        if seen is None or message is None:
            return False
        edited = message.edited_timestamp
        return edited is None or datetime.fromisoformat(edited) <= seen


def _size(png: bytes) -> tuple[int, int]:
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def _translate_commands(env: LiveEnv, page: Any, locale: str) -> None:  # noqa: ANN401
    """Describe commands and options in the reader's language, as Discord does."""
    viewer, channel = page.viewer.id, page.channel_id
    visible = env.backend.visible_commands(user_id=viewer, channel_id=channel)
    leaves = {
        f"{command['id']}:{'.'.join(path)}": leaf
        for command in visible
        for path, leaf in command_leaves(command)
    }
    for entry in page.command_catalog["entries"]:
        _describe(entry, leaves[entry["key"]], locale)


def _describe(shown: dict[str, Any], known: Mapping[str, Any], locale: str) -> None:
    for part in ("description", "name"):
        said = (known.get(f"{part}_localizations") or {}).get(locale)
        if said and (part != "name" or "value" in shown):  # other names are part of the syntax
            shown[part] = said
    for inner in ("options", "choices"):
        for mine, theirs in zip(shown.get(inner) or (), known.get(inner) or (), strict=False):
            _describe(mine, theirs, locale)
