# A hint: one line for each move, best first. The reasons stand in the files of the games.

# $move is a button's label (Red 5), $worth one of the values below, $why one or more reasons.
advice-line = { $rank }. **{ $move }** – { $worth }: { $why }
advice-line-bare = { $rank }. **{ $move }** – { $worth }
# Instead of reasons, if they are those of an earlier move.
advice-alike = vrijwel hetzelfde als { $rank }
# Joins two reasons.
advice-why = { $first }, { $next }
# Stands for a player whose name is not known; seats count from 1.
advice-player = speler { $number }

## The best move

# $value is a chance in hundredths.
advice-worth-win = { $value ->
    [0] nauwelijks winstkans
    [100] zo goed als gewonnen
   *[other] { $value }% winstkans
}
advice-worth-points = { $value ->
    [one] ongeveer één punt
   *[other] zo’n { $value } punten
}
# Playing alone, the fewer rounds the better.
advice-worth-rounds = { $value ->
    [one] nog ongeveer één ronde
   *[other] nog zo’n { $value } rondes
}
advice-worth-even = houdt het bord het best in balans

## The other moves, compared with the best; $less is the difference, of chances in hundredths

advice-less-win = { $less ->
    [0] even goed
   *[other] { $value }% (-{ $less })
}
advice-less-points = { $less ->
    [0] even goed
   *[other] zo’n { $value } (-{ $less })
}
advice-less-rounds = { $less ->
    [0] even goed
    [one] ongeveer één ronde trager
   *[other] zo’n { $less } rondes trager
}
advice-less-even = minder in balans
