# The menu behind the Table button of a running game: for one person alone.

# $who are the names of those who have yet to move, $since is a moment as Discord shows it: "5 minuti fa".
menu-waits = Si aspetta la mossa di { $who }, chiesta { $since }.
# Follows menu-waits; $alone says whether the reader decides without the others.
# $when is a moment as Discord shows it: "tra 5 minuti".
menu-away = { $alone ->
    [yes] L'assenza scatta { $when }. Da lì in poi, come host, puoi saltare il turno o far giocare l'IA.
   *[no] L'assenza scatta { $when }. Da lì in poi puoi mettere ai voti se saltare il turno o far giocare l'IA.
}
menu-organizer = A un tavolo di torneo, delle assenze si occupano l'organizzazione e l'orologio.
menu-empty = Al momento qui non c'è niente da fare per te.

# Buttons.
menu-button-nudge = Sollecita
menu-button-follow = Segui
menu-button-unfollow = Non seguire più
menu-button-wait = Aspetta un posto
menu-button-unwait = Non aspettare più
menu-button-pause = Pausa
menu-button-resume = Riprendi
menu-button-end = Termina la partita
menu-button-resign = Abbandona
# About somebody who is away; $name is their name. At most 80 characters.
menu-seat-skip = Salta il turno di { $name }
menu-seat-ai = IA al posto di { $name }
# $newcomer waits for a seat; it may be the seat of the AI, of somebody who is away, or the reader's own.
menu-swap = { $newcomer } al posto di { $name }
menu-own-seat = Cedi il mio posto a { $newcomer }

# What was done, said above the menu.
menu-did-nudge = Sollecito inviato.
menu-did-follow = Ti menziono qui quando la partita finisce.
menu-did-unfollow = Non segui più questa partita.
menu-did-wait = Aspetti un posto. Ti menziono qui quando te ne danno uno.
menu-did-unwait = Non aspetti più un posto.
menu-did-resume = La partita riprende.
menu-asked = L'ho chiesto al resto del tavolo. Si fa appena tutti dicono di sì.
menu-decided = Fatto.

## Votes, in the channel

# $by and $who are names.
motion-asks-pause = { $by } chiede una pausa: l'orologio si ferma finché chi è di turno non riprende la partita; dopo un'ora può farlo chiunque giochi.
motion-asks-end = { $by } chiede di terminare la partita senza risultato.
motion-about-skip = { $by } chiede di saltare il turno di { $who }: al suo posto si fa una mossa innocua, come a tempo scaduto.
motion-about-ai = { $by } chiede di far giocare l'IA al posto di { $who } fino al suo ritorno.
# $newcomer is a mention.
motion-hand-on = { $by } chiede di cedere definitivamente il suo posto a { $newcomer }.
motion-swap = { $by } chiede di dare definitivamente il posto di { $who } a { $newcomer }.
# Follows one of the questions; $who are mentions of those who have yet to agree.
motion-open = { $who } D'accordo?
motion-ended-passed = Approvato.
motion-ended-declined = Respinto.
motion-ended-lapsed = La votazione è chiusa: la partita è andata avanti.
motion-yes = D'accordo
motion-no = No

# Said on the board; $when is a moment as Discord shows it: "tra 7 giorni".
turn-paused = In pausa. Chi è di turno può riprendere la partita e, dopo un'ora, chiunque giochi: premi Tavolo. Altrimenti riprende da sola { $when }.

# Said in the channel; $who and $by are mentions, $link leads to the board.
turn-nudge = { $by } aspetta { $who }: { $table }, { $link }
seat-given = { $who } Ora hai un posto: { $table }, { $link }
followers-told = { $who } La partita seguita è finita.
