"""What the advisors share: array types, trained weights, random errors."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from core.engine.advice import own_seat
from core.engine.rules import Budget, View

Ints: TypeAlias = npt.NDArray[np.intp]
Bools: TypeAlias = npt.NDArray[np.bool_]
Floats: TypeAlias = npt.NDArray[np.float32]


def read_weights(package: str, name: str, version: int) -> dict[str, npt.NDArray[Any]]:
    """Return the arrays that training wrote into a game's package."""
    with (files(package) / name).open("rb") as data, np.load(data, allow_pickle=False) as read:
        arrays = dict(read)
    if int(arrays["format"]) != version:
        raise ValueError(f"{package}/{name} has format {arrays['format']}, not {version}")
    return arrays


def errors(view: View, budget: Budget, size: int) -> npt.NDArray[np.float64]:
    """Return standard normal errors of judgment: the same for the same view and seed.

    The prompt's number is part of the seed: one seed for a whole game must not mean one error for
    all of it.
    """
    number = view.prompt.number if view.prompt else 0
    return np.random.default_rng([budget.seed, number, own_seat(view)]).standard_normal(size)
