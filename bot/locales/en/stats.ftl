# Ratings, leaderboards and statistics. $who is a name, $rating comes from `rating`.

somebody = Somebody

## Ratings

rating = { $provisional ->
    [yes] { $rating } (provisional)
   *[no] { $rating }
}
# $change has its sign: +12 or -7.
rating-change = Rating of { $who }: { $change }, now { $rating }
rating-none = This game does not count for ratings.
# Two players have ended several games within a month because one of them left after a few moves.
rating-quick = { $percent ->
    [0] Too many recent games between these two ended this quickly, so this one does not count for ratings.
   *[other] A recent game between these two ended this quickly too, so this one counts only { $percent } % for ratings.
}

## /leaderboard

leaderboard-title = { $game }: leaderboard
leaderboard-empty = Nobody has finished a rated game here yet.
leaderboard-line = { $games ->
    [one] { $place }\. { $who } { $rating }, one game
   *[other] { $place }\. { $who } { $rating }, { $games } games
}
leaderboard-footer = Page { $page } of { $pages }. Provisional: fewer than ten games.
button-on = Next

## /stats

stats-title = Games of { $who }
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
   *[other] { $games } games, { $wins } won ({ $rate } %)
}

stats-streak = Wins in a row: { $streak } now, { $longest } at most
stats-rating = Rating: { $rating }
stats-luck = Luck: { $mean } ± { $error } useful draws in a hundred more than expected ({ $draws } draws of the latest games)
