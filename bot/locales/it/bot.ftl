# What the bot says around the boards: lobby, turn, result, commands.
# $who, $host, $people and $where are names or mentions, ready to be read.
# tu throughout; messages with several mentions use constructions that fit one and many.

language-name = Italiano

## People

# The number tells two of one level apart; 0: there is only one.
ai-name = 🤖 { $level ->
    [easy] Facile
    [medium] Medio
    [hard] Difficile
   *[expert] Esperto
}{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}
player-name = Partecipante { $seat }
played-by-ai = { $who } (gioca l'IA)
level-easy = Facile
level-medium = Medio
level-hard = Difficile
level-expert = Esperto

## A table

table-heading = { $game }, tavolo { $table }
table-heading-series = { $game }, tavolo { $table }, partita { $number } di { $games }
table-aborted = Questo tavolo è stato chiuso.
# Who ended a table before its time.
table-ended = { $started ->
    [yes] { $who } ha terminato la partita. Non c'è un risultato.
   *[no] { $who } ha chiuso questo tavolo.
}
table-quiet = Tavolo chiuso senza risultato: nessuna mossa per { $days } giorni.
table-expired = Nessuno ha avviato la partita in tempo. Apri un altro tavolo con { COMMAND("newgame") }.

games-chosen = { $games ->
    [players] modalità torneo: a turno iniziano tutti
    [one] una partita
   *[other] { $games } partite
}
turn-time = { turn-length } per turno
turn-length = { $unit ->
    [days] { $count ->
        [one] 1 giorno
       *[other] { $count } giorni
    }
    [hours] { $count ->
        [one] 1 ora
       *[other] { $count } ore
    }
    [minutes] { $count ->
        [one] 1 minuto
       *[other] { $count } minuti
    }
   *[seconds] { $count } secondi
}
turn-time-none = senza limite di tempo, si chiude dopo { $days } giorni senza mosse
rated = classificata
unrated = amichevole

## Lobby

# The title; below it stands what the game is about.
lobby-title = { $host } apre una partita a { $game }
lobby-terms = Opzioni: { $agreed }.
lobby-beyond-book = Le regole stampate non prevedono che si giochi in { $count }.
lobby-expires = Si chiude { $when } se nessuno la avvia.
lobby-tournament = Un tavolo di { $name }.
lobby-next-game = La prossima partita della serie.
lobby-begins = Inizia da sola { $when }.
# The title of what stays of a lobby.
lobby-started = { $game }: partita in corso
# In small letters below the board. $table is a heading; $fingerprint has 26 characters: K7QPX-3M9RT-4VW8ZC-1HDNJ-6SYB2.
table-fairness =
    { $table }
    Gioco pulito: { $fingerprint }

button-join = Unisciti
button-leave = Esci
button-start = Inizia
# On the button as long as it cannot be pressed.
button-start-missing = { $count ->
    [one] Inizia (manca 1 persona)
   *[other] Inizia (mancano { $count } persone)
}
button-play-ai = Gioca subito contro l'IA
button-rules = Regole
button-remove-ai = Togli IA
menu-add-ai = Aggiungi un'IA

# Said to whom a lobby calls; $who are mentions.
lobby-invites = { $who } { $kind ->
    [tournament] Il tavolo è pronto.
   *[match] La prossima partita è pronta.
}

## Turn

# The title if no person is asked; $who are names of AI players.
turn-ai-thinks = { $count ->
    [one] { $who } sta pensando
   *[other] { $who } stanno pensando
}
turn-break = In pausa
# $who are mentions; the title below says what to do.
turn-calls = Tocca a { $who }.
# $when is a moment as Discord shows it: "tra 5 minuti", and "5 minuti fa" once it has passed.
turn-deadline = Fine del tempo: { $when }.
turn-reminder = { $limit ->
    [yes] { $table } aspetta { $who } ({ $link }): il tempo scade { $when }.
   *[no] { $table } aspetta { $who } ({ $link }): senza mosse il tavolo si chiude { $when }.
}
# For whom the AI plays.
turn-substitute = { $gave_up ->
    [yes] { $who } ha abbandonato; continua l'IA.
   *[no] { $who } non c'è; fino al suo prossimo clic gioca l'IA.
}
# What is left of a turn when it is over, in small letters: "-# Qwixx, tavolo 3: Ana rosso 5".
turn-over = -# { $table }: { $told }
button-my-view = La mia vista
button-hint = Suggerimento
# Opens the menu of a table, see menu.ftl.
button-table = Tavolo

## Panel and hint

# One's own answer while the others do not know it; $move is worded as on its button: 15 in stella 2.
panel-answered = La tua risposta: **{ $move }**.
panel-waiting = Si aspetta { $names }.
panel-over = Questa partita è finita.
button-refresh = Aggiorna
button-back = Indietro
hint-title = Suggerimento per { $table }

## Result

# Who was not there at the end has lost, even if the AI has won the game for that seat.
result-abandoned = { $how ->
    [away] { $who } non c'era: al suo posto ha giocato l'IA.
    [left_to_ai] { $who } ha abbandonato: l'IA ha giocato fino alla fine al suo posto.
    [ended] { $who } ha terminato la partita.
   *[gave_up] { $who } ha abbandonato.
}
# A place is written 1\. because Discord numbers lists anew, and places can be shared.
standing-line = { $left ->
    [gave_up] { $place }\. { $who }: { $score }, sconfitta per abbandono
    [away] { $place }\. { $who }: { $score }, sconfitta per assenza alla fine
    [ended] { $place }\. { $who }: { $score }, sconfitta per aver terminato la partita
   *[no] { $won ->
        [yes] { $place }\. { $who }: { $score } 🏆
       *[no] { $place }\. { $who }: { $score }
    }
}

series-head = Dopo la partita { $played } di { $games }:
series-line = { $won ->
    [yes] { $place }\. { $who }: { $points } { $points ->
        [one] punto
       *[other] punti
    } 🏆
   *[no] { $place }\. { $who }: { $points } { $points ->
        [one] punto
       *[other] punti
    }
}
button-rematch = Rivincita
button-replay = Rivedi
replay-attached = Il file di replay del tavolo { $table }. Chiunque può verificarlo con { COMMAND("verify") }.

## Fair play, for one person alone

button-fair-play = Gioco pulito
fair-title = Gioco pulito: { $table }
fair-promise =
    Prima che qualcuno si sedesse ho estratto un segreto. Da quello, dal momento dell'inizio e da chi gioca dipendono tutti i lanci e tutte le tessere, quindi nessuno può sceglierli. Questa è l'impronta del segreto:
    { "" }**`{ $fingerprint }`**
fair-whole = È l'inizio dello SHA-256 del segreto, in 26 caratteri invece di 64: `{ $commitment }`
fair-hidden = Il segreto resta nascosto fino alla fine della partita: chi lo conoscesse saprebbe che cosa sta per uscire. Poi questo pulsante lo rivela.
fair-secret = Il segreto era `{ $secret }`
fair-check = Per verificare la partita, scrivi { COMMAND("verify") } con il tavolo { $table } e l'impronta che hai visto. Per verificarla senza di me, scarica il file da Rivedi ed esegui `python -m core.verify FILE IMPRONTA` dal mio codice sorgente.

## Answers to commands

# $table is a number that leads to the table's message, where it is known: [tavolo 4](https://…).
table-link = [tavolo { $table }]({ $link })
table-number = tavolo { $table }
opened = La tua partita ti aspetta al { $table }.
joined = Hai un posto al { $table }.
left = Non sei più al tavolo { $table }.
aborted = { $lost ->
    [yes] Hai terminato la partita al tavolo { $table }. Vale come sconfitta per te.
   *[no] Il tavolo { $table } è stato chiuso senza risultato.
}
abort-confirm = { $lost ->
    [yes] { $table }: vuoi terminare la partita per tutti? È classificata: vale come sconfitta per te, e tutti vedranno chi l'ha terminata. Per chiuderla senza risultato, premi *Tavolo* sul tabellone e proponilo al resto del tavolo. Per continuare a giocare, ignora questo messaggio.
   *[no] { $table }: vuoi terminare la partita per tutti? Finisce senza risultato, e tutti vedranno chi l'ha terminata. Per lasciarla andare avanti, ignora questo messaggio.
}
button-abort = Termina la partita
shown-again = Eccolo di nuovo: { $table }.
# Follows a refusal because of too many open tables.
tables-hosted = I tuoi: { $tables }.
resign-confirm = { $alone ->
    [yes] { $table }: vuoi abbandonare? Vale come sconfitta. Per continuare a giocare, ignora questo messaggio.
   *[no] { $table }: vuoi abbandonare? In ogni caso vale come sconfitta. Fai continuare l'IA se vuoi lasciare al resto del tavolo una partita completa; se ti ritiri, il tuo posto esce dal gioco e arriva ultimo. Per continuare a giocare, ignora questo messaggio.
}
button-resign-ai = Fai continuare l'IA
button-resign-forfeit = Mi ritiro
resigned = Hai abbandonato il tuo posto.
restarting = Rungs si sta riavviando. Riprova tra poco; non va perso niente.
wrong-channel = Su questo server si gioca in { $where }.
not-shown = Al momento Discord non mi lascia mostrare il tavolo { $table }. Non va perso niente; continuo a provare.
too-slow = Ci ho messo troppo. Fai clic ancora una volta.
missing-permissions = A Rungs mancano dei permessi in { $where }. Chiedi a chi amministra il server di concedere: { $names }.
permission-view-channel = Visualizza canale
permission-send-messages = Invia messaggi
permission-embed-links = Incorpora link
permission-attach-files = Allega file
permission-read-message-history = Leggi la cronologia dei messaggi
permission-create-public-threads = Crea thread pubblici
permission-send-messages-in-threads = Invia messaggi nei thread
# Below a list that is too long for one message.
page-number = Pagina { $page } di { $pages }
games-title = Tavoli aperti
games-none = Nessun tavolo aperto. Aprine uno con { COMMAND("newgame") }.
games-line = { $status ->
    [lobby] **{ $table }** in { $where }, in attesa di altra gente: { $people }
   *[other] **{ $table }** in { $where }: { $people }
}
# $fingerprint and $commitment are the short and the long form of one thing; $where is the channel in which the game was
# played; $lobby the address of a message.
verify-genuine = ✅ La partita al tavolo { $table } in { $where } è regolare: ogni lancio, ogni tessera e ogni mossa derivano dal segreto fissato prima della partita. Confronta l'impronta mostrata { $lobby ->
    [unknown] nella lobby
   *[other] [nella lobby]({ $lobby })
}: `{ $fingerprint }` (i messaggi più vecchi la mostrano per intero: `{ $commitment }`)
verify-consistent = ⚠️ Coerente, ma non è una partita che conosco su questo server. Ogni lancio, ogni tessera e ogni mossa derivano dal segreto nel file, ma chiunque può scegliere un segreto e inventarsi una partita. È autentica solo se una lobby ha mostrato questa impronta prima della partita: `{ $fingerprint }` (i messaggi più vecchi la mostrano per intero: `{ $commitment }`)
# $line is the number at the beginning of a line.
verify-false = ❌ Falso: { $fault ->
    [form] questo non è un replay di Rungs, oppure è danneggiato o incompleto.
    [game] non conosco questo gioco o questa versione delle sue regole.
    [commitment] il segreto non corrisponde all'impronta fissata in anticipo.
    [abandoned] risulta un abbandono da un posto che al tavolo non esiste.
    [line] la riga { $line } delle mosse non deriva dal segreto e dalle mosse precedenti.
    [move] la mossa { $line } è contro le regole.
    [end] dopo l'ultima mossa la partita non è finita; il file è troncato.
   *[standings] la classifica non deriva dalle mosse.
}
# $file and $game are lines of replay files.
verify-differs = ❌ Falso: al tavolo { $table } si è giocato diversamente. La prima riga diversa è `{ $file }` nel tuo file, ma `{ $game }` nella partita.
# The game follows from its secret, but another fingerprint than its own was given.
verify-not-promised = ❌ Non è la partita promessa: ogni lancio, ogni tessera e ogni mossa derivano dal suo segreto, ma l'impronta di quel segreto è `{ $fingerprint }`, non quella che hai indicato.
verify-unreadable = Questo non è un file di replay: deve essere un testo di quattro megabyte al massimo.

## Settings

admins-only = Solo chi può gestire questo server può cambiarne le impostazioni.
settings-title = Impostazioni del server
settings-language = Lingua: { $language ->
    [default] come nelle impostazioni del server su Discord
   *[other] { $language }
}
settings-turn-time = Tempo per turno: { $time }
settings-threads = Partite nei thread: { $value }
settings-pings = Menzioni per chi è di turno: { $value }
settings-hints = Suggerimenti: { $value }
settings-old-turns = Messaggi dei turni passati: { $value ->
    [shrink] ridotti a una riga
    [keep] conservati
   *[remove] eliminati
}
settings-theme = Immagini: { $theme ->
    [light] chiare
   *[dark] scure
}
settings-time-zone = Fuso orario: { $zone }
settings-channels = Canali per giocare: { $where }
settings-all-channels = tutti
settings-change = Per cambiare qualcosa, scrivi { COMMAND("settings") } e scegli un'opzione.
switch = { $on ->
    [yes] sì
   *[no] no
}
choice-default = Come in Discord
me-title = **Le tue preferenze**
me-language = Lingua: { $language ->
    [default] come nel tuo Discord
   *[other] { $language }
}
me-pictures = Tabelloni come immagini: { $value }
me-pings = Menzioni quando tocca a te: { $value }
me-change = Per cambiare qualcosa, scrivi { COMMAND("me") } e scegli un'opzione.
privacy-confirm = Vuoi davvero eliminare tutto ciò che conservo su di te? Spariscono i tuoi rating e le tue statistiche, esci da lobby e tornei, e nelle partite in corso continua l'IA al posto tuo. Non si può annullare.
button-forget = Elimina i miei dati
privacy-deleted = Tutto ciò che conservavo su di te è eliminato. Le partite finite mantengono le mosse, senza il tuo nome.
privacy-exported = Questo è tutto ciò che conservo su di te.

## Playground

playground-title = Ti do il benvenuto su Rungs!
playground-welcome =
    Premi un gioco per giocarci subito, contro un'IA. Per scegliere quante persone giocano, il livello dell'IA o altre opzioni, scrivi { COMMAND("newgame") } qui sotto.

    Questo è un canale Discord simulato sul tuo computer; il bot è quello vero. Qui fai la parte di tutti: scegli in alto chi sei.
# Describes the picture; $games are the names of all games.
playground-alt = I giochi: { $games }.
button-play = Gioca a { $game }
button-guide = Aiuto
playground-no-threads = Qui c'è un solo canale, quindi non si possono aprire thread; su Discord sì. Se sono attivi, { COMMAND("settings") } li disattiva.
