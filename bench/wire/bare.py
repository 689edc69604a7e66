"""The floor: a bare discord.py bot that answers each click with a finished picture.

Run as `RUNGS_WIRE=... python -m tests.wire.launch bench.wire.bare`. The custom id of a click says
how many bytes the picture has.
"""

from __future__ import annotations

import io
import os

import discord

PICTURE = os.urandom(1 << 20)
"""Nobody looks at it."""


class BareBot(discord.Client):
    async def on_interaction(self, interaction: discord.Interaction) -> None:
        size = int(str(dict(interaction.data or {})["custom_id"]))
        picture = discord.File(io.BytesIO(PICTURE[:size]), "board.png")
        await interaction.response.edit_message(attachments=[picture])


if __name__ == "__main__":
    BareBot(
        intents=discord.Intents(guilds=True),
        max_messages=None,
        member_cache_flags=discord.MemberCacheFlags.none(),
        chunk_guilds_at_startup=False,
    ).run(os.environ["DISCORD_TOKEN"], log_handler=None)
