# The menu behind the Table button of a running game: for one person alone.

# $who are the names of those who have yet to move, $since is a moment as Discord shows it: "il y a 5 minutes".
menu-waits = On attend { $who } (message envoyé { $since }).
# Follows menu-waits; $alone says whether the reader decides without the others.
# $when is a moment as Discord shows it: "dans 5 minutes".
menu-away = { $alone ->
    [yes] Sans réponse, l’absence sera constatée { $when }. En tant qu’hôte, tu pourras alors faire passer le tour ou laisser jouer l’IA.
   *[no] Sans réponse, l’absence sera constatée { $when }. Tu pourras alors proposer un vote pour faire passer le tour ou laisser jouer l’IA.
}
menu-organizer = À une table de tournoi, ce sont les orgas et le chrono qui gèrent les absences.
menu-empty = Tu n’as rien à faire ici pour l’instant.

# Buttons.
menu-button-nudge = Relancer
menu-button-follow = Suivre
menu-button-unfollow = Ne plus suivre
menu-button-wait = Attendre une place
menu-button-unwait = Ne plus attendre
menu-button-pause = Pause
menu-button-resume = Reprendre
menu-button-end = Arrêter la partie
menu-button-resign = Abandonner
# About somebody who is away; $name is their name. At most 80 characters.
menu-seat-skip = Passer le tour : { $name }
menu-seat-ai = IA pour { $name }
# $newcomer waits for a seat; it may be the seat of the AI, of somebody who is away, or the reader's own.
menu-swap = { $newcomer } remplace { $name }
menu-own-seat = Donner ma place à { $newcomer }

# What was done, said above the menu.
menu-did-nudge = C’est fait, le rappel est envoyé.
menu-did-follow = Je te mentionnerai ici à la fin de cette partie.
menu-did-unfollow = Tu ne suis plus cette partie.
menu-did-wait = Tu attends une place. Je te mentionnerai ici quand la table t’en donnera une.
menu-did-unwait = Tu n’attends plus de place.
menu-did-resume = La partie reprend.
menu-asked = J’ai demandé aux autres. Ce sera fait dès que tout le monde sera d’accord.
menu-decided = C’est fait.

## Votes, in the channel

# $by and $who are names.
motion-asks-pause = { $by } demande une pause : le chrono s’arrête jusqu’à ce que la personne dont c’est le tour reprenne la partie ; au bout d’une heure, n’importe qui à la table peut le faire.
motion-asks-end = { $by } propose d’arrêter la partie sans résultat.
motion-about-skip = { $by } propose que { $who } passe son tour : un coup sans danger est joué à sa place, comme si le temps était écoulé.
motion-about-ai = { $by } propose de laisser l’IA jouer pour { $who } jusqu’à son retour.
# $newcomer is a mention.
motion-hand-on = { $by } propose de céder définitivement sa place à { $newcomer }.
motion-swap = { $by } propose que { $newcomer } prenne définitivement la place occupée par { $who }.
# Follows one of the questions; $who are mentions of those who have yet to agree.
motion-open = { $who } D’accord ?
motion-ended-passed = Accepté.
motion-ended-declined = Refusé.
motion-ended-lapsed = Ce vote n’a plus lieu d’être : la partie a continué.
motion-yes = D’accord
motion-no = Non

# Said on the board; $when is a moment as Discord shows it: "dans 7 jours".
turn-paused = En pause. La personne dont c’est le tour peut reprendre la partie, et au bout d’une heure n’importe qui à la table : bouton Table. Sinon, elle reprend automatiquement { $when }.

# Said in the channel; $who and $by are mentions, $link leads to the board.
turn-nudge = { $who } { $by } attend la suite : { $table }, { $link }
seat-given = { $who } Tu as maintenant une place : { $table }, { $link }
followers-told = { $who } La partie suivie est terminée.
