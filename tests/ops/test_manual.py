"""What the operator's manual and the files in deploy/ say is what the program does."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
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


def test_the_manual_has_every_metric_with_its_labels() -> None:
    metrics = Metrics()
    metrics.clicked("move", "done", 0.1)
    metrics.published("post")
    metrics.retried("timeout")
    metrics.answered(429)
    labels = {
        family.name: {label for sample in family.samples for label in sample.labels} - {"le"}
        for family in metrics.registry.collect()
        if family.name.startswith("rungs_")
    }
    assert {name: set(given) for name, given in told_metrics()} == labels


def told_metrics() -> Iterator[tuple[str, list[str]]]:
    """Yield the metrics in the manual's table; those that share labels are parted by commas."""
    for row in re.findall(r"^\| (`rungs_.*?) \|", RUNNING, re.MULTILINE):
        for part in row.split(";"):
            names, _, labels = part.partition(" by ")
            for name in re.findall(r"`(rungs_\w+)`", names):
                yield name.removesuffix("_total"), re.findall(r"`(\w+)`", labels)


def test_the_manual_has_every_field_of_the_logs() -> None:
    (told,) = re.findall(r"^Logs carry (.*?) where they apply", RUNNING, re.MULTILINE)
    fields = {
        field
        for path in (*(ROOT / "bot").rglob("*.py"), *(ROOT / "core").rglob("*.py"))
        for field in extra_fields(ast.parse(path.read_text()))
    }
    assert set(re.findall(r"`(\w+)`", told)) == fields


def extra_fields(tree: ast.Module) -> Iterator[str]:
    """Yield what a module's log lines give as `extra`: a dict, or a function that returns one."""
    functions = {node.name: node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
    given = [node.value for node in ast.walk(tree) if isinstance(node, ast.keyword)
             if node.arg == "extra"]  # fmt: skip
    for value in given:
        called = value.func if isinstance(value, ast.Call) else None
        source = functions[called.id] if isinstance(called, ast.Name) else value
        for found in ast.walk(source):
            if isinstance(found, ast.Dict):
                yield from (str(key.value) for key in found.keys if isinstance(key, ast.Constant))


def test_systemd_does_not_restart_what_restarting_cannot_mend() -> None:
    assert f"RestartPreventExitStatus={ALREADY_RUNNING} {BAD_SETTING}\n" in UNIT
    for status in (ALREADY_RUNNING, BAD_SETTING):
        assert f"\n| {status} |" in RUNNING


def test_supervisors_wait_longer_than_the_program_takes() -> None:
    assert Settings().stop_seconds < 20
    assert "TimeoutStopSec=20\n" in UNIT
    assert "stop_grace_period: 20s\n" in (ROOT / "deploy/docker-compose.yml").read_text()
