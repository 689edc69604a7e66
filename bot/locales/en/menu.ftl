# The menu behind the Table button of a running game: for one person alone.

# $who are the names of those who have yet to move, $since is a moment as Discord shows it: "5 minutes ago".
menu-waits = Waiting for { $who }, asked { $since }.
# Follows menu-waits; $alone says whether the reader decides without the others.
# $when is a moment as Discord shows it: "in 5 minutes".
menu-away = { $alone ->
    [yes] They count as away { $when }. As the host you can then skip them or let the AI play for them.
   *[no] They count as away { $when }. You can then vote to skip them or to let the AI play for them.
}
menu-organizer = At a tournament table, the organizer and the clock deal with players who are away.
menu-empty = There's nothing for you to do here right now.

# Buttons.
menu-button-nudge = Nudge
menu-button-follow = Follow
menu-button-unfollow = Stop following
menu-button-wait = Wait for a seat
menu-button-unwait = Stop waiting
menu-button-pause = Pause
menu-button-resume = Resume
menu-button-end = End the game
menu-button-resign = Give up
# About somebody who is away; $name is their name. At most 80 characters.
menu-seat-skip = Skip { $name }
menu-seat-ai = AI for { $name }
# $newcomer waits for a seat; it may be the seat of the AI, of somebody who is away, or the reader's own.
menu-swap = { $newcomer } for { $name }
menu-own-seat = Give my seat to { $newcomer }

# What was done, said above the menu.
menu-did-nudge = I've reminded them.
menu-did-follow = I'll mention you here when this game ends.
menu-did-unfollow = You no longer follow this game.
menu-did-wait = You're waiting for a seat. I'll mention you here when the players give you one.
menu-did-unwait = You're no longer waiting for a seat.
menu-did-resume = The game goes on.
menu-asked = I've asked the others. It happens once everybody agrees.
menu-decided = Done.

## Votes, in the channel

# $by and $who are names.
motion-asks-pause = { $by } asks for a break: the clock stops until whoever is to move resumes the game; after an hour, any player can.
motion-asks-end = { $by } asks to end this game without a result.
motion-about-skip = { $by } asks to skip { $who }: a harmless move is made for them, as if their time were up.
motion-about-ai = { $by } asks to let the AI play for { $who } until they come back.
# $newcomer is a mention.
motion-hand-on = { $by } asks to give their seat to { $newcomer } for good.
motion-swap = { $by } asks to give { $who }'s seat to { $newcomer } for good.
# Follows one of the questions; $who are mentions of those who have yet to agree.
motion-open = { $who } Do you agree?
motion-ended-passed = Agreed.
motion-ended-declined = Declined.
motion-ended-lapsed = This vote is over: the game has moved on.
motion-yes = Agree
motion-no = No

# Said on the board; $when is a moment as Discord shows it: "in 7 days".
turn-paused = Paused. Whoever is to move can resume the game, and after an hour any player: press Table. Otherwise it resumes automatically { $when }.

# Said in the channel; $who and $by are mentions, $link leads to the board.
turn-nudge = { $who } { $by } is waiting for you at { $table }: { $link }
seat-given = { $who } You now have a seat at { $table }: { $link }
followers-told = { $who } The game you follow is over.
