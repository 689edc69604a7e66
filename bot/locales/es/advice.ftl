# A hint: one line for each move, best first. The reasons stand in the files of the games.

# $move is a button's label (Rojo 5), $worth one of the values below, $why one or more reasons.
advice-line = { $rank }. **{ $move }** - { $worth }: { $why }
advice-line-bare = { $rank }. **{ $move }** - { $worth }
# Instead of reasons, if they are those of an earlier move.
advice-alike = casi lo mismo que la { $rank }
# Joins two reasons.
advice-why = { $first }, { $next }
# Stands for a player whose name is not known; seats count from 1.
advice-player = participante { $number }

## The best move

# $value is a chance in hundredths.
advice-worth-win = { $value ->
    [0] casi imposible ganar
    [100] victoria casi segura
   *[other] { $value } % de probabilidad de ganar
}
advice-worth-points = { $value ->
    [one] alrededor de { $value } punto
   *[other] alrededor de { $value } puntos
}
# Playing alone, the fewer rounds the better.
advice-worth-rounds = { $value ->
    [one] alrededor de { $value } ronda más
   *[other] unas { $value } rondas más
}
advice-worth-even = deja el tablero más equilibrado

## The other moves, compared with the best; $less is the difference, of chances in hundredths

advice-less-win = { $less ->
    [0] igual de buena
   *[other] { $value } % (-{ $less })
}
advice-less-points = { $less ->
    [0] igual de buena
   *[other] alrededor de { $value } (-{ $less })
}
advice-less-rounds = { $less ->
    [0] igual de buena
    [one] alrededor de { $less } ronda más lenta
   *[other] unas { $less } rondas más lenta
}
advice-less-even = menos equilibrado
