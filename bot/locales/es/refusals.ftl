# Why something could not be done. One friendly sentence each, said to one person alone.

# $sentence is one of the refusals below, $mark a rule's number (Q7), $rule its sentence (mark-q7).
refusal-by-rule = { $sentence } (Regla { $mark }: { $rule })

refusal-refusal = Eso no es posible en este momento.

## A button that can no longer act

# $why is one of the refusals below; the player's view follows.
stale-panel = { $why } Así están las cosas ahora.
# $link leads to the message that is up to date.
stale-elsewhere = { $why } El mensaje actual está aquí: { $link }
stale-refreshed = { $why } Este mensaje ya está al día.

## In a game

refusal-game-over = Esta partida ha terminado. Para jugar otra, usa Revancha o { COMMAND("newgame") }.
refusal-not-asked = Ahora no te toca. Espera al resto, por favor.
refusal-stale-prompt = La partida ha avanzado desde entonces.
refusal-already-played = Ya has hecho esa jugada.
refusal-illegal-move = Ahora no puedes hacer esa jugada.
# $wanted is what the form asks for: un número del 1 al 100.
refusal-illegal-entry = “{ $value }” no es { $wanted }.

## At a table

# $wanted says which tables would have done; `lobby` is one to join in this channel.
refusal-no-table = { $wanted ->
    [finished] Aún no has terminado ninguna partida aquí.
    [lobby] En este canal no hay ninguna mesa a la que unirse. { COMMAND("games") } muestra las de otros canales; { COMMAND("newgame") } abre una.
   *[open] Aquí no estás en ninguna partida. { COMMAND("games") } muestra las mesas abiertas; { COMMAND("newgame") } abre una.
}
# $problem says what does not fit, $value is what was asked for. `seats` comes as a number.
refusal-bad-setup = { $problem ->
    [id] No puedo abrir una mesa aquí.
    [seats] { $value ->
        [one] A este juego no se puede jugar en solitario.
       *[other] A este juego no se puede jugar con { $value } participantes.
    }
    [first] No hay ningún asiento con ese número para empezar.
    [game] No conozco ningún juego llamado “{ $value }”.
    [games] Este juego no admite una serie de esa longitud (“{ $value }”).
    [turn_seconds] El tiempo por turno debe estar entre 30 segundos y 14 días; 0 es sin límite.
    [channels] Son demasiados canales ({ $value }).
    [time_zone] No conozco la zona horaria “{ $value }”. Elige una de las sugerencias, como Europe/Madrid.
    [language] Todavía no hablo “{ $value }”.
    [ai] En este juego puede haber como máximo { $value } IA además de ti.
    [invited] { $value ->
        [0] Todos los asientos están ocupados, así que no puedes invitar a nadie.
        [one] Solo cabe una persona invitada.
       *[other] Solo caben { $value } personas invitadas.
    }
    [invite] Solo puedes invitar a gente de este servidor. Para las IA, usa la opción “{ option-ai }”.
    [option] Este juego no tiene ninguna opción llamada “{ $value }”.
    [channel] No puedo ver ese canal.
    [role] No conozco ese rol.
    [value] “{ $value }” no vale aquí.
   *[other] “{ $value }” no es una de las posibilidades de la opción “{ $problem }”.
}
refusal-unknown-table = No encuentro esa mesa en este servidor.
refusal-unknown-button = Este botón ya no funciona. { COMMAND("board") } muestra tu partida con botones nuevos.
refusal-unknown-command = Este comando ha cambiado, pero tu Discord aún muestra el antiguo. Recarga Discord, por favor; { COMMAND("help") } muestra lo que sé hacer ahora.
refusal-table-closed = Esta mesa se cerró sin resultado. { COMMAND("newgame") } abre otra.
refusal-already-started = La partida ya ha empezado.
refusal-seats-given = Los asientos de esta mesa ya están asignados.
refusal-not-started = La partida aún no ha empezado.
refusal-not-over = La partida sigue en marcha.
refusal-not-seated = No juegas en esta mesa.
refusal-gave-up = Has abandonado tu asiento en esta mesa.
refusal-already-seated = Ya juegas en la mesa { $table }.
refusal-table-full = Todos los asientos de esta mesa están ocupados.
refusal-seats-kept = De momento, los asientos libres están reservados para gente invitada. Prueba otra vez en unos minutos.
refusal-not-invited = Esta mesa es privada: solo se entra con invitación de quien la dirige.
refusal-kept-out = Quien dirige esta mesa te ha sacado de ella. Puedes volver si te invita.
refusal-already-invited = Esa persona ya tiene asiento, o uno reservado.
refusal-player-gone = Esa persona ya no está en esta mesa.
refusal-no-such-seat = No hay ninguna IA que quitar.
refusal-too-few-players = { $least ->
    [one] Alguien tiene que sentarse antes de empezar la partida.
   *[other] La partida necesita al menos { $least } participantes. Espera a que venga gente o añade alguna IA.
}
refusal-not-alone = Mientras tanto se ha unido alguien. Pulsa Empezar cuando esté todo el mundo.
# $missing are names.
refusal-not-ready = Las opciones han cambiado: antes de empezar falta el Todo listo de { $missing }.
refusal-counts-as-lost = Eso contaría como derrota para ti.
# $host is a name, or `nobody` if it is not known.
refusal-not-host = { $host ->
    [nobody] Eso solo puede hacerlo quien dirige esta mesa.
   *[other] Eso solo puede hacerlo { $host }, que dirige esta mesa.
}

# $kind: whose tables are counted; `lobbies` are those of this user that have not started.
refusal-limit-reached = { $kind ->
    [lobbies] { $limit ->
        [one] Ya diriges una mesa que no ha empezado. Empiézala o sal de ella primero.
       *[other] Ya diriges { $limit } mesas que no han empezado. Empieza una o sal de alguna primero.
    }
    [user] { $limit ->
        [one] Ya juegas en una mesa aquí. Termina esa partida primero, por favor.
       *[other] Ya juegas en { $limit } mesas aquí. Termina alguna partida primero, por favor.
    }
    [channel] { $limit ->
        [one] En este canal ya hay una partida. Prueba en otro canal, por favor.
       *[other] En este canal ya hay { $limit } partidas. Prueba en otro canal, por favor.
    }
    [watchers] Esa lista está llena: ya hay { $limit } personas en ella.
    [team] En la organización de un torneo caben como máximo { $limit } personas más.
    [tournaments] En este servidor ya hay { $limit } torneos. Termina o cancela alguno primero.
   *[server] { $limit ->
        [one] En este servidor ya hay una partida. Espera a que termine, por favor.
       *[other] En este servidor ya hay { $limit } partidas. Espera a que termine alguna, por favor.
    }
}
refusal-hints-off = En esta mesa no hay pistas.
refusal-too-fast = { $seconds ->
    [one] No tan rápido. Prueba otra vez en un segundo.
   *[other] No tan rápido. Prueba otra vez en { $seconds } segundos.
}
refusal-paused = Esta partida está en pausa. Puede reanudarla quien tenga el turno y, pasada una hora, cualquiera de la mesa: pulsa Mesa.
# $problem says what stands in the way; $when is a moment in seconds since 1970.
refusal-cannot-act = { $problem ->
    [nobody_owes] Ahora no le toca jugar a nadie más.
    [unshown] Aún no he podido mostrar el tablero, así que nadie va con retraso.
    [nudge_later] Un poco de paciencia: podrás dar un toque <t:{ $when }:R>.
    [seated] Tú ya juegas en esta mesa.
    [no_swap] Los asientos solo pueden cambiar de manos en partidas sueltas y amistosas.
    [not_waiting] Esa persona ya no espera un asiento.
    [away] La IA está jugando por ti. Pulsa Mi tablero para recuperar antes tu asiento.
    [present] Ahora no le toca, así que nadie está esperando.
    [not_away] Aún tiene tiempo: contará como ausencia <t:{ $when }:R>.
    [kept_out] Quien dirige esta mesa te ha sacado de ella.
    [resume_later] Quien tiene el turno decide cuándo seguir. Tú podrás reanudar la partida <t:{ $when }:R>.
    [asked] Eso ya lo has pedido. Podrás pedirlo otra vez <t:{ $when }:R>.
    [organizer] En una mesa de torneo, eso lo deciden la organización y el reloj.
    [alone] En una mesa puntuable no puedes decidirlo por tu cuenta. Espera al reloj o abandona.
    [moved] Ya hay una votación sobre algo parecido.
    [declined] El resto acaba de decir que no. Podrás pedirlo otra vez <t:{ $when }:R>.
    [no_vote] No tienes voto en esta votación.
    [vote_over] Esta votación ha terminado.
    [already] Eso ya está hecho.
   *[unknown] Eso no es posible en esta mesa.
}

## Not the player's fault

problem-storage = Ahora mismo no puedo acceder a mi base de datos. No se ha perdido nada; prueba otra vez en un momento.
# The database stopped answering just as it was told to save.
problem-unknown = Mi base de datos no ha respondido, así que no sé si eso cuenta. Si cuenta, lo verás aquí en cuanto vuelva; si no, inténtalo entonces otra vez.
problem-shown-later = Eso cuenta, pero ahora mismo no puedo acceder a mi base de datos. Lo verás aquí en cuanto vuelva.
problem-discord = Discord tiene problemas en este momento. Vuelve a mirar dentro de un rato: puede que lo que has hecho ya cuente.
# $reference is an id that the operator finds in the log.
problem-unexpected = Algo ha fallado por mi parte; no se ha perdido nada. (Referencia { $reference })

## Tournaments

refusal-unknown-tournament = En este servidor no existe ese torneo.
refusal-no-tournament = En este servidor aún no hay ningún torneo.
refusal-not-organizer = Eso solo puede hacerlo la organización, o quien pueda gestionar los eventos o este servidor.
refusal-not-entered = No participas en este torneo.
refusal-already-entered = Ya participas en este torneo.
refusal-bad-tournament = { $problem ->
    [too_few_players] Un torneo necesita al menos dos participantes.
    [too_many_players] Es demasiada gente para este formato.
    [bad_table_size] Este juego o formato no admite mesas de ese tamaño.
    [bad_rounds] Este formato no admite ese número de rondas.
    [bad_final] La mesa final necesita de dos a cuatro asientos, y no más que participantes.
    [past] Esa hora de inicio ya ha pasado. Prueba con “mañana 20:00”.
    [too_far] Un torneo se puede anunciar con dos meses de antelación como máximo. Prueba con “en 4 semanas”.
    [repeat] Un torneo que se repite necesita una hora de inicio, como “{ option-start }: viernes 20:00”.
    [start] No entiendo ese día y esa hora. Prueba con “mañana 20:00”, “viernes 8 pm”, “24/12 19:30” o “en 30 minutos”.
    [name] Un torneo necesita un nombre de 60 caracteres como máximo.
    [closed] El torneo ha empezado, así que ya no se puede entrar.
    [full] El torneo está completo.
    [too_few_checked_in] Han confirmado asistencia menos de dos participantes.
    [no_check_in] La confirmación de asistencia no está abierta.
    [checked_in] Ya has confirmado tu asistencia.
    [check_in] Para confirmar asistencia hace falta una hora de inicio.
    [long_check_in] La confirmación de asistencia puede abrirse como máximo un día antes del inicio.
    [started] El torneo ya ha empezado.
    [fixed] El torneo ha empezado, así que esto ya no se puede cambiar.
    [role] Este torneo es solo para miembros con un rol determinado.
    [not_started] El torneo aún no ha empezado.
    [over] El torneo ha terminado.
    [last_round] No queda ninguna ronda que emparejar.
    [paused] Ya estás fuera de los emparejamientos. Usa { COMMAND("tournament back") } cuando vuelvas.
    [here] Ya estás en los emparejamientos.
    [left] Estás fuera de este torneo y no puedes volver a entrar.
    [round_over] Esa ronda ya ha terminado.
    [no_such_table] En esa ronda no existe esa mesa.
    [still_open] Esa mesa de esta ronda sigue abierta; las mesas de rondas anteriores no se pueden devolver.
    [earlier_round] Solo se pueden devolver mesas de la ronda actual. Corrige mejor el resultado con { COMMAND("organize result") }.
    [played] Esa mesa ya se ha jugado. Corrige mejor su resultado con { COMMAND("organize result") }.
    [bye] Un descanso no tiene resultado que corregir.
    [places] Da un puesto a cada participante de esa mesa, con al menos un primer puesto: 2,1,3.
    [reason] Una corrección necesita un motivo.
    [long_reason] El motivo puede tener 300 caracteres como máximo.
    [who] Di quién: una persona o el número de una IA.
    [own_wish] Se ha puesto en pausa o se ha ido por voluntad propia, así que solo esa persona puede decidir volver.
    [is_here] Ya está en los emparejamientos.
    [runs_it] Esa persona ya dirige este torneo.
    [no_co_organizer] Esa persona no está en la organización de este torneo.
    [bot] Los bots no pueden dirigir un torneo.
   *[nobody] No participa en este torneo.
}
# What a tournament is to arrange: news in a channel, a role to ping, a role for the winner. $what is that channel or role.
refusal-cannot-arrange = { $problem ->
    [news] Tú no puedes escribir en { $what }, así que no anunciaré ahí un torneo por ti.
    [news_lacking] No puedo escribir en { $what }. Pide a quien administre el servidor que me dé ahí los permisos Ver canal y Enviar mensajes.
    [ping] Tú no puedes mencionar a { $what } ahí, así que no lo haré por ti.
    [ping_lacking] No puedo mencionar a { $what } ahí. Pide a quien administre el servidor que permita mencionar ese rol.
    [managed] No se puede dar { $what } a nadie: quién lo tiene lo decide una aplicación o el propio Discord.
    [power] { $what } da poder sobre este servidor. Quien dirige un torneo decide quién gana, así que no puede ser un premio.
    [rights] No puedo dar { $what } a nadie. Pide a quien administre el servidor que me dé el permiso Gestionar roles.
    [above] { $what } no está por debajo de mi rol más alto. Pide a quien administre el servidor que ponga el mío por encima.
   *[own] Solo puedes ofrecer { $what } si también podrías darlo tú: con Gestionar roles y un rol tuyo más alto.
}
