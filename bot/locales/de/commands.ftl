# Names and descriptions of the commands, as Discord shows them while somebody types.
# Names: 1 to 32 characters, lower case, no spaces. Descriptions and choices: at most 100 characters.
# The English ones are the same as in the code. For one command (with all that comes after /organize)
# Discord takes 8,000 characters, of each text in its longest language.

## Commands

command-newgame = spielen
command-newgame-description = Einen Tisch eröffnen und auf andere warten
command-join = mitspielen
command-join-description = An einem Tisch mitspielen oder deinen Platz zurückholen
command-leave = verlassen
command-leave-description = Eine Lobby verlassen oder deinen Platz aufgeben
command-resign = aufgeben
command-resign-description = Deinen Platz aufgeben
command-board = spielplan
command-board-description = Den Spielplan eines Tisches noch einmal zeigen
command-hint = tipp
command-hint-description = Rat zu deinem Zug holen; nur du siehst ihn
command-table = tisch
command-table-description = Was du an einem Tisch tun kannst: anstupsen, folgen und mehr
command-games = partien
command-games-description = Offene Tische auf diesem Server
command-rules = regeln
command-rules-description = Die Regeln eines Spiels
command-replay = replay
command-replay-description = Eine beendete Partie noch einmal ansehen, Zug für Zug
command-verify = prüfen
command-verify-description = Prüfen, ob bei einer beendeten Partie alles fair war
command-help = hilfe
command-help-description = Was dieser Bot kann
command-settings = einstellungen
command-settings-description = Rungs für diesen Server einrichten
command-me = ich
command-me-description = Deine eigene Sprache, Spielpläne und Pings
command-privacy = datenschutz
command-privacy-description = Ansehen oder löschen, was ich über dich speichere
command-abort = abbrechen
command-abort-description = Einen Tisch für alle beenden
command-leaderboard = bestenliste
command-leaderboard-description = Die Wertungen auf diesem Server
command-stats = statistik
command-stats-description = Partien, Siege und mehr von dir oder anderen
command-tournament = turnier
command-tournament-description = Turniere auf diesem Server
command-organize = turnierleitung
command-organize-description = Turniere ankündigen und leiten

# What comes after /tournament and /organize.
subcommand-create = ankündigen
subcommand-create-description = Ein Turnier in diesem Kanal ankündigen
subcommand-edit = ändern
subcommand-edit-description = Vor dem Start ändern, was angekündigt ist
subcommand-join = mitspielen
subcommand-join-description = Bei einem Turnier mitspielen
subcommand-check-in = einchecken
subcommand-check-in-description = Vor dem Start eines Turniers sagen, dass du da bist
subcommand-leave = verlassen
subcommand-leave-description = Ein Turnier verlassen
subcommand-pause = pause
subcommand-pause-description = Die nächsten Runden aussetzen, bis du zurück bist
subcommand-back = zurück
subcommand-back-description = Nach einer Pause wieder Paarungen bekommen
subcommand-start = starten
subcommand-start-description = Ein Turnier starten
subcommand-next = weiter
subcommand-next-description = Offene Tische schließen und weiter zur nächsten Runde
subcommand-cancel = absagen
subcommand-cancel-description = Ein Turnier absagen
subcommand-result = ergebnis
subcommand-result-description = Einen offenen Tisch entscheiden oder ein Ergebnis korrigieren
subcommand-reopen = wieder-öffnen
subcommand-reopen-description = Einen Tisch wieder öffnen, der ungespielt endete
subcommand-drop = herausnehmen
subcommand-drop-description = Jemanden aus einem Turnier nehmen
subcommand-return = zurückholen
subcommand-return-description = Wer raus war oder eine Runde verpasst hat, bekommt wieder Paarungen
subcommand-team = team
subcommand-team-description = Co-Leitung ernennen oder ansehen
subcommand-pairings = paarungen
subcommand-pairings-description = Wer gegen wen spielt
subcommand-standings = tabelle
subcommand-standings-description = Die Tabelle eines Turniers
subcommand-export = export
subcommand-export-description = Ein Turnier als Datei herunterladen

## Names of options

# Like names of commands; no two options of one command may be called the same. The description
# stands beside the name.
option-action = aktion
option-add = hinzufügen
option-ai = ki
option-announce-in = ankündigen-in
option-autostart = autostart
option-channel = kanal
option-check-in = check-in
option-file = datei
option-final = finale
option-fingerprint = fingerabdruck
option-format = format
option-game = spiel
option-games = partien
option-hints = tipps
option-invite = einladen
option-invite2 = einladen2
option-invite3 = einladen3
option-invite4 = einladen4
option-language = sprache
option-level = stufe
option-most = plätze
option-name = name
option-old-turns = alte-züge
option-page = seite
option-pictures = bilder
option-ping = ping
option-pings = pings
option-places = ränge
option-private = privat
option-prize = preis
option-rated = wertung
option-reason = begründung
option-remove = entfernen
option-repeat = wiederholen
option-role = rolle
option-round = runde
option-rounds = runden
option-seeding = setzung
option-start = start
option-table = tisch
option-table-size = tischgröße
option-theme = design
option-thread = thread
option-threads = threads
option-time-zone = zeitzone
option-tournament = turnier
option-turn-time = bedenkzeit
option-user = person
option-variant = vorbereitung

## What the options mean

# The same for every command that is about one table.
option-table-description = Nummer des Tisches
option-newgame-game-description = Welches Spiel
option-newgame-variant-description = Art der Vorbereitung
option-newgame-games-description = Wie viele Partien
option-newgame-turn-time-description = Bedenkzeit: wähle eine oder tippe Sekunden
option-newgame-ai-description = Wie viele KIs von Anfang an dabei sind
option-newgame-private-description = Mitspielen kann nur, wen du einlädst
option-newgame-autostart-description = Von selbst starten, sobald alle Plätze besetzt sind
option-newgame-level-description = Wie gut die KI spielt
option-newgame-rated-description = Ob die Partie für die Wertung zählt
option-newgame-thread-description = In einem eigenen Thread spielen (sonst: wie auf dem Server eingestellt)
option-newgame-invite-description = Wen du einlädst
option-rules-game-description = Welches Spiel
option-verify-file-description = Replay-Datei zum Prüfen; mit Tischnummer: Vergleich mit dieser Partie
option-verify-fingerprint-description = Zum Vergleich: was die Lobby als Fair Play gezeigt hat
option-settings-language-description = Die Sprache der öffentlichen Nachrichten
option-settings-turn-time-description = Übliche Bedenkzeit: wähle eine oder tippe Sekunden
option-settings-threads-description = Jede Partie in einem Thread spielen
option-settings-pings-description = Leute anpingen, wenn sie dran sind
option-settings-hints-description = Tipps erlauben
option-settings-theme-description = Bilder für dunkle oder helle Bildschirme
option-settings-old-turns-description = Was mit der Nachricht eines vergangenen Zuges passiert
option-settings-time-zone-description = Wo die Uhr des Servers steht: tippe eine Stadt
option-settings-channel-description = Partien in einem Kanal erlauben oder verbieten
option-me-language-description = Die Sprache der Nachrichten, die nur du siehst
option-me-pictures-description = Deine Spielpläne als Bild zeigen (aus: als Text)
option-me-pings-description = Dich anpingen, wenn du dran bist
option-privacy-action-description = Was du tun willst
# The same for every command that is about one tournament.
option-tournament-description = Welches Turnier
option-page-description = Welche Seite
option-stats-user-description = Von wem (sonst: von dir)
option-create-name-description = Name des Turniers
option-create-format-description = Turnierform
option-create-rounds-description = Zahl der Runden (0, der Standard: so viele wie nötig)
option-create-table-size-description = Leute pro Tisch
option-create-final-description = Plätze am Finaltisch (0: kein Finale)
option-create-role-description = Nur für Mitglieder mit dieser Rolle (@everyone: alle)
option-create-start-description = Wann es von selbst startet: morgen 20:00, Freitag 20 Uhr, in 30 Minuten (-: von Hand)
option-create-check-in-description = Minuten vor dem Start, in denen alle einchecken müssen (0: kein Check-in)
option-create-most-description = Wie viele mitspielen können; die anderen warten auf einen Platz (0: keine Grenze)
option-create-seeding-description = Wonach am Anfang gesetzt wird
option-create-repeat-description = Nach dem Ende neu ankündigen
option-create-news-description = Wo es außer in diesem Kanal angekündigt wird
option-create-ping-description = Rolle, die bei der Ankündigung angepingt wird (dieselbe noch mal: keine)
option-create-prize-description = Rolle für den Turniersieg (@everyone: keine)
option-create-ai-description = Wie viele KIs von Anfang an dabei sind
option-result-round-description = Runde (sonst: die laufende)
option-result-table-description = Nummer des Tisches in der Runde
option-result-places-description = Wer auf Rang 1, 2 usw. kam; oder Ränge wie gelistet: 2,1,3
option-result-reason-description = Begründung (wird festgehalten)
option-drop-user-description = Wer herausgenommen wird
option-drop-ai-description = Oder eine KI: die Nummer in ihrem Namen
option-return-user-description = Wer zurückkommt
option-team-add-description = Wer das Turnier mitleiten darf
option-team-remove-description = Wer es nicht mehr leiten darf
option-export-format-description = Dateityp

## Choices

choice-repeat-never = Nie
choice-repeat-weekly = Jede Woche
choice-repeat-monthly = Jeden Monat
choice-format-swiss = Schweizer System
choice-format-round-robin = Alle gegen alle
choice-format-table-match = Ein Tisch, mehrere Partien
choice-seeding-lots = Los
choice-seeding-rating = Wertung
choice-export-csv = Tabelle (CSV)
choice-export-json = Alles (JSON)

choice-old-turns-remove = Entfernen
choice-old-turns-shrink = Auf eine Zeile kürzen
choice-old-turns-keep = Stehen lassen
choice-theme-dark = Dunkel
choice-theme-light = Hell
choice-privacy-about = Was gespeichert ist
choice-privacy-export = Meine Daten exportieren
choice-privacy-delete = Meine Daten löschen
