# Ratings, leaderboards and statistics. $who is a name, $rating comes from `rating`.

somebody = Somebody

## Ratings

# A question mark means provisional: still based on few games.
rating = { $provisional ->
    [yes] { $rating }?
   *[no] { $rating }
}
# What a game did to the ratings; $changes has one or more players: "Ada 1020? (+20) · Ben 980? (-20)".
# $provisional: whether a rating among them is followed by a question mark.
rating-changes = Rating: { $changes }{ $provisional ->
    [yes] { " " }(?: few games so far)
   *[no] { "" }
}
# One player; $change has its sign: +12 or -7.
rating-change = { $who } { $rating } ({ $change })
rating-none = This game does not count for ratings.
# Two players have ended several games within a month because one of them left after a few moves.
rating-quick = { $percent ->
    [0] Too many recent games between these two ended this quickly, so this one does not count for ratings.
   *[other] A recent game between these two ended this quickly too, so this one counts only { $percent }% for ratings.
}

## /leaderboard

leaderboard-title = { $game }: leaderboard
leaderboard-empty = Nobody has finished a rated game here yet.
leaderboard-line = { $games ->
    [one] { $place }\. { $who } { $rating }, one game
   *[other] { $place }\. { $who } { $rating }, { $games } games
}
# Below those with a place: people with too few games for one.
leaderboard-provisional = **No place yet** (fewer than { $least } games)
leaderboard-provisional-line = { $games ->
    [one] { $who } { $rating }, one game
   *[other] { $who } { $rating }, { $games } games
}
button-on = Next

## /stats

# Always with an s: most names take one.
stats-title = { $who }'s games
stats-title-game = { $game }: { $who }
stats-curve = { $game }: { $who }
stats-none = No finished games yet.
stats-line = { $games ->
    [one] **{ $game }**: one game, { $wins } won
   *[other] **{ $game }**: { $games } games, { $wins } won
}
stats-line-rated = { $line }, rating { $rating }
stats-games = { $games ->
    [one] One game, { $wins } won
   *[other] { $games } games, { $wins } won ({ $rate }%)
}

stats-streak = Streak: { $streak } (best { $longest })
stats-rating = Rating: { $rating }
# In 100 rolls or tiles $count more or fewer were of use than chance would give; $draws were counted.
stats-luck = { $luck ->
    [good] Luck: good, { $count } more useful rolls or tiles in 100 than average (last { $draws })
    [bad] Luck: bad, { $count } fewer useful rolls or tiles in 100 than average (last { $draws })
   *[even] Luck: about average (last { $draws } rolls or tiles)
}
