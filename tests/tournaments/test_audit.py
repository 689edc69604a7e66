"""Whatever is wrong with what is stored about a tournament is found."""

# ruff: noqa: S608 - the numbers in the statements are constants

from __future__ import annotations

from core.store.database import Database
from tests.furnished import (
    ROUND_1,
    faults,
    plant,
)


def turned(column: str) -> str:
    """The list in a column of the first round's table 1 the other way round."""
    return f"json_array({column} -> 1, {column} -> 0)"


PLANTED = {
    "UPDATE tournaments SET game = 'chess' WHERE id = 1": "tournament 1: its game is not known",
    "UPDATE tournaments SET round = 2 WHERE id = 1": "the rounds paired are: 1, 2, 3",
    "UPDATE tournaments SET rounds = 1 WHERE id = 1": "it is at round 3 of 2",
    "UPDATE tournaments SET status = 'open' WHERE id = 1": "rounds without having been started",
    "UPDATE tournaments SET status = 'running' WHERE id = 2": "running without a round",
    "UPDATE tournaments SET status = 'finished' WHERE id = 1": "nobody knows when it ended",
    "UPDATE tournaments SET ended_at = opened_at WHERE id = 1": "it goes on and has ended",
    "UPDATE tournaments SET shown = 99 WHERE id = 1": "version 99 was shown",
    "UPDATE tournaments SET due_at = NULL WHERE id = 2": "waits for its start and has no deadline",
    "UPDATE tournaments SET start_at = NULL WHERE id = 2": "no time to start",
    "UPDATE tournaments SET due_at = '2099-01-01' WHERE id = 2": "its deadline is too far away",
    f"UPDATE tables SET tournament_id = 9 WHERE id = {ROUND_1}": "its tournament is not there",
    f"UPDATE tables SET tournament_id = NULL WHERE id = {ROUND_1}": f"table {ROUND_1} is not there",
    "INSERT INTO servers (id, threads, pings, hints, channels) VALUES (9, true, true, true, '[]');"
    f"UPDATE tables SET server_id = 9 WHERE id = {ROUND_1}": "is on another server",
    "DELETE FROM pairings WHERE round = 1 AND number = 1": "in no pairing, and 1 were given back",
    "DELETE FROM pairings WHERE round = 1 AND number = 3": "takes part and is not paired",
    "UPDATE tournaments SET final = 0 WHERE id = 1; UPDATE tournaments SET round = 2 WHERE id = 1;"
    "DELETE FROM pairings WHERE round = 2 AND number = 3": "takes part and is not paired",
    "DELETE FROM pairings WHERE round = 2": "the rounds paired are: 1, 3",
    "DELETE FROM pairings WHERE tournament_id = 1": "the rounds paired are: none",
    "UPDATE pairings SET result = NULL WHERE round = 1": "round 1, table 1: it has no result",
    f"UPDATE pairings SET result = {turned('result')} WHERE round = 1 AND number = 1": "games lead",
    "UPDATE pairings SET result = '[{}]' WHERE round = 1 AND number = 1": "cannot be read",
    "UPDATE tournaments SET status = 'lost' WHERE id = 1": "cannot be read",
    "UPDATE pairings SET result = (SELECT result FROM pairings WHERE round = 1 AND number = 1) "
    "WHERE round = 3": "it has a result and is still being played",
    f"UPDATE pairings SET seats = {turned('seats')} WHERE round = 2 AND number = 1": "sit others",
    "UPDATE pairings SET number = 9 - number WHERE round = 1;"
    "DELETE FROM corrections": "round 1: it is not paired as entrants, lots and results",
    "UPDATE pairings SET table_id = NULL WHERE round = 1 AND number = 1": "what a bye should be",
    "UPDATE tournaments SET secret = (SELECT secret FROM tables WHERE id = 1) "
    "WHERE id = 1": "it is not paired as entrants, lots and results",
    "DELETE FROM entrants WHERE player = 'p1'": "p1 is paired and does not take part",
    "UPDATE entrants SET joined = 0 WHERE player = 'p1'": "p1 is paired and does not take part",
    "UPDATE entrants SET dropped = 2 WHERE player = 'p1'": "p1 is paired and does not take part",
    "UPDATE entrants SET user_id = 100": "user 100 has entered more than once",
    "UPDATE entrants SET user_id = 5 WHERE player = 'p1'": "sit others",
    "DELETE FROM corrections WHERE number = 1": "corrections are not numbered without a gap",
    "DELETE FROM corrections WHERE number = 3": "in no pairing, and 0 were given back",
    "UPDATE corrections SET round = 9 WHERE number = 1": "correction 1 is of no pairing",
}


async def test_every_planted_fault_is_found(sqlite_rows: Database) -> None:
    for statements, words in PLANTED.items():
        found = await plant(sqlite_rows, statements)
        assert any(words in fault for fault in found), (statements, found)
    async with sqlite_rows.read() as db:
        assert await faults(db) == []
