# Qwixx.

## Name

game-qwixx = Qwixx

## Headlines

# The title above the board: what matters now, at most ten words. $names are those it waits for, or the winners;
# $name has rolled. $waits: `all` everybody is asked, `some` only those are.
headline-qwixx-white-dice = { $waits ->
    [all] { $name } würfelt eine { $sum }: Alle dürfen sie ankreuzen
   *[some] { $names }: die { $sum } ankreuzen oder passen
}
headline-qwixx-colored-dice = { $names }: Weiß plus Farbe ankreuzen oder passen
headline-qwixx-won = { $count ->
    [one] { $score ->
        [one] { $names } gewinnt mit { $score } Punkt!
       *[other] { $names } gewinnt mit { $score } Punkten!
    }
   *[other] { $score ->
        [one] { $names } gewinnen gemeinsam mit { $score } Punkt!
       *[other] { $names } gewinnen gemeinsam mit { $score } Punkten!
    }
}

## The rules, in our own words

# Marks in brackets such as [Q7] number the rules: keep them. A text has at most 1200
# characters. Lines beginning with “- ” are list items. The summary has two sentences and no marks: it stands first.

rules-qwixx-summary = Kreuze Zahlen in vier Reihen von links nach rechts an: Was du auslässt, ist verloren, und je mehr Kreuze eine Reihe hat, desto mehr ist jedes wert. Die weißen Würfel dürfen bei jedem Wurf alle nutzen; wer gewürfelt hat, darf außerdem einen weißen und einen farbigen Würfel zusammenzählen.
rules-qwixx-goal =
    Kreuze so viele Zahlen an, wie du kannst: Je mehr Kreuze eine Reihe hat, desto mehr bringt jedes weitere. In jeder Reihe geht es von links nach rechts. Zahlen auslassen ist erlaubt, aber eine ausgelassene Zahl ist endgültig verloren [Q2].
rules-qwixx-setup =
    Alle haben ein Tableau mit vier Reihen: Rot und Gelb steigen von 2 bis 12, Grün und Blau fallen von 12 bis 2. Am Ende jeder Reihe ist ein Schloss. Darunter stehen vier Felder für Fehlwürfe. Gewürfelt wird mit zwei weißen Würfeln und einem in jeder Farbe [Q1].

    Wer zuerst aktiv ist, wird ausgelost; dann geht es im Uhrzeigersinn weiter [Q3].
rules-qwixx-turn =
    Wer aktiv ist, wirft alle Würfel. Dann folgen zwei Aktionen [Q3]:
    - **Weiße Würfel, alle gleichzeitig**: Du darfst die Summe der beiden weißen Würfel in einer Reihe ankreuzen [Q4].
    - **Farbige Würfel, nur wer aktiv ist**: Du darfst die Summe aus einem weißen und einem farbigen Würfel in der Reihe dieser Farbe ankreuzen [Q5].

    Beides ist freiwillig. Wer aber aktiv ist und in keiner der beiden Aktionen etwas ankreuzt, bekommt einen Fehlwurf [Q6].

    { "" }**Eine Reihe abschließen**: Für die letzte Zahl (12 bei Rot und Gelb, 2 bei Grün und Blau) brauchst du vorher mindestens fünf Kreuze in der Reihe. Das Schloss kreuzt du gleich mit an, es zählt als weiteres Kreuz [Q7]. Die Reihe ist nun für alle zu, und ihr Würfel ist sofort aus dem Spiel [Q8]. Mit den weißen Würfeln können mehrere gemeinsam dieselbe Reihe abschließen, wenn sie dort je fünf Kreuze haben; andere Kreuze, die gleichzeitig in ihr gemacht werden, zählen [Q9].
rules-qwixx-end =
    Die Partie endet sofort [Q10]:
    - wenn jemand den vierten Fehlwurf bekommt;
    - wenn zwei Reihen abgeschlossen sind. Mit den weißen Würfeln kann im selben Moment eine dritte dazukommen.

    Erst zählt, was alle mit den weißen Würfeln ankreuzen, dann wird das Ende geprüft. Ist hier Schluss, entfallen die farbigen Würfel, und für diesen Zug gibt es keinen Fehlwurf.
rules-qwixx-scoring =
    Punkte für jede Reihe nach der Zahl ihrer Kreuze, das Schloss mitgezählt [Q11]: 1 → 1, 2 → 3, 3 → 6, 4 → 10, 5 → 15, 6 → 21, 7 → 28, 8 → 36, 9 → 45, 10 → 55, 11 → 66, 12 → 78.

    Jeder Fehlwurf kostet 5 Punkte. Die höchste Summe gewinnt; bei Gleichstand wird gemeinsam gewonnen.
rules-qwixx-options =
    - **Serie**: bis zu fünf Partien. Die Punkte werden zusammengezählt, und in jeder Partie beginnt jemand anders [Q12].
    - Auch zu fünft geht es; die gedruckten Regeln sind für zwei bis vier [Q1].

## What the drawn example points out: a few words each

example-qwixx-1 = Weiß: Alle dürfen eine 7 ankreuzen
example-qwixx-2 = In deinem Zug auch Weiß plus Farbe
example-qwixx-3 = Ausgelassene Zahlen sind verloren
example-qwixx-4 = Ab fünf Kreuzen darfst du abschließen

## Every rule by its number, in one short sentence

mark-q1 = Ein Tableau hat zwei Reihen ab 2 aufwärts und zwei ab 12 abwärts, je mit Schloss, und vier Fehlwurf-Felder.
mark-q2 = Angekreuzt wird von links nach rechts; eine ausgelassene Zahl ist verloren.
mark-q3 = Wer aktiv ist, wirft alle Würfel, die noch im Spiel sind; dann geht es im Uhrzeigersinn weiter.
mark-q4 = Alle dürfen die Summe der weißen Würfel in einer Reihe ankreuzen.
mark-q5 = Danach darf, wer aktiv ist, einen weißen plus einen farbigen Würfel in der Reihe dieser Farbe ankreuzen.
mark-q6 = Wer aktiv ist und im ganzen Zug nichts ankreuzt, bekommt einen Fehlwurf.
mark-q7 = Die letzte Zahl einer Reihe braucht fünf Kreuze davor; das Schloss wird mit ihr angekreuzt.
mark-q8 = Wer eine Reihe abschließt, schließt sie für alle, und ihr Würfel ist aus dem Spiel.
mark-q9 = Mehrere können mit demselben Wurf eine Reihe abschließen, wenn sie dort je fünf Kreuze haben.
mark-q10 = Die Partie endet sofort mit dem vierten Fehlwurf oder der zweiten abgeschlossenen Reihe.
mark-q11 = Jedes Kreuz einer Reihe bringt einen Punkt mehr als das davor; ein Fehlwurf kostet 5.
mark-q12 = In einer Serie von bis zu fünf Partien zählen die Punkte zusammen; jedes Mal beginnt jemand anders.

## What is asked, and options

choose-qwixx-white-dice = Kreuze die Summe der weißen Würfel in einer Reihe an oder passe.
choose-qwixx-colored-dice = Kreuze die Summe aus einem weißen und einem farbigen Würfel an oder passe.

## Buttons

# Discord cuts long labels: keep them under thirty characters.

control-qwixx-cross = { $color ->
    [red] Rot { $number }
    [yellow] Gelb { $number }
    [green] Grün { $number }
   *[blue] Blau { $number }
}
control-qwixx-pass = Passen
control-qwixx-misthrow = Passen (-5)
# On the white and on the colored dice, which costs five points.
control-qwixx-pass-both = Zweimal passen (-5)

## Events

# $name and $names come ready to be shown (bold).

color-name = { $color ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
   *[blue] Blau
}
event-qwixx-starts = { $name } beginnt.
event-qwixx-rolled = { $name } würfelt { $white1 } und { $white2 } mit den weißen Würfeln.
event-qwixx-answered = { $count ->
    [one] { $names } ist fertig.
   *[other] { $names } sind fertig.
}
event-qwixx-crossed = { $name } kreuzt { color-name } { $number } an.
event-qwixx-crossed-all = Angekreuzt: { $list }.
event-qwixx-crossed-item = { color-name } { $number }
event-qwixx-passed = { $count ->
    [one] { $names } passt.
   *[other] { $names } passen.
}
event-qwixx-closed = { $name } schließt { color-name } für alle ab.
event-qwixx-closed-all = Für alle abgeschlossen: { $list }.
event-qwixx-closed-item = { color-name }
# $count is which penalty of four this is.
event-qwixx-misthrow = { $name } bekommt Fehlwurf { $count } von 4.
event-qwixx-ended = { $reason ->
    [rows_closed] Die Partie ist vorbei: Zwei Reihen sind abgeschlossen.
    [misthrows] Die Partie ist vorbei: Das war ein vierter Fehlwurf.
   *[other] Die Partie ist vorbei.
}
event-qwixx-won = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen gemeinsam!
}

## Scores

# The rows and the penalties add up to the score. It stands in a narrow line: keep it short.
score-qwixx = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
} (Rot { $red }, Gelb { $yellow }, Grün { $green }, Blau { $blue }{ $misthrows ->
    [0] { "" }
   *[other] , Fehlwürfe { $misthrows }
})
stats-score-qwixx = Im Schnitt { $mean } Punkte, bestes Ergebnis { $best }

## In pictures and in their descriptions

# The short ones stand under or beside numbers in a picture: keep them short.

qwixx-task-white = { $name } hat gewürfelt: Alle dürfen die { $sum } ankreuzen.
qwixx-task-colored = { $name } darf Weiß plus Farbe ankreuzen.
qwixx-alt-roll = Wurf von { $name }: Weiß { $one } und { $other }, { $colored }.
qwixx-alt-closed = Abgeschlossene Reihen: { $rows }.
# One row of a sheet; $numbers are those crossed off: 2 3 5.
qwixx-alt-row = { color-name } { $numbers }
qwixx-alt-sheet = { $points ->
    [one] { $name }, { $points } Punkt, angekreuzt: { $rows }; Fehlwürfe { $misthrows }.
   *[other] { $name }, { $points } Punkte, angekreuzt: { $rows }; Fehlwürfe { $misthrows }.
}
# Boards as text: the line above a sheet, one of its rows, and the line below it. $crossed and $open are numbers: 2 3 5.
qwixx-text-head = { $points ->
    [one] { $name }: { $points } Punkt
   *[other] { $name }: { $points } Punkte
}
qwixx-text-row = { color-name }: angekreuzt { $crossed }; { $state ->
    [locked] mit Schloss
    [closed] zu
   *[open] offen { $open }
}
qwixx-text-misthrows = Fehlwürfe: { $count } von { $most }
# The first letters of each color, one or two, at the rows of the sheets and under the dice.
qwixx-letters = { $color ->
    [red] Ro
    [yellow] Ge
    [green] Gr
   *[blue] Bl
}

## Why a move is good or bad

# Each stands alone or after another, without a full stop. $name is another player's name.

reason-qwixx-ends-ahead = { $points ->
    [one] beendet die Partie mit einem Punkt Vorsprung für dich
   *[other] beendet die Partie mit { $points } Punkten Vorsprung für dich
}
reason-qwixx-ends-behind = { $points ->
    [one] beendet die Partie mit einem Punkt Rückstand für dich
   *[other] beendet die Partie mit { $points } Punkten Rückstand für dich
}
reason-qwixx-ends-level = beendet die Partie, und du liegst gleichauf vorn
reason-qwixx-closes-row = schließt { color-name } ab und bringt { $points } Punkte
reason-qwixx-may-close = dein fünftes Kreuz: ab jetzt kannst du { color-name } abschließen
reason-qwixx-hurry = { color-name } könnte bald abgeschlossen werden
reason-qwixx-then = danach { color-name } { $number } mit einem farbigen Würfel
reason-qwixx-skips-nothing = lässt in { color-name } nichts aus
reason-qwixx-skips = { $count ->
    [one] lässt in { color-name } eine Zahl aus
   *[other] lässt in { color-name } { $count } Zahlen aus
}
reason-qwixx-skips-fewer = { $count ->
    [one] lässt in { color-name } nur eine Zahl aus statt { $more }
   *[other] lässt in { color-name } nur { $count } Zahlen aus statt { $more }
}
reason-qwixx-keeps = { $count ->
    [one] mit jedem Kreuz würdest du mindestens eine Zahl auslassen
   *[other] mit jedem Kreuz würdest du mindestens { $count } Zahlen auslassen
}
reason-qwixx-keeps-numbers = lässt nichts aus
reason-qwixx-misthrow = ein Fehlwurf: kostet 5 Punkte
reason-qwixx-scores-nothing = bringt keine Punkte
reason-qwixx-scores = { $points ->
    [one] bringt einen Punkt
   *[other] bringt { $points } Punkte
}
