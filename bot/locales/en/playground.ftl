# What stands around the channel on the playground's page, which looks like Discord: use Discord's words where it has them.

# Below the bot's name.
playground-name = Playground
# Before a list of people; one plays for all of them in turn.
playground-viewer = You play as
# Opens a small menu.
playground-more = More
playground-stop = Stop the playground
playground-stopped = The playground has stopped.
# What became of the last click.
playground-done = Done
playground-ready = Ready
playground-wait = One moment
playground-loading = Loading
playground-failed = That did not work. Please try again.
# Below a message.
playground-private = Only you can see this
# In the empty box for typing, before the channel's name: "Message #games".
playground-message = Message
playground-earlier = Load earlier messages
playground-newer = Newer messages
playground-latest = New messages: jump to the latest
# The buttons of a form.
playground-cancel = Cancel
playground-submit = Submit
