# The lobby: who may join, who is ready, and the panel of its host.

## Lobby

lobby-private = Tavolo privato: si entra solo su invito dell'host.
lobby-starts-itself = Inizia da sola quando non ci sono più posti liberi e tutti hanno premuto Tutto pronto.
# $changed lists what was agreed anew: "3 partite, 5 minuti per turno".
lobby-changed = È cambiato: **{ $changed }**. Premi Tutto pronto se ti va bene.
# What is missing, and who can do something about it.
lobby-missing = { $count ->
    [one] **Manca una persona:** premi Unisciti. Oppure { $host } aggiunge un'IA.
   *[other] **Mancano { $count } persone:** premi Unisciti. Oppure { $host } aggiunge qualche IA.
}
# One player in the list.
lobby-player = { $who }{ $hosts ->
    [yes] { " " }(host)
   *[no] { "" }
}{ $ready ->
    [yes] { " " }✅
   *[no] { "" }
}
# Said to invited people; $who are mentions, $until is a time of day.
lobby-keeps-seats = { $who } C'è un invito a giocare. Il posto resta riservato fino alle { $until }; chi non può venire prema Esci.

button-ready = Tutto pronto
button-host = Gestisci tavolo
button-come-back = Torna al tavolo

## Leaving a seat that a tournament or a match gave

leave-confirm = { $table }: vuoi uscire? Al tuo posto giocherà l'IA, ma puoi tornare finché la partita non inizia.
left-for-now = { $table }: non sei più al tavolo. Puoi tornare finché la partita non inizia.

## The host's panel

host-about = Sei host di questo tavolo: { $agreed }. Se cambi qualcosa, il resto del tavolo deve premere di nuovo Tutto pronto.
host-over = { $started ->
    [yes] Questo tavolo non è più in lobby.
   *[no] Non sei più host di questo tavolo.
}
host-rated = { $on ->
    [yes] Rendila amichevole
   *[no] Rendila classificata
}
host-private = { $on ->
    [yes] Apri a tutti
   *[no] Rendi privato
}
host-autostart = { $on ->
    [yes] Avvio manuale
   *[no] Avvio al completo
}
host-menu-game = Cambia gioco
host-menu-time = Cambia il tempo per turno
host-menu-people = Espelli qualcuno o cedi il tavolo
host-menu-invite = Invita o riammetti qualcuno
# Choices; $who is a name.
host-kick = Espelli { $who }
host-hand-over = Cedi il tavolo a { $who }
