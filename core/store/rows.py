"""A table's value and its rows: what is read by a list of columns is written by the same one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from operator import attrgetter
from typing import Any

from sqlalchemy import Row

from core.engine.rules import Level
from core.live.table import Clock, Kind, Live, Unshown
from core.model.actions import Action, ActionKind, Motion, Outcome, Watcher, Wish
from core.model.messages import Message
from core.model.table import Chair, Guest, Status, Table

Names = Mapping[str, str]
"""Columns, and the fields they hold."""


def same(fields: str) -> Names:
    """Return columns that are called what they hold."""
    return {name: name for name in fields.split()}


_FIXED: Names = {
    "server_id": "server",
    "channel_id": "channel",
    "series_id": "series",
    "tournament_id": "tournament",
    **same("game rules series_game first hints thread commitment rematch_of opened_at"),
}
_SETTINGS: Names = same("options games turn_seconds rated private autostart changed")
"""What only changes in a lobby."""
_PROGRESS: Names = {
    "host_id": "host",
    "start_id": "start",
    "ended_by_id": "ended_by",
    **same("version length status seated ended_at paused_at paused_until"),
}
_CLOCK: Names = {
    "due_kind": "kind",
    "due_at": "at",
    "due_prompt": "prompt",
    "turn_due": "turn",
    "seconds_left": "left",
}
_MESSAGE: Names = {
    "message_channel_id": "channel",
    "message_id": "id",
    "asked": "topic",
    "told": "since",
    "told_until": "length",
    **same("posted_at calls_at"),
}
_LOBBY: Names = {"lobby_channel_id": "channel", "lobby_id": "id"}
_CHAIR: Names = {"user_id": "user", **same("seat level strikes resigned forfeited ready")}
_GUEST: Names = {"user_id": "user", **same("refused kept_until")}
_WATCHER: Names = {"user_id": "user", **same("wish at")}
_MOTION: Names = {"by_id": "by", **same("prompt opened_at outcome")}


def read(row: Row[Any], names: Names) -> dict[str, Any]:
    return {field: getattr(row, column) for column, field in names.items()}


def write(value: object, names: Names) -> dict[str, Any]:
    """Return the columns of a value; without one they are empty."""
    return {column: getattr(value, field, None) for column, field in names.items()}


# From rows.


def as_table(row: Row[Any], chairs: Iterable[Row[Any]], guests: Iterable[Row[Any]] = ()) -> Table:
    fields = read(row, {**_FIXED, **_SETTINGS, **_PROGRESS})
    return Table(
        **fields | {"status": Status(row.status)},
        id=row.id,
        chairs=tuple(map(as_chair, chairs)),
        guests=tuple(Guest(**read(guest, _GUEST)) for guest in guests),
    )


def as_chair(row: Row[Any]) -> Chair:
    level = None if row.level is None else Level(row.level)
    return Chair(**read(row, _CHAIR) | {"level": level})


def as_clock(row: Row[Any]) -> Clock | None:
    if row.due_kind is None:
        return None
    return Clock(**read(row, _CLOCK) | {"kind": Kind(row.due_kind)})


def as_unshown(row: Row[Any]) -> Unshown | None:
    return None if row.show_at is None else Unshown(row.show_at, row.show_tries)


def as_message(row: Row[Any]) -> Message | None:
    return None if row.message_id is None else Message(**read(row, _MESSAGE))


def as_watcher(row: Row[Any]) -> Watcher:
    return Watcher(row.user_id, Wish(row.wish), row.at)


def as_motion(row: Row[Any], votes: Sequence[Row[Any]]) -> Motion:
    return Motion(
        **read(row, _MOTION) | {"outcome": Outcome(row.outcome)},
        id=row.id,
        action=Action(ActionKind(row.kind), row.seat, row.user_id),
        agreed=tuple(vote.user_id for vote in votes if vote.motion_id == row.id),
    )


# To rows.


def fixed(live: Live) -> dict[str, Any]:
    """Return what never changes."""
    return write(live.table, _FIXED) | {"secret": live.secret}


def _settings(live: Live) -> dict[str, Any]:
    return write(live.table, _SETTINGS) | {"options": dict(live.table.options)}


def _progress(live: Live) -> dict[str, Any]:
    at, tries = live.unshown or (None, 0)
    shown = {"show_at": at, "show_tries": tries, "nudged_at": live.nudged_at}
    return write(live.table, _PROGRESS) | shown


def _clock(live: Live) -> dict[str, Any]:
    return write(live.clock, _CLOCK)


def _message(live: Live) -> dict[str, Any]:
    return write(live.message, _MESSAGE) | write(live.lobby, _LOBBY)


_GROUPS: Sequence[tuple[Callable[[Live], object], Callable[[Live], dict[str, Any]]]] = (
    (attrgetter("table", "unshown", "nudged_at"), _progress),
    (attrgetter("clock"), _clock),
    (attrgetter("message", "lobby"), _message),
    (attrgetter(*(f"table.{field}" for field in _SETTINGS.values())), _settings),
)
"""Columns that change together, and what they follow from: so few statements differ that each is
compiled once."""


def of_row(live: Live) -> dict[str, Any]:
    return {name: value for _, columns in _GROUPS for name, value in columns(live).items()}


def differing(before: Live, after: Live) -> dict[str, Any]:
    """Return the columns that may have changed."""
    groups = (columns(after) for part, columns in _GROUPS if part(after) != part(before))
    return {name: value for group in groups for name, value in group.items()}


def of_chairs(live: Live) -> list[dict[str, Any]]:
    return _of_table(live, live.table.chairs, _CHAIR)


def of_guests(live: Live) -> list[dict[str, Any]]:
    return _of_table(live, live.table.guests, _GUEST)


def of_watchers(live: Live) -> list[dict[str, Any]]:
    return _of_table(live, live.watchers, _WATCHER)


def _of_table(live: Live, values: Iterable[object], names: Names) -> list[dict[str, Any]]:
    return [{"table_id": live.table.id, **write(value, names)} for value in values]


def of_motion(table: int, motion: Motion) -> dict[str, Any]:
    action = motion.action
    about = {"kind": action.kind, "seat": action.seat, "user_id": action.user}
    number = {"id": motion.id} if motion.id else {}
    return {"table_id": table, **write(motion, _MOTION), **about, **number}


def of_log(live: Live) -> list[dict[str, Any]]:
    """Return the new lines of the log."""
    return [
        {
            "table_id": live.table.id,
            "number": one.number,
            "seat": one.answer.seat,
            "move": one.answer.move,
            "cause": one.cause,
            "interaction_id": one.click,
            "at": one.at,
        }
        for one in live.logged
    ]
