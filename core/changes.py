"""A change that somebody asks for: a pure function, and the name of what it does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Concatenate, Generic, ParamSpec, TypeVar

Value = TypeVar("Value")
"""What is changed: a table or a tournament."""
At = TypeVar("At")
"""The moment, and whatever else the change knows besides the value."""
Call = TypeVar("Call")
Did = TypeVar("Did")
P = ParamSpec("P")


@dataclass(frozen=True, slots=True)
class Change(Generic[Did, Value, At, Call, P]):
    """Makes a value the next one, or refuses: no database, no waiting."""

    did: Did
    make: Callable[Concatenate[Value, At, Call, P], Value]

    def bound(self, call: Call, *args: P.args, **kwargs: P.kwargs) -> Callable[[Value, At], Value]:
        """Return the change as this call asks for it."""
        return lambda value, at: self.make(value, at, call, *args, **kwargs)


def change(
    did: Did,
) -> Callable[[Callable[Concatenate[Value, At, Call, P], Value]], Change[Did, Value, At, Call, P]]:
    """Name what a function does."""
    return partial(Change, did)
