# Qwixx.

## Name

game-qwixx = Qwixx

## Headlines

# The title above the board: what matters now, at most ten words. $names are those it waits for, or the winners;
# $name has rolled. $waits: `all` everybody is asked, `some` only those are.
headline-qwixx-white-dice = { $waits ->
    [all] { $name } fa { $sum }: tutti possono segnarlo
   *[some] { $names }: segnare { $sum } o passare
}
headline-qwixx-colored-dice = { $names }, segna bianco più colore o passa
headline-qwixx-won = { $count ->
    [one] { $names } vince con { $score }!
   *[other] { $names } vincono insieme con { $score }!
}

## The rules, in our own words

# Marks in brackets such as [Q7] number the rules: keep them. A text has at most 1200
# characters. Lines beginning with “- ” are list items. The summary has two sentences and no marks: it stands first.

rules-qwixx-summary = Segna numeri da sinistra a destra in quattro righe: quelli che salti sono persi, e più crocette ha una riga, più vale ognuna. A ogni lancio tutti possono usare i dadi bianchi; chi ha lanciato può anche sommare un dado bianco e uno colorato.
rules-qwixx-goal =
    Segna più numeri che puoi: più crocette ci sono in una riga, più vale ogni nuova crocetta. Ogni riga si percorre da sinistra a destra. Puoi saltare dei numeri, ma un numero saltato è perso per sempre [Q2].
rules-qwixx-setup =
    Ogni partecipante ha una cartella con quattro righe: rosso e giallo salgono da 2 a 12, verde e blu scendono da 12 a 2. Ogni riga finisce con un lucchetto. Sotto ci sono quattro caselle per i lanci a vuoto. Ci sono due dadi bianchi e un dado per ogni colore [Q1].

    Chi inizia si decide a sorte; poi si procede in senso orario [Q3].
rules-qwixx-turn =
    Chi è di turno lancia tutti i dadi. Poi ci sono due azioni [Q3]:
    - **Dadi bianchi, per tutti insieme**: puoi segnare la somma dei due dadi bianchi in una riga [Q4].
    - **Dadi colorati, solo per chi ha lanciato**: puoi segnare la somma di un dado bianco e di uno colorato nella riga di quel colore [Q5].

    Nessuna delle due è obbligatoria. Ma se chi ha lanciato non segna niente né nell'una né nell'altra, è un lancio a vuoto [Q6].

    { "" }**Chiudere una riga**: servono almeno cinque crocette in una riga per segnarne l'ultimo numero (12 in rosso e giallo, 2 in verde e blu). Segni anche il lucchetto, che vale come una crocetta in più [Q7]. La riga è chiusa per tutti e il suo dado esce subito dal gioco [Q8]. Con i dadi bianchi più persone possono chiudere insieme la stessa riga, se ognuna ha lì cinque crocette; anche le altre crocette fatte lì nello stesso momento valgono [Q9].
rules-qwixx-end =
    La partita finisce subito [Q10]:
    - quando qualcuno segna il quarto lancio a vuoto;
    - quando due righe sono chiuse. Con i dadi bianchi se ne può chiudere una terza nello stesso momento.

    Prima di controllare se è finita, valgono le scelte di tutti con i dadi bianchi. Se la partita finisce lì, i dadi colorati non si usano e per quel turno nessuno segna un lancio a vuoto.
rules-qwixx-scoring =
    Punti per ogni riga secondo le crocette, lucchetto compreso [Q11]: 1 → 1, 2 → 3, 3 → 6, 4 → 10, 5 → 15, 6 → 21, 7 → 28, 8 → 36, 9 → 45, 10 → 55, 11 → 66, 12 → 78.

    Ogni lancio a vuoto costa 5 punti. Vince il totale più alto; a parità si vince insieme.
rules-qwixx-options =
    - **Serie**: fino a cinque partite. I punti si sommano e ogni volta inizia una persona diversa [Q12].
    - Si può giocare anche in cinque; le regole stampate valgono da due a quattro [Q1].

## What the drawn example points out: a few words each

example-qwixx-1 = Dadi bianchi: tutti possono segnare 7
example-qwixx-2 = Nel tuo turno anche bianco più colore
example-qwixx-3 = I numeri che salti sono persi
example-qwixx-4 = Con cinque crocette puoi chiudere la riga

## Every rule by its number, in one short sentence

mark-q1 = Una cartella ha due righe che salgono da 2 e due che scendono da 12, con lucchetto, e quattro caselle per i lanci a vuoto.
mark-q2 = I numeri si segnano da sinistra a destra; un numero saltato è perso.
mark-q3 = Chi è di turno lancia tutti i dadi ancora in gioco; si procede in senso orario.
mark-q4 = Tutti possono segnare la somma dei dadi bianchi in una riga.
mark-q5 = Poi chi ha lanciato può segnare un dado bianco più uno colorato nella riga di quel colore.
mark-q6 = Chi non segna numeri nel proprio turno segna un lancio a vuoto.
mark-q7 = Per l'ultimo numero di una riga servono prima cinque crocette; insieme si segna anche il lucchetto.
mark-q8 = Quando qualcuno chiude una riga, è chiusa per tutti e il suo dado esce dal gioco.
mark-q9 = Con lo stesso lancio più persone possono chiudere una riga, se ognuna ha lì cinque crocette.
mark-q10 = La partita finisce subito con un quarto lancio a vuoto o con una seconda riga chiusa.
mark-q11 = Ogni crocetta di una riga vale un punto più della precedente; un lancio a vuoto costa 5 punti.
mark-q12 = In una serie fino a cinque partite i punti si sommano, e ogni volta inizia una persona diversa.

## What is asked, and options

choose-qwixx-white-dice = Segna la somma bianca in una riga, o passa.
choose-qwixx-colored-dice = Segna un dado bianco più uno colorato, o passa.

## Buttons

# Discord cuts long labels: keep them under thirty characters.

control-qwixx-cross = { $color ->
    [red] Rosso { $number }
    [yellow] Giallo { $number }
    [green] Verde { $number }
   *[blue] Blu { $number }
}
control-qwixx-pass = Passo
control-qwixx-misthrow = Passo (-5)
# On the white and on the colored dice, which costs five points.
control-qwixx-pass-both = Passo due volte (-5)

## Events

# $name and $names come ready to be shown (bold).

color-name = { $color ->
    [red] rosso
    [yellow] giallo
    [green] verde
   *[blue] blu
}
event-qwixx-starts = Inizia { $name }.
event-qwixx-rolled = { $name } fa { $white1 } e { $white2 } con i dadi bianchi.
event-qwixx-answered = { $count ->
    [one] { $names } ha scelto.
   *[other] { $names } hanno scelto.
}
event-qwixx-crossed = { $name } segna { color-name } { $number }.
event-qwixx-crossed-all = Crocette: { $list }.
event-qwixx-crossed-item = { color-name } { $number }
event-qwixx-passed = { $count ->
    [one] { $names } passa.
   *[other] { $names } passano.
}
event-qwixx-closed = { $name } chiude il { color-name } per tutti.
event-qwixx-closed-all = Chiuso per tutti: { $list }.
event-qwixx-closed-item = { color-name }
# $count is which penalty of four this is.
event-qwixx-misthrow = { $name } segna il lancio a vuoto { $count } di 4.
event-qwixx-ended = { $reason ->
    [rows_closed] La partita è finita: due righe sono chiuse.
    [misthrows] La partita è finita: è il quarto lancio a vuoto.
   *[other] La partita è finita.
}
event-qwixx-won = { $count ->
    [one] { $names } vince!
   *[other] { $names } vincono insieme!
}

## Scores

# The rows and the penalties add up to the score. It stands in a narrow line: keep it short.
score-qwixx = { $score ->
    [one] { $score } punto
   *[other] { $score } punti
} (rosso { $red }, giallo { $yellow }, verde { $green }, blu { $blue }{ $misthrows ->
    [0] { "" }
   *[other] , a vuoto { $misthrows }
})
stats-score-qwixx = Punti: { $mean } in media, record { $best }

## In pictures and in their descriptions

# The short ones stand under or beside numbers in a picture: keep them short.

qwixx-task-white = { $name } ha lanciato: tutti possono segnare { $sum }.
qwixx-task-colored = { $name } può segnare bianco più colore.
qwixx-alt-roll = Lancio di { $name }: bianchi { $one } e { $other }, { $colored }.
qwixx-alt-closed = Righe chiuse: { $rows }.
# One row of a sheet; $numbers are those crossed off: 2 3 5.
qwixx-alt-row = { color-name } { $numbers }
qwixx-alt-sheet = { $points ->
    [one] { $name }, { $points } punto, segnati: { $rows }; lanci a vuoto { $misthrows }.
   *[other] { $name }, { $points } punti, segnati: { $rows }; lanci a vuoto { $misthrows }.
}
# Boards as text: the line above a sheet, one of its rows, and the line below it. $crossed and $open are numbers: 2 3 5.
qwixx-text-head = { $points ->
    [one] { $name }: { $points } punto
   *[other] { $name }: { $points } punti
}
qwixx-text-row = { color-name }: segnati { $crossed }; { $state ->
    [locked] lucchetto
    [closed] chiusa
   *[open] liberi { $open }
}
qwixx-text-misthrows = lanci a vuoto: { $count } su { $most }
# The first letters of each color, one or two, at the rows of the sheets and under the dice.
qwixx-letters = { $color ->
    [red] r
    [yellow] g
    [green] v
   *[blue] b
}

## Why a move is good or bad

# Each stands alone or after another, without a full stop. $name is another player's name.

reason-qwixx-ends-ahead = { $points ->
    [one] chiude la partita con te avanti di un punto
   *[other] chiude la partita con te avanti di { $points } punti
}
reason-qwixx-ends-behind = { $points ->
    [one] chiude la partita con te indietro di un punto
   *[other] chiude la partita con te indietro di { $points } punti
}
reason-qwixx-ends-level = chiude la partita in parità per il primo posto
reason-qwixx-closes-row = chiude il { color-name } e porta { $points } punti
reason-qwixx-may-close = la tua quinta crocetta: da ora puoi chiudere il { color-name }
reason-qwixx-hurry = il { color-name } potrebbe chiudersi presto
reason-qwixx-then = poi { color-name } { $number } con un dado colorato
reason-qwixx-skips-nothing = non salta niente nel { color-name }
reason-qwixx-skips = { $count ->
    [one] salta un numero nel { color-name }
   *[other] salta { $count } numeri nel { color-name }
}
reason-qwixx-skips-fewer = { $count ->
    [one] salta un solo numero nel { color-name }, non { $more }
   *[other] salta solo { $count } numeri nel { color-name }, non { $more }
}
reason-qwixx-keeps = { $count ->
    [one] qualsiasi crocetta salterebbe almeno un numero
   *[other] qualsiasi crocetta salterebbe almeno { $count } numeri
}
reason-qwixx-keeps-numbers = non salta niente
reason-qwixx-misthrow = un lancio a vuoto: costa 5 punti
reason-qwixx-scores-nothing = non porta punti
reason-qwixx-scores = { $points ->
    [one] porta un punto
   *[other] porta { $points } punti
}
