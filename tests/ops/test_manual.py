"""What the operator's manual and the files in deploy/ say is what the program does."""

from __future__ import annotations

import re
from pathlib import Path

import discord

from bot.__main__ import ALREADY_RUNNING, BAD_SETTING
from bot.ops.health import Metrics
from bot.ops.settings import Settings, manual

ROOT = Path(__file__).parents[2]
RUNNING = (ROOT / "docs/running.md").read_text()
UNIT = (ROOT / "deploy/rungs.service").read_text()


def test_the_manual_has_every_setting() -> None:
    assert re.findall(r"^\| `([A-Z_]+)`", RUNNING, re.MULTILINE) == list(manual())


def test_the_invitation_asks_for_what_is_needed() -> None:
    needed = discord.Permissions(
        view_channel=True,
        send_messages=True,
        send_messages_in_threads=True,
        create_public_threads=True,
        embed_links=True,
        attach_files=True,
        read_message_history=True,
    )
    assert f"permissions={needed.value}\n" in RUNNING


def test_every_metric_of_the_manual_exists() -> None:
    names = {name for family in Metrics().registry.collect() for name in (family.name,)}
    told = {name.removesuffix("_total") for name in re.findall(r"`(rungs_[a-z_]+)`", RUNNING)}
    assert told == names


def test_systemd_does_not_restart_what_restarting_cannot_mend() -> None:
    assert f"RestartPreventExitStatus={ALREADY_RUNNING} {BAD_SETTING}\n" in UNIT
    for status in (ALREADY_RUNNING, BAD_SETTING):
        assert f"\n| {status} |" in RUNNING


def test_supervisors_wait_longer_than_the_program_takes() -> None:
    assert Settings.model_fields["stop_seconds"].default < 20
    assert "TimeoutStopSec=20\n" in UNIT
    assert "stop_grace_period: 20s\n" in (ROOT / "deploy/docker-compose.yml").read_text()


def test_what_docker_copies_is_there() -> None:
    dockerfile = (ROOT / "deploy/Dockerfile").read_text()
    allowed = (ROOT / "deploy/Dockerfile.dockerignore").read_text()
    copied = [
        name
        for line in re.findall(r"^COPY (.*) \S+$", dockerfile, re.MULTILINE)
        for name in line.split()
    ]
    assert "bot" in copied
    for name in copied:
        assert (ROOT / name).exists()
        assert f"\n!{name}\n" in allowed
