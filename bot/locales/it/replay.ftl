# Looking at a finished game again, move by move. Only the person who asked sees it.

# $table is a game and its table: "Qwixx, tavolo 3".
replay-title = Replay di { $table }
# Below the board. Move 0 is the start.
replay-position = { $move ->
    [0] { $moves ->
        [0] L'unica posizione
        [one] Inizio, segue una mossa
       *[other] Inizio, seguono { $moves } mosse
    }
   *[other] Mossa { $move } di { $moves }
}
button-first = Inizio
button-last = Fine
button-file = Scarica

## The file: plain text, without markdown or mentions

# $when is a day and a time of day in UTC, written as the language writes it.
replay-file-ended = Partita finita: { DATETIME($when, dateStyle: "long", timeStyle: "short") } UTC
replay-file-players = Partecipanti: { $names }
replay-file-options = Opzioni: { $options }
replay-file-story = Mossa per mossa
replay-file-result = Risultato
# $command is the command that checks a file.
replay-file-unchecked =
    Il testo qui sopra è per le persone e nessuno lo verifica.
    Le righe qui sotto sono la stessa partita per le macchine: { $command } e
    "python -m core.verify FILE" le ricalcolano tutte.

## /verify

verify-words = Il testo sopra la riga `{ $line }` non è stato verificato.
