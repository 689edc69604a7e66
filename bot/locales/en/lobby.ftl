# The lobby: who may join, who is ready, and the panel of its host.

## Lobby

lobby-private = Private: only those the host invites can join.
lobby-starts-itself = Starts automatically when all seats are taken and everybody is ready.
# $changed lists what was agreed anew: "3 games, 5 minutes a turn".
lobby-changed = Changed: **{ $changed }**. Press Ready if you agree.
# What is missing, and who can do something about it.
lobby-missing = { $count ->
    [one] **One more player:** press Join. Or { $host } adds an AI.
   *[other] **{ $count } more players:** press Join. Or { $host } adds AI players.
}
# One player in the list.
lobby-player = { $who }{ $hosts ->
    [yes] { " " }(host)
   *[no] { "" }
}{ $ready ->
    [yes] { " " }✅
   *[no] { "" }
}
# Said to invited people; $who are mentions, $until is a time of day.
lobby-keeps-seats = { $who } You are invited to play. A seat is kept for you until { $until }; press Leave if you can't come.

button-ready = Ready
button-host = Host
button-come-back = Come back

## Leaving a seat that a tournament or a match gave

leave-confirm = Leave { $table }? The AI will play for you, but you can come back until the game starts.
left-for-now = You have left { $table }. You can come back until the game starts.

## The host's panel

host-about = You host this table: { $agreed }. If you change any of this, the others have to press Ready again.
host-over = { $started ->
    [yes] This table is no longer a lobby.
   *[no] You no longer host this table.
}
host-rated = { $on ->
    [yes] Make it unrated
   *[no] Make it rated
}
host-private = { $on ->
    [yes] Open it to all
   *[no] Make it private
}
host-autostart = { $on ->
    [yes] Wait for Start
   *[no] Start when full
}
host-menu-game = Change the game
host-menu-time = Change the time for a turn
host-menu-people = Kick somebody or hand over
host-menu-invite = Invite somebody, or let them in again
# Choices; $who is a name.
host-kick = Kick { $who }
host-hand-over = Make { $who } the host
