# Pages that one person reads and may show to all.

button-share = Montrer à tout le monde
# Above the page; $who is a name.
shared-by = Partagé par { $who }.
share-not-allowed = Tu ne peux pas écrire dans ce salon, donc je ne peux rien y poster pour toi.
share-failed = Discord ne me laisse rien poster ici en ce moment. Réessaie dans un instant.
