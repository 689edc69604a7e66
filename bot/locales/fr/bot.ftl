# What the bot says around the boards: lobby, turn, result, commands.
# $who, $host, $people and $where are names or mentions, ready to be read.

language-name = Français

## People

# The number tells two of one level apart; 0: there is only one.
ai-name = 🤖 { $level ->
    [easy] Facile
    [medium] Moyen
    [hard] Difficile
   *[expert] Expert
}{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}
player-name = J{ $seat }
played-by-ai = { $who } (l’IA joue)
level-easy = Facile
level-medium = Moyen
level-hard = Difficile
level-expert = Expert

## A table

table-heading = { $game }, table { $table }
table-heading-series = { $game }, table { $table }, partie { $number } sur { $games }
table-aborted = Cette table a été fermée.
# Who ended a table before its time.
table-ended = { $started ->
    [yes] { $who } a mis fin à la partie. Elle n’a pas de résultat.
   *[no] { $who } a fermé cette table.
}
table-quiet = Fermée sans résultat : personne n’a joué pendant { $days } jours.
table-expired = Personne n’a démarré cette table à temps. Pour en ouvrir une autre : { COMMAND("newgame") }.

games-chosen = { $games ->
    [players] mode tournoi : tout le monde commence une fois
    [1] une partie
   *[other] { $games } parties
}
turn-time = { turn-length } par tour
turn-length = { $unit ->
    [days] { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
    [hours] { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
    [minutes] { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
   *[seconds] { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
}
turn-time-none = sans limite de temps, fermeture après { $days } jours sans coup joué
rated = en classé
unrated = en amical

## Lobby

# The title; below it stands what the game is about.
lobby-title = { $host } ouvre une partie de { $game }
lobby-terms = Options : { $agreed }.
lobby-beyond-book = À { $count }, on sort des règles imprimées.
lobby-expires = Ferme { $when } si personne ne démarre.
lobby-tournament = Table de tournoi : { $name }.
lobby-next-game = La partie suivante de la série.
lobby-begins = Démarre automatiquement { $when }.
# The title of what stays of a lobby.
lobby-started = { $game } : c’est parti
# In small letters below the board. $table is a heading; $fingerprint has 26 characters: K7QPX-3M9RT-4VW8ZC-1HDNJ-6SYB2.
table-fairness =
    { $table }
    Équité : { $fingerprint }

button-join = Rejoindre
button-leave = Quitter
button-start = Démarrer
# On the button as long as it cannot be pressed.
button-start-missing = Démarrer (il en manque { $count })
button-play-ai = Jouer contre l’IA
button-rules = Règles
button-remove-ai = Retirer une IA
menu-add-ai = Ajouter une IA

# Said to whom a lobby calls; $who are mentions.
lobby-invites = { $who } { $kind ->
    [tournament] La table est prête.
   *[match] La partie suivante est prête.
}

## Turn

# The title if no person is asked; $who are names of AI players.
turn-ai-thinks = { $count ->
    [one] { $who } réfléchit
   *[other] { $who } réfléchissent
}
turn-break = En pause
# $who are mentions, one or several; the title below says what to do.
turn-calls = { $who } C’est le moment de jouer.
# $when is a moment as Discord shows it: "dans 5 minutes", and "il y a 5 minutes" once it has passed.
turn-deadline = Temps limite : { $when }.
turn-reminder = { $limit ->
    [yes] { $who } C’est toujours le moment de jouer : { $table } ({ $link }). Temps limite : { $when }.
   *[no] { $who } C’est toujours le moment de jouer : { $table } ({ $link }). Si rien ne se passe, la table ferme { $when }.
}
# For whom the AI plays.
turn-substitute = { $gave_up ->
    [yes] { $who } a abandonné ; l’IA joue la suite.
   *[no] { $who } n’est plus là ; l’IA joue en attendant son prochain clic.
}
# What is left of a turn when it is over, in small letters: "-# Qwixx, table 3 : Ana 5 rouge".
turn-over = -# { $table } : { $told }
button-my-view = Mon jeu
button-hint = Conseil
# Opens the menu of a table, see menu.ftl.
button-table = Table

## Panel and hint

# One's own answer while the others do not know it; $move is worded as on its button: 15 en étoile 2.
panel-answered = Ta réponse : **{ $move }**.
panel-waiting = On attend { $names }.
panel-over = Cette partie est terminée.
button-refresh = Actualiser
button-back = Retour
hint-title = Conseil pour { $table }

## Result

# Who was not there at the end has lost, even if the AI has won the game for that seat.
result-abandoned = { $how ->
    [away] { $who } n’était plus là ; l’IA a joué à sa place.
    [left_to_ai] { $who } a abandonné ; l’IA a joué jusqu’au bout à sa place.
    [ended] { $who } a mis fin à la partie.
   *[gave_up] { $who } a abandonné.
}
# A place is written 1\. because Discord numbers lists anew, and places can be shared.
standing-line = { $left ->
    [gave_up] { $place }\. { $who } : { $score }, défaite par abandon
    [away] { $place }\. { $who } : { $score }, défaite pour absence à la fin
    [ended] { $place }\. { $who } : { $score }, défaite pour avoir arrêté la partie
   *[no] { $won ->
        [yes] { $place }\. { $who } : { $score } 🏆
       *[no] { $place }\. { $who } : { $score }
    }
}

series-head = Après la partie { $played } sur { $games } :
series-line = { $won ->
    [yes] { $place }\. { $who } : { $points } { $points ->
        [one] point
       *[other] points
    } 🏆
   *[no] { $place }\. { $who } : { $points } { $points ->
        [one] point
       *[other] points
    }
}
button-rematch = Revanche
button-replay = Revoir
replay-attached = Le fichier de la table { $table }. Tout le monde peut le vérifier avec { COMMAND("verify") }.

## Fair play, for one person alone

button-fair-play = Équité
fair-title = Équité : { $table }
fair-promise =
    Avant que quelqu’un s’installe, j’ai tiré un secret. Tous les lancers et toutes les pioches en découlent, ainsi que du moment du départ et des personnes à la table : personne ne peut les choisir. Voici l’empreinte du secret :
    { "" }**`{ $fingerprint }`**
fair-whole = C’est le début du SHA-256 du secret, en 26 caractères au lieu de 64 : `{ $commitment }`
fair-hidden = Le secret reste caché jusqu’à la fin de la partie : le connaître, ce serait savoir ce qui va sortir. Ensuite, ce bouton le révèle.
fair-secret = Le secret était `{ $secret }`
fair-check = Pour vérifier la partie, tape { COMMAND("verify") } avec la table { $table } et l’empreinte que tu as vue. Pour la vérifier sans moi, clique sur Revoir, récupère le fichier et lance `python -m core.verify FICHIER EMPREINTE` depuis mon code source.

## Answers to commands

# $table is a number that leads to the table's message, where it is known: [table 4](https://…).
table-link = [table { $table }]({ $link })
table-number = table { $table }
opened = Ta partie t’attend : { $table }.
joined = Tu es dans la partie : { $table }.
left = Tu as quitté la table { $table }.
aborted = { $lost ->
    [yes] Tu as mis fin à la table { $table }. Ça compte comme une défaite pour toi.
   *[no] La table { $table } a été fermée sans résultat.
}
abort-confirm = { $lost ->
    [yes] { $table } : arrêter la partie pour tout le monde ? Elle est classée : ça compte comme une défaite pour toi, et tout le monde verra que ça vient de toi. Pour l’arrêter sans résultat, clique sur *Table* sous le plateau et demande l’accord des autres. Pour continuer à jouer, ignore ce message.
   *[no] { $table } : arrêter la partie pour tout le monde ? Elle finira sans résultat, et tout le monde verra que ça vient de toi. Pour la laisser continuer, ignore ce message.
}
button-abort = Arrêter la partie
shown-again = De nouveau affichée : { $table }.
# Follows a refusal because of too many open tables.
tables-hosted = Les tiennes : { $tables }.
resign-confirm = { $alone ->
    [yes] { $table } : abandonner ? Ça compte comme une défaite. Pour continuer à jouer, ignore ce message.
   *[no] { $table } : abandonner ? Ça compte comme une défaite dans tous les cas. Laisse l’IA continuer pour que les autres aient une vraie partie ; si tu déclares forfait, ta place ne joue plus et finit dernière. Pour continuer à jouer, ignore ce message.
}
button-resign-ai = Laisser l’IA continuer
button-resign-forfeit = Déclarer forfait
resigned = Tu as abandonné ta place.
restarting = Rungs redémarre. Réessaie dans un instant ; rien n’est perdu.
wrong-channel = Sur ce serveur, on joue dans { $where }.
not-shown = Discord ne me laisse pas afficher la table { $table } pour l’instant. Rien n’est perdu ; je continue d’essayer.
too-slow = J’ai mis trop de temps. Clique encore une fois.
missing-permissions = Il me manque des permissions dans { $where }. Demande aux admins d’autoriser : { $names }.
permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-embed-links = Intégrer des liens
permission-attach-files = Joindre des fichiers
permission-read-message-history = Voir les anciens messages
permission-create-public-threads = Créer des fils publics
permission-send-messages-in-threads = Envoyer des messages dans les fils
# Below a list that is too long for one message.
page-number = Page { $page } sur { $pages }
games-title = Tables ouvertes
games-none = Aucune table ouverte. Pour en ouvrir une : { COMMAND("newgame") }.
games-line = { $status ->
    [lobby] **{ $table }** dans { $where } attend du monde : { $people }
   *[other] **{ $table }** dans { $where } : { $people }
}
# $fingerprint and $commitment are the short and the long form of one thing; $where is the channel in which the game was
# played; $lobby the address of a message.
verify-genuine = ✅ La table { $table } dans { $where } est honnête : chaque lancer, chaque pioche et chaque coup découle du secret fixé avant la partie. Compare avec l’empreinte affichée par { $lobby ->
    [unknown] son lobby
   *[other] [son lobby]({ $lobby })
} : `{ $fingerprint }` (en entier dans les anciens messages : `{ $commitment }`)
verify-consistent = ⚠️ Cohérent, mais je ne connais pas cette partie sur ce serveur. Chaque lancer, chaque pioche et chaque coup découle du secret du fichier, mais n’importe qui peut choisir un secret et inventer une partie. Elle n’est vraie que si un lobby a affiché cette empreinte avant la partie : `{ $fingerprint }` (en entier dans les anciens messages : `{ $commitment }`)
# $line is the number at the beginning of a line.
verify-false = ❌ Faux : { $fault ->
    [form] ce n’est pas un fichier de partie de Rungs, ou il est abîmé ou incomplet.
    [game] je ne connais pas ce jeu, ou pas cette version de ses règles.
    [commitment] ce secret ne correspond pas à l’empreinte annoncée.
    [abandoned] le fichier fait abandonner une place qui n’existe pas à cette table.
    [line] la ligne { $line } des coups ne découle pas du secret et des coups précédents.
    [move] le coup { $line } est contraire aux règles.
    [end] la partie n’est pas finie après le dernier coup ; le fichier est tronqué.
   *[standings] le classement ne découle pas des coups.
}
# $file and $game are lines of replay files.
verify-differs = ❌ Faux : la table { $table } s’est jouée autrement. La première ligne différente est `{ $file }` dans ton fichier, mais `{ $game }` dans la partie.
# The game follows from its secret, but another fingerprint than its own was given.
verify-not-promised = ❌ Ce n’est pas la partie promise : chaque lancer, chaque pioche et chaque coup découle de son secret, mais l’empreinte de celui-ci est `{ $fingerprint }`, pas celle que tu as donnée.
verify-unreadable = Ce n’est pas un fichier de partie : il faut un texte de quatre mégaoctets au plus.

## Settings

admins-only = Il faut pouvoir gérer ce serveur pour changer ses réglages.
settings-title = Réglages du serveur
settings-language = Langue : { $language ->
    [default] comme dans les paramètres Discord du serveur
   *[other] { $language }
}
settings-turn-time = Temps par tour : { $time }
settings-threads = Parties dans des fils : { $value }
settings-pings = Mention quand c’est à quelqu’un de jouer : { $value }
settings-hints = Conseils : { $value }
settings-old-turns = Messages des tours passés : { $value ->
    [shrink] réduits à une ligne
    [keep] conservés
   *[remove] supprimés
}
settings-theme = Images : { $theme ->
    [light] claires
   *[dark] sombres
}
settings-time-zone = Fuseau horaire : { $zone }
settings-channels = Salons de jeu : { $where }
settings-all-channels = tous
settings-change = Pour changer quelque chose, tape { COMMAND("settings") } et choisis une option.
switch = { $on ->
    [yes] oui
   *[no] non
}
choice-default = Comme dans Discord
me-title = **Tes réglages**
me-language = Langue : { $language ->
    [default] comme dans ton Discord
   *[other] { $language }
}
me-pictures = Plateaux en images : { $value }
me-pings = Mention quand c’est à toi de jouer : { $value }
me-change = Pour changer quelque chose, tape { COMMAND("me") } et choisis une option.
privacy-confirm = Veux-tu vraiment effacer tout ce qui est enregistré sur toi ? Tes cotes et tes statistiques disparaissent, tu quittes les lobbys et les tournois, et l’IA finit tes parties en cours à ta place. C’est irréversible.
button-forget = Effacer mes données
privacy-deleted = Tout ce qui était enregistré sur toi est effacé. Les parties terminées gardent leurs coups, sans ton nom.
privacy-exported = Voici tout ce qui est enregistré sur toi.

## Playground

playground-title = Bienvenue sur Rungs !
playground-welcome =
    Clique sur un jeu pour y jouer tout de suite, contre une IA. Pour choisir le nombre de places, le niveau des IA ou les options, tape { COMMAND("newgame") } ci-dessous.

    Ceci est un salon Discord simulé sur ton ordinateur ; le bot, lui, est bien le vrai. Tu y joues tous les rôles : choisis en haut qui tu es.
# Describes the picture; $games are the names of all games.
playground-alt = Les jeux : { $games }.
button-play = Jouer à { $game }
button-guide = Aide
playground-no-threads = Le bac à sable n’a qu’un salon : on ne peut pas y ouvrir de fils, alors que sur Discord on peut. S’ils sont activés, { COMMAND("settings") } les désactive.
