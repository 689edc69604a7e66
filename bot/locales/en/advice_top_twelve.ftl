# Why a move in Top 12 is good or bad; { $name } is the opponent nearest to the end. Each stands alone or after another, without a full stop.
advice-column = { $column ->
    [hand] hand
    [star] star
    [house] house
    [tree] tree
   *[moon] moon
}
reason-top-twelve-near-place = about where { $number } stands among twelve even steps
reason-top-twelve-too-high = leaves few fields above the { $number }
reason-top-twelve-too-low = leaves few fields below the { $number }
reason-top-twelve-may-finish = the right roll finishes your { advice-column }
reason-top-twelve-fits-own = { $count ->
    [0] fits none of your columns
    [one] fits one of your columns
    [5] fits all of your columns
   *[other] fits { $count } of your columns
}
reason-top-twelve-fits-leader = { $count ->
    [0] fits no column of { $name }
    [one] fits one column of { $name }
    [5] fits all columns of { $name }
   *[other] fits { $count } columns of { $name }
}
reason-top-twelve-finishes-column = finishes { advice-column }
reason-top-twelve-leaves-fields = { $count ->
    [one] leaves one free field in { advice-column }
   *[other] leaves { $count } free fields in { advice-column }
}
reason-top-twelve-leaves-numbers = { $count ->
    [one] one number still fits there
   *[other] { $count } numbers still fit there
}
reason-top-twelve-spoils-column = { advice-column } can no longer be completed
reason-top-twelve-spoilt = { advice-column } is lost already, so nothing is spoilt
