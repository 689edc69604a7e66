# Looking at a finished game again, move by move. Only the person who asked sees it.

# $table is a game and its table: "Qwixx, table 3".
replay-title = Revoir { $table }
# Below the board. Move 0 is the start.
replay-position = { $move ->
    [0] { $moves ->
        [0] Position unique
        [1] Départ, suivi d’un seul coup
       *[other] Départ, suivi de { $moves } coups
    }
   *[other] Coup { $move } sur { $moves }
}
button-first = Début
button-last = Fin
button-file = Fichier

## The file: plain text, without markdown or mentions

# $when is a day and a time of day in UTC, written as the language writes it.
replay-file-ended = Fin de la partie : { DATETIME($when, dateStyle: "long", timeStyle: "short") } UTC
replay-file-players = À la table : { $names }
replay-file-options = Options : { $options }
replay-file-story = Coup par coup
replay-file-result = Résultat
# $command is the command that checks a file.
replay-file-unchecked =
    Le texte ci-dessus est fait pour être lu ; rien ne le vérifie.
    Les lignes ci-dessous sont la même partie pour les machines : { $command } et
    "python -m core.verify FICHIER" les recalculent toutes.

## /verify

verify-words = Le texte au-dessus de la ligne `{ $line }` n’a pas été vérifié.
