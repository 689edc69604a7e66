# Pages that one person reads and may show to all.

button-share = Show to all
# Above the page; $who is a name.
shared-by = Shown by { $who }.
share-not-allowed = You may not write in this channel, so I cannot show this to all for you.
share-failed = Discord does not let me post here right now. Please try again in a moment.
