# Why something could not be done. One friendly sentence each, said to one person alone.

# $sentence is one of the refusals below, $mark a rule's number (Q7), $rule its sentence (mark-q7).
refusal-by-rule = { $sentence } (Règle { $mark } : { $rule })

refusal-refusal = Ce n’est pas possible pour l’instant.

## A button that can no longer act

# $why is one of the refusals below; the player's view follows.
stale-panel = { $why } Voici où en est la partie.
# $link leads to the message that is up to date.
stale-elsewhere = { $why } Le message à jour est ici : { $link }
stale-refreshed = { $why } Ce message est maintenant à jour.

## In a game

refusal-game-over = Cette partie est terminée. Pour rejouer : Revanche ou { COMMAND("newgame") }.
refusal-not-asked = Ce n’est pas à toi de jouer pour l’instant. Attends les autres.
refusal-stale-prompt = La partie a avancé entre-temps.
refusal-already-played = Tu as déjà joué ce coup.
refusal-illegal-move = Tu ne peux pas jouer ce coup maintenant.
# $wanted is what the form asks for: un nombre de 1 à 100.
refusal-illegal-entry = « { $value } » n’est pas { $wanted }.

## At a table

# $wanted says which tables would have done; `lobby` is one to join in this channel.
refusal-no-table = { $wanted ->
    [finished] Tu n’as encore terminé aucune partie ici.
    [lobby] Aucune table à rejoindre dans ce salon. { COMMAND("games") } montre celles d’ailleurs ; { COMMAND("newgame") } en ouvre une.
   *[open] Tu ne joues à aucune table ici. { COMMAND("games") } montre les tables ouvertes ; { COMMAND("newgame") } en ouvre une.
}
# $problem says what does not fit, $value is what was asked for. `seats` comes as a number.
refusal-bad-setup = { $problem ->
    [id] Je ne peux pas ouvrir de table ici.
    [seats] Ce jeu ne se joue pas à { $value }.
    [first] Il n’y a pas de place avec ce numéro pour commencer.
    [game] Je ne connais pas de jeu « { $value } ».
    [games] Ce jeu ne se joue pas en série de cette longueur (« { $value } »).
    [turn_seconds] Le temps par tour va de 30 secondes à 14 jours, ou 0 pour ne pas avoir de limite.
    [channels] Ça fait trop de salons ({ $value }).
    [time_zone] Je ne connais pas le fuseau horaire « { $value } ». Choisis une des suggestions, par exemple Europe/Paris.
    [language] Je ne parle pas encore « { $value } ».
    [ai] En plus de toi, ce jeu n’a de place que pour { $value } IA.
    [invited] { $value ->
        [0] Toutes les places sont prises, tu ne peux inviter personne.
        [1] Il n’y a de place que pour une seule invitation.
       *[other] Il n’y a de place que pour { $value } invitations.
    }
    [invite] Tu ne peux inviter que des gens de ce serveur. Pour des IA, utilise l’option « ia ».
    [option] Ce jeu n’a pas d’option « { $value } ».
    [channel] Je ne vois pas ce salon.
    [role] Je ne connais pas ce rôle.
    [value] « { $value } » ne marche pas ici.
   *[other] « { $value } » n’est pas un des choix de l’option « { $problem } ».
}
refusal-unknown-table = Je ne trouve pas cette table sur ce serveur.
refusal-unknown-button = Ce bouton ne marche plus. { COMMAND("board") } affiche ta partie avec des boutons neufs.
refusal-unknown-command = Cette commande a changé, mais ton Discord montre encore l’ancienne. Recharge Discord ; { COMMAND("help") } montre ce que je sais faire maintenant.
refusal-table-closed = Cette table a été fermée sans résultat. { COMMAND("newgame") } en ouvre une autre.
refusal-already-started = La partie a déjà commencé.
refusal-seats-given = Les places à cette table sont déjà attribuées.
refusal-not-started = La partie n’a pas encore commencé.
refusal-not-over = La partie est encore en cours.
refusal-not-seated = Tu ne joues pas à cette table.
refusal-gave-up = Tu as abandonné ta place à cette table.
refusal-already-seated = Tu joues déjà à la table { $table }.
refusal-table-full = Toutes les places de cette table sont prises.
refusal-seats-kept = Les places libres sont réservées pour l’instant à des invitations. Réessaie dans quelques minutes.
refusal-not-invited = Cette table est privée : il faut une invitation de l’hôte.
refusal-kept-out = L’hôte t’a fait quitter cette table. Tu peux revenir avec une invitation de sa part.
refusal-already-invited = Cette personne a déjà une place, ou une place l’attend.
refusal-player-gone = Cette personne n’est plus à la table.
refusal-no-such-seat = Il n’y a pas d’IA à retirer.
refusal-too-few-players = { $least ->
    [1] Il faut que quelqu’un prenne place avant de démarrer.
   *[other] Il faut être au moins { $least } pour jouer. Attends les autres, ou ajoute des IA.
}
refusal-not-alone = Quelqu’un est arrivé entre-temps. Clique sur Démarrer quand tout le monde est là.
# $missing are names.
refusal-not-ready = Les options ont changé. Avant de démarrer, il manque le « OK pour moi » de : { $missing }.
refusal-counts-as-lost = Ça compterait comme une défaite pour toi.
# $host is a name, or `nobody` if it is not known.
refusal-not-host = { $host ->
    [nobody] Il faut être l’hôte de cette table pour faire ça.
   *[other] C’est à { $host }, l’hôte de cette table, de le faire.
}

# $kind: whose tables are counted; `lobbies` are those of this user that have not started.
refusal-limit-reached = { $kind ->
    [lobbies] { $limit ->
        [1] Tu as déjà ouvert une table qui n’a pas commencé. Démarre-la ou quitte-la d’abord.
       *[other] Tu as déjà ouvert { $limit } tables qui n’ont pas commencé. Démarres-en une ou quittes-en une d’abord.
    }
    [user] { $limit ->
        [1] Tu joues déjà à une table ici. Termine d’abord cette partie.
       *[other] Tu joues déjà à { $limit } tables ici. Termine d’abord une partie.
    }
    [channel] { $limit ->
        [1] Il y a déjà une partie dans ce salon. Essaie un autre salon.
       *[other] Il y a déjà { $limit } parties dans ce salon. Essaie un autre salon.
    }
    [watchers] Cette liste est pleine : { $limit } personnes y sont déjà.
    [team] Un tournoi peut avoir au plus { $limit } co-orgas.
    [tournaments] Il y a déjà { $limit } tournois sur ce serveur. Il faut d’abord en finir ou en annuler un.
   *[server] { $limit ->
        [1] Il y a déjà une partie sur ce serveur. Attends qu’elle soit terminée.
       *[other] Il y a déjà { $limit } parties sur ce serveur. Attends qu’une d’elles soit terminée.
    }
}
refusal-hints-off = Les conseils sont désactivés à cette table.
refusal-too-fast = { $seconds ->
    [one] Pas si vite. Réessaie dans { $seconds } seconde.
   *[other] Pas si vite. Réessaie dans { $seconds } secondes.
}
refusal-paused = Cette partie est en pause. La personne dont c’est le tour peut la reprendre, et au bout d’une heure n’importe qui à la table : bouton Table.
# $problem says what stands in the way; $when is a moment in seconds since 1970.
refusal-cannot-act = { $problem ->
    [nobody_owes] Personne d’autre ne doit jouer pour l’instant.
    [unshown] Je n’ai pas encore pu montrer le plateau, donc personne n’est en retard.
    [nudge_later] Laisse un peu de temps : tu pourras relancer <t:{ $when }:R>.
    [seated] Tu joues toi-même à cette table.
    [no_swap] Une place ne peut changer de mains que dans une partie unique, en amical.
    [not_waiting] Cette personne n’attend plus de place.
    [away] L’IA joue pour toi. Clique d’abord sur « Mon jeu » pour reprendre ta place.
    [present] Ce n’est pas son tour : personne ne l’attend.
    [not_away] Il lui reste du temps : son absence sera constatée <t:{ $when }:R>.
    [kept_out] L’hôte t’a fait quitter cette table.
    [resume_later] La reprise dépend de la personne dont c’est le tour. Tu pourras reprendre la partie <t:{ $when }:R>.
    [asked] Tu l’as déjà demandé. Tu pourras le redemander <t:{ $when }:R>.
    [organizer] À une table de tournoi, ce sont les orgas et le chrono qui décident.
    [alone] À une table classée, tu ne peux pas décider ça sans les autres. Attends le chrono, ou abandonne.
    [moved] Il y a déjà un vote de ce genre en cours.
    [declined] Les autres viennent de dire non. Tu pourras le redemander <t:{ $when }:R>.
    [no_vote] Tu n’as pas de voix dans ce vote.
    [vote_over] Ce vote est terminé.
    [already] C’est déjà fait.
   *[unknown] Ce n’est pas possible à cette table.
}

## Not the player's fault

problem-storage = Je n’arrive pas à joindre ma base de données. Rien n’est perdu ; réessaie dans un instant.
# The database stopped answering just as it was told to save.
problem-unknown = Ma base de données n’a pas répondu, je ne sais donc pas si ça compte. Si oui, tu le verras ici dès qu’elle sera de retour ; sinon, réessaie à ce moment-là.
problem-shown-later = Ça compte, mais je n’arrive pas à joindre ma base de données. Tu le verras ici dès qu’elle sera de retour.
problem-discord = Discord a des soucis en ce moment. Regarde de nouveau dans un instant : ton action compte peut-être déjà.
# $reference is an id that the operator finds in the log.
problem-unexpected = Quelque chose a mal tourné de mon côté ; rien n’est perdu. (Référence { $reference })

## Tournaments

refusal-unknown-tournament = Ce tournoi n’existe pas sur ce serveur.
refusal-no-tournament = Il n’y a pas encore de tournoi sur ce serveur.
refusal-not-organizer = C’est réservé aux orgas du tournoi et à qui peut gérer les événements ou le serveur.
refusal-not-entered = Tu ne participes pas à ce tournoi.
refusal-already-entered = Tu participes déjà à ce tournoi.
refusal-bad-tournament = { $problem ->
    [too_few_players] Il faut être au moins deux pour un tournoi.
    [too_many_players] Ça fait trop de monde pour ce format.
    [bad_table_size] Ce jeu ou ce format ne marche pas avec des tables de cette taille.
    [bad_rounds] Ce format ne marche pas avec ce nombre de rondes.
    [bad_final] La table finale a de deux à quatre places, et pas plus qu’il n’y a d’inscriptions.
    [past] Cette heure est déjà passée. Essaie « demain 20h ».
    [too_far] Un tournoi s’annonce au plus deux mois à l’avance. Essaie « dans 4 semaines ».
    [repeat] Un tournoi qui se répète a besoin d’une heure de départ, par exemple « vendredi 20h ».
    [start] Je ne comprends pas quand ça commence. Essaie « demain 20h », « vendredi 20:00 », « 24/12 19h30 » ou « dans 30 minutes ».
    [name] Un tournoi a besoin d’un nom de 60 caractères au plus.
    [closed] Le tournoi a commencé, on ne peut plus s’inscrire.
    [full] Le tournoi est complet.
    [too_few_checked_in] Il y a eu moins de deux pointages.
    [no_check_in] Le pointage n’est pas ouvert.
    [checked_in] Tu as déjà pointé.
    [check_in] Pour un pointage, il faut une heure de départ.
    [long_check_in] Le pointage peut ouvrir au plus un jour avant le départ.
    [started] Le tournoi a déjà commencé.
    [fixed] Le tournoi a commencé, ça ne peut plus être changé.
    [role] Ce tournoi est réservé aux membres qui ont un certain rôle.
    [not_started] Le tournoi n’a pas encore commencé.
    [over] Le tournoi est terminé.
    [last_round] Il n’y a plus d’autre ronde à jouer.
    [paused] Tu es déjà en pause. Tape { COMMAND("tournament back") } à ton retour.
    [here] Tu joues déjà les prochaines rondes.
    [left] Tu n’es plus dans ce tournoi et tu ne peux pas t’y réinscrire.
    [round_over] Cette ronde est déjà terminée.
    [no_such_table] Il n’y a pas de table avec ce numéro dans cette ronde.
    [still_open] Cette table de la ronde est encore ouverte ; les tables des rondes passées ne peuvent pas être rouvertes.
    [earlier_round] Seules les tables de la ronde en cours peuvent être rouvertes. Corrige plutôt le résultat avec { COMMAND("organize result") }.
    [played] Cette table a été jouée. Corrige plutôt son résultat avec { COMMAND("organize result") }.
    [bye] Une exemption n’a pas de résultat à corriger.
    [places] Donne un rang à tout le monde à cette table, avec au moins un rang 1 : 2,1,3.
    [reason] Une correction a besoin d’une raison.
    [long_reason] La raison peut avoir au plus 300 caractères.
    [who] Dis de qui il s’agit : une personne, ou le numéro d’une IA.
    [own_wish] Cette personne s’est mise en pause ou est partie d’elle-même : elle seule peut décider de revenir.
    [is_here] Cette personne joue déjà les prochaines rondes.
    [runs_it] Cette personne fait déjà partie des orgas de ce tournoi.
    [no_co_organizer] Cette personne n’est pas co-orga de ce tournoi.
    [bot] Un bot ne peut pas diriger de tournoi.
   *[nobody] Cette personne ne participe pas à ce tournoi.
}
# What a tournament is to arrange: news in a channel, a role to ping, a role for the winner. $what is that channel or role.
refusal-cannot-arrange = { $problem ->
    [news] Tu ne peux pas écrire dans { $what }, donc je n’y annonce pas de tournoi pour toi.
    [news_lacking] Je ne peux pas écrire dans { $what }. Demande aux admins de m’y autoriser à Voir le salon et à Envoyer des messages.
    [ping] Tu n’as pas le droit d’y mentionner { $what }, donc je ne le fais pas pour toi.
    [ping_lacking] Je n’ai pas le droit d’y mentionner { $what }. Demande aux admins de rendre ce rôle mentionnable.
    [managed] Personne ne peut recevoir { $what } : une application ou Discord décide de qui l’a.
    [power] { $what } donne des pouvoirs sur ce serveur. Les orgas décident qui gagne, donc ça ne peut pas être un prix.
    [rights] Je ne peux donner { $what } à personne. Demande aux admins de m’accorder Gérer les rôles.
    [above] { $what } n’est pas au-dessous de mon rôle le plus haut. Demande aux admins de placer le mien au-dessus.
   *[own] Tu ne peux offrir { $what } que si tu pourrais le donner toi-même : avec Gérer les rôles et un rôle plus haut.
}
