# Qwixx.

## Name

game-qwixx = Qwixx

## Headlines

# The title above the board: what matters now, at most ten words. $names are those it waits for, or the winners;
# $name has rolled. $waits: `all` everybody is asked, `some` only those are.
headline-qwixx-white-dice = { $waits ->
    [all] { $name } gooit { $sum }: iedereen mag die aankruisen
   *[some] { $names }: kruis { $sum } aan of pas
}
headline-qwixx-colored-dice = { $names }: kruis wit plus kleur aan of pas
headline-qwixx-won = { $count ->
    [one] { $names } wint met { $score }!
   *[other] { $names } winnen samen met { $score }!
}

## The rules, in our own words

# Marks in brackets such as [Q7] number the rules: keep them. A text has at most 1200
# characters. Lines beginning with “- ” are list items. The summary has two sentences and no marks: it stands first.

rules-qwixx-summary = Kruis in vier rijen getallen aan, van links naar rechts: wat je overslaat ben je kwijt, en hoe meer kruisjes een rij heeft, hoe meer elk waard is. Van elke worp mag iedereen de witte dobbelstenen gebruiken; wie gooit, mag ook een witte en een gekleurde dobbelsteen optellen.
rules-qwixx-goal =
    Kruis zo veel mogelijk getallen aan: hoe meer kruisjes in een rij, hoe meer elk volgend kruisje waard is. In elke rij werk je van links naar rechts. Je mag getallen overslaan, maar een overgeslagen getal ben je voorgoed kwijt [Q2].
rules-qwixx-setup =
    Iedereen heeft een scoreblad met vier rijen: rood en geel lopen op van 2 naar 12, groen en blauw lopen af van 12 naar 2. Aan het eind van elke rij staat een slot. Daaronder staan vier vakjes voor misworpen. Er zijn twee witte dobbelstenen en één in elke kleur [Q1].

    Er wordt geloot wie begint; daarna gaat het met de klok mee [Q3].
rules-qwixx-turn =
    De actieve speler gooit alle dobbelstenen. Daarna volgen twee acties [Q3]:
    - **Witte dobbelstenen, voor iedereen tegelijk**: je mag de som van de twee witte dobbelstenen in één rij aankruisen [Q4].
    - **Gekleurde dobbelstenen, alleen voor de actieve speler**: je mag de som van één witte en één gekleurde dobbelsteen aankruisen in de rij van die kleur [Q5].

    Het hoeft allebei niet. Maar kruist de actieve speler in geen van beide acties iets aan, dan is dat een misworp [Q6].

    { "" }**Een rij sluiten**: voor het laatste getal van een rij (12 bij rood en geel, 2 bij groen en blauw) heb je daar eerst minstens vijf kruisjes nodig. Je kruist dan ook het slot aan, dat als extra kruisje telt [Q7]. De rij is nu voor iedereen gesloten en de dobbelsteen van die kleur doet meteen niet meer mee [Q8]. Met de witte dobbelstenen kunnen meerdere spelers samen dezelfde rij sluiten, als ze daar elk vijf kruisjes hebben; andere kruisjes die er tegelijk worden gezet, tellen mee [Q9].
rules-qwixx-end =
    De partij is meteen afgelopen [Q10]:
    - als iemand een vierde misworp krijgt;
    - als er twee rijen gesloten zijn. Met de witte dobbelstenen kan er tegelijk een derde bij komen.

    Eerst telt wat iedereen met de witte dobbelstenen kiest, dan pas wordt gekeken of het afgelopen is. Is dat zo, dan worden de gekleurde dobbelstenen niet meer gebruikt en levert die beurt geen misworp op.
rules-qwixx-scoring =
    Punten per rij, naar het aantal kruisjes met het slot erbij [Q11]: 1 → 1, 2 → 3, 3 → 6, 4 → 10, 5 → 15, 6 → 21, 7 → 28, 8 → 36, 9 → 45, 10 → 55, 11 → 66, 12 → 78.

    Elke misworp kost 5 punten. Het hoogste totaal wint; bij een gelijke stand wordt er samen gewonnen.
rules-qwixx-options =
    - **Serie**: hoogstens vijf partijen. De punten worden opgeteld, en elke partij begint er iemand anders [Q12].
    - Met z’n vijven kan ook; de gedrukte spelregels zijn voor twee tot vier spelers [Q1].

## What the drawn example points out: a few words each

example-qwixx-1 = Wit: iedereen mag een 7 aankruisen
example-qwixx-2 = In je eigen beurt ook wit plus kleur
example-qwixx-3 = Wat je overslaat, ben je kwijt
example-qwixx-4 = Vanaf vijf kruisjes mag de rij op slot

## Every rule by its number, in one short sentence

mark-q1 = Een scoreblad heeft twee rijen vanaf 2 omhoog en twee vanaf 12 omlaag, elk met een slot, en vier vakjes voor misworpen.
mark-q2 = Je kruist aan van links naar rechts; een overgeslagen getal ben je kwijt.
mark-q3 = De actieve speler gooit alle dobbelstenen die nog meedoen; daarna gaat het met de klok mee.
mark-q4 = Iedereen mag de som van de witte dobbelstenen in één rij aankruisen.
mark-q5 = Daarna mag de actieve speler de som van een witte en een gekleurde dobbelsteen aankruisen in de rij van die kleur.
mark-q6 = Een actieve speler die in een beurt niets aankruist, krijgt een misworp.
mark-q7 = Voor het laatste getal van een rij zijn eerst vijf kruisjes nodig; het slot wordt mee aangekruist.
mark-q8 = Zodra iemand een rij sluit, is die voor iedereen gesloten en doet de dobbelsteen van die kleur niet meer mee.
mark-q9 = Met dezelfde worp kunnen meerdere spelers een rij sluiten, als ze daar elk vijf kruisjes hebben.
mark-q10 = De partij is meteen afgelopen bij een vierde misworp of een tweede gesloten rij.
mark-q11 = Elk kruisje in een rij is één punt meer waard dan het vorige; een misworp kost 5.
mark-q12 = In een serie van hoogstens vijf partijen worden de punten opgeteld, en er begint telkens iemand anders.

## What is asked, and options

choose-qwixx-white-dice = Kruis de witte som in één rij aan, of pas.
choose-qwixx-colored-dice = Kruis de som van een witte en een gekleurde dobbelsteen aan, of pas.

## Buttons

# Discord cuts long labels: keep them under thirty characters.

control-qwixx-cross = { $color ->
    [red] Rood { $number }
    [yellow] Geel { $number }
    [green] Groen { $number }
   *[blue] Blauw { $number }
}
control-qwixx-pass = Passen
control-qwixx-misthrow = Passen (-5)
# On the white and on the colored dice, which costs five points.
control-qwixx-pass-both = Twee keer passen (-5)

## Events

# $name and $names come ready to be shown (bold).

color-name = { $color ->
    [red] rood
    [yellow] geel
    [green] groen
   *[blue] blauw
}
event-qwixx-starts = { $name } begint.
event-qwixx-rolled = { $name } gooit { $white1 } en { $white2 } met de witte dobbelstenen.
event-qwixx-answered = { $count ->
    [one] { $names } is klaar.
   *[other] { $names } zijn klaar.
}
event-qwixx-crossed = { $name } kruist { color-name } { $number } aan.
event-qwixx-crossed-all = Aangekruist: { $list }.
event-qwixx-crossed-item = { color-name } { $number }
event-qwixx-passed = { $count ->
    [one] { $names } past.
   *[other] { $names } passen.
}
event-qwixx-closed = { $name } sluit { color-name } voor iedereen.
event-qwixx-closed-all = Voor iedereen gesloten: { $list }.
event-qwixx-closed-item = { color-name }
# $count is which penalty of four this is.
event-qwixx-misthrow = { $name } krijgt misworp { $count } van 4.
event-qwixx-ended = { $reason ->
    [rows_closed] De partij is afgelopen: er zijn twee rijen gesloten.
    [misthrows] De partij is afgelopen: dat was een vierde misworp.
   *[other] De partij is afgelopen.
}
event-qwixx-won = { $count ->
    [one] { $names } wint!
   *[other] { $names } winnen samen!
}

## Scores

# The rows and the penalties add up to the score. It stands in a narrow line: keep it short.
score-qwixx = { $score ->
    [one] { $score } punt
   *[other] { $score } punten
} (rood { $red }, geel { $yellow }, groen { $green }, blauw { $blue }{ $misthrows ->
    [0] { "" }
   *[other] , misworpen { $misthrows }
})
stats-score-qwixx = Gemiddeld { $mean } punten, beste resultaat { $best }

## In pictures and in their descriptions

# The short ones stand under or beside numbers in a picture: keep them short.

qwixx-task-white = { $name } gooide: iedereen mag { $sum } aankruisen.
qwixx-task-colored = { $name } mag wit plus kleur aankruisen.
qwixx-alt-roll = Worp van { $name }: wit { $one } en { $other }, { $colored }.
qwixx-alt-closed = Gesloten rijen: { $rows }.
# One row of a sheet; $numbers are those crossed off: 2 3 5.
qwixx-alt-row = { color-name } { $numbers }
qwixx-alt-sheet = { $points ->
    [one] { $name }, { $points } punt, aangekruist: { $rows }; misworpen { $misthrows }.
   *[other] { $name }, { $points } punten, aangekruist: { $rows }; misworpen { $misthrows }.
}
# Boards as text: the line above a sheet, one of its rows, and the line below it. $crossed and $open are numbers: 2 3 5.
qwixx-text-head = { $points ->
    [one] { $name }: { $points } punt
   *[other] { $name }: { $points } punten
}
qwixx-text-row = { color-name }: aangekruist { $crossed }; { $state ->
    [locked] op slot
    [closed] gesloten
   *[open] open { $open }
}
qwixx-text-misthrows = misworpen: { $count } van { $most }
# The first letters of each color, one or two, at the rows of the sheets and under the dice.
qwixx-letters = { $color ->
    [red] ro
    [yellow] ge
    [green] gr
   *[blue] bl
}

## Why a move is good or bad

# Each stands alone or after another, without a full stop. $name is another player's name.

reason-qwixx-ends-ahead = { $points ->
    [one] beëindigt de partij terwijl je één punt voorstaat
   *[other] beëindigt de partij terwijl je { $points } punten voorstaat
}
reason-qwixx-ends-behind = { $points ->
    [one] beëindigt de partij terwijl je één punt achterstaat
   *[other] beëindigt de partij terwijl je { $points } punten achterstaat
}
reason-qwixx-ends-level = beëindigt de partij terwijl je gedeeld eerste staat
reason-qwixx-closes-row = sluit { color-name } en levert { $points } punten op
reason-qwixx-may-close = je vijfde kruisje: vanaf nu kun je { color-name } sluiten
reason-qwixx-hurry = { color-name } kan binnenkort gesloten worden
reason-qwixx-then = daarna { color-name } { $number } met een gekleurde dobbelsteen
reason-qwixx-skips-nothing = slaat in { color-name } niets over
reason-qwixx-skips = { $count ->
    [one] slaat in { color-name } één getal over
   *[other] slaat in { color-name } { $count } getallen over
}
reason-qwixx-skips-fewer = { $count ->
    [one] slaat in { color-name } maar één getal over, geen { $more }
   *[other] slaat in { color-name } maar { $count } getallen over, geen { $more }
}
reason-qwixx-keeps = { $count ->
    [one] elk kruisje zou minstens één getal overslaan
   *[other] elk kruisje zou minstens { $count } getallen overslaan
}
reason-qwixx-keeps-numbers = slaat niets over
reason-qwixx-misthrow = een misworp: kost 5 punten
reason-qwixx-scores-nothing = levert geen punten op
reason-qwixx-scores = { $points ->
    [one] levert één punt op
   *[other] levert { $points } punten op
}
