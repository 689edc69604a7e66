# Pages that one person reads and may show to all.

button-share = Mostrar a todo el mundo
# Above the page; $who is a name.
shared-by = Lo muestra { $who }.
share-not-allowed = No puedes escribir en este canal, así que no puedo publicarlo aquí por ti.
share-failed = Discord no me deja publicar aquí en este momento. Inténtalo de nuevo en un rato.
