# Why something could not be done. One friendly sentence each, said to one person alone.

# $sentence is one of the refusals below, $mark a rule's number (Q7), $rule its sentence (mark-q7).
refusal-by-rule = { $sentence } (Regel { $mark }: { $rule })

refusal-refusal = Dat kan nu niet.

## A button that can no longer act

# $why is one of the refusals below; the player's view follows.
stale-panel = { $why } Zo staat het er nu voor.
# $link leads to the message that is up to date.
stale-elsewhere = { $why } Het actuele bericht staat hier: { $link }
stale-refreshed = { $why } Dit bericht is nu bijgewerkt.

## In a game

refusal-game-over = Deze partij is afgelopen. Speel nog eens met ‘Revanche’ of { COMMAND("newgame") }.
refusal-not-asked = Je bent nu niet aan de beurt. Wacht even op de anderen.
refusal-stale-prompt = De partij is intussen al verder.
refusal-already-played = Die zet heb je al gedaan.
refusal-illegal-move = Die zet kun je nu niet doen.
# $wanted is what the form asks for: a number from 1 to 100.
refusal-illegal-entry = Gevraagd is { $wanted }, niet ‘{ $value }’.

## At a table

# $wanted says which tables would have done; `lobby` is one to join in this channel.
refusal-no-table = { $wanted ->
    [finished] Je hebt hier nog geen partij uitgespeeld.
    [lobby] In dit kanaal is geen tafel waar je kunt aanschuiven. { COMMAND("games") } toont de tafels elders; { COMMAND("newgame") } opent er een.
   *[open] Je speelt hier nu niet mee. { COMMAND("games") } toont de open tafels; { COMMAND("newgame") } opent er een.
}
# $problem says what does not fit, $value is what was asked for. `seats` comes as a number.
refusal-bad-setup = { $problem ->
    [id] Hier kan ik geen tafel openen.
    [seats] Dit spel kan niet met { $value ->
        [one] één speler
       *[other] { $value } spelers
    }.
    [first] Er is geen plek met dat nummer om te beginnen.
    [game] Ik ken geen spel dat ‘{ $value }’ heet.
    [games] Dit spel kan niet als serie van die lengte (‘{ $value }’).
    [turn_seconds] De bedenktijd moet tussen 30 seconden en 14 dagen liggen; 0 is zonder limiet.
    [channels] Dat zijn te veel kanalen ({ $value }).
    [time_zone] Ik ken de tijdzone ‘{ $value }’ niet. Kies een van de suggesties, zoals Europe/Amsterdam.
    [language] Ik spreek nog geen ‘{ $value }’.
    [ai] In dit spel is naast jou plek voor hoogstens { $value ->
        [one] één AI
       *[other] { $value } AI’s
    }.
    [invited] { $value ->
        [0] Alle plekken zijn bezet, dus je kunt niemand uitnodigen.
        [one] Er is maar plek voor één uitgenodigde speler.
       *[other] Er is maar plek voor { $value } uitgenodigde spelers.
    }
    [invite] Je kunt alleen mensen van deze server uitnodigen. Voor AI’s is er de optie ‘{ option-ai }’.
    [option] Dit spel heeft geen optie ‘{ $value }’.
    [channel] Ik kan dat kanaal niet zien.
    [role] Ik ken die rol niet.
    [value] ‘{ $value }’ kan hier niet.
   *[other] ‘{ $value }’ is geen keuze bij de optie ‘{ $problem }’.
}
refusal-unknown-table = Ik kan die tafel op deze server niet vinden.
refusal-unknown-button = Deze knop werkt niet meer. { COMMAND("board") } toont je partij met nieuwe knoppen.
refusal-unknown-command = Deze opdracht is veranderd, maar jouw Discord toont nog de oude. Laad Discord opnieuw; { COMMAND("help") } laat zien wat ik nu kan.
refusal-table-closed = Deze tafel is zonder uitslag gesloten. { COMMAND("newgame") } opent een nieuwe.
refusal-already-started = De partij is al begonnen.
refusal-seats-given = De plekken aan deze tafel zijn al verdeeld.
refusal-not-started = De partij is nog niet begonnen.
refusal-not-over = De partij is nog bezig.
refusal-not-seated = Je speelt niet mee aan deze tafel.
refusal-gave-up = Je hebt je plek aan deze tafel opgegeven.
refusal-already-seated = Je speelt al aan tafel { $table }.
refusal-table-full = Alle plekken aan deze tafel zijn bezet.
refusal-seats-kept = De vrije plekken zijn voorlopig gereserveerd voor wie is uitgenodigd. Probeer het over een paar minuten nog eens.
refusal-not-invited = Deze tafel is privé: alleen wie de host uitnodigt, kan meedoen.
refusal-kept-out = De host heeft je van deze tafel weggestuurd. Met een uitnodiging kun je terugkomen.
refusal-already-invited = Deze persoon heeft al een plek, of er is er een gereserveerd.
refusal-player-gone = Deze speler zit niet meer aan deze tafel.
refusal-no-such-seat = Er is geen AI om weg te halen.
refusal-too-few-players = { $least ->
    [one] Er moet eerst iemand aanschuiven voordat de partij kan beginnen.
   *[other] Voor deze partij zijn minstens { $least } spelers nodig. Wacht op anderen of voeg AI’s toe.
}
refusal-not-alone = Er is intussen iemand aangeschoven. Druk op ‘Starten’ als iedereen er is.
# $missing are names.
refusal-not-ready = De opties zijn gewijzigd: voor je kunt starten, wacht ik nog op ‘Klaar’ van { $missing }.
refusal-counts-as-lost = Dat zou voor jou als verlies tellen.
# $host is a name, or `nobody` if it is not known.
refusal-not-host = { $host ->
    [nobody] Dat kan alleen de host van deze tafel.
   *[other] Dat kan alleen { $host }, de host van deze tafel.
}

# $kind: whose tables are counted; `lobbies` are those of this user that have not started.
refusal-limit-reached = { $kind ->
    [lobbies] { $limit ->
        [one] Je bent al host van een tafel die nog niet is gestart. Start of verlaat die eerst.
       *[other] Je bent al host van { $limit } tafels die nog niet zijn gestart. Start of verlaat er eerst een.
    }
    [user] { $limit ->
        [one] Je speelt hier al aan een tafel. Maak die partij eerst af.
       *[other] Je speelt hier al aan { $limit } tafels. Maak eerst een partij af.
    }
    [channel] { $limit ->
        [one] In dit kanaal is al een partij bezig. Probeer een ander kanaal.
       *[other] In dit kanaal zijn al { $limit } partijen bezig. Probeer een ander kanaal.
    }
    [watchers] Die lijst is vol: er staan al { $limit } mensen op.
    [team] Een toernooi kan hoogstens { $limit } medeorganisatoren hebben.
    [tournaments] Er zijn al { $limit } toernooien op deze server. Rond er eerst een af of gelast er een af.
   *[server] { $limit ->
        [one] Op deze server is al een partij bezig. Wacht tot die is afgelopen.
       *[other] Op deze server zijn al { $limit } partijen bezig. Wacht tot er een is afgelopen.
    }
}
refusal-hints-off = Aan deze tafel staan hints uit.
refusal-too-fast = { $seconds ->
    [one] Niet zo snel. Probeer het over een seconde nog eens.
   *[other] Niet zo snel. Probeer het over { $seconds } seconden nog eens.
}
refusal-paused = Deze partij is gepauzeerd. Wie aan de beurt is, kan hervatten, en na een uur elke speler: druk op ‘Tafel’.
# $problem says what stands in the way; $when is a moment in seconds since 1970.
refusal-cannot-act = { $problem ->
    [nobody_owes] Er is nu niemand anders aan de beurt.
    [unshown] Ik heb het bord nog niet kunnen tonen, dus niemand kan te laat zijn.
    [nudge_later] Geef het even tijd: porren kan <t:{ $when }:R>.
    [seated] Je speelt zelf mee aan deze tafel.
    [no_swap] Een plek doorgeven kan alleen in losse partijen zonder rating.
    [not_waiting] Deze persoon wacht niet meer op een plek.
    [away] De AI speelt voor jou. Druk op ‘Mijn bord’ om eerst je plek terug te nemen.
    [present] Deze speler is nu niet aan de beurt, dus niemand zit te wachten.
    [not_away] Er is nog tijd: deze speler geldt <t:{ $when }:R> als afwezig.
    [kept_out] De host heeft je van deze tafel weggestuurd.
    [resume_later] Wie aan de beurt is, bepaalt wanneer het verdergaat. Jij kunt de partij <t:{ $when }:R> hervatten.
    [asked] Dat heb je al gevraagd. Je kunt het <t:{ $when }:R> weer vragen.
    [organizer] Aan een toernooitafel beslissen de organisatie en de klok hierover.
    [alone] In een partij met rating kun je dit niet alleen beslissen. Wacht op de klok, of geef op.
    [moved] Er loopt al een stemming over zoiets.
    [declined] De anderen hebben net nee gezegd. Je kunt het <t:{ $when }:R> weer vragen.
    [no_vote] Je hebt geen stem in deze stemming.
    [vote_over] Deze stemming is voorbij.
    [already] Dat is al gebeurd.
   *[unknown] Dat kan niet aan deze tafel.
}

## Not the player's fault

problem-storage = Ik kan mijn database nu niet bereiken. Er is niets verloren; probeer het zo nog eens.
# The database stopped answering just as it was told to save.
problem-unknown = Mijn database gaf geen antwoord, dus ik weet niet of dat telt. Zo ja, dan zie je het hier zodra de database terug is; zo niet, probeer het dan nog eens.
problem-shown-later = Dat telt, maar ik kan mijn database nu niet bereiken. Je ziet het hier zodra die terug is.
problem-discord = Discord heeft nu problemen. Kijk zo nog eens: wat je deed, telt misschien al.
# $reference is an id that the operator finds in the log.
problem-unexpected = Er ging bij mij iets mis; er is niets verloren. (Referentie { $reference })

## Tournaments

refusal-unknown-tournament = Ik kan dat toernooi op deze server niet vinden.
refusal-no-tournament = Er is op deze server nog geen toernooi.
refusal-not-organizer = Dat kan alleen de organisatie, en wie evenementen of deze server mag beheren.
refusal-not-entered = Je doet niet mee aan dit toernooi.
refusal-already-entered = Je doet al mee aan dit toernooi.
refusal-bad-tournament = { $problem ->
    [too_few_players] Een toernooi heeft minstens twee spelers nodig.
    [too_many_players] Dat zijn te veel spelers voor deze toernooivorm.
    [bad_table_size] Dit spel of deze toernooivorm kan niet met tafels van die grootte.
    [bad_rounds] Deze toernooivorm kan niet met dat aantal rondes.
    [bad_final] De finaletafel heeft twee tot vier plekken nodig, en niet meer dan er spelers zijn.
    [past] Dat tijdstip is al voorbij. Probeer ‘morgen 20:00’.
    [too_far] Een toernooi kan hoogstens twee maanden vooruit worden aangekondigd. Probeer ‘over 4 weken’.
    [repeat] Een toernooi dat zich herhaalt, heeft een starttijd nodig, zoals ‘{ option-start }: vrijdag 20:00’.
    [start] Daar kan ik geen dag en tijd van maken. Probeer ‘morgen 20:00’, ‘vrijdag 20 uur’, ‘24-12 19:30’ of ‘over 30 minuten’.
    [name] Een toernooi heeft een naam van hoogstens 60 tekens nodig.
    [closed] Het toernooi is begonnen, dus meedoen kan niet meer.
    [full] Het toernooi is vol.
    [too_few_checked_in] Er hebben minder dan twee spelers ingecheckt.
    [no_check_in] Inchecken kan nu niet.
    [checked_in] Je hebt al ingecheckt.
    [check_in] Inchecken kan alleen met een starttijd.
    [long_check_in] Inchecken kan hoogstens een dag voor de start opengaan.
    [started] Het toernooi is al begonnen.
    [fixed] Het toernooi is begonnen, dus dit kan niet meer worden gewijzigd.
    [role] Dit toernooi is alleen voor leden met een bepaalde rol.
    [not_started] Het toernooi is nog niet begonnen.
    [over] Het toernooi is afgelopen.
    [last_round] Er komt geen ronde meer om in te delen.
    [paused] Je slaat al rondes over. Typ { COMMAND("tournament back") } als je terug bent.
    [here] Je wordt al ingedeeld.
    [left] Je ligt uit dit toernooi en kunt niet opnieuw meedoen.
    [round_over] Die ronde is al voorbij.
    [no_such_table] Die ronde heeft geen tafel met dat nummer.
    [still_open] Die tafel van deze ronde is nog open; tafels van eerdere rondes kunnen niet worden heropend.
    [earlier_round] Alleen tafels van de huidige ronde kunnen worden heropend. Corrigeer de uitslag met { COMMAND("organize result") }.
    [played] Aan die tafel is gespeeld. Corrigeer de uitslag met { COMMAND("organize result") }.
    [bye] Wie vrij was, heeft niet gespeeld: er valt niets te corrigeren.
    [places] Geef elke speler aan die tafel een plaats, en minstens één de eerste: 2,1,3.
    [reason] Bij een correctie hoort een reden.
    [long_reason] De reden mag hoogstens 300 tekens hebben.
    [who] Zeg erbij wie: een persoon, of het nummer van een AI.
    [own_wish] Deze persoon heeft zelf gepauzeerd of is zelf weggegaan, en kan dus alleen zelf terugkomen.
    [is_here] Deze persoon wordt al ingedeeld.
    [runs_it] Deze persoon leidt dit toernooi al.
    [no_co_organizer] Deze persoon is geen medeorganisator van dit toernooi.
    [bot] Bots kunnen geen toernooi leiden.
   *[nobody] Deze persoon doet niet mee aan dit toernooi.
}
# What a tournament is to arrange: news in a channel, a role to ping, a role for the winner. $what is that channel or role.
refusal-cannot-arrange = { $problem ->
    [news] Je mag zelf niet in { $what } schrijven, dus ik kondig daar ook geen toernooi voor je aan.
    [news_lacking] Ik mag niet in { $what } schrijven. Vraag de beheerders om me daar ‘Kanaal bekijken’ en ‘Berichten versturen’ te geven.
    [ping] Je mag { $what } daar zelf niet taggen, dus ik doe het ook niet voor je.
    [ping_lacking] Ik mag { $what } daar niet taggen. Vraag de beheerders om die rol vermeldbaar te maken.
    [managed] Niemand kan { $what } krijgen: een app of Discord zelf bepaalt wie die rol heeft.
    [power] { $what } geeft macht over deze server. Wie een toernooi leidt, bepaalt wie wint, dus dat kan geen prijs zijn.
    [rights] Ik kan { $what } aan niemand geven. Vraag de beheerders om me ‘Rollen beheren’ te geven.
    [above] { $what } staat niet onder mijn hoogste rol. Vraag de beheerders om de mijne erboven te zetten.
   *[own] Je kunt { $what } alleen als prijs geven als je die rol zelf zou mogen geven: met ‘Rollen beheren’ en een hogere eigen rol.
}
