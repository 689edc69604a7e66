# Ratings, leaderboards and statistics. $who is a name, $rating comes from `rating`.

somebody = Jemand

## Ratings

# A question mark means provisional: still based on few games.
rating = { $provisional ->
    [yes] { $rating }?
   *[no] { $rating }
}
# What a game did to the ratings; $changes has one or more players: "Ada 1020? (+20) · Ben 980? (-20)".
# $provisional: whether a rating among them is followed by a question mark.
rating-changes = Wertung: { $changes }{ $provisional ->
    [yes] { " " }(?: erst wenige Partien)
   *[no] { "" }
}
# One player; $change has its sign: +12 or -7.
rating-change = { $who } { $rating } ({ $change })
rating-none = Diese Partie zählt nicht für die Wertung.
# Two players have ended several games within a month because one of them left after a few moves.
rating-quick = { $percent ->
    [0] Zuletzt waren zu viele Partien zwischen diesen beiden so schnell zu Ende, deshalb zählt diese nicht für die Wertung.
   *[other] Vor Kurzem war schon eine Partie zwischen diesen beiden so schnell zu Ende, deshalb zählt diese nur zu { $percent } % für die Wertung.
}

## /leaderboard

leaderboard-title = { $game }: Bestenliste
leaderboard-empty = Hier hat noch niemand eine Partie mit Wertung beendet.
leaderboard-line = { $games ->
    [one] { $place }\. { $who } { $rating }, eine Partie
   *[other] { $place }\. { $who } { $rating }, { $games } Partien
}
# Below those with a place: people with too few games for one.
leaderboard-provisional = **Noch ohne Rang** (weniger als { $least } Partien)
leaderboard-provisional-line = { $games ->
    [one] { $who } { $rating }, eine Partie
   *[other] { $who } { $rating }, { $games } Partien
}
button-on = Weiter

## /stats

stats-title = Partien von { $who }
stats-title-game = { $game }: { $who }
stats-curve = { $game }: { $who }
stats-none = Noch keine Partie beendet.
stats-line = { $games ->
    [one] **{ $game }**: eine Partie, { $wins } gewonnen
   *[other] **{ $game }**: { $games } Partien, { $wins } gewonnen
}
stats-line-rated = { $line }, Wertung { $rating }
stats-games = { $games ->
    [one] Eine Partie, { $wins } gewonnen
   *[other] { $games } Partien, { $wins } gewonnen ({ $rate } %)
}

stats-streak = Siege in Folge: { $streak } (Rekord { $longest })
stats-rating = Wertung: { $rating }
# In 100 rolls or tiles $count more or fewer were of use than chance would give; $draws were counted.
stats-luck = { $luck ->
    [good] Glück: gut, { $count } brauchbare Würfe oder Plättchen mehr pro 100 als im Schnitt (aus den letzten { $draws })
    [bad] Glück: mies, { $count } brauchbare Würfe oder Plättchen weniger pro 100 als im Schnitt (aus den letzten { $draws })
   *[even] Glück: ungefähr im Schnitt (aus den letzten { $draws } Würfen oder Plättchen)
}
