"""What a request to Discord can end in, apart from success."""

from __future__ import annotations

import aiohttp
import discord

TROUBLE = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError)
