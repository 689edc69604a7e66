# What stands around the channel on the playground's page, which looks like Discord: use Discord's words where it has them.

# Below the bot's name.
playground-name = Bac à sable
# Before a list of people; one plays for all of them in turn.
playground-viewer = Tu joues en tant que
# Opens a small menu.
playground-more = Plus
playground-stop = Arrêter le bac à sable
playground-stopped = Le bac à sable est arrêté.
# What became of the last click.
playground-done = C’est fait
playground-ready = C’est prêt
playground-wait = Un instant
playground-loading = Chargement
playground-failed = Ça n’a pas marché. Réessaie.
# Below a message.
playground-private = Visible par toi uniquement
# In the empty box for typing, before the channel's name: "Message #games".
playground-message = Envoyer un message dans
playground-earlier = Charger les messages précédents
playground-newer = Messages plus récents
playground-latest = Nouveaux messages : aller au dernier
# The buttons of a form.
playground-cancel = Annuler
playground-submit = Envoyer
