# Around what happened in a game, which is told above the board: up to three sentences in one message, and all of them
# behind the Story button.
# The sentences stand in the files of the games.

## Lists

# Ana, Bo et Cy: `list-more` joins the first ones, `list-end` adds the last.
list-more = { $first }, { $next }
list-end = { $first } et { $last }
# Between items that stand in a row: 5 rouge, 10 bleu
list-separator = ,{ " " }

## Around the story

button-story = Historique
# The title; $table is a heading.
story-title = Historique : { $table }
# One player and what that player did, within a list: "Ana (5 rouge, 10 bleu)". A name may end in a number.
story-seat = { $name } ({ $items })
