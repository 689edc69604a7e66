# Tournaments: their public message, and the answers to /tournament.
# $name is the tournament's name, $who and $people are names, ready to be read.

## The public message

# Who has announced it and decides about it.
cup-organiser = Organised by { $who }.
cup-game = A tournament of **{ $game }**.
cup-format = { $format ->
    [table-match] One table for up to { $size } players, a match of several games.
    [round-robin] Round robin over { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }, tables of { $size }.
   *[swiss] Swiss system over { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }, tables of { $size }.
}
cup-with-final = The best { $seats } meet at a final table.
cup-terms = Each table: { $terms }.
cup-hints = hints allowed
cup-for-role = Only for members with { $role }.
cup-starts = Starts { $when }.
cup-starts-by-hand = The organiser starts it.
cup-entered = { $count ->
    [0] Nobody has joined yet.
    [one] One player: { $people }
   *[other] { $count } players: { $people }
}
cup-others = { $count } more
cup-footer = Tournament { $number }
cup-cancelled = This tournament was cancelled.
cup-round-title = { $name }: round { $round } of { $rounds }
cup-final-title = { $name }: the final
cup-end-title = { $name }: the end
cup-end = That was it. Everything can be read with /tournament standings, pairings and export.
cup-after = { $round ->
    [0] { $name }
   *[other] { $name }: round { $round }
}
# $table is the number within the round, $game the number of the table in the channel.
cup-pairing = **{ $table }.** { $people } (table { $game })
cup-played = **{ $table }.** { $people } ✅
cup-placed = { $who } ({ $place })
cup-bye = **{ $table }.** { $who } has a bye
cup-more-tables = More with /tournament pairings.
cup-column-points = points
cup-column-opponents = opponents
cup-column-wins = wins
cup-standing = { $dropped ->
    [yes] { $place }\. { $who } (out): { $points } points, opponents { $opponents }, wins { $wins }
   *[no] { $place }\. { $who }: { $points } points, opponents { $opponents }, wins { $wins }
}

## Answers

cup-organisers-only = Only people who may manage events or this server can announce tournaments.
cup-too-many = There are { $limit } tournaments on this server already. Finish or cancel one first.
cup-created = Tournament { $number } is announced.
cup-not-shown = Discord does not let me show tournament { $number } right now. Nothing is lost; I keep trying.
cup-joined = You take part in { $name }.
cup-left = You do not take part in { $name } any more.
cup-started = { $name } has begun.
cup-call-off = Do you really want to call { $name } off? Its open tables are closed without a result.
button-call-off = Call it off
cup-close-round = { $count ->
    [0] Nothing is open in round { $round } any more. Go on?
    [one] One table of round { $round } is still open. Close it without a result and go on?
   *[other] { $count } tables of round { $round } are still open. Close them without a result and go on?
}
button-close-round = Close round { $round }
cup-next = { $count ->
    [0] Nothing was open any more. { $name } goes on.
    [one] One table was closed. { $name } goes on.
   *[other] { $count } tables were closed. { $name } goes on.
}
cup-corrected = The result is corrected.
cup-ai = AI { $number }
cup-dropped = { $who } is out of { $name }.
cup-was-cancelled = { $name } is cancelled.
cup-exported = { $name } as a file.
cup-not-begun = This round has not begun.
cup-page = Page { $page } of { $pages }
cup-choice = { $name } (number { $number })
