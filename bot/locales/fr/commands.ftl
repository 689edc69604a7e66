# Names and descriptions of the commands, as Discord shows them while somebody types.
# Names: 1 to 32 characters, lower case, no spaces. Descriptions and choices: at most 100 characters.
# For one command (with all that comes after /organize) Discord takes 8,000 characters, of each text in its longest
# language.

## Commands

command-newgame = nouvelle-partie
command-newgame-description = Ouvrir une table et attendre du monde
command-join = rejoindre
command-join-description = Rejoindre une table, ou reprendre ta place
command-leave = quitter
command-leave-description = Quitter un lobby, ou abandonner ta place
command-resign = abandonner
command-resign-description = Abandonner ta place
command-board = plateau
command-board-description = Afficher de nouveau le plateau d’une table
command-hint = conseil
command-hint-description = Demander conseil pour ton coup ; la réponse n’est que pour toi
command-table = table
command-table-description = Ce que tu peux faire à une table : relancer, suivre et plus encore
command-games = parties
command-games-description = Les tables ouvertes sur ce serveur
command-rules = règles
command-rules-description = Les règles d’un jeu
command-replay = revoir
command-replay-description = Revoir une partie terminée, coup par coup
command-verify = vérifier
command-verify-description = Vérifier qu’une partie terminée était honnête
command-help = aide
command-help-description = Ce que ce bot sait faire
command-settings = réglages
command-settings-description = Régler Rungs pour ce serveur
command-me = moi
command-me-description = Ta langue, tes plateaux et tes mentions
command-privacy = mes-données
command-privacy-description = Voir ou effacer ce que j’enregistre sur toi
command-abort = arrêter
command-abort-description = Arrêter une table pour tout le monde
command-leaderboard = classement
command-leaderboard-description = Les cotes sur ce serveur
command-stats = stats
command-stats-description = Tes statistiques, ou celles de quelqu’un d’autre
command-tournament = tournoi
command-tournament-description = Les tournois de ce serveur
command-organize = organiser
command-organize-description = Annoncer et diriger des tournois

# What comes after /tournament and /organize.
subcommand-create = créer
subcommand-create-description = Annoncer un tournoi dans ce salon
subcommand-edit = modifier
subcommand-edit-description = Changer ce qui est annoncé, avant le départ
subcommand-join = rejoindre
subcommand-join-description = T’inscrire à un tournoi
subcommand-check-in = pointer
subcommand-check-in-description = Dire que tu es là, avant le départ d’un tournoi
subcommand-leave = quitter
subcommand-leave-description = Quitter un tournoi
subcommand-pause = pause
subcommand-pause-description = Ne pas jouer les prochaines rondes, jusqu’à ton retour
subcommand-back = retour
subcommand-back-description = Rejouer après une pause
subcommand-start = démarrer
subcommand-start-description = Démarrer un tournoi
subcommand-next = suite
subcommand-next-description = Fermer les tables ouvertes et passer à la ronde suivante
subcommand-cancel = annuler
subcommand-cancel-description = Annuler un tournoi
subcommand-result = résultat
subcommand-result-description = Décider d’une table ouverte, ou corriger un résultat
subcommand-reopen = rouvrir
subcommand-reopen-description = Rouvrir une table qui a fini sans être jouée
subcommand-drop = retirer
subcommand-drop-description = Retirer quelqu’un d’un tournoi
subcommand-return = réintégrer
subcommand-return-description = Faire rejouer quelqu’un, après un retrait ou une ronde manquée
subcommand-team = équipe
subcommand-team-description = Nommer des co-orgas, ou voir qui c’est
subcommand-pairings = rencontres
subcommand-pairings-description = Qui joue contre qui
subcommand-standings = classement
subcommand-standings-description = Le classement d’un tournoi
subcommand-export = exporter
subcommand-export-description = Télécharger un tournoi en fichier

## Names of options

# Like names of commands; no two options of one command may be called the same. The description
# stands beside the name.
option-action = action
option-add = ajouter
option-ai = ia
option-announce-in = annoncer_dans
option-autostart = départ_auto
option-channel = salon
option-check-in = pointage
option-file = fichier
option-final = finale
option-fingerprint = empreinte
option-format = format
option-game = jeu
option-games = parties
option-hints = conseils
option-invite = inviter
option-invite2 = inviter2
option-invite3 = inviter3
option-invite4 = inviter4
option-language = langue
option-level = niveau
option-most = maximum
option-name = nom
option-old-turns = anciens_tours
option-page = page
option-pictures = images
option-ping = mention
option-pings = mentions
option-places = rangs
option-private = privée
option-prize = prix
option-rated = classée
option-reason = raison
option-remove = retirer
option-repeat = répéter
option-role = rôle
option-round = ronde
option-rounds = rondes
option-seeding = ordre
option-start = départ
option-table = table
option-table-size = par_table
option-theme = thème
option-thread = fil
option-threads = fils
option-time-zone = fuseau
option-tournament = tournoi
option-turn-time = temps
option-user = membre
option-variant = mise_en_place

## What the options mean

# The same for every command that is about one table.
option-table-description = Numéro de la table
option-newgame-game-description = Quel jeu
option-newgame-variant-description = Mise en place
option-newgame-games-description = Combien de parties
option-newgame-turn-time-description = Temps par tour : choisis, ou tape des secondes
option-newgame-ai-description = Combien d’IA au départ
option-newgame-private-description = Il faut une invitation de ta part pour jouer
option-newgame-autostart-description = Démarrer automatiquement quand toutes les places sont prises
option-newgame-level-description = Le niveau de l’IA
option-newgame-rated-description = Si la partie compte pour les cotes
option-newgame-thread-description = Jouer dans un fil à part (par défaut : selon le serveur)
option-newgame-invite-description = Quelqu’un à inviter
option-rules-game-description = Quel jeu
option-verify-file-description = Un fichier de partie ; avec un numéro de table : comparé à cette partie
option-verify-fingerprint-description = L’empreinte affichée dans le lobby, à comparer
option-settings-language-description = La langue des messages publics
option-settings-turn-time-description = Temps par tour par défaut : choisis, ou tape des secondes
option-settings-threads-description = Jouer chaque partie dans un fil
option-settings-pings-description = Mentionner les gens quand c’est leur tour
option-settings-hints-description = Permettre les conseils
option-settings-theme-description = Images pour écrans sombres ou clairs
option-settings-old-turns-description = Que faire du message d’un tour passé
option-settings-time-zone-description = L’heure du serveur : tape une ville
option-settings-channel-description = Permettre ou interdire les parties dans un salon
option-me-language-description = La langue des messages visibles uniquement par toi
option-me-pictures-description = Tes plateaux en images (non : en texte)
option-me-pings-description = Te mentionner quand c’est à toi de jouer
option-privacy-action-description = Que faire
# The same for every command that is about one tournament.
option-tournament-description = Quel tournoi
option-page-description = Quelle page
option-stats-user-description = De qui (par défaut : toi)
option-create-name-description = Nom du tournoi
option-create-format-description = Format du tournoi
option-create-rounds-description = Combien de rondes (0, par défaut : autant qu’il en faut)
option-create-table-size-description = Places par table
option-create-final-description = Places à la table finale (0 : pas de finale)
option-create-role-description = Réservé aux membres avec ce rôle (@everyone : tout le monde)
option-create-start-description = Départ automatique : demain 20h, vendredi 20:00, dans 30 minutes (- : à la main)
option-create-check-in-description = Minutes de pointage obligatoire avant le départ (0 : sans)
option-create-most-description = Nombre de places ; ensuite, liste d’attente (0 : sans limite)
option-create-seeding-description = Ce qui fixe l’ordre de départ
option-create-repeat-description = L’annoncer de nouveau à la fin
option-create-news-description = Où l’annoncer en plus de ce salon
option-create-ping-description = Rôle à mentionner à l’annonce (le même à nouveau : aucun)
option-create-prize-description = Rôle à gagner (@everyone : aucun)
option-create-ai-description = Combien d’IA au départ
option-result-round-description = Ronde (par défaut : celle en cours)
option-result-table-description = Numéro de la table dans la ronde
option-result-places-description = Qui a fini 1er, 2e, etc. ; ou les rangs dans l’ordre de la liste : 2,1,3
option-result-reason-description = Raison (conservée)
option-drop-user-description = Qui retirer
option-drop-ai-description = Ou une IA : le numéro dans son nom
option-return-user-description = Qui faire revenir
option-team-add-description = Qui peut aussi diriger le tournoi
option-team-remove-description = Qui ne le dirige plus
option-export-format-description = Type de fichier

## Choices

choice-repeat-never = Jamais
choice-repeat-weekly = Chaque semaine
choice-repeat-monthly = Chaque mois
choice-format-swiss = Système suisse
choice-format-round-robin = Toutes rondes
choice-format-table-match = Une table, plusieurs parties
choice-seeding-lots = Tirage au sort
choice-seeding-rating = Cote
choice-export-csv = Classement (CSV)
choice-export-json = Tout (JSON)

choice-old-turns-remove = Le supprimer
choice-old-turns-shrink = Le réduire à une ligne
choice-old-turns-keep = Le garder
choice-theme-dark = Sombre
choice-theme-light = Clair
choice-privacy-about = Ce qui est enregistré
choice-privacy-export = Exporter mes données
choice-privacy-delete = Effacer mes données
