"""The exceptions a request to Discord can raise."""

from __future__ import annotations

import aiohttp
import discord

TROUBLE = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError)
