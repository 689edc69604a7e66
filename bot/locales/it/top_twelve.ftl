# Top 12.
# Numbers stand without an article: "il" would have to change before 1, 8, 11 and 80 to 89.

## Name

game-top-twelve = Top 12

## Headlines

# The title above the board: what matters now, at most eight words. $names are those it waits for, or the winners.
# $waits: `all` everybody is asked, `some` only those are.
headline-top-twelve-start-numbers = { $waits ->
    [all] Tutti: numeri di partenza da annotare
   *[some] { $names }: numeri di partenza da annotare
}
headline-top-twelve-name-number = { $names }, chiama un numero
headline-top-twelve-enter-number = { $waits ->
    [all] Tutti: { $number } da annotare { top-twelve-where }
   *[some] { $names }: { $number } da annotare { top-twelve-where }
}
top-twelve-where = { $symbol ->
    [joker] in una colonna a scelta
    [hand] sotto la mano
    [star] sotto la stella
    [house] sotto la casa
    [tree] sotto l'albero
   *[moon] sotto la luna
}
headline-top-twelve-won = { $count ->
    [one] { $score ->
        [12] { $names } vince con una colonna piena!
       *[other] { $names } vince con { $score } in una colonna!
    }
   *[other] { $score ->
        [12] { $names } vincono insieme con colonne piene!
       *[other] { $names } vincono insieme con { $score } in una colonna!
    }
}
# Alone, by the number of rounds.
headline-top-twelve-alone = { $rating ->
    [professional] { $names } finisce in { $rounds } round: livello professionista!
    [specialist] { $names } finisce in { $rounds } round: livello specialista!
    [veteran] { $names } finisce in { $rounds } round: livello veterano!
    [advanced] { $names } finisce in { $rounds } round: livello avanzato!
    [beginner] { $names } finisce in { $rounds } round: livello principiante!
   *[other] { $names } finisce in { $rounds } round!
}

## The rules, in our own words

# Marks in brackets such as [T7] number the rules: keep them. A text has at most 1200
# characters. Lines beginning with “- ” are list items. The summary has two sentences and no marks: it stands first.

rules-top-twelve-summary = Vince chi ha prima dodici numeri crescenti in una colonna. A ogni round qualcuno chiama un numero da 1 a 100, un dado sceglie la colonna e tutti annotano lì il numero.
rules-top-twelve-goal =
    Vince chi riesce prima ad avere dodici numeri in una colonna. I numeri di una colonna devono crescere dall'alto in basso; quanto distano tra loro non conta [T6].
rules-top-twelve-setup =
    Ogni partecipante ha un foglio con cinque colonne di dodici caselle: mano, stella, casa, albero e luna [T1].

    In segreto e tutti insieme si annotano 10, 20, 30, 40 e 50: un numero per colonna, in una casella qualsiasi. Poi si mostrano i fogli [T2].

    Chi chiama il primo numero si decide a sorte; poi si va a turno [T3].
rules-top-twelve-turn =
    Chi è di turno chiama un numero da 1 a 100; lo stesso numero si può chiamare di nuovo. Solo dopo si lancia il dado: mostra una delle cinque colonne o il jolly, tutti con la stessa probabilità [T4].

    Ora tutti insieme annotano il numero in una casella libera di quella colonna. Con il jolly ognuno sceglie la colonna [T5]. Sotto devono esserci numeri più alti, sopra numeri più bassi [T6].

    Se il numero ci sta da qualche parte, va annotato per forza. Se è possibile una sola casella, viene annotato per te [T7]. Un round in cui nessuno può annotare conta lo stesso, e il turno passa avanti [T9].
rules-top-twelve-end =
    - La partita finisce dopo il round in cui qualcuno completa una colonna [T8].
    - Regole della casa: finisce anche quando nessuno può più completare una colonna [T10], dopo cinque round per partecipante di fila senza che nessuno annoti, o dopo 200 round [T12].
rules-top-twelve-scoring =
    Vince chi ha dodici numeri in una colonna. Se più persone finiscono nello stesso round, si confronta la seconda colonna più piena, poi la terza e così via; se sono tutte pari, si vince insieme [T8]. Se nessuno finisce, vince nello stesso modo la colonna più piena [T10].

    In solitario si contano i tuoi round [T11]: fino a 20 professionista, 25 specialista, 30 veterano, 35 avanzato, 40 principiante; oltre, nessun titolo.
rules-top-twelve-options =
    - **In solitario**: avvia il tavolo senza nessun altro [T11].
    - **Serie**: fino a cinque partite; ogni vittoria vale un punto.

## What the drawn example points out: a few words each

example-top-twelve-1 = Si chiama un numero: 37
example-top-twelve-2 = Il dado sceglie la colonna per tutti
example-top-twelve-3 = Annotalo: più bassi sopra, più alti sotto
example-top-twelve-4 = Con dodici in una colonna si vince

## Every rule by its number, in one short sentence

mark-t1 = Un foglio ha cinque colonne di dodici caselle: mano, stella, casa, albero e luna.
mark-t2 = Ogni numero di partenza (10, 20, 30, 40, 50) va in segreto in una colonna diversa, in una casella qualsiasi.
mark-t3 = Chi inizia si decide a sorte; poi si va a turno.
mark-t4 = Chi è di turno chiama un numero da 1 a 100 prima che si lanci il dado.
mark-t5 = Tutti annotano il numero in una casella libera della colonna uscita; con il jolly, di una qualsiasi.
mark-t6 = I numeri di una colonna devono crescere dall'alto in basso.
mark-t7 = Se il numero ci sta da qualche parte, va annotato per forza.
mark-t8 = Dodici numeri in una colonna vincono; a parità decidono le altre colonne, dalla più piena.
mark-t9 = Un round in cui nessuno può annotare conta lo stesso.
mark-t10 = Quando nessuno può più completare una colonna, la partita finisce e vince la colonna più piena.
mark-t11 = In solitario si contano i tuoi round: meno sono, migliore è il titolo.
mark-t12 = La partita finisce dopo cinque round per partecipante senza che nessuno annoti, o dopo 200 round in tutto.

## What is asked, and options

choose-top-twelve-start-numbers = Annota 10, 20, 30, 40 e 50, uno per colonna.
choose-top-twelve-name-number = Chiama un numero da 1 a 100.
choose-top-twelve-enter-number = Scegli una casella per il numero.
# Instead of the one above, when the column is chosen: 30 sotto l'albero: in quale riga?
pick-top-twelve-row = { $number } { top-twelve-where }: in quale riga?

## Buttons

# Discord cuts long labels: keep them under thirty characters.

control-top-twelve-write = Li scrivo io
control-top-twelve-layout = Disposizione consigliata
control-top-twelve-name = Chiama un numero
# Opens a form, beside buttons with numbers.
control-top-twelve-other = Un altro numero
# The button that names this number, under a hint.
control-top-twelve-say = Chiama { $number }
control-top-twelve-number = Un numero da 1 a { $most }
# The same within a sentence: “abc” non è ...
control-top-twelve-wanted = un numero da 1 a { $most }
# A number in a box, such as: 37 in stella 5.
control-top-twelve-put = { $number } in { $field }

## Events

# $name and $names come ready to be shown (bold).

column-name = { $column ->
    [a] mano
    [b] stella
    [c] casa
    [d] albero
   *[e] luna
}
event-top-twelve-starts = { $name } chiama il primo numero.
event-top-twelve-answered = { $count ->
    [one] { $names } ha scelto.
   *[other] { $names } hanno scelto.
}
event-top-twelve-wrote = I numeri di partenza sono svelati.
event-top-twelve-named = { $name } chiama { $number }.
event-top-twelve-rolled = { $symbol ->
    [joker] { $name } lancia il dado: jolly, colonna a scelta.
    [hand] { $name } lancia il dado: esce la mano.
    [star] { $name } lancia il dado: esce la stella.
    [house] { $name } lancia il dado: esce la casa.
    [tree] { $name } lancia il dado: esce l'albero.
   *[moon] { $name } lancia il dado: esce la luna.
}
event-top-twelve-named-rolled = { $symbol ->
    [joker] { $name } chiama { $number }: esce il jolly, colonna a scelta.
    [hand] { $name } chiama { $number }: esce la mano.
    [star] { $name } chiama { $number }: esce la stella.
    [house] { $name } chiama { $number }: esce la casa.
    [tree] { $name } chiama { $number }: esce l'albero.
   *[moon] { $name } chiama { $number }: esce la luna.
}
event-top-twelve-entered = { $name } annota { $number } in { column-name } { $row }.
event-top-twelve-entered-all = Annotano { $number }: { $list }.
event-top-twelve-entered-item = { column-name } { $row }
event-top-twelve-no-field = { $count ->
    [one] { $names } non ha dove annotarlo.
   *[other] { $names } non hanno dove annotarlo.
}
event-top-twelve-ended = { $reason ->
    [column_full] La partita è finita: una colonna è piena.
    [dead_end] La partita è finita: nessuno può più completare una colonna.
    [stalled] La partita è finita: nessuno va più avanti.
   *[other] La partita è finita.
}
event-top-twelve-won = { $count ->
    [one] { $names } vince!
   *[other] { $names } vincono insieme!
}

## Scores

# $columns are how many numbers the columns have, fullest first: 12-9-8-8-7.
score-top-twelve = colonne da { $columns }
# Alone, by the number of rounds.
score-top-twelve-rated = { $rating ->
    [professional] colonna piena in { $rounds } round: livello professionista
    [specialist] colonna piena in { $rounds } round: livello specialista
    [veteran] colonna piena in { $rounds } round: livello veterano
    [advanced] colonna piena in { $rounds } round: livello avanzato
    [beginner] colonna piena in { $rounds } round: livello principiante
   *[other] colonna piena in { $rounds } round
}
stats-score-top-twelve = Colonna più piena: { $mean } in media, record { $best }

## In pictures and in their descriptions

# The tasks stand in a picture, in two or three lines: keep them short.

top-twelve-task-start = { $players ->
    [one] Annota 10, 20, 30, 40 e 50, uno per colonna.
   *[other] Tutti annotano in segreto 10, 20, 30, 40, 50.
}
top-twelve-task-name = { $name } chiama un numero.
top-twelve-task-enter = { $players ->
    [one] Annota { $number }.
   *[other] Tutti annotano { $number }.
}
top-twelve-symbol-hand = mano
top-twelve-symbol-star = stella
top-twelve-symbol-house = casa
top-twelve-symbol-tree = albero
top-twelve-symbol-moon = luna
top-twelve-symbol-joker = jolly
# A player's sheet, and one column of it: each number after the box it stands in.
top-twelve-alt-sheet = { $name }: { $columns }.
top-twelve-alt-column = { column-name } { $fields }
top-twelve-alt-round = Round { $round }: { $number } e { $symbol }.
# The same as text, a line for each column, and above it what the numbers in a column mean. $fields are such as 3: 16 29, 9: 76.
top-twelve-legend = 3: 16 29 significa 16 nella riga 3 e 29 nella riga 4.
top-twelve-text-column = { column-name } { $fields } ({ $count } su { $most })

## Why a move is good or bad

# Each stands alone or after another, without a full stop. $name is another player's name.

advice-column = { $column ->
    [hand] mano
    [star] stella
    [house] casa
    [tree] albero
   *[moon] luna
}
reason-top-twelve-near-place = { $number } sta bene nella riga { $row }
reason-top-twelve-too-high = lascia meno spazio sopra { $number }
reason-top-twelve-too-low = lascia meno spazio sotto { $number }
reason-top-twelve-may-finish = con il lancio giusto completi la colonna { advice-column }
reason-top-twelve-fits-own = { $count ->
    [0] non sta in nessuna delle tue colonne
    [one] sta in una delle tue colonne
    [5] sta in tutte le tue colonne
   *[other] sta in { $count } delle tue colonne
}
reason-top-twelve-fits-leader = { $count ->
    [0] non aiuta { $name }
    [one] sta in una sola colonna di { $name }
    [5] sta in tutte le colonne di { $name }
   *[other] sta in { $count } colonne di { $name }
}
reason-top-twelve-finds-place = { $number } sta bene in { advice-column } { $row }
reason-top-twelve-finishes-column = completa la tua colonna { advice-column }
reason-top-twelve-leaves-fields = { $count ->
    [one] resta una sola casella nella tua colonna { advice-column }
   *[other] restano { $count } caselle nella tua colonna { advice-column }
}
reason-top-twelve-leaves-numbers = { $count ->
    [one] lì può ancora stare un numero
   *[other] lì possono ancora stare { $count } numeri
}
reason-top-twelve-spoils-column = non potrai più completare la tua colonna { advice-column }
reason-top-twelve-spoilt = la tua colonna { advice-column } comunque non si può più completare
