"""What the code says: the keys it asks for, read from its source."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from bot.locales.catalog import Catalog
from bot.locales.check import Mistake

BOT = Path(__file__).parents[1]
_KEY = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


@cache
def trees() -> tuple[tuple[str, ast.Module], ...]:
    """Return every module of the bot, by its path."""
    files = sorted(BOT.rglob("*.py"))
    return tuple((str(path.relative_to(BOT)), ast.parse(path.read_text())) for path in files)


def _asked(tree: ast.Module) -> Iterator[ast.expr]:
    """Yield what is said: the first argument of `say(...)` and of a context's ways to say
    something, the second of `text(...)` for a command."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id="say"), args=[key, *_]):
                yield key
            case ast.Call(
                func=ast.Attribute(value=ast.Name(id="context"), attr="say" | "reply" | "confirm"),
                args=[key, *_],
            ):
                yield key
            case ast.Call(func=ast.Name(id="text"), args=[_, key]):
                yield key


def pattern(text: ast.expr) -> str | None:
    """Return the keys an expression can stand for; None where that cannot be read."""
    match text:
        case ast.Constant(value=str(value)) if _KEY.fullmatch(value):
            return re.escape(value)
        case ast.JoinedStr(values=[ast.Constant(value=str(start)), *_] as parts) if "-" in start:
            return "".join(_part(part) for part in parts)
    return None


def _part(part: ast.expr) -> str:
    return re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z0-9-]+"


def mistakes(english: Catalog) -> list[Mistake]:
    """Return the keys that the code asks for in vain, and those it never asks for."""
    return sorted({*_unknown(english), *_left_over(english)})


def _unknown(english: Catalog) -> Iterator[Mistake]:
    for name, tree in trees():
        for text in _asked(tree):
            wanted = pattern(text)
            if wanted and not any(re.fullmatch(wanted, key) for key in english.messages):
                yield Mistake(wanted, f"is missing; {name}:{text.lineno} says it")


def _left_over(english: Catalog) -> Iterator[Mistake]:
    texts = (n for _, tree in trees() for n in ast.walk(tree) if isinstance(n, ast.expr))
    needed = re.compile("|".join(sorted({found for text in texts if (found := pattern(text))})))
    referred = {key for message in english.all for key in message.refers}
    for key in english.messages.keys() - referred:
        if not needed.fullmatch(key):
            yield Mistake(key, "is never said")
