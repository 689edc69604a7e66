# Tournaments: their public message, and the answers to /tournament.
# $name is the tournament's name, $who and $people are names, ready to be read.

## The public message

# Who has announced it and decides about it, with the co-organizers.
tournament-organizer = Turnierleitung: { $who }.
tournament-game = Ein Turnier in **{ $game }**.
tournament-format = { $format ->
    [table-match] Ein Tisch für bis zu { $size } Leute, mehrere Partien.
    [round-robin] Alle gegen alle, { $rounds ->
        [0] so viele Runden wie nötig
        [one] eine Runde
       *[other] { $rounds } Runden
    }, { $size }er-Tische.
   *[swiss] Schweizer System, { $rounds ->
        [0] so viele Runden wie nötig
        [one] eine Runde
       *[other] { $rounds } Runden
    }, { $size }er-Tische.
}
# The same in the picture, where there is little room.
tournament-card = { $format ->
    [table-match] Ein Tisch, mehrere Partien
    [round-robin] Alle gegen alle, { $size }er-Tische
   *[swiss] Schweizer System, { $size }er-Tische
}
# Describes the picture; $how is one of the above.
tournament-card-alt = { $name }: { $game }. { $how }.
tournament-with-final = Die besten { $seats } treffen sich am Finaltisch.
tournament-terms = An jedem Tisch: { $terms }.
tournament-hints = { $allowed ->
    [yes] Tipps sind erlaubt.
   *[no] Ohne Tipps: Alle spielen aus eigener Kraft.
}
tournament-repeats = { $repeat ->
    [weekly] Wiederholt sich jede Woche.
   *[monthly] Wiederholt sich jeden Monat.
}
tournament-for-role = Mitspielen können nur Mitglieder mit { $role }.
tournament-prize = Wer gewinnt, bekommt { $role }.
tournament-places = Bis zu { $places } können mitspielen. Wer danach kommt, wartet auf einen freien Platz.
tournament-check-in = { $minutes ->
    [one] Eingecheckt wird in der letzten Minute vor dem Start: Wer das verpasst, ist raus.
   *[other] Eingecheckt wird in den letzten { $minutes } Minuten vor dem Start: Wer das verpasst, ist raus.
}
# What orders the field before results do; $fingerprint is 26 characters. What lots are for is in docs/tournaments.md.
tournament-lots = { $seeding ->
    [rating] Gesetzt nach Wertung, bei Gleichstand per Los, aus einem Geheimnis mit dem Fingerabdruck `{ $fingerprint }`.
   *[lots] Gesetzt per Los, aus einem Geheimnis mit dem Fingerabdruck `{ $fingerprint }`.
}
tournament-starts = **Drück „Mitspielen“, um dabei zu sein.** Start: { $when }.
# $who runs it.
tournament-starts-by-hand = **Drück „Mitspielen“, um dabei zu sein.** Los geht es, sobald { $who } „Starten“ drückt.
# Stands there instead once check-in is open, and once it has begun.
tournament-check-in-below = Der Check-in ist offen, siehe unten.
tournament-begun = Das Turnier läuft, siehe unten.
tournament-entered = { $count ->
    [0] Noch ist niemand dabei.
    [one] Bisher dabei: { $people }
   *[other] { $count } sind dabei: { $people }
}
tournament-waiting = { $count ->
    [one] Auf der Warteliste: { $people }
   *[other] { $count } auf der Warteliste: { $people }
}
tournament-others = { $count ->
    [one] eine weitere Person
   *[other] { $count } weitere
}
tournament-footer = Turnier { $number }
tournament-cancelled = { $why ->
    [check-in] Dieses Turnier fällt aus: Es hatten weniger als zwei Leute eingecheckt.
    [players] Dieses Turnier fällt aus: Es waren weniger als zwei Leute dabei.
   *[organizer] Dieses Turnier wurde abgesagt.
}
tournament-check-in-title = { $name }: Check-in
# Above the message; $who are mentions of those who have not checked in.
tournament-call = Schon da? { $who }
# $name leads to that message.
tournament-call-more = Der Check-in für { $name } ist offen: { $who }
tournament-press-check-in = **Drück „Einchecken“, um mitzuspielen.** Start: { $when }. Wer bis dahin nicht eingecheckt hat, ist raus.
tournament-there = { $count ->
    [0] Noch hat niemand eingecheckt.
   *[other] { $count } von { $all } eingecheckt: { $people }
}
tournament-check-in-waiting = Du stehst auf der Warteliste? Check trotzdem ein: Ist beim Start ein Platz frei, spielst du mit.
# Stands there instead once it is over.
tournament-check-in-over = Der Check-in ist vorbei, siehe unten.
button-check-in = Einchecken
# In the first round.
tournament-missed-check-in = { $count ->
    [one] Nicht eingecheckt und raus: { $people }
   *[other] { $count } haben nicht eingecheckt und sind raus: { $people }
}
tournament-no-place = { $late ->
    [yes] Kein Platz mehr frei für { $people }. Wird einer frei, drück „Mitspielen“.
   *[no] Kein Platz mehr frei für { $people }.
}
# To those who have moved up from the waiting list; $name leads to the tournament.
tournament-admitted = { $check ->
    [yes] { $who } Nachgerückt: Bei { $name } ist ein Platz frei geworden. Wer noch nicht eingecheckt hat, sollte es jetzt tun, um ihn zu behalten.
   *[no] { $who } Nachgerückt: Bei { $name } ist ein Platz frei geworden.
}
tournament-round-title = { $name }: Runde { $round } von { $rounds }
tournament-final-title = { $name }: Finale
tournament-end-title = { $name }: Endstand
# Who has won it; $final says whether by winning the final.
tournament-won = 🏆 { $count ->
    [one] { $final ->
        [yes] { $who } gewinnt das Finale und damit { $name }!
       *[no] { $who } gewinnt { $name }!
    }
   *[other] { $who } gewinnen { $name } gemeinsam!
}
tournament-nobody-came = Niemand ist an einen Tisch gekommen, also hat niemand gewonnen.
tournament-end = Alle Ergebnisse: { COMMAND("tournament standings") }, { COMMAND("tournament pairings") }, { COMMAND("tournament export") }
# Above a picture; $state is how far it is.
tournament-heading = { $name }: { $state }
# $table is the number within the round, $at the table in the channel, as a link.
tournament-pairing = **{ $table }.** { $people } ({ $at })
tournament-table-number = Tisch { $game }
tournament-played = **{ $table }.** { $people } ✅
tournament-placed = { $who } ({ $place })
tournament-bye = **{ $table }.** { $who } hat ein Freilos
# Those who have paused or missed a round.
tournament-away = Ohne Paarung bis zur Rückkehr: { $people }
button-tournament-pause = Pause
button-tournament-back = Bin wieder da
# Opens the panel of those who run the tournament.
button-manage = Verwalten
tournament-more-tables = Die anderen Tische: { COMMAND("tournament pairings") }
tournament-column-played = gespielt
tournament-column-points = Punkte
tournament-column-final = Finale
tournament-column-ahead = vorn nach
# $told sums up points and what decides.
tournament-standing = { $dropped ->
    [yes] { $place }\. { $who } (fehlt): { $told }
   *[no] { $place }\. { $who }: { $told }
}
tournament-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
tournament-wins = { $wins ->
    [one] 1 Sieg
   *[other] { $wins } Siege
}
tournament-tables-played = { $played } gespielt
tournament-in-final = { $shared ->
    [yes] Rang { $place } im Finale, geteilt
   *[no] { $place ->
        [1] Finale gewonnen
       *[other] Rang { $place } im Finale
    }
}
# What puts somebody ahead of the next one, who has as many points; $own and $other are the numbers of both.
tournament-ahead = vorn nach { tournament-criterion } ({ $own } zu { $other })
tournament-criterion = { $criterion ->
    [absences] Fehlzeiten
    [opponents] Gegnerschnitt
    [encounter] Direktvergleich
    [wins] Siegen
   *[margin] Abstand
}
tournament-live = -# Zwischenstand, nur nach Punkten. Bei Gleichstand entscheidet am Ende der Gegnerschnitt: die durchschnittlichen Punkte aller, gegen die man gespielt hat.
# Where places are shared, lots decide who is in the final.
tournament-by-lot = 🎲 Per Los im Finale: { $people }.
tournament-opponents = -# Gegnerschnitt: die durchschnittlichen Punkte aller, gegen die man gespielt hat.
tournament-correction = { $kind ->
    [given-back] ✏️ Runde { $round }, Tisch { $table }, wieder geöffnet von { $by }: { $reason }
   *[corrected] ✏️ Runde { $round }, Tisch { $table }, korrigiert von { $by }: { $reason }
}
# Stands behind a table's result.
tournament-corrected-by = (✏️ korrigiert von { $by }: { $reason })
tournament-an-organizer = jemand aus der Turnierleitung

## News in another channel

# A role that is pinged may stand before it. $when is a time, as Discord shows it; $link leads to the tournament's message.
tournament-news = { $status ->
    [open] { $timed ->
        [yes] **{ $name }**, ein Turnier in { $game }. Start: { $when }. Hier mitspielen: { $link }
       *[no] **{ $name }**, ein Turnier in { $game }, ist offen. Hier mitspielen: { $link }
    }
    [cancelled] **{ $name }**, ein Turnier in { $game }, fällt aus.
    [finished] **{ $name }**, ein Turnier in { $game }, ist vorbei: { $link }
   *[running] **{ $name }**, ein Turnier in { $game }, läuft: { $link }
}

## Answers

tournament-organizers-only = Turniere ankündigen kann nur, wer Events oder diesen Server verwalten darf.
tournament-created = Turnier { $number } ist angekündigt.
# May follow the above.
tournament-no-event = Mit dem Recht „Events erstellen“ würde ich es auch bei den Events des Servers eintragen.
# How a typed start was understood; also while it is typed, at most 100 characters. Weekday 0 is Monday.
tournament-moment = { $weekday ->
    [0] Montag
    [1] Dienstag
    [2] Mittwoch
    [3] Donnerstag
    [4] Freitag
    [5] Samstag
   *[6] Sonntag
}, { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
}, { $time } Uhr ({ $zone })
tournament-starts-at = Los geht es am { $moment }.
tournament-zone-unset = Für diesen Server ist keine Zeitzone eingestellt, deshalb lese ich Uhrzeiten als UTC. Admins können sie mit { COMMAND("settings") } `zeitzone` einstellen.
tournament-starts-by-hand-choice = Ohne Startzeit: Die Turnierleitung drückt „Starten“
# What is agreed now follows, line by line.
tournament-edited = So ist { $name } jetzt angekündigt:
tournament-not-shown = Discord lässt mich Turnier { $number } gerade nicht zeigen. Nichts ist verloren, ich versuche es weiter.
tournament-joined = Du bist bei { $name } dabei.
tournament-waits = { $name } ist voll. Du bist Nummer { $place } auf der Warteliste; ich sage dir Bescheid, wenn du nachrückst.
tournament-checked-in = Du hast für { $name } eingecheckt.
tournament-left = Du hast { $name } verlassen. Solange das Turnier läuft, kannst du mit { COMMAND("tournament back") } zurückkommen.
tournament-paused = Bis du zurück bist, bekommst du bei { $name } keine Paarung mehr. Deine laufende Partie geht weiter.
tournament-back = Willkommen zurück! In der nächsten Runde von { $name } bekommst du wieder eine Paarung.
tournament-started = { $rounds ->
    [one] { $name } läuft. Gespielt wird eine Runde.
   *[other] { $name } läuft. Gespielt werden { $rounds } Runden.
}
tournament-call-off = { $name } absagen? Die offenen Tische werden ohne Ergebnis geschlossen.
button-call-off = Turnier absagen
# The tournament repeats: only this one is canceled, or those that would follow as well.
button-call-off-once = Nur dieses
button-call-off-all = Dieses und alle weiteren
tournament-close-round = { $count ->
    [0] Alle Tische von Runde { $round } sind fertig. Weiter?
    [one] Ein Tisch von Runde { $round } ist noch offen. Wenn du ihn jetzt schließt, zählt er so:
   *[other] { $count } Tische von Runde { $round } sind noch offen. Wenn du sie jetzt schließt, zählen sie so:
}
# A table of the round, and what everybody there gets if it is closed.
tournament-table = **{ $table }.** { $people }
tournament-counts = { $presence ->
    [no_show] { $who } { $points } (nicht gekommen)
    [left] { $who } { $points } (aufgegeben)
   *[played] { $who } { $points }
}
# Stands below, if somebody will be set aside.
tournament-will-miss = Runde verpasst, deshalb ohne Paarung bis zur Rückkehr: { $people }
button-close-round = Runde { $round } schließen
tournament-next = { $count ->
    [0] { $name }: Alle Tische waren fertig.
    [one] { $name }: Ein Tisch wurde geschlossen.
   *[other] { $name }: { $count } Tische wurden geschlossen.
}
# $count is how many open games have ended by it.
tournament-corrected = { $count ->
    [0] Das Ergebnis ist korrigiert.
   *[other] Der Tisch ist beendet, so wie du entschieden hast.
}
tournament-reopened = Tisch { $table } ist wieder offen. Ich rufe die Leute, die dort spielen.
# While an organizer types; $people and $who are names. At most 100 characters.
tournament-table-choice = { $state ->
    [open] { $table }: { $people } (offen)
   *[ended] { $table }: { $people }
}
tournament-place-choice = { $place }. { $who }
tournament-ai = KI { $number }
tournament-dropped = { $who } ist bei { $name } raus.
tournament-returned = { $who } bekommt in der nächsten Runde von { $name } wieder eine Paarung.
tournament-team = { $count ->
    [0] { $name } hat keine Co-Leitung.
   *[other] Co-Leitung von { $name }: { $people }. Der Knopf „Verwalten“ unter dem Turnier ist auch für sie da.
}
tournament-was-cancelled = { $name } ist abgesagt.
tournament-skipped = { $name } ist abgesagt. Das nächste ist jetzt angekündigt.
# $state is one of the states below.
tournament-exported = { $name }, { $state }:
tournament-not-begun = Diese Runde hat noch nicht begonnen.
tournament-not-started = { $name } hat noch nicht begonnen.
# $state is one of the following: how far a tournament is.
tournament-choice = { $name }, { $state } (Nr. { $number })
tournament-state = { $status ->
    [open] angekündigt
    [finished] beendet
   *[cancelled] abgesagt
}
tournament-state-final = Finale
tournament-state-round = Runde { $round } von { $rounds }

## The panel of those who run it

organizer-about = Diese Ansicht siehst nur du. Was du hier tust, gilt sofort, außer ich frage vorher nach.
organizer-over = Dieses Turnier ist vorbei.
button-start-now = Jetzt starten
organizer-menu-decide = Einen Tisch entscheiden
organizer-menu-reopen = Einen Tisch wieder öffnen
organizer-menu-out = Jemanden herausnehmen
organizer-menu-return = Jemanden zurückholen
# The last choice of a long menu.
organizer-more = Mehr (Seite { $page } von { $pages })
# Titles and labels of forms: at most 45 characters.
organizer-decide = Runde { $round }, Tisch { $table }: Ergebnis
organizer-reopen = Runde { $round }, Tisch { $table }: wieder öffnen
# Names stand below it, and a place for each of them is typed: 2,1,3.
organizer-places = Ränge, in dieser Reihenfolge
organizer-reason = Begründung (alle können sie lesen)
