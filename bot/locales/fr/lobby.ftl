# The lobby: who may join, who is ready, and the panel of its host.

## Lobby

lobby-private = Privée : il faut une invitation de l’hôte pour jouer.
lobby-starts-itself = Démarre automatiquement quand toutes les places sont prises et que c’est OK pour tout le monde.
# $changed lists what was agreed anew: "3 parties, 5 minutes par tour".
lobby-changed = Changement : **{ $changed }**. Si ça te va, clique sur « OK pour moi ».
# What is missing, and who can do something about it.
lobby-missing = { $count ->
    [1] **Encore une place à prendre :** clique sur Rejoindre. Ou { $host } ajoute une IA.
   *[other] **Encore { $count } places à prendre :** clique sur Rejoindre. Ou { $host } ajoute des IA.
}
# One player in the list.
lobby-player = { $who }{ $hosts ->
    [yes] { " " }(hôte)
   *[no] { "" }
}{ $ready ->
    [yes] { " " }✅
   *[no] { "" }
}
# Said to invited people, one or several; $who are mentions, $until is a time of day.
lobby-keeps-seats = { $who } Invitation à jouer : place réservée jusqu’à { $until }. En cas d’empêchement, il suffit de cliquer sur Quitter.

button-ready = OK pour moi
button-host = Hôte
button-come-back = Revenir

## Leaving a seat that a tournament or a match gave

leave-confirm = Quitter { $table } ? L’IA jouera à ta place, mais tu peux revenir jusqu’au début de la partie.
left-for-now = Tu as quitté { $table }. Tu peux revenir jusqu’au début de la partie.

## The host's panel

host-about = Tu es l’hôte de cette table : { $agreed }. Si tu changes quelque chose, les autres devront de nouveau cliquer sur « OK pour moi ».
host-over = { $started ->
    [yes] Cette table n’est plus un lobby.
   *[no] Tu n’es plus l’hôte de cette table.
}
host-rated = { $on ->
    [yes] Passer en amical
   *[no] Passer en classé
}
host-private = { $on ->
    [yes] Ouvrir à tout le monde
   *[no] Rendre privée
}
host-autostart = { $on ->
    [yes] Démarrer à la main
   *[no] Démarrer au complet
}
host-menu-game = Changer de jeu
host-menu-time = Changer le temps par tour
host-menu-people = Exclure quelqu’un ou changer d’hôte
host-menu-invite = Inviter ou réadmettre quelqu’un
# Choices; $who is a name.
host-kick = Exclure { $who }
host-hand-over = Donner le rôle d’hôte à { $who }
