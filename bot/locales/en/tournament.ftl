# Tournaments: their public message, and the answers to /tournament.
# $name is the tournament's name, $who and $people are names, ready to be read.

## The public message

# Who has announced it and decides about it.
tournament-organizer = Organized by { $who }.
tournament-game = A tournament of **{ $game }**.
tournament-format = { $format ->
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
tournament-with-final = The best { $seats } meet at a final table.
tournament-terms = Each table: { $terms }.
tournament-hints = hints allowed
tournament-for-role = Only for members with { $role }.
tournament-starts = Starts { $when }.
tournament-starts-by-hand = The organizer starts it.
tournament-entered = { $count ->
    [0] Nobody has joined yet.
    [one] One player: { $people }
   *[other] { $count } players: { $people }
}
tournament-others = { $count } more
tournament-footer = Tournament { $number }
tournament-cancelled = This tournament was cancelled.
tournament-round-title = { $name }: round { $round } of { $rounds }
tournament-final-title = { $name }: the final
tournament-end-title = { $name }: the end
tournament-end = That was it. Everything can be read with { COMMAND("tournament standings") }, { COMMAND("tournament pairings") } and { COMMAND("tournament export") }.
tournament-after = { $round ->
    [0] { $name }
   *[other] { $name }: round { $round }
}
# $table is the number within the round, $game the number of the table in the channel.
tournament-pairing = **{ $table }.** { $people } (table { $game })
tournament-played = **{ $table }.** { $people } ✅
tournament-placed = { $who } ({ $place })
tournament-bye = **{ $table }.** { $who } has a bye
tournament-more-tables = More with { COMMAND("tournament pairings") }.
tournament-column-points = points
tournament-column-opponents = opponents
tournament-column-wins = wins
tournament-standing = { $dropped ->
    [yes] { $place }\. { $who } (out): { $points } points, opponents { $opponents }, wins { $wins }
   *[no] { $place }\. { $who }: { $points } points, opponents { $opponents }, wins { $wins }
}

## Answers

tournament-organizers-only = Only people who may manage events or this server can announce tournaments.
tournament-created = Tournament { $number } is announced.
tournament-not-shown = Discord does not let me show tournament { $number } right now. Nothing is lost; I keep trying.
tournament-joined = You take part in { $name }.
tournament-left = You do not take part in { $name } any more.
tournament-started = { $name } has begun.
tournament-call-off = Do you really want to call { $name } off? Its open tables are closed without a result.
button-call-off = Call it off
tournament-close-round = { $count ->
    [0] Nothing is open in round { $round } any more. Go on?
    [one] One table of round { $round } is still open. Close it without a result and go on?
   *[other] { $count } tables of round { $round } are still open. Close them without a result and go on?
}
button-close-round = Close round { $round }
tournament-next = { $count ->
    [0] Nothing was open any more. { $name } goes on.
    [one] One table was closed. { $name } goes on.
   *[other] { $count } tables were closed. { $name } goes on.
}
tournament-corrected = The result is corrected.
tournament-ai = AI { $number }
tournament-dropped = { $who } is out of { $name }.
tournament-was-cancelled = { $name } is cancelled.
tournament-exported = { $name } as a file.
tournament-not-begun = This round has not begun.
tournament-choice = { $name } (number { $number })
