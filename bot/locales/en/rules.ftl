# Around the rules of a game, which stand in the game's own file.

# The title above the game in two sentences and a picture, and above a section.
rules-overview = How to play { $game }
rules-part = { $game }: { $part }

# Describes the picture; $captions are its four captions.
example-alt = An example of { $game }. { $captions }

## The sections: on a button (at most 25 characters) and as a title

rules-title-overview = In short
rules-title-goal = Goal
rules-title-setup = Set-up
rules-title-turn = A turn
rules-title-end = The end
rules-title-scoring = Who wins
rules-title-options = Options

# At the foot of a section.
about-the-marks = The marks in brackets number the rules: whenever something is not possible, the answer names its rule.
