# Words in pictures, in their descriptions and in the text boards.
# The short ones stand under or beside numbers in a picture: keep them short. Those of one game stand in its own file.

outcome-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } win together!
}
outcome-nobody = Game over: nobody wins.

standings-player = Player
curve-games = { $count ->
    [one] one game
   *[other] { $count } games
}

board-none = none
board-waiting = { $count ->
    [one] { $names } to move.
   *[other] Waiting for { $names }.
}
board-last = Last: { $cells }.
board-given = Your answer: { $moves }.
board-possible = Possible: { $moves }.
board-suggested = Suggested: { $moves }.

# $agreed are the options, such as: 3 games, 1 day a turn.
lobby-alt = { $game }: { $seated } of { $seats } seats taken. { $names }. Options: { $agreed }.
curve-alt = { $heading }: { curve-games }, from { $first } to { $last }, lowest { $low }, highest { $high }.
# The whole picture, one player in it, and one cell of that line with the heading of its column.
standings-alt = { $heading }: { $rows }
standings-alt-row = { $rank }. { $name }: { $cells }.
standings-alt-cell = { $column } { $cell }
