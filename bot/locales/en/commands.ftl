# Names and descriptions of the commands, as Discord shows them while somebody types.
# Names: 1 to 32 characters, lower case, no spaces, unique among the options of one command.
# Descriptions and choices: at most 100 characters.

## Commands

command-newgame = newgame
command-newgame-description = Open a table: choose a game, invite people, add AI seats
command-join = join
command-join-description = Sit down at a table that has not started yet
command-leave = leave
command-leave-description = Get up from a table that has not started yet
command-resign = resign
command-resign-description = Give up a running game, with an AI playing on or without
command-board = board
command-board-description = Post the board of a game again
command-hint = hint
command-hint-description = Ask for the best moves; only you see the answer
command-games = games
command-games-description = List the tables on this server
command-rules = rules
command-rules-description = Read the rules of a game
command-replay = replay
command-replay-description = Get the record of a finished game as a file
command-verify = verify
command-verify-description = Check that the dice and draws of a finished game were fair
command-help = help
command-help-description = What this bot does and how to start
command-settings = settings
command-settings-description = Language, channels, turn time and hints of this server
command-privacy = privacy
command-privacy-description = See or delete what is stored about you
command-privacy-export = export
command-privacy-export-description = Get everything stored about you as a file
command-privacy-delete = delete
command-privacy-delete-description = Delete everything stored about you
command-abort = abort
command-abort-description = End a table without a result (host and moderators)

## Options of commands

option-newgame-game = game
option-newgame-game-description = Which game to play
option-newgame-setup = setup
option-newgame-setup-description = 5 vor 12 and Lucky Numbers: how the start tiles are laid
option-newgame-games = games
option-newgame-games-description = How many games the match has
option-newgame-turn = turn
option-newgame-turn-description = How long a turn may take
option-newgame-ai = ai
option-newgame-ai-description = How many AI seats to begin with
option-newgame-level = level
option-newgame-level-description = How well the AI seats play
option-newgame-invite = invite
option-newgame-invite-description = Somebody to invite
option-newgame-hints = hints
option-newgame-hints-description = Whether players may ask for hints
option-join-table = table
option-join-table-description = Which table to join
option-leave-table = table
option-leave-table-description = Which table to leave
option-resign-table = table
option-resign-table-description = Which game to give up
option-board-table = table
option-board-table-description = Which board to post again
option-hint-table = table
option-hint-table-description = Which game the hint is for
option-replay-table = table
option-replay-table-description = Which game to get the record of
option-verify-table = table
option-verify-table-description = Which game to check
option-abort-table = table
option-abort-table-description = Which table to end
option-rules-game = game
option-rules-game-description = Which game’s rules to read
option-settings-language = language
option-settings-language-description = The language of public messages
option-settings-threads = threads
option-settings-threads-description = Whether each game gets a thread of its own
option-settings-turn = turn
option-settings-turn-description = How long a turn may take unless the table says otherwise
option-settings-pings = pings
option-settings-pings-description = Whether players are mentioned when it is their turn
option-settings-channel = channel
option-settings-channel-description = A channel to allow games in, or to take away again
option-settings-hints = hints
option-settings-hints-description = Whether players may ask for hints

## Choices

choice-game-five-to-twelve = 5 vor 12
choice-game-lucky-numbers = Lucky Numbers
choice-game-qwixx = Qwixx
choice-game-top-twelve = Top 12
choice-setup-one = One tile at a time
choice-setup-four = Four tiles at once
choice-level-easy = Easy
choice-level-medium = Medium
choice-level-hard = Hard
choice-level-expert = Expert
# `players`: as many games as there are players, so that everybody starts once.
choice-games-players = Tournament mode: everybody starts once
choice-games-1 = One game
choice-games-2 = Two games
choice-games-3 = Three games
choice-games-4 = Four games
choice-games-5 = Five games
