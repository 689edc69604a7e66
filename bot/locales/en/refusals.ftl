# Why something could not be done. One friendly sentence each, said to one person alone.

# $sentence is one of the refusals below, $mark a rule's number (Q7), $rule its sentence (mark-q7).
refusal-by-rule = { $sentence } (Rule { $mark }: { $rule })

refusal-refusal = That isn't possible right now.

## A button that can no longer act

# $why is one of the refusals below; the player's view follows.
stale-panel = { $why } This is how things stand now.
# $link leads to the message that is up to date.
stale-elsewhere = { $why } The current message is here: { $link }
stale-refreshed = { $why } This message is now up to date.

## In a game

refusal-game-over = This game is over. Use Rematch or { COMMAND("newgame") } to play again.
refusal-not-asked = It's not your move right now. Please wait for the others.
refusal-stale-prompt = The game has moved on since then.
refusal-already-played = You've already made that move.
refusal-illegal-move = You can't make that move now.
# $wanted is what the form asks for: a number from 1 to 100.
refusal-illegal-entry = “{ $value }” is not { $wanted }.

## At a table

# $wanted says which tables would have done; `lobby` is one to join in this channel.
refusal-no-table = { $wanted ->
    [finished] You haven't finished a game here yet.
    [lobby] There is no table to join in this channel. { COMMAND("games") } lists those elsewhere; { COMMAND("newgame") } opens one.
   *[open] You're not in a game here. { COMMAND("games") } lists open tables; { COMMAND("newgame") } opens one.
}
# $problem says what does not fit, $value is what was asked for. `seats` comes as a number.
refusal-bad-setup = { $problem ->
    [id] I can't open a table here.
    [seats] This game can't be played with { $value } players.
    [first] There is no seat with that number to go first.
    [game] I don't know a game called “{ $value }”.
    [games] This game can't be played as a series of that length (“{ $value }”).
    [turn_seconds] Turn time must be between 30 seconds and 14 days, or 0 for no limit.
    [channels] That's too many channels ({ $value }).
    [time_zone] I don't know the time zone “{ $value }”. Pick one of the suggestions, such as Europe/Berlin.
    [language] I don't speak “{ $value }” yet.
    [ai] This game has room for at most { $value } AI seats besides yours.
    [invited] { $value ->
        [0] All seats are taken, so you can't invite anybody.
        [one] There is room for only one invited player.
       *[other] There is room for only { $value } invited players.
    }
    [invite] You can only invite people on this server. For AI seats, use the option “ai”.
    [option] This game has no option called “{ $value }”.
    [channel] I can't see that channel.
    [role] I don't know that role.
    [value] “{ $value }” doesn't work here.
   *[other] “{ $value }” is not one of the choices for the option “{ $problem }”.
}
refusal-unknown-table = I can't find that table on this server.
refusal-unknown-button = This button no longer works. { COMMAND("board") } shows your game with new ones.
refusal-unknown-command = This command has changed, but your Discord still shows the old one. Please reload Discord; { COMMAND("help") } lists what I can do now.
refusal-table-closed = This table was closed without a result. { COMMAND("newgame") } opens another.
refusal-already-started = The game has already started.
refusal-seats-given = The seats at this table are already assigned.
refusal-not-started = The game has not started yet.
refusal-not-over = The game is still going on.
refusal-not-seated = You're not playing at this table.
refusal-gave-up = You gave up your seat at this table.
refusal-already-seated = You're already playing at table { $table }.
refusal-table-full = All seats at this table are taken.
refusal-seats-kept = The free seats are reserved for invited players for now. Please try again in a few minutes.
refusal-not-invited = This table is private: only people the host invites can join.
refusal-kept-out = The host removed you from this table. You can come back if they invite you.
refusal-already-invited = They already have a seat, or one is reserved for them.
refusal-player-gone = That player is no longer at this table.
refusal-no-such-seat = There is no AI to remove.
refusal-too-few-players = { $least ->
    [one] Somebody has to sit down before the game can start.
   *[other] The game needs at least { $least } players. Wait for others, or add AI seats.
}
refusal-not-alone = Somebody has joined in the meantime. Press Start when everybody is there.
# $missing are names.
refusal-not-ready = The options have changed: { $missing } must press Ready before you can start.
refusal-counts-as-lost = That would count as a loss for you.
# $host is a name, or `nobody` if it is not known.
refusal-not-host = { $host ->
    [nobody] Only the host of this table can do that.
   *[other] Only { $host }, who hosts this table, can do that.
}

# $kind: whose tables are counted; `lobbies` are those of this user that have not started.
refusal-limit-reached = { $kind ->
    [lobbies] { $limit ->
        [one] You already host a table that has not started. Start or leave it first.
       *[other] You already host { $limit } tables that have not started. Start or leave one first.
    }
    [user] { $limit ->
        [one] You're already playing at a table here. Please finish that game first.
       *[other] You're already playing at { $limit } tables here. Please finish a game first.
    }
    [channel] { $limit ->
        [one] There is already a game in this channel. Please try another channel.
       *[other] There are already { $limit } games in this channel. Please try another channel.
    }
    [watchers] That list is full: { $limit } people are already on it.
    [team] A tournament can have at most { $limit } co-organizers.
    [tournaments] There are already { $limit } tournaments on this server. Finish or cancel one first.
   *[server] { $limit ->
        [one] There is already a game on this server. Please wait until it is over.
       *[other] There are already { $limit } games on this server. Please wait until one is over.
    }
}
refusal-hints-off = Hints are off at this table.
refusal-too-fast = { $seconds ->
    [one] Not so fast. Please try again in a second.
   *[other] Not so fast. Please try again in { $seconds } seconds.
}
refusal-paused = This game is paused. Whoever is to move can resume it, and after an hour any player: press Table.
# $problem says what stands in the way; $when is a moment in seconds since 1970.
refusal-cannot-act = { $problem ->
    [nobody_owes] Nobody else has to move right now.
    [unshown] I haven't been able to show the board yet, so nobody can be late.
    [nudge_later] Give them a little time: you can nudge them <t:{ $when }:R>.
    [seated] You're playing at this table yourself.
    [no_swap] Seats can only change hands in single, unrated games.
    [not_waiting] They are no longer waiting for a seat.
    [away] The AI is playing for you. Press My view to take your seat back first.
    [present] It's not their move right now, so nobody is waiting for them.
    [not_away] They still have time: they count as away <t:{ $when }:R>.
    [kept_out] The host removed you from this table.
    [resume_later] Whoever is to move decides when to go on. You can resume the game <t:{ $when }:R>.
    [asked] You've already asked that. You can ask again <t:{ $when }:R>.
    [organizer] At a tournament table, the organizer and the clock decide this.
    [alone] At a rated table you can't decide this alone. Wait for the clock, or give up.
    [moved] There is already a vote on something like that.
    [declined] The others just said no. You can ask again <t:{ $when }:R>.
    [no_vote] You have no say in this vote.
    [vote_over] This vote is over.
    [already] That has already been done.
   *[unknown] That isn't possible at this table.
}

## Not the player's fault

problem-storage = I can't reach my database right now. Nothing was lost; please try again in a moment.
# The database stopped answering just as it was told to save.
problem-unknown = My database didn't answer, so I can't tell whether that counts. If it does, you'll see it here as soon as the database is back; if not, please try again then.
problem-shown-later = That counts, but I can't reach my database right now. You'll see it here as soon as it is back.
problem-discord = Discord is having trouble right now. Please look again in a moment: what you did may already count.
# $reference is an id that the operator finds in the log.
problem-unexpected = Something went wrong on my side; nothing was lost. (Reference { $reference })

## Tournaments

refusal-unknown-tournament = There is no such tournament on this server.
refusal-no-tournament = There is no tournament on this server yet.
refusal-not-organizer = Only the organizers, and people who can manage events or this server, can do that.
refusal-not-entered = You're not in this tournament.
refusal-already-entered = You're already in this tournament.
refusal-bad-tournament = { $problem ->
    [too_few_players] A tournament needs at least two players.
    [too_many_players] That's too many players for this format.
    [bad_table_size] This game or format doesn't work with tables of that size.
    [bad_rounds] This format doesn't work with that number of rounds.
    [bad_final] The final table needs two to four seats, and no more than there are players.
    [past] That start has already passed. Try “tomorrow 20:00”.
    [too_far] A tournament can be announced at most two months ahead. Try “in 4 weeks”.
    [repeat] A tournament that repeats needs a start time, such as “start: friday 20:00”.
    [start] I can't read that as a day and time. Try “tomorrow 20:00”, “friday 8pm”, “24.12. 19:30” or “in 30 minutes”.
    [name] A tournament needs a name of at most 60 characters.
    [closed] The tournament has started, so nobody can join anymore.
    [full] The tournament is full.
    [too_few_checked_in] Fewer than two players have checked in.
    [no_check_in] Check-in isn't open.
    [checked_in] You've already checked in.
    [check_in] Check-in needs a start time.
    [long_check_in] Check-in can open at most a day before the start.
    [started] The tournament has already started.
    [fixed] The tournament has started, so this can't be changed anymore.
    [role] This tournament is only for members with a certain role.
    [not_started] The tournament has not started yet.
    [over] The tournament is over.
    [last_round] There is no further round to be paired for.
    [paused] You're not being paired already. Say { COMMAND("tournament back") } when you're back.
    [here] You're being paired already.
    [left] You're out of this tournament and can't join it again.
    [round_over] That round is already over.
    [no_such_table] There is no such table in that round.
    [still_open] That table of this round is still open; tables of earlier rounds can't be given back.
    [earlier_round] Only tables of the current round can be given back. Correct the result with { COMMAND("organize result") } instead.
    [played] That table has been played. Correct its result with { COMMAND("organize result") } instead.
    [bye] A bye has no result to correct.
    [places] Please give each player at that table a place, at least one of them first: 2,1,3.
    [reason] A correction needs a reason.
    [long_reason] The reason can have at most 300 characters.
    [who] Please say who: a person, or the number of an AI.
    [own_wish] They've paused or left themselves, so only they can come back.
    [is_here] They're being paired already.
    [runs_it] They already run this tournament.
    [no_co_organizer] They're not a co-organizer of this tournament.
    [bot] Bots can't run a tournament.
   *[nobody] They're not in this tournament.
}
# What a tournament is to arrange: news in a channel, a role to ping, a role for the winner. $what is that channel or role.
refusal-cannot-arrange = { $problem ->
    [news] You can't write in { $what } yourself, so I won't announce a tournament there for you.
    [news_lacking] I can't write in { $what }. Please ask an admin to allow me View Channel and Send Messages there.
    [ping] You're not allowed to mention { $what } there yourself, so I won't do it for you.
    [ping_lacking] I'm not allowed to mention { $what } there. Please ask an admin to make that role mentionable.
    [managed] Nobody can be given { $what }: an app or Discord itself decides who has it.
    [power] { $what } comes with power over this server. Whoever runs a tournament decides who wins, so that can't be a prize.
    [rights] I can't give anybody { $what }. Please ask an admin to allow me Manage Roles.
    [above] { $what } is not below my own highest role. Please ask an admin to move mine above it.
   *[own] You can only offer { $what } if you could give it yourself: with Manage Roles, and a higher role of your own.
}
