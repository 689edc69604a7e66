# Top 12.

## Name

game-top-twelve = Top 12

## Headlines

# The title above the board: what matters now, at most eight words. $names are those it waits for, or the winners.
# $waits: `all` everybody is asked, `some` only those are.
headline-top-twelve-start-numbers = { $waits ->
    [all] Iedereen: vul je startgetallen in
   *[some] { $names }: vul de startgetallen in
}
headline-top-twelve-name-number = { $names }: noem een getal
headline-top-twelve-enter-number = { $waits ->
    [all] Iedereen: zet de { $number } { top-twelve-where }
   *[some] { $names }: zet de { $number } { top-twelve-where }
}
top-twelve-where = { $symbol ->
    [joker] in een kolom naar keuze
    [hand] onder de hand
    [star] onder de ster
    [house] onder het huis
    [tree] onder de boom
   *[moon] onder de maan
}
headline-top-twelve-won = { $count ->
    [one] { $score ->
        [12] { $names } wint met een volle kolom!
       *[other] { $names } wint met { $score } in een kolom!
    }
   *[other] { $score ->
        [12] { $names } winnen samen met volle kolommen!
       *[other] { $names } winnen samen met { $score } in een kolom!
    }
}
# Alone, by the number of rounds.
headline-top-twelve-alone = { $rating ->
    [professional] { $names } is klaar in { $rounds } rondes: prof!
    [specialist] { $names } is klaar in { $rounds } rondes: specialist!
    [veteran] { $names } is klaar in { $rounds } rondes: veteraan!
    [advanced] { $names } is klaar in { $rounds } rondes: gevorderd!
    [beginner] { $names } is klaar in { $rounds } rondes: beginner!
   *[other] { $names } is klaar in { $rounds } rondes!
}

## The rules, in our own words

# Marks in brackets such as [T7] number the rules: keep them. A text has at most 1200
# characters. Lines beginning with “- ” are list items. The summary has two sentences and no marks: it stands first.

rules-top-twelve-summary = Vul als eerste twaalf oplopende getallen in één kolom in. Elke ronde noemt iemand een getal van 1 t/m 100, een dobbelsteen bepaalt de kolom, en iedereen vult het getal daar in.
rules-top-twelve-goal =
    Vul als eerste twaalf getallen in één kolom in. De getallen in een kolom moeten van boven naar beneden oplopen; hoe groot de sprongen zijn, maakt niet uit [T6].
rules-top-twelve-setup =
    Iedereen heeft een blad met vijf kolommen van twaalf velden: hand, ster, huis, boom en maan [T1].

    Iedereen vult in het geheim en tegelijk 10, 20, 30, 40 en 50 in: één getal per kolom, op een veld naar keuze. Daarna worden de bladen onthuld [T2].

    Er wordt geloot wie het eerste getal noemt; daarna gaat het om de beurt [T3].
rules-top-twelve-turn =
    De actieve speler noemt een getal van 1 t/m 100; hetzelfde getal mag vaker. Pas daarna wordt de dobbelsteen gegooid: die toont een van de vijf kolommen of de joker, elk met dezelfde kans [T4].

    Nu vult iedereen tegelijk het getal in op een vrij veld van die kolom. Bij de joker kiest elke speler zelf een kolom [T5]. Onder het getal mogen alleen hogere staan, erboven alleen lagere [T6].

    Je moet het getal invullen als het ergens past. Is er maar één veld mogelijk, dan wordt het voor je ingevuld [T7]. Een ronde waarin niemand kan invullen telt ook, en de volgende speler noemt een getal [T9].
rules-top-twelve-end =
    - De partij is afgelopen na de ronde waarin iemand een kolom vol heeft [T8].
    - Huisregels: het is ook afgelopen als niemand meer een kolom vol kan krijgen [T10], na vijf rondes per speler op rij zonder dat er iets is ingevuld, of na 200 rondes [T12].
rules-top-twelve-scoring =
    Wie twaalf getallen in één kolom heeft, wint. Zijn meerdere spelers in dezelfde ronde klaar, dan telt hun op één na volste kolom, dan de volgende enzovoort; is alles gelijk, dan winnen ze samen [T8]. Haalt niemand het, dan wint op dezelfde manier de volste kolom [T10].

    Speel je alleen, dan worden je rondes geteld [T11]: t/m 20 prof, 25 specialist, 30 veteraan, 35 gevorderd, 40 beginner; daarboven geen titel.
rules-top-twelve-options =
    - **Alleen**: start de tafel zonder iemand anders [T11].
    - **Serie**: hoogstens vijf partijen; elke gewonnen partij telt voor één punt.

## What the drawn example points out: a few words each

example-top-twelve-1 = Iemand noemt een getal: 37
example-top-twelve-2 = De dobbelsteen bepaalt de kolom
example-top-twelve-3 = Invullen: lager erboven, hoger eronder
example-top-twelve-4 = Twaalf in één kolom wint

## Every rule by its number, in one short sentence

mark-t1 = Een blad heeft vijf kolommen van twaalf velden: hand, ster, huis, boom en maan.
mark-t2 = Elk startgetal (10, 20, 30, 40, 50) komt in het geheim in een eigen kolom, op een veld naar keuze.
mark-t3 = Er wordt geloot wie begint; daarna gaat het om de beurt.
mark-t4 = De actieve speler noemt een getal van 1 t/m 100 voordat de dobbelsteen wordt gegooid.
mark-t5 = Iedereen vult het getal in op een vrij veld van de gegooide kolom; bij de joker in een kolom naar keuze.
mark-t6 = De getallen in een kolom moeten van boven naar beneden oplopen.
mark-t7 = Je moet het getal invullen als het ergens past.
mark-t8 = Wie twaalf getallen in één kolom heeft, wint; zijn meerdere spelers tegelijk klaar, dan beslissen hun op één na volste kolommen.
mark-t9 = Een ronde waarin niemand kan invullen, telt toch.
mark-t10 = Kan niemand meer een kolom vol krijgen, dan is de partij afgelopen en wint de volste kolom.
mark-t11 = Speel je alleen, dan worden je rondes geteld: hoe minder, hoe beter je titel.
mark-t12 = De partij eindigt na vijf rondes per speler zonder dat er iets is ingevuld, of na 200 rondes in totaal.

## What is asked, and options

choose-top-twelve-start-numbers = Vul 10, 20, 30, 40 en 50 in, één per kolom.
choose-top-twelve-name-number = Noem een getal van 1 t/m 100.
choose-top-twelve-enter-number = Kies een veld voor het getal.
# Instead of the one above, when the column is chosen: 30 under the tree: which row?
pick-top-twelve-row = { $number } { top-twelve-where }: welke rij?

## Buttons

# Discord cuts long labels: keep them under thirty characters.

control-top-twelve-write = Zelf invullen
control-top-twelve-layout = Slimme verdeling
control-top-twelve-name = Getal noemen
# Opens a form, beside buttons with numbers.
control-top-twelve-other = Ander getal
# The button that names this number, under a hint.
control-top-twelve-say = { $number } noemen
control-top-twelve-number = Een getal van 1 t/m { $most }
# The same within a sentence: "abc" is not ...
control-top-twelve-wanted = een getal van 1 t/m { $most }
# A number in a box, such as: 37 at star 5.
control-top-twelve-put = { $number } op { $field }

## Events

# $name and $names come ready to be shown (bold).

column-name = { $column ->
    [a] hand
    [b] ster
    [c] huis
    [d] boom
   *[e] maan
}
event-top-twelve-starts = { $name } noemt het eerste getal.
event-top-twelve-answered = { $count ->
    [one] { $names } is klaar.
   *[other] { $names } zijn klaar.
}
event-top-twelve-wrote = Startgetallen onthuld.
event-top-twelve-named = { $name } noemt { $number }.
event-top-twelve-rolled = { $symbol ->
    [joker] { $name } gooit de joker: kolom naar keuze.
    [hand] { $name } gooit de hand.
    [star] { $name } gooit de ster.
    [house] { $name } gooit het huis.
    [tree] { $name } gooit de boom.
   *[moon] { $name } gooit de maan.
}
event-top-twelve-named-rolled = { $symbol ->
    [joker] { $name } noemt { $number } en gooit de joker: kolom naar keuze.
    [hand] { $name } noemt { $number } en gooit de hand.
    [star] { $name } noemt { $number } en gooit de ster.
    [house] { $name } noemt { $number } en gooit het huis.
    [tree] { $name } noemt { $number } en gooit de boom.
   *[moon] { $name } noemt { $number } en gooit de maan.
}
event-top-twelve-entered = { $name } vult { $number } in op { column-name } { $row }.
event-top-twelve-entered-all = { $number } ingevuld: { $list }.
event-top-twelve-entered-item = { column-name } { $row }
event-top-twelve-no-field = { $count ->
    [one] { $names } kan het getal niet kwijt.
   *[other] { $names } kunnen het getal niet kwijt.
}
event-top-twelve-ended = { $reason ->
    [column_full] De partij is afgelopen: er is een kolom vol.
    [dead_end] De partij is afgelopen: niemand kan nog een kolom vol krijgen.
    [stalled] De partij is afgelopen: niemand komt nog verder.
   *[other] De partij is afgelopen.
}
event-top-twelve-won = { $count ->
    [one] { $names } wint!
   *[other] { $names } winnen samen!
}

## Scores

# $columns are how many numbers the columns have, fullest first: 12-9-8-8-7.
score-top-twelve = kolommen van { $columns }
# Alone, by the number of rounds.
score-top-twelve-rated = { $rating ->
    [professional] een volle kolom in { $rounds } rondes: je bent prof
    [specialist] een volle kolom in { $rounds } rondes: je bent specialist
    [veteran] een volle kolom in { $rounds } rondes: je bent veteraan
    [advanced] een volle kolom in { $rounds } rondes: je bent gevorderd
    [beginner] een volle kolom in { $rounds } rondes: je bent beginner
   *[other] een volle kolom in { $rounds } rondes
}
stats-score-top-twelve = Gemiddeld { $mean } in de volste kolom, beste resultaat { $best }

## In pictures and in their descriptions

# The tasks stand in a picture, in two or three lines: keep them short.

top-twelve-task-start = { $players ->
    [one] Vul 10, 20, 30, 40 en 50 in, één per kolom.
   *[other] Vul in het geheim 10, 20, 30, 40 en 50 in.
}
top-twelve-task-name = { $name } noemt een getal.
top-twelve-task-enter = { $players ->
    [one] Vul de { $number } in.
   *[other] Iedereen vult de { $number } in.
}
top-twelve-symbol-hand = hand
top-twelve-symbol-star = ster
top-twelve-symbol-house = huis
top-twelve-symbol-tree = boom
top-twelve-symbol-moon = maan
top-twelve-symbol-joker = joker
# A player's sheet, and one column of it: each number after the box it stands in.
top-twelve-alt-sheet = { $name }: { $columns }.
top-twelve-alt-column = { column-name } { $fields }
top-twelve-alt-round = Ronde { $round }: { $number } en { $symbol }.
# The same as text, a line for each column, and above it what the numbers in a column mean. $fields are such as 3: 16 29, 9: 76.
top-twelve-legend = 3: 16 29 betekent 16 in rij 3 en 29 in rij 4.
top-twelve-text-column = { column-name } { $fields } ({ $count } van { $most })

## Why a move is good or bad

# Each stands alone or after another, without a full stop. $name is another player's name.

advice-column = { $column ->
    [hand] hand
    [star] ster
    [house] huis
    [tree] boom
   *[moon] maan
}
reason-top-twelve-near-place = rij { $row } past goed bij { $number }
reason-top-twelve-too-high = laat minder ruimte boven de { $number }
reason-top-twelve-too-low = laat minder ruimte onder de { $number }
reason-top-twelve-may-finish = met de juiste worp is je { advice-column }kolom vol
reason-top-twelve-fits-own = { $count ->
    [0] past in geen van je kolommen
    [one] past in een van je kolommen
    [5] past in al je kolommen
   *[other] past in { $count } van je kolommen
}
reason-top-twelve-fits-leader = { $count ->
    [0] helpt { $name } niet
    [one] past maar in één kolom van { $name }
    [5] past in alle kolommen van { $name }
   *[other] past in { $count } kolommen van { $name }
}
reason-top-twelve-finds-place = { $number } past goed op { advice-column } { $row }
reason-top-twelve-finishes-column = maakt je { advice-column }kolom vol
reason-top-twelve-leaves-fields = { $count ->
    [one] in je { advice-column }kolom is nog maar één veld vrij
   *[other] in je { advice-column }kolom zijn nog { $count } velden vrij
}
reason-top-twelve-leaves-numbers = { $count ->
    [one] daar past nog één getal
   *[other] daar passen nog { $count } getallen
}
reason-top-twelve-spoils-column = je { advice-column }kolom kan niet meer vol
reason-top-twelve-spoilt = je { advice-column }kolom kan toch al niet meer vol
