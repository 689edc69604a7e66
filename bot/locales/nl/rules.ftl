# Around the rules of a game, which stand in the game's own file.

# The title above the game in two sentences and a picture, and above a section.
rules-overview = Zo speel je { $game }
rules-part = { $game }: { $part }

# Describes the picture; $captions are its four captions.
example-alt = Een voorbeeld van { $game }. { $captions }

## The sections: on a button (at most 25 characters) and as a title

rules-title-overview = In het kort
rules-title-goal = Doel
rules-title-setup = Voorbereiding
rules-title-turn = Een beurt
rules-title-end = Einde
rules-title-scoring = Wie wint
rules-title-options = Opties

# At the foot of a section.
about-the-marks = De tekens tussen haken nummeren de regels: als iets niet kan, noemt het antwoord de regel.
