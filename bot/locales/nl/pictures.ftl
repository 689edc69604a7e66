# Words in pictures, in their descriptions and in the text boards.
# The short ones stand under or beside numbers in a picture: keep them short. Those of one game stand in its own file.

outcome-won = { $count ->
    [one] { $names } wint!
   *[other] { $names } winnen samen!
}
outcome-nobody = Afgelopen: niemand wint.

standings-player = Speler
curve-games = { $count ->
    [one] één partij
   *[other] { $count } partijen
}

board-none = geen
board-waiting = { $count ->
    [one] { $names } is aan de beurt.
   *[other] Wachten op { $names }.
}
board-last = Laatste: { $cells }.
board-given = Jouw antwoord: { $moves }.
board-possible = Mogelijk: { $moves }.
board-suggested = Aangeraden: { $moves }.

# $agreed are the options, such as: 3 games, 1 day a turn.
lobby-alt = { $game }: { $seated } van { $seats } plekken bezet. { $names }. Opties: { $agreed }.
curve-alt = { $heading }: { curve-games }, van { $first } naar { $last }, laagste { $low }, hoogste { $high }.
# The whole picture, one player in it, and one cell of that line with the heading of its column.
standings-alt = { $heading }: { $rows }
standings-alt-row = { $rank }. { $name }: { $cells }.
standings-alt-cell = { $column } { $cell }
