# Around the rules of a game, which stand in the game's own file.

# The title above the game in two sentences and a picture, and above a section.
rules-overview = Come si gioca a { $game }
rules-part = { $game }: { $part }

# Describes the picture; $captions are its four captions.
example-alt = Un esempio di { $game }. { $captions }

## The sections: on a button (at most 25 characters) and as a title

rules-title-overview = In breve
rules-title-goal = Scopo
rules-title-setup = Preparazione
rules-title-turn = Il turno
rules-title-end = Fine
rules-title-scoring = Chi vince
rules-title-options = Opzioni

# At the foot of a section.
about-the-marks = Le sigle tra parentesi quadre numerano le regole: quando qualcosa non si può fare, la risposta cita la regola.
