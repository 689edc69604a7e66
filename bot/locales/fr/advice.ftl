# A hint: one line for each move, best first. The reasons stand in the files of the games.

# $move is a button's label (Rouge 5), $worth one of the values below, $why one or more reasons.
advice-line = { $rank }. **{ $move }** – { $worth } : { $why }
advice-line-bare = { $rank }. **{ $move }** – { $worth }
# Instead of reasons, if they are those of an earlier move.
advice-alike = à peu près pareil que le { $rank }
# Joins two reasons.
advice-why = { $first }, { $next }
# Stands for a player whose name is not known; seats count from 1.
advice-player = J{ $number }

## The best move

# $value is a chance in hundredths.
advice-worth-win = { $value ->
    [0] presque aucune chance de gagner
    [100] victoire presque assurée
   *[other] { $value } % de chances de gagner
}
advice-worth-points = { $value ->
    [one] environ { $value } point
   *[other] environ { $value } points
}
# Playing alone, the fewer rounds the better.
advice-worth-rounds = { $value ->
    [one] encore { $value } tour environ
   *[other] encore { $value } tours environ
}
advice-worth-even = garde le plateau le plus équilibré

## The other moves, compared with the best; $less is the difference, of chances in hundredths

advice-less-win = { $less ->
    [0] tout aussi bon
   *[other] { $value } % (-{ $less })
}
advice-less-points = { $less ->
    [0] tout aussi bon
   *[other] environ { $value } (-{ $less })
}
advice-less-rounds = { $less ->
    [0] tout aussi bon
    [one] environ { $less } tour de plus
   *[other] environ { $less } tours de plus
}
advice-less-even = moins équilibré
