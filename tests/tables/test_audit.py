"""Whatever is wrong with what is stored about a table is found."""

# ruff: noqa: S608 - the numbers in the statements are constants

from __future__ import annotations

from core.store.database import Database
from tests.furnished import (
    CASUAL,
    FINAL,
    FINISHED,
    FORFEITED,
    LOBBY,
    RUNNING,
    faults,
    plant,
)
from tests.tables.world import ANN, BO


def exchanged(table: int) -> str:
    """Statements by which two people get each other's seat."""
    seat = f"UPDATE seats SET user_id = {{}} WHERE table_id = {table} AND seat = {{}}"
    return ";".join(seat.format(user, number) for user, number in ((5, 0), (ANN, 1), (BO, 0)))


NOTHING_DUE = "due_kind = NULL, due_at = NULL, due_prompt = NULL"
PLANTED = {
    f"DELETE FROM moves WHERE table_id = {RUNNING} AND number = 2": "without a gap",
    f"DELETE FROM moves WHERE table_id = {RUNNING} AND number = 5": "should have 5 moves and has 4",
    f"UPDATE moves SET move = 'x9' WHERE table_id = {RUNNING} AND number = 3": "move 3 is against",
    f"UPDATE tables SET length = 9 WHERE id = {RUNNING}": "should have 9 moves",
    f"UPDATE tables SET commitment = 'x' WHERE id = {FINISHED}": "committed to",
    f"UPDATE results SET score = score + 1 WHERE table_id = {FINISHED}": "its results are not",
    f"UPDATE results SET won = NOT won WHERE table_id = {FORFEITED}": "its results are not",
    f"UPDATE results SET forfeited = false WHERE table_id = {FORFEITED}": "its results are not",
    f"DELETE FROM results WHERE table_id = {FINISHED}": "its results are not",
    f"UPDATE tables SET status = 'playing' WHERE id = {FINISHED}": "it is not finished",
    f"UPDATE tables SET status = 'finished' WHERE id = {RUNNING}": "game is not over",
    f"UPDATE seats SET forfeited = false, resigned = false, level = NULL "
    f"WHERE table_id = {FORFEITED}": "game is not over",
    f"UPDATE tables SET {NOTHING_DUE} WHERE id = {RUNNING}": "has no deadline",
    f"UPDATE tables SET status = 'aborted' WHERE id = {RUNNING}": "still has a deadline",
    f"UPDATE tables SET {NOTHING_DUE} WHERE id = 1": "has no deadline",
    f"UPDATE tables SET game = 'chess' WHERE id = {FINISHED}": "game is not known",
    f"UPDATE tables SET rules = 0 WHERE id = {FINISHED}": "version 0 of its rules is not known",
    f"UPDATE tables SET rules = 9 WHERE id = {RUNNING}": "version 9 of its rules is not known",
    f"UPDATE tables SET ended_at = NULL WHERE id = {FINISHED}": "nobody knows when it ended",
    f"UPDATE tables SET status = 'lost' WHERE id = {FINISHED}": "or a level is not known",
    f"UPDATE seats SET level = 'sly' WHERE table_id = {FINISHED}": "or a level is not known",
    # Who sat there.
    f"{exchanged(FINISHED)}": f"table {FINISHED}: seat 0 is not of who sat there at the start",
    f"{exchanged(CASUAL)}": f"table {CASUAL}: seat 1 is not of who sat there at the start",
    f"UPDATE seats SET user_id = 5 WHERE table_id = {RUNNING} AND seat = 0": "seat 0 is not of",
    f"DELETE FROM seats WHERE table_id = {RUNNING} AND seat = 1": "1 seats and was started with 2",
    f"DELETE FROM seats WHERE table_id = {RUNNING} AND seat = 0": "seats are not numbered",
    f"UPDATE results SET user_id = 5 WHERE table_id = {FINISHED} AND seat = 0": "lead to: user_id",
    f"UPDATE results SET user_id = NULL WHERE table_id = {FINISHED}": "lead to: user_id",
    f"UPDATE results SET forfeited = true WHERE table_id = {FINISHED}": "lead to: forfeited",
    f"UPDATE results SET level = 'easy' WHERE table_id = {FINISHED}": "lead to: level",
    f"UPDATE results SET clicks = 0 WHERE table_id = {FINISHED}": "lead to: clicks",
    f"UPDATE results SET number = 9 WHERE table_id = {FINISHED} AND seat = 0": "counted together",
    f"UPDATE results SET user_id = 5 WHERE table_id = {FORFEITED};"
    f"UPDATE tables SET rules = 9 WHERE id = {FORFEITED}": "lead to: user_id",
    f"UPDATE seats SET forfeited = true WHERE table_id = {FINISHED} AND seat = 0": "its results",
    # What is due.
    f"UPDATE tables SET due_at = '2099-01-01' WHERE id = {RUNNING}": "too far away",
    f"UPDATE tables SET turn_due = '2099-01-01' WHERE id = {RUNNING}": "too far away",
    f"UPDATE tables SET seconds_left = 90000 WHERE id = {RUNNING}": "too far away",
    f"UPDATE tables SET due_kind = 'lobby' WHERE id = {RUNNING}": "does not wait: lobby",
    f"UPDATE tables SET due_kind = 'ai' WHERE id = {RUNNING}": "not for who is asked",
    f"UPDATE tables SET due_prompt = 99 WHERE id = {RUNNING}": "not for what people are asked",
    "UPDATE tables SET due_kind = 'lobby', due_at = ended_at, due_prompt = 0 "
    "WHERE id = 5": "table 5: it is over and still has",
    f"UPDATE tables SET due_kind = 'nap' WHERE id = {RUNNING}": "what is due, ",
    f"UPDATE tables SET due_at = NULL WHERE id = {RUNNING}": "what is due, ",
    f"UPDATE tables SET due_kind = NULL WHERE id = {RUNNING}": "what is due, ",
    f"UPDATE tables SET due_prompt = NULL WHERE id = {RUNNING}": "what is due, ",
    # What is to be shown, and where.
    f"UPDATE tables SET message_id = 5 WHERE id = {LOBBY}": "where it is shown",
    f"UPDATE tables SET lobby_id = 5 WHERE id = {LOBBY}": "where it is shown",
    f"UPDATE tables SET show_at = NULL WHERE id = {LOBBY}": f"table {LOBBY}: it is not shown",
    f"UPDATE tables SET show_at = NULL WHERE id = {CASUAL}": f"table {CASUAL}: it is not shown",
    f"UPDATE tables SET show_at = NULL WHERE id = {RUNNING}": f"table {RUNNING}: it is not shown",
    f"UPDATE tables SET show_at = NULL WHERE id = {FINAL}": f"table {FINAL}: it is not shown",
    f"UPDATE tables SET show_at = '2099-01-01' WHERE id = {RUNNING}": "shown too late",
}


async def test_every_planted_fault_is_found(sqlite_rows: Database) -> None:
    for statements, words in PLANTED.items():
        found = await plant(sqlite_rows, statements)
        assert any(words in fault for fault in found), (statements, found)
    async with sqlite_rows.read() as db:
        assert await faults(db) == []
