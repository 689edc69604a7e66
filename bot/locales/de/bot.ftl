# What the bot says around the boards: lobby, turn, result, commands.
# $who, $host, $people and $where are names or mentions, ready to be read.

language-name = Deutsch

## People

# The number tells two of one level apart; 0: there is only one.
ai-name = 🤖 { $level ->
    [easy] Leicht
    [medium] Mittel
    [hard] Schwer
   *[expert] Profi
}{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}
player-name = Platz { $seat }
played-by-ai = { $who } (die KI spielt)
level-easy = Leicht
level-medium = Mittel
level-hard = Schwer
level-expert = Profi

## A table

table-heading = { $game } an Tisch { $table }
table-heading-series = { $game } an Tisch { $table }, Partie { $number } von { $games }
table-aborted = Dieser Tisch wurde geschlossen.
# Who ended a table before its time.
table-ended = { $started ->
    [yes] { $who } hat diese Partie beendet. Sie hat kein Ergebnis.
   *[no] { $who } hat diesen Tisch geschlossen.
}
table-quiet = Ohne Ergebnis geschlossen: { $days } Tage lang kam kein Zug.
table-expired = Niemand hat diesen Tisch rechtzeitig gestartet. Mit { COMMAND("newgame") } eröffnest du einen neuen.

games-chosen = { $games ->
    [players] Turniermodus: alle beginnen einmal
    [one] eine Partie
   *[other] { $games } Partien
}
turn-time = { turn-length } pro Zug
turn-length = { $unit ->
    [days] { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
    [hours] { $count ->
        [one] 1 Stunde
       *[other] { $count } Stunden
    }
    [minutes] { $count ->
        [one] 1 Minute
       *[other] { $count } Minuten
    }
   *[seconds] { $count } Sekunden
}
turn-time-none = ohne Zeitlimit, schließt nach { $days } Tagen ohne Zug
rated = mit Wertung
unrated = ohne Wertung

## Lobby

# The title; below it stands what the game is about.
lobby-title = { $host } eröffnet eine Partie { $game }
lobby-terms = Optionen: { $agreed }.
lobby-beyond-book = Mit { $count } Leuten geht das über die gedruckten Regeln hinaus.
lobby-expires = Schließt { $when }, wenn niemand startet.
lobby-tournament = Ein Tisch im Turnier { $name }.
lobby-next-game = Die nächste Partie der Serie.
lobby-begins = Startet { $when } von selbst.
# The title of what stays of a lobby.
lobby-started = { $game }: Die Partie läuft
# In small letters below the board. $table is a heading; $fingerprint has 26 characters: K7QPX-3M9RT-4VW8ZC-1HDNJ-6SYB2.
table-fairness =
    { $table }
    Fair Play: { $fingerprint }

button-join = Mitspielen
button-leave = Verlassen
button-start = Starten
# On the button as long as it cannot be pressed.
button-start-missing = { $count ->
    [one] Starten (eine Person fehlt)
   *[other] Starten ({ $count } Personen fehlen)
}
button-play-ai = Jetzt gegen die KI
button-rules = Regeln
button-remove-ai = KI entfernen
menu-add-ai = KI dazunehmen

# Said to whom a lobby calls; $who are mentions.
lobby-invites = { $who } { $kind ->
    [tournament] Der Tisch ist bereit.
   *[match] Die nächste Partie ist bereit.
}

## Turn

# The title if no person is asked; $who are names of AI players.
turn-ai-thinks = { $count ->
    [one] { $who } überlegt
   *[other] { $who } überlegen
}
turn-break = Pause
# $who are mentions; the title below says what to do.
turn-calls = Jetzt dran: { $who }
# $when is a moment as Discord shows it: "in 5 minutes", and "5 minutes ago" once it has passed.
turn-deadline = Die Zeit läuft { $when } ab.
turn-reminder = { $limit ->
    [yes] { $who } { $table } wartet auf einen Zug ({ $link }): Die Zeit läuft { $when } ab.
   *[no] { $who } { $table } wartet auf einen Zug ({ $link }): Kommt keiner, schließt der Tisch { $when }.
}
# For whom the AI plays.
turn-substitute = { $gave_up ->
    [yes] { $who } hat aufgegeben; die KI spielt weiter.
   *[no] { $who } ist nicht da; bis zum nächsten Klick spielt die KI.
}
# What is left of a turn when it is over, in small letters: "-# Qwixx, table 3: Ana red 5".
turn-over = -# { $table }: { $told }
button-my-view = Meine Ansicht
button-hint = Tipp
# Opens the menu of a table, see menu.ftl.
button-table = Tisch

## Panel and hint

# One's own answer while the others do not know it; $move is worded as on its button: 15 on star 2.
panel-answered = Deine Antwort: **{ $move }**.
panel-waiting = Noch am Zug: { $names }.
panel-over = Diese Partie ist vorbei.
button-refresh = Aktualisieren
button-back = Zurück
hint-title = Tipp für { $table }

## Result

# Who was not there at the end has lost, even if the AI has won the game for that seat.
result-abandoned = { $how ->
    [away] { $who } war nicht da, die KI ist eingesprungen.
    [left_to_ai] { $who } hat aufgegeben, die KI hat zu Ende gespielt.
    [ended] { $who } hat diese Partie beendet.
   *[gave_up] { $who } hat aufgegeben.
}
# A place is written 1\. because Discord numbers lists anew, and places can be shared.
standing-line = { $left ->
    [gave_up] { $place }\. { $who }: { $score }, verloren durch Aufgabe
    [away] { $place }\. { $who }: { $score }, verloren durch Abwesenheit am Ende
    [ended] { $place }\. { $who }: { $score }, verloren durch Abbruch
   *[no] { $won ->
        [yes] { $place }\. { $who }: { $score } 🏆
       *[no] { $place }\. { $who }: { $score }
    }
}

series-head = Nach Partie { $played } von { $games }:
series-line = { $won ->
    [yes] { $place }\. { $who }: { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } 🏆
   *[no] { $place }\. { $who }: { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }
}
button-rematch = Revanche
button-replay = Replay
replay-attached = Die Replay-Datei von Tisch { $table }. Mit { COMMAND("verify") } können alle sie prüfen.

## Fair play, for one person alone

button-fair-play = Fair Play
fair-title = Fair Play: { $table }
fair-promise =
    Bevor sich jemand hingesetzt hat, habe ich ein Geheimnis gezogen. Jeder Wurf und jedes Plättchen folgt daraus, aus dem Moment des Starts und aus den Leuten am Tisch. So kann niemand sie aussuchen. Das ist der Fingerabdruck des Geheimnisses:
    { "" }**`{ $fingerprint }`**
fair-whole = Er ist der Anfang vom SHA-256 des Geheimnisses, in 26 Zeichen statt in 64: `{ $commitment }`
fair-hidden = Bis die Partie vorbei ist, bleibt das Geheimnis geheim: Wer es wüsste, wüsste auch, was kommt. Danach verrät es dieser Knopf.
fair-secret = Das Geheimnis war `{ $secret }`
fair-check = Zum Prüfen der Partie tippe { COMMAND("verify") } mit Tisch { $table } und dem Fingerabdruck, den du gesehen hast. Es geht auch ohne mich: Hol dir mit „Replay“ die Datei und starte `python -m core.verify DATEI FINGERABDRUCK` aus meinem Quellcode.

## Answers to commands

# $table is a number that leads to the table's message, where it is known: [table 4](https://…).
table-link = [Tisch { $table }]({ $link })
table-number = Tisch { $table }
opened = Deine Partie wartet an { $table }.
joined = Du bist an { $table } dabei.
left = Du hast Tisch { $table } verlassen.
aborted = { $lost ->
    [yes] Du hast Tisch { $table } beendet. Für dich zählt das als Niederlage.
   *[no] Tisch { $table } wurde ohne Ergebnis geschlossen.
}
abort-confirm = { $lost ->
    [yes] { $table } für alle beenden? Diese Partie wird gewertet: Für dich zählt das als Niederlage, und alle sehen, dass du sie beendet hast. Soll sie ohne Ergebnis enden, drück „Tisch“ unter dem Spielplan und frag die anderen. Willst du weiterspielen, ignorier diese Nachricht.
   *[no] { $table } für alle beenden? Es gibt dann kein Ergebnis, und alle sehen, dass du die Partie beendet hast. Soll sie weitergehen, ignorier diese Nachricht.
}
button-abort = Partie beenden
shown-again = Wieder da: { $table }.
# Follows a refusal because of too many open tables.
tables-hosted = Deine: { $tables }.
resign-confirm = { $alone ->
    [yes] Bei { $table } aufgeben? Das zählt als Niederlage. Willst du weiterspielen, ignorier diese Nachricht.
   *[no] Bei { $table } aufgeben? Das zählt so oder so als Niederlage. Lass die KI weiterspielen, damit die anderen eine volle Partie haben; steigst du aus, bist du aus dem Spiel und landest ganz hinten. Willst du weiterspielen, ignorier diese Nachricht.
}
button-resign-ai = KI weiterspielen lassen
button-resign-forfeit = Aussteigen
resigned = Du hast deinen Platz aufgegeben.
restarting = Rungs startet gerade neu. Bitte versuch es gleich noch einmal; nichts ist verloren.
wrong-channel = Gespielt wird auf diesem Server in { $where }.
not-shown = Discord lässt mich Tisch { $table } gerade nicht zeigen. Nichts ist verloren, ich versuche es weiter.
too-slow = Das hat bei mir zu lange gedauert. Bitte klick noch einmal.
missing-permissions = Rungs fehlen Rechte in { $where }. Bitte frag die Admins danach: { $names }.
permission-view-channel = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-embed-links = Links einbetten
permission-attach-files = Dateien anhängen
permission-read-message-history = Nachrichtenverlauf anzeigen
permission-create-public-threads = Öffentliche Threads erstellen
permission-send-messages-in-threads = Nachrichten in Threads senden
# Below a list that is too long for one message.
page-number = Seite { $page } von { $pages }
games-title = Offene Tische
games-none = Gerade ist kein Tisch offen. Mit { COMMAND("newgame") } eröffnest du einen.
games-line = { $status ->
    [lobby] **{ $table }** in { $where } wartet noch auf Leute: { $people }
   *[other] **{ $table }** in { $where }: { $people }
}
# $fingerprint and $commitment are the short and the long form of one thing; $where is the channel in which the game was
# played; $lobby the address of a message.
verify-genuine = ✅ Tisch { $table } in { $where } war fair: Jeder Wurf, jedes Plättchen und jeder Zug folgt aus dem Geheimnis, das vor der Partie feststand. Vergleiche den Fingerabdruck { $lobby ->
    [unknown] aus der Lobby
   *[other] [aus der Lobby]({ $lobby })
}: `{ $fingerprint }` (ältere Nachrichten zeigen ihn ganz: `{ $commitment }`)
verify-consistent = ⚠️ In sich stimmig, aber auf diesem Server kenne ich diese Partie nicht. Jeder Wurf, jedes Plättchen und jeder Zug folgt aus dem Geheimnis in der Datei, doch ein Geheimnis und eine Partie dazu kann man sich ausdenken. Echt ist sie nur, wenn eine Lobby vor der Partie diesen Fingerabdruck gezeigt hat: `{ $fingerprint }` (ältere Nachrichten zeigen ihn ganz: `{ $commitment }`)
# $line is the number at the beginning of a line.
verify-false = ❌ Falsch: { $fault ->
    [form] Das ist kein Replay von Rungs, oder es ist beschädigt oder unvollständig.
    [game] Dieses Spiel oder diese Fassung seiner Regeln kenne ich nicht.
    [commitment] Das Geheimnis passt nicht zu dem, was vorher festgelegt wurde.
    [abandoned] Angeblich hat ein Platz aufgegeben, den es am Tisch nicht gibt.
    [line] Zeile { $line } der Züge folgt nicht aus dem Geheimnis und den Zügen davor.
    [move] Zug { $line } verstößt gegen die Regeln.
    [end] Nach dem letzten Zug ist die Partie nicht vorbei; die Datei bricht vorher ab.
   *[standings] Der Endstand folgt nicht aus den Zügen.
}
# $file and $game are lines of replay files.
verify-differs = ❌ Falsch: Tisch { $table } wurde anders gespielt. Die erste abweichende Zeile ist `{ $file }` in deiner Datei, in der Partie aber `{ $game }`.
# The game follows from its secret, but another fingerprint than its own was given.
verify-not-promised = ❌ Nicht die versprochene Partie: Jeder Wurf, jedes Plättchen und jeder Zug folgt aus ihrem Geheimnis, aber dessen Fingerabdruck ist `{ $fingerprint }`, nicht der, den du angegeben hast.
verify-unreadable = Das ist keine Replay-Datei: Es muss ein Text von höchstens vier Megabyte sein.

## Settings

admins-only = Nur wer diesen Server verwalten darf, kann seine Einstellungen ändern.
settings-title = Einstellungen des Servers
settings-language = Sprache: { $language ->
    [default] wie in den Discord-Einstellungen des Servers
   *[other] { $language }
}
settings-turn-time = Bedenkzeit: { $time }
settings-threads = Partien in Threads: { $value }
settings-pings = Pings, wenn jemand dran ist: { $value }
settings-hints = Tipps: { $value }
settings-old-turns = Nachrichten alter Züge: { $value ->
    [shrink] auf eine Zeile gekürzt
    [keep] bleiben stehen
   *[remove] werden entfernt
}
settings-theme = Bilder: { $theme ->
    [light] hell
   *[dark] dunkel
}
settings-time-zone = Zeitzone: { $zone }
settings-channels = Kanäle für Partien: { $where }
settings-all-channels = alle
settings-change = Zum Ändern tippe { COMMAND("settings") } und wähle eine Option.
switch = { $on ->
    [yes] an
   *[no] aus
}
choice-default = Wie in Discord
me-title = **Deine Einstellungen**
me-language = Sprache: { $language ->
    [default] wie in deinem Discord
   *[other] { $language }
}
me-pictures = Spielpläne als Bild: { $value }
me-pings = Pings, wenn du dran bist: { $value }
me-change = Zum Ändern tippe { COMMAND("me") } und wähle eine Option.
privacy-confirm = Soll wirklich alles gelöscht werden, was über dich gespeichert ist? Deine Wertungen und Statistiken sind dann weg, du verlässt Lobbys und Turniere, und in laufenden Partien spielt die KI für dich weiter. Das lässt sich nicht rückgängig machen.
button-forget = Meine Daten löschen
privacy-deleted = Alles, was über dich gespeichert war, ist gelöscht. Beendete Partien behalten ihre Züge, aber ohne deinen Namen.
privacy-exported = Das ist alles, was über dich gespeichert ist.

## Playground

playground-title = Willkommen bei Rungs!
playground-welcome =
    Drück auf ein Spiel, und es geht los, gegen eine KI. Für mehr Leute, andere KI-Stufen oder Optionen tippe unten { COMMAND("newgame") }.

    Das hier ist ein Discord-Kanal, nachgebaut auf deinem Rechner; der Bot ist der echte. Alle darin bist du: Wähle oben, wer du gerade bist.
# Describes the picture; $games are the names of all games.
playground-alt = Die Spiele: { $games }.
button-play = { $game } spielen
button-guide = Hilfe
playground-no-threads = Hier gibt es nur einen Kanal, deshalb lassen sich keine Threads öffnen; auf Discord geht das. Falls sie an sind: { COMMAND("settings") } schaltet sie aus.
