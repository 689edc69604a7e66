# Around the rules of a game, which stand in the game's own file.

# The title above the game in two sentences and a picture, and above a section.
rules-overview = Cómo se juega a { $game }
rules-part = { $game }: { $part }

# Describes the picture; $captions are its four captions.
example-alt = Un ejemplo de { $game }. { $captions }

## The sections: on a button (at most 25 characters) and as a title

rules-title-overview = En resumen
rules-title-goal = Objetivo
rules-title-setup = Preparación
rules-title-turn = Un turno
rules-title-end = Final
rules-title-scoring = Quién gana
rules-title-options = Opciones

# At the foot of a section.
about-the-marks = Las marcas entre corchetes numeran las reglas: cuando algo no se puede hacer, la respuesta cita su regla.
