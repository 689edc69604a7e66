# Top 12.

## Name

game-top-twelve = Top 12

## Headlines

# The title above the board: what matters now, at most eight words. $names are those it waits for, or the winners.
# $waits: `all` everybody is asked, `some` only those are (one or several).
headline-top-twelve-start-numbers = { $waits ->
    [all] Tout le monde inscrit ses nombres de départ
   *[some] { $names } : nombres de départ à inscrire
}
headline-top-twelve-name-number = { $names }, annonce un nombre
headline-top-twelve-enter-number = { $waits ->
    [all] Tout le monde inscrit le { $number } { top-twelve-where }
   *[some] { $names } : { $number } à inscrire { top-twelve-where }
}
top-twelve-where = { $symbol ->
    [joker] dans une colonne au choix
    [hand] sous la main
    [star] sous l’étoile
    [house] sous la maison
    [tree] sous l’arbre
   *[moon] sous la lune
}
headline-top-twelve-won = { $count ->
    [one] { $score ->
        [12] { $names } gagne avec une colonne complète !
       *[other] { $names } gagne avec { $score } dans une colonne !
    }
   *[other] { $score ->
        [12] { $names } gagnent ensemble avec une colonne complète !
       *[other] { $names } gagnent ensemble avec { $score } dans une colonne !
    }
}
# Alone, by the number of rounds.
headline-top-twelve-alone = { $rating ->
    [professional] { $names } termine en { $rounds } tours : niveau pro !
    [specialist] { $names } termine en { $rounds } tours : niveau spécialiste !
    [veteran] { $names } termine en { $rounds } tours : niveau vétéran !
    [advanced] { $names } termine en { $rounds } tours : niveau expérimenté !
    [beginner] { $names } termine en { $rounds } tours : niveau débutant !
   *[other] { $names } termine en { $rounds } tours !
}

## The rules, in our own words

# Marks in brackets such as [T7] number the rules: keep them. A text has at most 1200
# characters. Lines beginning with “- ” are list items. The summary has two sentences and no marks: it stands first.

rules-top-twelve-summary = Aligne avant les autres douze nombres croissants dans une colonne. À chaque tour, quelqu’un annonce un nombre de 1 à 100, un dé choisit la colonne, et tout le monde y inscrit le nombre.
rules-top-twelve-goal =
    Inscris avant les autres douze nombres dans une même colonne. Les nombres d’une colonne doivent monter de haut en bas ; peu importe l’écart entre eux [T6].
rules-top-twelve-setup =
    Tout le monde a une feuille de cinq colonnes de douze cases : main, étoile, maison, arbre et lune [T1].

    En secret et en même temps, tout le monde inscrit 10, 20, 30, 40 et 50 : un nombre par colonne, dans la case de son choix. Puis les feuilles sont révélées [T2].

    On tire au sort qui annonce le premier nombre ; ensuite, on annonce à tour de rôle [T3].
rules-top-twelve-turn =
    La personne dont c’est le tour annonce un nombre de 1 à 100 ; on peut annoncer plusieurs fois le même. Ensuite seulement, le dé est lancé : il donne une des cinq colonnes ou le joker, avec les mêmes chances [T4].

    Tout le monde, en même temps, inscrit alors le nombre dans une case libre de cette colonne. Avec le joker, la colonne est au choix [T5]. Au-dessous, il faut des nombres plus grands ; au-dessus, des plus petits [T6].

    Tu dois inscrire le nombre s’il va quelque part. Si une seule case est possible, il y est inscrit pour toi [T7]. Un tour où personne ne peut rien inscrire compte aussi, et c’est à la personne suivante d’annoncer [T9].
rules-top-twelve-end =
    - La partie s’arrête après le tour où quelqu’un complète une colonne [T8].
    - Règles maison : elle s’arrête aussi quand personne ne peut plus compléter de colonne [T10], après une suite de tours où rien n’est inscrit (cinq par personne), ou après 200 tours [T12].
rules-top-twelve-scoring =
    Douze nombres dans une colonne, et c’est gagné. Si cela arrive à plusieurs au même tour, on compare les deuxièmes colonnes les plus remplies, puis les troisièmes et ainsi de suite ; si tout est égal, la victoire est partagée [T8]. Si personne ne complète de colonne, la plus remplie gagne, de la même façon [T10].

    En solo, on compte les tours [T11] : jusqu’à 20 niveau pro, 25 spécialiste, 30 vétéran, 35 expérimenté, 40 débutant ; au-delà, pas de titre.
rules-top-twelve-options =
    - **Solo** : démarre la table sans personne d’autre [T11].
    - **Série** : jusqu’à cinq parties ; chaque partie gagnée compte un point.

## What the drawn example points out: a few words each (at most 50 characters)

example-top-twelve-1 = Quelqu’un annonce un nombre : 37
example-top-twelve-2 = Le dé choisit la colonne pour tout le monde
example-top-twelve-3 = Inscris-le : petits au-dessus, grands au-dessous
example-top-twelve-4 = Douze dans une colonne, et c’est gagné

## Every rule by its number, in one short sentence

mark-t1 = Une feuille a cinq colonnes de douze cases : main, étoile, maison, arbre et lune.
mark-t2 = Chaque nombre de départ (10, 20, 30, 40, 50) va en secret dans une colonne à lui, dans n’importe quelle case.
mark-t3 = On tire au sort qui commence ; ensuite, on annonce à tour de rôle.
mark-t4 = La personne dont c’est le tour annonce un nombre de 1 à 100 avant que le dé soit lancé.
mark-t5 = Tout le monde inscrit le nombre dans une case libre de la colonne du dé ; avec le joker, d’une colonne au choix.
mark-t6 = Les nombres d’une colonne doivent monter de haut en bas.
mark-t7 = Il faut inscrire le nombre s’il va quelque part.
mark-t8 = Douze nombres dans une colonne gagnent ; à égalité, les colonnes suivantes les plus remplies départagent.
mark-t9 = Un tour où personne ne peut rien inscrire compte quand même.
mark-t10 = Quand personne ne peut plus compléter de colonne, la partie s’arrête et la colonne la plus remplie gagne.
mark-t11 = En solo, on compte les tours : moins il y en a, meilleur est ton titre.
mark-t12 = La partie s’arrête après cinq tours par personne où rien n’est inscrit, ou après 200 tours en tout.

## What is asked, and options

choose-top-twelve-start-numbers = Inscris 10, 20, 30, 40 et 50, un par colonne.
choose-top-twelve-name-number = Annonce un nombre de 1 à 100.
choose-top-twelve-enter-number = Choisis une case pour le nombre.
# Instead of the one above, when the column is chosen: 30 sous l'arbre : quelle ligne ?
pick-top-twelve-row = { $number } { top-twelve-where } : quelle ligne ?

## Buttons

# Discord cuts long labels: keep them under thirty characters.

control-top-twelve-write = Les placer moi-même
control-top-twelve-layout = Bonne répartition
control-top-twelve-name = Annoncer un nombre
# Opens a form, beside buttons with numbers.
control-top-twelve-other = Un autre nombre
# The button that names this number, under a hint.
control-top-twelve-say = Annoncer { $number }
control-top-twelve-number = Un nombre de 1 à { $most }
# The same within a sentence: « abc » n'est pas ...
control-top-twelve-wanted = un nombre de 1 à { $most }
# A number in a box, such as: 37 en étoile 5.
control-top-twelve-put = { $number } en { $field }

## Events

# $name and $names come ready to be shown (bold).

column-name = { $column ->
    [a] main
    [b] étoile
    [c] maison
    [d] arbre
   *[e] lune
}
event-top-twelve-starts = { $name } annonce le premier nombre.
event-top-twelve-answered = { $count ->
    [one] { $names } a choisi.
   *[other] { $names } ont choisi.
}
event-top-twelve-wrote = Nombres de départ révélés.
event-top-twelve-named = { $name } annonce { $number }.
event-top-twelve-rolled = { $symbol ->
    [joker] { $name } lance le dé : joker, colonne au choix.
    [hand] { $name } lance le dé : main.
    [star] { $name } lance le dé : étoile.
    [house] { $name } lance le dé : maison.
    [tree] { $name } lance le dé : arbre.
   *[moon] { $name } lance le dé : lune.
}
event-top-twelve-named-rolled = { $symbol ->
    [joker] { $name } annonce { $number } et lance le dé : joker, colonne au choix.
    [hand] { $name } annonce { $number } et lance le dé : main.
    [star] { $name } annonce { $number } et lance le dé : étoile.
    [house] { $name } annonce { $number } et lance le dé : maison.
    [tree] { $name } annonce { $number } et lance le dé : arbre.
   *[moon] { $name } annonce { $number } et lance le dé : lune.
}
event-top-twelve-entered = { $name } inscrit { $number } en { column-name } { $row }.
event-top-twelve-entered-all = { $number } inscrit : { $list }.
event-top-twelve-entered-item = { column-name } { $row }
event-top-twelve-no-field = { $count ->
    [one] { $names } n’a pas de place pour ce nombre.
   *[other] { $names } n’ont pas de place pour ce nombre.
}
event-top-twelve-ended = { $reason ->
    [column_full] La partie est terminée : une colonne est complète.
    [dead_end] La partie est terminée : personne ne peut plus compléter de colonne.
    [stalled] La partie est terminée : plus personne n’avance.
   *[other] La partie est terminée.
}
event-top-twelve-won = { $count ->
    [one] { $names } gagne !
   *[other] { $names } gagnent ensemble !
}

## Scores

# $columns are how many numbers the columns have, fullest first: 12-9-8-8-7.
score-top-twelve = colonnes de { $columns }
# Alone, by the number of rounds.
score-top-twelve-rated = { $rating ->
    [professional] une colonne complète en { $rounds } tours : niveau pro
    [specialist] une colonne complète en { $rounds } tours : niveau spécialiste
    [veteran] une colonne complète en { $rounds } tours : niveau vétéran
    [advanced] une colonne complète en { $rounds } tours : niveau expérimenté
    [beginner] une colonne complète en { $rounds } tours : niveau débutant
   *[other] une colonne complète en { $rounds } tours
}
stats-score-top-twelve = En moyenne { $mean } dans la colonne la plus remplie, record : { $best }

## In pictures and in their descriptions

# The tasks stand in a picture, in two or three lines: keep them short.

top-twelve-task-start = { $players ->
    [one] Inscris 10, 20, 30, 40 et 50, un par colonne.
   *[other] Tout le monde inscrit en secret 10, 20, 30, 40, 50.
}
top-twelve-task-name = { $name } annonce un nombre.
top-twelve-task-enter = { $players ->
    [one] Inscris le { $number }.
   *[other] Tout le monde inscrit le { $number }.
}
top-twelve-symbol-hand = main
top-twelve-symbol-star = étoile
top-twelve-symbol-house = maison
top-twelve-symbol-tree = arbre
top-twelve-symbol-moon = lune
top-twelve-symbol-joker = joker
# A player's sheet, and one column of it: each number after the box it stands in.
top-twelve-alt-sheet = { $name } : { $columns }.
top-twelve-alt-column = { column-name } { $fields }
top-twelve-alt-round = Tour { $round } : { $number } et { $symbol }.
# The same as text, a line for each column, and above it what the numbers in a column mean. $fields are such as 3: 16 29, 9: 76.
top-twelve-legend = 3: 16 29 veut dire 16 en ligne 3 et 29 en ligne 4.
top-twelve-text-column = { column-name } { $fields } ({ $count } sur { $most })

## Why a move is good or bad

# Each stands alone or after another, without a full stop. $name is another player's name.

advice-column = { $column ->
    [hand] main
    [star] étoile
    [house] maison
    [tree] arbre
   *[moon] lune
}
reason-top-twelve-near-place = { $number } est à peu près à sa place en ligne { $row }
reason-top-twelve-too-high = laisse moins de place au-dessus du { $number }
reason-top-twelve-too-low = laisse moins de place au-dessous du { $number }
reason-top-twelve-may-finish = le bon lancer termine ta colonne { advice-column }
reason-top-twelve-fits-own = { $count ->
    [0] ne va dans aucune de tes colonnes
    [1] va dans une de tes colonnes
    [5] va dans toutes tes colonnes
   *[other] va dans { $count } de tes colonnes
}
reason-top-twelve-fits-leader = { $count ->
    [0] n’aide pas { $name }
    [1] ne va que dans une colonne chez { $name }
    [5] va dans toutes les colonnes chez { $name }
   *[other] va dans { $count } colonnes chez { $name }
}
reason-top-twelve-finds-place = { $number } est à peu près à sa place en { advice-column } { $row }
reason-top-twelve-finishes-column = termine ta colonne { advice-column }
reason-top-twelve-leaves-fields = { $count ->
    [1] plus qu’une case libre dans ta colonne { advice-column }
   *[other] encore { $count } cases libres dans ta colonne { advice-column }
}
reason-top-twelve-leaves-numbers = { $count ->
    [1] un seul nombre peut encore y aller
   *[other] { $count } nombres peuvent encore y aller
}
reason-top-twelve-spoils-column = tu ne pourras plus compléter ta colonne { advice-column }
reason-top-twelve-spoilt = ta colonne { advice-column } ne peut de toute façon plus être complétée
