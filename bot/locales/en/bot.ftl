# What the bot says around the boards: lobby, turn, result, commands.
# $who, $host, $people and $where are names or mentions, ready to be read.

language-name = English

## People

# The number tells two of one level apart; 0: there is only one.
ai-name = 🤖 { $level ->
    [easy] Easy
    [medium] Medium
    [hard] Hard
   *[expert] Expert
}{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}
player-name = Player { $seat }
played-by-ai = { $who } (the AI plays)
level-easy = Easy
level-medium = Medium
level-hard = Hard
level-expert = Expert

## A table

table-heading = { $game }, table { $table }
table-heading-series = { $game }, table { $table }, game { $number } of { $games }
table-aborted = This table was closed.
# Who ended a table before its time.
table-ended = { $started ->
    [yes] { $who } ended this game. It has no result.
   *[no] { $who } closed this table.
}
table-quiet = Closed without a result: nobody moved for { $days } days.
table-expired = Nobody started this table in time. Open a new one with { COMMAND("newgame") }.

games-chosen = { $games ->
    [players] tournament mode: everybody starts once
    [one] one game
   *[other] { $games } games
}
turn-time = { turn-length } a turn
turn-length = { $unit ->
    [days] { $count ->
        [one] 1 day
       *[other] { $count } days
    }
    [hours] { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
    [minutes] { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
   *[seconds] { $count } seconds
}
turn-time-none = no time limit, closes after { $days } days without a move
rated = rated
unrated = unrated

## Lobby

# The title; below it stands what the game is about.
lobby-title = { $host } opens a game of { $game }
lobby-terms = Options: { $agreed }.
lobby-beyond-book = With { $count } players this goes beyond the printed rules.
lobby-expires = Closes { $when } if nobody starts it.
lobby-tournament = A table of { $name }.
lobby-next-game = The next game of the match.
lobby-begins = Starts automatically { $when }.
# The title of what stays of a lobby.
lobby-started = { $game }: the game is on
# In small letters below the board. $table is a heading; $fingerprint has 26 characters: K7QPX-3M9RT-4VW8ZC-1HDNJ-6SYB2.
table-fairness =
    { $table }
    Fair play: { $fingerprint }

button-join = Join
button-leave = Leave
button-start = Start
# On the button as long as it cannot be pressed.
button-start-missing = { $count ->
    [one] Start (one more player needed)
   *[other] Start ({ $count } more players needed)
}
button-play-ai = Play against AI now
button-rules = Rules
button-remove-ai = Remove AI
menu-add-ai = Add an AI seat

# Said to whom a lobby calls; $who are mentions.
lobby-invites = { $who } { $kind ->
    [tournament] Your table is ready.
   *[match] Your next game is ready.
}

## Turn

# The title if no person is asked; $who are names of AI players.
turn-ai-thinks = { $count ->
    [one] { $who } is thinking
   *[other] { $who } are thinking
}
turn-break = Paused
# $who are mentions; the title below says what to do.
turn-calls = { $who } It's your turn.
# $when is a moment as Discord shows it: "in 5 minutes", and "5 minutes ago" once it has passed.
turn-deadline = Time runs out { $when }.
turn-reminder = { $limit ->
    [yes] { $who } { $table } waits for you ({ $link }): time runs out { $when }.
   *[no] { $who } { $table } waits for you ({ $link }): without a move it closes { $when }.
}
# For whom the AI plays.
turn-substitute = { $gave_up ->
    [yes] { $who } gave up; the AI plays on.
   *[no] { $who } is away; the AI plays until they click again.
}
# What is left of a turn when it is over, in small letters: "-# Qwixx, table 3: Ana red 5".
turn-over = -# { $table }: { $told }
button-my-view = My view
button-hint = Hint
# Opens the menu of a table, see menu.ftl.
button-table = Table

## Panel and hint

# One's own answer while the others do not know it; $move is worded as on its button: 15 on star 2.
panel-answered = Your answer: **{ $move }**.
panel-waiting = Waiting for { $names }.
panel-over = This game is over.
button-refresh = Refresh
button-back = Back
hint-title = Hint for { $table }

## Result

# Who was not there at the end has lost, even if the AI has won the game for that seat.
result-abandoned = { $how ->
    [away] The AI filled in for { $who }, who was away.
    [left_to_ai] The AI played to the end for { $who }, who gave up.
    [ended] { $who } ended this game.
   *[gave_up] { $who } gave up.
}
# A place is written 1\. because Discord numbers lists anew, and places can be shared.
standing-line = { $left ->
    [gave_up] { $place }\. { $who }: { $score }, lost by giving up
    [away] { $place }\. { $who }: { $score }, lost by being away at the end
    [ended] { $place }\. { $who }: { $score }, lost by ending the game
   *[no] { $won ->
        [yes] { $place }\. { $who }: { $score } 🏆
       *[no] { $place }\. { $who }: { $score }
    }
}

series-head = After game { $played } of { $games }:
series-line = { $won ->
    [yes] { $place }\. { $who }: { $points } { $points ->
        [one] point
       *[other] points
    } 🏆
   *[no] { $place }\. { $who }: { $points } { $points ->
        [one] point
       *[other] points
    }
}
button-rematch = Rematch
button-replay = Replay
replay-attached = The replay file of table { $table }. Anybody can check it with { COMMAND("verify") }.

## Fair play, for one person alone

button-fair-play = Fair play
fair-title = Fair play at { $table }
fair-promise =
    Before anybody sat down I drew a secret. Every roll and draw follows from it, the moment of the start and the players, so nobody can choose them. This is the fingerprint of the secret:
    { "" }**`{ $fingerprint }`**
fair-whole = It is the beginning of the secret's SHA-256, in 26 characters instead of 64: `{ $commitment }`
fair-hidden = The secret stays hidden until the game is over: whoever knew it would know what comes next. Then this button reveals it.
fair-secret = The secret was `{ $secret }`
fair-check = To check the game, type { COMMAND("verify") } with table { $table } and the fingerprint you saw. To check it without me, press Replay for the file and run `python -m core.verify FILE FINGERPRINT` from my source code.

## Answers to commands

# $table is a number that leads to the table's message, where it is known: [table 4](https://…).
table-link = [table { $table }]({ $link })
table-number = table { $table }
opened = Your game is waiting at { $table }.
joined = You're in at { $table }.
left = You have left table { $table }.
aborted = { $lost ->
    [yes] You have ended table { $table }. It counts as a loss for you.
   *[no] Table { $table } was closed without a result.
}
abort-confirm = { $lost ->
    [yes] End { $table } for everybody? This game is rated: it counts as a loss for you, and all will see that you ended it. To end it without a result, press *Table* on the board and ask the others. To keep playing, ignore this message.
   *[no] End { $table } for everybody? It ends without a result, and all will see that you ended it. To let it go on, ignore this message.
}
button-abort = End the game
shown-again = Shown again: { $table }.
# Follows a refusal because of too many open tables.
tables-hosted = Yours: { $tables }.
resign-confirm = { $alone ->
    [yes] Give up at { $table }? It counts as a loss. To keep playing, ignore this message.
   *[no] Give up at { $table }? It counts as a loss either way. Let the AI play on if the others should have a full game; if you forfeit, your seat is out and comes last. To keep playing, ignore this message.
}
button-resign-ai = Let the AI play on
button-resign-forfeit = Forfeit
resigned = You have given up your seat.
restarting = Rungs is restarting. Please try again in a moment; nothing is lost.
wrong-channel = Games are played in { $where } on this server.
not-shown = Discord does not let me show table { $table } right now. Nothing is lost; I keep trying.
too-slow = That took me too long. Please click once more.
missing-permissions = Rungs lacks permissions in { $where }. Please ask an admin to allow: { $names }.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-embed-links = Embed Links
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
permission-create-public-threads = Create Public Threads
permission-send-messages-in-threads = Send Messages in Threads
# Below a list that is too long for one message.
page-number = Page { $page } of { $pages }
games-title = Open tables
games-none = No table is open. Start one with { COMMAND("newgame") }.
games-line = { $status ->
    [lobby] **{ $table }** in { $where } waits for players: { $people }
   *[other] **{ $table }** in { $where }: { $people }
}
# $fingerprint and $commitment are the short and the long form of one thing; $where is the channel in which the game was
# played; $lobby the address of a message.
verify-genuine = ✅ Table { $table } in { $where } is fair: every roll, draw and move follows from the secret fixed before the game. Compare the fingerprint that { $lobby ->
    [unknown] its lobby
   *[other] [its lobby]({ $lobby })
} showed: `{ $fingerprint }` (older messages show all of it: `{ $commitment }`)
verify-consistent = ⚠️ Consistent, but not a game I know on this server. Every roll, draw and move follows from the secret in the file, but anybody can choose a secret and make up a game. It is real only if a lobby showed this fingerprint before the game: `{ $fingerprint }` (older messages show all of it: `{ $commitment }`)
# $line is the number at the beginning of a line.
verify-false = ❌ False: { $fault ->
    [form] this is no replay of Rungs, or it is damaged or incomplete.
    [game] I do not know this game, or this version of its rules.
    [commitment] the secret is not the one behind the commitment.
    [abandoned] a seat that is not at the table is said to have given up.
    [line] line { $line } of the moves does not follow from the secret and the moves before it.
    [move] move { $line } is against the rules.
    [end] the game is not over after the last move; the file is cut short.
   *[standings] the standings do not follow from the moves.
}
# $file and $game are lines of replay files.
verify-differs = ❌ False: table { $table } was played differently. The first line that differs is `{ $file }` in your file, but `{ $game }` in the game.
# The game follows from its secret, but another fingerprint than its own was given.
verify-not-promised = ❌ Not the game that was promised: every roll, draw and move follows from its secret, but the fingerprint of that is `{ $fingerprint }`, not the one you gave.
verify-unreadable = That is not a replay file: it must be a text of at most four megabytes.

## Settings

admins-only = Only people who may manage this server can change its settings.
settings-title = Server settings
settings-language = Language: { $language ->
    [default] as in Discord's server settings
   *[other] { $language }
}
settings-turn-time = Turn time: { $time }
settings-threads = Games in threads: { $value }
settings-pings = Pings when it is somebody's turn: { $value }
settings-hints = Hints: { $value }
settings-old-turns = Messages of old turns: { $value ->
    [shrink] shrunk to one line
    [keep] kept
   *[remove] removed
}
settings-theme = Pictures: { $theme ->
    [light] light
   *[dark] dark
}
settings-time-zone = Time zone: { $zone }
settings-channels = Channels for games: { $where }
settings-all-channels = all
settings-change = To change something, type { COMMAND("settings") } and pick an option.
switch = { $on ->
    [yes] on
   *[no] off
}
choice-default = As in Discord
me-title = **Your settings**
me-language = Language: { $language ->
    [default] as in your Discord
   *[other] { $language }
}
me-pictures = Boards as pictures: { $value }
me-pings = Pings when it is your turn: { $value }
me-change = To change something, type { COMMAND("me") } and pick an option.
privacy-confirm = Do you really want everything deleted that is stored about you? Your ratings and statistics go, you leave lobbies and tournaments, and in running games the AI plays on for you. This cannot be undone.
button-forget = Delete my data
privacy-deleted = Everything that was stored about you is deleted. Finished games keep their moves, without your name.
privacy-exported = This is everything stored about you.

## Playground

playground-title = Welcome to Rungs!
playground-welcome =
    Press a game to play it now, against an AI. To choose more players, AI levels or options, type { COMMAND("newgame") } below.

    This is a Discord channel simulated on your computer; the bot is the real one. You are everybody in it: choose at the top who you play as.
# Describes the picture; $games are the names of all games.
playground-alt = The games: { $games }.
button-play = Play { $game }
button-guide = Help
playground-no-threads = The playground shows one channel, so no threads can be opened here; on Discord they can. If they are on, { COMMAND("settings") } turns them off.
