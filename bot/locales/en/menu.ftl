# The menu behind the Table button of a running game: for one person alone.

# $who are the names of those who have yet to move, $since is a moment as Discord shows it: "5 minutes ago".
menu-waits = Waiting for { $who }, asked { $since }.
menu-empty = There is nothing for you to do here right now.

# Buttons.
menu-button-nudge = Nudge
menu-button-follow = Follow
menu-button-unfollow = Stop following
menu-button-resign = Give up

# What was done, said above the menu.
menu-did-nudge = I have reminded those who are waited for.
menu-did-follow = I will mention you here when this game ends.
menu-did-unfollow = You no longer follow this game.

# Said in the channel; $who and $by are mentions, $link leads to the board.
turn-nudge = { $who } { $by } is waiting for you at { $table }: { $link }
followers-told = { $who } The game you follow is over.
