# What stands around the channel on the playground's page, which looks like Discord: use Discord's words where it has them.

# Below the bot's name.
playground-name = Speeltuin
# Before a list of people; one plays for all of them in turn.
playground-viewer = Je speelt als
# Opens a small menu.
playground-more = Meer
playground-stop = Speeltuin stoppen
playground-stopped = De speeltuin is gestopt.
# What became of the last click.
playground-done = Klaar
playground-ready = Je kunt spelen
playground-wait = Een ogenblik
playground-loading = Laden
playground-failed = Dat lukte niet. Probeer het nog eens.
# Below a message.
playground-private = Alleen jij kunt dit zien
# In the empty box for typing, before the channel's name: "Message #games".
playground-message = Bericht sturen in
playground-earlier = Eerdere berichten laden
playground-newer = Nieuwere berichten
playground-latest = Nieuwe berichten: naar het laatste
# The buttons of a form.
playground-cancel = Annuleren
playground-submit = Versturen
