# 5 vor 12 and Lucky Numbers.

## Name

game-five-to-twelve = 5 vor 12
game-lucky-numbers = Lucky Numbers

## The rules, in our own words

# Marks in brackets such as [L7] number the rules: keep them. A text has at most 1000
# characters. Lines beginning with “- ” are list items. The summary has two sentences and no marks: it stands first.

rules-ladder-summary = Be the first to fill your board of four by four so that the numbers rise in every row and every column. On your turn draw a tile or take an open one, then place it or swap it for one of yours.
rules-five-to-twelve-summary = { rules-ladder-summary }
rules-five-to-twelve-goal =
    Fill all sixteen cells of your own board with tiles from 1 to 20 before the others do. In every row the numbers must rise from left to right, in every column from top to bottom [L2, L9]. They need not follow one another: 2, 9, 14 is fine. The colors of the tiles mean nothing [L1].
rules-five-to-twelve-setup =
    There is one set of tiles from 1 to 20 for each player, all face down [L1].

    The four cells of the diagonal, top left to bottom right, are filled first [L3]. In each of four rounds everybody draws one tile and puts it at once on a free diagonal cell; it stays there until the first turn [L4b]. All choose at the same time and see the others’ choices afterwards. Any arrangement is allowed, even a falling one, because diagonal cells share no row and no column [L5].

    A lot decides who has the first turn; then it goes clockwise [L6].
rules-ladder-turn =
    Do one of two things [L7]:
    - **Reveal** a face-down tile. Place it, swap it in, or leave it face up in the middle. Leaving it is always allowed [L11].
    - **Take** a face-up tile from the middle. You must place it or swap it in at once.

    { "" }**Placing** means: on a free cell of your board. **Swapping** means: in place of one of your tiles, which then lies face up in the middle for everybody [L8].

    The tile must fit between all other tiles of its row and of its column [L9]; a tile that is swapped out no longer counts. An equal number in the same line never fits, and a tile cannot replace one with the same number [L10]. The tiles of the diagonal may be swapped like all others [L3].
rules-five-to-twelve-turn = { rules-ladder-turn }
rules-ladder-end =
    - The game is over at once when somebody fills the last free cell of their board [L12].
    - It is also over when somebody reveals the last face-down tile and has finished that turn [L13].
    - So that no game goes on for ever: after ten rounds in which everybody only took tiles from the middle, the next player must reveal one. This is a house rule [L15].
rules-five-to-twelve-end = { rules-ladder-end }
rules-ladder-scoring =
    Whoever has filled their board wins alone [L12]. If the tiles ran out first, the fewest free cells win; players with equally few win together [L13].

    In tournament mode the winner of a game scores 2 points, in a shared win each of the winners; all others lose 1 point for each free cell. The highest total wins [L14].
rules-five-to-twelve-scoring = { rules-ladder-scoring }
rules-five-to-twelve-options =
    - **Set-up**: one tile at a time as above [L4b], or all four at once: you see your four start tiles and arrange them on the diagonal as you like [L4a].
    - **Tournament mode**: as many games as players, so that everybody has the first turn once [L14].
rules-lucky-numbers-summary = { rules-ladder-summary }
rules-lucky-numbers-goal = { rules-five-to-twelve-goal }
rules-lucky-numbers-setup =
    There is one set of tiles from 1 to 20 for each player, all face down [L1].

    The four cells of the diagonal, top left to bottom right, are filled first [L3]. Everybody draws four tiles and arranges them there as they like, all at the same time [L4a]. Any arrangement is allowed, even a falling one, because diagonal cells share no row and no column [L5].

    A lot decides who has the first turn; then it goes clockwise [L6].
rules-lucky-numbers-turn = { rules-ladder-turn }
rules-lucky-numbers-end = { rules-ladder-end }
rules-lucky-numbers-scoring = { rules-ladder-scoring }
rules-lucky-numbers-options =
    - **Set-up**: all four tiles at once as above [L4a], or Michael’s set-up: in each of four rounds everybody draws one tile and puts it at once on a free diagonal cell, where it stays until the first turn [L4b].
    - **Tournament mode**: as many games as players, so that everybody has the first turn once [L14].

## Every rule by its number, in one short sentence

mark-l1 = There is one set of tiles 1 to 20 for each player; their colors mean nothing.
mark-l2 = Everybody has an empty board of four by four cells.
mark-l3 = The four cells from top left to bottom right are filled before the first turn.
mark-l4a = All four start tiles are drawn at once and placed in any order on the diagonal.
mark-l4b = Start tiles are drawn one by one, and each goes at once on a free cell of the diagonal.
mark-l5 = On the diagonal any arrangement of the start tiles is allowed.
mark-l6 = The starting player is drawn by lot, then play goes clockwise.
mark-l7 = In a turn you either reveal a face-down tile, or take a face-up one that you must use.
mark-l8 = A tile goes on a free cell, or replaces one of your tiles, which then lies face up in the middle.
mark-l9 = The numbers of every row and column must rise, left to right and top to bottom.
mark-l10 = A tile cannot replace one with the same number.
mark-l11 = A revealed tile may always be left in the middle; a face-up tile you take may not.
mark-l12 = Whoever fills the last free cell of their board wins at once.
mark-l13 = The game also ends with the turn that revealed the last face-down tile; fewest free cells win.
mark-l14 = In tournament mode everybody starts once; a win scores 2, others lose 1 for each free cell.
mark-l15 = After ten rounds in which nobody revealed a tile, the next player must reveal one.

## What is asked, and options

# $who are mentions of those who are asked.

variant-ladder-setup-one = one tile at a time
variant-ladder-setup-four = four tiles at once
asks-ladder-arrange = { $who } Place your four tiles on the diagonal.
asks-ladder-set-up = { $who } Place your tile on the diagonal.
asks-ladder-turn = { $who } It is your turn: draw, or take an open tile.
asks-ladder-drawn = { $who } Put the tile on a free cell (green), swap it for one of yours (blue), or leave it.
choose-ladder-arrange = Choose the order of your tiles, top left first.
choose-ladder-set-up = Choose a cell for your tile.
choose-ladder-turn = Draw a tile, or take an open one.
choose-ladder-drawn = Choose a free cell (green) or a tile to swap out (blue), or leave the drawn tile.
# Instead of the ones above, when a tile from the middle is chosen, or some of the four are placed.
pick-ladder-cell = The { $tile }: which cell? Green is free, blue swaps a tile out.
pick-ladder-next = { $tiles } from the top left: which tile is next?
pick-ladder-only-draw = Draw a tile.
pick-ladder-only-leave = The drawn tile fits nowhere: leave it.

## Buttons

# Discord cuts long labels: keep them under thirty characters.

control-ladder-set-up = { $tiles ->
    [one] Place my tile
   *[other] Place my tiles
}
control-ladder-draw = Draw a tile
control-ladder-take = Take the { $tile }
control-ladder-leave = Leave it
control-ladder-rising = Rising order
# A tile onto a free cell, named like b2.
control-ladder-put = { $tile } on { $cell }
# A tile in place of another one.
control-ladder-swap = { $tile } for the { $out } on { $cell }

## Events

# $name and $names come ready to be shown (bold).

event-ladder-starts = { $name } has the first turn.
# $tiles are numbers with hyphens: 3-7-12-19.
event-ladder-dealt = { $name } draws { $tiles }.
event-ladder-dealt-all = Drawn: { $list }.
event-ladder-dealt-item = { $tiles }
event-ladder-answered = { $count ->
    [one] { $names } has decided.
   *[other] { $names } have decided.
}
event-ladder-placed = { $name } places the { $tile } on { $cell }.
event-ladder-placed-all = Placed: { $list }.
event-ladder-placed-item = { $tile } on { $cell }
event-ladder-swapped = { $name } puts the { $tile } in place of the { $out } on { $cell }.
event-ladder-left = { $name } leaves the { $tile } in the middle.
event-ladder-revealed = { $name } reveals the { $tile }.
event-ladder-revealed-placed = { $name } reveals the { $tile } and places it on { $cell }.
event-ladder-revealed-swapped = { $name } reveals the { $tile } and puts it in place of the { $out } on { $cell }.
event-ladder-revealed-left = { $name } reveals the { $tile } and leaves it in the middle.
event-ladder-taken = { $name } takes the { $tile } from the middle.
event-ladder-taken-placed = { $name } takes the { $tile } from the middle and places it on { $cell }.
event-ladder-taken-swapped = { $name } takes the { $tile } from the middle and puts it in place of the { $out } on { $cell }.
event-ladder-ended = { $reason ->
    [board_full] The game is over: a board is full.
    [supply_empty] The game is over: the last tile has been revealed.
   *[other] The game is over.
}
event-ladder-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } win together!
}

## Scores

score-ladder = { $score ->
    [0] board full
    [one] one cell free
   *[other] { $score } cells free
}
# $best is the score of the best game: a number, without what it was made of.
stats-score-ladder = On average { $mean } cells free; best: { $best ->
    [0] board full
    [one] one cell free
   *[other] { $best } cells free
}

## In pictures and in their descriptions

# The short ones stand under or beside numbers in a picture: keep them short.

ladder-supply = supply
ladder-drawn = drawn
ladder-open = open
ladder-hand = your tiles
ladder-in-hand = in hand
ladder-free = free
ladder-alt-middle = Supply { $supply }; face up: { $open }.
ladder-alt-drawn = Drawn: { $tile }.
ladder-alt-board = { $name }, { $free } free: { $rows }.
ladder-alt-hand = In hand: { $tiles }.

## Why a move is good or bad

# Each stands alone or after another, without a full stop. $name is another player's name.

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
