"""Lots follow from a secret that was promised before anybody had entered."""

from __future__ import annotations

import hashlib
import hmac
import json

from core.model.plan import Format, Plan
from core.tournaments import rounds
from core.tournaments.export import as_json
from core.tournaments.lots import lot
from tests.tournaments.world import (
    World,
)


async def test_lots_follow_from_a_secret_that_is_promised_first(world: World) -> None:
    tournament = await world.create(Plan(Format.SWISS, rounds=1, table_size=2))
    await world.fill(tournament, 8)
    view = await world.begin(tournament)
    assert view.secret is None
    promised = view.tournament.commitment
    assert json.loads(as_json(view, dict.fromkeys(view.people, "x")))["lots"] == {
        "commitment": promised,
        "secret": None,
    }
    await world.tournaments.change(world.ask(tournament), rounds.cancel)
    told = json.loads(as_json(await world.see(tournament), dict.fromkeys(view.people, "x")))
    secret = bytes.fromhex(told["lots"]["secret"])
    assert hashlib.sha256(secret).hexdigest() == promised
    by_lot = sorted(
        view.people, key=lambda player: hmac.new(secret, player.encode(), "sha256").digest()
    )
    assert [set(m.pairing.seats) for m in view.of_round(1)] == [
        {upper, lower} for upper, lower in zip(by_lot[:4], by_lot[4:], strict=True)
    ]


async def test_lots_decide_a_tie_at_the_cut_of_the_final(world: World) -> None:
    """Two tables of two end even, so all four are equal; entry never decides who plays on."""
    finals = set()
    for _ in range(6):
        tournament = await world.create(Plan(Format.SWISS, rounds=1, table_size=2, final=2))
        await world.fill(tournament, 4)
        await world.begin(tournament)
        await world.tournaments.change(world.ask(tournament), rounds.close_round, 1)
        view = await world.see(tournament)
        (final,) = view.of_round(2)
        await world.tournaments.change(world.ask(tournament), rounds.cancel)
        secret = (await world.see(tournament)).secret
        assert secret is not None
        by_lot = sorted(view.people, key=lambda player: lot(secret, player))
        assert set(final.pairing.seats) == set(by_lot[:2]) == view.by_lot
        finals.add(frozenset(final.pairing.seats))
    assert len(finals) > 1


async def test_only_those_who_would_not_be_in_the_final_without_lots_are_there_by_lot(
    world: World,
) -> None:
    tournament = await world.create(Plan(Format.SWISS, rounds=1, table_size=4, final=2))
    await world.fill(tournament, 4)
    await world.begin(tournament)
    await world.correct(tournament, 1, 1, [1, 2, 2, 4], "x")
    view = await world.see(tournament)
    first, second, third, _ = view.of_round(1)[0].pairing.seats
    (final,) = view.of_round(2)
    (lucky,) = view.by_lot
    assert {first, lucky} == set(final.pairing.seats)
    assert lucky in (second, third)
