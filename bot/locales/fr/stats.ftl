# Ratings, leaderboards and statistics. $who is a name, $rating comes from `rating`.

somebody = Quelqu’un

## Ratings

# A question mark means provisional: still based on few games.
rating = { $provisional ->
    [yes] { $rating }?
   *[no] { $rating }
}
# What a game did to the ratings; $changes has one or more players: "Ada 1020? (+20) · Ben 980? (-20)".
# $provisional: whether a rating among them is followed by a question mark.
rating-changes = Cote : { $changes }{ $provisional ->
    [yes] { " " }(? = encore peu de parties)
   *[no] { "" }
}
# One player; $change has its sign: +12 or -7.
rating-change = { $who } { $rating } ({ $change })
rating-none = Cette partie ne compte pas pour les cotes.
# Two players have ended several games within a month because one of them left after a few moves.
rating-quick = { $percent ->
    [0] Trop de parties récentes de ce duo ont fini aussi vite : celle-ci ne compte pas pour les cotes.
   *[other] Une partie récente de ce duo a déjà fini aussi vite : celle-ci ne compte qu’à { $percent } % pour les cotes.
}

## /leaderboard

leaderboard-title = { $game } : classement
leaderboard-empty = Personne n’a encore terminé de partie classée ici.
leaderboard-line = { $games ->
    [one] { $place }\. { $who } { $rating }, { $games } partie
   *[other] { $place }\. { $who } { $rating }, { $games } parties
}
# Below those with a place: people with too few games for one.
leaderboard-provisional = **Pas encore de rang** (moins de { $least } parties)
leaderboard-provisional-line = { $games ->
    [one] { $who } { $rating }, { $games } partie
   *[other] { $who } { $rating }, { $games } parties
}
button-on = Suite

## /stats

stats-title = { $who } : statistiques
stats-title-game = { $game } : { $who }
stats-curve = { $game } : { $who }
stats-none = Aucune partie terminée pour l’instant.
stats-line = { $games ->
    [one] **{ $game }** : { $games } partie, { $wins ->
        [one] { $wins } gagnée
       *[other] { $wins } gagnées
    }
   *[other] **{ $game }** : { $games } parties, { $wins ->
        [one] { $wins } gagnée
       *[other] { $wins } gagnées
    }
}
stats-line-rated = { $line }, cote { $rating }
stats-games = { $games ->
    [one] { $games } partie, { $wins ->
        [one] { $wins } gagnée
       *[other] { $wins } gagnées
    }
   *[other] { $games } parties, { $wins ->
        [one] { $wins } gagnée
       *[other] { $wins } gagnées
    } ({ $rate } %)
}

stats-streak = Victoires d’affilée : { $streak } (record : { $longest })
stats-rating = Cote : { $rating }
# In 100 rolls or tiles $count more or fewer were of use than chance would give; $draws were counted.
stats-luck = { $luck ->
    [good] Chance : bonne ; sur 100 lancers ou tuiles, { $count ->
        [one] { $count } utile
       *[other] { $count } utiles
    } de plus que la moyenne (les { $draws } derniers)
    [bad] Chance : mauvaise ; sur 100 lancers ou tuiles, { $count ->
        [one] { $count } utile
       *[other] { $count } utiles
    } de moins que la moyenne (les { $draws } derniers)
   *[even] Chance : dans la moyenne (les { $draws } derniers lancers ou tuiles)
}
