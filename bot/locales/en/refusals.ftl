# Why something could not be done. One friendly sentence each, said to one person alone.

# $sentence is one of the refusals below, $mark a rule's number (Q7), $rule its sentence (mark-q7).
refusal-by-rule = { $sentence } (Rule { $mark }: { $rule })

refusal-refusal = That is not possible right now.

## A button that can no longer act

# $why is one of the refusals below; the player's view follows.
stale-panel = { $why } Here is the position now.
# $link leads to the message that is up to date.
stale-elsewhere = { $why } The newest message is here: { $link }
stale-refreshed = { $why } This message is up to date again.

## In a game

refusal-game-over = This game is over. Use Rematch or { COMMAND("newgame") } to play again.
refusal-not-asked = You have nothing to decide right now. Please wait for the others.
refusal-stale-prompt = The game has moved on since then.
refusal-already-played = That was already played.
refusal-illegal-move = You cannot make this move now.
# $wanted is what the form asks for: a number from 1 to 100.
refusal-illegal-entry = “{ $value }” is not { $wanted }.

## At a table

# $wanted says which tables would have done; `lobby` is one to join in this channel.
refusal-no-table = { $wanted ->
    [finished] You have not finished a game here yet.
    [lobby] There is no table to join in this channel. { COMMAND("games") } shows those elsewhere, { COMMAND("newgame") } opens one.
   *[open] You're not in a game here. { COMMAND("games") } shows those that are open, { COMMAND("newgame") } opens one.
}
# $problem says what does not fit, $value is what was asked for. `seats` comes as a number.
refusal-bad-setup = { $problem ->
    [id] No table can be opened here.
    [seats] This game cannot be played by { $value } players.
    [first] There is no seat with that number to start.
    [game] I do not know a game called “{ $value }”.
    [games] This game cannot be played in a series of that length (“{ $value }”).
    [turn_seconds] The time for a turn must be between 30 seconds and fourteen days, or 0 for no limit.
    [channels] Those are too many channels ({ $value }).
    [language] I do not speak “{ $value }” yet.
    [ai] This game has room for at most { $value } AI seats beside you.
    [invited] { $value ->
        [0] All seats are taken, so nobody can be invited.
        [one] There is only one seat for somebody you invite.
       *[other] There are only { $value } seats for those you invite.
    }
    [invite] Only people on this server can be invited. For AI seats there is the option “ai”.
    [option] This game has no option called “{ $value }”.
    [channel] I cannot see that channel.
    [role] I do not know that role.
    [value] “{ $value }” does not fit here.
   *[other] “{ $value }” is not one of the choices for the option “{ $problem }”.
}
refusal-unknown-table = I cannot find this table on this server.
refusal-unknown-button = This button no longer works. { COMMAND("board") } shows your game with new ones.
refusal-unknown-command = This command has changed, but your Discord still shows the old one. Please reload Discord; { COMMAND("help") } shows what there is now.
refusal-table-closed = This table was closed without a result. { COMMAND("newgame") } opens another.
refusal-already-started = The game has already started.
refusal-seats-given = The seats at this table are already assigned.
refusal-not-started = The game has not started yet.
refusal-not-over = The game is still going on.
refusal-not-seated = You don't have a seat at this table.
refusal-gave-up = You have given up your seat at this table.
refusal-already-seated = You're already playing at table { $table }.
refusal-table-full = All seats at this table are taken.
refusal-seats-kept = The free seats are kept for invited players for now. Please try again in a few minutes.
refusal-not-invited = This table is private: only people invited by the host can join.
refusal-kept-out = The host has removed you from this table. You can join again if they invite you.
refusal-already-invited = They already have a seat, or one is kept for them.
refusal-player-gone = That player is no longer at this table.
refusal-no-such-seat = There is no AI to remove.
refusal-too-few-players = { $least ->
    [one] Somebody has to sit down before the game can start.
   *[other] The game needs at least { $least } players. Wait for others, or add AI seats.
}
# $missing are names.
refusal-not-ready = The terms have changed, and { $missing } must press Ready before you can start.
# $host is a name, or `nobody` if it is not known.
refusal-counts-as-lost = That would count as a loss for you.
refusal-not-host = { $host ->
    [nobody] Only the host of this table can do that.
   *[other] Only { $host }, the host of this table, can do that.
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
    [watchers] That list is full: { $limit } people are on it already.
    [tournaments] There are { $limit } tournaments on this server already. Finish or cancel one first.
   *[server] { $limit ->
        [one] There is already a game on this server. Please wait until it is over.
       *[other] There are already { $limit } games on this server. Please wait until one is over.
    }
}
refusal-hints-off = This table is played without hints.
refusal-too-fast = { $seconds ->
    [one] One moment: that was a lot at once. Please try again in a second.
   *[other] One moment: that was a lot at once. Please try again in { $seconds } seconds.
}
refusal-paused = This game is paused. Whoever has to move can resume it, after an hour any player: press Table.
# $problem says what stands in the way; $when is a moment in seconds since 1970.
refusal-cannot-act = { $problem ->
    [nobody_owes] Nobody else has to decide anything right now.
    [unshown] I have not been able to show the board yet, so nobody can be late.
    [nudge_later] Give them a little time: you can nudge them <t:{ $when }:R>.
    [seated] You are playing at this table yourself.
    [no_swap] Seats can change hands only in single unrated games.
    [not_waiting] They are no longer waiting for a seat.
    [away] The AI is playing for you. Press My view to take your seat back first.
    [present] They have nothing to decide right now, so nobody has to wait for them.
    [not_away] They still have time: they count as away <t:{ $when }:R>.
    [kept_out] The host of this table does not let you sit down.
    [resume_later] Whoever has to move decides when to go on. You can resume the game <t:{ $when }:R>.
    [asked] You have asked that already. You can ask again <t:{ $when }:R>.
    [organizer] At a tournament table, the organizer and the clock decide this.
    [alone] At a rated table you cannot decide this alone. Wait for the clock, or give up.
    [moved] There is already a vote on something like that.
    [declined] The others have just said no. You can ask again <t:{ $when }:R>.
    [no_vote] You have no say in this vote.
    [vote_over] This vote is over.
    [already] That has already been done.
   *[unknown] That is not possible at this table.
}

## Not the player's fault

problem-storage = I cannot reach my notebook right now. Nothing was lost; please try again in a moment.
# $reference is an id that the operator finds in the log.
problem-unexpected = Something went wrong on our side; nothing was lost. (Reference { $reference })

## Tournaments

refusal-unknown-tournament = There is no such tournament on this server.
refusal-no-tournament = There is no tournament on this server yet.
refusal-not-organizer = Only the organizer, or somebody who may manage events or this server, can do that.
refusal-not-entered = You're not in this tournament.
refusal-already-entered = You're already in this tournament.
refusal-bad-tournament = { $problem ->
    [too_few_players] A tournament needs at least two players.
    [too_many_players] Those are too many players for this format.
    [bad_table_size] This game or format does not fit tables of that size.
    [bad_rounds] That number of rounds does not fit this format.
    [bad_final] The final table must have two to four seats, and not more than there are players.
    [past] The start must lie in the future.
    [name] A tournament needs a name of at most 60 characters.
    [closed] The tournament has started and takes no more players.
    [full] The tournament is full.
    [started] The tournament has already started.
    [role] This tournament is only for members with a certain role.
    [not_started] The tournament has not started yet.
    [over] The tournament is over.
    [left] You're out of this tournament and cannot join it again.
    [round_over] That round is over already.
    [no_such_table] There is no such table in that round.
    [no_result] That table has no result to correct yet.
    [bye] A bye has no result to correct.
    [places] Please give each player of that table a place, and at least one of them the first: 2,1,3.
    [reason] A correction needs a reason.
    [long_reason] The reason may have at most 300 characters.
    [who] Please say who: a person, or the number of an AI.
   *[nobody] Nobody like that takes part in this tournament.
}
