"""What the pages name is there: files, links, programs, commands with their options, buttons."""

from __future__ import annotations

import importlib.util
import re
import runpy
from collections.abc import Iterator, Mapping
from functools import cache
from operator import attrgetter
from pathlib import Path

import pytest
from discord.app_commands import Group

from bot.commands import COMMANDS
from bot.ops.settings import Settings
from tests.programs import ROOT
from tests.text.catalogue import catalog, english, keys

PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
FOLDERS = ("bench", "bot", "core", "deploy", "docs", "migrations", "requirements", "tests")
SITE = runpy.run_path(str(ROOT / "docs/conf.py"))
FENCED = re.compile(r"^ *```.*?^ *```$", re.MULTILINE | re.DOTALL)
LABELS = ("button-", "menu-", "choice-")
DISCORDS = {"Administrator", "Integrations", "Server Settings", "Create Events"} | {
    f"Manage {what}" for what in ("Events", "Messages", "Roles", "Server")
}
"""What Discord calls things."""
MAKEFILE = (ROOT / "Makefile").read_text()

OF_THE_PAST = {"CHANGELOG.md", "upgrading.md"}
"""Pages that also tell of commands as they were."""
NAME = attrgetter("name")

each_page = pytest.mark.parametrize("page", PAGES, ids=NAME)


def test_the_site_has_every_page() -> None:
    listed = [page for pages in SITE["CHAPTERS"].values() for page in pages]
    paths = [f"docs/{page}" if page[0] != "/" else page[1:] for page in [*listed, "README"]]
    assert sorted(ROOT / f"{path}.md" for path in paths) == PAGES


@each_page
def test_every_link_and_picture_of_a_page_is_there(page: Path) -> None:
    for link in links(page.read_text()):
        path, _, anchor = link.partition("#")
        target = page.parent / path if path else page
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), link


def links(text: str) -> Iterator[str]:
    """Yield where links and pictures point to, except for addresses."""
    prose = re.sub(r"`[^`]*`", "", FENCED.sub("", text))
    for link in re.findall(r"""\]\(([^)\s]+)|(?:src|srcset|href)="([^"]+)""", prose):
        if not re.match(r"[a-z]+:", target := "".join(link)):
            yield target


@cache
def anchors(page: Path) -> frozenset[str]:
    """Return the anchors that GitHub gives to a page's headings."""
    found: list[str] = []
    for title in re.findall(r"^#+ (.*)", FENCED.sub("", page.read_text()), re.MULTILINE):
        slug = re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")
        found.append(f"{slug}-{found.count(slug)}" if slug in found else slug)
    return frozenset(found)


@each_page
def test_every_file_and_program_a_page_names_is_there(page: Path) -> None:
    text = page.read_text()
    paths = re.findall(rf"`((?:{'|'.join(FOLDERS)})/[\w./<>*-]*)`", text)
    assert [path for path in paths if not list(ROOT.glob(re.sub("<.*?>", "*", path)))] == []
    programs = set(re.findall(r"python -m ([\w.]+)", text))
    assert [name for name in programs if importlib.util.find_spec(name) is None] == []
    targets = [re.match(r"make ([a-z]+)", typed) for typed in code(text)]
    assert [made[1] for made in targets if made and f"\n{made[1]}:" not in MAKEFILE] == []


@pytest.mark.parametrize("page", [page for page in PAGES if page.name not in OF_THE_PAST], ids=NAME)
def test_every_command_a_page_names_takes_these_options(page: Path) -> None:
    """As `/organize edit repeat:Never` or `/settings time_zone`, in a line or a block of code."""
    for typed in code(page.read_text()):
        command = re.match(r"/([a-z]+)(?: ([a-z_-]+)(?![\w:-])|(?= )|$)", typed)
        if command is None or command[1] in {"healthz", "metrics"}:
            continue
        name, word = command.groups()
        assert name in OPTIONS, typed
        assert word is None or word in OPTIONS[name], typed
        given = set(re.findall(r" ([a-z_]+):", typed))
        assert given <= OPTIONS.get(f"{name} {word}", OPTIONS[name]), typed


def code(text: str) -> Iterator[str]:
    """Yield what is typed: lines of blocks, and code within sentences."""
    for block in FENCED.findall(text):
        yield from (line.strip() for line in block.splitlines()[1:-1])
    yield from re.findall(r"`([^`\n]+)`", FENCED.sub("", text))


def _options() -> Iterator[tuple[str, frozenset[str]]]:
    for command in COMMANDS:
        if not isinstance(command, Group):
            yield command.name, frozenset(each.display_name for each in command.parameters)
            continue
        yield command.name, frozenset(each.name for each in command.commands)
        for each in command.commands:
            assert not isinstance(each, Group)
            yield f"{command.name} {each.name}", frozenset(p.display_name for p in each.parameters)


OPTIONS: Mapping[str, frozenset[str]] = dict(_options())


def table(page: str, heading: str) -> list[str]:
    """Return the first column of the table below a heading."""
    _, _, below = (ROOT / "docs" / page).read_text().partition(f"\n## {heading}\n")
    return re.findall(r"^\| (`.*?) \|", below.partition("\n## ")[0], re.MULTILINE)


def test_the_players_guide_has_every_command() -> None:
    told = re.findall(r"`/(\w+)`", " ".join(table("players.md", "All commands")))
    assert sorted(told) == sorted(command.name for command in COMMANDS)


def test_the_admins_guide_has_every_setting() -> None:
    told = [name.strip("`") for name in table("admins.md", "Settings")]
    assert set(told) == OPTIONS["settings"]
    assert len(told) == len(OPTIONS["settings"])


@pytest.mark.parametrize("name", ["players.md", "admins.md"])
def test_every_button_a_guide_names_is_one(name: str) -> None:
    """Whatever stands in italics and begins with a capital letter is written on something."""
    text = FENCED.sub("", (ROOT / "docs" / name).read_text())
    named = re.findall(r"(?<![*\w])\*([A-Z][^*.]*)\*(?![*\w])", text)
    say = english()
    labels = {
        say(key) for key in keys() if key.startswith((*LABELS, "permission-")) if not asks(key)
    }
    assert {" ".join(each.split()) for each in named} - labels - DISCORDS == set()


def asks(key: str) -> bool:
    return bool(catalog().messages[key].params)


def test_the_admins_guide_has_the_limits() -> None:
    limits = Settings()
    assert (
        f"may host {limits.lobbies_per_user} open lobbies and sit at {limits.tables_per_user} open"
        f" tables, a channel has at most {limits.tables_per_channel} and a server"
        f" {limits.tables_per_server};"
    ) in (ROOT / "docs/admins.md").read_text()


def test_the_example_of_a_game_is_its_code() -> None:
    """Blocks of Python are there as they are, words line by line."""
    text = (ROOT / "docs/adding-a-game.md").read_text()
    race = "".join(
        path.read_text()
        for path in (ROOT / "tests/dice_race").rglob("*.*")
        if path.suffix != ".pyc"
    )
    blocks = re.findall(r"```(\w*)\n(.*?)```", text, re.DOTALL)
    assert {language for language, _ in blocks} == {"python", ""}
    for language, block in blocks:
        assert [
            part for part in ([block] if language else block.splitlines()) if part not in race
        ] == []


@pytest.mark.parametrize("name", ["terms", "privacy"])
def test_the_site_names_the_operator(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    source = [(ROOT / f"docs/{name}.md").read_text()]
    monkeypatch.setenv("RUNGS_CONTACT", "Ana Example")
    SITE["complete"](None, f"docs/{name}", source)
    assert "** Ana Example\n" in source[0]
