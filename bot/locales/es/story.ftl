# Around what happened in a game, which is told above the board: up to three sentences in one message, and all of them
# behind the Story button.
# The sentences stand in the files of the games.

## Lists

# Ana, Bo y Cy: `list-more` joins the first ones, `list-end` adds the last.
list-more = { $first }, { $next }
list-end = { $first } y { $last }
# Between items that stand in a row: rojo 5, azul 10
list-separator = ,{ " " }

## Around the story

button-story = Crónica
# The title; $table is a heading.
story-title = La crónica de { $table }
# One player and what that player did, within a list: "Ana (rojo 5, azul 10)". A name may end in a number.
story-seat = { $name } ({ $items })
