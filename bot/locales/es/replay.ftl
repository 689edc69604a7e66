# Looking at a finished game again, move by move. Only the person who asked sees it.

# $table is a game and its table: "Qwixx, mesa 3".
replay-title = Repetición: { $table }
# Below the board. Move 0 is the start.
replay-position = { $move ->
    [0] { $moves ->
        [0] La única posición
        [one] Inicio, sigue una jugada
       *[other] Inicio, siguen { $moves } jugadas
    }
   *[other] Jugada { $move } de { $moves }
}
button-first = Inicio
button-last = Final
button-file = Archivo

## The file: plain text, without markdown or mentions

# $when is a day and a time of day in UTC, written as the language writes it.
replay-file-ended = Terminada el { DATETIME($when, dateStyle: "long", timeStyle: "short") } UTC
replay-file-players = Participantes: { $names }
replay-file-options = Opciones: { $options }
replay-file-story = Jugada a jugada
replay-file-result = Resultado
# $command is the command that checks a file.
replay-file-unchecked =
    Las palabras de arriba son para personas y nadie las comprueba.
    Las líneas de abajo son la misma partida para máquinas: { $command } y
    "python -m core.verify ARCHIVO" vuelven a calcularlas todas.

## /verify

verify-words = Las palabras encima de la línea `{ $line }` no se han comprobado.
