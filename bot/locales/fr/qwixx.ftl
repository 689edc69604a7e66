# Qwixx.

## Name

game-qwixx = Qwixx

## Headlines

# The title above the board: what matters now, at most ten words. $names are those it waits for, or the winners;
# $name has rolled. $waits: `all` everybody is asked, `some` only those are (one or several).
headline-qwixx-white-dice = { $waits ->
    [all] { $name } fait { $sum } : tout le monde peut le cocher
   *[some] { $names } : cocher { $sum } ou passer
}
headline-qwixx-colored-dice = { $names }, coche blanc plus couleur, ou passe
headline-qwixx-won = { $count ->
    [one] { $names } gagne avec { $score } !
   *[other] { $names } gagnent ensemble avec { $score } !
}

## The rules, in our own words

# Marks in brackets such as [Q7] number the rules: keep them. A text has at most 1200
# characters. Lines beginning with “- ” are list items. The summary has two sentences and no marks: it stands first.

rules-qwixx-summary = Coche des nombres de gauche à droite dans quatre rangées : ce que tu sautes est perdu, et plus une rangée a de croix, plus chacune rapporte. Les dés blancs de chaque lancer servent à tout le monde ; qui a lancé peut aussi ajouter un dé blanc à un dé de couleur.
rules-qwixx-goal =
    Coche le plus de nombres possible : plus une rangée a de croix, plus la croix suivante rapporte. Chaque rangée se remplit de gauche à droite. Tu peux sauter des nombres, mais un nombre sauté est perdu pour de bon [Q2].
rules-qwixx-setup =
    Tout le monde a une fiche de quatre rangées : rouge et jaune montent de 2 à 12, vert et bleu descendent de 12 à 2. Chaque rangée se termine par un cadenas. En dessous, il y a quatre cases « coup manqué ». On joue avec deux dés blancs et un dé de chaque couleur [Q1].

    On tire au sort qui commence ; puis on joue dans le sens horaire [Q3].
rules-qwixx-turn =
    La personne active lance tous les dés. Puis viennent deux actions [Q3] :
    - **Dés blancs, pour tout le monde à la fois** : tu peux cocher la somme des deux dés blancs dans une rangée [Q4].
    - **Dés de couleur, pour la personne active** : tu peux cocher la somme d’un dé blanc et d’un dé de couleur dans la rangée de cette couleur [Q5].

    Rien n’est obligatoire. Mais la personne active qui ne coche rien du tout a un coup manqué [Q6].

    { "" }**Clôturer une rangée** : son dernier nombre (12 en rouge et jaune, 2 en vert et bleu) demande au moins cinq croix avant lui. Tu coches alors aussi le cadenas, qui compte comme une croix de plus [Q7]. La rangée est clôturée pour tout le monde et son dé sort aussitôt du jeu [Q8]. Avec les dés blancs, plusieurs personnes peuvent clôturer la même rangée, si chacune y a cinq croix ; les autres croix qui y sont faites en même temps comptent [Q9].
rules-qwixx-end =
    La partie s’arrête aussitôt [Q10] :
    - au quatrième coup manqué de quelqu’un ;
    - quand deux rangées sont clôturées. Avec les dés blancs, une troisième peut l’être au même moment.

    Tous les choix faits avec les dés blancs comptent avant de vérifier si c’est la fin. Si la partie s’arrête là, on n’utilise pas les dés de couleur et ce tour ne donne aucun coup manqué.
rules-qwixx-scoring =
    Points de chaque rangée selon ses croix, cadenas compris [Q11] : 1 → 1, 2 → 3, 3 → 6, 4 → 10, 5 → 15, 6 → 21, 7 → 28, 8 → 36, 9 → 45, 10 → 55, 11 → 66, 12 → 78.

    Chaque coup manqué coûte 5 points. Le plus gros total gagne ; en cas d’égalité, la victoire est partagée.
rules-qwixx-options =
    - **Série** : jusqu’à cinq parties. On additionne les points, et quelqu’un d’autre commence à chaque partie [Q12].
    - On peut aussi jouer à cinq ; les règles imprimées vont de deux à quatre [Q1].

## What the drawn example points out: a few words each (at most 50 characters)

example-qwixx-1 = Dés blancs : tout le monde peut cocher un 7
example-qwixx-2 = À ton tour, aussi un dé blanc et un de couleur
example-qwixx-3 = Les nombres sautés sont perdus
example-qwixx-4 = Avec cinq croix, tu peux clôturer la rangée

## Every rule by its number, in one short sentence

mark-q1 = Une fiche a deux rangées qui montent depuis 2 et deux qui descendent depuis 12, avec un cadenas chacune, et quatre cases « coup manqué ».
mark-q2 = On coche de gauche à droite ; un nombre sauté est perdu.
mark-q3 = La personne active lance tous les dés encore en jeu ; puis on joue dans le sens horaire.
mark-q4 = Tout le monde peut cocher la somme des dés blancs dans une rangée.
mark-q5 = Ensuite, la personne active peut cocher un dé blanc plus un dé de couleur dans la rangée de cette couleur.
mark-q6 = Si la personne active ne coche rien de tout son tour, c’est un coup manqué.
mark-q7 = Le dernier nombre d’une rangée demande cinq croix avant lui ; le cadenas se coche avec lui.
mark-q8 = Dès que quelqu’un coche le cadenas d’une rangée, elle est clôturée pour tout le monde et son dé sort du jeu.
mark-q9 = Plusieurs personnes peuvent clôturer une rangée avec le même lancer, si chacune y a cinq croix.
mark-q10 = La partie s’arrête aussitôt au quatrième coup manqué ou à la deuxième rangée clôturée.
mark-q11 = Chaque croix d’une rangée vaut un point de plus que la précédente ; un coup manqué coûte 5 points.
mark-q12 = Dans une série de cinq parties au plus, on additionne les points, et quelqu’un d’autre commence à chaque fois.

## What is asked, and options

choose-qwixx-white-dice = Coche la somme des dés blancs dans une rangée, ou passe.
choose-qwixx-colored-dice = Coche un dé blanc plus un dé de couleur, ou passe.

## Buttons

# Discord cuts long labels: keep them under thirty characters.

control-qwixx-cross = { $color ->
    [red] Rouge { $number }
    [yellow] Jaune { $number }
    [green] Vert { $number }
   *[blue] Bleu { $number }
}
control-qwixx-pass = Passer
control-qwixx-misthrow = Passer (-5)
# On the white and on the colored dice, which costs five points.
control-qwixx-pass-both = Tout passer (-5)

## Events

# $name and $names come ready to be shown (bold).

# Stands after a number, or after "le": "le 5 vert", "le vert".
color-name = { $color ->
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
}
event-qwixx-starts = { $name } commence.
event-qwixx-rolled = { $name } fait { $white1 } et { $white2 } aux dés blancs.
event-qwixx-answered = { $count ->
    [one] { $names } a choisi.
   *[other] { $names } ont choisi.
}
event-qwixx-crossed = { $name } coche le { $number } { color-name }.
event-qwixx-crossed-all = Cases cochées : { $list }.
event-qwixx-crossed-item = { $number } { color-name }
event-qwixx-passed = { $count ->
    [one] { $names } passe.
   *[other] { $names } passent.
}
event-qwixx-closed = { $name } clôture le { color-name } pour tout le monde.
event-qwixx-closed-all = Clôture pour tout le monde : { $list }.
event-qwixx-closed-item = { color-name }
# $count is which penalty of four this is.
event-qwixx-misthrow = { $name } : coup manqué { $count } sur 4.
event-qwixx-ended = { $reason ->
    [rows_closed] La partie est terminée : deux rangées sont clôturées.
    [misthrows] La partie est terminée : c’était le quatrième coup manqué.
   *[other] La partie est terminée.
}
event-qwixx-won = { $count ->
    [one] { $names } gagne !
   *[other] { $names } gagnent ensemble !
}

## Scores

# The rows and the penalties add up to the score. It stands in a narrow line: keep it short.
score-qwixx = { $score ->
    [one] { $score } point
   *[other] { $score } points
} (rouge { $red }, jaune { $yellow }, vert { $green }, bleu { $blue }{ $misthrows ->
    [0] { "" }
   *[other] , manqués { $misthrows }
})
stats-score-qwixx = En moyenne { $mean } { $mean ->
    [one] point
   *[other] points
}, record : { $best }

## In pictures and in their descriptions

# The short ones stand under or beside numbers in a picture: keep them short.

qwixx-task-white = { $name } a lancé : tout le monde peut cocher { $sum }.
qwixx-task-colored = { $name } peut cocher blanc plus couleur.
qwixx-alt-roll = { $name } a lancé : blancs { $one } et { $other }, { $colored }.
qwixx-alt-closed = Rangées clôturées : { $rows }.
# One row of a sheet; $numbers are those crossed off: 2 3 5.
qwixx-alt-row = { color-name } { $numbers }
qwixx-alt-sheet = { $points ->
    [one] { $name }, { $points } point, cochés : { $rows } ; coups manqués { $misthrows }.
   *[other] { $name }, { $points } points, cochés : { $rows } ; coups manqués { $misthrows }.
}
# Boards as text: the line above a sheet, one of its rows, and the line below it. $crossed and $open are numbers: 2 3 5.
qwixx-text-head = { $points ->
    [one] { $name } : { $points } point
   *[other] { $name } : { $points } points
}
qwixx-text-row = { color-name } : cochés { $crossed } ; { $state ->
    [locked] cadenas
    [closed] clôturée
   *[open] libres { $open }
}
qwixx-text-misthrows = coups manqués : { $count } sur { $most }
# The first letters of each color, one or two, at the rows of the sheets and under the dice.
qwixx-letters = { $color ->
    [red] r
    [yellow] j
    [green] v
   *[blue] b
}

## Why a move is good or bad

# Each stands alone or after another, without a full stop. $name is another player's name.

reason-qwixx-ends-ahead = { $points ->
    [1] finit la partie avec un point d’avance pour toi
   *[other] finit la partie avec { $points } points d’avance pour toi
}
reason-qwixx-ends-behind = { $points ->
    [1] finit la partie avec un point de retard pour toi
   *[other] finit la partie avec { $points } points de retard pour toi
}
reason-qwixx-ends-level = finit la partie à égalité en tête
reason-qwixx-closes-row = clôture le { color-name } et rapporte { $points } points
reason-qwixx-may-close = ta cinquième croix te permet de clôturer le { color-name }
reason-qwixx-hurry = le { color-name } sera peut-être bientôt clôturé
reason-qwixx-then = puis le { $number } { color-name } avec un dé de couleur
reason-qwixx-skips-nothing = ne saute rien dans le { color-name }
reason-qwixx-skips = { $count ->
    [1] saute un nombre dans le { color-name }
   *[other] saute { $count } nombres dans le { color-name }
}
reason-qwixx-skips-fewer = { $count ->
    [1] ne saute qu’un nombre dans le { color-name } au lieu de { $more }
   *[other] ne saute que { $count } nombres dans le { color-name } au lieu de { $more }
}
reason-qwixx-keeps = { $count ->
    [1] n’importe quelle croix sauterait au moins un nombre
   *[other] n’importe quelle croix sauterait au moins { $count } nombres
}
reason-qwixx-keeps-numbers = ne saute rien
reason-qwixx-misthrow = coûte 5 points (coup manqué)
reason-qwixx-scores-nothing = ne rapporte rien
reason-qwixx-scores = { $points ->
    [1] rapporte un point
   *[other] rapporte { $points } points
}
