# What the bot says around the boards: lobby, turn, result, commands.
# $who, $host, $people and $where are names or mentions, ready to be read.
# tú throughout; messages with several mentions use neutral constructions, neither vosotros nor ustedes.

language-name = Español

## People

# The number tells two of one level apart; 0: there is only one.
ai-name = 🤖 { $level ->
    [easy] Fácil
    [medium] Medio
    [hard] Difícil
   *[expert] Experto
}{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}
player-name = Participante { $seat }
played-by-ai = { $who } (juega la IA)
level-easy = Fácil
level-medium = Medio
level-hard = Difícil
level-expert = Experto

## A table

table-heading = { $game }, mesa { $table }
table-heading-series = { $game }, mesa { $table }, partida { $number } de { $games }
table-aborted = Esta mesa se cerró.
# Who ended a table before its time.
table-ended = { $started ->
    [yes] { $who } terminó esta partida. No hay resultado.
   *[no] { $who } cerró esta mesa.
}
table-quiet = Mesa cerrada sin resultado: { $days } días sin ninguna jugada.
table-expired = Nadie empezó esta mesa a tiempo. Abre otra con { COMMAND("newgame") }.

games-chosen = { $games ->
    [players] modo torneo: cada participante empieza una vez
    [one] una partida
   *[other] { $games } partidas
}
turn-time = { turn-length } por turno
turn-length = { $unit ->
    [days] { $count ->
        [one] 1 día
       *[other] { $count } días
    }
    [hours] { $count ->
        [one] 1 hora
       *[other] { $count } horas
    }
    [minutes] { $count ->
        [one] 1 minuto
       *[other] { $count } minutos
    }
   *[seconds] { $count } segundos
}
turn-time-none = sin límite de tiempo, se cierra tras { $days } días sin jugadas
rated = puntuable
unrated = amistosa

## Lobby

# The title; below it stands what the game is about.
lobby-title = { $host } abre una partida de { $game }
lobby-terms = Opciones: { $agreed }.
lobby-beyond-book = Las reglas impresas no prevén { $count } participantes.
lobby-expires = Se cierra { $when } si nadie la empieza.
lobby-tournament = Una mesa de { $name }.
lobby-next-game = La siguiente partida de la serie.
lobby-begins = Empieza automáticamente { $when }.
# The title of what stays of a lobby.
lobby-started = { $game }: la partida está en marcha
# In small letters below the board. $table is a heading; $fingerprint has 26 characters: K7QPX-3M9RT-4VW8ZC-1HDNJ-6SYB2.
table-fairness =
    { $table }
    Juego limpio: { $fingerprint }

button-join = Unirse
button-leave = Salir
button-start = Empezar
# On the button as long as it cannot be pressed.
button-start-missing = { $count ->
    [one] Empezar (falta 1)
   *[other] Empezar (faltan { $count })
}
button-play-ai = Jugar ya contra la IA
button-rules = Reglas
button-remove-ai = Quitar IA
menu-add-ai = Añadir una IA

# Said to whom a lobby calls; $who are mentions.
lobby-invites = { $who } { $kind ->
    [tournament] La mesa está lista.
   *[match] La siguiente partida está lista.
}

## Turn

# The title if no person is asked; $who are names of AI players.
turn-ai-thinks = { $count ->
    [one] { $who } está pensando
   *[other] { $who } están pensando
}
turn-break = En pausa
# $who are mentions; the title below says what to do.
turn-calls = { $who } Toca jugar.
# $when is a moment as Discord shows it: "in 5 minutes", and "5 minutes ago" once it has passed.
turn-deadline = Fin del tiempo: { $when }.
turn-reminder = { $limit ->
    [yes] { $who } Toca jugar en { $table } ({ $link }): el tiempo se acaba { $when }.
   *[no] { $who } Toca jugar en { $table } ({ $link }): sin jugadas, la mesa se cierra { $when }.
}
# For whom the AI plays.
turn-substitute = { $gave_up ->
    [yes] { $who } abandonó; sigue jugando la IA.
   *[no] { $who } no está; juega la IA hasta que vuelva a hacer clic.
}
# What is left of a turn when it is over, in small letters: "-# Qwixx, mesa 3: Ana rojo 5".
turn-over = -# { $table }: { $told }
button-my-view = Mi tablero
button-hint = Pista
# Opens the menu of a table, see menu.ftl.
button-table = Mesa

## Panel and hint

# One's own answer while the others do not know it; $move is worded as on its button: 15 en estrella 2.
panel-answered = Tu respuesta: **{ $move }**.
panel-waiting = Esperando a { $names }.
panel-over = Esta partida ha terminado.
button-refresh = Actualizar
button-back = Atrás
hint-title = Pista para { $table }

## Result

# Who was not there at the end has lost, even if the AI has won the game for that seat.
result-abandoned = { $how ->
    [away] La IA jugó en ausencia de { $who }.
    [left_to_ai] { $who } abandonó; la IA jugó hasta el final en su lugar.
    [ended] { $who } terminó esta partida.
   *[gave_up] { $who } abandonó.
}
# A place is written 1\. because Discord numbers lists anew, and places can be shared.
standing-line = { $left ->
    [gave_up] { $place }\. { $who }: { $score }, derrota por abandono
    [away] { $place }\. { $who }: { $score }, derrota por ausencia al final
    [ended] { $place }\. { $who }: { $score }, derrota por terminar la partida
   *[no] { $won ->
        [yes] { $place }\. { $who }: { $score } 🏆
       *[no] { $place }\. { $who }: { $score }
    }
}

series-head = Tras la partida { $played } de { $games }:
series-line = { $won ->
    [yes] { $place }\. { $who }: { $points } { $points ->
        [one] punto
       *[other] puntos
    } 🏆
   *[no] { $place }\. { $who }: { $points } { $points ->
        [one] punto
       *[other] puntos
    }
}
button-rematch = Revancha
button-replay = Repetición
replay-attached = El archivo de repetición de la mesa { $table }. Cualquiera puede comprobarlo con { COMMAND("verify") }.

## Fair play, for one person alone

button-fair-play = Juego limpio
fair-title = Juego limpio en { $table }
fair-promise =
    Antes de que nadie se sentara, generé un secreto al azar. De él, del momento del inicio y de quienes juegan dependen todas las tiradas y fichas, así que nadie puede elegirlas. Esta es la huella del secreto:
    { "" }**`{ $fingerprint }`**
fair-whole = Es el principio del SHA-256 del secreto, en 26 caracteres en lugar de 64: `{ $commitment }`
fair-hidden = El secreto sigue oculto hasta que termine la partida: quien lo supiera sabría lo que viene. Después, este botón lo revela.
fair-secret = El secreto era `{ $secret }`
fair-check = Para comprobar la partida, escribe { COMMAND("verify") } con la mesa { $table } y la huella que viste. Para comprobarla sin mí, descarga el archivo desde Repetición y ejecuta `python -m core.verify ARCHIVO HUELLA` con mi código fuente.

## Answers to commands

# $table is a number that leads to the table's message, where it is known: [mesa 4](https://…).
table-link = [mesa { $table }]({ $link })
table-number = mesa { $table }
opened = Tu partida espera en la { $table }.
joined = Ya tienes asiento en la { $table }.
left = Ya no estás en la mesa { $table }.
aborted = { $lost ->
    [yes] Has terminado la partida de la mesa { $table }. Cuenta como derrota para ti.
   *[no] La mesa { $table } se cerró sin resultado.
}
abort-confirm = { $lost ->
    [yes] { $table }: ¿terminar la partida para todo el mundo? Es puntuable: cuenta como derrota para ti y se verá que la terminaste tú. Si quieres terminarla sin resultado, pulsa *Mesa* en el tablero y propónselo al resto. Para seguir jugando, ignora este mensaje.
   *[no] { $table }: ¿terminar la partida para todo el mundo? Acaba sin resultado y se verá que la terminaste tú. Para que siga, ignora este mensaje.
}
button-abort = Terminar la partida
shown-again = Aquí está otra vez: { $table }.
# Follows a refusal because of too many open tables.
tables-hosted = Las tuyas: { $tables }.
resign-confirm = { $alone ->
    [yes] { $table }: ¿abandonar? Cuenta como derrota. Para seguir jugando, ignora este mensaje.
   *[no] { $table }: ¿abandonar? Cuenta como derrota en cualquier caso. Deja que siga la IA si quieres que el resto tenga una partida completa; si te retiras, tu asiento queda fuera y en último lugar. Para seguir jugando, ignora este mensaje.
}
button-resign-ai = Que siga la IA
button-resign-forfeit = Retirarme
resigned = Has abandonado tu asiento.
restarting = Rungs se está reiniciando. Inténtalo de nuevo en un momento; no se pierde nada.
wrong-channel = En este servidor se juega en { $where }.
not-shown = Discord no me deja mostrar la mesa { $table } en este momento. No se pierde nada; lo sigo intentando.
too-slow = He tardado demasiado. Haz clic otra vez, por favor.
missing-permissions = A Rungs le faltan permisos en { $where }. Pide a quien administre el servidor que active: { $names }.
permission-view-channel = Ver canal
permission-send-messages = Enviar mensajes
permission-embed-links = Insertar enlaces
permission-attach-files = Adjuntar archivos
permission-read-message-history = Leer el historial de mensajes
permission-create-public-threads = Crear hilos públicos
permission-send-messages-in-threads = Enviar mensajes en hilos
# Below a list that is too long for one message.
page-number = Página { $page } de { $pages }
games-title = Mesas abiertas
games-none = No hay mesas abiertas. Abre una con { COMMAND("newgame") }.
games-line = { $status ->
    [lobby] **{ $table }** en { $where }, sin empezar: { $people }
   *[other] **{ $table }** en { $where }: { $people }
}
# $fingerprint and $commitment are the short and the long form of one thing; $where is the channel in which the game was
# played; $lobby the address of a message.
verify-genuine = ✅ La partida de la mesa { $table } en { $where } fue limpia: cada tirada, cada ficha y cada jugada salen del secreto fijado antes de la partida. Compara la huella que mostró { $lobby ->
    [unknown] su sala de espera
   *[other] [su sala de espera]({ $lobby })
}: `{ $fingerprint }` (los mensajes antiguos la muestran entera: `{ $commitment }`)
verify-consistent = ⚠️ Coherente, pero no es una partida que yo conozca en este servidor. Cada tirada, cada ficha y cada jugada salen del secreto del archivo, pero cualquiera puede elegir un secreto e inventarse una partida. Solo es real si una sala de espera mostró esta huella antes de la partida: `{ $fingerprint }` (los mensajes antiguos la muestran entera: `{ $commitment }`)
# $line is the number at the beginning of a line.
verify-false = ❌ Falso: { $fault ->
    [form] no es una repetición de Rungs, o está dañada o incompleta.
    [game] no conozco este juego o esta versión de sus reglas.
    [commitment] el secreto no corresponde a la huella fijada de antemano.
    [abandoned] da por abandonado un asiento que no hay en la mesa.
    [line] la línea { $line } de las jugadas no sale del secreto y de las jugadas anteriores.
    [move] la jugada { $line } va contra las reglas.
    [end] la partida no acaba con la última jugada; el archivo está cortado.
   *[standings] la clasificación no sale de las jugadas.
}
# $file and $game are lines of replay files.
verify-differs = ❌ Falso: la mesa { $table } se jugó de otra manera. La primera línea distinta es `{ $file }` en tu archivo, pero `{ $game }` en la partida.
# The game follows from its secret, but another fingerprint than its own was given.
verify-not-promised = ❌ No es la partida prometida: cada tirada, cada ficha y cada jugada salen de su secreto, pero la huella de ese secreto es `{ $fingerprint }`, no la que has dado.
verify-unreadable = Eso no es un archivo de repetición: debe ser un texto de cuatro megabytes como máximo.

## Settings

admins-only = Solo quienes pueden gestionar este servidor pueden cambiar sus ajustes.
settings-title = Ajustes del servidor
settings-language = Idioma: { $language ->
    [default] como en los ajustes del servidor en Discord
   *[other] { $language }
}
settings-turn-time = Tiempo por turno: { $time }
settings-threads = Partidas en hilos: { $value }
settings-pings = Menciones cuando le toca a alguien: { $value }
settings-hints = Pistas: { $value }
settings-old-turns = Mensajes de turnos pasados: { $value ->
    [shrink] se reducen a una línea
    [keep] se conservan
   *[remove] se borran
}
settings-theme = Imágenes: { $theme ->
    [light] claras
   *[dark] oscuras
}
settings-time-zone = Zona horaria: { $zone }
settings-channels = Canales para jugar: { $where }
settings-all-channels = todos
settings-change = Para cambiar algo, escribe { COMMAND("settings") } y elige una opción.
switch = { $on ->
    [yes] sí
   *[no] no
}
choice-default = Como en Discord
me-title = **Tus ajustes**
me-language = Idioma: { $language ->
    [default] como en tu Discord
   *[other] { $language }
}
me-pictures = Tableros como imágenes: { $value }
me-pings = Menciones cuando te toca: { $value }
me-change = Para cambiar algo, escribe { COMMAND("me") } y elige una opción.
privacy-confirm = ¿De verdad quieres borrar todo lo que guardo sobre ti? Desaparecen tus ratings y estadísticas, sales de mesas sin empezar y de torneos, y en las partidas en curso sigue la IA por ti. No se puede deshacer.
button-forget = Borrar mis datos
privacy-deleted = Todo lo que guardaba sobre ti está borrado. Las partidas terminadas conservan sus jugadas, sin tu nombre.
privacy-exported = Esto es todo lo que guardo sobre ti.

## Playground

playground-title = ¡Te damos la bienvenida a Rungs!
playground-welcome =
    Pulsa un juego para jugarlo ya, contra una IA. Si quieres jugar con más gente o elegir el nivel de la IA y otras opciones, escribe { COMMAND("newgame") } abajo.

    Esto es un canal de Discord simulado en tu equipo; el bot es el de verdad. Aquí haces de todo el mundo: elige arriba en nombre de quién juegas.
# Describes the picture; $games are the names of all games.
playground-alt = Los juegos: { $games }.
button-play = Jugar a { $game }
button-guide = Ayuda
playground-no-threads = Aquí solo hay un canal, así que no se pueden abrir hilos; en Discord sí. Si están activados, { COMMAND("settings") } los desactiva.
