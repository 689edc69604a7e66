# Tournaments: their public message, and the answers to /tournament.
# $name is the tournament's name, $who and $people are names, ready to be read.

## The public message

# Who has announced it and decides about it, with the co-organizers.
tournament-organizer = Organizza: { $who }.
tournament-game = Un torneo di **{ $game }**.
tournament-format = { $format ->
    [table-match] Un tavolo da { $size } posti al massimo, più partite.
    [round-robin] Girone all'italiana, { $rounds ->
        [0] con tutti i round che servono
        [one] un round
       *[other] { $rounds } round
    }, tavoli da { $size }.
   *[swiss] Sistema svizzero, { $rounds ->
        [0] con tutti i round che servono
        [one] un round
       *[other] { $rounds } round
    }, tavoli da { $size }.
}
# The same in the picture, where there is little room.
tournament-card = { $format ->
    [table-match] Un tavolo, più partite
    [round-robin] All'italiana, tavoli da { $size }
   *[swiss] Sistema svizzero, tavoli da { $size }
}
# Describes the picture; $how is one of the above.
tournament-card-alt = { $name }: { $game }. { $how }.
tournament-with-final = Chi arriva nei primi { $seats } posti gioca al tavolo finale.
tournament-terms = A ogni tavolo: { $terms }.
tournament-hints = { $allowed ->
    [yes] I suggerimenti sono permessi.
   *[no] Niente suggerimenti: ognuno gioca con la propria testa.
}
tournament-repeats = { $repeat ->
    [weekly] Si ripete ogni settimana.
   *[monthly] Si ripete ogni mese.
}
tournament-for-role = Solo per membri con { $role }.
tournament-prize = Chi vince riceve { $role }.
tournament-places = Ci sono { $places } posti. Chi arriva dopo va in lista d'attesa.
tournament-check-in = { $minutes ->
    [one] Il check-in si fa nell'ultimo minuto prima dell'inizio: chi lo salta resta fuori.
   *[other] Il check-in si fa negli ultimi { $minutes } minuti prima dell'inizio: chi lo salta resta fuori.
}
# What orders the field before results do; $fingerprint is 26 characters. What lots are for is in docs/tournaments.md.
tournament-lots = { $seeding ->
    [rating] Ordine iniziale per rating; a parità si sorteggia, da un segreto con l'impronta `{ $fingerprint }`.
   *[lots] Ordine iniziale a sorteggio, da un segreto con l'impronta `{ $fingerprint }`.
}
tournament-starts = **Premi Unisciti per giocare.** Inizia { $when }.
# $who runs it.
tournament-starts-by-hand = **Premi Unisciti per giocare.** Inizia quando { $who } preme Inizia.
# Stands there instead once check-in is open, and once it has begun.
tournament-check-in-below = Il check-in è aperto: guarda più sotto.
tournament-begun = È iniziato: guarda più sotto.
tournament-entered = { $count ->
    [0] Ancora nessuna iscrizione.
    [one] 1 partecipante: { $people }
   *[other] { $count } partecipanti: { $people }
}
tournament-waiting = { $count ->
    [one] In lista d'attesa: { $people }
   *[other] { $count } in lista d'attesa: { $people }
}
tournament-others = { $count ->
    [one] un'altra persona
   *[other] altre { $count } persone
}
tournament-footer = Torneo { $number }
tournament-cancelled = { $why ->
    [check-in] Torneo annullato: avevano fatto il check-in meno di due persone.
    [players] Torneo annullato: c'erano meno di due partecipanti.
   *[organizer] Questo torneo è stato annullato.
}
tournament-check-in-title = { $name }: check-in
# Above the message; $who are mentions of those who have not checked in.
tournament-call = Appello: { $who }
# $name leads to that message.
tournament-call-more = Il check-in per { $name } è aperto: { $who }
tournament-press-check-in = **Premi Check-in per giocare.** Inizia { $when }. Chi per allora non ha fatto il check-in resta fuori.
tournament-there = { $count ->
    [0] Ancora nessun check-in.
   *[other] Check-in fatti: { $count } su { $all }: { $people }
}
tournament-check-in-waiting = Se sei in lista d'attesa, fai anche tu il check-in: giochi se per allora c'è un posto libero.
# Stands there instead once it is over.
tournament-check-in-over = Il check-in è chiuso: guarda più sotto.
button-check-in = Check-in
# In the first round.
tournament-missed-check-in = { $count ->
    [one] Fuori per mancato check-in: { $people }
   *[other] { $count } fuori per mancato check-in: { $people }
}
tournament-no-place = { $late ->
    [yes] Non c'è più posto per { $people }. Se se ne libera uno, basta premere Unisciti.
   *[no] Non c'è più posto per { $people }.
}
# To those who have moved up from the waiting list; $name leads to the tournament.
tournament-admitted = { $check ->
    [yes] { $who }: c'è posto in { $name }. Per tenerlo serve il check-in, se non è già fatto.
   *[no] { $who }: c'è posto in { $name }.
}
tournament-round-title = { $name }: round { $round } di { $rounds }
tournament-final-title = { $name }: la finale
tournament-end-title = { $name }: classifica finale
# Who has won it; $final says whether by winning the final.
tournament-won = 🏆 { $count ->
    [one] { $final ->
        [yes] { $who } vince in finale e conquista { $name }!
       *[no] { $who } vince { $name }!
    }
   *[other] { $who } vincono insieme { $name }!
}
tournament-nobody-came = Nessuno si è presentato ai tavoli, quindi non ha vinto nessuno.
tournament-end = Tutti i risultati: { COMMAND("tournament standings") }, { COMMAND("tournament pairings") }, { COMMAND("tournament export") }
# Above a picture; $state is how far it is.
tournament-heading = { $name }: { $state }
# $table is the number within the round, $at the table in the channel, as a link.
tournament-pairing = **{ $table }.** { $people } ({ $at })
tournament-table-number = tavolo { $game }
tournament-played = **{ $table }.** { $people } ✅
tournament-placed = { $who } ({ $place })
tournament-bye = **{ $table }.** { $who } riposa
# Those who have paused or missed a round.
tournament-away = Fuori dagli abbinamenti fino al ritorno: { $people }
button-tournament-pause = Pausa
button-tournament-back = Rieccomi
# Opens the panel of those who run the tournament.
button-manage = Gestisci torneo
tournament-more-tables = Gli altri tavoli: { COMMAND("tournament pairings") }
tournament-column-played = tavoli
tournament-column-points = punti
tournament-column-final = finale
tournament-column-ahead = spareggio
# $told sums up points and what decides.
tournament-standing = { $dropped ->
    [yes] { $place }\. { $who } (assente): { $told }
   *[no] { $place }\. { $who }: { $told }
}
tournament-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
tournament-wins = { $wins ->
    [one] 1 vittoria
   *[other] { $wins } vittorie
}
tournament-tables-played = tavoli giocati: { $played }
tournament-in-final = { $shared ->
    [yes] { $place }º posto in finale, a pari merito
   *[no] { $place ->
        [1] vittoria in finale
       *[other] { $place }º posto in finale
    }
}
# What puts somebody ahead of the next one, who has as many points; $own and $other are the numbers of both.
tournament-ahead = avanti per { tournament-criterion } ({ $own } a { $other })
tournament-criterion = { $criterion ->
    [absences] assenze
    [opponents] avversari
    [encounter] scontro diretto
    [wins] vittorie
   *[margin] scarto
}
tournament-live = -# In diretta, solo per punti. Alla fine, a parità di punti, sta avanti chi ha incontrato avversari più forti: conta la media dei loro punti.
# Where places are shared, lots decide who is in the final.
tournament-by-lot = 🎲 In finale per sorteggio: { $people }.
tournament-opponents = -# Avversari: la media dei punti di chi si è incontrato.
tournament-correction = { $kind ->
    [given-back] ✏️ Round { $round }, tavolo { $table }: riaperto da { $by }: { $reason }
   *[corrected] ✏️ Round { $round }, tavolo { $table }: risultato corretto da { $by }: { $reason }
}
# Stands behind a table's result.
tournament-corrected-by = (✏️ risultato corretto da { $by }: { $reason })
tournament-an-organizer = chi organizza

## News in another channel

# A role that is pinged may stand before it. $when is a time, as Discord shows it; $link leads to the tournament's message.
tournament-news = { $status ->
    [open] { $timed ->
        [yes] **{ $name }**, un torneo di { $game }, inizia { $when }. Ci si iscrive qui: { $link }
       *[no] **{ $name }**, un torneo di { $game }, è aperto. Ci si iscrive qui: { $link }
    }
    [cancelled] **{ $name }**, un torneo di { $game }, è stato annullato.
    [finished] **{ $name }**, un torneo di { $game }, è finito: { $link }
   *[running] **{ $name }**, un torneo di { $game }, è iniziato: { $link }
}

## Answers

tournament-organizers-only = Può annunciare tornei solo chi può gestire gli eventi o questo server.
tournament-created = Ho annunciato il torneo { $number }.
# May follow the above.
tournament-no-event = Con il permesso Crea eventi lo metterei anche tra gli eventi del server.
# How a typed start was understood; also while it is typed, at most 100 characters. Weekday 0 is Monday.
tournament-moment = { $weekday ->
    [0] lunedì
    [1] martedì
    [2] mercoledì
    [3] giovedì
    [4] venerdì
    [5] sabato
   *[6] domenica
} { $day } { $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[12] dicembre
}, { $time } ({ $zone })
tournament-starts-at = Inizia { $moment }.
tournament-zone-unset = Su questo server non è impostato un fuso orario, quindi leggo le ore come UTC. Chi amministra il server può impostarlo con { COMMAND("settings") } `{ option-time-zone }`.
tournament-starts-by-hand-choice = Senza orario: chi organizza preme Inizia
# What is agreed now follows, line by line.
tournament-edited = { $name }, l'annuncio aggiornato:
tournament-not-shown = Al momento Discord non mi lascia mostrare il torneo { $number }. Non va perso niente; continuo a provare.
tournament-joined = Partecipi a { $name }.
tournament-waits = { $name } è al completo. Hai il numero { $place } in lista d'attesa; ti avviso quando c'è posto per te.
tournament-checked-in = Check-in fatto per { $name }.
tournament-left = Non partecipi più a { $name }. Finché è in corso puoi tornare con { COMMAND("tournament back") }.
tournament-paused = In { $name } resti fuori dagli abbinamenti finché non torni. La tua partita attuale va avanti.
tournament-back = Che bello riaverti qui! Dal prossimo round di { $name } rientri negli abbinamenti.
tournament-started = { $rounds ->
    [one] { $name } ha preso il via. C'è un solo round.
   *[other] { $name } ha preso il via. I round sono { $rounds }.
}
tournament-call-off = { $name }: vuoi annullare il torneo? I tavoli aperti si chiuderanno senza risultato.
button-call-off = Annulla il torneo
# The tournament repeats: only this one is canceled, or those that would follow as well.
button-call-off-once = Solo questo
button-call-off-all = Questo e i successivi
tournament-close-round = { $count ->
    [0] I tavoli del round { $round } hanno finito tutti. Andiamo avanti?
    [one] Un tavolo del round { $round } è ancora aperto. Se lo chiudi ora, vale così:
   *[other] { $count } tavoli del round { $round } sono ancora aperti. Se li chiudi ora, valgono così:
}
# A table of the round, and what everybody there gets if it is closed.
tournament-table = **{ $table }.** { $people }
tournament-counts = { $presence ->
    [no_show] { $who } { $points } (assenza)
    [left] { $who } { $points } (abbandono)
   *[played] { $who } { $points }
}
# Stands below, if somebody will be set aside.
tournament-will-miss = Fuori dagli abbinamenti fino al ritorno, per aver perso il round: { $people }
button-close-round = Chiudi il round { $round }
tournament-next = { $count ->
    [0] { $name }: i tavoli avevano finito tutti.
    [one] { $name }: un tavolo è stato chiuso.
   *[other] { $name }: { $count } tavoli sono stati chiusi.
}
# $count is how many open games have ended by it.
tournament-corrected = { $count ->
    [0] Ho corretto il risultato.
   *[other] Il tavolo è finito come hai deciso.
}
tournament-reopened = Il tavolo { $table } è di nuovo aperto. Avviso chi ci gioca.
# While an organizer types; $people and $who are names. At most 100 characters.
tournament-table-choice = { $state ->
    [open] { $table }: { $people } (aperto)
   *[ended] { $table }: { $people }
}
tournament-place-choice = { $place }. { $who }
tournament-ai = IA { $number }
tournament-dropped = { $who } non fa più parte di { $name }.
tournament-returned = { $who } rientra negli abbinamenti dal prossimo round di { $name }.
tournament-team = { $count ->
    [0] Nello staff di { $name } non c'è nessun altro.
   *[other] Nello staff di { $name }: { $people }. Il torneo si dirige con il pulsante *Gestisci torneo* nel suo messaggio.
}
tournament-was-cancelled = { $name }: torneo annullato.
tournament-skipped = { $name }: torneo annullato. Il prossimo è già annunciato.
# $state is one of the states below.
tournament-exported = { $name }, { $state }:
tournament-not-begun = Questo round non è ancora iniziato.
tournament-not-started = { $name } non ha ancora preso il via.
# $state is one of the following: how far a tournament is.
tournament-choice = { $name }, { $state } (n. { $number })
tournament-state = { $status ->
    [open] iscrizioni aperte
    [finished] torneo finito
   *[cancelled] torneo annullato
}
tournament-state-final = la finale
tournament-state-round = round { $round } di { $rounds }

## The panel of those who run it

organizer-about = Questo pannello lo vedi solo tu. Ciò che fai qui vale subito, tranne dove prima chiedo conferma.
organizer-over = Questo torneo è finito.
button-start-now = Inizia subito
organizer-menu-decide = Decidi un tavolo
organizer-menu-reopen = Riapri un tavolo
organizer-menu-out = Escludi qualcuno
organizer-menu-return = Riammetti qualcuno
# The last choice of a long menu.
organizer-more = Altro (pagina { $page } di { $pages })
# Titles and labels of forms: at most 45 characters.
organizer-decide = Round { $round }, tavolo { $table }: il risultato
organizer-reopen = Round { $round }, tavolo { $table }: riaprilo
# Names stand below it, and a place for each of them is typed: 2,1,3.
organizer-places = Posizioni, in quest'ordine
organizer-reason = Motivo (lo possono leggere tutti)
