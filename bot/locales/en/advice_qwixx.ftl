reason-qwixx-closes-row = closes { $color } for everybody
reason-qwixx-skips-nothing = skips no number in { $color }
reason-qwixx-skips-numbers = { $count ->
    [one] gives up one number in { $color }
   *[other] gives up { $count } numbers in { $color }
}
reason-qwixx-keeps-numbers = keeps every number open
reason-qwixx-misthrow = costs a misthrow ({ $points } points)
