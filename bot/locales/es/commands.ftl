# Names and descriptions of the commands, as Discord shows them while somebody types.
# Names: 1 to 32 characters, lower case, no spaces. Descriptions and choices: at most 100 characters.
# For one command (with all that comes after /organize) Discord takes 8,000 characters, of each text in its
# longest language.

## Commands

command-newgame = nuevapartida
command-newgame-description = Abrir una mesa y esperar a que se una gente
command-join = unirse
command-join-description = Unirte a una mesa o recuperar tu asiento
command-leave = salir
command-leave-description = Salir de una mesa que no ha empezado o abandonar tu asiento
command-resign = abandonar
command-resign-description = Abandonar tu asiento
command-board = tablero
command-board-description = Mostrar otra vez el tablero de una mesa
command-hint = pista
command-hint-description = Consejos para tu jugada; solo los ves tú
command-table = mesa
command-table-description = Lo que puedes hacer en una mesa: dar un toque, seguirla y más
command-games = partidas
command-games-description = Las mesas abiertas de este servidor
command-rules = reglas
command-rules-description = Las reglas de un juego
command-replay = repetición
command-replay-description = Volver a ver una partida terminada, jugada a jugada
command-verify = verificar
command-verify-description = Comprobar que una partida terminada fue limpia
command-help = ayuda
command-help-description = Lo que sabe hacer este bot
command-settings = ajustes
command-settings-description = Configurar Rungs para este servidor
command-me = mis-ajustes
command-me-description = Tu idioma, tus tableros y tus menciones
command-privacy = privacidad
command-privacy-description = Ver o borrar lo que guardo sobre ti
command-abort = terminar
command-abort-description = Cerrar una mesa y terminar su partida para todo el mundo
command-leaderboard = ranking
command-leaderboard-description = Los ratings de este servidor
command-stats = estadísticas
command-stats-description = Las estadísticas de alguien
command-tournament = torneo
command-tournament-description = Los torneos de este servidor
command-organize = organizar
command-organize-description = Anunciar y dirigir torneos

# What comes after /tournament and /organize.
subcommand-create = crear
subcommand-create-description = Anunciar un torneo en este canal
subcommand-edit = editar
subcommand-edit-description = Cambiar lo anunciado antes de que empiece
subcommand-join = unirse
subcommand-join-description = Participar en un torneo
subcommand-check-in = confirmar
subcommand-check-in-description = Confirmar tu asistencia antes de que empiece un torneo
subcommand-leave = salir
subcommand-leave-description = Salir de un torneo
subcommand-pause = pausa
subcommand-pause-description = Descansar las próximas rondas hasta que vuelvas
subcommand-back = volver
subcommand-back-description = Volver a los emparejamientos tras una pausa
subcommand-start = empezar
subcommand-start-description = Empezar un torneo
subcommand-next = siguiente
subcommand-next-description = Cerrar las mesas abiertas y pasar a la siguiente ronda
subcommand-cancel = cancelar
subcommand-cancel-description = Cancelar un torneo
subcommand-result = resultado
subcommand-result-description = Decidir una mesa abierta o corregir un resultado
subcommand-reopen = reabrir
subcommand-reopen-description = Devolver a sus participantes una mesa que acabó sin jugarse
subcommand-drop = sacar
subcommand-drop-description = Sacar a alguien de un torneo
subcommand-return = readmitir
subcommand-return-description = Readmitir a alguien a quien se sacó o que se perdió una ronda
subcommand-team = equipo
subcommand-team-description = Sumar a alguien a la organización o ver quién está
subcommand-pairings = emparejamientos
subcommand-pairings-description = Quién juega contra quién
subcommand-standings = clasificación
subcommand-standings-description = La clasificación de un torneo
subcommand-export = exportar
subcommand-export-description = Descargar un torneo como archivo

## Names of options

# Like names of commands; no two options of one command may be called the same. The description
# stands beside the name.
option-action = acción
option-add = añadir
option-ai = ia
option-announce-in = anunciar_en
option-autostart = autoinicio
option-channel = canal
option-check-in = confirmación
option-file = archivo
option-final = mesa_final
option-fingerprint = huella
option-format = formato
option-game = juego
option-games = partidas
option-hints = pistas
option-invite = invitar
option-invite2 = invitar2
option-invite3 = invitar3
option-invite4 = invitar4
option-language = idioma
option-level = nivel
option-most = plazas
option-name = nombre
option-old-turns = turnos_pasados
option-page = página
option-pictures = imágenes
option-ping = mencionar
option-pings = menciones
option-places = puestos
option-private = privada
option-prize = premio
option-rated = puntuable
option-reason = motivo
option-remove = quitar
option-repeat = repetir
option-role = rol
option-round = ronda
option-rounds = rondas
option-seeding = orden
option-start = inicio
option-table = mesa
option-table-size = por_mesa
option-theme = tema
option-thread = hilo
option-threads = hilos
option-time-zone = zona_horaria
option-tournament = torneo
option-turn-time = tiempo
option-user = persona
option-variant = preparación

## What the options mean

# The same for every command that is about one table.
option-table-description = Número de mesa
option-newgame-game-description = Qué juego
option-newgame-variant-description = Cómo se prepara la partida
option-newgame-games-description = Cuántas partidas jugar
option-newgame-turn-time-description = Tiempo por turno: elige uno o escribe segundos
option-newgame-ai-description = Con cuántas IA empezar
option-newgame-private-description = Solo puede unirse gente que invites
option-newgame-autostart-description = Empezar automáticamente cuando no queden asientos
option-newgame-level-description = Nivel de la IA
option-newgame-rated-description = Si cuenta para el rating
option-newgame-thread-description = Jugar en un hilo propio (si no dices nada: según los ajustes del servidor)
option-newgame-invite-description = A quién invitar
option-rules-game-description = Qué juego
option-verify-file-description = Archivo de repetición; con un número de mesa, se compara con esa partida
option-verify-fingerprint-description = La huella de juego limpio que mostró la sala de espera, para compararla
option-settings-language-description = El idioma de los mensajes públicos
option-settings-turn-time-description = Tiempo por turno habitual: elige uno o escribe segundos
option-settings-threads-description = Jugar cada partida en un hilo
option-settings-pings-description = Mencionar a quien le toca
option-settings-hints-description = Permitir pistas
option-settings-theme-description = Imágenes para pantallas oscuras o claras
option-settings-old-turns-description = Qué hacer con el mensaje de un turno que ya pasó
option-settings-time-zone-description = La hora del servidor: escribe una ciudad
option-settings-channel-description = Permitir o prohibir partidas en un canal
option-me-language-description = El idioma de los mensajes que solo ves tú
option-me-pictures-description = Mostrar tus tableros como imágenes (no: como texto)
option-me-pings-description = Mencionarte cuando te toca
option-privacy-action-description = Qué hacer
# The same for every command that is about one tournament.
option-tournament-description = Qué torneo
option-page-description = Qué página
option-stats-user-description = De quién (si no dices nada: tuyas)
option-create-name-description = Nombre del torneo
option-create-format-description = Formato
option-create-rounds-description = Cuántas rondas (0, lo habitual: las que hagan falta)
option-create-table-size-description = Participantes por mesa
option-create-final-description = Asientos en la mesa final (0: sin final)
option-create-role-description = Solo miembros con este rol (@everyone: todo el mundo)
option-create-start-description = Cuándo empieza solo: mañana 20:00, viernes 8 pm, en 30 minutos (-: a mano)
option-create-check-in-description = Minutos antes del inicio para confirmar asistencia (0: sin confirmar)
option-create-most-description = Cuántas plazas hay; el resto espera (0: sin límite)
option-create-seeding-description = Qué decide el orden inicial
option-create-repeat-description = Anunciarlo de nuevo cuando termine
option-create-news-description = Dónde anunciarlo, además de en este canal
option-create-ping-description = Rol que mencionar al anunciarlo (el mismo otra vez: ninguno)
option-create-prize-description = Rol para quien gane (@everyone: ninguno)
option-create-ai-description = Con cuántas IA empezar
option-result-round-description = Ronda (si no dices nada: la actual)
option-result-table-description = Número de mesa en la ronda
option-result-places-description = Quién quedó en primer lugar, en segundo…; o puestos según la lista: 2,1,3
option-result-reason-description = Motivo (queda registrado)
option-drop-user-description = A quién sacar
option-drop-ai-description = O una IA: el número de su nombre
option-return-user-description = A quién readmitir
option-team-add-description = Quién más puede dirigir el torneo
option-team-remove-description = Quién ya no puede dirigirlo
option-export-format-description = Tipo de archivo

## Choices

choice-repeat-never = Nunca
choice-repeat-weekly = Cada semana
choice-repeat-monthly = Cada mes
choice-format-swiss = Suizo
choice-format-round-robin = Todos contra todos
choice-format-table-match = Una mesa, varias partidas
choice-seeding-lots = Por sorteo
choice-seeding-rating = Por rating
choice-export-csv = Clasificación (CSV)
choice-export-json = Todo (JSON)

choice-old-turns-remove = Borrarlo
choice-old-turns-shrink = Reducirlo a una línea
choice-old-turns-keep = Conservarlo
choice-theme-dark = Oscuro
choice-theme-light = Claro
choice-privacy-about = Qué se guarda
choice-privacy-export = Exportar mis datos
choice-privacy-delete = Borrar mis datos
