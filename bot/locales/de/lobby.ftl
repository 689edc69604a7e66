# The lobby: who may join, who is ready, and the panel of its host.

## Lobby

lobby-private = Privat: Mitspielen kann nur, wen der Host einlädt.
lobby-starts-itself = Startet von selbst, sobald alle Plätze besetzt und alle bereit sind.
# $changed lists what was agreed anew: "3 games, 5 minutes a turn".
lobby-changed = Geändert: **{ $changed }**. Wer einverstanden ist, drückt „Bereit“.
# What is missing, and who can do something about it.
lobby-missing = { $count ->
    [one] **Eine Person fehlt noch:** einfach „Mitspielen“ drücken. Oder { $host } nimmt eine KI dazu.
   *[other] **{ $count } Personen fehlen noch:** einfach „Mitspielen“ drücken. Oder { $host } nimmt KIs dazu.
}
# One player in the list.
lobby-player = { $who }{ $hosts ->
    [yes] { " " }(Host)
   *[no] { "" }
}{ $ready ->
    [yes] { " " }✅
   *[no] { "" }
}
# Said to invited people; $who are mentions, $until is a time of day.
lobby-keeps-seats = { $who } Lust mitzuspielen? Der Platz ist bis { $until } reserviert. Wer keine Zeit hat, drückt „Verlassen“.

button-ready = Bereit
button-host = Host
button-come-back = Zurückkommen

## Leaving a seat that a tournament or a match gave

leave-confirm = { $table } verlassen? Die KI spielt dann für dich, aber bis zum Start der Partie kannst du zurückkommen.
left-for-now = Du hast { $table } verlassen. Bis zum Start der Partie kannst du zurückkommen.

## The host's panel

host-about = Du bist Host an diesem Tisch: { $agreed }. Wenn du etwas davon änderst, müssen die anderen noch einmal „Bereit“ drücken.
host-over = { $started ->
    [yes] Dieser Tisch ist keine Lobby mehr.
   *[no] Du bist an diesem Tisch nicht mehr Host.
}
host-rated = { $on ->
    [yes] Ohne Wertung spielen
   *[no] Mit Wertung spielen
}
host-private = { $on ->
    [yes] Für alle öffnen
   *[no] Privat machen
}
host-autostart = { $on ->
    [yes] Von Hand starten
   *[no] Start, sobald voll
}
host-menu-game = Spieloptionen ändern
host-menu-time = Bedenkzeit ändern
host-menu-people = Jemanden entfernen oder zum Host machen
host-menu-invite = Jemanden einladen oder wieder hereinlassen
# Choices; $who is a name.
host-kick = { $who } entfernen
host-hand-over = { $who } zum Host machen
