# A hint: one line for each move, best first. The reasons stand in the files of the games.

# $move is a button's label (Rosso 5), $worth one of the values below, $why one or more reasons.
advice-line = { $rank }. **{ $move }** - { $worth }: { $why }
advice-line-bare = { $rank }. **{ $move }** - { $worth }
# Instead of reasons, if they are those of an earlier move.
advice-alike = più o meno come la { $rank }
# Joins two reasons.
advice-why = { $first }, { $next }
# Stands for a player whose name is not known; seats count from 1.
advice-player = partecipante { $number }

## The best move

# $value is a chance in hundredths.
advice-worth-win = { $value ->
    [0] vittoria quasi impossibile
    [100] vittoria quasi certa
   *[other] { $value }% di vincere
}
advice-worth-points = { $value ->
    [one] circa { $value } punto
   *[other] circa { $value } punti
}
# Playing alone, the fewer rounds the better.
advice-worth-rounds = { $value ->
    [one] ancora { $value } round circa
   *[other] ancora { $value } round circa
}
advice-worth-even = mantiene la cartella più equilibrata

## The other moves, compared with the best; $less is the difference, of chances in hundredths

advice-less-win = { $less ->
    [0] altrettanto buona
   *[other] { $value }% (-{ $less })
}
advice-less-points = { $less ->
    [0] altrettanto buona
   *[other] circa { $value } (-{ $less })
}
advice-less-rounds = { $less ->
    [0] altrettanto buona
    [one] circa { $less } round in più
   *[other] circa { $less } round in più
}
advice-less-even = meno equilibrata
