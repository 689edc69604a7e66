"""What all tables of the database share: names of keys, types of columns."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Any

from sqlalchemy import (
    JSON,
    BigInteger,
    DateTime,
    ForeignKey,
    Integer,
    MetaData,
    String,
    TypeDecorator,
)
from sqlalchemy.engine import Dialect
from sqlalchemy.orm import DeclarativeBase, mapped_column

NAMING = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}

Id = BigInteger().with_variant(Integer, "sqlite")
"""Discord's ids need 64 bits; SQLite only auto-numbers columns of type INTEGER."""

Key = Annotated[int, mapped_column(primary_key=True, autoincrement=False)]

TableKey = Annotated[
    int, mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
]

TournamentKey = Annotated[
    int, mapped_column(ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True)
]


class Instant(TypeDecorator[datetime]):
    """A timestamp in UTC. SQLite has no time zones: it stores none and gives none back."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, _dialect: Dialect) -> datetime | None:
        return None if value is None else value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, _dialect: Dialect) -> datetime | None:
        if value is None or value.tzinfo is not None:
            return value
        return value.replace(tzinfo=UTC)


class WordList(TypeDecorator[tuple[str, ...]]):
    """Words without spaces in them, in their order."""

    impl = String(200)
    cache_ok = True

    def process_bind_param(self, value: tuple[str, ...] | None, _dialect: Dialect) -> str | None:
        return None if value is None else " ".join(value)

    def process_result_value(self, value: str | None, _dialect: Dialect) -> tuple[str, ...]:
        return tuple((value or "").split())


class Base(DeclarativeBase):
    metadata = MetaData(naming_convention=NAMING)
    type_annotation_map = {  # noqa: RUF012 - SQLAlchemy expects a plain attribute
        int: Id,
        datetime: Instant(),
        tuple[str, ...]: WordList(),
        str: String(200),
        dict[str, Any]: JSON(),
        list[int]: JSON(),
        list[str]: JSON(),
        list[dict[str, Any]]: JSON(none_as_null=True),
    }
