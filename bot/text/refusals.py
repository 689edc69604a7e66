"""One clear sentence for everything that could not be done, and for what went wrong on our side."""

from __future__ import annotations

from collections.abc import Mapping

from bot.text.names import plain
from bot.text.say import Say
from core.engine.errors import Refusal


def refusal(refused: Refusal, say: Say) -> str:
    """Why not, citing the rule of the game where one is the reason."""
    sentence = say(f"refusal-{_kebab(refused.key)}", **_disarmed(refused.params))
    if refused.rule is None:
        return sentence
    return say(
        "refusal-by-rule", sentence=sentence, mark=refused.rule, rule=mark(refused.rule, say)
    )


def mark(number: str, say: Say) -> str:
    """A rule of a game in one sentence, by its number."""
    return say(f"mark-{number.lower()}")


def storage_problem(say: Say) -> str:
    return say("problem-storage")


def unexpected(reference: str, say: Say) -> str:
    return say("problem-unexpected", reference=reference)


def _disarmed(params: Mapping[str, str | int]) -> dict[str, str | int]:
    """Only `value` can be what somebody typed; all other texts are words of our own."""
    value = params.get("value")
    return {**params, "value": plain(value)} if isinstance(value, str) else dict(params)


def _kebab(key: str) -> str:
    return key.replace("_", "-")
