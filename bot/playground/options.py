"""The playground's command-line options."""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass

import discord

PORT = 8412
PEOPLE = ("Ada", "Ben", "Cleo", "Dan")
_REGIONS = {"en": "en-US", "es": "es-ES", "pt": "pt-BR", "sv": "sv-SE", "zh": "zh-CN"}


@dataclass(frozen=True, slots=True)
class Options:
    port: int = PORT
    people: tuple[str, ...] = PEOPLE
    lang: str | None = None
    """What everybody speaks; by default the server and the first person speak the browser's
    language, and each of the others another one."""
    browser: bool = False
    """Whether to open the page in a browser, if there is one."""


def locale_of(language: str) -> str:
    """Return a language as Discord's locale code."""
    return _REGIONS.get(language, language)


def parse(argv: Sequence[str]) -> Options:
    parser = argparse.ArgumentParser(
        prog="python -m bot", description="Play in a simulated Discord channel."
    )
    parser.add_argument("--port", type=_port, default=PORT, help=f"of the page ({PORT})")
    parser.add_argument("--people", type=_people, default=PEOPLE, help="names, comma separated")
    parser.add_argument("--lang", type=_lang, help="what everybody speaks (de, fr, ...)")
    parser.add_argument(
        "--no-browser", dest="browser", action="store_false", help="leave opening the page to you"
    )
    return Options(**vars(parser.parse_args(argv)))


def _port(text: str) -> int:
    if not (text.isdecimal() and 0 < int(text) < 1 << 16):
        raise argparse.ArgumentTypeError("a port is a number from 1 to 65535")
    return int(text)


def _people(text: str) -> tuple[str, ...]:
    names = tuple(name.strip() for name in text.split(",") if name.strip())
    if not names or len({name.lower() for name in names}) < len(names):
        raise argparse.ArgumentTypeError("at least one name, each only once")
    return names


def _lang(text: str) -> str:
    if locale_of(text) not in {locale.value for locale in discord.Locale}:
        raise argparse.ArgumentTypeError(f"Discord has no language {text!r}")
    return text
