# What stands around the channel on the playground's page, which looks like Discord: use Discord's words where it has them.

# Below the bot's name.
playground-name = Spielwiese
# Before a list of people; one plays for all of them in turn.
playground-viewer = Du spielst als
# Opens a small menu.
playground-more = Mehr
playground-stop = Spielwiese beenden
playground-stopped = Die Spielwiese ist beendet.
# What became of the last click.
playground-done = Erledigt
playground-ready = Bereit
playground-wait = Einen Moment
playground-loading = Wird geladen
playground-failed = Das hat nicht geklappt. Versuch es bitte noch einmal.
# Below a message.
playground-private = Nur du kannst das sehen
# In the empty box for typing, before the channel's name: "Message #games".
playground-message = Nachricht an
playground-earlier = Frühere Nachrichten laden
playground-newer = Neuere Nachrichten
playground-latest = Neue Nachrichten: zur neuesten springen
# The buttons of a form.
playground-cancel = Abbrechen
playground-submit = Absenden
