# The menu behind the Table button of a running game: for one person alone.

# $who are the names of those who have yet to move, $since is a moment as Discord shows it: "5 minutes ago".
menu-waits = Noch am Zug: { $who }, gefragt { $since }.
# Follows menu-waits; $alone says whether the reader decides without the others.
# $when is a moment as Discord shows it: "in 5 minutes".
menu-away = { $alone ->
    [yes] Wer noch am Zug ist, gilt { $when } als abwesend. Als Host kannst du den Zug dann überspringen oder die KI spielen lassen.
   *[no] Wer noch am Zug ist, gilt { $when } als abwesend. Dann kannst du abstimmen lassen: Zug überspringen oder die KI spielen lassen.
}
menu-organizer = Wenn an einem Turniertisch jemand fehlt, regeln das die Turnierleitung und die Uhr.
menu-empty = Für dich gibt es hier gerade nichts zu tun.

# Buttons.
menu-button-nudge = Anstupsen
menu-button-follow = Folgen
menu-button-unfollow = Nicht mehr folgen
menu-button-wait = Auf einen Platz warten
menu-button-unwait = Nicht mehr warten
menu-button-pause = Pause
menu-button-resume = Fortsetzen
menu-button-end = Partie beenden
menu-button-resign = Aufgeben
# About somebody who is away; $name is their name. At most 80 characters.
menu-seat-skip = { $name } überspringen
menu-seat-ai = KI für { $name }
# $newcomer waits for a seat; it may be the seat of the AI, of somebody who is away, or the reader's own.
menu-swap = { $newcomer } für { $name }
menu-own-seat = Meinen Platz an { $newcomer } abgeben

# What was done, said above the menu.
menu-did-nudge = Angestupst.
menu-did-follow = Ich erwähne dich hier, sobald diese Partie vorbei ist.
menu-did-unfollow = Du folgst dieser Partie nicht mehr.
menu-did-wait = Du wartest auf einen Platz. Ich erwähne dich hier, sobald du einen bekommst.
menu-did-unwait = Du wartest nicht mehr auf einen Platz.
menu-did-resume = Die Partie geht weiter.
menu-asked = Ich habe die anderen gefragt. Es gilt, sobald alle einverstanden sind.
menu-decided = Erledigt.

## Votes, in the channel

# $by and $who are names.
motion-asks-pause = { $by } bittet um eine Pause: Die Uhr steht still. Wer am Zug ist, kann die Partie fortsetzen; nach einer Stunde können das alle am Tisch.
motion-asks-end = { $by } möchte diese Partie ohne Ergebnis beenden.
motion-about-skip = { $by } möchte { $who } überspringen: Dann kommt ein harmloser Zug, als wäre die Zeit abgelaufen.
motion-about-ai = { $by } möchte die KI für { $who } spielen lassen, bis { $who } wieder da ist.
# $newcomer is a mention.
motion-hand-on = { $by } möchte den eigenen Platz endgültig an { $newcomer } abgeben.
motion-swap = { $by } möchte den Platz von { $who } endgültig an { $newcomer } geben.
# Follows one of the questions; $who are mentions of those who have yet to agree.
motion-open = { $who } Einverstanden?
motion-ended-passed = Angenommen.
motion-ended-declined = Abgelehnt.
motion-ended-lapsed = Diese Abstimmung hat sich erledigt: Die Partie ist schon weiter.
motion-yes = Einverstanden
motion-no = Nein

# Said on the board; $when is a moment as Discord shows it: "in 7 days".
turn-paused = Pause. Wer am Zug ist, kann die Partie über „Tisch“ fortsetzen; nach einer Stunde können das alle am Tisch. Sonst geht es { $when } von selbst weiter.

# Said in the channel; $who and $by are mentions, $link leads to the board.
turn-nudge = { $who } { $by } wartet bei { $table } auf den nächsten Zug: { $link }
seat-given = { $who } Du hast jetzt einen Platz bei { $table }: { $link }
followers-told = { $who } Die Partie ist vorbei.
