# Top 12. hoja, columna, casilla, anotar (enter), números iniciales, comodín (joker), decir un número (name).

## Name

game-top-twelve = Top 12

## Headlines

# The title above the board: what matters now, at most eight words. $names are those it waits for, or the winners.
# $waits: `all` everybody is asked, `some` only those are.
headline-top-twelve-start-numbers = { $waits ->
    [all] Todo el mundo: a anotar los números iniciales
   *[some] { $names }: a anotar los números iniciales
}
headline-top-twelve-name-number = { $names }, di un número
headline-top-twelve-enter-number = { $waits ->
    [all] Todo el mundo: a anotar el { $number } { top-twelve-where }
   *[some] { $names }: a anotar el { $number } { top-twelve-where }
}
top-twelve-where = { $symbol ->
    [joker] en cualquier columna
    [hand] bajo la mano
    [star] bajo la estrella
    [house] bajo la casa
    [tree] bajo el árbol
   *[moon] bajo la luna
}
headline-top-twelve-won = { $count ->
    [one] { $score ->
        [12] ¡{ $names } gana con una columna llena!
       *[other] ¡{ $names } gana con { $score } en una columna!
    }
   *[other] { $score ->
        [12] ¡{ $names } comparten la victoria con columnas llenas!
       *[other] ¡{ $names } comparten la victoria con { $score } en una columna!
    }
}
# Alone, by the number of rounds.
headline-top-twelve-alone = { $rating ->
    [professional] ¡{ $names } acaba en { $rounds } rondas: nivel profesional!
    [specialist] ¡{ $names } acaba en { $rounds } rondas: nivel especialista!
    [veteran] ¡{ $names } acaba en { $rounds } rondas: nivel veterano!
    [advanced] ¡{ $names } acaba en { $rounds } rondas: nivel avanzado!
    [beginner] ¡{ $names } acaba en { $rounds } rondas: nivel principiante!
   *[other] ¡{ $names } acaba en { $rounds } rondas!
}

## The rules, in our own words

# Marks in brackets such as [T7] number the rules: keep them. A text has at most 1200
# characters. Lines beginning with “- ” are list items. The summary has two sentences and no marks: it stands first.

rules-top-twelve-summary = Gana quien consiga antes doce números ascendentes en una columna. En cada ronda alguien dice un número del 1 al 100, un dado elige la columna y todo el mundo anota ahí el número.
rules-top-twelve-goal =
    Gana quien consiga antes doce números en una columna. Los números de una columna deben subir de arriba abajo; la diferencia entre ellos no importa [T6].
rules-top-twelve-setup =
    Cada participante tiene una hoja con cinco columnas de doce casillas: mano, estrella, casa, árbol y luna [T1].

    En secreto y a la vez, cada cual anota 10, 20, 30, 40 y 50: un número en cada columna, en la casilla que quiera. Después se muestran las hojas [T2].

    Quién dice el primer número se decide por sorteo; después se sigue por turnos [T3].
rules-top-twelve-turn =
    Quien tiene el turno dice un número del 1 al 100; se puede repetir uno ya dicho. Solo entonces se tira el dado: muestra una de las cinco columnas o el comodín, todo con la misma probabilidad [T4].

    Ahora todo el mundo, a la vez, anota el número en una casilla libre de esa columna. Con el comodín, cada cual elige la columna [T5]. Por debajo de un número solo puede haber números más altos, por encima solo más bajos [T6].

    Si el número cabe en algún lado, hay que anotarlo. Si solo hay una casilla posible, se anota por ti [T7]. Una ronda en la que nadie puede anotar también cuenta, y el turno pasa a la siguiente persona [T9].
rules-top-twelve-end =
    - La partida termina tras la ronda en la que alguien completa una columna [T8].
    - Reglas de la casa: también termina cuando nadie puede completar ya ninguna columna [T10], tras cinco rondas seguidas por participante sin que nadie anote, o tras 200 rondas [T12].
rules-top-twelve-scoring =
    Gana quien tenga doce números en una columna. Si varias personas acaban en la misma ronda, se compara su segunda columna más llena, luego la tercera y así sucesivamente; si todo es igual, comparten la victoria [T8]. Si nadie acaba, gana la columna más llena, con el mismo desempate [T10].

    Si juegas en solitario, se cuentan tus rondas [T11]: hasta 20, profesional; 25, especialista; 30, veterano; 35, avanzado; 40, principiante; con más no hay título.
rules-top-twelve-options =
    - **En solitario**: empieza la mesa sin nadie más [T11].
    - **Serie**: hasta cinco partidas; cada partida ganada vale un punto.

## What the drawn example points out: a few words each

example-top-twelve-1 = Alguien dice un número: 37
example-top-twelve-2 = El dado elige la columna para todo el mundo
example-top-twelve-3 = Anótalo: los menores arriba, los mayores abajo
example-top-twelve-4 = Con doce en una columna ganas

## Every rule by its number, in one short sentence

mark-t1 = Una hoja tiene cinco columnas de doce casillas: mano, estrella, casa, árbol y luna.
mark-t2 = Cada número inicial (10, 20, 30, 40, 50) va en secreto a una columna distinta, en cualquier casilla.
mark-t3 = Quién empieza se decide por sorteo; después se sigue por turnos.
mark-t4 = Quien tiene el turno dice un número del 1 al 100 antes de que se tire el dado.
mark-t5 = Todo el mundo anota el número en una casilla libre de la columna del dado; con el comodín, de cualquiera.
mark-t6 = Los números de una columna deben subir de arriba abajo.
mark-t7 = Si el número cabe en algún lado, hay que anotarlo.
mark-t8 = Con doce números en una columna se gana; si hay empate, deciden las siguientes columnas más llenas.
mark-t9 = Una ronda en la que nadie puede anotar también cuenta.
mark-t10 = Cuando nadie puede completar ya ninguna columna, la partida termina y gana la columna más llena.
mark-t11 = Si juegas en solitario, se cuentan tus rondas: cuantas menos, mejor tu título.
mark-t12 = La partida termina tras cinco rondas por participante sin que nadie anote, o tras 200 rondas en total.

## What is asked, and options

choose-top-twelve-start-numbers = Anota 10, 20, 30, 40 y 50, uno en cada columna.
choose-top-twelve-name-number = Di un número del 1 al 100.
choose-top-twelve-enter-number = Elige una casilla para el número.
# Instead of the one above, when the column is chosen: 30 bajo el árbol: ¿en qué fila?
pick-top-twelve-row = { $number } { top-twelve-where }: ¿en qué fila?

## Buttons

# Discord cuts long labels: keep them under thirty characters.

control-top-twelve-write = Los anoto yo
control-top-twelve-layout = Reparto recomendado
control-top-twelve-name = Decir un número
# Opens a form, beside buttons with numbers.
control-top-twelve-other = Otro número
# The button that names this number, under a hint.
control-top-twelve-say = Decir { $number }
control-top-twelve-number = Un número del 1 al { $most }
# The same within a sentence: "abc" is not ...
control-top-twelve-wanted = un número del 1 al { $most }
# A number in a box, such as: 37 en estrella 5.
control-top-twelve-put = { $number } en { $field }

## Events

# $name and $names come ready to be shown (bold).

column-name = { $column ->
    [a] mano
    [b] estrella
    [c] casa
    [d] árbol
   *[e] luna
}
event-top-twelve-starts = { $name } dice el primer número.
event-top-twelve-answered = { $count ->
    [one] { $names } ya ha elegido.
   *[other] { $names } ya han elegido.
}
event-top-twelve-wrote = Se muestran los números iniciales.
event-top-twelve-named = { $name } dice { $number }.
event-top-twelve-rolled = { $symbol ->
    [joker] { $name } saca el comodín: vale cualquier columna.
    [hand] { $name } saca la mano.
    [star] { $name } saca la estrella.
    [house] { $name } saca la casa.
    [tree] { $name } saca el árbol.
   *[moon] { $name } saca la luna.
}
event-top-twelve-named-rolled = { $symbol ->
    [joker] { $name } dice { $number } y saca el comodín: vale cualquier columna.
    [hand] { $name } dice { $number } y saca la mano.
    [star] { $name } dice { $number } y saca la estrella.
    [house] { $name } dice { $number } y saca la casa.
    [tree] { $name } dice { $number } y saca el árbol.
   *[moon] { $name } dice { $number } y saca la luna.
}
event-top-twelve-entered = { $name } anota { $number } en { column-name } { $row }.
event-top-twelve-entered-all = Anotan el { $number }: { $list }.
event-top-twelve-entered-item = { column-name } { $row }
event-top-twelve-no-field = { $count ->
    [one] { $names } no tiene dónde anotarlo.
   *[other] { $names } no tienen dónde anotarlo.
}
event-top-twelve-ended = { $reason ->
    [column_full] La partida termina: hay una columna llena.
    [dead_end] La partida termina: nadie puede completar ya ninguna columna.
    [stalled] La partida termina: nadie avanza.
   *[other] La partida termina.
}
event-top-twelve-won = { $count ->
    [one] ¡{ $names } gana!
   *[other] ¡{ $names } comparten la victoria!
}

## Scores

# $columns are how many numbers the columns have, fullest first: 12-9-8-8-7.
score-top-twelve = columnas de { $columns }
# Alone, by the number of rounds.
score-top-twelve-rated = { $rating ->
    [professional] columna llena en { $rounds } rondas: nivel profesional
    [specialist] columna llena en { $rounds } rondas: nivel especialista
    [veteran] columna llena en { $rounds } rondas: nivel veterano
    [advanced] columna llena en { $rounds } rondas: nivel avanzado
    [beginner] columna llena en { $rounds } rondas: nivel principiante
   *[other] columna llena en { $rounds } rondas
}
stats-score-top-twelve = Media de { $mean } en la columna más llena, récord { $best }

## In pictures and in their descriptions

# The tasks stand in a picture, in two or three lines: keep them short.

top-twelve-task-start = { $players ->
    [one] Anota 10, 20, 30, 40 y 50, uno en cada columna.
   *[other] En secreto: a anotar 10, 20, 30, 40, 50.
}
top-twelve-task-name = { $name } dice un número.
top-twelve-task-enter = { $players ->
    [one] Anota el { $number }.
   *[other] Todo el mundo anota el { $number }.
}
top-twelve-symbol-hand = mano
top-twelve-symbol-star = estrella
top-twelve-symbol-house = casa
top-twelve-symbol-tree = árbol
top-twelve-symbol-moon = luna
top-twelve-symbol-joker = comodín
# A player's sheet, and one column of it: each number after the box it stands in.
top-twelve-alt-sheet = { $name }: { $columns }.
top-twelve-alt-column = { column-name } { $fields }
top-twelve-alt-round = Ronda { $round }: { $number } y { $symbol }.
# The same as text, a line for each column, and above it what the numbers in a column mean. $fields are such as 3: 16 29, 9: 76.
top-twelve-legend = 3: 16 29 significa 16 en la fila 3 y 29 en la fila 4.
top-twelve-text-column = { column-name } { $fields } ({ $count } de { $most })

## Why a move is good or bad

# Each stands alone or after another, without a full stop. $name is another player's name.

advice-column = { $column ->
    [hand] mano
    [star] estrella
    [house] casa
    [tree] árbol
   *[moon] luna
}
reason-top-twelve-near-place = el { $number } queda bien en la fila { $row }
reason-top-twelve-too-high = deja menos espacio por encima del { $number }
reason-top-twelve-too-low = deja menos espacio por debajo del { $number }
reason-top-twelve-may-finish = con la tirada justa completas tu columna de { advice-column }
reason-top-twelve-fits-own = { $count ->
    [0] no cabe en ninguna de tus columnas
    [one] cabe en una de tus columnas
    [5] cabe en todas tus columnas
   *[other] cabe en { $count } de tus columnas
}
reason-top-twelve-fits-leader = { $count ->
    [0] no ayuda a { $name }
    [one] solo cabe en una columna de { $name }
    [5] cabe en todas las columnas de { $name }
   *[other] cabe en { $count } columnas de { $name }
}
reason-top-twelve-finds-place = el { $number } queda bien en { advice-column } { $row }
reason-top-twelve-finishes-column = completa tu columna de { advice-column }
reason-top-twelve-leaves-fields = { $count ->
    [one] solo queda una casilla en tu columna de { advice-column }
   *[other] quedan { $count } casillas en tu columna de { advice-column }
}
reason-top-twelve-leaves-numbers = { $count ->
    [one] ahí aún cabe un número
   *[other] ahí aún caben { $count } números
}
reason-top-twelve-spoils-column = ya no podrás completar tu columna de { advice-column }
reason-top-twelve-spoilt = de todos modos, ya no puedes completar tu columna de { advice-column }
