# Names and descriptions of the commands, as Discord shows them while somebody types.
# Names: 1 to 32 characters, lower case, no spaces. Descriptions and choices: at most 100 characters.
# The English ones are the same as in the code.

## Commands

command-newgame = newgame
command-newgame-description = Open a table and wait for players
command-join = join
command-join-description = Sit down at a table, or take your seat back
command-leave = leave
command-leave-description = Leave a lobby, or give up your seat
command-resign = resign
command-resign-description = Give up your seat
command-board = board
command-board-description = Show a table's board again
command-hint = hint
command-hint-description = Ask for advice, for you alone
command-games = games
command-games-description = The open tables of this server
command-rules = rules
command-rules-description = The rules of a game
command-replay = replay
command-replay-description = The replay file of a finished game
command-verify = verify
command-verify-description = Check that a finished game was fair
command-help = help
command-help-description = What this bot can do
command-settings = settings
command-settings-description = Set Rungs up for this server
command-me = me
command-me-description = Your own language and boards
command-privacy = privacy
command-privacy-description = See or delete what is stored about you
command-abort = abort
command-abort-description = End a table without a result

## What the options mean

# The same for every command that is about one table.
option-table-description = The table's number
option-newgame-game-description = Which game
option-newgame-variant-description = How it is set up
option-newgame-games-description = How many games the match has
option-newgame-turn-time-description = Time for one turn
option-newgame-ai-description = AI seats to begin with
option-newgame-level-description = How well the AI plays
option-newgame-rated-description = Whether it counts for ratings
option-newgame-invite-description = Somebody to invite
option-rules-game-description = Which game
option-verify-file-description = Or a replay file
option-settings-language-description = The language of public messages
option-settings-turn-time-description = Time for one turn, if none is chosen
option-settings-threads-description = Play each game in a thread
option-settings-pings-description = Notify people when it is their turn
option-settings-hints-description = Allow hints
option-settings-channel-description = Allow or forbid games in a channel
option-me-language-description = The language of what only you see
option-me-pictures-description = Boards as pictures; off: as text
option-privacy-action-description = What to do

## Choices

choice-privacy-about = Tell me what is stored
choice-privacy-export = Export my data
choice-privacy-delete = Delete my data
