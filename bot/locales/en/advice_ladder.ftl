# Why a move in 5 vor 12 or Lucky Numbers is good or bad. Each stands alone or after another, without
# a full stop. $name is the other player's name.
reason-ladder-completes-board = fills your last free cell and wins
reason-ladder-fills-cell = { $left ->
    [one] fills a cell: one to go
   *[other] fills a cell: { $left } to go
}
reason-ladder-costs-nothing = takes no number from any other cell
reason-ladder-leaves-numbers = { $count ->
    [one] leaves one number for { $cell }
   *[other] leaves { $count } numbers for { $cell }
}
reason-ladder-blocks-cell = leaves no number for { $cell }: something would have to be swapped first
reason-ladder-makes-room = { $count ->
    [one] { $cell } can then take one number instead of none
   *[other] { $cell } can then take { $count } numbers instead of { $before }
}
reason-ladder-takes-room = { $count ->
    [0] leaves no number for { $cell } instead of { $before }
    [one] leaves one number for { $cell } instead of { $before }
   *[other] leaves { $count } numbers for { $cell } instead of { $before }
}
reason-ladder-goes-back = the { $tile } stays in reach: it fits your free { $cell }
reason-ladder-helps-rival = the { $tile } in the middle fills a cell for { $name }
reason-ladder-helps-nobody = the { $tile } in the middle fills no cell of the others
reason-ladder-fills-nothing = the { $tile } fills no cell of yours
reason-ladder-goes-round = fills nothing and only passes tiles round
reason-ladder-draw-fills = { $count ->
    [0] none of the { $total } face-down tiles fills a cell, but one may be worth a swap
    [one] one of the { $total } face-down tiles fills a cell of yours
   *[other] { $count } of the { $total } face-down tiles fill a cell of yours
}
reason-ladder-diagonal-falls = the diagonal does not rise from { $low } to { $high }: nothing fits between
reason-ladder-tightest-gap = { $count ->
    [0] leaves no number between { $low } and { $high }, the tightest gap
    [one] leaves one number between { $low } and { $high }, the tightest gap
   *[other] leaves { $count } numbers between { $low } and { $high }, the tightest gap
}
reason-ladder-gap-below = { $count ->
    [0] leaves no number below the { $tile }
    [one] leaves one number below the { $tile }
   *[other] leaves { $count } numbers below the { $tile }
}
reason-ladder-gap-above = { $count ->
    [0] leaves no number above the { $tile }
    [one] leaves one number above the { $tile }
   *[other] leaves { $count } numbers above the { $tile }
}
