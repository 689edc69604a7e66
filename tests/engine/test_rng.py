"""Fair dice: the draw is HMAC-SHA256, free of bias, and follows from a committed secret."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

from core.engine.rng import Rng, commitment, derive_seed, fingerprint, is_promised

SEED = b"fair" * 8

LIMIT = {5: 33.1, 19: 63.2}
"""Chi-square values a fair source exceeds about four times in a million, by degrees of freedom."""


def chi_square(counts: Counter[int], kinds: int) -> float:
    expected = counts.total() / kinds
    return sum((counts[kind] - expected) ** 2 / expected for kind in range(kinds))


def dice(rolls: int) -> Counter[int]:
    return Counter(rng.below(6) for step in range(rolls // 10) for rng in [Rng(SEED, step)] * 10)


def draws(count: int) -> Counter[int]:
    """First tiles of a bag with one tile of each number 1..20."""
    return Counter(Rng(SEED, step).draw((0,) + (1,) * 20) - 1 for step in range(count))


def test_a_draw_is_the_documented_hmac() -> None:
    message = (7).to_bytes(8) + (0).to_bytes(8)
    value = int.from_bytes(hmac.new(SEED, message, hashlib.sha256).digest()[:8])
    assert Rng(SEED, 7).below(1 << 32) == value % (1 << 32)


def test_the_same_step_always_draws_the_same() -> None:
    assert [Rng(SEED, 3).die() for _ in range(20)] == [Rng(SEED, 3).die()] * 20
    one, two = Rng(SEED, 3), Rng(SEED, 3)
    assert [one.below(100) for _ in range(50)] == [two.below(100) for _ in range(50)]


def test_steps_and_seeds_draw_differently() -> None:
    def stream(rng: Rng) -> list[int]:
        return [rng.below(100) for _ in range(20)]

    assert stream(Rng(SEED, 1)) != stream(Rng(SEED, 2)) != stream(Rng(b"other", 2))


def test_a_value_from_the_uneven_rest_is_rejected() -> None:
    """For a limit just above half of 2**64 about half the raw values must be thrown away."""
    limit = (1 << 63) + 1
    raw = [
        int.from_bytes(hmac.digest(SEED, (1).to_bytes(8) + i.to_bytes(8), "sha256")[:8])
        for i in range(64)
    ]
    kept = [value for value in raw if value < limit]
    assert 10 < len(kept) < 54
    rng = Rng(SEED, 1)
    assert [rng.below(limit) for _ in kept] == kept


def test_a_bag_gives_only_what_it_holds_and_in_proportion() -> None:
    counts = Counter(Rng(SEED, step).draw((0, 1, 0, 3)) for step in range(8000))
    assert set(counts) == {1, 3}
    assert 1850 < counts[1] < 2150


def test_dice_and_draws_are_even() -> None:
    assert chi_square(dice(200_000), 6) < LIMIT[5]
    assert chi_square(draws(200_000), 20) < LIMIT[19]


def test_the_commitment_binds_the_secret() -> None:
    assert commitment(b"s" * 32) == hashlib.sha256(b"s" * 32).hexdigest()
    assert commitment(b"s" * 32) != commitment(b"t" * 32)


def test_a_fingerprint_is_the_first_130_bits_of_the_commitment() -> None:
    assert fingerprint("0" * 64) == "00000-00000-000000-00000-00000"
    assert fingerprint("f" * 64) == "ZZZZZ-ZZZZZ-ZZZZZZ-ZZZZZ-ZZZZZ"
    assert (
        fingerprint("08421084210842108421084210842108421084210" + "f" * 23)[:16]
        == "11111-11111-1111"
    )
    for bit in range(256):
        other = f"{1 << 255 - bit:064x}"
        assert (fingerprint(other) != fingerprint("0" * 64)) is (bit < 130)


def test_a_fingerprint_is_known_however_it_was_copied() -> None:
    whole = f"{1 << 130:064x}".replace("0", "1", 1)
    short = fingerprint(whole)
    typed = short.lower().replace("-", " ").replace("1", "l").replace("0", "o")
    for shown in (short, f" {short} ", typed, short.replace("-", ""), whole, whole.upper()):
        assert is_promised(whole, shown)
    for other in ("", "1", short[:-1], short.replace("0", "2", 1), whole[:-1]):
        assert not is_promised(whole, other)


def test_the_seed_depends_on_secret_game_start_and_seats() -> None:
    base = derive_seed(b"s", "1", "99", ["a", "b"])
    others = [
        derive_seed(b"t", "1", "99", ["a", "b"]),
        derive_seed(b"s", "2", "99", ["a", "b"]),
        derive_seed(b"s", "1", "98", ["a", "b"]),
        derive_seed(b"s", "1", "99", ["b", "a"]),
    ]
    assert base not in others
    assert len(set(others)) == len(others)


def test_an_rng_does_not_show_its_seed() -> None:
    rng = Rng(SEED, 1)
    shown = [repr(rng), str(rng), *dir(rng)]
    assert not any("fair" in text for text in shown)
    assert not hasattr(rng, "__dict__")
