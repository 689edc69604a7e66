# The menu behind the Table button of a running game: for one person alone.

# $who are the names of those who have yet to move, $since is a moment as Discord shows it: "5 minutes ago".
menu-waits = Wachten op { $who }; de beurt begon { $since }.
# Follows menu-waits; $alone says whether the reader decides without the others.
# $when is a moment as Discord shows it: "in 5 minutes".
menu-away = { $alone ->
    [yes] Wie nog aan de beurt is, geldt { $when } als afwezig. Als host kun je dan de beurt overslaan of de AI laten spelen.
   *[no] Wie nog aan de beurt is, geldt { $when } als afwezig. Dan kun je laten stemmen: de beurt overslaan of de AI laten spelen.
}
menu-organizer = Is er iemand afwezig aan een toernooitafel, dan lossen de organisatie en de klok dat op.
menu-empty = Er valt hier nu niets voor je te doen.

# Buttons.
menu-button-nudge = Porren
menu-button-follow = Volgen
menu-button-unfollow = Niet meer volgen
menu-button-wait = Wachten op een plek
menu-button-unwait = Niet meer wachten
menu-button-pause = Pauze
menu-button-resume = Hervatten
menu-button-end = Partij afbreken
menu-button-resign = Opgeven
# About somebody who is away; $name is their name. At most 80 characters.
menu-seat-skip = { $name } overslaan
menu-seat-ai = AI voor { $name }
# $newcomer waits for a seat; it may be the seat of the AI, of somebody who is away, or the reader's own.
menu-swap = { $newcomer } voor { $name }
menu-own-seat = Mijn plek aan { $newcomer } geven

# What was done, said above the menu.
menu-did-nudge = De por is uitgedeeld.
menu-did-follow = Ik tag je hier zodra deze partij is afgelopen.
menu-did-unfollow = Je volgt deze partij niet meer.
menu-did-wait = Je wacht op een plek. Ik tag je hier zodra de spelers je er een geven.
menu-did-unwait = Je wacht niet meer op een plek.
menu-did-resume = De partij gaat verder.
menu-asked = Ik heb het de anderen gevraagd. Het gebeurt zodra iedereen akkoord is.
menu-decided = Geregeld.

## Votes, in the channel

# $by and $who are names.
motion-asks-pause = { $by } vraagt om een pauze: de klok staat stil tot wie aan de beurt is de partij hervat; na een uur kan elke speler dat.
motion-asks-end = { $by } wil deze partij zonder uitslag afbreken.
motion-about-skip = { $by } wil { $who } overslaan: er volgt een onschuldige zet, alsof de tijd om was.
motion-about-ai = { $by } wil de AI voor { $who } laten spelen, tot { $who } terug is.
# $newcomer is a mention.
motion-hand-on = { $by } wil de eigen plek voorgoed aan { $newcomer } geven.
motion-swap = { $by } wil de plek van { $who } voorgoed aan { $newcomer } geven.
# Follows one of the questions; $who are mentions of those who have yet to agree.
motion-open = { $who } Akkoord?
motion-ended-passed = Aangenomen.
motion-ended-declined = Afgewezen.
motion-ended-lapsed = Deze stemming is voorbij: de partij is al verder.
motion-yes = Akkoord
motion-no = Nee

# Said on the board; $when is a moment as Discord shows it: "in 7 days".
turn-paused = Pauze. Wie aan de beurt is, kan de partij hervatten, en na een uur elke speler: druk op ‘Tafel’. Anders gaat het { $when } vanzelf verder.

# Said in the channel; $who and $by are mentions, $link leads to the board.
turn-nudge = { $who } { $by } wacht op een zet bij { $table }: { $link }
seat-given = { $who } Je hebt nu een plek bij { $table }: { $link }
followers-told = { $who } De gevolgde partij is afgelopen.
