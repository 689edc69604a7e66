# Tournaments: their public message, and the answers to /tournament.
# $name is the tournament's name, $who and $people are names, ready to be read.
# la organización (organizers), confirmar asistencia (check-in), emparejamiento, descanso (bye), sorteo (lots), plaza (place).

## The public message

# Who has announced it and decides about it, with the co-organizers.
tournament-organizer = Organización: { $who }.
tournament-game = Un torneo de **{ $game }**.
tournament-format = { $format ->
    [table-match] Una mesa de hasta { $size } participantes, varias partidas.
    [round-robin] Todos contra todos, { $rounds ->
        [0] con las rondas que hagan falta
        [one] una ronda
       *[other] { $rounds } rondas
    }, mesas de { $size }.
   *[swiss] Sistema suizo, { $rounds ->
        [0] con las rondas que hagan falta
        [one] una ronda
       *[other] { $rounds } rondas
    }, mesas de { $size }.
}
# The same in the picture, where there is little room.
tournament-card = { $format ->
    [table-match] Una mesa, varias partidas
    [round-robin] Todos contra todos, mesas de { $size }
   *[swiss] Sistema suizo, mesas de { $size }
}
# Describes the picture; $how is one of the above.
tournament-card-alt = { $name }: { $game }. { $how }.
tournament-with-final = Los { $seats } primeros puestos van a una mesa final.
tournament-terms = Cada mesa: { $terms }.
tournament-hints = { $allowed ->
    [yes] Se permiten pistas.
   *[no] Sin pistas: cada cual juega por su cuenta.
}
tournament-repeats = { $repeat ->
    [weekly] Se repite cada semana.
   *[monthly] Se repite cada mes.
}
tournament-for-role = Solo para miembros con { $role }.
tournament-prize = Quien gane recibe { $role }.
tournament-places = Hay { $places } plazas. Quien llegue después queda en lista de espera.
tournament-check-in = { $minutes ->
    [one] Hay que confirmar asistencia en el último minuto antes del inicio; si no, se pierde la plaza.
   *[other] Hay que confirmar asistencia en los últimos { $minutes } minutos antes del inicio; si no, se pierde la plaza.
}
# What orders the field before results do; $fingerprint is 26 characters. What lots are for is in docs/tournaments.md.
tournament-lots = { $seeding ->
    [rating] Orden inicial por rating; los empates, por sorteo, con un secreto de huella `{ $fingerprint }`.
   *[lots] Orden inicial por sorteo, con un secreto de huella `{ $fingerprint }`.
}
tournament-starts = **Pulsa Unirse para jugar.** Empieza { $when }.
# $who runs it.
tournament-starts-by-hand = **Pulsa Unirse para jugar.** Empieza cuando { $who } pulse Empezar.
# Stands there instead once check-in is open, and once it has begun.
tournament-check-in-below = Ya se puede confirmar asistencia: mira más abajo.
tournament-begun = Ya ha empezado: mira más abajo.
tournament-entered = { $count ->
    [0] Aún no se ha unido nadie.
    [one] 1 participante: { $people }
   *[other] { $count } participantes: { $people }
}
tournament-waiting = { $count ->
    [one] En lista de espera: { $people }
   *[other] { $count } en lista de espera: { $people }
}
tournament-others = { $count } más
tournament-footer = Torneo { $number }
tournament-cancelled = { $why ->
    [check-in] Este torneo se ha cancelado: menos de dos participantes confirmaron asistencia.
    [players] Este torneo se ha cancelado: había menos de dos participantes.
   *[organizer] Este torneo se ha cancelado.
}
tournament-check-in-title = { $name }: confirmar asistencia
# Above the message; $who are mentions of those who have not checked in.
tournament-call = Pasamos lista: { $who }
# $name leads to that message.
tournament-call-more = Ya se puede confirmar asistencia para { $name }: { $who }
tournament-press-check-in = **Pulsa Confirmar para jugar.** Empieza { $when }. Quien no haya confirmado para entonces se queda fuera.
tournament-there = { $count ->
    [0] Aún no ha confirmado nadie.
   *[other] { $count } de { $all } con asistencia confirmada: { $people }
}
tournament-check-in-waiting = Si estás en lista de espera, confirma también: juegas si para entonces queda una plaza libre.
# Stands there instead once it is over.
tournament-check-in-over = La confirmación está cerrada: mira más abajo.
button-check-in = Confirmar
# In the first round.
tournament-missed-check-in = { $count ->
    [one] Sin confirmar, queda fuera: { $people }
   *[other] Sin confirmar, quedan fuera { $count }: { $people }
}
tournament-no-place = { $late ->
    [yes] No ha quedado plaza para { $people }. Si se libera una, basta con pulsar Unirse.
   *[no] No ha quedado plaza para { $people }.
}
# To those who have moved up from the waiting list; $name leads to the tournament.
tournament-admitted = { $check ->
    [yes] { $who }: hay plaza en { $name }. Para conservarla hay que confirmar asistencia, si aún no está hecho.
   *[no] { $who }: hay plaza en { $name }.
}
tournament-round-title = { $name }: ronda { $round } de { $rounds }
tournament-final-title = { $name }: la final
tournament-end-title = { $name }: clasificación final
# Who has won it; $final says whether by winning the final.
tournament-won = 🏆 { $count ->
    [one] { $final ->
        [yes] ¡{ $who } gana la final y, con ella, { $name }!
       *[no] ¡{ $who } gana { $name }!
    }
   *[other] ¡{ $who } comparten la victoria en { $name }!
}
tournament-nobody-came = No vino nadie a ninguna mesa, así que no gana nadie.
tournament-end = Todos los resultados: { COMMAND("tournament standings") }, { COMMAND("tournament pairings") }, { COMMAND("tournament export") }
# Above a picture; $state is how far it is.
tournament-heading = { $name }: { $state }
# $table is the number within the round, $at the table in the channel, as a link.
tournament-pairing = **{ $table }.** { $people } ({ $at })
tournament-table-number = mesa { $game }
tournament-played = **{ $table }.** { $people } ✅
tournament-placed = { $who } ({ $place })
tournament-bye = **{ $table }.** { $who } descansa
# Those who have paused or missed a round.
tournament-away = Fuera de los emparejamientos hasta su vuelta: { $people }
button-tournament-pause = Pausa
button-tournament-back = Ya he vuelto
# Opens the panel of those who run the tournament.
button-manage = Gestionar
tournament-more-tables = Las demás mesas: { COMMAND("tournament pairings") }
tournament-column-played = mesas
tournament-column-points = puntos
tournament-column-final = final
tournament-column-ahead = desempate
# $told sums up points and what decides.
tournament-standing = { $dropped ->
    [yes] { $place }\. { $who } (ausente): { $told }
   *[no] { $place }\. { $who }: { $told }
}
tournament-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
tournament-wins = { $wins ->
    [one] 1 victoria
   *[other] { $wins } victorias
}
tournament-tables-played = mesas jugadas: { $played }
tournament-in-final = { $shared ->
    [yes] puesto { $place } en la final, compartido
   *[no] { $place ->
        [1] ganó la final
       *[other] puesto { $place } en la final
    }
}
# What puts somebody ahead of the next one, who has as many points; $own and $other are the numbers of both.
tournament-ahead = desempate por { tournament-criterion } ({ $own } a { $other })
tournament-criterion = { $criterion ->
    [absences] ausencias
    [opponents] rivales
    [encounter] duelo directo
    [wins] victorias
   *[margin] diferencia
}
tournament-live = -# En directo, solo por puntos. Al final, en caso de empate queda por delante quien tuvo rivales más fuertes: cuenta la media de puntos de sus rivales.
# Where places are shared, lots decide who is in the final.
tournament-by-lot = 🎲 A la final por sorteo: { $people }.
tournament-opponents = -# Rivales: la media de puntos de sus rivales.
tournament-correction = { $kind ->
    [given-back] ✏️ Ronda { $round }, mesa { $table }: devuelta a sus participantes por { $by }: { $reason }
   *[corrected] ✏️ Ronda { $round }, mesa { $table }: corregida por { $by }: { $reason }
}
# Stands behind a table's result.
tournament-corrected-by = (✏️ resultado corregido por { $by }: { $reason })
tournament-an-organizer = la organización

## News in another channel

# A role that is pinged may stand before it. $when is a time, as Discord shows it; $link leads to the tournament's message.
tournament-news = { $status ->
    [open] { $timed ->
        [yes] **{ $name }**, un torneo de { $game }, empieza { $when }. Para unirse: { $link }
       *[no] **{ $name }**, un torneo de { $game }, está abierto. Para unirse: { $link }
    }
    [cancelled] **{ $name }**, un torneo de { $game }, se ha cancelado.
    [finished] **{ $name }**, un torneo de { $game }, ha terminado: { $link }
   *[running] **{ $name }**, un torneo de { $game }, ha empezado: { $link }
}

## Answers

tournament-organizers-only = Solo pueden anunciar torneos quienes pueden gestionar los eventos o este servidor.
tournament-created = El torneo { $number } está anunciado.
# May follow the above.
tournament-no-event = Con el permiso Crear eventos, también lo pondría entre los eventos del servidor.
# How a typed start was understood; also while it is typed, at most 100 characters. Weekday 0 is Monday.
tournament-moment = { $weekday ->
    [0] lunes
    [1] martes
    [2] miércoles
    [3] jueves
    [4] viernes
    [5] sábado
   *[6] domingo
} { $day } de { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
}, { $time } ({ $zone })
tournament-starts-at = Empieza el { $moment }.
tournament-zone-unset = Este servidor no ha fijado su zona horaria, así que leo las horas como UTC. Quien administre el servidor puede fijarla con { COMMAND("settings") } `{ option-time-zone }`.
tournament-starts-by-hand-choice = Sin hora de inicio: la organización pulsa Empezar
# What is agreed now follows, line by line.
tournament-edited = Anuncio actual de { $name }:
tournament-not-shown = Discord no me deja mostrar el torneo { $number } en este momento. No se pierde nada; lo sigo intentando.
tournament-joined = Ya participas en { $name }.
tournament-waits = En { $name } no quedan plazas. Tienes el número { $place } en la lista de espera; te aviso cuando tengas plaza.
tournament-checked-in = Tu asistencia a { $name } está confirmada.
tournament-left = Ya no participas en { $name }. Mientras dure, puedes volver con { COMMAND("tournament back") }.
tournament-paused = En { $name } quedas fuera de los emparejamientos hasta que vuelvas. Tu partida actual sigue.
tournament-back = ¡Qué bien tenerte de vuelta! Entras en los emparejamientos de la próxima ronda de { $name }.
tournament-started = { $rounds ->
    [one] { $name } ha empezado. Tiene una ronda.
   *[other] { $name } ha empezado. Tiene { $rounds } rondas.
}
tournament-call-off = ¿Cancelar { $name }? Sus mesas abiertas se cerrarán sin resultado.
button-call-off = Cancelar el torneo
# The tournament repeats: only this one is canceled, or those that would follow as well.
button-call-off-once = Solo este
button-call-off-all = Este y los siguientes
tournament-close-round = { $count ->
    [0] Todas las mesas de la ronda { $round } han terminado. ¿Seguimos?
    [one] Una mesa de la ronda { $round } sigue abierta. Si la cierras ahora, cuenta así:
   *[other] { $count } mesas de la ronda { $round } siguen abiertas. Si las cierras ahora, cuentan así:
}
# A table of the round, and what everybody there gets if it is closed.
tournament-table = **{ $table }.** { $people }
tournament-counts = { $presence ->
    [no_show] { $who } { $points } (no vino)
    [left] { $who } { $points } (abandonó)
   *[played] { $who } { $points }
}
# Stands below, if somebody will be set aside.
tournament-will-miss = Fuera de los emparejamientos hasta su vuelta, por perderse la ronda: { $people }
button-close-round = Cerrar la ronda { $round }
tournament-next = { $count ->
    [0] { $name }: todas las mesas habían terminado.
    [one] { $name }: se ha cerrado una mesa.
   *[other] { $name }: se han cerrado { $count } mesas.
}
# $count is how many open games have ended by it.
tournament-corrected = { $count ->
    [0] El resultado está corregido.
   *[other] La mesa ha terminado como has decidido.
}
tournament-reopened = La mesa { $table } vuelve a estar abierta. Aviso a sus participantes.
# While an organizer types; $people and $who are names. At most 100 characters.
tournament-table-choice = { $state ->
    [open] { $table }: { $people } (abierta)
   *[ended] { $table }: { $people }
}
tournament-place-choice = { $place }. { $who }
tournament-ai = IA { $number }
tournament-dropped = { $who } está fuera de { $name }.
tournament-returned = { $who } entra en los emparejamientos de la próxima ronda de { $name }.
tournament-team = { $count ->
    [0] En la organización de { $name } no hay nadie más.
   *[other] También en la organización de { $name }: { $people }. El torneo se dirige con el botón *Gestionar* de su mensaje.
}
tournament-was-cancelled = { $name } se ha cancelado.
tournament-skipped = { $name } se ha cancelado. El siguiente ya está anunciado.
# $state is one of the states below.
tournament-exported = { $name }, { $state }:
tournament-not-begun = Esta ronda aún no ha empezado.
tournament-not-started = { $name } aún no ha empezado.
# $state is one of the following: how far a tournament is.
tournament-choice = { $name }, { $state } (n.º { $number })
tournament-state = { $status ->
    [open] torneo anunciado
    [finished] torneo terminado
   *[cancelled] torneo cancelado
}
tournament-state-final = la final
tournament-state-round = ronda { $round } de { $rounds }

## The panel of those who run it

organizer-about = Solo tú ves este panel. Lo que hagas aquí vale al instante, salvo cuando pregunto antes.
organizer-over = Este torneo ha terminado.
button-start-now = Empezar ya
organizer-menu-decide = Decidir una mesa
organizer-menu-reopen = Devolver una mesa a sus participantes
organizer-menu-out = Sacar a alguien
organizer-menu-return = Readmitir a alguien
# The last choice of a long menu.
organizer-more = Más (página { $page } de { $pages })
# Titles and labels of forms: at most 45 characters.
organizer-decide = Ronda { $round }, mesa { $table }: resultado
organizer-reopen = Ronda { $round }, mesa { $table }: devolverla
# Names stand below it, and a place for each of them is typed: 2,1,3.
organizer-places = Puestos, en este orden
organizer-reason = Motivo (puede leerlo todo el mundo)
