"""The page of a motion: what is asked, who has yet to agree, and how it ended."""

from __future__ import annotations

from bot.games.common.controls import Tone
from bot.pages.custom_ids import Click, Verb
from bot.pages.page import Button, Page
from bot.pages.phrases import mentioned, seated
from bot.text.names import spoken
from bot.text.say import Say
from core.model.actions import Motion, Outcome
from core.model.table import Table

YES, NO = "yes", "no"


def motion_page(table: Table, motion: Motion, names: tuple[str, ...], say: Say) -> Page:
    question, missing = _question(table, motion, names, say), motion.missing
    if motion.outcome is not Outcome.OPEN:
        return Page(text=f"{question} {say(f'motion-ended-{motion.outcome}')}")
    yes = Click(Verb.VOTE, table.id, motion.id, YES)
    no = Click(Verb.VOTE, table.id, motion.id, NO)
    return Page(
        text=f"{question} {say('motion-open', who=mentioned(missing))}",
        rows=(
            (Button(say("motion-yes"), yes, Tone.GREEN), Button(say("motion-no"), no, Tone.RED)),
        ),
        mentions=missing,
    )


def _question(table: Table, motion: Motion, names: tuple[str, ...], say: Say) -> str:
    by = next((spoken(name) for chair, name in seated(table, names) if chair.user == motion.by), "")
    if motion.action.seat is None:
        return say(f"motion-asks-{motion.action.kind}", by=by)
    who = spoken(names[motion.action.seat])
    if motion.action.user is None:
        return say(f"motion-about-{motion.action.kind}", by=by, who=who)
    newcomer = mentioned((motion.action.user,))
    if table.chairs[motion.action.seat].user == motion.by:
        return say("motion-hand-on", by=by, newcomer=newcomer)
    return say("motion-swap", by=by, who=who, newcomer=newcomer)
