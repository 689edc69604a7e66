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
command-table = table
command-table-description = What you can do at a table: nudge, follow and more
command-games = games
command-games-description = The open tables of this server
command-rules = rules
command-rules-description = The rules of a game
command-replay = replay
command-replay-description = Look at a finished game again, move by move
command-verify = verify
command-verify-description = Check that a finished game was fair
command-help = help
command-help-description = What this bot can do
command-settings = settings
command-settings-description = Set Rungs up for this server
command-me = me
command-me-description = Your own language, boards and pings
command-privacy = privacy
command-privacy-description = See or delete what is stored about you
command-abort = abort
command-abort-description = End a table for everybody
command-leaderboard = leaderboard
command-leaderboard-description = The ratings of this server
command-stats = stats
command-stats-description = What somebody's games add up to
command-tournament = tournament
command-tournament-description = Tournaments on this server
command-organize = organize
command-organize-description = Announce and run tournaments

# What comes after /tournament and /organize.
subcommand-create = create
subcommand-create-description = Announce a tournament in this channel
subcommand-join = join
subcommand-join-description = Take part in a tournament
subcommand-leave = leave
subcommand-leave-description = Leave a tournament
subcommand-start = start
subcommand-start-description = Start a tournament
subcommand-next = next
subcommand-next-description = Close open tables and go on
subcommand-cancel = cancel
subcommand-cancel-description = Call a tournament off
subcommand-result = result
subcommand-result-description = Correct a result
subcommand-drop = drop
subcommand-drop-description = Take somebody out of a tournament
subcommand-pairings = pairings
subcommand-pairings-description = Who plays whom
subcommand-standings = standings
subcommand-standings-description = How a tournament stands
subcommand-export = export
subcommand-export-description = A tournament as a file

## What the options mean

# The same for every command that is about one table.
option-table-description = The table's number
option-newgame-game-description = Which game
option-newgame-variant-description = How it is set up
option-newgame-games-description = How many games the match has
option-newgame-turn-time-description = Time for one turn: choose one, or type seconds
option-newgame-ai-description = AI seats to begin with
option-newgame-private-description = Only those you invite can join
option-newgame-autostart-description = Start by itself when all seats are taken
option-newgame-level-description = How well the AI plays
option-newgame-rated-description = Whether it counts for ratings
option-newgame-thread-description = Play in a thread of its own, or not; otherwise as the server has set
option-newgame-invite-description = Somebody to invite
option-rules-game-description = Which game
option-verify-file-description = A replay file; with a table: is it that game?
option-settings-language-description = The language of public messages
option-settings-turn-time-description = Time for one turn, if none is chosen: choose one, or type seconds
option-settings-threads-description = Play each game in a thread
option-settings-pings-description = Notify people when it is their turn
option-settings-hints-description = Allow hints
option-settings-theme-description = Pictures for dark or light screens
option-settings-old-turns-description = What becomes of a turn's message once the next turn is posted
option-settings-channel-description = Allow or forbid games in a channel
option-me-language-description = The language of what only you see
option-me-pictures-description = Boards as pictures; off: as text
option-me-pings-description = Notify you when it is your turn
option-privacy-action-description = What to do
# The same for every command that is about one tournament.
option-tournament-description = Which tournament
option-page-description = Which page
option-stats-user-description = Whose; without: your own
option-create-name-description = What it is called
option-create-format-description = How players meet
option-create-rounds-description = How many rounds
option-create-table-size-description = How many sit at a table
option-create-final-description = Seats at a final table; 0 for none
option-create-role-description = Only members with this role may join
option-create-starts-description = Starts by itself in so many minutes
option-create-ai-description = AI players to begin with
option-result-round-description = The round
option-result-table-description = The table's number within the round
option-result-places-description = One place for each player, as listed: 2,1,3
option-result-reason-description = Why; it is kept
option-drop-user-description = Who
option-drop-ai-description = Or an AI: the number in its name
option-export-format-description = Which kind of file

## Choices

choice-format-swiss = Swiss system
choice-format-round-robin = Round robin
choice-format-table-match = One table match
choice-export-csv = Standings (CSV)
choice-export-json = Everything (JSON)

choice-old-turns-remove = Remove it
choice-old-turns-shrink = Shrink to one line
choice-old-turns-keep = Keep it
choice-theme-dark = Dark
choice-theme-light = Light
choice-privacy-about = Tell me what is stored
choice-privacy-export = Export my data
choice-privacy-delete = Delete my data
