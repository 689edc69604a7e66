# Looking at a finished game again, move by move. Only the person who asked sees it.

# $table is a game and its table: "Qwixx, table 3".
replay-title = Replay: { $table }
# Below the board. Move 0 is the start.
replay-position = { $move ->
    [0] { $moves ->
        [0] The only position
        [one] Start, one move follows
       *[other] Start, { $moves } moves follow
    }
   *[other] Move { $move } of { $moves }
}
button-first = First
button-last = Last
button-file = File

## The file: plain text, without markdown or mentions

# $when is a day and a time of day in UTC, written as the language writes it.
replay-file-ended = Finished { DATETIME($when, dateStyle: "long", timeStyle: "short") } UTC
replay-file-players = Players: { $names }
replay-file-options = Options: { $options }
replay-file-story = Move by move
replay-file-result = Result
# $command is the command that checks a file.
replay-file-unchecked =
    The words above are for people, and nothing checks them.
    The lines below are the same game for machines: { $command } and
    "python -m core.verify FILE" work every one of them out again.

## /verify

verify-words = The words above the line `{ $line }` were not checked.
