# Looking at a finished game again, move by move. Only the person who asked sees it.

# $table is a game and its table: "Qwixx, table 3".
replay-title = Replay: { $table }
# Below the board. Move 0 is the start.
replay-position = { $move ->
    [0] { $moves ->
        [0] Die einzige Stellung
        [one] Start, danach ein Zug
       *[other] Start, danach { $moves } Züge
    }
   *[other] Zug { $move } von { $moves }
}
button-first = Anfang
button-last = Ende
button-file = Datei

## The file: plain text, without markdown or mentions

# $when is a day and a time of day in UTC, written as the language writes it.
replay-file-ended = Beendet am { DATETIME($when, dateStyle: "long", timeStyle: "short") } UTC
replay-file-players = Am Tisch: { $names }
replay-file-options = Optionen: { $options }
replay-file-story = Zug für Zug
replay-file-result = Ergebnis
# $command is the command that checks a file.
replay-file-unchecked =
    Der Text oben ist für Menschen und wird nicht geprüft.
    Die Zeilen unten sind dieselbe Partie für Maschinen: { $command } und
    "python -m core.verify DATEI" rechnen jede davon nach.

## /verify

verify-words = Der Text über der Zeile `{ $line }` wurde nicht geprüft.
