# Qwixx. tachar, una cruz (cruces), una fila, el candado, un fallo (misthrow, penalty).

## Name

game-qwixx = Qwixx

## Headlines

# The title above the board: what matters now, at most ten words. $names are those it waits for, or the winners;
# $name has rolled. $waits: `all` everybody is asked, `some` only those are.
headline-qwixx-white-dice = { $waits ->
    [all] { $name } saca { $sum }: todo el mundo puede tacharlo
   *[some] { $names }: a tachar { $sum } o pasar
}
headline-qwixx-colored-dice = { $names }, tacha blanco más color o pasa
headline-qwixx-won = { $count ->
    [one] ¡{ $names } gana con { $score }!
   *[other] ¡{ $names } comparten la victoria con { $score }!
}

## The rules, in our own words

# Marks in brackets such as [Q7] number the rules: keep them. A text has at most 1200
# characters. Lines beginning with “- ” are list items. The summary has two sentences and no marks: it stands first.

rules-qwixx-summary = Tacha números de izquierda a derecha en cuatro filas: lo que te saltas se pierde, y cuantas más cruces tiene una fila, más vale cada una. En cada tirada todo el mundo puede usar los dados blancos; quien tira puede además sumar un dado blanco y uno de color.
rules-qwixx-goal =
    Tacha todos los números que puedas: cuantas más cruces hay en una fila, más vale cada cruz nueva. Cada fila se recorre de izquierda a derecha. Puedes saltarte números, pero un número saltado se pierde para siempre [Q2].
rules-qwixx-setup =
    Cada participante tiene una hoja con cuatro filas: la roja y la amarilla suben del 2 al 12, la verde y la azul bajan del 12 al 2. Cada fila acaba en un candado. Debajo hay cuatro casillas de fallo. Hay dos dados blancos y uno de cada color [Q1].

    Quién empieza se decide por sorteo; después se sigue en el sentido de las agujas del reloj [Q3].
rules-qwixx-turn =
    Quien tiene el turno tira todos los dados. Después hay dos acciones [Q3]:
    - **Dados blancos, para todo el mundo a la vez**: puedes tachar la suma de los dos dados blancos en una fila [Q4].
    - **Dados de color, solo para quien tiró**: puedes tachar la suma de un dado blanco y uno de color en la fila de ese color [Q5].

    Nada es obligatorio, pero si quien tiró no tacha nada en ninguna de las dos, se apunta un fallo [Q6].

    { "" }**Cerrar una fila**: necesitas al menos cinco cruces en ella para tachar su último número (12 en rojo y amarillo, 2 en verde y azul). Entonces tachas también el candado, que cuenta como una cruz más [Q7]. La fila queda cerrada para todo el mundo y su dado sale del juego al instante [Q8]. Con los dados blancos, varias personas pueden cerrar juntas la misma fila si cada una tiene cinco cruces en ella; las demás cruces hechas ahí en ese momento también cuentan [Q9].
rules-qwixx-end =
    La partida termina al instante [Q10]:
    - cuando alguien se apunta su cuarto fallo;
    - cuando hay dos filas cerradas. Con los dados blancos puede cerrarse una tercera en ese mismo momento.

    Primero cuenta lo que todo el mundo elige con los dados blancos; solo después se mira si es el final. Si la partida acaba ahí, los dados de color no se usan y nadie se apunta un fallo por ese turno.
rules-qwixx-scoring =
    Puntos de cada fila según sus cruces, candado incluido [Q11]: 1 → 1, 2 → 3, 3 → 6, 4 → 10, 5 → 15, 6 → 21, 7 → 28, 8 → 36, 9 → 45, 10 → 55, 11 → 66, 12 → 78.

    Cada fallo resta 5 puntos. Gana el total más alto; si hay empate, la victoria se comparte.
rules-qwixx-options =
    - **Serie**: hasta cinco partidas. Los puntos se suman y en cada partida empieza otra persona [Q12].
    - También se puede jugar entre cinco; las reglas impresas son para dos a cuatro [Q1].

## What the drawn example points out: a few words each

example-qwixx-1 = Blancos: cualquiera puede tachar 7
example-qwixx-2 = En tu turno, además blanco más color
example-qwixx-3 = Los números que te saltas se pierden
example-qwixx-4 = Con cinco cruces puedes cerrar la fila

## Every rule by its number, in one short sentence

mark-q1 = Una hoja tiene dos filas que suben desde 2 y dos que bajan desde 12, con candado, y cuatro casillas de fallo.
mark-q2 = Los números se tachan de izquierda a derecha; un número saltado se pierde.
mark-q3 = Quien tiene el turno tira todos los dados que quedan; se sigue en el sentido de las agujas del reloj.
mark-q4 = Todo el mundo puede tachar la suma de los dados blancos en una fila.
mark-q5 = Después, quien tiró puede tachar un dado blanco más uno de color en la fila de ese color.
mark-q6 = Quien no tacha nada en su propio turno se apunta un fallo.
mark-q7 = El último número de una fila exige cinco cruces antes; con él se tacha el candado.
mark-q8 = Cuando alguien cierra una fila, queda cerrada para todo el mundo y su dado sale del juego.
mark-q9 = Varias personas pueden cerrar una fila con la misma tirada si cada una tiene cinco cruces en ella.
mark-q10 = La partida termina al instante con un cuarto fallo o una segunda fila cerrada.
mark-q11 = Cada cruz de una fila vale un punto más que la anterior; un fallo resta 5.
mark-q12 = En una serie de hasta cinco partidas se suman los puntos y cada vez empieza otra persona.

## What is asked, and options

choose-qwixx-white-dice = Tacha la suma blanca en una fila o pasa.
choose-qwixx-colored-dice = Tacha un dado blanco más uno de color o pasa.

## Buttons

# Discord cuts long labels: keep them under thirty characters.

control-qwixx-cross = { $color ->
    [red] Rojo { $number }
    [yellow] Amarillo { $number }
    [green] Verde { $number }
   *[blue] Azul { $number }
}
control-qwixx-pass = Paso
control-qwixx-misthrow = Paso (-5)
# On the white and on the colored dice, which costs five points.
control-qwixx-pass-both = Paso en ambas (-5)

## Events

# $name and $names come ready to be shown (bold).

# Always masculine: "el 5 rojo", "el rojo".
color-name = { $color ->
    [red] rojo
    [yellow] amarillo
    [green] verde
   *[blue] azul
}
event-qwixx-starts = Empieza { $name }.
event-qwixx-rolled = { $name } saca { $white1 } y { $white2 } con los dados blancos.
event-qwixx-answered = { $count ->
    [one] { $names } ya ha elegido.
   *[other] { $names } ya han elegido.
}
event-qwixx-crossed = { $name } tacha el { $number } { color-name }.
event-qwixx-crossed-all = Tachado: { $list }.
event-qwixx-crossed-item = { color-name } { $number }
event-qwixx-passed = { $count ->
    [one] { $names } pasa.
   *[other] { $names } pasan.
}
event-qwixx-closed = { $name } cierra el { color-name } para todo el mundo.
event-qwixx-closed-all = Cerrado para todo el mundo: { $list }.
event-qwixx-closed-item = { color-name }
# $count is which penalty of four this is.
event-qwixx-misthrow = { $name } se apunta el fallo { $count } de 4.
event-qwixx-ended = { $reason ->
    [rows_closed] La partida termina: hay dos filas cerradas.
    [misthrows] La partida termina: ha habido un cuarto fallo.
   *[other] La partida termina.
}
event-qwixx-won = { $count ->
    [one] ¡{ $names } gana!
   *[other] ¡{ $names } comparten la victoria!
}

## Scores

# The rows and the penalties add up to the score. It stands in a narrow line: keep it short.
score-qwixx = { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
} (rojo { $red }, amarillo { $yellow }, verde { $green }, azul { $blue }{ $misthrows ->
    [0] { "" }
   *[other] , fallos { $misthrows }
})
stats-score-qwixx = Media de { $mean } puntos, récord { $best }

## In pictures and in their descriptions

# The short ones stand under or beside numbers in a picture: keep them short.

qwixx-task-white = { $name } tira: todo el mundo puede tachar { $sum }.
qwixx-task-colored = { $name } puede tachar blanco más color.
qwixx-alt-roll = Tirada de { $name }: blancos { $one } y { $other }, { $colored }.
qwixx-alt-closed = Filas cerradas: { $rows }.
# One row of a sheet; $numbers are those crossed off: 2 3 5.
qwixx-alt-row = { color-name } { $numbers }
qwixx-alt-sheet = { $points ->
    [one] { $name }, { $points } punto, tachados: { $rows }; fallos { $misthrows }.
   *[other] { $name }, { $points } puntos, tachados: { $rows }; fallos { $misthrows }.
}
# Boards as text: the line above a sheet, one of its rows, and the line below it. $crossed and $open are numbers: 2 3 5.
qwixx-text-head = { $points ->
    [one] { $name }: { $points } punto
   *[other] { $name }: { $points } puntos
}
qwixx-text-row = { color-name }: tachados { $crossed }; { $state ->
    [locked] candado
    [closed] cerrada
   *[open] libres { $open }
}
qwixx-text-misthrows = fallos: { $count } de { $most }
# The first letters of each color, one or two, at the rows of the sheets and under the dice.
qwixx-letters = { $color ->
    [red] ro
    [yellow] am
    [green] ve
   *[blue] az
}

## Why a move is good or bad

# Each stands alone or after another, without a full stop. $name is another player's name.

reason-qwixx-ends-ahead = { $points ->
    [one] termina la partida y ganas por un punto
   *[other] termina la partida y ganas por { $points } puntos
}
reason-qwixx-ends-behind = { $points ->
    [one] termina la partida y pierdes por un punto
   *[other] termina la partida y pierdes por { $points } puntos
}
reason-qwixx-ends-level = termina la partida con empate en cabeza
reason-qwixx-closes-row = cierra el { color-name } y da { $points } puntos
reason-qwixx-may-close = tu quinta cruz: desde ahora puedes cerrar el { color-name }
reason-qwixx-hurry = el { color-name } puede cerrarse pronto
reason-qwixx-then = luego el { $number } { color-name } con un dado de color
reason-qwixx-skips-nothing = no se salta nada en el { color-name }
reason-qwixx-skips = { $count ->
    [one] se salta un número en el { color-name }
   *[other] se salta { $count } números en el { color-name }
}
reason-qwixx-skips-fewer = { $count ->
    [one] solo se salta un número en el { color-name } (no { $more })
   *[other] solo se salta { $count } números en el { color-name } (no { $more })
}
reason-qwixx-keeps = { $count ->
    [one] cualquier cruz se saltaría al menos un número
   *[other] cualquier cruz se saltaría al menos { $count } números
}
reason-qwixx-keeps-numbers = no se salta nada
reason-qwixx-misthrow = un fallo: resta 5 puntos
reason-qwixx-scores-nothing = no da puntos
reason-qwixx-scores = { $points ->
    [one] da un punto
   *[other] da { $points } puntos
}
