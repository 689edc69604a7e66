# Why something could not be done. One friendly sentence each, said to one person alone.

# $sentence is one of the refusals below, $mark a rule's number (Q7), $rule its sentence (mark-q7).
refusal-by-rule = { $sentence } (Regola { $mark }: { $rule })

refusal-refusal = Al momento non è possibile.

## A button that can no longer act

# $why is one of the refusals below; the player's view follows.
stale-panel = { $why } Ecco come stanno le cose adesso.
# $link leads to the message that is up to date.
stale-elsewhere = { $why } Il messaggio attuale è qui: { $link }
stale-refreshed = { $why } Ora questo messaggio è aggiornato.

## In a game

refusal-game-over = Questa partita è finita. Per giocare ancora usa Rivincita o { COMMAND("newgame") }.
refusal-not-asked = Adesso non tocca a te. Aspetta il resto del tavolo.
refusal-stale-prompt = Nel frattempo la partita è andata avanti.
refusal-already-played = Hai già fatto questa mossa.
refusal-illegal-move = Adesso non puoi fare questa mossa.
# $wanted is what the form asks for: un numero da 1 a 100.
refusal-illegal-entry = “{ $value }” non è { $wanted }.

## At a table

# $wanted says which tables would have done; `lobby` is one to join in this channel.
refusal-no-table = { $wanted ->
    [finished] Qui non hai ancora finito nessuna partita.
    [lobby] In questo canale non ci sono tavoli a cui unirti. { COMMAND("games") } elenca quelli altrove; { COMMAND("newgame") } ne apre uno.
   *[open] Qui non sei in nessuna partita. { COMMAND("games") } elenca i tavoli aperti; { COMMAND("newgame") } ne apre uno.
}
# $problem says what does not fit, $value is what was asked for. `seats` comes as a number.
refusal-bad-setup = { $problem ->
    [id] Qui non posso aprire un tavolo.
    [seats] { $value ->
        [one] A questo gioco non si può giocare in solitario.
       *[other] A questo gioco non si può giocare in { $value }.
    }
    [first] Non c'è un posto con quel numero che possa iniziare.
    [game] Non conosco un gioco chiamato “{ $value }”.
    [games] Questo gioco non ammette una serie di quella lunghezza (“{ $value }”).
    [turn_seconds] Il tempo per turno va da 30 secondi a 14 giorni; 0 vuol dire senza limite.
    [channels] Sono troppi canali ({ $value }).
    [time_zone] Non conosco il fuso orario “{ $value }”. Scegli uno dei suggerimenti, per esempio Europe/Rome.
    [language] Non parlo ancora “{ $value }”.
    [ai] In questo gioco c'è spazio per { $value } IA al massimo, oltre a te.
    [invited] { $value ->
        [0] I posti sono tutti occupati, quindi non puoi invitare nessuno.
        [one] Puoi invitare una sola persona.
       *[other] Puoi invitare solo { $value } persone.
    }
    [invite] Puoi invitare solo persone di questo server. Per le IA usa l'opzione “{ option-ai }”.
    [option] Questo gioco non ha un'opzione chiamata “{ $value }”.
    [channel] Non riesco a vedere quel canale.
    [role] Non conosco quel ruolo.
    [value] “{ $value }” qui non va bene.
   *[other] “{ $value }” non è tra le scelte dell'opzione “{ $problem }”.
}
refusal-unknown-table = Non trovo quel tavolo su questo server.
refusal-unknown-button = Questo pulsante non funziona più. { COMMAND("board") } mostra la tua partita con pulsanti nuovi.
refusal-unknown-command = Questo comando è cambiato, ma il tuo Discord mostra ancora quello vecchio. Ricarica Discord; { COMMAND("help") } elenca ciò che so fare adesso.
refusal-table-closed = Questo tavolo è stato chiuso senza risultato. { COMMAND("newgame") } ne apre un altro.
refusal-already-started = La partita è già iniziata.
refusal-seats-given = I posti a questo tavolo sono già assegnati.
refusal-not-started = La partita non è ancora iniziata.
refusal-not-over = La partita è ancora in corso.
refusal-not-seated = Non giochi a questo tavolo.
refusal-gave-up = Hai abbandonato il tuo posto a questo tavolo.
refusal-already-seated = Giochi già al tavolo { $table }.
refusal-table-full = I posti a questo tavolo sono tutti occupati.
refusal-seats-kept = Per ora i posti liberi sono riservati a chi ha ricevuto un invito. Riprova tra qualche minuto.
refusal-not-invited = Questo tavolo è privato: si entra solo su invito dell'host.
refusal-kept-out = L'host ti ha espulso da questo tavolo. Puoi tornare con un suo invito.
refusal-already-invited = Questa persona ha già un posto, o ne ha uno riservato.
refusal-player-gone = Questa persona non è più al tavolo.
refusal-no-such-seat = Non c'è nessuna IA da togliere.
refusal-too-few-players = { $least ->
    [one] Qualcuno deve sedersi prima che la partita possa iniziare.
   *[other] Per questa partita bisogna essere almeno in { $least }. Aspetta che arrivi gente o aggiungi qualche IA.
}
refusal-not-alone = Nel frattempo è arrivato qualcuno. Premi Inizia quando ci sono tutti.
# $missing are names.
refusal-not-ready = Le opzioni sono cambiate: prima di iniziare serve il Tutto pronto di { $missing }.
refusal-counts-as-lost = Varrebbe come sconfitta per te.
# $host is a name, or `nobody` if it is not known.
refusal-not-host = { $host ->
    [nobody] Può farlo solo l'host di questo tavolo.
   *[other] Può farlo solo { $host }, host di questo tavolo.
}

# $kind: whose tables are counted; `lobbies` are those of this user that have not started.
refusal-limit-reached = { $kind ->
    [lobbies] { $limit ->
        [one] Sei già host di un tavolo che non ha ancora iniziato. Prima avvialo o esci.
       *[other] Sei già host di { $limit } tavoli che non hanno ancora iniziato. Prima avviane uno o esci da uno.
    }
    [user] { $limit ->
        [one] Qui giochi già a un tavolo. Prima finisci quella partita.
       *[other] Qui giochi già a { $limit } tavoli. Prima finisci una partita.
    }
    [channel] { $limit ->
        [one] In questo canale c'è già una partita. Prova in un altro canale.
       *[other] In questo canale ci sono già { $limit } partite. Prova in un altro canale.
    }
    [watchers] La lista è piena: ci sono già { $limit } persone.
    [team] Lo staff di un torneo può avere { $limit } persone al massimo.
    [tournaments] Su questo server ci sono già { $limit } tornei. Prima finiscine o annullane uno.
   *[server] { $limit ->
        [one] Su questo server c'è già una partita. Aspetta che finisca.
       *[other] Su questo server ci sono già { $limit } partite. Aspetta che ne finisca una.
    }
}
refusal-hints-off = A questo tavolo i suggerimenti sono disattivati.
refusal-too-fast = { $seconds ->
    [one] Non così in fretta. Riprova tra un secondo.
   *[other] Non così in fretta. Riprova tra { $seconds } secondi.
}
refusal-paused = Questa partita è in pausa. Può riprenderla chi è di turno e, dopo un'ora, chiunque giochi: premi Tavolo.
# $problem says what stands in the way; $when is a moment in seconds since 1970.
refusal-cannot-act = { $problem ->
    [nobody_owes] Adesso non tocca a nessun altro.
    [unshown] Non ho ancora potuto mostrare il tabellone, quindi nessuno è in ritardo.
    [nudge_later] Un po' di pazienza: puoi sollecitare <t:{ $when }:R>.
    [seated] A questo tavolo giochi già tu.
    [no_swap] I posti possono passare di mano solo in partite singole e amichevoli.
    [not_waiting] Questa persona non aspetta più un posto.
    [away] Sta giocando l'IA al posto tuo. Prima premi La mia vista per riprenderti il posto.
    [present] Adesso non tocca a questa persona, quindi nessuno la sta aspettando.
    [not_away] C'è ancora tempo: l'assenza scatta <t:{ $when }:R>.
    [kept_out] L'host ti ha espulso da questo tavolo.
    [resume_later] Chi è di turno decide quando continuare. Tu puoi riprendere la partita <t:{ $when }:R>.
    [asked] L'hai già chiesto. Puoi chiederlo di nuovo <t:{ $when }:R>.
    [organizer] A un tavolo di torneo lo decidono l'organizzazione e l'orologio.
    [alone] In una partita classificata non puoi deciderlo per conto tuo. Aspetta l'orologio, o abbandona.
    [moved] C'è già una votazione su qualcosa di simile.
    [declined] Ti hanno appena risposto di no. Puoi chiederlo di nuovo <t:{ $when }:R>.
    [no_vote] In questa votazione non hai voto.
    [vote_over] Questa votazione è chiusa.
    [already] È già stato fatto.
   *[unknown] A questo tavolo non è possibile.
}

## Not the player's fault

problem-storage = Al momento non riesco a raggiungere il mio database. Non è andato perso niente; riprova tra poco.
# The database stopped answering just as it was told to save.
problem-unknown = Il mio database non ha risposto, quindi non so se quello che hai fatto vale. Se vale, lo vedrai qui appena torna; altrimenti riprova allora.
problem-shown-later = Vale, ma al momento non riesco a raggiungere il mio database. Lo vedrai qui appena torna.
problem-discord = Discord ha qualche problema in questo momento. Ricontrolla tra poco: quello che hai fatto potrebbe già valere.
# $reference is an id that the operator finds in the log.
problem-unexpected = Qualcosa è andato storto da parte mia; non è andato perso niente. (Riferimento { $reference })

## Tournaments

refusal-unknown-tournament = Su questo server non c'è quel torneo.
refusal-no-tournament = Su questo server non c'è ancora nessun torneo.
refusal-not-organizer = Può farlo solo chi organizza il torneo, o chi può gestire gli eventi o questo server.
refusal-not-entered = Non partecipi a questo torneo.
refusal-already-entered = Partecipi già a questo torneo.
refusal-bad-tournament = { $problem ->
    [too_few_players] Per un torneo bisogna essere almeno in due.
    [too_many_players] Per questo formato c'è troppa gente.
    [bad_table_size] Con questo gioco o formato non si possono fare tavoli di quelle dimensioni.
    [bad_rounds] Con questo formato non si può giocare quel numero di round.
    [bad_final] Il tavolo finale ha da due a quattro posti, ma non più posti che partecipanti.
    [past] Quell'orario è già passato. Prova con “domani 20:00”.
    [too_far] Un torneo si può annunciare al massimo due mesi prima. Prova con “tra 4 settimane”.
    [repeat] Un torneo che si ripete ha bisogno di un orario d'inizio, per esempio “{ option-start }: venerdì 20:00”.
    [start] Non riesco a leggerci un giorno e un'ora. Prova con “domani 20:00”, “venerdì alle 20”, “24/12 19:30” o “tra 30 minuti”.
    [name] Un torneo ha bisogno di un nome, di 60 caratteri al massimo.
    [closed] Il torneo è iniziato, quindi non si può più entrare.
    [full] Il torneo è al completo.
    [too_few_checked_in] Hanno fatto il check-in meno di due persone.
    [no_check_in] Il check-in non è aperto.
    [checked_in] Hai già fatto il check-in.
    [check_in] Per il check-in serve un orario d'inizio.
    [long_check_in] Il check-in può aprirsi al massimo un giorno prima dell'inizio.
    [started] Il torneo è già iniziato.
    [fixed] Il torneo è iniziato, quindi questo non si può più cambiare.
    [role] Questo torneo è riservato ai membri con un certo ruolo.
    [not_started] Il torneo non è ancora iniziato.
    [over] Il torneo è finito.
    [last_round] Non ci sono altri round da abbinare.
    [paused] Sei già fuori dagli abbinamenti. Usa { COMMAND("tournament back") } quando torni.
    [here] Sei già negli abbinamenti.
    [left] Non fai più parte di questo torneo e non puoi rientrare.
    [round_over] Quel round è già finito.
    [no_such_table] In quel round non c'è quel tavolo.
    [still_open] Quel tavolo di questo round è ancora aperto; i tavoli dei round precedenti non si possono riaprire.
    [earlier_round] Si possono riaprire solo i tavoli del round in corso. Correggi invece il risultato con { COMMAND("organize result") }.
    [played] A quel tavolo si è giocato. Correggi invece il risultato con { COMMAND("organize result") }.
    [bye] Un riposo non ha un risultato da correggere.
    [places] Indica una posizione per ogni persona al tavolo, con almeno un primo posto: 2,1,3.
    [reason] Una correzione ha bisogno di un motivo.
    [long_reason] Il motivo può avere 300 caratteri al massimo.
    [who] Indica chi: una persona, o il numero di un'IA.
    [own_wish] Questa persona si è messa in pausa o se n'è andata da sé, quindi solo lei può decidere di tornare.
    [is_here] Questa persona è già negli abbinamenti.
    [runs_it] Questa persona dirige già il torneo.
    [no_co_organizer] Questa persona non è nello staff del torneo.
    [bot] I bot non possono dirigere un torneo.
   *[nobody] Questa persona non partecipa al torneo.
}
# What a tournament is to arrange: news in a channel, a role to ping, a role for the winner. $what is that channel or role.
refusal-cannot-arrange = { $problem ->
    [news] Tu non puoi scrivere in { $what }, quindi non ci annuncio un torneo per te.
    [news_lacking] Non posso scrivere in { $what }. Chiedi a chi amministra il server di concedermi lì Visualizza canale e Invia messaggi.
    [ping] Tu non puoi menzionare { $what } lì, quindi non lo faccio per te.
    [ping_lacking] Non posso menzionare { $what } lì. Chiedi a chi amministra il server di rendere menzionabile quel ruolo.
    [managed] { $what } non si può dare a nessuno: chi ce l'ha lo decide un'app o Discord stesso.
    [power] { $what } dà potere su questo server. Chi dirige un torneo decide chi vince, quindi non può essere un premio.
    [rights] Non posso dare { $what } a nessuno. Chiedi a chi amministra il server di concedermi Gestisci ruoli.
    [above] { $what } non è sotto il mio ruolo più alto. Chiedi a chi amministra il server di metterci sopra il mio.
   *[own] Puoi mettere in palio { $what } solo se potresti darlo tu: con Gestisci ruoli e un tuo ruolo più alto.
}
