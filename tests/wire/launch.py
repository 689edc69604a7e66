"""Run a module as the main program, with discord.py pointed at the bridge.

    RUNGS_WIRE=127.0.0.1:PORT python -m tests.wire.launch MODULE [ARGUMENT ...]

With RUNGS_UNIT=FILE it may make only the system calls that this systemd unit allows.

The patch is applied here, in the bot's own process, so that the bot's code knows nothing of it.
"""

import os
import runpy
import sys
from pathlib import Path

import discord
import yarl

from tests.wire.confined import confine


def main() -> None:
    wire = os.environ["RUNGS_WIRE"]
    discord.http.Route.BASE = f"http://{wire}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://{wire}/gw/")
    if unit := os.environ.get("RUNGS_UNIT"):
        confine(Path(unit))
    del sys.argv[0]
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
