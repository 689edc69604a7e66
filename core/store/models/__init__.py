"""The tables of the database.

Only ids are stored, never names. A game's state is not stored: it follows from its setup, its
secret and its moves. Secrets are deferred: a query returns one only if it asks for it by name.
"""

# Whoever knows the base knows all tables.
from core.store.models import people, tables, tournaments, upkeep

__all__ = ["people", "tables", "tournaments", "upkeep"]
