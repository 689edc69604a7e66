# Tournaments: their public message, and the answers to /tournament.
# $name is the tournament's name, $who and $people are names, ready to be read.

## The public message

# Who has announced it and decides about it, with the co-organizers.
tournament-organizer = Organisatie: { $who }.
tournament-game = Een **{ $game }**-toernooi.
tournament-format = { $format ->
    [table-match] Eén tafel voor hoogstens { $size } spelers, meerdere partijen.
    [round-robin] Iedereen tegen iedereen, { $rounds ->
        [0] zo veel rondes als nodig
        [one] één ronde
       *[other] { $rounds } rondes
    }, { $size } per tafel.
   *[swiss] Zwitsers systeem, { $rounds ->
        [0] zo veel rondes als nodig
        [one] één ronde
       *[other] { $rounds } rondes
    }, { $size } per tafel.
}
# The same in the picture, where there is little room.
tournament-card = { $format ->
    [table-match] Eén tafel, meerdere partijen
    [round-robin] Iedereen tegen iedereen, { $size } per tafel
   *[swiss] Zwitsers systeem, { $size } per tafel
}
# Describes the picture; $how is one of the above.
tournament-card-alt = { $name }: { $game }. { $how }.
tournament-with-final = De beste { $seats } gaan naar de finaletafel.
tournament-terms = Elke tafel: { $terms }.
tournament-hints = { $allowed ->
    [yes] Hints zijn toegestaan.
   *[no] Geen hints: iedereen speelt op eigen kracht.
}
tournament-repeats = { $repeat ->
    [weekly] Komt elke week terug.
   *[monthly] Komt elke maand terug.
}
tournament-for-role = Alleen leden met { $role } kunnen meedoen.
tournament-prize = Wie wint, krijgt { $role }.
tournament-places = Er kunnen hoogstens { $places } spelers meedoen. Wie daarna komt, wacht op een vrije plek.
tournament-check-in = { $minutes ->
    [one] Inchecken kan in de laatste minuut voor de start: wie dat mist, ligt eruit.
   *[other] Inchecken kan in de laatste { $minutes } minuten voor de start: wie dat mist, ligt eruit.
}
# What orders the field before results do; $fingerprint is 26 characters. What lots are for is in docs/tournaments.md.
tournament-lots = { $seeding ->
    [rating] Plaatsing op rating, bij gelijke rating door loting, uit een geheim met de vingerafdruk `{ $fingerprint }`.
   *[lots] Plaatsing door loting, uit een geheim met de vingerafdruk `{ $fingerprint }`.
}
tournament-starts = **Druk op ‘Meedoen’ om mee te spelen.** Start { $when }.
# $who runs it.
tournament-starts-by-hand = **Druk op ‘Meedoen’ om mee te spelen.** Het begint als { $who } op ‘Starten’ drukt.
# Stands there instead once check-in is open, and once it has begun.
tournament-check-in-below = Inchecken kan nu; zie hieronder.
tournament-begun = Het is begonnen; zie hieronder.
tournament-entered = { $count ->
    [0] Er doet nog niemand mee.
    [one] Eén speler: { $people }
   *[other] { $count } spelers: { $people }
}
tournament-waiting = { $count ->
    [one] Eén op de wachtlijst: { $people }
   *[other] { $count } op de wachtlijst: { $people }
}
tournament-others = nog { $count }
tournament-footer = Toernooi { $number }
tournament-cancelled = { $why ->
    [check-in] Dit toernooi gaat niet door: er hadden minder dan twee spelers ingecheckt.
    [players] Dit toernooi gaat niet door: er deden minder dan twee spelers mee.
   *[organizer] Dit toernooi is afgelast.
}
tournament-check-in-title = { $name }: inchecken
# Above the message; $who are mentions of those who have not checked in.
tournament-call = Al aanwezig? { $who }
# $name leads to that message.
tournament-call-more = Inchecken voor { $name } kan nu: { $who }
tournament-press-check-in = **Druk op ‘Inchecken’ om mee te spelen.** Start { $when }. Wie dan niet is ingecheckt, ligt eruit.
tournament-there = { $count ->
    [0] Er heeft nog niemand ingecheckt.
   *[other] { $count } van { $all } ingecheckt: { $people }
}
tournament-check-in-waiting = Sta je op de wachtlijst? Check ook in: je speelt mee als er dan een plek vrij is.
# Stands there instead once it is over.
tournament-check-in-over = Inchecken kan niet meer; zie hieronder.
button-check-in = Inchecken
# In the first round.
tournament-missed-check-in = { $count ->
    [one] Eén speler heeft niet ingecheckt en ligt eruit: { $people }
   *[other] { $count } spelers hebben niet ingecheckt en liggen eruit: { $people }
}
tournament-no-place = { $late ->
    [yes] Er was geen plek meer voor { $people }. Komt er een vrij, druk dan op ‘Meedoen’.
   *[no] Er was geen plek meer voor { $people }.
}
# To those who have moved up from the waiting list; $name leads to the tournament.
tournament-admitted = { $check ->
    [yes] { $who } Er is een plek vrijgekomen bij { $name }. Nog niet ingecheckt? Doe dat om de plek te houden.
   *[no] { $who } Er is een plek vrijgekomen bij { $name }.
}
tournament-round-title = { $name }: ronde { $round } van { $rounds }
tournament-final-title = { $name }: de finale
tournament-end-title = { $name }: eindstand
# Who has won it; $final says whether by winning the final.
tournament-won = 🏆 { $count ->
    [one] { $final ->
        [yes] { $who } wint de finale, en daarmee { $name }!
       *[no] { $who } wint { $name }!
    }
   *[other] { $who } winnen samen { $name }!
}
tournament-nobody-came = Er kwam niemand aan tafel, dus niemand heeft gewonnen.
tournament-end = Alle uitslagen: { COMMAND("tournament standings") }, { COMMAND("tournament pairings") }, { COMMAND("tournament export") }
# Above a picture; $state is how far it is.
tournament-heading = { $name }: { $state }
# $table is the number within the round, $at the table in the channel, as a link.
tournament-pairing = **{ $table }.** { $people } ({ $at })
tournament-table-number = tafel { $game }
tournament-played = **{ $table }.** { $people } ✅
tournament-placed = { $who } ({ $place })
tournament-bye = **{ $table }.** { $who } is vrij
# Those who have paused or missed a round.
tournament-away = Pas na terugkomst weer ingedeeld: { $people }
button-tournament-pause = Pauze
button-tournament-back = Ik ben terug
# Opens the panel of those who run the tournament.
button-manage = Beheren
tournament-more-tables = De andere tafels: { COMMAND("tournament pairings") }
tournament-column-played = gespeeld
tournament-column-points = punten
tournament-column-final = finale
tournament-column-ahead = hoger door
# $told sums up points and what decides.
tournament-standing = { $dropped ->
    [yes] { $place }\. { $who } (afwezig): { $told }
   *[no] { $place }\. { $who }: { $told }
}
tournament-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
tournament-wins = { $wins ->
    [one] 1 zege
   *[other] { $wins } zeges
}
tournament-tables-played = { $played } gespeeld
tournament-in-final = { $shared ->
    [yes] plaats { $place } in de finale, gedeeld
   *[no] { $place ->
        [1] finale gewonnen
       *[other] plaats { $place } in de finale
    }
}
# What puts somebody ahead of the next one, who has as many points; $own and $other are the numbers of both.
tournament-ahead = hoger door { tournament-criterion } ({ $own } tegen { $other })
tournament-criterion = { $criterion ->
    [absences] minder afwezigheid
    [opponents] tegenstanders
    [encounter] onderling resultaat
    [wins] zeges
   *[margin] verschil
}
tournament-live = -# Tussenstand, alleen op punten. Bij een gelijke stand staat aan het eind hoger wie sterkere tegenstanders had, naar hun gemiddelde aantal punten.
# Where places are shared, lots decide who is in the final.
tournament-by-lot = 🎲 Door loting in de finale: { $people }.
tournament-opponents = -# Tegenstanders: het gemiddelde aantal punten van wie een speler heeft getroffen.
tournament-correction = { $kind ->
    [given-back] ✏️ Ronde { $round }, tafel { $table } is heropend door { $by }: { $reason }
   *[corrected] ✏️ Ronde { $round }, tafel { $table } is gecorrigeerd door { $by }: { $reason }
}
# Stands behind a table's result.
tournament-corrected-by = (✏️ gecorrigeerd door { $by }: { $reason })
tournament-an-organizer = iemand van de organisatie

## News in another channel

# A role that is pinged may stand before it. $when is a time, as Discord shows it; $link leads to the tournament's message.
tournament-news = { $status ->
    [open] { $timed ->
        [yes] **{ $name }**, een { $game }-toernooi, start { $when }. Doe hier mee: { $link }
       *[no] **{ $name }**, een { $game }-toernooi, is open. Doe hier mee: { $link }
    }
    [cancelled] **{ $name }**, een { $game }-toernooi, gaat niet door.
    [finished] **{ $name }**, een { $game }-toernooi, is afgelopen: { $link }
   *[running] **{ $name }**, een { $game }-toernooi, is begonnen: { $link }
}

## Answers

tournament-organizers-only = Alleen wie evenementen of deze server mag beheren, kan toernooien aankondigen.
tournament-created = Toernooi { $number } is aangekondigd.
# May follow the above.
tournament-no-event = Met het recht ‘Evenementen maken’ zou ik het ook bij de evenementen van de server zetten.
# How a typed start was understood; also while it is typed, at most 100 characters. Weekday 0 is Monday.
tournament-moment = { $weekday ->
    [0] maandag
    [1] dinsdag
    [2] woensdag
    [3] donderdag
    [4] vrijdag
    [5] zaterdag
   *[6] zondag
} { $day } { $month ->
    [1] januari
    [2] februari
    [3] maart
    [4] april
    [5] mei
    [6] juni
    [7] juli
    [8] augustus
    [9] september
    [10] oktober
    [11] november
   *[12] december
} om { $time } ({ $zone })
tournament-starts-at = Het begint { $moment }.
tournament-zone-unset = Deze server heeft geen tijdzone ingesteld, dus ik lees tijden als UTC. Een beheerder kan die instellen met { COMMAND("settings") } `{ option-time-zone }`.
tournament-starts-by-hand-choice = Geen starttijd: de organisatie drukt op ‘Starten’
# What is agreed now follows, line by line.
tournament-edited = { $name }, zoals nu aangekondigd:
tournament-not-shown = Discord laat me toernooi { $number } nu niet tonen. Er gaat niets verloren; ik blijf het proberen.
tournament-joined = Je doet mee aan { $name }.
tournament-waits = { $name } is vol. Je bent nummer { $place } op de wachtlijst; ik laat het weten als je een plek krijgt.
tournament-checked-in = Je bent ingecheckt voor { $name }.
tournament-left = Je hebt { $name } verlaten. Zolang het loopt, kun je terugkomen met { COMMAND("tournament back") }.
tournament-paused = Je wordt bij { $name } niet meer ingedeeld tot je terug bent. Je huidige partij gaat door.
tournament-back = Welkom terug! In de volgende ronde van { $name } word je weer ingedeeld.
tournament-started = { $rounds ->
    [one] { $name } is begonnen. Er is één ronde.
   *[other] { $name } is begonnen. Er zijn { $rounds } rondes.
}
tournament-call-off = { $name } afgelasten? De open tafels worden zonder uitslag gesloten.
button-call-off = Toernooi afgelasten
# The tournament repeats: only this one is canceled, or those that would follow as well.
button-call-off-once = Alleen dit toernooi
button-call-off-all = Dit en alle volgende
tournament-close-round = { $count ->
    [0] Alle tafels van ronde { $round } zijn klaar. Verdergaan?
    [one] Eén tafel van ronde { $round } is nog open. Als je die nu sluit, telt dat zo:
   *[other] { $count } tafels van ronde { $round } zijn nog open. Als je die nu sluit, telt dat zo:
}
# A table of the round, and what everybody there gets if it is closed.
tournament-table = **{ $table }.** { $people }
tournament-counts = { $presence ->
    [no_show] { $who } { $points } (niet gekomen)
    [left] { $who } { $points } (opgegeven)
   *[played] { $who } { $points }
}
# Stands below, if somebody will be set aside.
tournament-will-miss = Ronde gemist, pas na terugkomst weer ingedeeld: { $people }
button-close-round = Ronde { $round } sluiten
tournament-next = { $count ->
    [0] { $name }: alle tafels waren klaar.
    [one] { $name }: er is één tafel gesloten.
   *[other] { $name }: er zijn { $count } tafels gesloten.
}
# $count is how many open games have ended by it.
tournament-corrected = { $count ->
    [0] De uitslag is gecorrigeerd.
   *[other] De tafel is beëindigd zoals je besliste.
}
tournament-reopened = Tafel { $table } is weer open. Ik roep de spelers op.
# While an organizer types; $people and $who are names. At most 100 characters.
tournament-table-choice = { $state ->
    [open] { $table }: { $people } (open)
   *[ended] { $table }: { $people }
}
tournament-place-choice = { $place }. { $who }
tournament-ai = AI { $number }
tournament-dropped = { $who } ligt uit { $name }.
tournament-returned = { $who } wordt in de volgende ronde van { $name } weer ingedeeld.
tournament-team = { $count ->
    [0] { $name } heeft geen medeorganisatoren.
   *[other] Medeorganisatoren van { $name }: { $people }. De knop ‘Beheren’ bij het bericht van het toernooi werkt ook voor hen.
}
tournament-was-cancelled = { $name } is afgelast.
tournament-skipped = { $name } is afgelast. Het volgende wordt nu aangekondigd.
# $state is one of the states below.
tournament-exported = { $name }, { $state }:
tournament-not-begun = Deze ronde is nog niet begonnen.
tournament-not-started = { $name } is nog niet begonnen.
# $state is one of the following: how far a tournament is.
tournament-choice = { $name }, { $state } (nr. { $number })
tournament-state = { $status ->
    [open] aangekondigd
    [finished] afgelopen
   *[cancelled] afgelast
}
tournament-state-final = de finale
tournament-state-round = ronde { $round } van { $rounds }

## The panel of those who run it

organizer-about = Alleen jij ziet dit paneel. Wat je hier doet, geldt meteen, behalve als ik er eerst naar vraag.
organizer-over = Dit toernooi is afgelopen.
button-start-now = Nu starten
organizer-menu-decide = Over een tafel beslissen
organizer-menu-reopen = Een tafel heropenen
organizer-menu-out = Iemand eruit halen
organizer-menu-return = Iemand terughalen
# The last choice of a long menu.
organizer-more = Meer (pagina { $page } van { $pages })
# Titles and labels of forms: at most 45 characters.
organizer-decide = Ronde { $round }, tafel { $table }: de uitslag
organizer-reopen = Ronde { $round }, tafel { $table }: heropenen
# Names stand below it, and a place for each of them is typed: 2,1,3.
organizer-places = Plaatsen, in deze volgorde
organizer-reason = Reden (iedereen kan die lezen)
