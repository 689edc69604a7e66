# Words in pictures, in their descriptions and in the text boards.
# The short ones stand under or beside numbers in a picture: keep them short. Those of one game stand in its own file.

outcome-won = { $count ->
    [one] ¡{ $names } gana!
   *[other] ¡{ $names } comparten la victoria!
}
outcome-nobody = Fin de la partida: no gana nadie.

standings-player = Nombre
curve-games = { $count ->
    [one] una partida
   *[other] { $count } partidas
}

# Beside "boca arriba", a color or a name: a word without gender.
board-none = nada
board-waiting = { $count ->
    [one] Le toca a { $names }.
   *[other] Les toca a { $names }.
}
board-last = Lo último: { $cells }.
board-given = Tu respuesta: { $moves }.
board-possible = Posible: { $moves }.
board-suggested = Recomendado: { $moves }.

lobby-alt = { $game }: { $seated } de { $seats } asientos ocupados. { $names }. Opciones: { $agreed }.
curve-alt = { $heading }: { curve-games }, de { $first } a { $last }, mínimo { $low }, máximo { $high }.
# The whole picture, one player in it, and one cell of that line with the heading of its column.
standings-alt = { $heading }: { $rows }
standings-alt-row = { $rank }. { $name }: { $cells }.
standings-alt-cell = { $column } { $cell }
