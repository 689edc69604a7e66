# Words in pictures, in their descriptions and in the text boards.
# The short ones stand under or beside numbers in a picture: keep them short. Those of one game stand in its own file.

outcome-won = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen gemeinsam!
}
outcome-nobody = Die Partie ist vorbei: Niemand gewinnt.

standings-player = Name
curve-games = { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}

board-none = nichts
board-waiting = { $count ->
    [one] { $names } ist am Zug.
   *[other] Am Zug sind { $names }.
}
board-last = Zuletzt: { $cells }.
board-given = Deine Antwort: { $moves }.
board-possible = Möglich: { $moves }.
board-suggested = Vorschlag: { $moves }.

lobby-alt = { $game }: { $seated } von { $seats } Plätzen besetzt. { $names }. Optionen: { $agreed }.
curve-alt = { $heading }: { curve-games }, von { $first } auf { $last }, Tiefststand { $low }, Höchststand { $high }.
# The whole picture, one player in it, and one cell of that line with the heading of its column.
standings-alt = { $heading }: { $rows }
standings-alt-row = { $rank }. { $name }: { $cells }.
standings-alt-cell = { $column } { $cell }
