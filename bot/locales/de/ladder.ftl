# 5 vor 12 and Lucky Numbers.

## Name

game-five-to-twelve = 5 vor 12
game-lucky-numbers = Lucky Numbers

## Headlines

# The title above the board: what matters now, at most eight words. $names are those it waits for, or the winners.
# $waits: `all` everybody is asked, `some` only those are.
headline-ladder-arrange = { $waits ->
    [all] Alle: die vier Plättchen anordnen
   *[some] { $names }: die vier Plättchen anordnen
}
headline-ladder-set-up = { $waits ->
    [all] Alle: das Plättchen auf die Diagonale legen
   *[some] { $names }: das Plättchen auf die Diagonale legen
}
headline-ladder-turn = { $takes ->
    [yes] { $names }: aufdecken oder ein offenes Plättchen nehmen
   *[no] { $names }: ein Plättchen aufdecken
}
# $fits: whether the tile can be placed or swapped in anywhere.
headline-ladder-drawn = { $fits ->
    [yes] { $names }: wohin mit der { $tile }?
   *[no] { $names }: die { $tile } passt nirgends, liegen lassen
}
headline-ladder-won = { $count ->
    [one] { $score ->
        [0] { $names } gewinnt mit vollem Spielplan!
        [one] { $names } gewinnt mit einem freien Feld!
       *[other] { $names } gewinnt mit { $score } freien Feldern!
    }
   *[other] { $score ->
        [one] { $names } gewinnen gemeinsam mit einem freien Feld!
       *[other] { $names } gewinnen gemeinsam mit { $score } freien Feldern!
    }
}

## The rules, in our own words

# Marks in brackets such as [L7] number the rules: keep them. A text has at most 1200
# characters. Lines beginning with “- ” are list items. The summary has two sentences and no marks: it stands first.

rules-ladder-summary = Fülle vor allen anderen deinen Spielplan aus vier mal vier Feldern, und zwar so, dass die Zahlen in jeder Reihe und jeder Spalte steigen. In deinem Zug deckst du ein Plättchen auf oder nimmst ein offenes; dann legst du es auf ein freies Feld oder tauschst es gegen eins von deinen.
rules-five-to-twelve-summary = { rules-ladder-summary }
rules-five-to-twelve-goal =
    Belege vor allen anderen die sechzehn Felder deines Spielplans mit Plättchen von 1 bis 20. Die Zahlen müssen in jeder Reihe von links nach rechts und in jeder Spalte von oben nach unten steigen [L2, L9]. Lücken sind egal: 2, 9, 14. Die Farben der Plättchen spielen keine Rolle [L1].
rules-five-to-twelve-setup =
    Für alle, die mitspielen, kommt je ein Satz Plättchen von 1 bis 20 in den Vorrat, alle verdeckt [L1].

    Zuerst werden die vier Felder der Diagonale von oben links nach unten rechts belegt [L3]. In jeder von vier Runden nehmen alle je ein Plättchen und legen es gleich auf ein freies Feld der Diagonale, wo es bis zum ersten Zug bleibt [L4b]. Alle wählen gleichzeitig und sehen erst danach, was die anderen gewählt haben. Jede Reihenfolge ist erlaubt, auch eine fallende, denn diese Felder haben keine Reihe und keine Spalte gemeinsam [L5].

    Wer beginnt, wird ausgelost; dann geht es im Uhrzeigersinn weiter [L6].
rules-ladder-turn =
    Du hast zwei Möglichkeiten [L7]:
    - **Aufdecken**: Du deckst ein verdecktes Plättchen auf. Leg es, tausch es ein oder lass es offen in der Mitte liegen. Liegen lassen darfst du es immer [L11].
    - **Nehmen**: Du nimmst ein offenes Plättchen aus der Mitte. Du musst es sofort legen oder eintauschen.

    { "" }**Legen** heißt: auf ein freies Feld deines Spielplans. **Eintauschen** heißt: an die Stelle eines deiner Plättchen; dieses liegt dann offen in der Mitte, für alle [L8].

    Das Plättchen muss zu allen anderen in seiner Reihe und seiner Spalte passen [L9]; ein ausgetauschtes zählt nicht mehr mit. Die gleiche Zahl passt nie zweimal in eine Linie, und ein Plättchen kann keins mit derselben Zahl ersetzen [L10]. Auch Plättchen auf der Diagonale darfst du austauschen [L3].
rules-five-to-twelve-turn = { rules-ladder-turn }
rules-ladder-end =
    - Die Partie endet sofort, wenn jemand das letzte freie Feld des eigenen Spielplans belegt [L12].
    - Sie endet auch nach dem Zug, in dem das letzte verdeckte Plättchen aufgedeckt wird [L13].
    - Hausregel, damit keine Partie ewig dauert: Haben zehn Runden lang alle nur aus der Mitte genommen, muss im nächsten Zug aufgedeckt werden [L15].
rules-five-to-twelve-end = { rules-ladder-end }
rules-ladder-scoring =
    Wer den eigenen Spielplan füllt, gewinnt allein [L12]. Geht vorher der Vorrat aus, gewinnt, wer die wenigsten freien Felder hat; bei Gleichstand wird gemeinsam gewonnen [L13].

    Im Turniermodus bringt jeder Sieg 2 Punkte; alle anderen verlieren 1 Punkt für jedes freie Feld. Die höchste Summe gewinnt [L14].
rules-five-to-twelve-scoring = { rules-ladder-scoring }
rules-five-to-twelve-options =
    - **Vorbereitung**: wie üblich ein Plättchen nach dem anderen [L4b] oder alle vier auf einmal: Du siehst deine vier Startplättchen und ordnest sie auf der Diagonale an, wie du willst [L4a].
    - **Turniermodus**: so viele Partien wie Leute am Tisch, damit alle einmal beginnen [L14].
rules-lucky-numbers-summary = { rules-ladder-summary }
rules-lucky-numbers-goal = { rules-five-to-twelve-goal }
rules-lucky-numbers-setup =
    Für alle, die mitspielen, kommt je ein Satz Plättchen von 1 bis 20 in den Vorrat, alle verdeckt [L1].

    Zuerst werden die vier Felder der Diagonale von oben links nach unten rechts belegt [L3]. Alle nehmen je vier Plättchen und ordnen sie dort an, wie sie wollen, alle gleichzeitig [L4a]. Jede Reihenfolge ist erlaubt, auch eine fallende, denn diese Felder haben keine Reihe und keine Spalte gemeinsam [L5].

    Wer beginnt, wird ausgelost; dann geht es im Uhrzeigersinn weiter [L6].
rules-lucky-numbers-turn = { rules-ladder-turn }
rules-lucky-numbers-end = { rules-ladder-end }
rules-lucky-numbers-scoring = { rules-ladder-scoring }
rules-lucky-numbers-options =
    - **Vorbereitung**: wie üblich alle vier Plättchen auf einmal [L4a] oder nach Michaels Art: In jeder von vier Runden nehmen alle je ein Plättchen und legen es gleich auf ein freies Feld der Diagonale, wo es bis zum ersten Zug bleibt [L4b].
    - **Turniermodus**: so viele Partien wie Leute am Tisch, damit alle einmal beginnen [L14].

## What the drawn example points out: a few words each

example-ladder-1 = Am Anfang: vier Plättchen auf der Diagonale
example-ladder-2 = Zahlen steigen nach rechts und nach unten
example-ladder-3 = Legen: 10 passt zwischen 6 und 17, 9 und 12
example-ladder-4 = Oder tauschen: Das alte dürfen andere nehmen

## Every rule by its number, in one short sentence

mark-l1 = Für alle, die mitspielen, gibt es je einen Satz Plättchen von 1 bis 20; die Farben spielen keine Rolle.
mark-l2 = Alle haben einen leeren Spielplan aus vier mal vier Feldern.
mark-l3 = Die vier Felder von oben links nach unten rechts werden vor dem ersten Zug belegt.
mark-l4a = Vier Startplättchen werden auf einmal genommen und beliebig auf die Diagonale gelegt.
mark-l4b = Startplättchen werden einzeln genommen und gleich auf ein freies Feld der Diagonale gelegt.
mark-l5 = Die Startplättchen dürfen in beliebiger Reihenfolge auf der Diagonale liegen.
mark-l6 = Wer beginnt, wird ausgelost; dann geht es im Uhrzeigersinn weiter.
mark-l7 = In deinem Zug deckst du ein Plättchen auf oder nimmst ein offenes, das du dann verwenden musst.
mark-l8 = Ein Plättchen kommt auf ein freies Feld oder ersetzt eins von deinen, das dann offen in der Mitte liegt.
mark-l9 = Zahlen müssen in jeder Reihe von links nach rechts und in jeder Spalte von oben nach unten steigen.
mark-l10 = Ein Plättchen kann keins mit derselben Zahl ersetzen.
mark-l11 = Ein aufgedecktes Plättchen darf immer in der Mitte bleiben, ein offenes, das du nimmst, nicht.
mark-l12 = Wer das letzte freie Feld des eigenen Spielplans belegt, gewinnt sofort.
mark-l13 = Die Partie endet auch nach dem Zug mit dem letzten verdeckten Plättchen; die wenigsten freien Felder gewinnen.
mark-l14 = Im Turniermodus beginnen alle einmal; ein Sieg bringt 2, die anderen verlieren 1 je freiem Feld.
mark-l15 = Hat zehn Runden lang niemand ein Plättchen aufgedeckt, muss im nächsten Zug aufgedeckt werden.

## What is asked, and options

variant-ladder-setup-one = ein Plättchen nach dem anderen
variant-ladder-setup-four = vier Plättchen auf einmal
choose-ladder-arrange = Wähle die Reihenfolge deiner Plättchen, von oben links an.
choose-ladder-set-up = Wähle ein Feld für dein Plättchen.
choose-ladder-turn = Deck ein Plättchen auf oder nimm ein offenes.
choose-ladder-drawn = Wähle ein freies Feld (grün) oder eines mit Zahl (blau), um dessen Plättchen auszutauschen, oder lass das aufgedeckte liegen.
# Instead of the ones above, when a tile from the middle is chosen, or some of the four are placed.
pick-ladder-cell = Die { $tile }: auf welches Feld? Grün ist frei; Blau, mit einer Zahl, tauscht dieses Plättchen aus.
pick-ladder-next = Bisher: { $tiles }. Welches Plättchen kommt als Nächstes?
pick-ladder-only-draw = Deck ein Plättchen auf.
pick-ladder-only-leave = Das aufgedeckte Plättchen passt nirgends: Lass es liegen.

## Buttons

# Discord cuts long labels: keep them under thirty characters.

control-ladder-set-up = { $tiles ->
    [one] Plättchen legen
   *[other] Plättchen anordnen
}
control-ladder-draw = Plättchen aufdecken
control-ladder-take = { $tile } nehmen
control-ladder-leave = Liegen lassen
control-ladder-rising = Aufsteigend
# A tile onto an empty cell, named like b2.
control-ladder-put = { $tile } auf { $cell }
# A tile in place of another one.
control-ladder-swap = { $tile } gegen die { $out } auf { $cell }

## Events

# $name and $names come ready to be shown (bold).

event-ladder-starts = { $name } beginnt.
# $tiles are numbers with hyphens: 3-7-12-19.
event-ladder-dealt = { $name } nimmt { $tiles }.
event-ladder-dealt-all = Genommen: { $list }.
event-ladder-dealt-item = { $tiles }
event-ladder-answered = { $count ->
    [one] { $names } ist fertig.
   *[other] { $names } sind fertig.
}
event-ladder-placed = { $name } legt die { $tile } auf { $cell }.
event-ladder-placed-all = Gelegt: { $list }.
event-ladder-placed-item = { $tile } auf { $cell }
event-ladder-swapped = { $name } tauscht die { $out } auf { $cell } gegen die { $tile } aus.
event-ladder-left = { $name } lässt die { $tile } in der Mitte liegen.
event-ladder-revealed = { $name } deckt die { $tile } auf.
event-ladder-revealed-placed = { $name } deckt die { $tile } auf und legt sie auf { $cell }.
event-ladder-revealed-swapped = { $name } deckt die { $tile } auf und tauscht sie gegen die { $out } auf { $cell }.
event-ladder-revealed-left = { $name } deckt die { $tile } auf und lässt sie in der Mitte liegen.
event-ladder-taken = { $name } nimmt die { $tile } aus der Mitte.
event-ladder-taken-placed = { $name } nimmt die { $tile } aus der Mitte und legt sie auf { $cell }.
event-ladder-taken-swapped = { $name } nimmt die { $tile } aus der Mitte und tauscht sie gegen die { $out } auf { $cell }.
event-ladder-ended = { $reason ->
    [board_full] Die Partie ist vorbei: Ein Spielplan ist voll.
    [supply_empty] Die Partie ist vorbei: Das letzte Plättchen ist aufgedeckt.
   *[other] Die Partie ist vorbei.
}
event-ladder-won = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen gemeinsam!
}

## Scores

score-ladder = { $score ->
    [0] Spielplan voll
    [one] ein freies Feld
   *[other] { $score } freie Felder
}
# $best is the score of the best game: a number, without what it was made of.
stats-score-ladder = Im Schnitt { $mean } freie Felder, bestes Ergebnis { $best ->
    [0] ein voller Spielplan
   *[other] { $best }
}

## In pictures and in their descriptions

# The first two stand below boards as text: keep them short.

ladder-text-hand = auf der Hand: { $tiles }
ladder-text-free = frei: { $count }
# Above boards as text. In them, and in descriptions, the name of an empty cell stands between the numbers: 3 b1 c1 17
ladder-legend = Zeilen von oben nach unten; ein freies Feld zeigt seinen Namen, etwa b1.
ladder-alt-middle = Verdeckt: { $supply }; offen: { $open }.
ladder-alt-left = Gerade liegen gelassen: { $tile }.
ladder-alt-drawn = Aufgedeckt: { $tile }.
ladder-alt-board = { $name }, { $free } frei: { $rows }.
ladder-alt-hand = Auf der Hand: { $tiles }.

## Why a move is good or bad

# Each stands alone or after another, without a full stop. $name is another player's name.

reason-ladder-completes-board = belegt dein letztes freies Feld und gewinnt
reason-ladder-fills-cell = { $left ->
    [one] belegt ein Feld (nur noch eins)
   *[other] belegt ein Feld (noch { $left })
}
reason-ladder-costs-nothing = engt keins deiner anderen Felder ein
reason-ladder-leaves-numbers = { $count ->
    [one] auf { $cell } passt noch eine Zahl
   *[other] auf { $cell } passen noch { $count } Zahlen
}
reason-ladder-leaves-few = { $count ->
    [one] auf { $cell } passt nur noch eine Zahl
   *[other] auf { $cell } passen nur noch { $count } Zahlen
}
reason-ladder-right-place = die { $tile } liegt auf { $cell } ungefähr richtig
reason-ladder-blocks-cell = auf { $cell } passt nichts mehr, solange du nicht tauschst
reason-ladder-makes-room = { $count ->
    [one] dann passt auf { $cell } eine Zahl, vorher keine
   *[other] dann passen { $count } Zahlen auf { $cell }, vorher { $before ->
        [0] keine
       *[other] { $before }
    }
}
reason-ladder-takes-room = { $count ->
    [0] dann passt auf { $cell } nichts mehr, vorher { $before }
    [one] dann passt auf { $cell } nur noch eine Zahl, vorher { $before }
   *[other] dann passen nur noch { $count } Zahlen auf { $cell }, vorher { $before }
}
reason-ladder-goes-back = vielleicht bekommst du die { $tile } zurück: sie passt auf dein Feld { $cell }
reason-ladder-helps-rival = { $name } kann die { $tile } in der Mitte gebrauchen
reason-ladder-helps-nobody = die { $tile } kann sonst niemand legen
reason-ladder-fills-nothing = die { $tile } passt auf keins deiner freien Felder
reason-ladder-goes-round = belegt kein Feld und schiebt nur Plättchen hin und her
reason-ladder-draw-fills = { $count ->
    [0] keins der { $total } verdeckten Plättchen passt auf ein freies Feld, aber eins könnte einen Tausch wert sein
    [one] eins der { $total } verdeckten Plättchen passt auf ein freies Feld
   *[other] { $count } der { $total } verdeckten Plättchen passen auf ein freies Feld
}
reason-ladder-diagonal-falls = { $low } vor { $high } steigt nicht: dazwischen passt nichts
reason-ladder-tightest-gap = { $count ->
    [0] in der engsten Lücke, zwischen { $low } und { $high }, bleibt keine Zahl
    [one] in der engsten Lücke, zwischen { $low } und { $high }, bleibt eine Zahl
   *[other] in der engsten Lücke, zwischen { $low } und { $high }, bleiben { $count } Zahlen
}
reason-ladder-gap-below = { $count ->
    [0] unter der { $tile } bleibt keine Zahl
    [one] unter der { $tile } bleibt eine Zahl
   *[other] unter der { $tile } bleiben { $count } Zahlen
}
reason-ladder-gap-above = { $count ->
    [0] über der { $tile } bleibt keine Zahl
    [one] über der { $tile } bleibt eine Zahl
   *[other] über der { $tile } bleiben { $count } Zahlen
}
