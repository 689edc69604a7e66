# 5 vor 12 and Lucky Numbers.
# Numbers stand after "un" or without an article: "il" would have to change before 1, 8 and 11.

## Name

game-five-to-twelve = 5 vor 12
game-lucky-numbers = Lucky Numbers

## Headlines

# The title above the board: what matters now, at most eight words. $names are those it waits for, or the winners.
# $waits: `all` everybody is asked, `some` only those are.
headline-ladder-arrange = { $waits ->
    [all] Tutti: quattro tessere da ordinare
   *[some] { $names }: quattro tessere da ordinare
}
headline-ladder-set-up = { $waits ->
    [all] Tutti: una tessera sulla diagonale
   *[some] { $names }: una tessera sulla diagonale
}
headline-ladder-turn = { $takes ->
    [yes] { $names }, pesca una tessera o prendine una scoperta
   *[no] { $names }, pesca una tessera
}
# $fits: whether the tile can be placed or swapped in anywhere.
headline-ladder-drawn = { $fits ->
    [yes] { $names }, hai un { $tile } da mettere
   *[no] { $names }, hai un { $tile } da lasciare: non ci sta
}
headline-ladder-won = { $count ->
    [one] { $score ->
        [0] { $names } vince con la cartella piena!
        [one] { $names } vince con una casella libera!
       *[other] { $names } vince con { $score } caselle libere!
    }
   *[other] { $score ->
        [one] { $names } vincono insieme con una casella libera!
       *[other] { $names } vincono insieme con { $score } caselle libere!
    }
}

## The rules, in our own words

# Marks in brackets such as [L7] number the rules: keep them. A text has at most 1200
# characters. Lines beginning with “- ” are list items. The summary has two sentences and no marks: it stands first.

rules-ladder-summary = Vince chi riempie prima la propria cartella di quattro per quattro con numeri crescenti in ogni riga e in ogni colonna. Nel tuo turno pesca una tessera o prendine una scoperta, poi mettila su una casella libera o scambiala con una delle tue.
rules-five-to-twelve-summary = { rules-ladder-summary }
rules-five-to-twelve-goal =
    Vince chi riempie prima le sedici caselle della propria cartella con tessere da 1 a 20. I numeri devono crescere in ogni riga da sinistra a destra e in ogni colonna dall'alto in basso [L2, L9]. I salti sono ammessi: 2, 9, 14. I colori delle tessere non contano [L1].
rules-five-to-twelve-setup =
    C'è una serie di tessere da 1 a 20 per ogni partecipante, tutte coperte [L1].

    Per prime si riempiono le quattro caselle della diagonale, dall'angolo in alto a sinistra a quello in basso a destra [L3]. Per quattro giri ciascuno pesca una tessera e la mette subito su una casella libera della propria diagonale, dove resta fino al primo turno [L4b]. Si sceglie tutti insieme e le scelte degli altri si vedono dopo. Va bene qualsiasi ordine, anche decrescente, perché queste caselle non hanno righe né colonne in comune [L5].

    Chi inizia si decide a sorte; poi si procede in senso orario [L6].
rules-ladder-turn =
    Fai una di queste due cose [L7]:
    - **Pescare** una tessera coperta. Mettila, scambiala oppure lasciala scoperta al centro. Lasciarla è sempre permesso [L11].
    - **Prendere** una tessera scoperta dal centro. Devi metterla o scambiarla subito.

    { "" }**Mettere** una tessera vuol dire posarla su una casella libera della tua cartella. **Scambiarla** vuol dire posarla dove c'era una delle tue, che finisce scoperta al centro, a disposizione di tutti [L8].

    La tessera deve stare tra tutte le altre della sua riga e della sua colonna [L9]; quella che togli non conta più. Lo stesso numero non può stare due volte in una riga o colonna, e una tessera non può sostituirne una con lo stesso numero [L10]. Anche le tessere della diagonale si possono scambiare [L3].
rules-five-to-twelve-turn = { rules-ladder-turn }
rules-ladder-end =
    - La partita finisce subito quando qualcuno riempie l'ultima casella libera della propria cartella [L12].
    - Finisce anche dopo il turno in cui si pesca l'ultima tessera coperta [L13].
    - Regola della casa, perché nessuna partita duri in eterno: dopo dieci giri in cui si sono solo prese tessere dal centro, chi gioca dopo deve pescare [L15].
rules-five-to-twelve-end = { rules-ladder-end }
rules-ladder-scoring =
    Chi riempie la propria cartella vince in solitaria [L12]. Se prima finiscono le tessere, vince chi ha meno caselle libere; a parità si vince insieme [L13].

    In modalità torneo chi vince una partita riceve 2 punti; tutti gli altri perdono 1 punto per ogni casella libera. Vince il totale più alto [L14].
rules-five-to-twelve-scoring = { rules-ladder-scoring }
rules-five-to-twelve-options =
    - **Preparazione**: una tessera alla volta, come di consueto [L4b], o tutte e quattro insieme: vedi le tue quattro tessere iniziali e le disponi sulla diagonale come vuoi [L4a].
    - **Modalità torneo**: tante partite quante sono le persone al tavolo, così ognuno inizia una volta [L14].
rules-lucky-numbers-summary = { rules-ladder-summary }
rules-lucky-numbers-goal = { rules-five-to-twelve-goal }
rules-lucky-numbers-setup =
    C'è una serie di tessere da 1 a 20 per ogni partecipante, tutte coperte [L1].

    Per prime si riempiono le quattro caselle della diagonale, dall'angolo in alto a sinistra a quello in basso a destra [L3]. Ciascuno pesca quattro tessere e le dispone lì come vuole, tutti insieme [L4a]. Va bene qualsiasi ordine, anche decrescente, perché queste caselle non hanno righe né colonne in comune [L5].

    Chi inizia si decide a sorte; poi si procede in senso orario [L6].
rules-lucky-numbers-turn = { rules-ladder-turn }
rules-lucky-numbers-end = { rules-ladder-end }
rules-lucky-numbers-scoring = { rules-ladder-scoring }
rules-lucky-numbers-options =
    - **Preparazione**: quattro tessere insieme, come di consueto [L4a], o la preparazione di Michael: per quattro giri ciascuno pesca una tessera e la mette subito su una casella libera della propria diagonale, dove resta fino al primo turno [L4b].
    - **Modalità torneo**: tante partite quante sono le persone al tavolo, così ognuno inizia una volta [L14].

## What the drawn example points out: a few words each

example-ladder-1 = All'inizio quattro tessere in diagonale
example-ladder-2 = I numeri crescono a destra e in basso
example-ladder-3 = Mettere: 10 sta tra 6 e 17, tra 9 e 12
example-ladder-4 = O scambiare: la vecchia va al centro

## Every rule by its number, in one short sentence

mark-l1 = C'è una serie di tessere da 1 a 20 per ogni partecipante; i colori non contano.
mark-l2 = Ogni partecipante ha una cartella vuota di quattro per quattro caselle.
mark-l3 = La diagonale dall'angolo in alto a sinistra a quello in basso a destra si riempie prima del primo turno.
mark-l4a = Le quattro tessere iniziali si pescano insieme e si mettono sulla diagonale in qualsiasi ordine.
mark-l4b = Le tessere iniziali si pescano una alla volta, e ognuna va subito su una casella libera della diagonale.
mark-l5 = Le tessere iniziali possono stare sulla diagonale in qualsiasi ordine.
mark-l6 = Chi inizia si decide a sorte; si procede in senso orario.
mark-l7 = Nel tuo turno pesca una tessera coperta, oppure prendine una scoperta, che devi usare.
mark-l8 = Una tessera va su una casella libera o sostituisce una delle tue, che finisce scoperta al centro.
mark-l9 = I numeri devono crescere in ogni riga da sinistra a destra e in ogni colonna dall'alto in basso.
mark-l10 = Una tessera non può sostituirne una con lo stesso numero.
mark-l11 = La tessera che peschi si può sempre lasciare al centro; quella scoperta che prendi no.
mark-l12 = Chi riempie l'ultima casella libera della propria cartella vince subito.
mark-l13 = La partita finisce anche dopo il turno in cui si pesca l'ultima tessera coperta; vince chi ha meno caselle libere.
mark-l14 = In modalità torneo ognuno inizia una volta; chi vince riceve 2 punti, gli altri perdono 1 punto per casella libera.
mark-l15 = Dopo dieci giri in cui nessuno ha pescato, chi gioca dopo deve pescare una tessera.

## What is asked, and options

variant-ladder-setup-one = una tessera alla volta
variant-ladder-setup-four = quattro tessere insieme
choose-ladder-arrange = Scegli l'ordine delle tue tessere, partendo in alto a sinistra.
choose-ladder-set-up = Scegli una casella per la tua tessera.
choose-ladder-turn = Pesca una tessera o prendine una scoperta.
choose-ladder-drawn = Scegli una casella libera (verde) o una con un numero (blu) per scambiarne la tessera, oppure lascia la tessera che hai pescato.
# Instead of the ones above, when a tile from the middle is chosen, or some of the four are placed.
pick-ladder-cell = Tessera { $tile }: in quale casella? Verde: libera; blu, con un numero: scambia quella tessera.
pick-ladder-next = Finora: { $tiles }. Quale tessera viene dopo?
pick-ladder-only-draw = Pesca una tessera.
pick-ladder-only-leave = La tessera che hai pescato non ci sta da nessuna parte: lasciala.

## Buttons

# Discord cuts long labels: keep them under thirty characters.

control-ladder-set-up = { $tiles ->
    [one] Metti la tessera
   *[other] Metti le tessere
}
control-ladder-draw = Pesca una tessera
control-ladder-take = Prendi { $tile }
control-ladder-leave = Lasciala
control-ladder-rising = Ordine crescente
# A tile onto an empty cell, named like b2.
control-ladder-put = { $tile } in { $cell }
# A tile in place of another one.
control-ladder-swap = { $tile } al posto di { $out } in { $cell }

## Events

# $name and $names come ready to be shown (bold).

event-ladder-starts = Inizia { $name }.
# $tiles are numbers with hyphens: 3-7-12-19.
event-ladder-dealt = { $name } pesca { $tiles }.
event-ladder-dealt-all = Tessere pescate: { $list }.
event-ladder-dealt-item = { $tiles }
event-ladder-answered = { $count ->
    [one] { $names } ha scelto.
   *[other] { $names } hanno scelto.
}
event-ladder-placed = { $name } mette un { $tile } in { $cell }.
event-ladder-placed-all = Tessere messe: { $list }.
event-ladder-placed-item = { $tile } in { $cell }
event-ladder-swapped = { $name } mette un { $tile } in { $cell } al posto di un { $out }.
event-ladder-left = { $name } lascia un { $tile } al centro.
event-ladder-revealed = { $name } pesca un { $tile }.
event-ladder-revealed-placed = { $name } pesca un { $tile } e lo mette in { $cell }.
event-ladder-revealed-swapped = { $name } pesca un { $tile } e lo mette in { $cell } al posto di un { $out }.
event-ladder-revealed-left = { $name } pesca un { $tile } e lo lascia al centro.
event-ladder-taken = { $name } prende un { $tile } dal centro.
event-ladder-taken-placed = { $name } prende un { $tile } dal centro e lo mette in { $cell }.
event-ladder-taken-swapped = { $name } prende un { $tile } dal centro e lo mette in { $cell } al posto di un { $out }.
event-ladder-ended = { $reason ->
    [board_full] La partita è finita: una cartella è piena.
    [supply_empty] La partita è finita: è stata pescata l'ultima tessera.
   *[other] La partita è finita.
}
event-ladder-won = { $count ->
    [one] { $names } vince!
   *[other] { $names } vincono insieme!
}

## Scores

score-ladder = { $score ->
    [0] cartella piena
    [one] una casella libera
   *[other] { $score } caselle libere
}
# $best is the score of the best game: a number, without what it was made of.
stats-score-ladder = Caselle libere: { $mean } in media, record { $best ->
    [0] cartella piena
   *[other] { $best }
}

## In pictures and in their descriptions

# The first two stand below boards as text: keep them short.

ladder-text-hand = in mano: { $tiles }
ladder-text-free = libere: { $count }
# Above boards as text. In them, and in descriptions, the name of an empty cell stands between the numbers: 3 b1 c1 17
ladder-legend = Righe dall'alto in basso; una casella libera mostra il suo nome, come b1.
ladder-alt-middle = Coperte: { $supply }; scoperte: { $open }.
ladder-alt-left = Appena lasciata: { $tile }.
ladder-alt-drawn = Pescata: { $tile }.
ladder-alt-board = { $free ->
    [one] { $name }, { $free } libera: { $rows }.
   *[other] { $name }, { $free } libere: { $rows }.
}
ladder-alt-hand = In mano: { $tiles }.

## Why a move is good or bad

# Each stands alone or after another, without a full stop. $name is another player's name.

reason-ladder-completes-board = riempie la tua ultima casella libera e vince
reason-ladder-fills-cell = { $left ->
    [one] riempie una casella: ne manca una
   *[other] riempie una casella: ne mancano { $left }
}
reason-ladder-costs-nothing = non toglie possibilità alle altre tue caselle
reason-ladder-leaves-numbers = { $count ->
    [one] in { $cell } può ancora stare un numero
   *[other] in { $cell } possono ancora stare { $count } numeri
}
reason-ladder-leaves-few = { $count ->
    [one] in { $cell } può ormai stare un solo numero
   *[other] in { $cell } possono ormai stare solo { $count } numeri
}
reason-ladder-right-place = un { $tile } sta bene in { $cell }
reason-ladder-blocks-cell = in { $cell } non ci sta più niente senza uno scambio
reason-ladder-makes-room = { $count ->
    [one] in { $cell } potrà stare un numero (prima nessuno)
   *[other] in { $cell } potranno stare { $count } numeri (prima { $before ->
        [0] nessuno
       *[other] { $before }
    })
}
reason-ladder-takes-room = { $count ->
    [0] in { $cell } non potrà stare più niente (prima { $before })
    [one] in { $cell } potrà stare un solo numero (prima { $before })
   *[other] in { $cell } potranno stare solo { $count } numeri (prima { $before })
}
reason-ladder-goes-back = potresti riprendere la tessera { $tile }: sta nella tua { $cell }
reason-ladder-helps-rival = a { $name } può servire un { $tile } al centro
reason-ladder-helps-nobody = nessun altro può mettere un { $tile }
reason-ladder-fills-nothing = un { $tile } non sta in nessuna delle tue caselle libere
reason-ladder-goes-round = non riempie caselle, sposta solo tessere
reason-ladder-draw-fills = { $count ->
    [0] nessuna tessera coperta sta in una casella libera, ma una potrebbe valere uno scambio
    [one] una tessera coperta su { $total } sta in una casella libera
   *[other] { $count } tessere coperte su { $total } stanno in una casella libera
}
reason-ladder-diagonal-falls = { $low } prima di { $high } non è crescente: in mezzo non ci sta niente
reason-ladder-tightest-gap = { $count ->
    [0] non lascia numeri tra { $low } e { $high }, lo spazio più stretto
    [one] lascia un numero tra { $low } e { $high }, lo spazio più stretto
   *[other] lascia { $count } numeri tra { $low } e { $high }, lo spazio più stretto
}
reason-ladder-gap-below = { $count ->
    [0] non lascia numeri sotto { $tile }
    [one] lascia un numero sotto { $tile }
   *[other] lascia { $count } numeri sotto { $tile }
}
reason-ladder-gap-above = { $count ->
    [0] non lascia numeri sopra { $tile }
    [one] lascia un numero sopra { $tile }
   *[other] lascia { $count } numeri sopra { $tile }
}
