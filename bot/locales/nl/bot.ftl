# What the bot says around the boards: lobby, turn, result, commands.
# $who, $host, $people and $where are names or mentions, ready to be read.

language-name = Nederlands

## People

# The number tells two of one level apart; 0: there is only one.
ai-name = 🤖 { $level ->
    [easy] Makkelijk
    [medium] Gemiddeld
    [hard] Moeilijk
   *[expert] Expert
}{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}
player-name = Speler { $seat }
played-by-ai = { $who } (de AI speelt)
level-easy = Makkelijk
level-medium = Gemiddeld
level-hard = Moeilijk
level-expert = Expert

## A table

table-heading = { $game }, tafel { $table }
table-heading-series = { $game }, tafel { $table }, partij { $number } van { $games }
table-aborted = Deze tafel is gesloten.
# Who ended a table before its time.
table-ended = { $started ->
    [yes] { $who } heeft deze partij afgebroken. Er is geen uitslag.
   *[no] { $who } heeft deze tafel gesloten.
}
table-quiet = Gesloten zonder uitslag: { $days } dagen lang geen zet.
table-expired = Niemand heeft deze tafel op tijd gestart. Open een nieuwe met { COMMAND("newgame") }.

games-chosen = { $games ->
    [players] toernooimodus (iedereen begint een keer)
    [one] één partij
   *[other] { $games } partijen
}
turn-time = { turn-length } per beurt
turn-length = { $unit ->
    [days] { $count ->
        [one] 1 dag
       *[other] { $count } dagen
    }
    [hours] { $count ->
        [one] 1 uur
       *[other] { $count } uur
    }
    [minutes] { $count ->
        [one] 1 minuut
       *[other] { $count } minuten
    }
   *[seconds] { $count } seconden
}
turn-time-none = geen tijdslimiet (sluit na { $days } dagen zonder zet)
rated = met rating
unrated = zonder rating

## Lobby

# The title; below it stands what the game is about.
lobby-title = { $host } opent een partij { $game }
lobby-terms = Opties: { $agreed }.
lobby-beyond-book = Met { $count } spelers gaat dit verder dan de gedrukte spelregels.
lobby-expires = Sluit { $when } als niemand start.
lobby-tournament = Een tafel van { $name }.
lobby-next-game = De volgende partij van de serie.
lobby-begins = Start { $when } vanzelf.
# The title of what stays of a lobby.
lobby-started = { $game }: de partij is begonnen
# In small letters below the board. $table is a heading; $fingerprint has 26 characters: K7QPX-3M9RT-4VW8ZC-1HDNJ-6SYB2.
table-fairness =
    { $table }
    Eerlijk spel: { $fingerprint }

button-join = Meedoen
button-leave = Verlaten
button-start = Starten
# On the button as long as it cannot be pressed.
button-start-missing = { $count ->
    [one] Starten (nog één speler)
   *[other] Starten (nog { $count } spelers)
}
button-play-ai = Nu tegen de AI
button-rules = Spelregels
button-remove-ai = AI weghalen
menu-add-ai = AI toevoegen

# Said to whom a lobby calls; $who are mentions.
lobby-invites = { $who } { $kind ->
    [tournament] De tafel staat klaar.
   *[match] De volgende partij staat klaar.
}

## Turn

# The title if no person is asked; $who are names of AI players.
turn-ai-thinks = { $count ->
    [one] { $who } denkt na
   *[other] { $who } denken na
}
turn-break = Pauze
# $who are mentions; the title below says what to do.
turn-calls = Aan de beurt: { $who }
# $when is a moment as Discord shows it: "in 5 minutes", and "5 minutes ago" once it has passed.
turn-deadline = De tijd loopt { $when } af.
turn-reminder = { $limit ->
    [yes] { $who } { $table } wacht op een zet ({ $link }): de tijd loopt { $when } af.
   *[no] { $who } { $table } wacht op een zet ({ $link }): zonder zet sluit de tafel { $when }.
}
# For whom the AI plays.
turn-substitute = { $gave_up ->
    [yes] { $who } heeft opgegeven; de AI speelt verder.
   *[no] { $who } is er niet; de AI speelt tot deze speler weer klikt.
}
# What is left of a turn when it is over, in small letters: "-# Qwixx, table 3: Ana red 5".
turn-over = -# { $table }: { $told }
button-my-view = Mijn bord
button-hint = Hint
# Opens the menu of a table, see menu.ftl.
button-table = Tafel

## Panel and hint

# One's own answer while the others do not know it; $move is worded as on its button: 15 on star 2.
panel-answered = Jouw antwoord: **{ $move }**.
panel-waiting = Wachten op { $names }.
panel-over = Deze partij is afgelopen.
button-refresh = Vernieuwen
button-back = Terug
hint-title = Hint voor { $table }

## Result

# Who was not there at the end has lost, even if the AI has won the game for that seat.
result-abandoned = { $how ->
    [away] { $who } was er niet; de AI viel in.
    [left_to_ai] { $who } gaf op; de AI heeft de partij uitgespeeld.
    [ended] { $who } heeft deze partij afgebroken.
   *[gave_up] { $who } heeft opgegeven.
}
# A place is written 1\. because Discord numbers lists anew, and places can be shared.
standing-line = { $left ->
    [gave_up] { $place }\. { $who }: { $score }, verloren door opgave
    [away] { $place }\. { $who }: { $score }, verloren door afwezigheid aan het eind
    [ended] { $place }\. { $who }: { $score }, verloren door af te breken
   *[no] { $won ->
        [yes] { $place }\. { $who }: { $score } 🏆
       *[no] { $place }\. { $who }: { $score }
    }
}

series-head = Na partij { $played } van { $games }:
series-line = { $won ->
    [yes] { $place }\. { $who }: { $points } { $points ->
        [one] punt
       *[other] punten
    } 🏆
   *[no] { $place }\. { $who }: { $points } { $points ->
        [one] punt
       *[other] punten
    }
}
button-rematch = Revanche
button-replay = Replay
replay-attached = Het replaybestand van tafel { $table }. Iedereen kan het controleren met { COMMAND("verify") }.

## Fair play, for one person alone

button-fair-play = Eerlijk spel
fair-title = Eerlijk spel: { $table }
fair-promise =
    Voordat er iemand aan tafel zat, heb ik een geheim getrokken. Alle worpen en fiches volgen daaruit, uit het moment van de start en uit wie er meespelen. Zo kan niemand ze uitkiezen. Dit is de vingerafdruk van het geheim:
    { "" }**`{ $fingerprint }`**
fair-whole = Dat is het begin van de SHA-256 van het geheim, in 26 tekens in plaats van 64: `{ $commitment }`
fair-hidden = Het geheim blijft verborgen tot de partij is afgelopen: wie het kent, weet wat er komt. Daarna onthult deze knop het.
fair-secret = Het geheim was `{ $secret }`
fair-check = Wil je de partij controleren, typ dan { COMMAND("verify") } met tafel { $table } en de vingerafdruk die je hebt gezien. Het kan ook zonder mij: haal met ‘Replay’ het bestand op en start `python -m core.verify FILE FINGERPRINT` vanuit mijn broncode.

## Answers to commands

# $table is a number that leads to the table's message, where it is known: [table 4](https://…).
table-link = [tafel { $table }]({ $link })
table-number = tafel { $table }
opened = Je partij wacht aan { $table }.
joined = Je doet mee aan { $table }.
left = Je hebt tafel { $table } verlaten.
aborted = { $lost ->
    [yes] Je hebt de partij aan tafel { $table } afgebroken. Dat telt voor jou als verlies.
   *[no] Tafel { $table } is zonder uitslag gesloten.
}
abort-confirm = { $lost ->
    [yes] { $table }: voor iedereen afbreken? Deze partij telt voor de rating: voor jou wordt het een verlies, en iedereen ziet dat jij hebt afgebroken. Wil je stoppen zonder uitslag, druk dan bij het bord op ‘Tafel’ en vraag het de anderen. Wil je verderspelen, negeer dan dit bericht.
   *[no] { $table }: voor iedereen afbreken? Er komt dan geen uitslag, en iedereen ziet dat jij hebt afgebroken. Moet het doorgaan, negeer dan dit bericht.
}
button-abort = Partij afbreken
shown-again = Weer in beeld: { $table }.
# Follows a refusal because of too many open tables.
tables-hosted = Die van jou: { $tables }.
resign-confirm = { $alone ->
    [yes] { $table }: opgeven? Dat telt als verlies. Wil je verderspelen, negeer dan dit bericht.
   *[no] { $table }: opgeven? Dat telt hoe dan ook als verlies. Laat de AI verderspelen als je de anderen een volwaardige partij gunt; stap je uit, dan doet je plek niet meer mee en eindig je als laatste. Wil je verderspelen, negeer dan dit bericht.
}
button-resign-ai = AI laten doorspelen
button-resign-forfeit = Uitstappen
resigned = Je hebt je plek opgegeven.
restarting = Rungs start opnieuw op. Probeer het zo nog eens; er gaat niets verloren.
wrong-channel = Op deze server wordt gespeeld in { $where }.
not-shown = Discord laat me tafel { $table } nu niet tonen. Er gaat niets verloren; ik blijf het proberen.
too-slow = Dat duurde me te lang. Klik nog een keer.
missing-permissions = Rungs mist rechten in { $where }. Vraag de beheerders om: { $names }.
permission-view-channel = Kanaal bekijken
permission-send-messages = Berichten versturen
permission-embed-links = Links insluiten
permission-attach-files = Bestanden bijvoegen
permission-read-message-history = Berichtgeschiedenis lezen
permission-create-public-threads = Openbare threads maken
permission-send-messages-in-threads = Berichten versturen in threads
# Below a list that is too long for one message.
page-number = Pagina { $page } van { $pages }
games-title = Open tafels
games-none = Er is geen tafel open. Begin er een met { COMMAND("newgame") }.
games-line = { $status ->
    [lobby] **{ $table }** in { $where } wacht nog op spelers: { $people }
   *[other] **{ $table }** in { $where }: { $people }
}
# $fingerprint and $commitment are the short and the long form of one thing; $where is the channel in which the game was
# played; $lobby the address of a message.
verify-genuine = ✅ Tafel { $table } in { $where } is eerlijk gespeeld: elke worp, elk fiche en elke zet volgt uit het geheim dat vóór de partij vastlag. Vergelijk de vingerafdruk { $lobby ->
    [unknown] uit de lobby
   *[other] [uit de lobby]({ $lobby })
}: `{ $fingerprint }` (oudere berichten tonen hem helemaal: `{ $commitment }`)
verify-consistent = ⚠️ Het klopt, maar ik ken deze partij niet op deze server. Elke worp, elk fiche en elke zet volgt uit het geheim in het bestand, maar iedereen kan een geheim kiezen en een partij verzinnen. Echt is die alleen als een lobby vóór de partij deze vingerafdruk liet zien: `{ $fingerprint }` (oudere berichten tonen hem helemaal: `{ $commitment }`)
# $line is the number at the beginning of a line.
verify-false = ❌ Klopt niet: { $fault ->
    [form] dit is geen replay van Rungs, of het bestand is beschadigd of onvolledig.
    [game] ik ken dit spel of deze versie van de regels niet.
    [commitment] het geheim past niet bij wat vooraf is vastgelegd.
    [abandoned] er zou iemand hebben opgegeven die niet aan deze tafel zat.
    [line] regel { $line } van de zetten volgt niet uit het geheim en de zetten ervoor.
    [move] zet { $line } is in strijd met de spelregels.
    [end] na de laatste zet is de partij nog niet afgelopen; het bestand is afgekapt.
   *[standings] de eindstand volgt niet uit de zetten.
}
# $file and $game are lines of replay files.
verify-differs = ❌ Klopt niet: tafel { $table } is anders gespeeld. De eerste regel die afwijkt is `{ $file }` in jouw bestand, maar `{ $game }` in de partij.
# The game follows from its secret, but another fingerprint than its own was given.
verify-not-promised = ❌ Niet de beloofde partij: elke worp, elk fiche en elke zet volgt uit het geheim, maar de vingerafdruk daarvan is `{ $fingerprint }`, niet de vingerafdruk die je opgaf.
verify-unreadable = Dat is geen replaybestand: het moet een tekst van hoogstens vier megabyte zijn.

## Settings

admins-only = Alleen wie deze server mag beheren, kan de instellingen wijzigen.
settings-title = Serverinstellingen
settings-language = Taal: { $language ->
    [default] zoals in de serverinstellingen van Discord
   *[other] { $language }
}
settings-turn-time = Bedenktijd: { $time }
settings-threads = Partijen in threads: { $value }
settings-pings = Pings als iemand aan de beurt is: { $value }
settings-hints = Hints: { $value }
settings-old-turns = Berichten van oude beurten: { $value ->
    [shrink] ingekort tot één regel
    [keep] blijven staan
   *[remove] worden verwijderd
}
settings-theme = Afbeeldingen: { $theme ->
    [light] licht
   *[dark] donker
}
settings-time-zone = Tijdzone: { $zone }
settings-channels = Speelkanalen: { $where }
settings-all-channels = alle
settings-change = Iets wijzigen? Typ { COMMAND("settings") } en kies een optie.
switch = { $on ->
    [yes] aan
   *[no] uit
}
choice-default = Zoals in Discord
me-title = **Jouw instellingen**
me-language = Taal: { $language ->
    [default] zoals in jouw Discord
   *[other] { $language }
}
me-pictures = Borden als afbeelding: { $value }
me-pings = Pings als jij aan de beurt bent: { $value }
me-change = Iets wijzigen? Typ { COMMAND("me") } en kies een optie.
privacy-confirm = Wil je echt alles laten wissen wat over jou is opgeslagen? Je ratings en statistieken verdwijnen, je verlaat lobby’s en toernooien, en in lopende partijen speelt de AI voor je verder. Dit kan niet ongedaan worden gemaakt.
button-forget = Mijn gegevens wissen
privacy-deleted = Alles wat over jou was opgeslagen, is gewist. Afgelopen partijen houden hun zetten, zonder jouw naam.
privacy-exported = Dit is alles wat over jou is opgeslagen.

## Playground

playground-title = Welkom bij Rungs!
playground-welcome =
    Druk op een spel en speel meteen, tegen een AI. Wil je meer spelers, een ander AI-niveau of opties kiezen, typ dan hieronder { COMMAND("newgame") }.

    Dit is een Discord-kanaal dat op je computer wordt nagebootst; de bot is echt. Jij bent iedereen hier: kies bovenaan als wie je speelt.
# Describes the picture; $games are the names of all games.
playground-alt = De spellen: { $games }.
button-play = { $game } spelen
button-guide = Help
playground-no-threads = Hier is maar één kanaal, dus threads kunnen niet; op Discord wel. Staan ze aan, dan zet { COMMAND("settings") } ze uit.
