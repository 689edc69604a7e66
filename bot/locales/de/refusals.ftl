# Why something could not be done. One friendly sentence each, said to one person alone.

# $sentence is one of the refusals below, $mark a rule's number (Q7), $rule its sentence (mark-q7).
refusal-by-rule = { $sentence } (Regel { $mark }: { $rule })

refusal-refusal = Das geht gerade nicht.

## A button that can no longer act

# $why is one of the refusals below; the player's view follows.
stale-panel = { $why } So steht es jetzt.
# $link leads to the message that is up to date.
stale-elsewhere = { $why } Die aktuelle Nachricht ist hier: { $link }
stale-refreshed = { $why } Diese Nachricht ist jetzt auf dem neuesten Stand.

## In a game

refusal-game-over = Diese Partie ist vorbei. Mit „Revanche“ oder { COMMAND("newgame") } spielst du noch einmal.
refusal-not-asked = Du bist gerade nicht am Zug. Bitte warte auf die anderen.
refusal-stale-prompt = Die Partie ist inzwischen schon weiter.
refusal-already-played = Diesen Zug hast du schon gemacht.
refusal-illegal-move = Dieser Zug geht jetzt nicht.
# $wanted is what the form asks for: a number from 1 to 100.
refusal-illegal-entry = Gefragt ist { $wanted }, nicht „{ $value }“.

## At a table

# $wanted says which tables would have done; `lobby` is one to join in this channel.
refusal-no-table = { $wanted ->
    [finished] Du hast hier noch keine Partie beendet.
    [lobby] In diesem Kanal gibt es keinen Tisch, an dem du mitspielen kannst. { COMMAND("games") } zeigt dir Tische anderswo; { COMMAND("newgame") } eröffnet einen.
   *[open] Du spielst hier gerade nicht mit. { COMMAND("games") } zeigt dir offene Tische; { COMMAND("newgame") } eröffnet einen.
}
# $problem says what does not fit, $value is what was asked for. `seats` comes as a number.
refusal-bad-setup = { $problem ->
    [id] Hier kann ich keinen Tisch eröffnen.
    [seats] Mit { $value } Leuten lässt sich dieses Spiel nicht spielen.
    [first] Einen Platz mit dieser Nummer gibt es nicht, also kann er auch nicht beginnen.
    [game] Ein Spiel namens „{ $value }“ kenne ich nicht.
    [games] Als Serie dieser Länge („{ $value }“) lässt sich dieses Spiel nicht spielen.
    [turn_seconds] Die Bedenkzeit muss zwischen 30 Sekunden und 14 Tagen liegen; 0 heißt ohne Zeitlimit.
    [channels] Das sind zu viele Kanäle ({ $value }).
    [time_zone] Die Zeitzone „{ $value }“ kenne ich nicht. Nimm einen der Vorschläge, etwa Europe/Berlin.
    [language] „{ $value }“ spreche ich noch nicht.
    [ai] Neben dir passen in dieses Spiel höchstens { $value ->
        [one] eine KI
       *[other] { $value } KIs
    }.
    [invited] { $value ->
        [0] Alle Plätze sind vergeben, du kannst niemanden mehr einladen.
        [one] Du kannst nur eine Person einladen, mehr Platz ist nicht.
       *[other] Du kannst nur { $value } Leute einladen, mehr Platz ist nicht.
    }
    [invite] Einladen kannst du nur Leute von diesem Server. Für KI-Plätze gibt es die Option „ki“.
    [option] Eine Option „{ $value }“ hat dieses Spiel nicht.
    [channel] Diesen Kanal kann ich nicht sehen.
    [role] Diese Rolle kenne ich nicht.
    [value] „{ $value }“ geht hier nicht.
   *[other] „{ $value }“ steht bei der Option „{ $problem }“ nicht zur Wahl.
}
refusal-unknown-table = Diesen Tisch finde ich auf diesem Server nicht.
refusal-unknown-button = Dieser Knopf funktioniert nicht mehr. { COMMAND("board") } zeigt dir deine Partie mit neuen Knöpfen.
refusal-unknown-command = Dieser Befehl hat sich geändert, aber dein Discord zeigt noch den alten. Bitte lade Discord neu; { COMMAND("help") } zeigt, was ich jetzt kann.
refusal-table-closed = Dieser Tisch wurde ohne Ergebnis geschlossen. { COMMAND("newgame") } eröffnet einen neuen.
refusal-already-started = Die Partie läuft schon.
refusal-seats-given = Die Plätze an diesem Tisch sind schon vergeben.
refusal-not-started = Die Partie läuft noch nicht.
refusal-not-over = Die Partie läuft noch.
refusal-not-seated = Du spielst an diesem Tisch nicht mit.
refusal-gave-up = Du hast deinen Platz an diesem Tisch aufgegeben.
refusal-already-seated = Du spielst schon an Tisch { $table }.
refusal-table-full = An diesem Tisch sind alle Plätze besetzt.
refusal-seats-kept = Die freien Plätze sind vorerst für eingeladene Leute reserviert. Bitte versuch es in ein paar Minuten noch einmal.
refusal-not-invited = Dieser Tisch ist privat: Mitspielen kann nur, wen der Host einlädt.
refusal-kept-out = Der Host hat dich von diesem Tisch entfernt. Mit einer Einladung kannst du zurückkommen.
refusal-already-invited = Diese Person hat schon einen Platz, oder einer ist für sie reserviert.
refusal-player-gone = Diese Person sitzt nicht mehr an diesem Tisch.
refusal-no-such-seat = Hier ist keine KI, die du entfernen könntest.
refusal-too-few-players = { $least ->
    [one] Erst muss sich jemand hinsetzen, dann kann die Partie starten.
   *[other] Die Partie braucht mindestens { $least } Leute am Tisch. Warte auf andere oder nimm KIs dazu.
}
refusal-not-alone = Inzwischen ist jemand dazugekommen. Drück „Starten“, wenn alle da sind.
# $missing are names.
refusal-not-ready = Die Optionen haben sich geändert. Vor dem Start fehlt noch „Bereit“ von { $missing }.
refusal-counts-as-lost = Das würde für dich als Niederlage zählen.
# $host is a name, or `nobody` if it is not known.
refusal-not-host = { $host ->
    [nobody] Das kann nur der Host dieses Tisches.
   *[other] Das kann nur { $host } als Host dieses Tisches.
}

# $kind: whose tables are counted; `lobbies` are those of this user that have not started.
refusal-limit-reached = { $kind ->
    [lobbies] { $limit ->
        [one] Du bist schon Host an einem Tisch, der noch nicht gestartet ist. Starte oder verlass ihn zuerst.
       *[other] Du bist schon Host an { $limit } Tischen, die noch nicht gestartet sind. Starte oder verlass zuerst einen davon.
    }
    [user] { $limit ->
        [one] Du spielst hier schon an einem Tisch. Bitte spiel diese Partie erst zu Ende.
       *[other] Du spielst hier schon an { $limit } Tischen. Bitte spiel erst eine Partie zu Ende.
    }
    [channel] { $limit ->
        [one] In diesem Kanal läuft schon eine Partie. Bitte nimm einen anderen.
       *[other] In diesem Kanal laufen schon { $limit } Partien. Bitte nimm einen anderen.
    }
    [watchers] Diese Liste ist voll: { $limit } Leute stehen schon darauf.
    [team] Ein Turnier kann höchstens { $limit } Leute in der Co-Leitung haben.
    [tournaments] Auf diesem Server gibt es schon { $limit } Turniere. Bring erst eins zu Ende oder sag eins ab.
   *[server] { $limit ->
        [one] Auf diesem Server läuft schon eine Partie. Bitte warte, bis sie vorbei ist.
       *[other] Auf diesem Server laufen schon { $limit } Partien. Bitte warte, bis eine vorbei ist.
    }
}
refusal-hints-off = An diesem Tisch gibt es keine Tipps.
refusal-too-fast = { $seconds ->
    [one] Nicht so schnell. Bitte versuch es in einer Sekunde noch einmal.
   *[other] Nicht so schnell. Bitte versuch es in { $seconds } Sekunden noch einmal.
}
refusal-paused = Diese Partie pausiert. Wer am Zug ist, kann sie über „Tisch“ fortsetzen; nach einer Stunde können das alle am Tisch.
# $problem says what stands in the way; $when is a moment in seconds since 1970.
refusal-cannot-act = { $problem ->
    [nobody_owes] Außer dir ist gerade niemand am Zug.
    [unshown] Ich konnte den Spielplan noch nicht zeigen, also kann sich auch niemand verspäten.
    [nudge_later] Lass den anderen etwas Zeit: Anstupsen kannst du <t:{ $when }:R>.
    [seated] Du spielst an diesem Tisch selbst mit.
    [no_swap] Plätze lassen sich nur in einzelnen Partien ohne Wertung weitergeben.
    [not_waiting] Diese Person wartet nicht mehr auf einen Platz.
    [away] Gerade spielt die KI für dich. Hol dir mit „Meine Ansicht“ erst deinen Platz zurück.
    [present] Diese Person ist gerade nicht am Zug, also wartet auch niemand auf sie.
    [not_away] Noch ist Zeit: Diese Person gilt erst <t:{ $when }:R> als abwesend.
    [kept_out] Der Host hat dich von diesem Tisch entfernt.
    [resume_later] Wann es weitergeht, entscheidet, wer am Zug ist. Du kannst die Partie <t:{ $when }:R> fortsetzen.
    [asked] Danach hast du schon gefragt. Noch einmal fragen kannst du <t:{ $when }:R>.
    [organizer] An einem Turniertisch entscheiden das die Turnierleitung und die Uhr.
    [alone] An einem Tisch mit Wertung kannst du das nicht allein entscheiden. Warte, bis die Zeit abläuft, oder gib auf.
    [moved] Über so etwas wird schon abgestimmt.
    [declined] Die anderen haben gerade Nein gesagt. Noch einmal fragen kannst du <t:{ $when }:R>.
    [no_vote] Du stimmst hier nicht mit ab.
    [vote_over] Diese Abstimmung ist vorbei.
    [already] Das ist schon erledigt.
   *[unknown] Das geht an diesem Tisch nicht.
}

## Not the player's fault

problem-storage = Ich erreiche gerade meine Datenbank nicht. Nichts ist verloren; bitte versuch es gleich noch einmal.
# The database stopped answering just as it was told to save.
problem-unknown = Meine Datenbank hat nicht geantwortet, deshalb weiß ich nicht, ob das zählt. Falls ja, siehst du es hier, sobald sie wieder da ist; falls nicht, versuch es dann bitte noch einmal.
problem-shown-later = Das zählt, aber ich erreiche gerade meine Datenbank nicht. Du siehst es hier, sobald sie wieder da ist.
problem-discord = Discord hat gerade Probleme. Bitte schau gleich noch einmal nach: Was du getan hast, zählt vielleicht schon.
# $reference is an id that the operator finds in the log.
problem-unexpected = Bei mir ist etwas schiefgelaufen; nichts ist verloren. (Kennung { $reference })

## Tournaments

refusal-unknown-tournament = Dieses Turnier gibt es auf diesem Server nicht.
refusal-no-tournament = Auf diesem Server gibt es noch kein Turnier.
refusal-not-organizer = Das können nur die Turnierleitung und alle, die Events oder diesen Server verwalten dürfen.
refusal-not-entered = Du spielst in diesem Turnier nicht mit.
refusal-already-entered = Du spielst in diesem Turnier schon mit.
refusal-bad-tournament = { $problem ->
    [too_few_players] Ein Turnier braucht mindestens zwei Leute.
    [too_many_players] Für diese Turnierform sind das zu viele Leute.
    [bad_table_size] Mit Tischen dieser Größe geht dieses Spiel oder diese Turnierform nicht.
    [bad_rounds] Mit dieser Zahl von Runden geht diese Turnierform nicht.
    [bad_final] Der Finaltisch braucht zwei bis vier Plätze, aber nicht mehr Plätze als Leute.
    [past] Dieser Zeitpunkt ist schon vorbei. Versuch es mit „morgen 20:00“.
    [too_far] Ein Turnier lässt sich höchstens zwei Monate im Voraus ankündigen. Versuch es mit „in 4 Wochen“.
    [repeat] Ein Turnier, das sich wiederholt, braucht eine Startzeit, etwa „start: Freitag 20:00“.
    [start] Daraus werde ich als Tag und Uhrzeit nicht schlau. Versuch es mit „morgen 20:00“, „Freitag 20 Uhr“, „24.12. 19:30“ oder „in 30 Minuten“.
    [name] Ein Turnier braucht einen Namen mit höchstens 60 Zeichen.
    [closed] Das Turnier läuft schon, jetzt kann niemand mehr einsteigen.
    [full] Das Turnier ist voll.
    [too_few_checked_in] Weniger als zwei Leute haben eingecheckt.
    [no_check_in] Der Check-in ist nicht offen.
    [checked_in] Du hast schon eingecheckt.
    [check_in] Ein Check-in braucht eine Startzeit.
    [long_check_in] Der Check-in kann höchstens einen Tag vor dem Start öffnen.
    [started] Das Turnier läuft schon.
    [fixed] Das Turnier läuft schon, das lässt sich nicht mehr ändern.
    [role] Dieses Turnier ist nur für Mitglieder mit einer bestimmten Rolle.
    [not_started] Das Turnier läuft noch nicht.
    [over] Das Turnier ist vorbei.
    [last_round] Es kommt keine Runde mehr, für die es Paarungen gäbe.
    [paused] Du setzt schon aus. Mit { COMMAND("tournament back") } bist du wieder dabei.
    [here] Du bist bereits dabei.
    [left] Du bist aus diesem Turnier ausgeschieden und kannst nicht wieder einsteigen.
    [round_over] Diese Runde ist schon vorbei.
    [no_such_table] Diesen Tisch gibt es in dieser Runde nicht.
    [still_open] Dieser Tisch der laufenden Runde ist noch offen; Tische früherer Runden lassen sich nicht wieder öffnen.
    [earlier_round] Nur Tische der laufenden Runde lassen sich wieder öffnen. Korrigiere das Ergebnis mit { COMMAND("organize result") }.
    [played] Dieser Tisch ist schon gespielt. Korrigiere sein Ergebnis mit { COMMAND("organize result") }.
    [bye] Ein Freilos hat kein Ergebnis, das sich korrigieren lässt.
    [places] Bitte gib allen an diesem Tisch einen Rang, mindestens einmal die 1: 2,1,3.
    [reason] Eine Korrektur braucht eine Begründung.
    [long_reason] Die Begründung darf höchstens 300 Zeichen haben.
    [who] Bitte sag, wen du meinst: eine Person oder die Nummer einer KI.
    [own_wish] Diese Person pausiert oder ist von sich aus ausgestiegen; zurückkommen kann sie nur selbst.
    [is_here] Diese Person ist bereits dabei.
    [runs_it] Diese Person leitet das Turnier schon mit.
    [no_co_organizer] Diese Person gehört nicht zur Co-Leitung dieses Turniers.
    [bot] Bots können kein Turnier leiten.
   *[nobody] Diese Person spielt in diesem Turnier nicht mit.
}
# What a tournament is to arrange: news in a channel, a role to ping, a role for the winner. $what is that channel or role.
refusal-cannot-arrange = { $problem ->
    [news] Du darfst in { $what } selbst nicht schreiben, also kündige ich dort auch kein Turnier für dich an.
    [news_lacking] Ich darf in { $what } nicht schreiben. Bitte frag die Admins: Ich brauche dort „Kanal ansehen“ und „Nachrichten senden“.
    [ping] Du darfst { $what } dort selbst nicht erwähnen, also mache ich es auch nicht für dich.
    [ping_lacking] Ich darf { $what } dort nicht erwähnen. Bitte frag die Admins: Diese Rolle muss erwähnbar sein.
    [managed] { $what } lässt sich nicht vergeben: Wer sie hat, bestimmt eine App oder Discord selbst.
    [power] { $what } gibt Macht über diesen Server. Wer ein Turnier leitet, entscheidet, wer gewinnt; deshalb taugt das nicht als Preis.
    [rights] { $what } kann ich niemandem geben. Bitte frag die Admins: Ich brauche „Rollen verwalten“.
    [above] { $what } steht nicht unter meiner höchsten Rolle. Bitte frag die Admins: Meine muss darüber stehen.
   *[own] { $what } kannst du nur als Preis aussetzen, wenn du diese Rolle selbst vergeben könntest: mit „Rollen verwalten“ und einer höheren eigenen Rolle.
}
