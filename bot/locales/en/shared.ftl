# Pages that one person reads and may show to all.

button-share = Show to everybody
# Above the page; $who is a name.
shared-by = Shown by { $who }.
share-not-allowed = You can't write in this channel, so I can't post this here for you.
share-failed = Discord won't let me post here right now. Please try again in a moment.
