# Top 12.

## Name

game-top-twelve = Top 12

## Headlines

# The title above the board: what matters now, at most eight words. $names are those it waits for, or the winners.
# $waits: `all` everybody is asked, `some` only those are.
headline-top-twelve-start-numbers = { $waits ->
    [all] Everybody: write your start numbers
   *[some] { $names }, write your start numbers
}
headline-top-twelve-name-number = { $names }, name a number
headline-top-twelve-enter-number = { $waits ->
    [all] Everybody: enter the { $number } { top-twelve-where }
   *[some] { $names }, enter the { $number } { top-twelve-where }
}
top-twelve-where = { $symbol ->
    [joker] in any column
    [hand] under the hand
    [star] under the star
    [house] under the house
    [tree] under the tree
   *[moon] under the moon
}
headline-top-twelve-won = { $count ->
    [one] { $score ->
        [12] { $names } wins with a full column!
       *[other] { $names } wins with { $score } in a column!
    }
   *[other] { $score ->
        [12] { $names } win together with full columns!
       *[other] { $names } win together with { $score } in a column!
    }
}
# Alone, by the number of rounds.
headline-top-twelve-alone = { $rating ->
    [professional] { $names } is done in { $rounds } rounds: professional!
    [specialist] { $names } is done in { $rounds } rounds: specialist!
    [veteran] { $names } is done in { $rounds } rounds: veteran!
    [advanced] { $names } is done in { $rounds } rounds: advanced!
    [beginner] { $names } is done in { $rounds } rounds: beginner!
   *[other] { $names } is done in { $rounds } rounds!
}

## The rules, in our own words

# Marks in brackets such as [T7] number the rules: keep them. A text has at most 1200
# characters. Lines beginning with “- ” are list items. The summary has two sentences and no marks: it stands first.

rules-top-twelve-summary = Be the first with twelve rising numbers in one column. Each round somebody names a number from 1 to 100, a die picks the column, and everybody enters the number there.
rules-top-twelve-goal =
    Be the first to get twelve numbers into one column. The numbers in a column must go up from top to bottom; how far apart they are does not matter [T6].
rules-top-twelve-setup =
    Everybody has a sheet with five columns of twelve boxes: hand, star, house, tree and moon [T1].

    Secretly and all at the same time, everybody writes 10, 20, 30, 40 and 50: one number in each column, in any box. Then the sheets are revealed [T2].

    Who names the first number is drawn at random; then everybody takes turns [T3].
rules-top-twelve-turn =
    The active player names a number from 1 to 100; the same number may be named again. Only then is the die rolled: it shows one of the five columns or the joker, all equally likely [T4].

    Now everybody, all at the same time, enters the number in an empty box of that column. On the joker each player chooses a column [T5]. Numbers below must be higher, numbers above lower [T6].

    You must enter the number if it fits anywhere. If only one box is possible, it is entered for you [T7]. A round in which nobody can enter counts too, and the next player names a number [T9].
rules-top-twelve-end =
    - The game ends after the round in which somebody completes a column [T8].
    - House rules: it also ends when nobody can complete a column anymore [T10], after five rounds per player in a row without an entry, or after 200 rounds [T12].
rules-top-twelve-scoring =
    Whoever has twelve numbers in one column wins. If several finish in the same round, their second-fullest columns are compared, then the third-fullest and so on; if all are equal, they win together [T8]. If nobody finishes, the fullest column wins in the same way [T10].

    If you play alone, your rounds are counted [T11]: up to 20 professional, 25 specialist, 30 veteran, 35 advanced, 40 beginner; no title beyond that.
rules-top-twelve-options =
    - **Alone**: start the table without anybody else [T11].
    - **Series**: up to five games; each game won counts one point.

## What the drawn example points out: a few words each

example-top-twelve-1 = Somebody names a number: 37
example-top-twelve-2 = The die picks the column for everybody
example-top-twelve-3 = Enter it: lower numbers above, higher ones below
example-top-twelve-4 = Twelve in one column win

## Every rule by its number, in one short sentence

mark-t1 = A sheet has five columns of twelve boxes: hand, star, house, tree and moon.
mark-t2 = Each start number (10, 20, 30, 40, 50) secretly goes into a column of its own, in any box.
mark-t3 = The first player is drawn at random; then everybody takes turns.
mark-t4 = The active player names a number from 1 to 100 before the die is rolled.
mark-t5 = Everybody enters the number in an empty box of the rolled column; on the joker, of any column.
mark-t6 = The numbers in a column must go up from top to bottom.
mark-t7 = You must enter the number if it fits anywhere.
mark-t8 = Twelve numbers in one column win; if several finish together, their next-fullest columns decide.
mark-t9 = A round in which nobody can enter still counts.
mark-t10 = When nobody can complete a column anymore, the game ends and the fullest column wins.
mark-t11 = If you play alone, your rounds are counted: the fewer, the better your title.
mark-t12 = The game ends after five rounds per player without an entry, or 200 rounds in all.

## What is asked, and options

choose-top-twelve-start-numbers = Write 10, 20, 30, 40 and 50, one in each column.
choose-top-twelve-name-number = Name a number from 1 to 100.
choose-top-twelve-enter-number = Choose a box for the number.
# Instead of the one above, when the column is chosen: 30 under the tree: which row?
pick-top-twelve-row = { $number } { top-twelve-where }: which row?

## Buttons

# Discord cuts long labels: keep them under thirty characters.

control-top-twelve-write = Write them myself
control-top-twelve-layout = Sensible layout
control-top-twelve-name = Name a number
# Opens a form, beside buttons with numbers.
control-top-twelve-other = Another number
# The button that names this number, under a hint.
control-top-twelve-say = Name { $number }
control-top-twelve-number = A number from 1 to { $most }
# The same within a sentence: "abc" is not ...
control-top-twelve-wanted = a number from 1 to { $most }
# A number in a box, such as: 37 at star 5.
control-top-twelve-put = { $number } at { $field }

## Events

# $name and $names come ready to be shown (bold).

column-name = { $column ->
    [a] hand
    [b] star
    [c] house
    [d] tree
   *[e] moon
}
event-top-twelve-starts = { $name } names the first number.
event-top-twelve-answered = { $count ->
    [one] { $names } is ready.
   *[other] { $names } are ready.
}
event-top-twelve-wrote = Start numbers revealed.
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
event-top-twelve-entered-all = { $number } entered: { $list }.
event-top-twelve-entered-item = { column-name } { $row }
event-top-twelve-no-field = { $count ->
    [one] { $names } has no room for it.
   *[other] { $names } have no room for it.
}
event-top-twelve-ended = { $reason ->
    [column_full] The game is over: a column is full.
    [dead_end] The game is over: nobody can complete a column anymore.
    [stalled] The game is over: nobody is getting any further.
   *[other] The game is over.
}
event-top-twelve-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } win together!
}

## Scores

# $columns are how many numbers the columns have, fullest first: 12-9-8-8-7.
score-top-twelve = columns of { $columns }
# Alone, by the number of rounds.
score-top-twelve-rated = { $rating ->
    [professional] a full column in { $rounds } rounds: you are a professional
    [specialist] a full column in { $rounds } rounds: you are a specialist
    [veteran] a full column in { $rounds } rounds: you are a veteran
    [advanced] a full column in { $rounds } rounds: you are advanced
    [beginner] a full column in { $rounds } rounds: you are a beginner
   *[other] a full column in { $rounds } rounds
}
stats-score-top-twelve = Average { $mean } in the fullest column, best { $best }

## In pictures and in their descriptions

# The tasks stand in a picture, in two or three lines: keep them short.

top-twelve-task-start = { $players ->
    [one] Write 10, 20, 30, 40 and 50, one in each column.
   *[other] Everybody secretly writes 10, 20, 30, 40, 50.
}
top-twelve-task-name = { $name } names a number.
top-twelve-task-enter = { $players ->
    [one] Enter the { $number }.
   *[other] Everybody enters the { $number }.
}
top-twelve-symbol-hand = hand
top-twelve-symbol-star = star
top-twelve-symbol-house = house
top-twelve-symbol-tree = tree
top-twelve-symbol-moon = moon
top-twelve-symbol-joker = joker
# A player's sheet, and one column of it: each number after the box it stands in.
top-twelve-alt-sheet = { $name }: { $columns }.
top-twelve-alt-column = { column-name } { $fields }
top-twelve-alt-round = Round { $round }: { $number } and { $symbol }.
# The same as text, a line for each column, and above it what the numbers in a column mean. $fields are such as 3: 16 29, 9: 76.
top-twelve-legend = 3: 16 29 means 16 in row 3 and 29 in row 4.
top-twelve-text-column = { column-name } { $fields } ({ $count } of { $most })

## Why a move is good or bad

# Each stands alone or after another, without a full stop. $name is another player's name.

advice-column = { $column ->
    [hand] hand
    [star] star
    [house] house
    [tree] tree
   *[moon] moon
}
reason-top-twelve-near-place = row { $row } is about right for { $number }
reason-top-twelve-too-high = leaves less room above the { $number }
reason-top-twelve-too-low = leaves less room below the { $number }
reason-top-twelve-may-finish = the right roll finishes your { advice-column }
reason-top-twelve-fits-own = { $count ->
    [0] fits none of your columns
    [one] fits one of your columns
    [5] fits all of your columns
   *[other] fits { $count } of your columns
}
reason-top-twelve-fits-leader = { $count ->
    [0] doesn't help { $name }
    [one] fits only one column of { $name }
    [5] fits all columns of { $name }
   *[other] fits { $count } columns of { $name }
}
reason-top-twelve-finds-place = { $number } is about right for { advice-column } { $row }
reason-top-twelve-finishes-column = finishes your { advice-column }
reason-top-twelve-leaves-fields = { $count ->
    [one] only one box of your { advice-column } is left
   *[other] { $count } boxes of your { advice-column } are left
}
reason-top-twelve-leaves-numbers = { $count ->
    [one] one number still fits there
   *[other] { $count } numbers still fit there
}
reason-top-twelve-spoils-column = you can no longer complete your { advice-column }
reason-top-twelve-spoilt = your { advice-column } can't be completed anyway
