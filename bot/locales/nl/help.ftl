# The answer to /help: an overview and five parts, each a message of at most 4000 characters.
# COMMAND names a command so that it can be clicked, in the language of whoever reads it.

help-title = Rungs: vier spellen met oplopende getallen
# $games are the names of all games: **Qwixx** and **Top 12**.
help-intro = Met mij speel je { $games } in je eigen kanaal. Elke beurt zie je het bord, met een knop voor elke zet die je mag doen.
help-first-steps =
    1. **Spelen**: { COMMAND("newgame") } opent een tafel. Voeg AI’s toe en start meteen, of wacht tot anderen meedoen.
    2. **De regels leren**: { COMMAND("rules") } laat elk spel zien in één afbeelding en twee zinnen, en ook alle regels.
    3. **Een toernooi spelen**: { COMMAND("tournament join") }. { COMMAND("leaderboard") } laat zien wie het best is in een spel.

## The parts: on a button (at most 25 characters) and as a title

help-title-overview = Begin hier
help-title-play = Spelen
help-title-table = Aan tafel
help-title-tournaments = Toernooien
help-title-fairness = Uitslagen en eerlijk spel
help-title-privacy = Instellingen en privacy

## Play. First the commands, one line each, then the text.

help-command-newgame = { COMMAND("newgame") } – een tafel openen: spel, opties, AI’s, wie je uitnodigt
help-command-join = { COMMAND("join") } – aanschuiven aan een tafel die nog niet is gestart
help-command-leave = { COMMAND("leave") } – van tafel gaan; tijdens een partij is dat opgeven
help-command-games = { COMMAND("games") } – de tafels op deze server
help-command-rules = { COMMAND("rules") } – de regels van een spel
help-play-text =
    { "" }**Zo begin je**
    1. Typ { COMMAND("newgame") } en kies een spel.
    2. De anderen drukken op ‘Meedoen’, en op ‘Klaar’ als ze zover zijn; voor lege plekken voegt de host AI’s toe.
    3. De host drukt op ‘Starten’ of laat de tafel vanzelf starten. Als je aan de beurt bent, tag ik je.

    Met ‘Host’ kan de host mensen uitnodigen of wegsturen, iemand anders host maken, en opties en bedenktijd wijzigen.

## At the table

help-command-board = { COMMAND("board") } – het bord opnieuw plaatsen als het uit beeld is geschoven
help-command-hint = { COMMAND("hint") } – de beste zetten en waarom; alleen jij ziet ze
help-command-table = { COMMAND("table") } – porren, volgen en meer bij een lopende partij, net als de knop ‘Tafel’
help-command-resign = { COMMAND("resign") } – een lopende partij opgeven; een AI kan voor je verderspelen
help-command-abort = { COMMAND("abort") } – een tafel afbreken, voor de host en moderators
help-table-text =
    { "" }**Jouw beurt**
    Druk op een knop onder het bord. Zit je vast? Druk op ‘Hint’: alleen jij ziet het antwoord. Met ‘Mijn bord’ zie je je eigen bord.

    { "" }**Als iemand er niet is**
    - Een beurt kan een tijdslimiet hebben, met een aftelklok; die loopt alleen zolang ik het bord kan tonen. Voor de tijd om is, herinner ik je eraan; daarna wordt er een onschuldige zet voor je gedaan.
    - Na drie van die zetten op rij neemt een AI je plek in tot je terugkomt. Daarvoor kunnen de anderen al afspreken je over te slaan of de AI te laten spelen.
    - Ben je aan het eind van de partij niet terug, dan heb je verloren, hoe goed de AI ook speelde.
    - Verlaat je de server, dan geef je op: de AI speelt verder, en iemand anders wordt host.
    - Een partij zonder tijdslimiet sluit na { $days } dagen zonder zet.
    - Even pauze? Druk op ‘Tafel’. Partijen overleven een herstart: oude knoppen blijven werken.

## Tournaments

help-command-tournament = { COMMAND("tournament join") }, { COMMAND("tournament pairings") }, { COMMAND("tournament standings") } – meedoen aan toernooien en ze volgen
help-command-organize = { COMMAND("organize create") } – toernooien aankondigen en leiden, eenmalig of elke week, voor wie evenementen mag beheren; wie een toernooi leidt, kan ook op ‘Beheren’ drukken bij het bericht ervan
help-tournaments-text =
    { "" }**Zo werkt het**
    Een organisator kondigt een toernooi aan; je drukt op de knop of typt { COMMAND("tournament join") }. Elke ronde open ik een tafel voor de spelers die elkaar treffen en tag ik ze daar. De stand volgt vanzelf. Moet je voor de start inchecken, druk dan op ‘Inchecken’, anders lig je eruit. Met ‘Pauze’ sla je de komende rondes over; heb je er een gemist, druk dan op ‘Ik ben terug’ om weer ingedeeld te worden.

## Results and fair play

help-command-leaderboard = { COMMAND("leaderboard") } – wie de hoogste rating heeft in een spel
help-command-stats = { COMMAND("stats") } – partijen, zeges, scores, rating en geluk
help-command-replay = { COMMAND("replay") } – een afgelopen partij nog eens, zet voor zet, of als bestand
help-command-verify = { COMMAND("verify") } – controleren of een afgelopen partij eerlijk was
help-fairness-text = Voordat er iemand aan tafel zit, trek ik een geheim en toon ik de vingerafdruk ervan (SHA-256) in de lobby. Alle dobbelstenen en fiches volgen uit dit geheim, het moment van de start en wie er meespelen, dus niemand kan ze uitkiezen, zelfs ik niet. Aan het eind onthul ik het geheim, en { COMMAND("verify") } rekent de hele partij na.

## Settings and privacy

help-command-me = { COMMAND("me") } – je eigen taal, en borden als afbeelding of als tekst
help-command-settings = { COMMAND("settings") } – taal, bedenktijd en meer, voor wie de server beheert
help-command-privacy = { COMMAND("privacy") } – zien of wissen wat over jou is opgeslagen
help-command-help = { COMMAND("help") } – deze tekst
help-privacy-text = Ik bewaar je Discord-id, de tafels waaraan je speelt, je zetten, je uitslagen en je instellingen; geen berichten en geen namen. { COMMAND("privacy") } geeft je een kopie of wist alles.
