# Ratings, leaderboards and statistics. $who is a name, $rating comes from `rating`.

somebody = Alguien

## Ratings

# A question mark means provisional: still based on few games.
rating = { $provisional ->
    [yes] { $rating }?
   *[no] { $rating }
}
# What a game did to the ratings; $changes has one or more players: "Ada 1020? (+20) · Ben 980? (-20)".
# $provisional: whether a rating among them is followed by a question mark.
rating-changes = Rating: { $changes }{ $provisional ->
    [yes] { " " }(?: aún pocas partidas)
   *[no] { "" }
}
# One player; $change has its sign: +12 or -7.
rating-change = { $who } { $rating } ({ $change })
rating-none = Esta partida no cuenta para el rating.
# Two players have ended several games within a month because one of them left after a few moves.
rating-quick = { $percent ->
    [0] Demasiadas partidas recientes entre estas dos personas acabaron así de rápido: esta no cuenta para el rating.
   *[other] Otra partida reciente entre estas dos personas acabó así de rápido: esta solo cuenta un { $percent } % para el rating.
}

## /leaderboard

leaderboard-title = { $game }: ranking
leaderboard-empty = Aquí nadie ha terminado aún una partida puntuable.
leaderboard-line = { $games ->
    [one] { $place }\. { $who } { $rating }, una partida
   *[other] { $place }\. { $who } { $rating }, { $games } partidas
}
# Below those with a place: people with too few games for one.
leaderboard-provisional = **Aún sin puesto** (menos de { $least } partidas)
leaderboard-provisional-line = { $games ->
    [one] { $who } { $rating }, una partida
   *[other] { $who } { $rating }, { $games } partidas
}
button-on = Siguiente

## /stats

stats-title = Las partidas de { $who }
stats-title-game = { $game }: { $who }
stats-curve = { $game }: { $who }
stats-none = Aún no hay partidas terminadas.
stats-line = { $games ->
    [one] **{ $game }**: una partida, victorias: { $wins }
   *[other] **{ $game }**: { $games } partidas, victorias: { $wins }
}
stats-line-rated = { $line }, rating de { $rating }
stats-games = { $games ->
    [one] Una partida, victorias: { $wins }
   *[other] { $games } partidas, victorias: { $wins } ({ $rate } %)
}

stats-streak = Racha: { $streak } (la mejor: { $longest })
stats-rating = Rating actual: { $rating }
# In 100 rolls or tiles $count more or fewer were of use than chance would give; $draws were counted.
stats-luck = { $luck ->
    [good] Suerte: buena, { $count ->
        [one] una tirada o ficha útil
       *[other] { $count } tiradas o fichas útiles
    } más que la media por cada 100 (últimas { $draws })
    [bad] Suerte: mala, { $count ->
        [one] una tirada o ficha útil
       *[other] { $count } tiradas o fichas útiles
    } menos que la media por cada 100 (últimas { $draws })
   *[even] Suerte: normal (últimas { $draws } tiradas o fichas)
}
