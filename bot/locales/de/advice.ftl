# A hint: one line for each move, best first. The reasons stand in the files of the games.

# $move is a button's label (Red 5), $worth one of the values below, $why one or more reasons.
advice-line = { $rank }. **{ $move }** – { $worth }: { $why }
advice-line-bare = { $rank }. **{ $move }** – { $worth }
# Instead of reasons, if they are those of an earlier move.
advice-alike = ganz ähnlich wie { $rank }
# Joins two reasons.
advice-why = { $first }, { $next }
# Stands for a player whose name is not known; seats count from 1.
advice-player = Platz { $number }

## The best move

# $value is a chance in hundredths.
advice-worth-win = { $value ->
    [0] kaum noch Gewinnchancen
    [100] so gut wie gewonnen
   *[other] { $value } % Gewinnchance
}
advice-worth-points = { $value ->
    [one] etwa { $value } Punkt
   *[other] etwa { $value } Punkte
}
# Playing alone, the fewer rounds the better.
advice-worth-rounds = { $value ->
    [one] noch etwa { $value } Runde
   *[other] noch etwa { $value } Runden
}
advice-worth-even = hält den Spielplan am ausgewogensten

## The other moves, compared with the best; $less is the difference, of chances in hundredths

advice-less-win = { $less ->
    [0] genauso gut
   *[other] { $value } % (-{ $less })
}
advice-less-points = { $less ->
    [0] genauso gut
   *[other] etwa { $value } (-{ $less })
}
advice-less-rounds = { $less ->
    [0] genauso gut
    [one] etwa { $less } Runde langsamer
   *[other] etwa { $less } Runden langsamer
}
advice-less-even = weniger ausgewogen
