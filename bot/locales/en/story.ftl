# What happened in a game, told above the board. Short sentences: up to eight stand in one message.
# $name and $names come ready to be shown (bold). Cells are a column letter and a row number (b2).

## Lists

# Ana, Bo and Cy: `list-more` joins the first ones, `list-end` adds the last.
list-more = { $first }, { $next }
list-end = { $first } and { $last }

## Around the story

# Stands in place of sentences that were left out.
story-earlier = { $count ->
    [one] … after one earlier event.
   *[other] … after { $count } earlier events.
}
# One player and what that player did, within a list: "Ana red 5, blue 10".
story-seat = { $name } { $items }

color-name = { $color ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
}
column-name = { $column ->
    [a] hand
    [b] star
    [c] house
    [d] tree
   *[e] moon
}

## 5 vor 12 and Lucky Numbers

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

## Qwixx

event-qwixx-starts = { $name } has the first turn.
event-qwixx-rolled = { $name } rolls { $white1 } and { $white2 } with the white dice.
event-qwixx-answered = { $count ->
    [one] { $names } has decided.
   *[other] { $names } have decided.
}
event-qwixx-crossed = { $name } crosses { color-name } { $number }.
event-qwixx-crossed-all = Crossed: { $list }.
event-qwixx-crossed-item = { color-name } { $number }
event-qwixx-passed = { $count ->
    [one] { $names } crosses nothing.
   *[other] { $names } cross nothing.
}
event-qwixx-closed = { $name } closes { color-name } for everybody.
event-qwixx-closed-all = Closed for everybody: { $list }.
event-qwixx-closed-item = { color-name }
# $count is which misthrow of four this is.
event-qwixx-misthrow = { $name } takes misthrow { $count } of 4.
event-qwixx-ended = { $reason ->
    [rows_closed] The game is over: two rows are closed.
    [misthrows] The game is over: a fourth misthrow.
   *[other] The game is over.
}
event-qwixx-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } win together!
}

## Top 12

event-top-twelve-starts = { $name } names the first number.
event-top-twelve-answered = { $count ->
    [one] { $names } has decided.
   *[other] { $names } have decided.
}
event-top-twelve-wrote = The start numbers are open.
event-top-twelve-named = { $name } names { $number }.
event-top-twelve-rolled = { $symbol ->
    [joker] { $name } rolls the joker: any column.
    [hand] { $name } rolls the hand.
    [star] { $name } rolls the star.
    [house] { $name } rolls the house.
    [tree] { $name } rolls the tree.
   *[moon] { $name } rolls the moon.
}
event-top-twelve-named-rolled = { $symbol ->
    [joker] { $name } names { $number } and rolls the joker: any column.
    [hand] { $name } names { $number } and rolls the hand.
    [star] { $name } names { $number } and rolls the star.
    [house] { $name } names { $number } and rolls the house.
    [tree] { $name } names { $number } and rolls the tree.
   *[moon] { $name } names { $number } and rolls the moon.
}
event-top-twelve-entered = { $name } enters { $number } at { column-name } { $row }.
event-top-twelve-entered-all = Entered: { $list }.
event-top-twelve-entered-item = { column-name } { $row }
event-top-twelve-no-field = { $count ->
    [one] { $names } has no field for it.
   *[other] { $names } have no field for it.
}
event-top-twelve-ended = { $reason ->
    [column_full] The game is over: a column is full.
    [dead_end] The game is over: no column can be completed any more.
    [stalled] The game is over: nobody gets any further.
   *[other] The game is over.
}
event-top-twelve-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } win together!
}
