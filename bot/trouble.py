"""The exceptions a request to Discord can raise, and whose fault they are."""

from __future__ import annotations

import aiohttp
import discord

TROUBLE = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError)

TOO_LATE = frozenset({10008, 10015, 10062, 40060, 50027})
"""Discord's codes for a message or an interaction that is gone or already has a response."""


def is_on_the_way(error: BaseException) -> bool:
    """Return whether Discord or the network failed, not Discord refusing what we did wrong."""
    if isinstance(error, discord.HTTPException):
        return error.status >= 500 or error.status == 429 or error.code in TOO_LATE
    return isinstance(error, TROUBLE)
