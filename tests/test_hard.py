"""The long proofs of `make hard`, a little of each that needs no process of its own."""

from __future__ import annotations

from importlib import import_module

import pytest

from bench import hard
from bench.hard import inputs
from bench.hard.table import Row


def test_a_few_made_up_inputs_are_understood_or_refused() -> None:
    row = inputs.read_all(1500)
    assert row.wrong == []
    assert row.right


def test_any_fault_makes_a_row_wrong() -> None:
    assert Row("nothing").right
    for kind in ("lost", "doubled", "late", "wrong"):
        assert not Row("a fault", **{kind: ["what happened"]}).right  # type: ignore[arg-type]


@pytest.mark.parametrize("name", hard.PARTS)
def test_every_part_can_be_run(name: str) -> None:
    assert callable(import_module(f"bench.hard.{name}").run)


def test_a_part_that_does_not_exist_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        hard.main(["nonsense"])
    assert "no part nonsense" in capsys.readouterr().err
