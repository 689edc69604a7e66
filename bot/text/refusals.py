"""One clear sentence for everything that could not be done."""

from __future__ import annotations

from bot.text.names import plain
from bot.text.say import Say
from core.engine.errors import Refusal


def refusal(refused: Refusal, say: Say) -> str:
    """Return why not, citing the rule of the game where one is the reason."""
    params, value = dict(refused.params), refused.params.get("value")
    if isinstance(value, str):  # somebody may have typed it; all other texts are our own words
        params["value"] = plain(value)
    sentence = say(f"refusal-{refused.key.replace('_', '-')}", **params)
    if refused.rule is None:
        return sentence
    rule = say(f"mark-{refused.rule.lower()}")
    return say("refusal-by-rule", sentence=sentence, mark=refused.rule, rule=rule)
