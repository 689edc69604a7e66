"""The second click of a double click is acknowledged, and nothing else happens.

It equals this person's last click, on the same message, and comes while that one is being carried
out or soon after. Whoever comes back to a button later means it. What was refused may be tried
again at once.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Any, TypeAlias

import discord

SECONDS = 2.0
"""Longer than people take for a double click, shorter than for a second thought."""
_MOST = 10_000
"""People remembered."""
_UNDER_WAY = float("inf")

Key: TypeAlias = tuple[int, str]


class Repeats:
    """Everybody's last click, and when it was carried out."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._last: OrderedDict[int, tuple[Key, float]] = OrderedDict()

    def begin(self, interaction: discord.Interaction[Any], kind: str) -> bool:
        """Return whether to carry out this click, and remember it."""
        if interaction.message is None or _means_it(interaction.message, kind):
            return True
        key, (last, done) = _key(interaction), self._last.get(interaction.user.id, ((0, ""), 0.0))
        if key == last and self._now() - done < SECONDS:
            return False
        self._remember(interaction.user.id, key, _UNDER_WAY)
        return True

    def end(self, interaction: discord.Interaction[Any], *, done: bool) -> None:
        """Note that this click was carried out, or that it was refused."""
        user, key = interaction.user.id, _key(interaction)
        if self._last.get(user, (None,))[0] != key:
            return
        if done:
            self._remember(user, key, self._now())
        else:
            del self._last[user]

    def _remember(self, user: int, key: Key, done: float) -> None:
        self._last[user] = key, done
        self._last.move_to_end(user)
        if len(self._last) > _MOST:
            self._last.popitem(last=False)


def _key(interaction: discord.Interaction[Any]) -> Key:
    """Return the message and what the click says: its button, and what was chosen or typed."""
    message = interaction.message
    return message.id if message else 0, str(interaction.data)


def _means_it(message: discord.Message, kind: str) -> bool:
    """Return whether a second click is meant: to reopen a form, or to refresh a panel."""
    return kind == "ask" or (kind == "view" and message.flags.ephemeral)
