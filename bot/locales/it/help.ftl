# The answer to /help: an overview and five parts, each a message of at most 4000 characters.
# COMMAND names a command so that it can be clicked, in the language of whoever reads it.

help-title = Rungs: quattro giochi di numeri crescenti
# $games are the names of all games: **Qwixx** e **Top 12**.
help-intro = Ospito partite a { $games } nel tuo canale. Ogni turno mostra il tabellone con un pulsante per ogni mossa possibile.
help-first-steps =
    1. **Gioca**: { COMMAND("newgame") } apre un tavolo. Aggiungi qualche IA e inizia subito, o aspetta che arrivi gente.
    2. **Impara le regole**: { COMMAND("rules") } spiega ogni gioco con un'immagine e due frasi, e anche per intero.
    3. **Partecipa a un torneo**: { COMMAND("tournament join") }. { COMMAND("leaderboard") } mostra chi è più forte in un gioco.

## The parts: on a button (at most 25 characters) and as a title

help-title-overview = Inizia da qui
help-title-play = Giocare
help-title-table = Al tavolo
help-title-tournaments = Tornei
help-title-fairness = Risultati e gioco pulito
help-title-privacy = Impostazioni e privacy

## Play. First the commands, one line each, then the text.

help-command-newgame = { COMMAND("newgame") } - aprire un tavolo: gioco, opzioni, IA, chi invitare
help-command-join = { COMMAND("join") } - sedersi a un tavolo che non ha ancora iniziato
help-command-leave = { COMMAND("leave") } - alzarsi da un tavolo; a partita in corso vuol dire abbandonare
help-command-games = { COMMAND("games") } - i tavoli di questo server
help-command-rules = { COMMAND("rules") } - le regole di un gioco
help-play-text =
    { "" }**Come si inizia**
    1. Scrivi { COMMAND("newgame") } e scegli un gioco.
    2. Chi vuole giocare preme Unisciti e, quando può iniziare, Tutto pronto; per i posti vuoti l'host aggiunge delle IA.
    3. L'host preme Inizia, o lascia che la partita inizi da sola. Quando tocca a te, ti menziono.

    Con Gestisci tavolo l'host può invitare o espellere qualcuno, cedere il tavolo o cambiare le opzioni e il tempo per turno.

## At the table

help-command-board = { COMMAND("board") } - mostrare di nuovo il tabellone, se è finito troppo in alto
help-command-hint = { COMMAND("hint") } - le mosse migliori e perché, solo per te
help-command-table = { COMMAND("table") } - sollecitare, seguire e altro in una partita in corso, come il pulsante Tavolo
help-command-resign = { COMMAND("resign") } - abbandonare una partita in corso; al posto tuo può continuare un'IA
help-command-abort = { COMMAND("abort") } - terminare una partita, per l'host e per chi modera
help-table-text =
    { "" }**Il tuo turno**
    Premi un pulsante sotto il tabellone. Non sai che fare? Premi Suggerimento: la risposta la vedi solo tu. Premi La mia vista per vedere la tua cartella.

    { "" }**Quando manca qualcuno**
    - Un turno può avere un limite di tempo, mostrato come conto alla rovescia; scorre solo mentre posso mostrare il tabellone. Te lo ricordo prima che scada; poi si fa una mossa innocua al posto tuo.
    - Dopo tre mosse così di fila, un'IA prende il tuo posto finché non torni. Già prima, il resto del tavolo può decidere di saltare il tuo turno o di far giocare l'IA.
    - Se non torni prima della fine della partita, hai perso, per quanto bene abbia giocato l'IA.
    - Se lasci il server, abbandoni: continua l'IA e il ruolo di host passa a un'altra persona.
    - Una partita senza limite di tempo si chiude dopo { $days } giorni senza mosse.
    - Ti serve una pausa? Premi Tavolo. Le partite sopravvivono ai riavvii: i vecchi pulsanti continuano a funzionare.

## Tournaments

help-command-tournament = { COMMAND("tournament join") }, { COMMAND("tournament pairings") }, { COMMAND("tournament standings") } - partecipare ai tornei e seguirli
help-command-organize = { COMMAND("organize create") } - annunciare e dirigere tornei, una volta o ogni settimana, per chi può gestire gli eventi; chi dirige un torneo può anche premere *Gestisci torneo* nel suo messaggio
help-tournaments-text =
    { "" }**Come funziona**
    Qualcuno annuncia un torneo; tu premi il pulsante o scrivi { COMMAND("tournament join") }. A ogni round apro un tavolo per ogni abbinamento e lì menziono chi gioca. La classifica si aggiorna da sola. Se prima dell'inizio c'è un check-in, premi *Check-in* o resti fuori. Con *Pausa* salti i prossimi round; se ne perdi uno, premi *Rieccomi* per rientrare negli abbinamenti.

## Results and fair play

help-command-leaderboard = { COMMAND("leaderboard") } - chi ha il rating migliore in un gioco
help-command-stats = { COMMAND("stats") } - partite, vittorie, punteggi, rating e fortuna
help-command-replay = { COMMAND("replay") } - rivedere una partita finita, mossa per mossa o come file
help-command-verify = { COMMAND("verify") } - verificare che una partita finita sia stata regolare
help-fairness-text = Prima che qualcuno si sieda estraggo un segreto e ne mostro l'impronta (SHA-256) nella lobby. Tutti i dadi e le tessere dipendono da questo segreto, dal momento dell'inizio e da chi gioca, quindi nessuno può sceglierli, nemmeno io. Alla fine svelo il segreto, e { COMMAND("verify") } ricalcola tutta la partita.

## Settings and privacy

help-command-me = { COMMAND("me") } - la tua lingua, e i tabelloni come immagini o come testo
help-command-settings = { COMMAND("settings") } - lingua, tempo per turno e altro, per chi gestisce il server
help-command-privacy = { COMMAND("privacy") } - vedere o eliminare ciò che conservo su di te
help-command-help = { COMMAND("help") } - questo testo
help-privacy-text = Conservo il tuo id Discord, i tavoli a cui giochi, le tue mosse, i tuoi risultati e le tue impostazioni; niente messaggi e niente nomi. { COMMAND("privacy") } ti dà una copia o elimina tutto.
