# Pages that one person reads and may show to all.

button-share = Aan iedereen tonen
# Above the page; $who is a name.
shared-by = Getoond door { $who }.
share-not-allowed = Je kunt niet in dit kanaal schrijven, dus ik kan dit hier niet voor je plaatsen.
share-failed = Discord laat me hier nu niets plaatsen. Probeer het zo nog eens.
