# What stands around the channel on the playground's page, which looks like Discord: use Discord's words where it has them.

# Below the bot's name.
playground-name = Zona de pruebas
# Before a list of people; one plays for all of them in turn.
playground-viewer = Juegas como
# Opens a small menu.
playground-more = Más
playground-stop = Cerrar la zona de pruebas
playground-stopped = La zona de pruebas está cerrada.
# What became of the last click.
playground-done = Hecho
playground-ready = Todo listo
playground-wait = Un momento
playground-loading = Cargando
playground-failed = No ha funcionado. Inténtalo otra vez.
# Below a message.
playground-private = Solo tú puedes ver esto
# In the empty box for typing, before the channel's name: "Message #games".
playground-message = Enviar mensaje a
playground-earlier = Cargar mensajes anteriores
playground-newer = Mensajes más recientes
playground-latest = Mensajes nuevos: ir al último
# The buttons of a form.
playground-cancel = Cancelar
playground-submit = Enviar
