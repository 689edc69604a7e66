# Around the rules of a game, which stand in the game's own file.

# The title above the game in two sentences and a picture, and above a section.
rules-overview = Comment jouer à { $game }
rules-part = { $game } : { $part }

# Describes the picture; $captions are its four captions.
example-alt = Un exemple de { $game }. { $captions }

## The sections: on a button (at most 25 characters) and as a title

rules-title-overview = En bref
rules-title-goal = But du jeu
rules-title-setup = Mise en place
rules-title-turn = Un tour
rules-title-end = Fin de partie
rules-title-scoring = Qui gagne
rules-title-options = Options

# At the foot of a section.
about-the-marks = Les repères entre crochets numérotent les règles : quand quelque chose est impossible, la réponse cite la règle.
