from __future__ import annotations

from tests.service.databases import (  # noqa: F401
    address,
    bare,
    database,
    empty_postgres,
    empty_sqlite,
    on_server,
    postgres,
)
