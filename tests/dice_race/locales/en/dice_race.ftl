game-dice-race = Dice Race

headline-dice-race-step = { $names }, walk or roll
headline-dice-race-won = { $names } wins with { $score } steps!

rules-dice-race-summary = Be the first to reach twelve. Walk or roll.
rules-dice-race-goal = Be the first to reach twelve [R1].
rules-dice-race-setup = Everybody starts at nought.
rules-dice-race-turn = Walk three steps, or roll.
rules-dice-race-end = Whoever arrives ends the race.
rules-dice-race-scoring = The first one wins.
rules-dice-race-options = None.
mark-r1 = Each turn has one step.

choose-dice-race-step = Walk three steps, or roll the die.
control-dice-race-walk = Walk
control-dice-race-roll = Roll

event-dice-race-starts = { $name } starts.
event-dice-race-walked = { $name } walks { $far } steps.
event-dice-race-rolled = { $name } rolls a { $far }.
event-dice-race-won = { $count ->
    [one] { $names } arrives first!
   *[other] { $names } arrive first!
}

score-dice-race = { $score } steps
stats-score-dice-race = On average { $mean } steps; best: { $best }

reason-dice-race-walks = is certain
reason-dice-race-rolls = goes farther on average
