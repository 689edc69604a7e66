# Ratings, leaderboards and statistics. $who is a name, $rating comes from `rating`.

somebody = Qualcuno

## Ratings

# A question mark means provisional: still based on few games.
rating = { $provisional ->
    [yes] { $rating }?
   *[no] { $rating }
}
# What a game did to the ratings; $changes has one or more players: "Ada 1020? (+20) · Ben 980? (-20)".
# $provisional: whether a rating among them is followed by a question mark.
rating-changes = Rating: { $changes }{ $provisional ->
    [yes] { " " }(?: ancora poche partite)
   *[no] { "" }
}
# One player; $change has its sign: +12 or -7.
rating-change = { $who } { $rating } ({ $change })
rating-none = Questa partita non vale per il rating.
# Two players have ended several games within a month because one of them left after a few moves.
rating-quick = { $percent ->
    [0] Di recente troppe partite tra queste due persone sono finite così in fretta: questa non vale per il rating.
   *[other] Di recente un'altra partita tra queste due persone è finita così in fretta: questa vale per il rating solo al { $percent }%.
}

## /leaderboard

leaderboard-title = { $game }: classifica
leaderboard-empty = Qui nessuno ha ancora finito una partita classificata.
leaderboard-line = { $games ->
    [one] { $place }\. { $who } { $rating }, una partita
   *[other] { $place }\. { $who } { $rating }, { $games } partite
}
# Below those with a place: people with too few games for one.
leaderboard-provisional = **Ancora fuori classifica** (meno di { $least } partite)
leaderboard-provisional-line = { $games ->
    [one] { $who } { $rating }, una partita
   *[other] { $who } { $rating }, { $games } partite
}
button-on = Avanti

## /stats

stats-title = Le partite di { $who }
stats-title-game = { $game }: { $who }
stats-curve = { $game }: { $who }
stats-none = Ancora nessuna partita finita.
stats-line = { $games ->
    [one] **{ $game }**: una partita, vittorie: { $wins }
   *[other] **{ $game }**: { $games } partite, vittorie: { $wins }
}
stats-line-rated = { $line }, rating { $rating }
stats-games = { $games ->
    [one] Una partita, vittorie: { $wins }
   *[other] { $games } partite, vittorie: { $wins } ({ $rate }%)
}

stats-streak = Vittorie di fila: { $streak } (record { $longest })
stats-rating = Rating attuale: { $rating }
# In 100 rolls or tiles $count more or fewer were of use than chance would give; $draws were counted.
stats-luck = { $luck ->
    [good] { $count ->
        [one] Fortuna: buona, un lancio o una tessera utile in più ogni 100 rispetto alla media (ultimi { $draws })
       *[other] Fortuna: buona, { $count } lanci o tessere utili in più ogni 100 rispetto alla media (ultimi { $draws })
    }
    [bad] { $count ->
        [one] Fortuna: poca, un lancio o una tessera utile in meno ogni 100 rispetto alla media (ultimi { $draws })
       *[other] Fortuna: poca, { $count } lanci o tessere utili in meno ogni 100 rispetto alla media (ultimi { $draws })
    }
   *[even] Fortuna: nella media (ultimi lanci o tessere: { $draws })
}
