# 5 vor 12 and Lucky Numbers.

## Name

game-five-to-twelve = 5 vor 12
game-lucky-numbers = Lucky Numbers

## Headlines

# The title above the board: what matters now, at most eight words. $names are those it waits for, or the winners.
# $waits: `all` everybody is asked, `some` only those are.
headline-ladder-arrange = { $waits ->
    [all] Iedereen: leg je vier fiches neer
   *[some] { $names }: leg de vier fiches neer
}
headline-ladder-set-up = { $waits ->
    [all] Iedereen: leg je fiche op de diagonaal
   *[some] { $names }: leg het fiche op de diagonaal
}
headline-ladder-turn = { $takes ->
    [yes] { $names }: trek een fiche of pak een open fiche
   *[no] { $names }: trek een fiche
}
# $fits: whether the tile can be placed or swapped in anywhere.
headline-ladder-drawn = { $fits ->
    [yes] { $names }: leg de { $tile } neer
   *[no] { $names }: laat de { $tile } liggen, die past nergens
}
headline-ladder-won = { $count ->
    [one] { $score ->
        [0] { $names } wint met een vol bord!
        [one] { $names } wint met één vrij veld!
       *[other] { $names } wint met { $score } vrije velden!
    }
   *[other] { $score ->
        [one] { $names } winnen samen met één vrij veld!
       *[other] { $names } winnen samen met { $score } vrije velden!
    }
}

## The rules, in our own words

# Marks in brackets such as [L7] number the rules: keep them. A text has at most 1200
# characters. Lines beginning with “- ” are list items. The summary has two sentences and no marks: it stands first.

rules-ladder-summary = Leg als eerste je bord van vier bij vier vol, met getallen die in elke rij en elke kolom oplopen. In je beurt trek je een fiche of pak je een open fiche, en dat leg je neer of ruil je om tegen een van je eigen fiches.
rules-five-to-twelve-summary = { rules-ladder-summary }
rules-five-to-twelve-goal =
    Leg als eerste alle zestien velden van je bord vol met fiches van 1 t/m 20. De getallen moeten oplopen: in elke rij van links naar rechts en in elke kolom van boven naar beneden [L2, L9]. Sprongen mogen: 2, 9, 14. De kleuren van de fiches doen er niet toe [L1].
rules-five-to-twelve-setup =
    Per speler doet één set fiches van 1 t/m 20 mee, allemaal gesloten [L1].

    De vier velden van de diagonaal, van linksboven naar rechtsonder, worden eerst gevuld [L3]. Vier rondes lang trekt iedereen één fiche en legt het meteen op een vrij veld van de diagonaal, waar het tot de eerste beurt blijft liggen [L4b]. Iedereen kiest tegelijk en ziet daarna pas wat de anderen kozen. Elke volgorde mag, zelfs een aflopende, want deze velden delen geen rij of kolom [L5].

    Er wordt geloot wie begint; daarna gaat het met de klok mee [L6].
rules-ladder-turn =
    Doe een van deze twee dingen [L7]:
    - **Trekken**: trek een gesloten fiche. Leg het neer, ruil het om, of laat het open in het midden liggen. Laten liggen mag altijd [L11].
    - **Pakken**: pak een open fiche uit het midden. Dat moet je meteen neerleggen of omruilen.

    { "" }**Neerleggen** doe je op een vrij veld van je bord. Bij **omruilen** komt het fiche op de plaats van een van je eigen fiches; dat ligt daarna open in het midden, voor iedereen [L8].

    Het fiche moet passen bij alle andere fiches in zijn rij en kolom [L9]; het fiche dat je weghaalt, telt niet meer mee. Hetzelfde getal past nooit twee keer in een rij of kolom, en je kunt een fiche niet omruilen tegen een met hetzelfde getal [L10]. Ook fiches op de diagonaal mag je omruilen [L3].
rules-five-to-twelve-turn = { rules-ladder-turn }
rules-ladder-end =
    - De partij is meteen afgelopen als iemand het laatste vrije veld van het eigen bord vult [L12].
    - Ook na de beurt waarin het laatste gesloten fiche wordt getrokken, is de partij afgelopen [L13].
    - Huisregel, zodat geen partij eeuwig duurt: na tien rondes waarin iedereen alleen fiches uit het midden pakte, moet de volgende speler trekken [L15].
rules-five-to-twelve-end = { rules-ladder-end }
rules-ladder-scoring =
    Wie het eigen bord vol heeft, wint alleen [L12]. Zijn de fiches eerder op, dan wint wie de minste vrije velden heeft; bij een gelijke stand wordt er samen gewonnen [L13].

    In de toernooimodus krijgt wie een partij wint 2 punten; alle anderen verliezen 1 punt per vrij veld. Het hoogste totaal wint [L14].
rules-five-to-twelve-scoring = { rules-ladder-scoring }
rules-five-to-twelve-options =
    - **Voorbereiding**: één fiche tegelijk, zoals gewoonlijk [L4b], of alle vier in één keer: je ziet je vier startfiches en legt ze op de diagonaal zoals je wilt [L4a].
    - **Toernooimodus**: evenveel partijen als spelers, zodat iedereen een keer begint [L14].
rules-lucky-numbers-summary = { rules-ladder-summary }
rules-lucky-numbers-goal = { rules-five-to-twelve-goal }
rules-lucky-numbers-setup =
    Per speler doet één set fiches van 1 t/m 20 mee, allemaal gesloten [L1].

    De vier velden van de diagonaal, van linksboven naar rechtsonder, worden eerst gevuld [L3]. Iedereen trekt vier fiches en legt ze daar neer in een volgorde naar keuze, allemaal tegelijk [L4a]. Elke volgorde mag, zelfs een aflopende, want deze velden delen geen rij of kolom [L5].

    Er wordt geloot wie begint; daarna gaat het met de klok mee [L6].
rules-lucky-numbers-turn = { rules-ladder-turn }
rules-lucky-numbers-end = { rules-ladder-end }
rules-lucky-numbers-scoring = { rules-ladder-scoring }
rules-lucky-numbers-options =
    - **Voorbereiding**: alle vier de fiches in één keer, zoals gewoonlijk [L4a], of de variant van Michael: vier rondes lang trekt iedereen één fiche en legt het meteen op een vrij veld van de diagonaal, waar het tot de eerste beurt blijft liggen [L4b].
    - **Toernooimodus**: evenveel partijen als spelers, zodat iedereen een keer begint [L14].

## What the drawn example points out: a few words each

example-ladder-1 = Vier fiches op de diagonaal om te beginnen
example-ladder-2 = Getallen lopen op: naar rechts en omlaag
example-ladder-3 = Leggen: 10 past tussen 6 en 17, 9 en 12
example-ladder-4 = Of ruilen: het oude fiche is voor iedereen

## Every rule by its number, in one short sentence

mark-l1 = Per speler doet één set fiches van 1 t/m 20 mee; de kleuren doen er niet toe.
mark-l2 = Iedereen heeft een leeg bord van vier bij vier velden.
mark-l3 = De vier velden van linksboven naar rechtsonder worden vóór de eerste beurt gevuld.
mark-l4a = Je trekt vier startfiches in één keer en legt ze op de diagonaal, in een volgorde naar keuze.
mark-l4b = Je trekt de startfiches een voor een en legt elk meteen op een vrij veld van de diagonaal.
mark-l5 = De startfiches mogen in elke volgorde op de diagonaal liggen.
mark-l6 = Er wordt geloot wie begint; daarna gaat het met de klok mee.
mark-l7 = In je beurt trek je een gesloten fiche, of je pakt een open fiche, dat je dan moet gebruiken.
mark-l8 = Een fiche komt op een vrij veld of vervangt een van je eigen fiches, dat dan open in het midden ligt.
mark-l9 = Getallen moeten oplopen: in elke rij van links naar rechts, in elke kolom van boven naar beneden.
mark-l10 = Een fiche kan geen fiche met hetzelfde getal vervangen.
mark-l11 = Een getrokken fiche mag je altijd laten liggen; een open fiche dat je pakt niet.
mark-l12 = Wie het laatste vrije veld van het eigen bord vult, wint meteen.
mark-l13 = De partij eindigt ook na de beurt waarin het laatste gesloten fiche is getrokken; wie de minste vrije velden heeft, wint.
mark-l14 = In de toernooimodus begint iedereen een keer; winst is 2 punten, de anderen verliezen er 1 per vrij veld.
mark-l15 = Na tien rondes waarin niemand een fiche trok, moet de volgende speler er een trekken.

## What is asked, and options

variant-ladder-setup-one = één fiche tegelijk
variant-ladder-setup-four = vier fiches in één keer
choose-ladder-arrange = Kies de volgorde van je fiches, te beginnen linksboven.
choose-ladder-set-up = Kies een veld voor je fiche.
choose-ladder-turn = Trek een fiche of pak een open fiche.
choose-ladder-drawn = Kies een vrij veld (groen) of een met een getal (blauw) om dat fiche om te ruilen, of laat het getrokken fiche liggen.
# Instead of the ones above, when a tile from the middle is chosen, or some of the four are placed.
pick-ladder-cell = De { $tile }: welk veld? Groen is vrij; met blauw, waar een getal staat, ruil je dat fiche om.
pick-ladder-next = Tot nu toe: { $tiles }. Welk fiche komt nu?
pick-ladder-only-draw = Trek een fiche.
pick-ladder-only-leave = Het getrokken fiche past nergens: laat het liggen.

## Buttons

# Discord cuts long labels: keep them under thirty characters.

control-ladder-set-up = { $tiles ->
    [one] Mijn fiche leggen
   *[other] Mijn fiches leggen
}
control-ladder-draw = Fiche trekken
control-ladder-take = { $tile } pakken
control-ladder-leave = Laten liggen
control-ladder-rising = Oplopend
# A tile onto an empty cell, named like b2.
control-ladder-put = { $tile } op { $cell }
# A tile in place of another one.
control-ladder-swap = { $tile } voor de { $out } op { $cell }

## Events

# $name and $names come ready to be shown (bold).

event-ladder-starts = { $name } begint.
# $tiles are numbers with hyphens: 3-7-12-19.
event-ladder-dealt = { $name } trekt { $tiles }.
event-ladder-dealt-all = Getrokken: { $list }.
event-ladder-dealt-item = { $tiles }
event-ladder-answered = { $count ->
    [one] { $names } is klaar.
   *[other] { $names } zijn klaar.
}
event-ladder-placed = { $name } legt de { $tile } op { $cell }.
event-ladder-placed-all = Gelegd: { $list }.
event-ladder-placed-item = { $tile } op { $cell }
event-ladder-swapped = { $name } ruilt de { $out } op { $cell } om tegen de { $tile }.
event-ladder-left = { $name } laat de { $tile } in het midden liggen.
event-ladder-revealed = { $name } trekt de { $tile }.
event-ladder-revealed-placed = { $name } trekt de { $tile } en legt die op { $cell }.
event-ladder-revealed-swapped = { $name } trekt de { $tile } en ruilt die om tegen de { $out } op { $cell }.
event-ladder-revealed-left = { $name } trekt de { $tile } en laat die in het midden liggen.
event-ladder-taken = { $name } pakt de { $tile } uit het midden.
event-ladder-taken-placed = { $name } pakt de { $tile } uit het midden en legt die op { $cell }.
event-ladder-taken-swapped = { $name } pakt de { $tile } uit het midden en ruilt die om tegen de { $out } op { $cell }.
event-ladder-ended = { $reason ->
    [board_full] De partij is afgelopen: er is een bord vol.
    [supply_empty] De partij is afgelopen: het laatste fiche is getrokken.
   *[other] De partij is afgelopen.
}
event-ladder-won = { $count ->
    [one] { $names } wint!
   *[other] { $names } winnen samen!
}

## Scores

score-ladder = { $score ->
    [0] bord vol
    [one] één vrij veld
   *[other] { $score } vrije velden
}
# $best is the score of the best game: a number, without what it was made of.
stats-score-ladder = Gemiddeld { $mean } vrije velden, beste resultaat { $best ->
    [0] een vol bord
   *[other] { $best }
}

## In pictures and in their descriptions

# The first two stand below boards as text: keep them short.

ladder-text-hand = in de hand: { $tiles }
ladder-text-free = vrij: { $count }
# Above boards as text. In them, and in descriptions, the name of an empty cell stands between the numbers: 3 b1 c1 17
ladder-legend = Rijen van boven naar beneden; een vrij veld toont zijn naam, zoals b1.
ladder-alt-middle = Gesloten: { $supply }; open: { $open }.
ladder-alt-left = Net blijven liggen: { $tile }.
ladder-alt-drawn = Getrokken: { $tile }.
ladder-alt-board = { $name }, { $free } vrij: { $rows }.
ladder-alt-hand = In de hand: { $tiles }.

## Why a move is good or bad

# Each stands alone or after another, without a full stop. $name is another player's name.

reason-ladder-completes-board = vult je laatste vrije veld en wint
reason-ladder-fills-cell = { $left ->
    [one] vult een veld: nog één te gaan
   *[other] vult een veld: nog { $left } te gaan
}
reason-ladder-costs-nothing = houdt al je andere velden even ruim
reason-ladder-leaves-numbers = { $count ->
    [one] op { $cell } past nog één getal
   *[other] op { $cell } passen nog { $count } getallen
}
reason-ladder-leaves-few = { $count ->
    [one] op { $cell } past nog maar één getal
   *[other] op { $cell } passen nog maar { $count } getallen
}
reason-ladder-right-place = de { $tile } ligt goed op { $cell }
reason-ladder-blocks-cell = op { $cell } past niets meer, tenzij je een fiche omruilt
reason-ladder-makes-room = { $count ->
    [one] op { $cell } past dan één getal in plaats van geen
   *[other] op { $cell } passen dan { $count } getallen in plaats van { $before }
}
reason-ladder-takes-room = { $count ->
    [0] op { $cell } past dan geen getal in plaats van { $before }
    [one] op { $cell } past dan maar één getal in plaats van { $before }
   *[other] op { $cell } passen dan maar { $count } getallen in plaats van { $before }
}
reason-ladder-goes-back = je krijgt de { $tile } misschien terug: die past op je { $cell }
reason-ladder-helps-rival = { $name } kan de { $tile } in het midden gebruiken
reason-ladder-helps-nobody = niemand anders kan de { $tile } kwijt
reason-ladder-fills-nothing = de { $tile } past op geen van je vrije velden
reason-ladder-goes-round = vult geen veld en schuift alleen met fiches
reason-ladder-draw-fills = { $count ->
    [0] geen van de { $total } gesloten fiches past op een vrij veld, maar ruilen kan de moeite waard zijn
    [one] een van de { $total } gesloten fiches past op een vrij veld
   *[other] { $count } van de { $total } gesloten fiches passen op een vrij veld
}
reason-ladder-diagonal-falls = { $low } vóór { $high } loopt niet op: daartussen past niets
reason-ladder-tightest-gap = { $count ->
    [0] laat geen getal tussen { $low } en { $high }, het krapste gat
    [one] laat één getal tussen { $low } en { $high }, het krapste gat
   *[other] laat { $count } getallen tussen { $low } en { $high }, het krapste gat
}
reason-ladder-gap-below = { $count ->
    [0] laat geen getal onder de { $tile }
    [one] laat één getal onder de { $tile }
   *[other] laat { $count } getallen onder de { $tile }
}
reason-ladder-gap-above = { $count ->
    [0] laat geen getal boven de { $tile }
    [one] laat één getal boven de { $tile }
   *[other] laat { $count } getallen boven de { $tile }
}
