# Tournaments: their public message, and the answers to /tournament.
# $name is the tournament's name, $who and $people are names, ready to be read.

## The public message

# Who has announced it and decides about it, with the co-organizers.
tournament-organizer = Orga : { $who }.
tournament-game = Un tournoi de **{ $game }**.
tournament-format = { $format ->
    [table-match] Une table de { $size } places au plus, plusieurs parties.
    [round-robin] Toutes rondes, { $rounds ->
        [0] autant de rondes qu’il en faut
        [1] une ronde
       *[other] { $rounds } rondes
    }, tables de { $size }.
   *[swiss] Système suisse, { $rounds ->
        [0] autant de rondes qu’il en faut
        [1] une ronde
       *[other] { $rounds } rondes
    }, tables de { $size }.
}
# The same in the picture, where there is little room.
tournament-card = { $format ->
    [table-match] Une table, plusieurs parties
    [round-robin] Toutes rondes, tables de { $size }
   *[swiss] Système suisse, tables de { $size }
}
# Describes the picture; $how is one of the above.
tournament-card-alt = { $name } : { $game }. { $how }.
tournament-with-final = Le top { $seats } se retrouve à une table finale.
tournament-terms = À chaque table : { $terms }.
tournament-hints = { $allowed ->
    [yes] Les conseils sont permis.
   *[no] Pas de conseils : tout le monde joue sans aide.
}
tournament-repeats = { $repeat ->
    [weekly] Revient chaque semaine.
   *[monthly] Revient chaque mois.
}
tournament-for-role = Réservé aux membres avec le rôle { $role }.
tournament-prize = À gagner : { $role }.
tournament-places = { $places } places. Ensuite, on s’inscrit sur liste d’attente.
tournament-check-in = { $minutes ->
    [1] Pointage dans la dernière minute avant le départ : sans pointage, on ne joue pas.
   *[other] Pointage dans les { $minutes } dernières minutes avant le départ : sans pointage, on ne joue pas.
}
# What orders the field before results do; $fingerprint is 26 characters. What lots are for is in docs/tournaments.md.
tournament-lots = { $seeding ->
    [rating] Ordre de départ selon la cote ; à égalité, par tirage au sort, d’après un secret dont voici l’empreinte : `{ $fingerprint }`.
   *[lots] Ordre de départ par tirage au sort, d’après un secret dont voici l’empreinte : `{ $fingerprint }`.
}
tournament-starts = **Clique sur Rejoindre pour jouer.** Départ { $when }.
# $who runs it.
tournament-starts-by-hand = **Clique sur Rejoindre pour jouer.** Départ quand { $who } clique sur Démarrer.
# Stands there instead once check-in is open, and once it has begun.
tournament-check-in-below = Le pointage est ouvert ; voir plus bas.
tournament-begun = C’est parti ; voir plus bas.
tournament-entered = { $count ->
    [0] Aucune inscription pour l’instant.
    [one] { $count } inscription : { $people }
   *[other] { $count } inscriptions : { $people }
}
tournament-waiting = { $count } sur liste d’attente : { $people }
tournament-others = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
tournament-footer = Tournoi { $number }
tournament-cancelled = { $why ->
    [check-in] Ce tournoi a été annulé : il y a eu moins de deux pointages.
    [players] Ce tournoi a été annulé : il y a eu moins de deux inscriptions.
   *[organizer] Ce tournoi a été annulé.
}
tournament-check-in-title = { $name } : pointage
# Above the message; $who are mentions of those who have not checked in.
tournament-call = Tout le monde est là ? { $who }
# $name leads to that message.
tournament-call-more = { $name } : le pointage est ouvert. { $who }
tournament-press-check-in = **Clique sur Pointer pour jouer.** Départ { $when }. Sans pointage d’ici là, on ne joue pas.
tournament-there = { $count ->
    [0] Aucun pointage pour l’instant.
    [one] { $count } pointage sur { $all } : { $people }
   *[other] { $count } pointages sur { $all } : { $people }
}
tournament-check-in-waiting = Sur liste d’attente, pointe aussi : tu joues si une place est libre au départ.
# Stands there instead once it is over.
tournament-check-in-over = Le pointage est fermé ; voir plus bas.
button-check-in = Pointer
# In the first round.
tournament-missed-check-in = Sans pointage, donc hors du tournoi ({ $count }) : { $people }
tournament-no-place = { $late ->
    [yes] Plus de place pour { $people }. Si une place se libère, clique sur Rejoindre.
   *[no] Plus de place pour { $people }.
}
# To those who have moved up from the waiting list; $name leads to the tournament.
tournament-admitted = { $check ->
    [yes] { $who } Une place s’est libérée : { $name }. Il faut pointer pour la garder, si ce n’est pas déjà fait.
   *[no] { $who } Une place s’est libérée : { $name }.
}
tournament-round-title = { $name } : ronde { $round } sur { $rounds }
tournament-final-title = { $name } : la finale
tournament-end-title = { $name } : classement final
# Who has won it; $final says whether by winning the final.
tournament-won = 🏆 { $count ->
    [one] { $final ->
        [yes] { $who } gagne la finale et remporte { $name } !
       *[no] { $who } remporte { $name } !
    }
   *[other] { $who } remportent { $name } ensemble !
}
tournament-nobody-came = Personne n’est venu jouer, donc personne n’a gagné.
tournament-end = Tous les résultats : { COMMAND("tournament standings") }, { COMMAND("tournament pairings") }, { COMMAND("tournament export") }
# Above a picture; $state is how far it is.
tournament-heading = { $name } : { $state }
# $table is the number within the round, $at the table in the channel, as a link.
tournament-pairing = **{ $table }.** { $people } ({ $at })
tournament-table-number = table { $game }
tournament-played = **{ $table }.** { $people } ✅
tournament-placed = { $who } ({ $place })
tournament-bye = **{ $table }.** { $who } : exemption
# Those who have paused or missed a round.
tournament-away = En retrait pour l’instant : { $people }
button-tournament-pause = Pause
button-tournament-back = Me revoilà
# Opens the panel of those who run the tournament.
button-manage = Gérer
tournament-more-tables = Les autres tables : { COMMAND("tournament pairings") }
tournament-column-played = jouées
tournament-column-points = points
tournament-column-final = finale
tournament-column-ahead = départage
# $told sums up points and what decides.
tournament-standing = { $dropped ->
    [yes] { $place }\. { $who } (en retrait) : { $told }
   *[no] { $place }\. { $who } : { $told }
}
tournament-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tournament-wins = { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
}
tournament-tables-played = { $played ->
    [one] { $played } table jouée
   *[other] { $played } tables jouées
}
tournament-in-final = { $shared ->
    [yes] rang { $place } en finale, partagé
   *[no] { $place ->
        [1] victoire en finale
       *[other] rang { $place } en finale
    }
}
# What puts somebody ahead of the next one, who has as many points; $own and $other are the numbers of both.
tournament-ahead = départage : { tournament-criterion } ({ $own } contre { $other })
tournament-criterion = { $criterion ->
    [absences] absences
    [opponents] adversaires
    [encounter] face-à-face
    [wins] victoires
   *[margin] écart
}
tournament-live = -# En direct, aux points seulement. À la fin, la force des adversaires départage les égalités : la moyenne de leurs points.
# Where places are shared, lots decide who is in the final.
tournament-by-lot = 🎲 En finale par tirage au sort : { $people }.
tournament-opponents = -# Adversaires : la moyenne de leurs points.
tournament-correction = { $kind ->
    [given-back] ✏️ Ronde { $round }, table { $table } rouverte par { $by } : { $reason }
   *[corrected] ✏️ Ronde { $round }, table { $table } corrigée par { $by } : { $reason }
}
# Stands behind a table's result.
tournament-corrected-by = (✏️ corrigé par { $by } : { $reason })
tournament-an-organizer = l’orga

## News in another channel

# A role that is pinged may stand before it. $when is a time, as Discord shows it; $link leads to the tournament's message.
tournament-news = { $status ->
    [open] { $timed ->
        [yes] **{ $name }**, un tournoi de { $game } : départ { $when }. Inscriptions ici : { $link }
       *[no] **{ $name }**, un tournoi de { $game } : c’est ouvert. Inscriptions ici : { $link }
    }
    [cancelled] **{ $name }**, un tournoi de { $game }, a été annulé.
    [finished] **{ $name }**, un tournoi de { $game }, est terminé : { $link }
   *[running] **{ $name }**, un tournoi de { $game }, a commencé : { $link }
}

## Answers

tournament-organizers-only = Il faut pouvoir gérer les événements ou ce serveur pour annoncer un tournoi.
tournament-created = Le tournoi { $number } est annoncé.
# May follow the above.
tournament-no-event = Avec la permission Créer des événements, je l’ajouterais aussi aux événements du serveur.
# How a typed start was understood; also while it is typed, at most 100 characters. Weekday 0 is Monday.
tournament-moment = { $weekday ->
    [0] lundi
    [1] mardi
    [2] mercredi
    [3] jeudi
    [4] vendredi
    [5] samedi
   *[6] dimanche
} { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
}, { $time } ({ $zone })
tournament-starts-at = Départ : { $moment }.
tournament-zone-unset = Ce serveur n’a pas réglé son fuseau horaire, je lis donc les heures en UTC. Les admins peuvent le régler avec { COMMAND("settings") } `fuseau`.
tournament-starts-by-hand-choice = Sans heure de départ : les orgas cliquent sur Démarrer
# What is agreed now follows, line by line.
tournament-edited = { $name }, l’annonce mise à jour :
tournament-not-shown = Discord ne me laisse pas afficher le tournoi { $number } pour l’instant. Rien n’est perdu ; je continue d’essayer.
tournament-joined = { $name } : tu participes.
tournament-waits = { $name } : c’est complet. Tu as le numéro { $place } sur la liste d’attente ; je te préviens dès que tu as une place.
tournament-checked-in = { $name } : ton pointage est enregistré.
tournament-left = { $name } : tu as quitté le tournoi. Tant qu’il dure, tu peux revenir avec { COMMAND("tournament back") }.
tournament-paused = { $name } : tu ne joues plus jusqu’à ton retour. Ta partie en cours continue.
tournament-back = { $name } : te revoilà ! Tu joueras la prochaine ronde.
tournament-started = { $rounds ->
    [1] { $name } a commencé, en une seule ronde.
   *[other] { $name } a commencé, en { $rounds } rondes.
}
tournament-call-off = Annuler { $name } ? Ses tables ouvertes seront fermées sans résultat.
button-call-off = Annuler le tournoi
# The tournament repeats: only this one is canceled, or those that would follow as well.
button-call-off-once = Seulement celui-ci
button-call-off-all = Celui-ci et les suivants
tournament-close-round = { $count ->
    [0] Toutes les tables de la ronde { $round } sont terminées. On continue ?
    [1] Une table de la ronde { $round } est encore ouverte. Si tu la fermes maintenant, elle compte ainsi :
   *[other] { $count } tables de la ronde { $round } sont encore ouvertes. Si tu les fermes maintenant, elles comptent ainsi :
}
# A table of the round, and what everybody there gets if it is closed.
tournament-table = **{ $table }.** { $people }
tournament-counts = { $presence ->
    [no_show] { $who } { $points } (absence)
    [left] { $who } { $points } (abandon)
   *[played] { $who } { $points }
}
# Stands below, if somebody will be set aside.
tournament-will-miss = En retrait à la prochaine ronde, pour avoir manqué celle-ci : { $people }
button-close-round = Fermer la ronde { $round }
tournament-next = { $count ->
    [0] { $name } : toutes les tables étaient terminées.
    [1] { $name } : une table a été fermée.
   *[other] { $name } : { $count } tables ont été fermées.
}
# $count is how many open games have ended by it.
tournament-corrected = { $count ->
    [0] Le résultat est corrigé.
   *[other] La table s’est terminée comme tu l’as décidé.
}
tournament-reopened = La table { $table } est de nouveau ouverte. J’appelle les personnes concernées.
# While an organizer types; $people and $who are names. At most 100 characters.
tournament-table-choice = { $state ->
    [open] { $table } : { $people } (ouverte)
   *[ended] { $table } : { $people }
}
tournament-place-choice = { $place }. { $who }
tournament-ai = IA { $number }
tournament-dropped = { $name } : { $who } ne participe plus.
tournament-returned = { $name } : { $who } jouera la prochaine ronde.
tournament-team = { $count ->
    [0] { $name } : pas de co-orga.
   *[other] { $name }, co-orgas : { $people }. Le bouton *Gérer* sous le message du tournoi leur permet de le diriger.
}
tournament-was-cancelled = { $name } : tournoi annulé.
tournament-skipped = { $name } : tournoi annulé. L’annonce du suivant arrive.
# $state is one of the states below.
tournament-exported = { $name }, { $state } :
tournament-not-begun = Cette ronde n’a pas encore commencé.
tournament-not-started = { $name } n’a pas encore commencé.
# $state is one of the following: how far a tournament is.
tournament-choice = { $name }, { $state } (n° { $number })
tournament-state = { $status ->
    [open] à venir
    [finished] terminé
   *[cancelled] annulé
}
tournament-state-final = la finale
tournament-state-round = ronde { $round } sur { $rounds }

## The panel of those who run it

organizer-about = Ce panneau n’est visible que pour toi. Ce que tu y fais prend effet tout de suite, sauf quand je te demande confirmation.
organizer-over = Ce tournoi est terminé.
button-start-now = Démarrer maintenant
organizer-menu-decide = Décider du résultat d’une table
organizer-menu-reopen = Rouvrir une table
organizer-menu-out = Retirer quelqu’un
organizer-menu-return = Faire revenir quelqu’un
# The last choice of a long menu.
organizer-more = Suite (page { $page } sur { $pages })
# Titles and labels of forms: at most 45 characters.
organizer-decide = Ronde { $round }, table { $table } : le résultat
organizer-reopen = Ronde { $round }, table { $table } : la rouvrir
# Names stand below it, and a place for each of them is typed: 2,1,3.
organizer-places = Les rangs, dans cet ordre
organizer-reason = Raison (visible par tout le monde)
