"""Open the page in a browser, if somebody is there to see it."""

import asyncio
import os
import sys
import webbrowser
from collections.abc import Mapping

HEADLESS = ("CI", "SSH_CONNECTION", "SSH_TTY")
"""Set where nobody would see a window."""


async def show(url: str) -> bool:
    """Open a page; return whether there is a browser for it."""
    found = find(os.environ, seen=sys.stdout.isatty())
    if found is not None:  # its result says little: one that hands over to another ends at once
        await asyncio.to_thread(found.open, url)
    return found is not None


def find(
    environ: Mapping[str, str], *, seen: bool, platform: str = sys.platform
) -> webbrowser.BaseBrowser | None:
    """Return a browser with windows: one in the terminal would take that from the bot."""
    if not seen or any(environ.get(key) for key in HEADLESS):
        return None
    if platform == "linux" and not (environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY")):
        return None
    try:
        found = webbrowser.get()
    except webbrowser.Error:
        return None
    return None if type(found) is webbrowser.GenericBrowser else found
