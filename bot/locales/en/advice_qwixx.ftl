# Why a move in Qwixx is good or bad. Each stands alone or after another, without a full stop.
reason-qwixx-ends-ahead = { $points ->
    [one] ends the game with you one point ahead
   *[other] ends the game with you { $points } points ahead
}
reason-qwixx-ends-behind = { $points ->
    [one] ends the game with you one point behind
   *[other] ends the game with you { $points } points behind
}
reason-qwixx-ends-level = ends the game with the lead shared
reason-qwixx-closes-row = closes { color-name } for everybody and brings { $points } points
reason-qwixx-may-close = the fifth cross: from now on you may close { color-name }
reason-qwixx-hurry = { color-name } may be closed soon
reason-qwixx-then = then { color-name } { $number } with a colored die
reason-qwixx-skips-nothing = skips no number in { color-name }
reason-qwixx-skips = { $count ->
    [one] gives up one number in { color-name }
   *[other] gives up { $count } numbers in { color-name }
}
reason-qwixx-keeps = { $count ->
    [one] any cross would give up at least one number
   *[other] any cross would give up at least { $count } numbers
}
reason-qwixx-keeps-numbers = keeps every number open
reason-qwixx-misthrow = is a misthrow and costs five points
