# Around the rules of a game, which stand in the game's own file.

# The title above the game in two sentences and a picture, and above a section.
rules-overview = So geht { $game }
rules-part = { $game }: { $part }

# Describes the picture; $captions are its four captions.
example-alt = Ein Beispiel zu { $game }. { $captions }

## The sections: on a button (at most 25 characters) and as a title

rules-title-overview = Kurz gesagt
rules-title-goal = Ziel
rules-title-setup = Vorbereitung
rules-title-turn = Ein Zug
rules-title-end = Spielende
rules-title-scoring = Wer gewinnt
rules-title-options = Optionen

# At the foot of a section.
about-the-marks = In eckigen Klammern steht die Nummer der Regel: Wenn etwas nicht geht, nenne ich dir die Regel dazu.
