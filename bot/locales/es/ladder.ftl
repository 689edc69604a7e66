# 5 vor 12 and Lucky Numbers. ficha, casilla (libre), destapar (draw), tomar (take), colocar, cambiar (swap), dejar, el centro.

## Name

game-five-to-twelve = 5 vor 12
game-lucky-numbers = Lucky Numbers

## Headlines

# The title above the board: what matters now, at most eight words. $names are those it waits for, or the winners.
# $waits: `all` everybody is asked, `some` only those are.
headline-ladder-arrange = { $waits ->
    [all] Todo el mundo: a ordenar las cuatro fichas
   *[some] { $names }: a ordenar las cuatro fichas
}
headline-ladder-set-up = { $waits ->
    [all] Todo el mundo: una ficha a la diagonal
   *[some] { $names }: una ficha a la diagonal
}
headline-ladder-turn = { $takes ->
    [yes] { $names }, destapa una ficha o toma una boca arriba
   *[no] { $names }, destapa una ficha
}
# $fits: whether the tile can be placed or swapped in anywhere.
headline-ladder-drawn = { $fits ->
    [yes] { $names }, coloca el { $tile }
   *[no] { $names }, deja el { $tile }: no encaja
}
headline-ladder-won = { $count ->
    [one] { $score ->
        [0] ¡{ $names } gana con el tablero lleno!
        [one] ¡{ $names } gana con una casilla libre!
       *[other] ¡{ $names } gana con { $score } casillas libres!
    }
   *[other] { $score ->
        [one] ¡{ $names } comparten la victoria con una casilla libre!
       *[other] ¡{ $names } comparten la victoria con { $score } casillas libres!
    }
}

## The rules, in our own words

# Marks in brackets such as [L7] number the rules: keep them. A text has at most 1200
# characters. Lines beginning with “- ” are list items. The summary has two sentences and no marks: it stands first.

rules-ladder-summary = Gana quien llene antes su tablero de cuatro por cuatro con números que suban en cada fila y en cada columna. En tu turno, destapa una ficha o toma una que esté boca arriba, y colócala o cámbiala por una de las tuyas.
rules-five-to-twelve-summary = { rules-ladder-summary }
rules-five-to-twelve-goal =
    Gana quien llene antes las dieciséis casillas de su tablero con fichas del 1 al 20. Los números deben subir en cada fila de izquierda a derecha y en cada columna de arriba abajo [L2, L9]. Puede haber saltos: 2, 9, 14. Los colores de las fichas no significan nada [L1].
rules-five-to-twelve-setup =
    Hay un juego de fichas del 1 al 20 por participante, todas boca abajo [L1].

    Primero se llenan las cuatro casillas de la diagonal que baja de izquierda a derecha [L3]. Durante cuatro rondas, cada participante destapa una ficha por ronda y la pone directamente en una casilla libre de su diagonal, donde se queda hasta el primer turno [L4b]. Se elige a la vez, y lo que ha elegido el resto se ve después. Vale cualquier orden, incluso descendente, porque estas casillas no comparten fila ni columna [L5].

    Quién empieza se decide por sorteo; después se sigue en el sentido de las agujas del reloj [L6].
rules-ladder-turn =
    Haz una de estas dos cosas [L7]:
    - **Destapar** una ficha que esté boca abajo. Colócala, cámbiala por otra o déjala boca arriba en el centro. Siempre puedes dejarla [L11].
    - **Tomar** del centro una ficha que esté boca arriba. Tienes que colocarla o cambiarla en el acto.

    { "" }**Colocar** una ficha es ponerla en una casilla libre de tu tablero. **Cambiarla** es ponerla donde estaba una de las tuyas, que queda boca arriba en el centro para quien la quiera [L8].

    La ficha debe encajar entre todas las demás de su fila y de su columna [L9]; la que quitas ya no cuenta. Un número nunca cabe dos veces en una misma línea, y una ficha no puede cambiarse por otra con el mismo número [L10]. Las fichas de la diagonal se pueden cambiar como cualquier otra [L3].
rules-five-to-twelve-turn = { rules-ladder-turn }
rules-ladder-end =
    - La partida termina en cuanto alguien llena la última casilla libre de su tablero [L12].
    - También termina tras el turno en que se destapa la última ficha [L13].
    - Regla de la casa, para que ninguna partida sea eterna: tras diez rondas en las que solo se han tomado fichas del centro, en el siguiente turno hay que destapar [L15].
rules-five-to-twelve-end = { rules-ladder-end }
rules-ladder-scoring =
    Quien llena su tablero gana en solitario [L12]. Si antes se acaban las fichas, gana quien tenga menos casillas libres; si hay empate, la victoria se comparte [L13].

    En modo torneo, ganar una partida da 2 puntos; el resto pierde 1 punto por cada casilla libre. Gana el total más alto [L14].
rules-five-to-twelve-scoring = { rules-ladder-scoring }
rules-five-to-twelve-options =
    - **Preparación**: las fichas de una en una, como de costumbre [L4b], o las cuatro a la vez: ves tus cuatro fichas iniciales y las ordenas en la diagonal como quieras [L4a].
    - **Modo torneo**: tantas partidas como participantes, para que cada cual empiece una vez [L14].
rules-lucky-numbers-summary = { rules-ladder-summary }
rules-lucky-numbers-goal = { rules-five-to-twelve-goal }
rules-lucky-numbers-setup =
    Hay un juego de fichas del 1 al 20 por participante, todas boca abajo [L1].

    Primero se llenan las cuatro casillas de la diagonal que baja de izquierda a derecha [L3]. Cada participante destapa cuatro fichas y las ordena ahí como quiera, todo el mundo a la vez [L4a]. Vale cualquier orden, incluso descendente, porque estas casillas no comparten fila ni columna [L5].

    Quién empieza se decide por sorteo; después se sigue en el sentido de las agujas del reloj [L6].
rules-lucky-numbers-turn = { rules-ladder-turn }
rules-lucky-numbers-end = { rules-ladder-end }
rules-lucky-numbers-scoring = { rules-ladder-scoring }
rules-lucky-numbers-options =
    - **Preparación**: las cuatro fichas a la vez, como de costumbre [L4a], o la preparación de Michael: durante cuatro rondas, cada participante destapa una ficha por ronda y la pone directamente en una casilla libre de su diagonal, donde se queda hasta el primer turno [L4b].
    - **Modo torneo**: tantas partidas como participantes, para que cada cual empiece una vez [L14].

## What the drawn example points out: a few words each

example-ladder-1 = Para empezar, cuatro fichas en la diagonal
example-ladder-2 = Suben hacia la derecha y hacia abajo
example-ladder-3 = Colocar: el 10 cabe entre 6 y 17, 9 y 12
example-ladder-4 = O cambiar: el resto puede tomar la tuya

## Every rule by its number, in one short sentence

mark-l1 = Hay un juego de fichas del 1 al 20 por participante; sus colores no significan nada.
mark-l2 = Cada participante tiene un tablero vacío de cuatro por cuatro casillas.
mark-l3 = Las cuatro casillas de la diagonal que baja de izquierda a derecha se llenan antes del primer turno.
mark-l4a = Se destapan cuatro fichas iniciales a la vez y se ponen en la diagonal en cualquier orden.
mark-l4b = Las fichas iniciales se destapan de una en una, y cada una va directa a una casilla libre de la diagonal.
mark-l5 = Las fichas iniciales pueden estar en la diagonal en cualquier orden.
mark-l6 = Quién empieza se decide por sorteo; se sigue en el sentido de las agujas del reloj.
mark-l7 = En tu turno, destapa una ficha o toma una que esté boca arriba, que tienes que usar.
mark-l8 = Una ficha va a una casilla libre o sustituye a una de las tuyas, que queda boca arriba en el centro.
mark-l9 = Los números deben subir en cada fila de izquierda a derecha y en cada columna de arriba abajo.
mark-l10 = Una ficha no puede cambiarse por otra con el mismo número.
mark-l11 = La ficha que destapas siempre se puede dejar en el centro; la que tomas boca arriba, no.
mark-l12 = Quien llena la última casilla libre de su tablero gana al instante.
mark-l13 = La partida también termina tras el turno que destapa la última ficha; gana quien tenga menos casillas libres.
mark-l14 = En modo torneo cada cual empieza una vez; ganar da 2 puntos, el resto pierde 1 por casilla libre.
mark-l15 = Tras diez rondas sin destapar ninguna ficha, en el siguiente turno hay que destapar una.

## What is asked, and options

variant-ladder-setup-one = fichas de una en una
variant-ladder-setup-four = cuatro fichas a la vez
choose-ladder-arrange = Elige el orden de tus fichas, empezando arriba a la izquierda.
choose-ladder-set-up = Elige una casilla para tu ficha.
choose-ladder-turn = Destapa una ficha o toma una que esté boca arriba.
choose-ladder-drawn = Elige una casilla libre (verde) o una con un número (azul) para cambiar su ficha, o deja la ficha que destapaste.
# Instead of the ones above, when a tile from the middle is chosen, or some of the four are placed.
pick-ladder-cell = El { $tile }: ¿en qué casilla? Verde: libre; azul, con un número: cambia esa ficha.
pick-ladder-next = Hasta ahora: { $tiles }. ¿Qué ficha sigue?
pick-ladder-only-draw = Destapa una ficha.
pick-ladder-only-leave = La ficha que destapaste no cabe en ningún lado: déjala.

## Buttons

# Discord cuts long labels: keep them under thirty characters.

control-ladder-set-up = { $tiles ->
    [one] Colocar mi ficha
   *[other] Colocar mis fichas
}
control-ladder-draw = Destapar una ficha
control-ladder-take = Tomar el { $tile }
control-ladder-leave = Dejarla
control-ladder-rising = Orden ascendente
# A tile onto an empty cell, named like b2.
control-ladder-put = { $tile } en { $cell }
# A tile in place of another one.
control-ladder-swap = { $tile } por el { $out } de { $cell }

## Events

# $name and $names come ready to be shown (bold).

event-ladder-starts = Empieza { $name }.
# $tiles are numbers with hyphens: 3-7-12-19.
event-ladder-dealt = { $name } destapa { $tiles }.
event-ladder-dealt-all = Destapan: { $list }.
event-ladder-dealt-item = { $tiles }
event-ladder-answered = { $count ->
    [one] { $names } ya ha elegido.
   *[other] { $names } ya han elegido.
}
event-ladder-placed = { $name } coloca el { $tile } en { $cell }.
event-ladder-placed-all = Colocan: { $list }.
event-ladder-placed-item = { $tile } en { $cell }
event-ladder-swapped = { $name } cambia el { $out } de { $cell } por el { $tile }.
event-ladder-left = { $name } deja el { $tile } en el centro.
event-ladder-revealed = { $name } destapa el { $tile }.
event-ladder-revealed-placed = { $name } destapa el { $tile } y lo coloca en { $cell }.
event-ladder-revealed-swapped = { $name } destapa el { $tile } y lo cambia por el { $out } de { $cell }.
event-ladder-revealed-left = { $name } destapa el { $tile } y lo deja en el centro.
event-ladder-taken = { $name } toma el { $tile } del centro.
event-ladder-taken-placed = { $name } toma el { $tile } del centro y lo coloca en { $cell }.
event-ladder-taken-swapped = { $name } toma el { $tile } del centro y lo cambia por el { $out } de { $cell }.
event-ladder-ended = { $reason ->
    [board_full] La partida termina: hay un tablero lleno.
    [supply_empty] La partida termina: se ha destapado la última ficha.
   *[other] La partida termina.
}
event-ladder-won = { $count ->
    [one] ¡{ $names } gana!
   *[other] ¡{ $names } comparten la victoria!
}

## Scores

score-ladder = { $score ->
    [0] tablero lleno
    [one] una casilla libre
   *[other] { $score } casillas libres
}
# $best is the score of the best game: a number, without what it was made of.
stats-score-ladder = Casillas libres: media de { $mean }; récord: { $best ->
    [0] un tablero lleno
   *[other] { $best }
}

## In pictures and in their descriptions

# The first two stand below boards as text: keep them short.

ladder-text-hand = en mano: { $tiles }
ladder-text-free = libres: { $count }
# Above boards as text. In them, and in descriptions, the name of an empty cell stands between the numbers: 3 b1 c1 17
ladder-legend = Filas de arriba abajo; una casilla libre muestra su nombre, como b1.
ladder-alt-middle = Boca abajo: { $supply }; boca arriba: { $open }.
ladder-alt-left = Recién dejada: { $tile }.
ladder-alt-drawn = Destapada: { $tile }.
ladder-alt-board = { $free ->
    [one] { $name }, { $free } libre: { $rows }.
   *[other] { $name }, { $free } libres: { $rows }.
}
ladder-alt-hand = En mano: { $tiles }.

## Why a move is good or bad

# Each stands alone or after another, without a full stop. $name is another player's name.

reason-ladder-completes-board = llena tu última casilla libre y ganas
reason-ladder-fills-cell = { $left ->
    [one] llena una casilla: falta una
   *[other] llena una casilla: faltan { $left }
}
reason-ladder-costs-nothing = no quita opciones a tus otras casillas
reason-ladder-leaves-numbers = { $count ->
    [one] en { $cell } aún cabe un número
   *[other] en { $cell } aún caben { $count } números
}
reason-ladder-leaves-few = { $count ->
    [one] en { $cell } ya solo cabe un número
   *[other] en { $cell } ya solo caben { $count } números
}
reason-ladder-right-place = el { $tile } queda bien en { $cell }
reason-ladder-blocks-cell = en { $cell } ya no cabe nada si no cambias una ficha
reason-ladder-makes-room = { $count ->
    [one] en { $cell } pasa a caber un número (antes ninguno)
   *[other] en { $cell } pasan a caber { $count } números (antes { $before })
}
reason-ladder-takes-room = { $count ->
    [0] en { $cell } ya no cabe ningún número (antes { $before })
    [one] en { $cell } solo cabe un número (antes { $before })
   *[other] en { $cell } solo caben { $count } números (antes { $before })
}
reason-ladder-goes-back = quizá recuperes el { $tile }: cabe en tu { $cell }
reason-ladder-helps-rival = { $name } puede aprovechar el { $tile } en el centro
reason-ladder-helps-nobody = nadie más puede colocar el { $tile }
reason-ladder-fills-nothing = el { $tile } no cabe en ninguna de tus casillas libres
reason-ladder-goes-round = no llena ninguna casilla, solo mueve fichas
reason-ladder-draw-fills = { $count ->
    [0] { $total ->
        [one] la última ficha boca abajo no cabe en ninguna casilla libre, pero puede valer la pena un cambio
       *[other] ninguna de las { $total } fichas boca abajo cabe en una casilla libre, pero puede valer la pena un cambio
    }
    [one] { $total ->
        [one] la última ficha boca abajo cabe en una casilla libre
       *[other] una de las { $total } fichas boca abajo cabe en una casilla libre
    }
   *[other] { $count } de las { $total } fichas boca abajo caben en una casilla libre
}
reason-ladder-diagonal-falls = { $low } y { $high } no suben: entre los dos no cabe nada
reason-ladder-tightest-gap = { $count ->
    [0] no deja ningún número entre { $low } y { $high }, el hueco más estrecho
    [one] deja un número entre { $low } y { $high }, el hueco más estrecho
   *[other] deja { $count } números entre { $low } y { $high }, el hueco más estrecho
}
reason-ladder-gap-below = { $count ->
    [0] no deja ningún número por debajo del { $tile }
    [one] deja un número por debajo del { $tile }
   *[other] deja { $count } números por debajo del { $tile }
}
reason-ladder-gap-above = { $count ->
    [0] no deja ningún número por encima del { $tile }
    [one] deja un número por encima del { $tile }
   *[other] deja { $count } números por encima del { $tile }
}
