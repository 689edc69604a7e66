"""Lots decide what the results leave open; the order of entry never does.

The commitment to a tournament's secret is published with its announcement, before anybody has
joined; the secret follows at the end, so everybody can draw the lots again.

Where ratings seed the field, lots decide among equal ones.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterable

from core.model.plan import Player
from core.model.tournament import Person


def lot(secret: bytes, player: Player) -> bytes:
    return hmac.digest(secret, player.encode(), "sha256")


def drawn(people: Iterable[Person], secret: bytes | None) -> list[Person]:
    """Return the entrants by lot; without a secret, as they are listed."""
    listed = list(people)
    if secret is None:
        return listed
    return sorted(listed, key=lambda who: lot(secret, who.player))


def seeded(people: Iterable[Person], secret: bytes | None) -> list[Person]:
    """Return the entrants by the ratings kept of them, equal ones by lot."""
    return sorted(drawn(people, secret), key=lambda who: -(who.rating or 0.0))
