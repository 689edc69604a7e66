# A hint: one line for each move, best first. The reasons stand in the files of the games.

# $move is a button's label (Red 5), $worth one of the values below, $why one or more reasons.
advice-line = { $rank }. **{ $move }** - { $worth }: { $why }
advice-line-bare = { $rank }. **{ $move }** - { $worth }
# Instead of reasons, if they are those of an earlier move.
advice-alike = much the same as { $rank }
# Joins two reasons.
advice-why = { $first }, { $next }
# Stands for a player whose name is not known; seats count from 1.
advice-player = player { $number }

## The best move

# $value is a chance in hundredths.
advice-worth-win = { $value ->
    [0] almost no chance to win
    [100] almost certain to win
   *[other] { $value }% to win
}
advice-worth-points = { $value ->
    [one] about { $value } point
   *[other] about { $value } points
}
# Playing alone, the fewer rounds the better.
advice-worth-rounds = { $value ->
    [one] about { $value } more round
   *[other] about { $value } more rounds
}
advice-worth-even = keeps the board most even

## The other moves, compared with the best; $less is the difference, of chances in hundredths

advice-less-win = { $less ->
    [0] just as good
   *[other] { $value }% (-{ $less })
}
advice-less-points = { $less ->
    [0] just as good
   *[other] about { $value } (-{ $less })
}
advice-less-rounds = { $less ->
    [0] just as good
    [one] about { $less } round slower
   *[other] about { $less } rounds slower
}
advice-less-even = less even
