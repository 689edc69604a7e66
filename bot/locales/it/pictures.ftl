# Words in pictures, in their descriptions and in the text boards.
# The short ones stand under or beside numbers in a picture: keep them short. Those of one game stand in its own file.

outcome-won = { $count ->
    [one] { $names } vince!
   *[other] { $names } vincono insieme!
}
outcome-nobody = Partita finita: non vince nessuno.

standings-player = Nome
curve-games = { $count ->
    [one] una partita
   *[other] { $count } partite
}

board-none = niente
board-waiting = { $count ->
    [one] Tocca a { $names }.
   *[other] Tocca a { $names }.
}
board-last = Ultima mossa: { $cells }.
board-given = La tua risposta: { $moves }.
board-possible = Possibile: { $moves }.
board-suggested = Consigliato: { $moves }.

# $agreed are the options, such as: 3 partite, 1 giorno per turno.
lobby-alt = { $game }, posti occupati: { $seated } su { $seats }. { $names }. Opzioni: { $agreed }.
curve-alt = { $heading }: { curve-games }, da { $first } a { $last }, minimo { $low }, massimo { $high }.
# The whole picture, one player in it, and one cell of that line with the heading of its column.
standings-alt = { $heading }: { $rows }
standings-alt-row = { $rank }. { $name }: { $cells }.
standings-alt-cell = { $column } { $cell }
