# Ratings, leaderboards and statistics. $who is a name, $rating comes from `rating`.

somebody = Iemand

## Ratings

# A question mark means provisional: still based on few games.
rating = { $provisional ->
    [yes] { $rating }?
   *[no] { $rating }
}
# What a game did to the ratings; $changes has one or more players: "Ada 1020? (+20) · Ben 980? (-20)".
# $provisional: whether a rating among them is followed by a question mark.
rating-changes = Rating: { $changes }{ $provisional ->
    [yes] { " " }(?: nog weinig partijen)
   *[no] { "" }
}
# One player; $change has its sign: +12 or -7.
rating-change = { $who } { $rating } ({ $change })
rating-none = Deze partij telt niet voor de rating.
# Two players have ended several games within a month because one of them left after a few moves.
rating-quick = { $percent ->
    [0] Te veel recente partijen tussen deze twee waren zo snel voorbij, dus deze telt niet voor de rating.
   *[other] Een recente partij tussen deze twee was ook al zo snel voorbij, dus deze telt maar voor { $percent }% voor de rating.
}

## /leaderboard

leaderboard-title = { $game }: ranglijst
leaderboard-empty = Nog niemand heeft hier een partij met rating uitgespeeld.
leaderboard-line = { $games ->
    [one] { $place }\. { $who } { $rating }, één partij
   *[other] { $place }\. { $who } { $rating }, { $games } partijen
}
# Below those with a place: people with too few games for one.
leaderboard-provisional = **Nog geen plaats** (minder dan { $least } partijen)
leaderboard-provisional-line = { $games ->
    [one] { $who } { $rating }, één partij
   *[other] { $who } { $rating }, { $games } partijen
}
button-on = Verder

## /stats

stats-title = Partijen van { $who }
stats-title-game = { $game }: { $who }
stats-curve = { $game }: { $who }
stats-none = Nog geen partijen uitgespeeld.
stats-line = { $games ->
    [one] **{ $game }**: één partij, { $wins } gewonnen
   *[other] **{ $game }**: { $games } partijen, { $wins } gewonnen
}
stats-line-rated = { $line }, rating { $rating }
stats-games = { $games ->
    [one] Eén partij, { $wins } gewonnen
   *[other] { $games } partijen, { $wins } gewonnen ({ $rate }%)
}

stats-streak = Op rij gewonnen: { $streak } (beste reeks { $longest })
stats-rating = Huidige rating: { $rating }
# In 100 rolls or tiles $count more or fewer were of use than chance would give; $draws were counted.
stats-luck = { $luck ->
    [good] Geluk: veel, op 100 worpen of fiches { $count } bruikbare meer dan gemiddeld (laatste { $draws })
    [bad] Geluk: weinig, op 100 worpen of fiches { $count } bruikbare minder dan gemiddeld (laatste { $draws })
   *[even] Geluk: ongeveer gemiddeld (laatste { $draws } worpen of fiches)
}
