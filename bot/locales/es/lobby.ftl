# The lobby: who may join, who is ready, and the panel of its host.

## Lobby

lobby-private = Privada: solo con invitación de quien dirige la mesa.
lobby-starts-itself = Empieza automáticamente cuando no queden asientos libres y todo el mundo pulse Todo listo.
# $changed lists what was agreed anew: "3 partidas, 5 minutos por turno".
lobby-changed = Ha cambiado: **{ $changed }**. Pulsa Todo listo si te parece bien.
# What is missing, and who can do something about it.
lobby-missing = { $count ->
    [one] **Falta 1 participante:** pulsa Unirse. O que { $host } añada una IA.
   *[other] **Faltan { $count } participantes:** pulsa Unirse. O que { $host } añada alguna IA.
}
# One player in the list.
lobby-player = { $who }{ $hosts ->
    [yes] { " " }(dirige)
   *[no] { "" }
}{ $ready ->
    [yes] { " " }✅
   *[no] { "" }
}
# Said to invited people; $who are mentions, $until is a time of day.
lobby-keeps-seats = { $who } Invitación a jugar: el asiento queda reservado hasta las { $until }. Quien no pueda venir, que pulse Salir.

button-ready = Todo listo
button-host = Dirigir
button-come-back = Volver a la mesa

## Leaving a seat that a tournament or a match gave

leave-confirm = { $table }: ¿salir? La IA jugará por ti, pero puedes volver hasta que empiece la partida.
left-for-now = { $table }: has salido. Puedes volver hasta que empiece la partida.

## The host's panel

host-about = Diriges esta mesa: { $agreed }. Si cambias algo de esto, el resto tiene que volver a pulsar Todo listo.
host-over = { $started ->
    [yes] Esta mesa ya no está en la sala de espera.
   *[no] Ya no diriges esta mesa.
}
host-rated = { $on ->
    [yes] Hacerla amistosa
   *[no] Hacerla puntuable
}
host-private = { $on ->
    [yes] Abrirla a todo el mundo
   *[no] Hacerla privada
}
host-autostart = { $on ->
    [yes] Empezar a mano
   *[no] Empezar al llenarse
}
host-menu-game = Cambiar el juego
host-menu-time = Cambiar el tiempo por turno
host-menu-people = Expulsar a alguien o ceder la mesa
host-menu-invite = Invitar a alguien o dejar que vuelva
# Choices; $who is a name.
host-kick = Expulsar a { $who }
host-hand-over = Ceder la mesa a { $who }
