# Around what happened in a game, which is told above the board: up to three sentences in one message, and all of them
# behind the Story button.
# The sentences stand in the files of the games.

## Lists

# Ana, Bo and Cy: `list-more` joins the first ones, `list-end` adds the last.
list-more = { $first }, { $next }
list-end = { $first } en { $last }
# Between items that stand in a row: red 5, blue 10
list-separator = ,{ " " }

## Around the story

button-story = Verslag
# The title; $table is a heading.
story-title = Het verslag van { $table }
# One player and what that player did, within a list: "Ana (red 5, blue 10)". A name may end in a number.
story-seat = { $name } ({ $items })
