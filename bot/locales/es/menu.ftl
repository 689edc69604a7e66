# The menu behind the Table button of a running game: for one person alone.

# $who are the names of those who have yet to move, $since is a moment as Discord shows it: "5 minutes ago".
menu-waits = Falta la jugada de { $who } (desde { $since }).
# Follows menu-waits; $alone says whether the reader decides without the others.
# $when is a moment as Discord shows it: "in 5 minutes".
menu-away = { $alone ->
    [yes] Contará como ausencia { $when }. Como diriges la mesa, entonces podrás saltar el turno o dejar que juegue la IA.
   *[no] Contará como ausencia { $when }. Entonces podrás pedir una votación para saltar el turno o dejar que juegue la IA.
}
menu-organizer = En una mesa de torneo, de las ausencias se ocupan la organización y el reloj.
menu-empty = Ahora mismo no puedes hacer nada aquí.

# Buttons.
menu-button-nudge = Dar un toque
menu-button-follow = Seguir
menu-button-unfollow = Dejar de seguir
menu-button-wait = Esperar un asiento
menu-button-unwait = Dejar de esperar
menu-button-pause = Pausar
menu-button-resume = Reanudar
menu-button-end = Terminar la partida
menu-button-resign = Abandonar
# About somebody who is away; $name is their name. At most 80 characters.
menu-seat-skip = Saltar el turno de { $name }
menu-seat-ai = IA por { $name }
# $newcomer waits for a seat; it may be the seat of the AI, of somebody who is away, or the reader's own.
menu-swap = { $newcomer } por { $name }
menu-own-seat = Dar mi asiento a { $newcomer }

# What was done, said above the menu.
menu-did-nudge = Toque enviado.
menu-did-follow = Te mencionaré aquí cuando termine esta partida.
menu-did-unfollow = Ya no sigues esta partida.
menu-did-wait = Esperas un asiento. Te mencionaré aquí cuando te den uno.
menu-did-unwait = Ya no esperas un asiento.
menu-did-resume = La partida sigue.
menu-asked = He preguntado al resto. Se hará en cuanto todo el mundo esté de acuerdo.
menu-decided = Hecho.

## Votes, in the channel

# $by and $who are names.
motion-asks-pause = { $by } pide una pausa: el reloj se para hasta que quien tenga el turno reanude la partida; pasada una hora, puede hacerlo cualquiera de la mesa.
motion-asks-end = { $by } pide terminar esta partida sin resultado.
motion-about-skip = { $by } pide saltar el turno de { $who }: se hace una jugada inofensiva en su lugar, como si se le acabara el tiempo.
motion-about-ai = { $by } pide que la IA juegue por { $who } hasta que vuelva.
# $newcomer is a mention.
motion-hand-on = { $by } pide ceder su asiento a { $newcomer } de forma definitiva.
motion-swap = { $by } pide dar el asiento de { $who } a { $newcomer } de forma definitiva.
# Follows one of the questions; $who are mentions of those who have yet to agree.
motion-open = { $who } ¿De acuerdo?
motion-ended-passed = Aprobado.
motion-ended-declined = Rechazado.
motion-ended-lapsed = Esta votación se acabó: la partida ha avanzado.
motion-yes = A favor
motion-no = En contra

# Said on the board; $when is a moment as Discord shows it: "in 7 days".
turn-paused = En pausa. Quien tenga el turno puede reanudar la partida y, pasada una hora, cualquiera de la mesa: pulsa Mesa. Si no, se reanuda automáticamente { $when }.

# Said in the channel; $who and $by are mentions, $link leads to the board.
turn-nudge = { $who } Un toque de { $by }: toca jugar en { $table } ({ $link })
seat-given = { $who } Ya tienes asiento en { $table }: { $link }
followers-told = { $who } Para quienes siguen la partida: ya ha terminado.
