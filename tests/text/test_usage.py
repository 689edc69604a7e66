"""The code asks for keys that exist, and no key lies in a catalogue that nothing asks for."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.text.catalogue import entries, keys

BOT = Path(__file__).parents[2] / "bot"
KEY = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


@cache
def trees() -> tuple[tuple[str, ast.Module], ...]:
    files = sorted(BOT.rglob("*.py"))
    return tuple((str(path.relative_to(BOT)), ast.parse(path.read_text())) for path in files)


def asked(tree: ast.Module) -> Iterator[ast.expr]:
    """What is said: the first argument of `say(...)` and of a context's ways to say something, the
    second of `text(...)` for a command."""
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
    """The keys an expression can stand for; None where that cannot be read from the code."""
    match text:
        case ast.Constant(value=str(value)) if KEY.fullmatch(value):
            return re.escape(value)
        case ast.JoinedStr(values=[ast.Constant(value=str(start)), *_] as parts) if "-" in start:
            return "".join(_part(part) for part in parts)
    return None


def _part(part: ast.expr) -> str:
    return re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z0-9-]+"


def test_every_key_the_code_asks_for_exists() -> None:
    known = keys()
    missing = [
        f"{name}:{text.lineno} {wanted}"
        for name, tree in trees()
        for text in asked(tree)
        if (wanted := pattern(text)) and not any(re.fullmatch(wanted, key) for key in known)
    ]
    assert missing == []


def test_no_key_is_left_over() -> None:
    texts = (n for _, tree in trees() for n in ast.walk(tree) if isinstance(n, ast.expr))
    wanted = {found for text in texts if (found := pattern(text))}
    needed = re.compile("|".join(sorted(wanted)))
    referred = {key for entry in entries() for key in entry.refers}
    assert [key for key in keys() if key not in referred and not needed.fullmatch(key)] == []
