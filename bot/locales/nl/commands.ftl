# Names and descriptions of the commands, as Discord shows them while somebody types.
# Names: 1 to 32 characters, lower case, no spaces. Descriptions and choices: at most 100 characters.
# The English ones are the same as in the code. For one command (with all that comes after /organize)
# Discord takes 8,000 characters, of each text in its longest language.

## Commands

command-newgame = spelen
command-newgame-description = Een tafel openen en op spelers wachten
command-join = meedoen
command-join-description = Aan een tafel meedoen of je plek terugnemen
command-leave = verlaten
command-leave-description = Een lobby verlaten of je plek opgeven
command-resign = opgeven
command-resign-description = Je plek opgeven
command-board = bord
command-board-description = Het bord van een tafel opnieuw tonen
command-hint = hint
command-hint-description = Advies bij je zet; alleen jij ziet het
command-table = tafel
command-table-description = Wat je aan een tafel kunt doen: porren, volgen en meer
command-games = partijen
command-games-description = Open tafels op deze server
command-rules = spelregels
command-rules-description = De regels van een spel
command-replay = replay
command-replay-description = Een afgelopen partij terugkijken, zet voor zet
command-verify = controleren
command-verify-description = Controleren of een afgelopen partij eerlijk was
command-help = help
command-help-description = Wat deze bot kan
command-settings = instellingen
command-settings-description = Rungs instellen voor deze server
command-me = ik
command-me-description = Je eigen taal, borden en pings
command-privacy = privacy
command-privacy-description = Zien of wissen wat ik over je bewaar
command-abort = afbreken
command-abort-description = Een tafel voor iedereen afbreken
command-leaderboard = ranglijst
command-leaderboard-description = De ratings op deze server
command-stats = statistieken
command-stats-description = Statistieken van spelers
command-tournament = toernooi
command-tournament-description = Toernooien op deze server
command-organize = organiseren
command-organize-description = Toernooien aankondigen en leiden

# What comes after /tournament and /organize.
subcommand-create = aankondigen
subcommand-create-description = Een toernooi aankondigen in dit kanaal
subcommand-edit = wijzigen
subcommand-edit-description = Voor de start wijzigen wat is aangekondigd
subcommand-join = meedoen
subcommand-join-description = Meedoen aan een toernooi
subcommand-check-in = inchecken
subcommand-check-in-description = Voor de start van een toernooi melden dat je er bent
subcommand-leave = verlaten
subcommand-leave-description = Een toernooi verlaten
subcommand-pause = pauze
subcommand-pause-description = De komende rondes overslaan tot je terug bent
subcommand-back = terug
subcommand-back-description = Na een pauze weer ingedeeld worden
subcommand-start = starten
subcommand-start-description = Een toernooi starten
subcommand-next = verder
subcommand-next-description = Open tafels sluiten en naar de volgende ronde
subcommand-cancel = afgelasten
subcommand-cancel-description = Een toernooi afgelasten
subcommand-result = uitslag
subcommand-result-description = Over een open tafel beslissen of een uitslag corrigeren
subcommand-reopen = heropenen
subcommand-reopen-description = Een ongespeelde tafel teruggeven aan de spelers
subcommand-drop = verwijderen
subcommand-drop-description = Iemand uit een toernooi halen
subcommand-return = terughalen
subcommand-return-description = Wie eruit lag of een ronde miste, weer indelen
subcommand-team = team
subcommand-team-description = Medeorganisatoren kiezen of bekijken
subcommand-pairings = indeling
subcommand-pairings-description = Wie tegen wie speelt
subcommand-standings = stand
subcommand-standings-description = De stand van een toernooi
subcommand-export = exporteren
subcommand-export-description = Een toernooi downloaden als bestand

## Names of options

# Like names of commands; no two options of one command may be called the same. The description
# stands beside the name.
option-action = actie
option-add = toevoegen
option-ai = ai
option-announce-in = aankondigen-in
option-autostart = autostart
option-channel = kanaal
option-check-in = inchecken
option-file = bestand
option-final = finale
option-fingerprint = vingerafdruk
option-format = soort
option-game = spel
option-games = partijen
option-hints = hints
option-invite = uitnodigen
option-invite2 = uitnodigen2
option-invite3 = uitnodigen3
option-invite4 = uitnodigen4
option-language = taal
option-level = niveau
option-most = maximum
option-name = naam
option-old-turns = oude-beurten
option-page = pagina
option-pictures = afbeeldingen
option-ping = ping
option-pings = pings
option-places = plaatsen
option-private = privé
option-prize = prijs
option-rated = rating
option-reason = reden
option-remove = verwijderen
option-repeat = herhalen
option-role = rol
option-round = ronde
option-rounds = rondes
option-seeding = plaatsing
option-start = start
option-table = tafel
option-table-size = tafelgrootte
option-theme = thema
option-thread = thread
option-threads = threads
option-time-zone = tijdzone
option-tournament = toernooi
option-turn-time = bedenktijd
option-user = persoon
option-variant = voorbereiding

## What the options mean

# The same for every command that is about one table.
option-table-description = Nummer van de tafel
option-newgame-game-description = Welk spel
option-newgame-variant-description = Voorbereiding
option-newgame-games-description = Hoeveel partijen
option-newgame-turn-time-description = Bedenktijd: kies er een of typ seconden
option-newgame-ai-description = Met hoeveel AI’s je begint
option-newgame-private-description = Alleen wie je uitnodigt, kan meedoen
option-newgame-autostart-description = Vanzelf starten zodra alle plekken bezet zijn
option-newgame-level-description = Hoe goed de AI speelt
option-newgame-rated-description = Of de partij telt voor de rating
option-newgame-thread-description = In een eigen thread spelen (standaard: zoals de server is ingesteld)
option-newgame-invite-description = Wie je uitnodigt
option-rules-game-description = Welk spel
option-verify-file-description = Een replaybestand om te controleren; met tafelnummer: vergeleken met die partij
option-verify-fingerprint-description = Wat de lobby toonde voor eerlijk spel, om te vergelijken
option-settings-language-description = De taal van openbare berichten
option-settings-turn-time-description = Standaardbedenktijd: kies er een of typ seconden
option-settings-threads-description = Elke partij in een thread spelen
option-settings-pings-description = Mensen pingen als ze aan de beurt zijn
option-settings-hints-description = Hints toestaan
option-settings-theme-description = Afbeeldingen voor donkere of lichte schermen
option-settings-old-turns-description = Wat er gebeurt met het bericht van een beurt die voorbij is
option-settings-time-zone-description = Waar de klok van de server staat: typ een stad
option-settings-channel-description = Spelen in een kanaal toestaan of verbieden
option-me-language-description = De taal van berichten die alleen jij ziet
option-me-pictures-description = Je borden als afbeelding tonen (uit: als tekst)
option-me-pings-description = Jou pingen als je aan de beurt bent
option-privacy-action-description = Wat je wilt doen
# The same for every command that is about one tournament.
option-tournament-description = Welk toernooi
option-page-description = Welke pagina
option-stats-user-description = Van wie (standaard: van jou)
option-create-name-description = Naam van het toernooi
option-create-format-description = Toernooivorm
option-create-rounds-description = Aantal rondes (0, de standaard: zo veel als nodig)
option-create-table-size-description = Spelers per tafel
option-create-final-description = Plekken aan de finaletafel (0: geen finale)
option-create-role-description = Alleen leden met deze rol kunnen meedoen (@everyone: iedereen)
option-create-start-description = Wanneer het vanzelf start: morgen 20:00, vrijdag 20 uur, over 30 minuten (-: met de hand)
option-create-check-in-description = Minuten voor de start waarin iedereen moet inchecken (0: niet)
option-create-most-description = Hoeveel er kunnen meedoen; de anderen wachten op een plek (0: geen limiet)
option-create-seeding-description = Wat de volgorde aan het begin bepaalt
option-create-repeat-description = Na afloop opnieuw aankondigen
option-create-news-description = Waar het nog meer wordt aangekondigd, naast dit kanaal
option-create-ping-description = Rol die een ping krijgt bij de aankondiging (dezelfde nog eens: geen)
option-create-prize-description = Rol voor wie wint (@everyone: geen)
option-create-ai-description = Met hoeveel AI’s het begint
option-result-round-description = Ronde (standaard: de huidige)
option-result-table-description = Nummer van de tafel in de ronde
option-result-places-description = Wie eerste, tweede enz. werd; of plaatsen zoals op de lijst: 2,1,3
option-result-reason-description = Reden (wordt bewaard)
option-drop-user-description = Wie eruit gaat
option-drop-ai-description = Of een AI: het nummer in de naam
option-return-user-description = Wie terugkomt
option-team-add-description = Wie het toernooi mee mag leiden
option-team-remove-description = Wie het niet meer mag leiden
option-export-format-description = Soort bestand

## Choices

choice-repeat-never = Nooit
choice-repeat-weekly = Elke week
choice-repeat-monthly = Elke maand
choice-format-swiss = Zwitsers systeem
choice-format-round-robin = Iedereen tegen iedereen
choice-format-table-match = Eén tafel, meerdere partijen
choice-seeding-lots = Door loting
choice-seeding-rating = Op rating
choice-export-csv = Stand (CSV)
choice-export-json = Alles (JSON)

choice-old-turns-remove = Verwijderen
choice-old-turns-shrink = Inkorten tot één regel
choice-old-turns-keep = Laten staan
choice-theme-dark = Donker
choice-theme-light = Licht
choice-privacy-about = Wat er is opgeslagen
choice-privacy-export = Mijn gegevens exporteren
choice-privacy-delete = Mijn gegevens wissen
