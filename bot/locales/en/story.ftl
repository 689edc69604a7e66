# Around what happened in a game, which is told above the board: up to eight sentences in one message.
# The sentences stand in the files of the games.

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
