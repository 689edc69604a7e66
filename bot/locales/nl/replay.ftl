# Looking at a finished game again, move by move. Only the person who asked sees it.

# $table is a game and its table: "Qwixx, table 3".
replay-title = Replay: { $table }
# Below the board. Move 0 is the start.
replay-position = { $move ->
    [0] { $moves ->
        [0] De enige stelling
        [one] Start, er volgt één zet
       *[other] Start, er volgen { $moves } zetten
    }
   *[other] Zet { $move } van { $moves }
}
button-first = Begin
button-last = Einde
button-file = Bestand

## The file: plain text, without markdown or mentions

# $when is a day and a time of day in UTC, written as the language writes it.
replay-file-ended = Afgelopen op { DATETIME($when, dateStyle: "long", timeStyle: "short") } UTC
replay-file-players = Spelers: { $names }
replay-file-options = Opties: { $options }
replay-file-story = Zet voor zet
replay-file-result = Uitslag
# $command is the command that checks a file.
replay-file-unchecked =
    De woorden hierboven zijn voor mensen en worden niet gecontroleerd.
    De regels hieronder zijn dezelfde partij voor machines: { $command } en
    "python -m core.verify FILE" rekenen elke regel na.

## /verify

verify-words = De woorden boven de regel `{ $line }` zijn niet gecontroleerd.
