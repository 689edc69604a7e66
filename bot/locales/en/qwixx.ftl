# Qwixx.

## Name

game-qwixx = Qwixx

## Headlines

# The title above the board: what matters now, at most ten words. $names are those it waits for, or the winners;
# $name has rolled. $waits: `all` everybody is asked, `some` only those are.
headline-qwixx-white-dice = { $waits ->
    [all] { $name } rolled { $sum }: everybody may cross it off
   *[some] { $names }, cross off { $sum } or pass
}
headline-qwixx-colored-dice = { $names }, cross off white plus color, or pass
headline-qwixx-won = { $count ->
    [one] { $names } wins with { $score }!
   *[other] { $names } win together with { $score }!
}

## The rules, in our own words

# Marks in brackets such as [Q7] number the rules: keep them. A text has at most 1200
# characters. Lines beginning with “- ” are list items. The summary has two sentences and no marks: it stands first.

rules-qwixx-summary = Cross off numbers from left to right in four rows: what you skip is lost, and the more crosses a row has, the more each is worth. Everybody may use the white dice of every roll; whoever rolled may also add a white die to a colored one.
rules-qwixx-goal =
    Cross off as many numbers as you can: the more crosses in a row, the more each further one is worth. You work through each row from left to right. You may skip numbers, but a skipped number is lost for good [Q2].
rules-qwixx-setup =
    Everybody has a sheet with four rows: red and yellow go up from 2 to 12, green and blue go down from 12 to 2. Each row ends in a lock. Below are four penalty boxes. There are two white dice and one die of each color [Q1].

    The first player is drawn at random; play goes clockwise [Q3].
rules-qwixx-turn =
    The active player rolls all dice. Then there are two actions [Q3]:
    - **White dice, for everybody at once**: you may cross off the sum of the two white dice in one row [Q4].
    - **Colored dice, for the active player only**: you may cross off the sum of one white and one colored die in the row of that color [Q5].

    Both are optional. But if the active player crosses off nothing in either action, that is a penalty [Q6].

    { "" }**Closing a row**: you need at least five crosses in a row before you may cross off its last number (12 in red and yellow, 2 in green and blue). You then cross off the lock too, which counts as one more cross [Q7]. The row is now closed for everybody and its die is out of the game at once [Q8]. With the white dice, several players can close the same row together if each has five crosses there; other crosses made in it at the same time count [Q9].
rules-qwixx-end =
    The game ends at once [Q10]:
    - when somebody takes a fourth penalty;
    - when two rows are closed. With the white dice, a third may close at the same moment.

    Everybody's choice with the white dice counts before the end is checked. If the game ends there, the colored dice are not used and nobody takes a penalty for that turn.
rules-qwixx-scoring =
    Points for each row, by its crosses including the lock [Q11]: 1 → 1, 2 → 3, 3 → 6, 4 → 10, 5 → 15, 6 → 21, 7 → 28, 8 → 36, 9 → 45, 10 → 55, 11 → 66, 12 → 78.

    Each penalty costs 5 points. The highest total wins; if totals are equal, those players win together.
rules-qwixx-options =
    - **Series**: up to five games. Points are added up, and a different player goes first in each game [Q12].
    - Five can play too; the printed rules are for two to four [Q1].

## What the drawn example points out: a few words each

example-qwixx-1 = White dice: everybody may cross off a 7
example-qwixx-2 = On your turn, also a white plus a colored die
example-qwixx-3 = Numbers you skip are lost
example-qwixx-4 = Five crosses let you lock the row

## Every rule by its number, in one short sentence

mark-q1 = A sheet has two rows going up from 2 and two going down from 12, each with a lock, and four penalty boxes.
mark-q2 = Numbers are crossed off from left to right; a skipped number is lost.
mark-q3 = The active player rolls all dice still in the game; play goes clockwise.
mark-q4 = Everybody may cross off the sum of the white dice in one row.
mark-q5 = Then the active player may cross off one white die plus one colored die in that color's row.
mark-q6 = An active player who crosses off nothing in a turn takes a penalty.
mark-q7 = The last number of a row needs five crosses before it; the lock is crossed off with it.
mark-q8 = Once somebody locks a row it is closed for everybody, and its die is out of the game.
mark-q9 = Several players can close a row with the same roll if each has five crosses in it.
mark-q10 = The game ends at once with a fourth penalty or a second closed row.
mark-q11 = Each cross in a row is worth one point more than the one before; a penalty costs 5.
mark-q12 = In a series of up to five games points are added up, and a different player goes first each time.

## What is asked, and options

choose-qwixx-white-dice = Cross off the white sum in one row, or pass.
choose-qwixx-colored-dice = Cross off one white plus one colored die, or pass.

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
event-qwixx-starts = { $name } goes first.
event-qwixx-rolled = { $name } rolls { $white1 } and { $white2 } on the white dice.
event-qwixx-answered = { $count ->
    [one] { $names } is ready.
   *[other] { $names } are ready.
}
event-qwixx-crossed = { $name } crosses off { color-name } { $number }.
event-qwixx-crossed-all = Crossed off: { $list }.
event-qwixx-crossed-item = { color-name } { $number }
event-qwixx-passed = { $count ->
    [one] { $names } passes.
   *[other] { $names } pass.
}
event-qwixx-closed = { $name } closes { color-name } for everybody.
event-qwixx-closed-all = Closed for everybody: { $list }.
event-qwixx-closed-item = { color-name }
# $count is which penalty of four this is.
event-qwixx-misthrow = { $name } takes penalty { $count } of 4.
event-qwixx-ended = { $reason ->
    [rows_closed] The game is over: two rows are closed.
    [misthrows] The game is over: that was a fourth penalty.
   *[other] The game is over.
}
event-qwixx-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } win together!
}

## Scores

# A total can be below zero, and -1 is `one` as well: show the number.
# The rows and the penalties add up to the score. It stands in a narrow line: keep it short.
score-qwixx = { $score ->
    [one] { $score } point
   *[other] { $score } points
} (red { $red }, yellow { $yellow }, green { $green }, blue { $blue }{ $misthrows ->
    [0] { "" }
   *[other] , penalties { $misthrows }
})
stats-score-qwixx = Average { $mean } points, best { $best }

## In pictures and in their descriptions

# The short ones stand under or beside numbers in a picture: keep them short.

qwixx-task-white = { $name } rolled: everybody may cross off { $sum }.
qwixx-task-colored = { $name } may cross off white plus color.
qwixx-alt-roll = { $name } rolled white { $one } and { $other }, { $colored }.
qwixx-alt-closed = Closed rows: { $rows }.
# One row of a sheet; $numbers are those crossed off: 2 3 5.
qwixx-alt-row = { color-name } { $numbers }
qwixx-alt-sheet = { $points ->
    [one] { $name }, { $points } point, crossed off: { $rows }; penalties { $misthrows }.
   *[other] { $name }, { $points } points, crossed off: { $rows }; penalties { $misthrows }.
}
# Boards as text: the line above a sheet, one of its rows, and the line below it. $crossed and $open are numbers: 2 3 5.
qwixx-text-head = { $points ->
    [one] { $name }: { $points } point
   *[other] { $name }: { $points } points
}
qwixx-text-row = { color-name }: crossed off { $crossed }; { $state ->
    [locked] locked
    [closed] closed
   *[open] open { $open }
}
qwixx-text-misthrows = penalties: { $count } of { $most }
# The first letters of each color, one or two, at the rows of the sheets and under the dice.
qwixx-letters = { $color ->
    [red] r
    [yellow] y
    [green] g
   *[blue] b
}

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
reason-qwixx-ends-level = ends the game with you tied for the lead
reason-qwixx-closes-row = closes { color-name } and brings { $points } points
reason-qwixx-may-close = your fifth cross: you can close { color-name } from now on
reason-qwixx-hurry = { color-name } may be closed soon
reason-qwixx-then = then { color-name } { $number } with a colored die
reason-qwixx-skips-nothing = skips nothing in { color-name }
reason-qwixx-skips = { $count ->
    [one] skips one number in { color-name }
   *[other] skips { $count } numbers in { color-name }
}
reason-qwixx-skips-fewer = { $count ->
    [one] skips only one number in { color-name }, not { $more }
   *[other] skips only { $count } numbers in { color-name }, not { $more }
}
reason-qwixx-keeps = { $count ->
    [one] any cross would skip at least one number
   *[other] any cross would skip at least { $count } numbers
}
reason-qwixx-keeps-numbers = skips nothing
reason-qwixx-misthrow = a penalty: costs 5 points
reason-qwixx-scores-nothing = brings no points
reason-qwixx-scores = { $points ->
    [one] brings one point
   *[other] brings { $points } points
}
