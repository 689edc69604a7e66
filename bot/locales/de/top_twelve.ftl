# Top 12.

## Name

game-top-twelve = Top 12

## Headlines

# The title above the board: what matters now, at most eight words. $names are those it waits for, or the winners.
# $waits: `all` everybody is asked, `some` only those are.
headline-top-twelve-start-numbers = { $waits ->
    [all] Alle: die Startzahlen eintragen
   *[some] { $names }: die Startzahlen eintragen
}
headline-top-twelve-name-number = { $names }: eine Zahl nennen
headline-top-twelve-enter-number = { $waits ->
    [all] Alle: die { $number } { top-twelve-where } eintragen
   *[some] { $names }: die { $number } { top-twelve-where } eintragen
}
top-twelve-where = { $symbol ->
    [joker] in eine beliebige Spalte
    [hand] in Spalte Hand
    [star] in Spalte Stern
    [house] in Spalte Haus
    [tree] in Spalte Baum
   *[moon] in Spalte Mond
}
headline-top-twelve-won = { $count ->
    [one] { $score ->
        [12] { $names } gewinnt mit einer vollen Spalte!
       *[other] { $names } gewinnt mit { $score } Zahlen in einer Spalte!
    }
   *[other] { $score ->
        [12] { $names } gewinnen gemeinsam mit vollen Spalten!
       *[other] { $names } gewinnen gemeinsam mit { $score } Zahlen in einer Spalte!
    }
}
# Alone, by the number of rounds.
headline-top-twelve-alone = { $rating ->
    [professional] { $names } schafft es in { $rounds } Runden: Titel „Profi“!
    [specialist] { $names } schafft es in { $rounds } Runden: Titel „Spezialist“!
    [veteran] { $names } schafft es in { $rounds } Runden: Titel „Veteran“!
    [advanced] { $names } schafft es in { $rounds } Runden: Titel „Fortgeschritten“!
    [beginner] { $names } schafft es in { $rounds } Runden: Titel „Anfänger“!
   *[other] { $names } schafft es in { $rounds } Runden!
}

## The rules, in our own words

# Marks in brackets such as [T7] number the rules: keep them. A text has at most 1200
# characters. Lines beginning with “- ” are list items. The summary has two sentences and no marks: it stands first.

rules-top-twelve-summary = Schaffe vor allen anderen zwölf steigende Zahlen in einer Spalte. In jeder Runde nennt jemand eine Zahl von 1 bis 100, ein Würfel bestimmt die Spalte, und alle tragen die Zahl dort ein.
rules-top-twelve-goal =
    Bring vor allen anderen zwölf Zahlen in einer Spalte unter. Die Zahlen einer Spalte müssen von oben nach unten steigen; der Abstand zwischen ihnen ist egal [T6].
rules-top-twelve-setup =
    Alle haben ein Blatt mit fünf Spalten zu je zwölf Feldern: Hand, Stern, Haus, Baum und Mond [T1].

    Verdeckt und gleichzeitig tragen alle 10, 20, 30, 40 und 50 ein: in jede Spalte eine Zahl, in ein beliebiges Feld. Dann werden die Blätter aufgedeckt [T2].

    Wer die erste Zahl nennt, wird ausgelost; dann geht es reihum [T3].
rules-top-twelve-turn =
    Wer an der Reihe ist, nennt eine Zahl von 1 bis 100; dieselbe Zahl darf auch später noch einmal kommen. Erst dann wird gewürfelt: Der Würfel zeigt eine der fünf Spalten oder den Joker, alles gleich wahrscheinlich [T4].

    Nun tragen alle gleichzeitig die Zahl in ein freies Feld dieser Spalte ein. Beim Joker wählen alle ihre Spalte selbst [T5]. Darunter dürfen nur höhere Zahlen stehen, darüber nur niedrigere [T6].

    Wenn die Zahl irgendwo passt, musst du sie eintragen. Ist nur ein Feld möglich, wird sie für dich eingetragen [T7]. Auch eine Runde, in der niemand eintragen kann, zählt; dann nennt die nächste Person eine Zahl [T9].
rules-top-twelve-end =
    - Die Partie endet nach der Runde, in der jemand eine Spalte füllt [T8].
    - Hausregeln: Sie endet auch, wenn niemand mehr eine Spalte füllen kann [T10], nach fünf Runden pro Person in Folge ohne Eintrag oder nach 200 Runden [T12].
rules-top-twelve-scoring =
    Wer zwölf Zahlen in einer Spalte hat, gewinnt. Schaffen es mehrere in derselben Runde, entscheidet ihre zweitvollste Spalte, dann die drittvollste und so weiter; ist alles gleich, gewinnen sie gemeinsam [T8]. Schafft es niemand, gewinnt auf dieselbe Weise die vollste Spalte [T10].

    Spielst du allein, werden deine Runden gezählt [T11]: bis 20 „Profi“, 25 „Spezialist“, 30 „Veteran“, 35 „Fortgeschritten“, 40 „Anfänger“; darüber gibt es keinen Titel.
rules-top-twelve-options =
    - **Allein**: Starte den Tisch ohne andere [T11].
    - **Serie**: bis zu fünf Partien; jeder Sieg zählt einen Punkt.

## What the drawn example points out: a few words each

example-top-twelve-1 = Jemand nennt eine Zahl: 37
example-top-twelve-2 = Der Würfel bestimmt die Spalte für alle
example-top-twelve-3 = Eintragen: niedrigere darüber, höhere darunter
example-top-twelve-4 = Zwölf in einer Spalte gewinnen

## Every rule by its number, in one short sentence

mark-t1 = Ein Blatt hat fünf Spalten zu je zwölf Feldern: Hand, Stern, Haus, Baum und Mond.
mark-t2 = Jede Startzahl (10, 20, 30, 40, 50) kommt verdeckt in eine eigene Spalte, in ein beliebiges Feld.
mark-t3 = Wer beginnt, wird ausgelost; dann geht es reihum.
mark-t4 = Wer an der Reihe ist, nennt vor dem Würfeln eine Zahl von 1 bis 100.
mark-t5 = Alle tragen die Zahl in ein freies Feld der gewürfelten Spalte ein; beim Joker in eine beliebige.
mark-t6 = Die Zahlen einer Spalte müssen von oben nach unten steigen.
mark-t7 = Wenn die Zahl irgendwo passt, musst du sie eintragen.
mark-t8 = Zwölf Zahlen in einer Spalte gewinnen; schaffen es mehrere zugleich, entscheiden die nächstvollsten Spalten.
mark-t9 = Auch eine Runde, in der niemand eintragen kann, zählt.
mark-t10 = Kann niemand mehr eine Spalte füllen, endet die Partie, und die vollste Spalte gewinnt.
mark-t11 = Spielst du allein, werden deine Runden gezählt: je weniger, desto besser dein Titel.
mark-t12 = Die Partie endet nach fünf Runden pro Person ohne Eintrag oder nach insgesamt 200 Runden.

## What is asked, and options

choose-top-twelve-start-numbers = Trag 10, 20, 30, 40 und 50 ein, in jede Spalte eine Zahl.
choose-top-twelve-name-number = Nenn eine Zahl von 1 bis 100.
choose-top-twelve-enter-number = Wähle ein Feld für die Zahl.
# Instead of the one above, when the column is chosen: 30 under the tree: which row?
pick-top-twelve-row = { $number } { top-twelve-where }: welche Zeile?

## Buttons

# Discord cuts long labels: keep them under thirty characters.

control-top-twelve-write = Selbst eintragen
control-top-twelve-layout = Sinnvoll verteilen
control-top-twelve-name = Zahl nennen
# Opens a form, beside buttons with numbers.
control-top-twelve-other = Andere Zahl
# The button that names this number, under a hint.
control-top-twelve-say = { $number } nennen
control-top-twelve-number = Eine Zahl von 1 bis { $most }
# The same within a sentence: "abc" is not ...
control-top-twelve-wanted = eine Zahl von 1 bis { $most }
# A number in a box, such as: 37 at star 5.
control-top-twelve-put = { $number } bei { $field }

## Events

# $name and $names come ready to be shown (bold).

column-name = { $column ->
    [a] Hand
    [b] Stern
    [c] Haus
    [d] Baum
   *[e] Mond
}
event-top-twelve-starts = { $name } nennt die erste Zahl.
event-top-twelve-answered = { $count ->
    [one] { $names } ist fertig.
   *[other] { $names } sind fertig.
}
event-top-twelve-wrote = Die Startzahlen sind aufgedeckt.
event-top-twelve-named = { $name } nennt die { $number }.
event-top-twelve-rolled = { $symbol ->
    [joker] { $name } würfelt den Joker: beliebige Spalte.
    [hand] { $name } würfelt die Hand.
    [star] { $name } würfelt den Stern.
    [house] { $name } würfelt das Haus.
    [tree] { $name } würfelt den Baum.
   *[moon] { $name } würfelt den Mond.
}
event-top-twelve-named-rolled = { $symbol ->
    [joker] { $name } nennt die { $number } und würfelt den Joker: beliebige Spalte.
    [hand] { $name } nennt die { $number } und würfelt die Hand.
    [star] { $name } nennt die { $number } und würfelt den Stern.
    [house] { $name } nennt die { $number } und würfelt das Haus.
    [tree] { $name } nennt die { $number } und würfelt den Baum.
   *[moon] { $name } nennt die { $number } und würfelt den Mond.
}
event-top-twelve-entered = { $name } trägt die { $number } bei { column-name } { $row } ein.
event-top-twelve-entered-all = { $number } eingetragen: { $list }.
event-top-twelve-entered-item = { column-name } { $row }
event-top-twelve-no-field = { $count ->
    [one] { $names } hat keinen Platz dafür.
   *[other] { $names } haben keinen Platz dafür.
}
event-top-twelve-ended = { $reason ->
    [column_full] Die Partie ist vorbei: Eine Spalte ist voll.
    [dead_end] Die Partie ist vorbei: Niemand kann mehr eine Spalte füllen.
    [stalled] Die Partie ist vorbei: Niemand kommt mehr voran.
   *[other] Die Partie ist vorbei.
}
event-top-twelve-won = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen gemeinsam!
}

## Scores

# $columns are how many numbers the columns have, fullest first: 12-9-8-8-7.
score-top-twelve = Spalten { $columns }
# Alone, by the number of rounds.
score-top-twelve-rated = { $rating ->
    [professional] volle Spalte in { $rounds } Runden, Titel „Profi“
    [specialist] volle Spalte in { $rounds } Runden, Titel „Spezialist“
    [veteran] volle Spalte in { $rounds } Runden, Titel „Veteran“
    [advanced] volle Spalte in { $rounds } Runden, Titel „Fortgeschritten“
    [beginner] volle Spalte in { $rounds } Runden, Titel „Anfänger“
   *[other] volle Spalte in { $rounds } Runden
}
stats-score-top-twelve = Im Schnitt { $mean } in der vollsten Spalte, bestes Ergebnis { $best }

## In pictures and in their descriptions

# The tasks stand in a picture, in two or three lines: keep them short.

top-twelve-task-start = { $players ->
    [one] Trag 10, 20, 30, 40 und 50 ein, je eine pro Spalte.
   *[other] Alle tragen verdeckt 10, 20, 30, 40, 50 ein.
}
top-twelve-task-name = { $name } nennt eine Zahl.
top-twelve-task-enter = { $players ->
    [one] Trag die { $number } ein.
   *[other] Alle tragen die { $number } ein.
}
top-twelve-symbol-hand = Hand
top-twelve-symbol-star = Stern
top-twelve-symbol-house = Haus
top-twelve-symbol-tree = Baum
top-twelve-symbol-moon = Mond
top-twelve-symbol-joker = Joker
# A player's sheet, and one column of it: each number after the box it stands in.
top-twelve-alt-sheet = { $name }: { $columns }.
top-twelve-alt-column = { column-name } { $fields }
top-twelve-alt-round = Runde { $round }: { $number } und { $symbol }.
# The same as text, a line for each column, and above it what the numbers in a column mean. $fields are such as 3: 16 29, 9: 76.
top-twelve-legend = 3: 16 29 heißt 16 in Zeile 3 und 29 in Zeile 4.
top-twelve-text-column = { column-name } { $fields } ({ $count } von { $most })

## Why a move is good or bad

# Each stands alone or after another, without a full stop. $name is another player's name.

advice-column = { $column ->
    [hand] Hand
    [star] Stern
    [house] Haus
    [tree] Baum
   *[moon] Mond
}
reason-top-twelve-near-place = Zeile { $row } ist für die { $number } ungefähr richtig
reason-top-twelve-too-high = lässt weniger Platz über der { $number }
reason-top-twelve-too-low = lässt weniger Platz unter der { $number }
reason-top-twelve-may-finish = mit dem richtigen Wurf ist deine Spalte { advice-column } voll
reason-top-twelve-fits-own = { $count ->
    [0] passt in keine deiner Spalten
    [one] passt in eine deiner Spalten
    [5] passt in alle deine Spalten
   *[other] passt in { $count } deiner Spalten
}
reason-top-twelve-fits-leader = { $count ->
    [0] bringt { $name } nichts
    [one] passt nur in eine Spalte von { $name }
    [5] passt in alle Spalten von { $name }
   *[other] passt in { $count } Spalten von { $name }
}
reason-top-twelve-finds-place = die { $number } ist bei { advice-column } { $row } ungefähr richtig
reason-top-twelve-finishes-column = macht deine Spalte { advice-column } voll
reason-top-twelve-leaves-fields = { $count ->
    [one] in deiner Spalte { advice-column } ist nur noch ein Feld frei
   *[other] in deiner Spalte { advice-column } sind noch { $count } Felder frei
}
reason-top-twelve-leaves-numbers = { $count ->
    [one] dort passt noch eine Zahl
   *[other] dort passen noch { $count } Zahlen
}
reason-top-twelve-spoils-column = deine Spalte { advice-column } kannst du dann nicht mehr füllen
reason-top-twelve-spoilt = deine Spalte { advice-column } kannst du ohnehin nicht mehr füllen
