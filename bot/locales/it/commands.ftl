# Names and descriptions of the commands, as Discord shows them while somebody types.
# Names: 1 to 32 characters, lower case, no spaces. Descriptions and choices: at most 100 characters.
# For one command (with all that comes after /organize) Discord takes 8,000 characters, of each text in its
# longest language.

## Commands

command-newgame = nuovapartita
command-newgame-description = Apri un tavolo e aspetta che arrivi gente
command-join = unisciti
command-join-description = Unisciti a un tavolo o riprenditi il posto
command-leave = esci
command-leave-description = Esci da una lobby o abbandona il tuo posto
command-resign = abbandona
command-resign-description = Abbandona il tuo posto
command-board = tabellone
command-board-description = Mostra di nuovo il tabellone di un tavolo
command-hint = suggerimento
command-hint-description = Un consiglio sulla tua mossa; lo vedi solo tu
command-table = tavolo
command-table-description = Che cosa puoi fare a un tavolo: sollecitare, seguire e altro
command-games = partite
command-games-description = I tavoli aperti su questo server
command-rules = regole
command-rules-description = Le regole di un gioco
command-replay = rivedi
command-replay-description = Rivedi una partita finita, mossa per mossa
command-verify = verifica
command-verify-description = Verifica che una partita finita sia stata regolare
command-help = aiuto
command-help-description = Che cosa sa fare questo bot
command-settings = impostazioni
command-settings-description = Configura Rungs per questo server
command-me = preferenze
command-me-description = La tua lingua, i tuoi tabelloni e le tue menzioni
command-privacy = privacy
command-privacy-description = Vedi o elimina ciò che conservo su di te
command-abort = termina
command-abort-description = Termina una partita per tutti
command-leaderboard = classifica
command-leaderboard-description = I rating di questo server
command-stats = statistiche
command-stats-description = Le statistiche di una persona
command-tournament = torneo
command-tournament-description = I tornei di questo server
command-organize = organizza
command-organize-description = Annuncia e dirigi tornei

# What comes after /tournament and /organize.
subcommand-create = crea
subcommand-create-description = Annuncia un torneo in questo canale
subcommand-edit = modifica
subcommand-edit-description = Cambia ciò che è annunciato, prima dell'inizio
subcommand-join = partecipa
subcommand-join-description = Partecipa a un torneo
subcommand-check-in = check-in
subcommand-check-in-description = Conferma che ci sei, prima che un torneo inizi
subcommand-leave = esci
subcommand-leave-description = Esci da un torneo
subcommand-pause = pausa
subcommand-pause-description = Salta i prossimi round finché non torni
subcommand-back = rientra
subcommand-back-description = Rientra negli abbinamenti dopo una pausa
subcommand-start = inizia
subcommand-start-description = Avvia un torneo
subcommand-next = avanti
subcommand-next-description = Chiudi i tavoli aperti e passa al prossimo round
subcommand-cancel = annulla
subcommand-cancel-description = Annulla un torneo
subcommand-result = risultato
subcommand-result-description = Decidi un tavolo aperto o correggi un risultato
subcommand-reopen = riapri
subcommand-reopen-description = Riapri per chi doveva giocarci un tavolo rimasto senza partita
subcommand-drop = escludi
subcommand-drop-description = Escludi qualcuno da un torneo
subcommand-return = riammetti
subcommand-return-description = Riammetti negli abbinamenti chi era fuori o ha perso un round
subcommand-team = staff
subcommand-team-description = Aggiungi qualcuno allo staff, o guarda chi ne fa parte
subcommand-pairings = abbinamenti
subcommand-pairings-description = Chi gioca contro chi
subcommand-standings = classifica
subcommand-standings-description = La classifica di un torneo
subcommand-export = esporta
subcommand-export-description = Scarica un torneo come file

## Names of options

# Like names of commands; no two options of one command may be called the same. The description
# stands beside the name.
option-action = azione
option-add = aggiungi
option-ai = ia
option-announce-in = annuncia_in
option-autostart = avvio_automatico
option-channel = canale
option-check-in = check_in
option-file = file
option-final = tavolo_finale
option-fingerprint = impronta
option-format = formato
option-game = gioco
option-games = partite
option-hints = suggerimenti
option-invite = invita
option-invite2 = invita2
option-invite3 = invita3
option-invite4 = invita4
option-language = lingua
option-level = livello
option-most = posti
option-name = nome
option-old-turns = turni_passati
option-page = pagina
option-pictures = immagini
option-ping = menziona
option-pings = menzioni
option-places = posizioni
option-private = privato
option-prize = premio
option-rated = classificata
option-reason = motivo
option-remove = togli
option-repeat = ripeti
option-role = ruolo
option-round = round
option-rounds = round
option-seeding = ordine
option-start = inizio
option-table = tavolo
option-table-size = posti_a_tavolo
option-theme = tema
option-thread = thread
option-threads = thread
option-time-zone = fuso_orario
option-tournament = torneo
option-turn-time = tempo
option-user = persona
option-variant = preparazione

## What the options mean

# The same for every command that is about one table.
option-table-description = Numero del tavolo
option-newgame-game-description = Quale gioco
option-newgame-variant-description = Come si prepara la partita
option-newgame-games-description = Quante partite giocare
option-newgame-turn-time-description = Tempo per turno: scegline uno, o scrivi i secondi
option-newgame-ai-description = Con quante IA iniziare
option-newgame-private-description = Si entra solo su tuo invito
option-newgame-autostart-description = Inizia da sola quando i posti sono tutti occupati
option-newgame-level-description = Quanto gioca bene l'IA
option-newgame-rated-description = Se vale per il rating
option-newgame-thread-description = Gioca in un thread a parte (se non dici niente: come impostato sul server)
option-newgame-invite-description = Chi invitare
option-rules-game-description = Quale gioco
option-verify-file-description = Un file di replay; con un numero di tavolo lo confronto con quella partita
option-verify-fingerprint-description = L'impronta di gioco pulito mostrata nella lobby, da confrontare
option-settings-language-description = La lingua dei messaggi pubblici
option-settings-turn-time-description = Tempo per turno predefinito: scegline uno, o scrivi i secondi
option-settings-threads-description = Gioca ogni partita in un thread
option-settings-pings-description = Menziona chi è di turno
option-settings-hints-description = Permetti i suggerimenti
option-settings-theme-description = Immagini per schermi scuri o chiari
option-settings-old-turns-description = Che cosa fare del messaggio di un turno passato
option-settings-time-zone-description = Il fuso orario del server: scrivi una città
option-settings-channel-description = Permetti o vieta le partite in un canale
option-me-language-description = La lingua dei messaggi che vedi solo tu
option-me-pictures-description = Mostra i tuoi tabelloni come immagini (altrimenti: come testo)
option-me-pings-description = Ti menziono quando tocca a te
option-privacy-action-description = Che cosa fare
# The same for every command that is about one tournament.
option-tournament-description = Quale torneo
option-page-description = Quale pagina
option-stats-user-description = Di chi (se non dici niente: le tue)
option-create-name-description = Nome del torneo
option-create-format-description = Formato
option-create-rounds-description = Quanti round (0, predefinito: quanti ne servono)
option-create-table-size-description = Quante persone per tavolo
option-create-final-description = Posti al tavolo finale (0: nessuna finale)
option-create-role-description = Possono partecipare solo i membri con questo ruolo (@everyone: tutti)
option-create-start-description = Quando inizia da solo: domani 20:00, venerdì alle 20, tra 30 minuti (-: a mano)
option-create-check-in-description = Minuti prima dell'inizio in cui fare il check-in (0: niente check-in)
option-create-most-description = Quanti possono giocare; gli altri aspettano un posto (0: senza limite)
option-create-seeding-description = Che cosa decide l'ordine iniziale
option-create-repeat-description = Annuncialo di nuovo quando finisce
option-create-news-description = Dove annunciarlo, oltre che in questo canale
option-create-ping-description = Ruolo da menzionare nell'annuncio (di nuovo lo stesso: nessuno)
option-create-prize-description = Ruolo per chi vince (@everyone: nessuno)
option-create-ai-description = Con quante IA iniziare
option-result-round-description = Round (se non dici niente: quello in corso)
option-result-table-description = Numero del tavolo nel round
option-result-places-description = Chi è al primo posto, al secondo e così via; o le posizioni secondo l'elenco: 2,1,3
option-result-reason-description = Motivo (resta agli atti)
option-drop-user-description = Chi escludere
option-drop-ai-description = O un'IA: il numero nel suo nome
option-return-user-description = Chi riammettere
option-team-add-description = Chi altro può dirigere il torneo
option-team-remove-description = Chi non può più dirigerlo
option-export-format-description = Tipo di file

## Choices

choice-repeat-never = Mai
choice-repeat-weekly = Ogni settimana
choice-repeat-monthly = Ogni mese
choice-format-swiss = Svizzero
choice-format-round-robin = All'italiana
choice-format-table-match = Un tavolo, più partite
choice-seeding-lots = Sorteggio
choice-seeding-rating = Per rating
choice-export-csv = Classifica (CSV)
choice-export-json = Tutto (JSON)

choice-old-turns-remove = Eliminalo
choice-old-turns-shrink = Riducilo a una riga
choice-old-turns-keep = Conservalo
choice-theme-dark = Scuro
choice-theme-light = Chiaro
choice-privacy-about = Che cosa conservo
choice-privacy-export = Esporta i miei dati
choice-privacy-delete = Elimina i miei dati
