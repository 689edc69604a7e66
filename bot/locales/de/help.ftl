# The answer to /help: an overview and five parts, each a message of at most 4000 characters.
# COMMAND names a command so that it can be clicked, in the language of whoever reads it.

help-title = Rungs: vier Spiele mit steigenden Zahlen
# $games are the names of all games: **Qwixx** and **Top 12**.
help-intro = Bei mir spielst du { $games } direkt im Kanal. Jeder Zug zeigt dir den Spielplan, mit einem Knopf für alles, was du tun darfst.
help-first-steps =
    1. **Spielen**: { COMMAND("newgame") } eröffnet einen Tisch. Nimm KIs dazu und leg sofort los, oder warte, bis andere dazukommen.
    2. **Regeln lernen**: { COMMAND("rules") } erklärt jedes Spiel mit einem Bild und zwei Sätzen, und auch ausführlich.
    3. **Turnier mitspielen**: { COMMAND("tournament join") }. Wer in einem Spiel vorn liegt, zeigt { COMMAND("leaderboard") }.

## The parts: on a button (at most 25 characters) and as a title

help-title-overview = Erste Schritte
help-title-play = Spielen
help-title-table = Am Tisch
help-title-tournaments = Turniere
help-title-fairness = Ergebnisse und Fair Play
help-title-privacy = Einstellungen und Daten

## Play. First the commands, one line each, then the text.

help-command-newgame = { COMMAND("newgame") } – einen Tisch eröffnen: Spiel, Optionen, KI-Plätze, Einladungen
help-command-join = { COMMAND("join") } – sich an einen Tisch setzen, der noch nicht gestartet ist
help-command-leave = { COMMAND("leave") } – vom Tisch aufstehen; in einer laufenden Partie heißt das aufgeben
help-command-games = { COMMAND("games") } – die Tische auf diesem Server
help-command-rules = { COMMAND("rules") } – die Regeln eines Spiels
help-play-text =
    { "" }**So geht es los**
    1. Tippe { COMMAND("newgame") } und wähle ein Spiel.
    2. Die anderen drücken „Mitspielen“ und dann „Bereit“; leere Plätze füllt der Host mit KIs.
    3. Der Host drückt „Starten“ oder lässt den Tisch von selbst starten. Wenn du dran bist, erwähne ich dich.

    Über den Knopf „Host“ lädt der Host Leute ein oder entfernt sie, macht jemand anderen zum Host und ändert Optionen und Bedenkzeit.

## At the table

help-command-board = { COMMAND("board") } – den Spielplan noch einmal posten, falls er weggescrollt ist
help-command-hint = { COMMAND("hint") } – die besten Züge und warum, nur für dich
help-command-table = { COMMAND("table") } – anstupsen, folgen und mehr an einem laufenden Tisch, wie der Knopf „Tisch“
help-command-resign = { COMMAND("resign") } – eine laufende Partie aufgeben; eine KI kann für dich weiterspielen
help-command-abort = { COMMAND("abort") } – einen Tisch beenden, für den Host und die Moderation
help-table-text =
    { "" }**Dein Zug**
    Drück einen Knopf unter dem Spielplan. Keine Idee? Drück „Tipp“: Die Antwort siehst nur du. „Meine Ansicht“ zeigt dir deinen eigenen Spielplan.

    { "" }**Wenn jemand nicht da ist**
    - Ein Zug kann ein Zeitlimit haben, das du als Countdown siehst; es läuft nur, solange ich den Spielplan zeigen kann. Bevor es abläuft, erinnere ich dich; danach kommt ein harmloser Zug für dich.
    - Nach drei solchen Zügen in Folge übernimmt eine KI deinen Platz, bis du zurückkommst. Schon vorher können sich die anderen darauf einigen, dich zu überspringen oder die KI spielen zu lassen.
    - Bist du am Ende der Partie nicht zurück, hast du verloren, egal wie gut die KI gespielt hat.
    - Wenn du den Server verlässt, gibst du auf: Die KI spielt weiter, und jemand anders wird Host.
    - Eine Partie ohne Zeitlimit schließt nach { $days } Tagen ohne Zug.
    - Pause nötig? Drück „Tisch“. Partien überstehen jeden Neustart: Alte Knöpfe funktionieren weiter.

## Tournaments

help-command-tournament = { COMMAND("tournament join") }, { COMMAND("tournament pairings") }, { COMMAND("tournament standings") } – Turniere mitspielen und verfolgen
help-command-organize = { COMMAND("organize create") } – Turniere ankündigen und leiten, einmalig oder jede Woche, für alle, die Events verwalten dürfen; die Turnierleitung kann auch „Verwalten“ unter dem Turnier drücken
help-tournaments-text =
    { "" }**So läuft es ab**
    Die Turnierleitung kündigt ein Turnier an; du drückst den Knopf darunter oder tippst { COMMAND("tournament join") }. In jeder Runde eröffne ich einen Tisch für alle, die aufeinandertreffen, und erwähne sie dort. Um die Tabelle kümmere ich mich. Gibt es vor dem Start einen Check-in, drück „Einchecken“, sonst bist du raus. Mit „Pause“ setzt du die nächsten Runden aus; hast du eine verpasst, drück „Bin wieder da“, und du bekommst wieder eine Paarung.

## Results and fair play

help-command-leaderboard = { COMMAND("leaderboard") } – wer in einem Spiel die beste Wertung hat
help-command-stats = { COMMAND("stats") } – Partien, Siege, Punkte, Wertung und Glück
help-command-replay = { COMMAND("replay") } – eine beendete Partie noch einmal, Zug für Zug oder als Datei
help-command-verify = { COMMAND("verify") } – prüfen, ob bei einer beendeten Partie alles fair war
help-fairness-text = Bevor sich jemand hinsetzt, ziehe ich ein Geheimnis und zeige in der Lobby seinen Fingerabdruck (SHA-256). Alle Würfel und Plättchen folgen aus diesem Geheimnis, dem Moment des Starts und den Leuten am Tisch. So kann niemand sie aussuchen, nicht einmal ich. Am Ende verrate ich das Geheimnis, und { COMMAND("verify") } rechnet die ganze Partie nach.

## Settings and privacy

help-command-me = { COMMAND("me") } – deine eigene Sprache, Spielpläne als Bild oder als Text
help-command-settings = { COMMAND("settings") } – Sprache, Bedenkzeit und mehr, für alle, die den Server verwalten
help-command-privacy = { COMMAND("privacy") } – ansehen oder löschen, was über dich gespeichert ist
help-command-help = { COMMAND("help") } – dieser Text
help-privacy-text = Ich speichere deine Discord-ID, die Tische, an denen du spielst, deine Züge, deine Ergebnisse und deine Einstellungen, aber keine Nachrichten und keine Namen. Mit { COMMAND("privacy") } bekommst du eine Kopie davon oder löschst alles.
