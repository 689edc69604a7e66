# The answer to /help: an overview and five parts, each a message of at most 4000 characters.
# COMMAND names a command so that it can be clicked, in the language of whoever reads it.

help-title = Rungs: cuatro juegos de números que suben
# $games are the names of all games: **Qwixx** y **Top 12**.
help-intro = Organizo partidas de { $games } en tu canal. Cada turno muestra el tablero con un botón para cada jugada posible.
help-first-steps =
    1. **Juega**: { COMMAND("newgame") } abre una mesa. Añade alguna IA y empieza ya, o espera a que se una gente.
    2. **Aprende las reglas**: { COMMAND("rules") } explica cada juego con una imagen y dos frases, y también al completo.
    3. **Participa en un torneo**: { COMMAND("tournament join") }. { COMMAND("leaderboard") } muestra quién juega mejor a cada juego.

## The parts: on a button (at most 25 characters) and as a title

help-title-overview = Empieza aquí
help-title-play = Jugar
help-title-table = En la mesa
help-title-tournaments = Torneos
help-title-fairness = Resultados y juego limpio
help-title-privacy = Ajustes y privacidad

## Play. First the commands, one line each, then the text.

help-command-newgame = { COMMAND("newgame") } - abrir una mesa: juego, opciones, IA, a quién invitar
help-command-join = { COMMAND("join") } - sentarse en una mesa que no ha empezado
help-command-leave = { COMMAND("leave") } - levantarse de una mesa; con la partida en marcha es abandonar
help-command-games = { COMMAND("games") } - las mesas de este servidor
help-command-rules = { COMMAND("rules") } - las reglas de un juego
help-play-text =
    { "" }**Cómo empezar**
    1. Escribe { COMMAND("newgame") } y elige un juego.
    2. El resto pulsa Unirse y, cuando pueda empezar, Todo listo; quien dirige la mesa puede llenar con IA los asientos libres.
    3. Quien dirige la mesa pulsa Empezar o deja que empiece sola. Cuando te toque, te menciono.

    Con Dirigir, quien dirige la mesa puede invitar o expulsar a gente, ceder la mesa o cambiar las opciones y el tiempo por turno.

## At the table

help-command-board = { COMMAND("board") } - publicar otra vez el tablero, si ya queda muy arriba
help-command-hint = { COMMAND("hint") } - las mejores jugadas y por qué, solo para ti
help-command-table = { COMMAND("table") } - dar un toque, seguir y más en una partida en marcha, como el botón Mesa
help-command-resign = { COMMAND("resign") } - abandonar una partida en marcha; una IA puede seguir por ti
help-command-abort = { COMMAND("abort") } - cerrar una mesa y terminar su partida, para quien la dirige y quienes moderan
help-table-text =
    { "" }**Tu turno**
    Pulsa un botón debajo del tablero. ¿Dudas? Pulsa Pista: solo tú ves la respuesta. Con Mi tablero ves el tuyo.

    { "" }**Cuando alguien no está**
    - Un turno puede tener un límite de tiempo, con cuenta atrás; solo corre mientras puedo mostrar el tablero. Te aviso antes de que se acabe; después se hace una jugada inofensiva por ti.
    - Tras tres seguidas, una IA ocupa tu asiento hasta que vuelvas. Antes, el resto puede acordar saltar tu turno o dejar que juegue la IA.
    - Si no has vuelto cuando termina la partida, pierdes, por bien que haya jugado la IA.
    - Si te vas del servidor, abandonas: sigue la IA y otra persona pasa a dirigir la mesa.
    - Una partida sin límite de tiempo se cierra tras { $days } días sin jugadas.
    - ¿Necesitas una pausa? Pulsa Mesa. Las partidas sobreviven a los reinicios: los botones antiguos siguen funcionando.

## Tournaments

help-command-tournament = { COMMAND("tournament join") }, { COMMAND("tournament pairings") }, { COMMAND("tournament standings") } - participar en torneos y seguirlos
help-command-organize = { COMMAND("organize create") } - anunciar y dirigir torneos, una vez o cada semana, para quienes pueden gestionar eventos; quien dirige un torneo también puede pulsar *Gestionar* en su mensaje
help-tournaments-text =
    { "" }**Cómo funciona**
    Alguien de la organización anuncia un torneo; pulsas su botón o escribes { COMMAND("tournament join") }. En cada ronda abro una mesa para cada emparejamiento y allí menciono a quienes juegan. La clasificación se actualiza sola. Si antes del inicio hay que confirmar asistencia, pulsa *Confirmar* o te quedas fuera. Con *Pausa* descansas en las próximas rondas; si te pierdes una, pulsa *Ya he vuelto* para entrar otra vez en los emparejamientos.

## Results and fair play

help-command-leaderboard = { COMMAND("leaderboard") } - quién tiene el mejor rating en un juego
help-command-stats = { COMMAND("stats") } - partidas, victorias, puntos, rating y suerte
help-command-replay = { COMMAND("replay") } - una partida terminada otra vez, jugada a jugada, o como archivo
help-command-verify = { COMMAND("verify") } - comprobar que una partida terminada fue limpia
help-fairness-text = Antes de que nadie se siente, genero un secreto al azar y muestro su huella (SHA-256) en la sala de espera. Todas las tiradas y fichas dependen de ese secreto, del momento del inicio y de quienes juegan, así que nadie puede elegirlas, ni siquiera yo. Al final revelo el secreto y { COMMAND("verify") } vuelve a calcular toda la partida.

## Settings and privacy

help-command-me = { COMMAND("me") } - tu idioma, y los tableros como imagen o como texto
help-command-settings = { COMMAND("settings") } - idioma, tiempo por turno y más, para quienes gestionan el servidor
help-command-privacy = { COMMAND("privacy") } - ver o borrar lo que guardo sobre ti
help-command-help = { COMMAND("help") } - este texto
help-privacy-text = Guardo tu id de Discord, las mesas en las que juegas, tus jugadas, tus resultados y tus ajustes; ni mensajes ni nombres. { COMMAND("privacy") } te da una copia o lo borra.
