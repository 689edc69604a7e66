# Pages that one person reads and may show to all.

button-share = Allen zeigen
# Above the page; $who is a name.
shared-by = Gezeigt von { $who }.
share-not-allowed = Du darfst in diesem Kanal nicht schreiben, deshalb kann ich das hier nicht für dich posten.
share-failed = Discord lässt mich hier gerade nichts posten. Bitte versuch es gleich noch einmal.
