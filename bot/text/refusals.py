"""Refusals explained to users in one sentence."""

from __future__ import annotations

from bot.text.names import plain
from bot.text.say import Say
from core.engine.errors import Refusal


def refusal(refused: Refusal, say: Say, **names: str) -> str:
    """Return the reason for a refusal, citing the game's rule if there is one.

    Names replace the parameters that are users' ids.
    """
    params, value = {**refused.params, **names}, refused.params.get("value")
    if isinstance(value, str):  # may be user input; all other texts are our own
        params["value"] = plain(value)
    sentence = say(f"refusal-{refused.key.replace('_', '-')}", **params)
    if refused.rule is None:
        return sentence
    rule = say(f"mark-{refused.rule.lower()}")
    return say("refusal-by-rule", sentence=sentence, mark=refused.rule, rule=rule)
