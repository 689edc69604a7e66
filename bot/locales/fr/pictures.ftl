# Words in pictures, in their descriptions and in the text boards.
# The short ones stand under or beside numbers in a picture: keep them short. Those of one game stand in its own file.

outcome-won = { $count ->
    [one] { $names } gagne !
   *[other] { $names } gagnent ensemble !
}
outcome-nobody = Partie terminée : personne ne gagne.

standings-player = Nom
curve-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}

board-none = rien
board-waiting = { $count ->
    [one] C’est à { $names } de jouer.
   *[other] On attend { $names }.
}
board-last = Derniers coups : { $cells }.
board-given = Ta réponse : { $moves }.
board-possible = Coups possibles : { $moves }.
board-suggested = Coups conseillés : { $moves }.

lobby-alt = { $seated ->
    [one] { $game } : { $seated } place prise sur { $seats }. { $names }. Options : { $agreed }.
   *[other] { $game } : { $seated } places prises sur { $seats }. { $names }. Options : { $agreed }.
}
curve-alt = { $count ->
    [one] { $heading } : { $count } partie, de { $first } à { $last }, minimum { $low }, maximum { $high }.
   *[other] { $heading } : { $count } parties, de { $first } à { $last }, minimum { $low }, maximum { $high }.
}
# The whole picture, one player in it, and one cell of that line with the heading of its column.
standings-alt = { $heading }. { $rows }
standings-alt-row = { $rank }. { $name } : { $cells }.
standings-alt-cell = { $column } { $cell }
