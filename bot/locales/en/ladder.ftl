# 5 vor 12 and Lucky Numbers.

## Name

game-five-to-twelve = 5 vor 12
game-lucky-numbers = Lucky Numbers

## Headlines

# The title above the board: what matters now, at most eight words. $names are those it waits for, or the winners.
# $waits: `all` everybody is asked, `some` only those are.
headline-ladder-arrange = { $waits ->
    [all] Everybody: arrange your four tiles
   *[some] { $names }, arrange your four tiles
}
headline-ladder-set-up = { $waits ->
    [all] Everybody: place your tile on the diagonal
   *[some] { $names }, place your tile on the diagonal
}
headline-ladder-turn = { $takes ->
    [yes] { $names }, draw a tile or take a face-up one
   *[no] { $names }, draw a tile
}
# $fits: whether the tile can be placed or swapped in anywhere.
headline-ladder-drawn = { $fits ->
    [yes] { $names }, place the { $tile }
   *[no] { $names }, leave the { $tile }: it fits nowhere
}
headline-ladder-won = { $count ->
    [one] { $score ->
        [0] { $names } wins with a full board!
        [one] { $names } wins with one empty cell!
       *[other] { $names } wins with { $score } empty cells!
    }
   *[other] { $score ->
        [one] { $names } win together with one empty cell!
       *[other] { $names } win together with { $score } empty cells!
    }
}

## The rules, in our own words

# Marks in brackets such as [L7] number the rules: keep them. A text has at most 1200
# characters. Lines beginning with “- ” are list items. The summary has two sentences and no marks: it stands first.

rules-ladder-summary = Be the first to fill your board of four by four so that the numbers rise in every row and every column. On your turn draw a tile or take one that lies face up, then place it or swap it for one of yours.
rules-five-to-twelve-summary = { rules-ladder-summary }
rules-five-to-twelve-goal =
    Be the first to fill all sixteen cells of your board with tiles from 1 to 20. The numbers must go up in every row from left to right and in every column from top to bottom [L2, L9]. Gaps are fine: 2, 9, 14. The colors of the tiles mean nothing [L1].
rules-five-to-twelve-setup =
    There is one set of tiles from 1 to 20 for each player, all face down [L1].

    The four cells of the diagonal, top left to bottom right, are filled first [L3]. In each of four rounds everybody draws one tile and puts it straight on an empty cell of the diagonal, where it stays until the first turn [L4b]. Everybody chooses at the same time and sees the others' choices afterwards. Any order is allowed, even a falling one, because these cells share no row or column [L5].

    The first player is drawn at random; play goes clockwise [L6].
rules-ladder-turn =
    Do one of two things [L7]:
    - **Draw** a face-down tile. Place it, swap it in, or leave it face up in the middle. You may always leave it [L11].
    - **Take** a face-up tile from the middle. You must place it or swap it in at once.

    { "" }**Placing** a tile puts it on an empty cell of your board. **Swapping** it in puts it where one of your tiles was; that tile then lies face up in the middle for everybody [L8].

    The tile must fit between all other tiles in its row and column [L9]; a tile you swap out no longer counts. The same number never fits twice in a line, and a tile cannot replace one with its own number [L10]. Tiles on the diagonal may be swapped like any others [L3].
rules-five-to-twelve-turn = { rules-ladder-turn }
rules-ladder-end =
    - The game ends at once when somebody fills the last empty cell of their board [L12].
    - It also ends after the turn in which the last face-down tile is drawn [L13].
    - House rule, so that no game goes on forever: after ten rounds in which everybody only took tiles from the middle, the next player must draw [L15].
rules-five-to-twelve-end = { rules-ladder-end }
rules-ladder-scoring =
    Whoever fills their board wins alone [L12]. If the tiles run out first, whoever has the fewest empty cells wins; players with equally few win together [L13].

    In tournament mode each winner of a game scores 2 points; everybody else loses 1 point for each empty cell. The highest total wins [L14].
rules-five-to-twelve-scoring = { rules-ladder-scoring }
rules-five-to-twelve-options =
    - **Set-up**: one tile at a time, as usual [L4b], or all four at once: you see your four starting tiles and arrange them on the diagonal as you like [L4a].
    - **Tournament mode**: as many games as players, so that everybody goes first once [L14].
rules-lucky-numbers-summary = { rules-ladder-summary }
rules-lucky-numbers-goal = { rules-five-to-twelve-goal }
rules-lucky-numbers-setup =
    There is one set of tiles from 1 to 20 for each player, all face down [L1].

    The four cells of the diagonal, top left to bottom right, are filled first [L3]. Everybody draws four tiles and arranges them there as they like, all at the same time [L4a]. Any order is allowed, even a falling one, because these cells share no row or column [L5].

    The first player is drawn at random; play goes clockwise [L6].
rules-lucky-numbers-turn = { rules-ladder-turn }
rules-lucky-numbers-end = { rules-ladder-end }
rules-lucky-numbers-scoring = { rules-ladder-scoring }
rules-lucky-numbers-options =
    - **Set-up**: all four tiles at once, as usual [L4a], or Michael's set-up: in each of four rounds everybody draws one tile and puts it straight on an empty cell of the diagonal, where it stays until the first turn [L4b].
    - **Tournament mode**: as many games as players, so that everybody goes first once [L14].

## What the drawn example points out: a few words each

example-ladder-1 = Four tiles on the diagonal to start
example-ladder-2 = Numbers rise to the right and downward
example-ladder-3 = Place: 10 fits between 6 and 17, 9 and 12
example-ladder-4 = Or swap: others may take the old tile

## Every rule by its number, in one short sentence

mark-l1 = There is one set of tiles 1 to 20 for each player; their colors mean nothing.
mark-l2 = Everybody has an empty board of four by four cells.
mark-l3 = The four cells from top left to bottom right are filled before the first turn.
mark-l4a = Four starting tiles are drawn at once and placed on the diagonal in any order.
mark-l4b = Starting tiles are drawn one by one, and each goes straight on an empty cell of the diagonal.
mark-l5 = The starting tiles may lie on the diagonal in any order.
mark-l6 = The first player is drawn at random; play goes clockwise.
mark-l7 = On your turn, draw a face-down tile, or take a face-up one that you must use.
mark-l8 = A tile goes on an empty cell, or replaces one of your tiles, which then lies face up in the middle.
mark-l9 = Numbers must go up in every row from left to right and in every column from top to bottom.
mark-l10 = A tile cannot replace one with the same number.
mark-l11 = A tile you draw may always be left in the middle; a face-up tile you take may not.
mark-l12 = Whoever fills the last empty cell of their board wins at once.
mark-l13 = The game also ends after the turn that draws the last face-down tile; the fewest empty cells win.
mark-l14 = In tournament mode everybody goes first once; a win scores 2, the others lose 1 per empty cell.
mark-l15 = After ten rounds in which nobody drew a tile, the next player must draw one.

## What is asked, and options

variant-ladder-setup-one = one tile at a time
variant-ladder-setup-four = four tiles at once
choose-ladder-arrange = Choose the order of your tiles, starting top left.
choose-ladder-set-up = Choose a cell for your tile.
choose-ladder-turn = Draw a tile, or take one that lies face up.
choose-ladder-drawn = Choose an empty cell (green), or one with a number (blue) to swap its tile out, or leave the tile you drew.
# Instead of the ones above, when a tile from the middle is chosen, or some of the four are placed.
pick-ladder-cell = The { $tile }: which cell? Green is empty; blue, with a number, swaps that tile out.
pick-ladder-next = So far: { $tiles }. Which tile is next?
pick-ladder-only-draw = Draw a tile.
pick-ladder-only-leave = The tile you drew fits nowhere: leave it.

## Buttons

# Discord cuts long labels: keep them under thirty characters.

control-ladder-set-up = { $tiles ->
    [one] Place my tile
   *[other] Place my tiles
}
control-ladder-draw = Draw a tile
control-ladder-take = Take { $tile }
control-ladder-leave = Leave it
control-ladder-rising = Rising order
# A tile onto an empty cell, named like b2.
control-ladder-put = { $tile } on { $cell }
# A tile in place of another one.
control-ladder-swap = { $tile } for the { $out } on { $cell }

## Events

# $name and $names come ready to be shown (bold).

event-ladder-starts = { $name } goes first.
# $tiles are numbers with hyphens: 3-7-12-19.
event-ladder-dealt = { $name } draws { $tiles }.
event-ladder-dealt-all = Drawn: { $list }.
event-ladder-dealt-item = { $tiles }
event-ladder-answered = { $count ->
    [one] { $names } is ready.
   *[other] { $names } are ready.
}
event-ladder-placed = { $name } places the { $tile } on { $cell }.
event-ladder-placed-all = Placed: { $list }.
event-ladder-placed-item = { $tile } on { $cell }
event-ladder-swapped = { $name } swaps the { $out } on { $cell } for the { $tile }.
event-ladder-left = { $name } leaves the { $tile } in the middle.
event-ladder-revealed = { $name } draws the { $tile }.
event-ladder-revealed-placed = { $name } draws the { $tile } and places it on { $cell }.
event-ladder-revealed-swapped = { $name } draws the { $tile } and swaps it for the { $out } on { $cell }.
event-ladder-revealed-left = { $name } draws the { $tile } and leaves it in the middle.
event-ladder-taken = { $name } takes the { $tile } from the middle.
event-ladder-taken-placed = { $name } takes the { $tile } from the middle and places it on { $cell }.
event-ladder-taken-swapped = { $name } takes the { $tile } from the middle and swaps it for the { $out } on { $cell }.
event-ladder-ended = { $reason ->
    [board_full] The game is over: a board is full.
    [supply_empty] The game is over: the last tile has been drawn.
   *[other] The game is over.
}
event-ladder-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } win together!
}

## Scores

score-ladder = { $score ->
    [0] board full
    [one] one empty cell
   *[other] { $score } empty cells
}
# $best is the score of the best game: a number, without what it was made of.
stats-score-ladder = Average { $mean } empty cells, best { $best ->
    [0] a full board
   *[other] { $best }
}

## In pictures and in their descriptions

# The first two stand below boards as text: keep them short.

ladder-text-hand = in hand: { $tiles }
ladder-text-free = empty: { $count }
# Above boards as text. In them, and in descriptions, the name of an empty cell stands between the numbers: 3 b1 c1 17
ladder-legend = Rows from top to bottom; an empty cell shows its name, such as b1.
ladder-alt-middle = Face down: { $supply }; face up: { $open }.
ladder-alt-left = Just left there: { $tile }.
ladder-alt-drawn = Drawn: { $tile }.
ladder-alt-board = { $name }, { $free } empty: { $rows }.
ladder-alt-hand = In hand: { $tiles }.

## Why a move is good or bad

# Each stands alone or after another, without a full stop. $name is another player's name.

reason-ladder-completes-board = fills your last empty cell and wins
reason-ladder-fills-cell = { $left ->
    [one] fills a cell: one to go
   *[other] fills a cell: { $left } to go
}
reason-ladder-costs-nothing = keeps all your other cells as open as before
reason-ladder-leaves-numbers = { $count ->
    [one] one number still fits { $cell }
   *[other] { $count } numbers still fit { $cell }
}
reason-ladder-leaves-few = { $count ->
    [one] only one number still fits { $cell }
   *[other] only { $count } numbers still fit { $cell }
}
reason-ladder-right-place = { $tile } is about right for { $cell }
reason-ladder-blocks-cell = nothing fits { $cell } anymore unless you swap a tile
reason-ladder-makes-room = { $count ->
    [one] one number then fits { $cell } (none before)
   *[other] { $count } numbers then fit { $cell } ({ $before ->
        [0] none
       *[other] { $before }
    } before)
}
reason-ladder-takes-room = { $count ->
    [0] nothing then fits { $cell } ({ $before } before)
    [one] only one number then fits { $cell } ({ $before } before)
   *[other] only { $count } numbers then fit { $cell } ({ $before } before)
}
reason-ladder-goes-back = you may get the { $tile } back: it fits your { $cell }
reason-ladder-helps-rival = { $name } can use the { $tile } in the middle
reason-ladder-helps-nobody = nobody else can place the { $tile }
reason-ladder-fills-nothing = the { $tile } fits none of your empty cells
reason-ladder-goes-round = fills no cell and only moves tiles around
reason-ladder-draw-fills = { $count ->
    [0] none of the { $total } face-down tiles fits an empty cell, but one may be worth a swap
    [one] one of the { $total } face-down tiles fits an empty cell
   *[other] { $count } of the { $total } face-down tiles fit an empty cell
}
reason-ladder-diagonal-falls = { $low } before { $high } is not rising: nothing fits between them
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
