# The lobby: who may join, who is ready, and the panel of its host.

## Lobby

lobby-private = Privé: alleen wie de host uitnodigt, kan meedoen.
lobby-starts-itself = Start vanzelf zodra alle plekken bezet zijn en iedereen klaar is.
# $changed lists what was agreed anew: "3 games, 5 minutes a turn".
lobby-changed = Gewijzigd: **{ $changed }**. Akkoord? Druk op ‘Klaar’.
# What is missing, and who can do something about it.
lobby-missing = { $count ->
    [one] **Nog één speler:** druk op ‘Meedoen’. Of { $host } voegt een AI toe.
   *[other] **Nog { $count } spelers:** druk op ‘Meedoen’. Of { $host } voegt AI’s toe.
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
lobby-keeps-seats = { $who } Zin om mee te spelen? Er is een plek gereserveerd tot { $until }. Komt het niet uit, druk dan op ‘Verlaten’.

button-ready = Klaar
button-host = Host
button-come-back = Terugkomen

## Leaving a seat that a tournament or a match gave

leave-confirm = { $table }: weggaan? De AI speelt dan voor je, maar tot de partij begint kun je terugkomen.
left-for-now = { $table }: je bent weggegaan. Tot de partij begint kun je terugkomen.

## The host's panel

host-about = Jij bent host van deze tafel: { $agreed }. Als je hier iets aan wijzigt, moeten de anderen opnieuw op ‘Klaar’ drukken.
host-over = { $started ->
    [yes] Deze tafel is geen lobby meer.
   *[no] Je bent geen host meer van deze tafel.
}
host-rated = { $on ->
    [yes] Zonder rating spelen
   *[no] Met rating spelen
}
host-private = { $on ->
    [yes] Voor iedereen openen
   *[no] Privé maken
}
host-autostart = { $on ->
    [yes] Zelf starten
   *[no] Starten zodra vol
}
host-menu-game = De spelopties aanpassen
host-menu-time = De bedenktijd aanpassen
host-menu-people = Iemand wegsturen of host maken
host-menu-invite = Iemand uitnodigen of weer toelaten
# Choices; $who is a name.
host-kick = { $who } wegsturen
host-hand-over = { $who } host maken
