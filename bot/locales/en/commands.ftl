# Names and descriptions of the commands, as Discord shows them while somebody types.
# Names: 1 to 32 characters, lower case, no spaces. Descriptions and choices: at most 100 characters.
# The English ones are the same as in the code. For one command (with all that comes after /organize)
# Discord takes 8,000 characters, of each text in its longest language.

## Commands

command-newgame = newgame
command-newgame-description = Open a table and wait for players
command-join = join
command-join-description = Join a table, or take your seat back
command-leave = leave
command-leave-description = Leave a lobby, or give up your seat
command-resign = resign
command-resign-description = Give up your seat
command-board = board
command-board-description = Show a table's board again
command-hint = hint
command-hint-description = Get advice on your move; only you see it
command-table = table
command-table-description = What you can do at a table: nudge, follow and more
command-games = games
command-games-description = Open tables on this server
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
command-privacy-description = See or delete what I store about you
command-abort = abort
command-abort-description = End a table for everybody
command-leaderboard = leaderboard
command-leaderboard-description = Player ratings on this server
command-stats = stats
command-stats-description = Player statistics
command-tournament = tournament
command-tournament-description = Tournaments on this server
command-organize = organize
command-organize-description = Announce and run tournaments

# What comes after /tournament and /organize.
subcommand-create = create
subcommand-create-description = Announce a tournament in this channel
subcommand-edit = edit
subcommand-edit-description = Change what was announced, before it starts
subcommand-join = join
subcommand-join-description = Take part in a tournament
subcommand-check-in = check-in
subcommand-check-in-description = Say that you're there, before a tournament starts
subcommand-leave = leave
subcommand-leave-description = Leave a tournament
subcommand-pause = pause
subcommand-pause-description = Sit out the coming rounds until you're back
subcommand-back = back
subcommand-back-description = Be paired again after a break
subcommand-start = start
subcommand-start-description = Start a tournament
subcommand-next = next
subcommand-next-description = Close open tables and go on to the next round
subcommand-cancel = cancel
subcommand-cancel-description = Call a tournament off
subcommand-result = result
subcommand-result-description = Decide an open table, or correct a result
subcommand-reopen = reopen
subcommand-reopen-description = Give a table that ended unplayed back to its players
subcommand-drop = drop
subcommand-drop-description = Remove somebody from a tournament
subcommand-return = return
subcommand-return-description = Pair somebody again who was removed or missed a round
subcommand-team = team
subcommand-team-description = Name co-organizers, or see who they are
subcommand-pairings = pairings
subcommand-pairings-description = Who plays whom
subcommand-standings = standings
subcommand-standings-description = Standings of a tournament
subcommand-export = export
subcommand-export-description = Download a tournament as a file

## Names of options

# Like names of commands; no two options of one command may be called the same. The description
# stands beside the name.
option-action = action
option-add = add
option-ai = ai
option-announce-in = announce_in
option-autostart = autostart
option-channel = channel
option-check-in = check_in
option-file = file
option-final = final
option-fingerprint = fingerprint
option-format = format
option-game = game
option-games = games
option-hints = hints
option-invite = invite
option-invite2 = invite2
option-invite3 = invite3
option-invite4 = invite4
option-language = language
option-level = level
option-most = most
option-name = name
option-old-turns = old_turns
option-page = page
option-pictures = pictures
option-ping = ping
option-pings = pings
option-places = places
option-private = private
option-prize = prize
option-rated = rated
option-reason = reason
option-remove = remove
option-repeat = repeat
option-role = role
option-round = round
option-rounds = rounds
option-seeding = seeding
option-start = start
option-table = table
option-table-size = table_size
option-theme = theme
option-thread = thread
option-threads = threads
option-time-zone = time_zone
option-tournament = tournament
option-turn-time = turn_time
option-user = user
option-variant = variant

## What the options mean

# The same for every command that is about one table.
option-table-description = Table number
option-newgame-game-description = Which game
option-newgame-variant-description = Set-up
option-newgame-games-description = How many games to play
option-newgame-turn-time-description = Turn time: pick one, or type seconds
option-newgame-ai-description = How many AI players to start with
option-newgame-private-description = Only people you invite can join
option-newgame-autostart-description = Start automatically when all seats are taken
option-newgame-level-description = How well the AI plays
option-newgame-rated-description = Whether it counts for ratings
option-newgame-thread-description = Play in a thread of its own (default: as the server is set)
option-newgame-invite-description = Somebody to invite
option-rules-game-description = Which game
option-verify-file-description = A replay file to check; with a table number: against that game
option-verify-fingerprint-description = What the lobby showed for fair play, to be compared
option-settings-language-description = The language of public messages
option-settings-turn-time-description = Default turn time: pick one, or type seconds
option-settings-threads-description = Play each game in a thread
option-settings-pings-description = Ping people when it is their turn
option-settings-hints-description = Allow hints
option-settings-theme-description = Pictures for dark or light screens
option-settings-old-turns-description = What to do with the message of a turn that is over
option-settings-time-zone-description = Where the server's clock is: type a city
option-settings-channel-description = Allow or forbid games in a channel
option-me-language-description = The language of messages only you see
option-me-pictures-description = Show your boards as pictures (off: as text)
option-me-pings-description = Ping you when it is your turn
option-privacy-action-description = What to do
# The same for every command that is about one tournament.
option-tournament-description = Which tournament
option-page-description = Which page
option-stats-user-description = Whose (default: you)
option-create-name-description = Tournament name
option-create-format-description = Format
option-create-rounds-description = How many rounds (0, the default: as many as the field needs)
option-create-table-size-description = Players per table
option-create-final-description = Seats at the final table (0: no final)
option-create-role-description = Only members with this role can join (@everyone: all)
option-create-start-description = When it starts by itself: tomorrow 20:00, friday 8pm, in 30 minutes (-: by hand)
option-create-check-in-description = Minutes before the start in which everybody must check in (0: none)
option-create-most-description = How many can play; the others wait for a place (0: no limit)
option-create-seeding-description = What orders the field at the start
option-create-repeat-description = Announce it again when it is over
option-create-news-description = Where to announce it, besides this channel
option-create-ping-description = Role to ping when it's announced (the same again: none)
option-create-prize-description = Role for the winner (@everyone: none)
option-create-ai-description = How many AI players to start with
option-result-round-description = Round (default: the current one)
option-result-table-description = Table number within the round
option-result-places-description = Who was first, second and so on; or places as listed: 2,1,3
option-result-reason-description = Reason (kept on record)
option-drop-user-description = Player to remove
option-drop-ai-description = Or an AI: the number in its name
option-return-user-description = Player to bring back
option-team-add-description = Who may run the tournament, too
option-team-remove-description = Who may run it no longer
option-export-format-description = File type

## Choices

choice-repeat-never = Never
choice-repeat-weekly = Every week
choice-repeat-monthly = Every month
choice-format-swiss = Swiss
choice-format-round-robin = Round robin
choice-format-table-match = One table, several games
choice-seeding-lots = Lots
choice-seeding-rating = Rating
choice-export-csv = Standings (CSV)
choice-export-json = Everything (JSON)

choice-old-turns-remove = Remove it
choice-old-turns-shrink = Shrink to one line
choice-old-turns-keep = Keep it
choice-theme-dark = Dark
choice-theme-light = Light
choice-privacy-about = What is stored
choice-privacy-export = Export my data
choice-privacy-delete = Delete my data
