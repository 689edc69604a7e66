# 5 vor 12 and Lucky Numbers.

## Name

game-five-to-twelve = 5 vor 12
game-lucky-numbers = Lucky Numbers

## Headlines

# The title above the board: what matters now, at most eight words. $names are those it waits for, or the winners.
# $waits: `all` everybody is asked, `some` only those are (one or several).
headline-ladder-arrange = { $waits ->
    [all] Tout le monde place ses quatre tuiles
   *[some] { $names } : quatre tuiles à placer
}
headline-ladder-set-up = { $waits ->
    [all] Tout le monde place sa tuile sur la diagonale
   *[some] { $names } : une tuile à placer sur la diagonale
}
headline-ladder-turn = { $takes ->
    [yes] { $names }, pioche une tuile ou prends-en une visible
   *[no] { $names }, pioche une tuile
}
# $fits: whether the tile can be placed or swapped in anywhere.
headline-ladder-drawn = { $fits ->
    [yes] { $names }, place le { $tile }
   *[no] { $names }, défausse le { $tile } : il ne va nulle part
}
headline-ladder-won = { $count ->
    [one] { $score ->
        [0] { $names } gagne avec un plateau complet !
        [1] { $names } gagne avec une case libre !
       *[other] { $names } gagne avec { $score } cases libres !
    }
   *[other] { $score ->
        [1] { $names } gagnent ensemble avec une case libre !
       *[other] { $names } gagnent ensemble avec { $score } cases libres !
    }
}

## The rules, in our own words

# Marks in brackets such as [L7] number the rules: keep them. A text has at most 1200
# characters. Lines beginning with “- ” are list items. The summary has two sentences and no marks: it stands first.

rules-ladder-summary = Remplis avant les autres ton plateau de quatre cases sur quatre, avec des nombres qui montent dans chaque rangée et chaque colonne. À ton tour, pioche une tuile ou prends-en une visible, puis place-la ou échange-la contre une des tiennes.
rules-five-to-twelve-summary = { rules-ladder-summary }
rules-five-to-twelve-goal =
    Remplis avant les autres les seize cases de ton plateau avec des tuiles de 1 à 20. Les nombres doivent monter dans chaque rangée de gauche à droite et dans chaque colonne de haut en bas [L2, L9]. Ils n’ont pas besoin de se suivre : 2, 9, 14. La couleur des tuiles ne compte pas [L1].
rules-five-to-twelve-setup =
    Il y a une série de tuiles de 1 à 20 par personne, toutes face cachée : c’est la pioche [L1].

    On remplit d’abord les quatre cases de la diagonale, d’en haut à gauche jusqu’en bas à droite [L3]. Quatre fois de suite, tout le monde pioche une tuile et la place aussitôt sur une case libre de la diagonale ; elle y reste jusqu’au premier tour [L4b]. Tout le monde choisit en même temps et découvre ensuite les choix des autres. Tous les ordres sont permis, même décroissants, car ces cases n’ont ni rangée ni colonne en commun [L5].

    On tire au sort qui commence ; puis on joue dans le sens horaire [L6].
rules-ladder-turn =
    Au choix, une action parmi deux [L7] :
    - **Piocher** une tuile cachée. Place-la, échange-la, ou défausse-la face visible au centre. Tu peux toujours la défausser [L11].
    - **Prendre** une tuile visible au centre. Tu dois aussitôt la placer ou l’échanger.

    { "" }**Placer** une tuile, c’est la poser sur une case libre de ton plateau. **L’échanger**, c’est la mettre à la place d’une de tes tuiles ; celle-ci va alors au centre, face visible, à la disposition de tout le monde [L8].

    La tuile doit s’insérer entre toutes les autres de sa rangée et de sa colonne [L9] ; celle que tu échanges ne compte plus. Un même nombre ne va jamais deux fois dans une rangée ou une colonne, et une tuile ne peut pas en remplacer une du même nombre [L10]. Les tuiles de la diagonale s’échangent comme les autres [L3].
rules-five-to-twelve-turn = { rules-ladder-turn }
rules-ladder-end =
    - La partie s’arrête dès que quelqu’un remplit la dernière case libre de son plateau [L12].
    - Elle s’arrête aussi après le tour où la dernière tuile cachée est piochée [L13].
    - Règle maison, pour qu’aucune partie ne dure sans fin : après dix tours de table où l’on n’a fait que prendre des tuiles au centre, la personne suivante doit piocher [L15].
rules-five-to-twelve-end = { rules-ladder-end }
rules-ladder-scoring =
    Qui remplit son plateau gagne sans partage [L12]. Si la pioche s’épuise avant, c’est le plus petit nombre de cases libres qui gagne ; en cas d’égalité, la victoire est partagée [L13].

    En mode tournoi, chaque victoire rapporte 2 points ; les autres perdent 1 point par case libre. Le plus gros total gagne [L14].
rules-five-to-twelve-scoring = { rules-ladder-scoring }
rules-five-to-twelve-options =
    - **Mise en place** : une tuile à la fois, comme d’habitude [L4b], ou les quatre d’un coup : tu vois tes quatre tuiles de départ et tu les ranges à ton gré sur la diagonale [L4a].
    - **Mode tournoi** : autant de parties que de places à la table, pour que tout le monde commence une fois [L14].
rules-lucky-numbers-summary = { rules-ladder-summary }
rules-lucky-numbers-goal = { rules-five-to-twelve-goal }
rules-lucky-numbers-setup =
    Il y a une série de tuiles Trèfle de 1 à 20 par personne, toutes face cachée : c’est la pioche [L1].

    On remplit d’abord les quatre cases de la diagonale, d’en haut à gauche jusqu’en bas à droite [L3]. Tout le monde pioche quatre tuiles et les y range à son gré, en même temps [L4a]. Tous les ordres sont permis, même décroissants, car ces cases n’ont ni rangée ni colonne en commun [L5].

    On tire au sort qui commence ; puis on joue dans le sens horaire [L6].
rules-lucky-numbers-turn = { rules-ladder-turn }
rules-lucky-numbers-end = { rules-ladder-end }
rules-lucky-numbers-scoring = { rules-ladder-scoring }
rules-lucky-numbers-options =
    - **Mise en place** : les quatre tuiles d’un coup, comme d’habitude [L4a], ou la mise en place de Michael : quatre fois de suite, tout le monde pioche une tuile et la place aussitôt sur une case libre de la diagonale ; elle y reste jusqu’au premier tour [L4b].
    - **Mode tournoi** : autant de parties que de places à la table, pour que tout le monde commence une fois [L14].

## What the drawn example points out: a few words each (at most 50 characters)

example-ladder-1 = Au départ, quatre tuiles sur la diagonale
example-ladder-2 = Ça monte vers la droite et vers le bas
example-ladder-3 = Placer : 10 va entre 6 et 17, entre 9 et 12
example-ladder-4 = Ou échanger : l’ancienne tuile est à prendre

## Every rule by its number, in one short sentence

mark-l1 = Il y a une série de tuiles de 1 à 20 par personne ; leurs couleurs ne comptent pas.
mark-l2 = Tout le monde a un plateau vide de quatre cases sur quatre.
mark-l3 = Les quatre cases d’en haut à gauche jusqu’en bas à droite sont remplies avant le premier tour.
mark-l4a = On pioche les quatre tuiles de départ d’un coup et on les place sur la diagonale dans n’importe quel ordre.
mark-l4b = On pioche les tuiles de départ une par une, et chacune va aussitôt sur une case libre de la diagonale.
mark-l5 = Les tuiles de départ peuvent être dans n’importe quel ordre sur la diagonale.
mark-l6 = On tire au sort qui commence ; puis on joue dans le sens horaire.
mark-l7 = À ton tour, pioche une tuile cachée, ou prends une tuile visible, que tu dois utiliser.
mark-l8 = Une tuile va sur une case libre, ou remplace une de tes tuiles, qui va alors au centre, face visible.
mark-l9 = Les nombres doivent monter dans chaque rangée de gauche à droite et dans chaque colonne de haut en bas.
mark-l10 = Une tuile ne peut pas en remplacer une du même nombre.
mark-l11 = Une tuile piochée peut toujours être défaussée ; une tuile visible que tu prends, non.
mark-l12 = Qui remplit la dernière case libre de son plateau gagne aussitôt.
mark-l13 = La partie s’arrête aussi après le tour où la dernière tuile cachée est piochée ; qui a le moins de cases libres gagne.
mark-l14 = En mode tournoi, tout le monde commence une fois ; gagner rapporte 2 points, les autres perdent 1 point par case libre.
mark-l15 = Après dix tours de table sans pioche, la personne suivante doit piocher une tuile.

## What is asked, and options

variant-ladder-setup-one = une tuile à la fois
variant-ladder-setup-four = quatre tuiles d’un coup
choose-ladder-arrange = Choisis l’ordre de tes tuiles, en partant d’en haut à gauche.
choose-ladder-set-up = Choisis une case pour ta tuile.
choose-ladder-turn = Pioche une tuile, ou prends-en une visible.
choose-ladder-drawn = Choisis une case libre (vert) ou une case avec un nombre (bleu) pour échanger sa tuile, ou défausse la tuile piochée.
# Instead of the ones above, when a tile from the middle is chosen, or some of the four are placed.
pick-ladder-cell = Le { $tile } : sur quelle case ? Vert : case libre ; bleu, avec un nombre : échange de cette tuile.
pick-ladder-next = Jusqu’ici : { $tiles }. Quelle tuile ensuite ?
pick-ladder-only-draw = Pioche une tuile.
pick-ladder-only-leave = La tuile piochée ne va nulle part : défausse-la.

## Buttons

# Discord cuts long labels: keep them under thirty characters.

control-ladder-set-up = { $tiles ->
    [one] Placer ma tuile
   *[other] Placer mes tuiles
}
control-ladder-draw = Piocher une tuile
control-ladder-take = Prendre le { $tile }
control-ladder-leave = Défausser
control-ladder-rising = Ordre croissant
# A tile onto an empty cell, named like b2.
control-ladder-put = { $tile } en { $cell }
# A tile in place of another one.
control-ladder-swap = { $tile } contre le { $out } en { $cell }

## Events

# $name and $names come ready to be shown (bold).

event-ladder-starts = { $name } commence.
# $tiles are numbers with hyphens: 3-7-12-19.
event-ladder-dealt = { $name } pioche { $tiles }.
event-ladder-dealt-all = Pioche : { $list }.
event-ladder-dealt-item = { $tiles }
event-ladder-answered = { $count ->
    [one] { $names } a choisi.
   *[other] { $names } ont choisi.
}
event-ladder-placed = { $name } place le { $tile } en { $cell }.
event-ladder-placed-all = Tuiles placées : { $list }.
event-ladder-placed-item = { $tile } en { $cell }
event-ladder-swapped = { $name } échange le { $out } en { $cell } contre le { $tile }.
event-ladder-left = { $name } défausse le { $tile }.
event-ladder-revealed = { $name } pioche le { $tile }.
event-ladder-revealed-placed = { $name } pioche le { $tile } et le place en { $cell }.
event-ladder-revealed-swapped = { $name } pioche le { $tile } et l’échange contre le { $out } en { $cell }.
event-ladder-revealed-left = { $name } pioche le { $tile } et le défausse.
event-ladder-taken = { $name } prend le { $tile } au centre.
event-ladder-taken-placed = { $name } prend le { $tile } au centre et le place en { $cell }.
event-ladder-taken-swapped = { $name } prend le { $tile } au centre et l’échange contre le { $out } en { $cell }.
event-ladder-ended = { $reason ->
    [board_full] La partie est terminée : un plateau est complet.
    [supply_empty] La partie est terminée : la dernière tuile a été piochée.
   *[other] La partie est terminée.
}
event-ladder-won = { $count ->
    [one] { $names } gagne !
   *[other] { $names } gagnent ensemble !
}

## Scores

score-ladder = { $score ->
    [0] plateau complet
    [1] une case libre
   *[other] { $score } cases libres
}
# $best is the score of the best game: a number, without what it was made of.
stats-score-ladder = En moyenne { $mean } { $mean ->
    [one] case libre
   *[other] cases libres
}, record : { $best ->
    [0] plateau complet
   *[other] { $best }
}

## In pictures and in their descriptions

# The first two stand below boards as text: keep them short.

ladder-text-hand = en main : { $tiles }
ladder-text-free = cases libres : { $count }
# Above boards as text. In them, and in descriptions, the name of an empty cell stands between the numbers: 3 b1 c1 17
ladder-legend = Lignes de haut en bas ; une case libre porte son nom, comme b1.
ladder-alt-middle = Tuiles cachées : { $supply } ; visibles : { $open }.
ladder-alt-left = Tuile tout juste défaussée : { $tile }.
ladder-alt-drawn = Tuile piochée : { $tile }.
ladder-alt-board = { $name }, cases libres { $free } : { $rows }.
ladder-alt-hand = En main : { $tiles }.

## Why a move is good or bad

# Each stands alone or after another, without a full stop. $name is another player's name.

reason-ladder-completes-board = remplit ta dernière case libre et gagne
reason-ladder-fills-cell = { $left ->
    [1] remplit une case (il n’en reste qu’une)
   *[other] remplit une case (il en reste { $left })
}
reason-ladder-costs-nothing = laisse toutes tes autres cases aussi ouvertes qu’avant
reason-ladder-leaves-numbers = { $count ->
    [one] { $count } nombre va encore en { $cell }
   *[other] { $count } nombres vont encore en { $cell }
}
reason-ladder-leaves-few = { $count ->
    [1] un seul nombre va encore en { $cell }
   *[other] seulement { $count } nombres vont encore en { $cell }
}
reason-ladder-right-place = { $tile } est à peu près à sa place en { $cell }
reason-ladder-blocks-cell = plus rien ne va en { $cell } sans échange
reason-ladder-makes-room = { $count ->
    [1] un nombre va alors en { $cell } (avant : aucun)
   *[other] { $count } nombres vont alors en { $cell } (avant : { $before })
}
reason-ladder-takes-room = { $count ->
    [0] plus rien ne va alors en { $cell } (avant : { $before })
    [1] un seul nombre va alors en { $cell } (avant : { $before })
   *[other] seulement { $count } nombres vont alors en { $cell } (avant : { $before })
}
reason-ladder-goes-back = tu pourras peut-être reprendre le { $tile } (il va en { $cell })
reason-ladder-helps-rival = le { $tile } au centre peut servir à { $name }
reason-ladder-helps-nobody = personne d’autre ne peut placer le { $tile }
reason-ladder-fills-nothing = le { $tile } ne va sur aucune de tes cases libres
reason-ladder-goes-round = ne remplit aucune case et ne fait que déplacer des tuiles
reason-ladder-draw-fills = { $count ->
    [0] aucune des { $total } tuiles cachées ne va sur une case libre, mais l’une d’elles peut valoir un échange
    [1] une des { $total } tuiles cachées va sur une case libre
   *[other] { $count } des { $total } tuiles cachées vont sur une case libre
}
reason-ladder-diagonal-falls = rien ne va entre { $low } et { $high } (ça ne monte pas)
reason-ladder-tightest-gap = { $count ->
    [0] ne laisse aucun nombre entre { $low } et { $high }, l’écart le plus serré
    [1] laisse un seul nombre entre { $low } et { $high }, l’écart le plus serré
   *[other] laisse { $count } nombres entre { $low } et { $high }, l’écart le plus serré
}
reason-ladder-gap-below = { $count ->
    [0] ne laisse aucun nombre au-dessous du { $tile }
    [1] laisse un seul nombre au-dessous du { $tile }
   *[other] laisse { $count } nombres au-dessous du { $tile }
}
reason-ladder-gap-above = { $count ->
    [0] ne laisse aucun nombre au-dessus du { $tile }
    [1] laisse un seul nombre au-dessus du { $tile }
   *[other] laisse { $count } nombres au-dessus du { $tile }
}
