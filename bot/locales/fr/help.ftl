# The answer to /help: an overview and five parts, each a message of at most 4000 characters.
# COMMAND names a command so that it can be clicked, in the language of whoever reads it.

help-title = Rungs : quatre jeux de nombres croissants
# $games are the names of all games: **Qwixx** et **Top 12**.
help-intro = Avec moi, on joue à { $games } dans ton salon. À chaque tour, j’affiche le plateau, avec un bouton pour chaque coup possible.
help-first-steps =
    1. **Jouer** : { COMMAND("newgame") } ouvre une table. Ajoute des IA et démarre tout de suite, ou attends que d’autres te rejoignent.
    2. **Apprendre les règles** : { COMMAND("rules") } montre chaque jeu en une image et deux phrases, puis en entier.
    3. **S’inscrire à un tournoi** : { COMMAND("tournament join") }. { COMMAND("leaderboard") } montre qui domine un jeu.

## The parts: on a button (at most 25 characters) and as a title

help-title-overview = Pour commencer
help-title-play = Jouer
help-title-table = À la table
help-title-tournaments = Tournois
help-title-fairness = Résultats et équité
help-title-privacy = Réglages et vie privée

## Play. First the commands, one line each, then the text.

help-command-newgame = { COMMAND("newgame") } – ouvrir une table : jeu, options, IA, invitations
help-command-join = { COMMAND("join") } – prendre place à une table qui n’a pas commencé
help-command-leave = { COMMAND("leave") } – quitter une table ; en pleine partie, c’est un abandon
help-command-games = { COMMAND("games") } – les tables de ce serveur
help-command-rules = { COMMAND("rules") } – les règles d’un jeu
help-play-text =
    { "" }**Pour démarrer**
    1. Tape { COMMAND("newgame") } et choisis un jeu.
    2. Les autres cliquent sur Rejoindre, puis sur « OK pour moi » quand tout leur va ; sur les places vides, l’hôte ajoute des IA.
    3. L’hôte clique sur Démarrer, ou laisse la table démarrer toute seule. Quand c’est à toi de jouer, je te mentionne.

    Avec le bouton Hôte, l’hôte peut inviter ou exclure quelqu’un, céder son rôle, changer les options et le temps par tour.

## At the table

help-command-board = { COMMAND("board") } – afficher de nouveau le plateau s’il est remonté trop haut dans le salon
help-command-hint = { COMMAND("hint") } – les meilleurs coups et pourquoi, pour toi seulement
help-command-table = { COMMAND("table") } – relancer, suivre et plus encore à une table en cours, comme son bouton Table
help-command-resign = { COMMAND("resign") } – abandonner une partie en cours ; une IA peut la finir pour toi
help-command-abort = { COMMAND("abort") } – arrêter une table, pour l’hôte et la modération
help-table-text =
    { "" }**Ton tour**
    Clique sur un bouton sous le plateau. Tu hésites ? Clique sur Conseil : la réponse n’est visible que pour toi. Clique sur « Mon jeu » pour voir ton propre plateau.

    { "" }**Quand quelqu’un s’absente**
    - Un tour peut avoir une limite de temps, affichée en compte à rebours ; elle ne court que si j’arrive à montrer le plateau. Je te préviens avant la fin ; ensuite, un coup sans danger est joué pour toi.
    - Au bout de trois coups de ce genre à la suite, une IA prend ta place jusqu’à ton retour. Avant ça, les autres peuvent décider ensemble de passer ton tour ou de laisser jouer l’IA.
    - Si tu n’es pas là à la fin de la partie, tu as perdu, même si l’IA a bien joué.
    - Quitter le serveur, c’est abandonner : l’IA joue la suite, et quelqu’un d’autre devient hôte.
    - Une partie sans limite de temps s’arrête après { $days } jours sans coup joué.
    - Besoin d’une pause ? Clique sur Table. Les parties survivent aux redémarrages : les anciens boutons marchent toujours.

## Tournaments

help-command-tournament = { COMMAND("tournament join") }, { COMMAND("tournament pairings") }, { COMMAND("tournament standings") } – s’inscrire aux tournois et les suivre
help-command-organize = { COMMAND("organize create") } – annoncer et diriger des tournois, une fois ou chaque semaine, pour qui peut gérer les événements ; les orgas ont aussi le bouton *Gérer* sous le message du tournoi
help-tournaments-text =
    { "" }**Comment ça marche**
    Quelqu’un annonce un tournoi ; tu cliques sur son bouton ou tu tapes { COMMAND("tournament join") }. À chaque ronde, j’ouvre une table par rencontre et j’y mentionne tout le monde. Le classement suit tout seul. S’il y a un pointage avant le départ, clique sur *Pointer*, sinon tu ne joues pas. *Pause* te fait sauter les prochaines rondes ; si tu en as manqué une, clique sur *Me revoilà* pour rejouer dès la suivante.

## Results and fair play

help-command-leaderboard = { COMMAND("leaderboard") } – qui a la meilleure cote à un jeu
help-command-stats = { COMMAND("stats") } – parties, victoires, scores, cote et chance
help-command-replay = { COMMAND("replay") } – revoir une partie terminée, coup par coup ou en fichier
help-command-verify = { COMMAND("verify") } – vérifier qu’une partie terminée était honnête
help-fairness-text = Avant que quelqu’un s’installe, je tire un secret et j’affiche son empreinte (SHA-256) dans le lobby. Tous les dés et toutes les tuiles découlent de ce secret, du moment du départ et des personnes à la table : personne ne peut les choisir, pas même moi. À la fin, je révèle le secret, et { COMMAND("verify") } recalcule toute la partie.

## Settings and privacy

help-command-me = { COMMAND("me") } – ta langue, et tes plateaux en images ou en texte
help-command-settings = { COMMAND("settings") } – langue, temps par tour et plus encore, pour qui gère le serveur
help-command-privacy = { COMMAND("privacy") } – voir ou effacer ce qui est enregistré sur toi
help-command-help = { COMMAND("help") } – ce texte
help-privacy-text = J’enregistre ton identifiant Discord, les tables où tu joues, tes coups, tes résultats et tes réglages ; aucun message, aucun nom. { COMMAND("privacy") } t’en donne une copie ou efface tout.
