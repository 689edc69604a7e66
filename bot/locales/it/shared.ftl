# Pages that one person reads and may show to all.

button-share = Mostra a tutti
# Above the page; $who is a name.
shared-by = Mostrato da { $who }.
share-not-allowed = In questo canale non puoi scrivere, quindi non posso pubblicarlo qui per te.
share-failed = Al momento Discord non mi lascia pubblicare qui. Riprova tra poco.
