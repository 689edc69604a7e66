"""A small bot that uses every feature the bridge must support. Run by `launch`."""

import io
from typing import Any

import aiohttp
import discord
from discord import app_commands


def picture(text: str) -> discord.File:
    return discord.File(io.BytesIO(text.encode()), "board.png", description=f"board {text}")


def embed() -> discord.Embed:
    return discord.Embed(title="Board").set_image(url="attachment://board.png")


def buttons(*names: str) -> discord.ui.View:
    """Return a stopped view, which discord.py does not store; `on_interaction` routes it."""
    view = discord.ui.View(timeout=None)
    for name in names:
        view.add_item(discord.ui.Button(label=name, custom_id=name))
    view.stop()
    return view


class Toy(discord.Client):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)
        self.tree.command(name="board", description="Post a board")(board)

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if interaction.type is discord.InteractionType.modal_submit:
            await interaction.response.send_message(f"asked {_entered(interaction)}")
        elif interaction.type is discord.InteractionType.component:
            await getattr(self, f"on_{interaction.custom_id}_button")(interaction)

    async def on_move_button(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(
            embed=embed(), attachments=[picture("two")], view=buttons("move", "hint")
        )

    async def on_hint_button(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message("only you", ephemeral=True)

    async def on_look_button(self, interaction: discord.Interaction) -> None:
        assert interaction.message is not None
        seen = await interaction.message.attachments[0].read()
        await interaction.response.send_message(seen.decode())

    async def on_ask_button(self, interaction: discord.Interaction) -> None:
        modal = discord.ui.Modal(title="Number", custom_id="ask")
        entry: discord.ui.TextInput[discord.ui.View] = discord.ui.TextInput(custom_id="number")
        modal.add_item(discord.ui.Label(text="1-100", component=entry))
        modal.stop()
        await interaction.response.send_modal(modal)

    async def on_post_button(self, interaction: discord.Interaction) -> None:
        """Retry after a 503 or a reset, which discord.py does not; the nonce makes it safe."""
        await interaction.response.defer()
        channel = self.get_partial_messageable(interaction.channel_id or 0)
        for _ in range(3):
            try:
                await channel.send("posted", nonce=f"post:{interaction.id}"[:25])
                return
            except (aiohttp.ClientError, discord.DiscordServerError):
                continue


@app_commands.describe(text="what the picture says")
async def board(interaction: discord.Interaction, text: str, who: discord.Member | None) -> None:
    await interaction.response.send_message(
        f"for {who.mention if who else 'all'}",
        embed=embed(),
        file=picture(text),
        view=buttons("move", "hint", "look", "ask", "post"),
    )


def _entered(interaction: discord.Interaction) -> str:
    data: Any = interaction.data
    return str(data["components"][0]["component"]["value"])


if __name__ == "__main__":
    Toy().run("toy.token")
