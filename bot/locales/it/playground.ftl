# What stands around the channel on the playground's page, which looks like Discord: use Discord's words where it has them.

# Below the bot's name.
playground-name = Campo di prova
# Before a list of people; one plays for all of them in turn.
playground-viewer = Giochi come
# Opens a small menu.
playground-more = Altro
playground-stop = Chiudi il campo di prova
playground-stopped = Il campo di prova è chiuso.
# What became of the last click.
playground-done = Fatto
playground-ready = Pronto
playground-wait = Un attimo
playground-loading = Caricamento
playground-failed = Non ha funzionato. Riprova.
# Below a message.
playground-private = Solo tu puoi vedere questo messaggio
# In the empty box for typing, before the channel's name: "Message #games".
playground-message = Scrivi in
playground-earlier = Carica i messaggi precedenti
playground-newer = Messaggi più recenti
playground-latest = Nuovi messaggi: vai all'ultimo
# The buttons of a form.
playground-cancel = Annulla
playground-submit = Invia
