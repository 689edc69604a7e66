# Qwixx.

## Name

game-qwixx = Qwixx

## The rules, in our own words

# Marks in brackets such as [Q7] number the rules: keep them. A text has at most 1000
# characters. Lines beginning with “- ” are list items. The summary has two sentences and no marks: it stands first.

rules-qwixx-summary = Cross off numbers from left to right in four rows: what you skip is lost, and the more crosses a row has, the more each is worth. Everybody may use the white dice of every roll; whoever rolled may also add a white die to a colored one.
rules-qwixx-goal =
    Collect crosses: the more of them in one row, the more each further one is worth. A row is crossed from left to right only. You may skip numbers, but a skipped number is lost for good [Q2].
rules-qwixx-setup =
    Everybody has a sheet with four rows: red and yellow rise from 2 to 12, green and blue fall from 12 to 2. Each row ends in a lock. Below are four boxes for misthrows. There are two white dice and one die of each color [Q1].

    A lot decides who is active first; then it goes clockwise [Q3].
rules-qwixx-turn =
    The active player’s dice are rolled, then come two actions [Q3]:
    - **White dice, for everybody at once**: you may cross the sum of the two white dice in one row [Q4].
    - **Colored dice, for the active player only**: you may cross the sum of one white die and one colored die in the row of that color [Q5].

    Both are voluntary. But an active player who crosses nothing in either action takes a misthrow [Q6].

    { "" }**Closing a row**: the last number of a row (red and yellow 12, green and blue 2) needs at least five crosses before it in that row. Whoever crosses it also crosses the lock, as one more cross [Q7]. The row is then closed for everybody and its die leaves the game at once [Q8]. With the white dice several players can close the same row together, each with five crosses of their own; other crosses made there at the same time stand [Q9].
rules-qwixx-end =
    The game is over at once [Q10]:
    - when somebody takes a fourth misthrow;
    - when two rows are closed. With the white dice a third one may close at the same moment.

    All answers to the white dice count together before the end is checked. If the game ends there, the colored dice are not used and nobody takes a misthrow for that turn.
rules-qwixx-scoring =
    For each row, by its crosses with the lock [Q11]: 1 → 1, 2 → 3, 3 → 6, 4 → 10, 5 → 15, 6 → 21, 7 → 28, 8 → 36, 9 → 45, 10 → 55, 11 → 66, 12 → 78.

    Each misthrow costs 5 points. The highest total wins; equal totals win together.
rules-qwixx-options =
    - **Series**: up to five games. The points of all games are added up, and the first active player changes from game to game [Q12].
    - Five players can play too; the printed rules know two to four [Q1].

## Every rule by its number, in one short sentence

mark-q1 = A sheet has two rising and two falling rows of 2 to 12, each with a lock, and four misthrow boxes.
mark-q2 = Rows are crossed from left to right; a number that was skipped is lost.
mark-q3 = The active player rolls all dice that are left; the next turn goes clockwise.
mark-q4 = Everybody may cross the sum of the white dice in one row.
mark-q5 = Then the active player may cross one white die plus one colored die in that color's row.
mark-q6 = An active player who crosses nothing in a turn takes a misthrow.
mark-q7 = The last number of a row needs five crosses before it; the lock is crossed with it.
mark-q8 = A row that somebody has locked is closed for everybody, and its die leaves the game at once.
mark-q9 = Several players can close a row with the same roll; each needs five crosses of their own.
mark-q10 = The game ends at once with a fourth misthrow or with two closed rows.
mark-q11 = Each further cross in a row is worth one point more than the one before; a misthrow costs 5.
mark-q12 = In a series of up to five games the points are added up and the start moves on.

## What is asked, and options

# $who are mentions of those who are asked.

asks-qwixx-white-dice = { $who } Cross the white sum, or pass.
asks-qwixx-colored-dice = { $who } Cross the sum of one white and one colored die, or pass.
choose-qwixx-white-dice = Cross off the white sum in one row, or pass.
choose-qwixx-colored-dice = Cross off the sum of one white and one colored die, or pass.

## Buttons

# Discord cuts long labels: keep them under thirty characters.

control-qwixx-cross = { $color ->
    [red] Red { $number }
    [yellow] Yellow { $number }
    [green] Green { $number }
   *[blue] Blue { $number }
}
control-qwixx-pass = Pass
control-qwixx-misthrow = Pass (-5)
# On the white and on the colored dice, which costs five points.
control-qwixx-pass-both = Pass both (-5)

## Events

# $name and $names come ready to be shown (bold).

color-name = { $color ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
}
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

## Scores

# The rows and the misthrows add up to the score.
score-qwixx = { $score ->
    [one] one point
   *[other] { $score } points
} (red { $red }, yellow { $yellow }, green { $green }, blue { $blue }, misthrows { $misthrows })
stats-score-qwixx = On average { $mean } points; best: { $best }

## In pictures and in their descriptions

# The short ones stand under or beside numbers in a picture: keep them short.

qwixx-points = points
qwixx-misthrows = misthrows
qwixx-cross-nothing = cross nothing
qwixx-task-white = { $name } rolled: everybody may cross { $sum }.
qwixx-task-colored = { $name } may cross white plus color.
qwixx-color-red = red
qwixx-color-yellow = yellow
qwixx-color-green = green
qwixx-color-blue = blue
qwixx-alt-roll = { $name } rolled white { $one } and { $other }, { $colored }.
qwixx-alt-closed = Closed rows: { $rows }.
qwixx-alt-sheet = { $name }, { $points } points: { $rows }; misthrows { $misthrows }.
qwixx-legend = x crossed, - lost, X own lock, # closed

## Why a move is good or bad

# Each stands alone or after another, without a full stop. $name is another player's name.

reason-qwixx-ends-ahead = { $points ->
    [one] ends the game with you one point ahead
   *[other] ends the game with you { $points } points ahead
}
reason-qwixx-ends-behind = { $points ->
    [one] ends the game with you one point behind
   *[other] ends the game with you { $points } points behind
}
reason-qwixx-ends-level = ends the game with the lead shared
reason-qwixx-closes-row = closes { color-name } for everybody and brings { $points } points
reason-qwixx-may-close = the fifth cross: from now on you may close { color-name }
reason-qwixx-hurry = { color-name } may be closed soon
reason-qwixx-then = then { color-name } { $number } with a colored die
reason-qwixx-skips-nothing = skips no number in { color-name }
reason-qwixx-skips = { $count ->
    [one] gives up one number in { color-name }
   *[other] gives up { $count } numbers in { color-name }
}
reason-qwixx-keeps = { $count ->
    [one] any cross would give up at least one number
   *[other] any cross would give up at least { $count } numbers
}
reason-qwixx-keeps-numbers = keeps every number open
reason-qwixx-misthrow = is a misthrow and costs five points
