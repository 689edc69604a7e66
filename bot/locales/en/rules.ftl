# Around the rules of a game, which stand in the game's own file.

## Titles of the sections

rules-title-goal = Goal
rules-title-setup = Set-up
rules-title-turn = A turn
rules-title-end = End of the game
rules-title-scoring = Who wins
rules-title-options = Options

# At the foot of the rules.
about-the-marks = The marks in brackets number the rules: whenever something is not possible, the answer names its rule.
