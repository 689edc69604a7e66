# The answer to /help: an overview and five parts, each a message of at most 4000 characters.
# COMMAND names a command so that it can be clicked, in the language of whoever reads it.

help-title = Rungs: four games of rising numbers
# $games are the names of all games: **Qwixx** and **Top 12**.
help-intro = I host { $games } in your channel. Every turn shows the board with a button for each move you may make.
help-first-steps =
    1. **Play**: { COMMAND("newgame") } opens a table. Add AI players and start at once, or wait for others to join.
    2. **Learn the rules**: { COMMAND("rules") } shows each game in a picture and two sentences, and in full.
    3. **Enter a tournament**: { COMMAND("tournament join") }. { COMMAND("leaderboard") } shows who is best at a game.

## The parts: on a button (at most 25 characters) and as a title

help-title-overview = Start here
help-title-play = Play
help-title-table = At the table
help-title-tournaments = Tournaments
help-title-fairness = Results and fair play
help-title-privacy = Settings and privacy

## Play. First the commands, one line each, then the text.

help-command-newgame = { COMMAND("newgame") } - open a table: game, options, AI seats, people to invite
help-command-join = { COMMAND("join") } - sit down at a table that has not started
help-command-leave = { COMMAND("leave") } - get up from a table; in a running game that means giving up
help-command-games = { COMMAND("games") } - the tables on this server
help-command-rules = { COMMAND("rules") } - the rules of a game
help-play-text =
    { "" }**How to start**
    1. Type { COMMAND("newgame") } and choose a game.
    2. The others press Join, and Ready when they are; for empty seats the host adds AI players.
    3. The host presses Start, or lets the table start by itself. When it is your turn, I mention you.

    The host can press Host to invite or kick people, hand over, or change options and turn time.

## At the table

help-command-board = { COMMAND("board") } - post the board again, if it has scrolled away
help-command-hint = { COMMAND("hint") } - the best moves and why, for your eyes only
help-command-table = { COMMAND("table") } - nudge, follow and more at a running table, like its Table button
help-command-resign = { COMMAND("resign") } - give up a running game; an AI can play on for you
help-command-abort = { COMMAND("abort") } - end a table, for its host and moderators
help-table-text =
    { "" }**Your turn**
    Press a button below the board. Stuck? Press Hint: only you see the answer. Press My view for your own board.

    { "" }**When somebody is away**
    - A turn can have a time limit, shown as a countdown; it runs only while I can show the board. I remind you before it runs out; then a harmless move is made for you.
    - After three of those in a row an AI takes your seat until you come back. Before that, the others can agree to skip you or to let the AI play.
    - If you are not back when the game ends, you have lost, however well the AI played.
    - If you leave the server, you give up: the AI plays on, and another player becomes host.
    - A game without a time limit closes after { $days } days without a move.
    - Need a break? Press Table. Games survive restarts: old buttons keep working.

## Tournaments

help-command-tournament = { COMMAND("tournament join") }, { COMMAND("tournament pairings") }, { COMMAND("tournament standings") } - join and follow tournaments
help-command-organize = { COMMAND("organize create") } - announce and run tournaments, once or every week, for those who may manage events; whoever runs a tournament can also press *Manage* on its message
help-tournaments-text =
    { "" }**How it works**
    An organizer announces a tournament; you press its button or type { COMMAND("tournament join") }. In each round I open a table for everybody who meets and mention them there. The standings follow by themselves. If there is a check-in before the start, press *Check in*, or you are out. *Pause* sits out the coming rounds; if you miss one, press *I'm back* to be paired again.

## Results and fair play

help-command-leaderboard = { COMMAND("leaderboard") } - who is rated best at a game
help-command-stats = { COMMAND("stats") } - games, wins, scores, rating and luck
help-command-replay = { COMMAND("replay") } - a finished game again, move by move, or as a file
help-command-verify = { COMMAND("verify") } - check that a finished game was fair
help-fairness-text = Before anybody sits down I draw a secret and show its fingerprint (SHA-256) in the lobby. All dice and tiles follow from this secret, the moment of the start and the players, so nobody can choose them, not even me. At the end I reveal the secret, and { COMMAND("verify") } recomputes the whole game.

## Settings and privacy

help-command-me = { COMMAND("me") } - your own language, and boards as pictures or as text
help-command-settings = { COMMAND("settings") } - language, turn time and more, for those who manage the server
help-command-privacy = { COMMAND("privacy") } - see or delete what is stored about you
help-command-help = { COMMAND("help") } - this text
help-privacy-text = I store your Discord id, the tables you play at, your moves, your results and your settings; no messages, and no names. { COMMAND("privacy") } gives you a copy or deletes it.
