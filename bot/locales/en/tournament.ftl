# Tournaments: their public message, and the answers to /tournament.
# $name is the tournament's name, $who and $people are names, ready to be read.

## The public message

# Who has announced it and decides about it, with the co-organizers.
tournament-organizer = Organized by { $who }.
tournament-game = A **{ $game }** tournament.
tournament-format = { $format ->
    [table-match] One table for up to { $size } players, several games.
    [round-robin] Round robin, { $rounds ->
        [0] as many rounds as the field needs
        [one] one round
       *[other] { $rounds } rounds
    }, tables of { $size }.
   *[swiss] Swiss system, { $rounds ->
        [0] as many rounds as the field needs
        [one] one round
       *[other] { $rounds } rounds
    }, tables of { $size }.
}
# The same in the picture, where there is little room.
tournament-card = { $format ->
    [table-match] One table, several games
    [round-robin] Round robin, tables of { $size }
   *[swiss] Swiss system, tables of { $size }
}
# Describes the picture; $how is one of the above.
tournament-card-alt = { $name }: { $game }. { $how }.
tournament-with-final = The top { $seats } meet at a final table.
tournament-terms = Each table: { $terms }.
tournament-hints = { $allowed ->
    [yes] Hints are allowed.
   *[no] Hints are off: everybody plays on their own.
}
tournament-repeats = { $repeat ->
    [weekly] Repeats every week.
   *[monthly] Repeats every month.
}
tournament-for-role = Only members with { $role } can join.
tournament-prize = The winner gets { $role }.
tournament-places = Up to { $places } can play. Whoever joins after that waits for a free place.
tournament-check-in = { $minutes ->
    [one] Check-in is in the last minute before the start: whoever misses it is out.
   *[other] Check-in is in the last { $minutes } minutes before the start: whoever misses it is out.
}
# What orders the field before results do; $fingerprint is 26 characters. What lots are for is in docs/tournaments.md.
tournament-lots = { $seeding ->
    [rating] Seeded by rating; equals by lots, from a secret with the fingerprint `{ $fingerprint }`.
   *[lots] Seeded by lots, from a secret with the fingerprint `{ $fingerprint }`.
}
tournament-starts = **Press Join to play.** Starts { $when }.
# $who runs it.
tournament-starts-by-hand = **Press Join to play.** Starts when { $who } presses Start.
# Stands there instead once check-in is open, and once it has begun.
tournament-check-in-below = Check-in has opened; see below.
tournament-begun = It has started; see below.
tournament-entered = { $count ->
    [0] Nobody has joined yet.
    [one] One player: { $people }
   *[other] { $count } players: { $people }
}
tournament-waiting = { $count ->
    [one] One on the waiting list: { $people }
   *[other] { $count } on the waiting list: { $people }
}
tournament-others = { $count } more
tournament-footer = Tournament { $number }
tournament-cancelled = { $why ->
    [check-in] This tournament was canceled: fewer than two players had checked in.
    [players] This tournament was canceled: fewer than two players had joined.
   *[organizer] This tournament was canceled.
}
tournament-check-in-title = { $name }: check-in
# Above the message; $who are mentions of those who have not checked in.
tournament-call = Are you there? { $who }
# $name leads to that message.
tournament-call-more = Check-in for { $name } is open: { $who }
tournament-press-check-in = **Press Check in to play.** Starts { $when }. Whoever hasn't checked in by then is out.
tournament-there = { $count ->
    [0] Nobody has checked in yet.
   *[other] { $count } of { $all } checked in: { $people }
}
tournament-check-in-waiting = If you're on the waiting list, check in, too: you play if a place is free by then.
# Stands there instead once it is over.
tournament-check-in-over = Check-in is closed; see below.
button-check-in = Check in
# In the first round.
tournament-missed-check-in = { $count ->
    [one] One didn't check in and is out: { $people }
   *[other] { $count } didn't check in and are out: { $people }
}
tournament-no-place = { $late ->
    [yes] No place was left for { $people }. If one becomes free, press Join.
   *[no] No place was left for { $people }.
}
# To those who have moved up from the waiting list; $name leads to the tournament.
tournament-admitted = { $check ->
    [yes] { $who }: you've got a place in { $name }. Check in to keep it, if you haven't yet.
   *[no] { $who }: you've got a place in { $name }.
}
tournament-round-title = { $name }: round { $round } of { $rounds }
tournament-final-title = { $name }: the final
tournament-end-title = { $name }: final standings
# Who has won it; $final says whether by winning the final.
tournament-won = 🏆 { $count ->
    [one] { $final ->
        [yes] { $who } wins the final, and with it { $name }!
       *[no] { $who } wins { $name }!
    }
   *[other] { $who } win { $name } together!
}
tournament-nobody-came = Nobody came to a table, so nobody has won.
tournament-end = Full results: { COMMAND("tournament standings") }, { COMMAND("tournament pairings") }, { COMMAND("tournament export") }
# Above a picture; $state is how far it is.
tournament-heading = { $name }: { $state }
# $table is the number within the round, $at the table in the channel, as a link.
tournament-pairing = **{ $table }.** { $people } ({ $at })
tournament-table-number = table { $game }
tournament-played = **{ $table }.** { $people } ✅
tournament-placed = { $who } ({ $place })
tournament-bye = **{ $table }.** { $who } has a bye
# Those who have paused or missed a round.
tournament-away = Not paired until they're back: { $people }
button-tournament-pause = Pause
button-tournament-back = I'm back
# Opens the panel of those who run the tournament.
button-manage = Manage
tournament-more-tables = The other tables: { COMMAND("tournament pairings") }
tournament-column-played = played
tournament-column-points = points
tournament-column-final = final
tournament-column-ahead = ahead on
# $told sums up points and what decides.
tournament-standing = { $dropped ->
    [yes] { $place }\. { $who } (away): { $told }
   *[no] { $place }\. { $who }: { $told }
}
tournament-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
tournament-wins = { $wins ->
    [one] 1 win
   *[other] { $wins } wins
}
tournament-tables-played = { $played } played
tournament-in-final = { $shared ->
    [yes] place { $place } in the final, shared
   *[no] { $place ->
        [1] won the final
       *[other] place { $place } in the final
    }
}
# What puts somebody ahead of the next one, who has as many points; $own and $other are the numbers of both.
tournament-ahead = ahead on { tournament-criterion } ({ $own } to { $other })
tournament-criterion = { $criterion ->
    [absences] absences
    [opponents] opponents
    [encounter] direct encounter
    [wins] wins
   *[margin] margin
}
tournament-live = -# Live, by points alone. At the end, ties go to whoever had the stronger opponents: the average points of those they met.
# Where places are shared, lots decide who is in the final.
tournament-by-lot = 🎲 { $people } reached the final by lot.
tournament-opponents = -# Opponents: the average points of those a player met.
tournament-correction = { $kind ->
    [given-back] ✏️ Round { $round }, table { $table } was given back to its players by { $by }: { $reason }
   *[corrected] ✏️ Round { $round }, table { $table } was corrected by { $by }: { $reason }
}
# Stands behind a table's result.
tournament-corrected-by = (✏️ corrected by { $by }: { $reason })
tournament-an-organizer = an organizer

## News in another channel

# A role that is pinged may stand before it. $when is a time, as Discord shows it; $link leads to the tournament's message.
tournament-news = { $status ->
    [open] { $timed ->
        [yes] **{ $name }**, a { $game } tournament, starts { $when }. Join here: { $link }
       *[no] **{ $name }**, a { $game } tournament, is open. Join here: { $link }
    }
    [cancelled] **{ $name }**, a { $game } tournament, was canceled.
    [finished] **{ $name }**, a { $game } tournament, is over: { $link }
   *[running] **{ $name }**, a { $game } tournament, has started: { $link }
}

## Answers

tournament-organizers-only = Only people who can manage events or this server can announce tournaments.
tournament-created = Tournament { $number } has been announced.
# May follow the above.
tournament-no-event = With the permission Create Events, I'd also list it among the server's events.
# How a typed start was understood; also while it is typed, at most 100 characters. Weekday 0 is Monday.
tournament-moment = { $weekday ->
    [0] Monday
    [1] Tuesday
    [2] Wednesday
    [3] Thursday
    [4] Friday
    [5] Saturday
   *[6] Sunday
} { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}, { $time } ({ $zone })
tournament-starts-at = It starts { $moment }.
tournament-zone-unset = This server has not set its time zone, so I read times as UTC. An admin can set it with { COMMAND("settings") } `time_zone`.
tournament-starts-by-hand-choice = No start time: an organizer presses Start
# What is agreed now follows, line by line.
tournament-edited = { $name }, as it is announced now:
tournament-not-shown = Discord won't let me show tournament { $number } right now. Nothing is lost; I'll keep trying.
tournament-joined = You're in { $name }.
tournament-waits = { $name } is full. You're number { $place } on the waiting list; I'll tell you when you get a place.
tournament-checked-in = You're checked in for { $name }.
tournament-left = You've left { $name }. While it runs, you can come back with { COMMAND("tournament back") }.
tournament-paused = You won't be paired in { $name } until you're back. Your current game goes on.
tournament-back = Welcome back! You'll be paired in the next round of { $name }.
tournament-started = { $rounds ->
    [one] { $name } has started. It has one round.
   *[other] { $name } has started. It has { $rounds } rounds.
}
tournament-call-off = Cancel { $name }? Its open tables will be closed without a result.
button-call-off = Cancel the tournament
# The tournament repeats: only this one is canceled, or those that would follow as well.
button-call-off-once = Only this one
button-call-off-all = This one and all after it
tournament-close-round = { $count ->
    [0] All tables of round { $round } are finished. Go on?
    [one] One table of round { $round } is still open. If you close it now, it counts as:
   *[other] { $count } tables of round { $round } are still open. If you close them now, they count as:
}
# A table of the round, and what everybody there gets if it is closed.
tournament-table = **{ $table }.** { $people }
tournament-counts = { $presence ->
    [no_show] { $who } { $points } (did not come)
    [left] { $who } { $points } (gave up)
   *[played] { $who } { $points }
}
# Stands below, if somebody will be set aside.
tournament-will-miss = Not paired again until they're back, because they missed the round: { $people }
button-close-round = Close round { $round }
tournament-next = { $count ->
    [0] { $name }: all tables were finished.
    [one] { $name }: one table was closed.
   *[other] { $name }: { $count } tables were closed.
}
# $count is how many open games have ended by it.
tournament-corrected = { $count ->
    [0] The result has been corrected.
   *[other] The table has ended as you decided.
}
tournament-reopened = Table { $table } is open again. Its players will be called.
# While an organizer types; $people and $who are names. At most 100 characters.
tournament-table-choice = { $state ->
    [open] { $table }: { $people } (open)
   *[ended] { $table }: { $people }
}
tournament-place-choice = { $place }. { $who }
tournament-ai = AI { $number }
tournament-dropped = { $who } is out of { $name }.
tournament-returned = { $who } will be paired in the next round of { $name }.
tournament-team = { $count ->
    [0] { $name } has no co-organizers.
   *[other] Co-organizers of { $name }: { $people }. They run it with the button *Manage* on its message.
}
tournament-was-cancelled = { $name } has been canceled.
tournament-skipped = { $name } has been canceled. The next one is announced now.
# $state is one of the states below.
tournament-exported = { $name }, { $state }:
tournament-not-begun = This round has not started yet.
tournament-not-started = { $name } has not started yet.
# $state is one of the following: how far a tournament is.
tournament-choice = { $name }, { $state } (no. { $number })
tournament-state = { $status ->
    [open] announced
    [finished] finished
   *[cancelled] canceled
}
tournament-state-final = the final
tournament-state-round = round { $round } of { $rounds }

## The panel of those who run it

organizer-about = Only you see this panel. What you do here is done at once, except what I ask about first.
organizer-over = This tournament is over.
button-start-now = Start now
organizer-menu-decide = Decide a table
organizer-menu-reopen = Give a table back to its players
organizer-menu-out = Take somebody out
organizer-menu-return = Bring somebody back
# The last choice of a long menu.
organizer-more = More (page { $page } of { $pages })
# Titles and labels of forms: at most 45 characters.
organizer-decide = Round { $round }, table { $table }: the result
organizer-reopen = Round { $round }, table { $table }: give it back
# Names stand below it, and a place for each of them is typed: 2,1,3.
organizer-places = Places, in this order
organizer-reason = Reason (everybody can read it)
