# Words in pictures, in their descriptions and in the text boards.
# The short ones stand under or beside numbers in a picture: keep them short.

## In pictures

faces-supply = supply
faces-drawn = drawn
faces-open = open
faces-hand = your tiles
faces-in-hand = in hand
faces-free = free
faces-points = points
faces-misthrows = misthrows
faces-pass = cross nothing
faces-number = number
faces-last-number = last number
faces-die = die
faces-round = round
faces-fullest = fullest
faces-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } win together!
}
faces-nobody-won = Game over: nobody wins.
faces-qwixx-white = { $name } rolled: everybody may cross { $sum }.
faces-qwixx-colored = { $name } may cross white plus color.
faces-top-twelve-start = { $players ->
    [one] Write 10, 20, 30, 40 and 50, one in each column.
   *[other] Everybody secretly writes 10, 20, 30, 40 and 50.
}
faces-top-twelve-name = { $name } names a number.
faces-top-twelve-enter = { $players ->
    [one] Enter the { $number }.
   *[other] Everybody enters the { $number }.
}

faces-seats = { $seated } of { $seats } seats taken
faces-seat-free = free seat
faces-rank = #
faces-player = Player
faces-games = { $count ->
    [one] one game
   *[other] { $count } games
}

## Names

faces-title-five-to-twelve = 5 vor 12
faces-title-lucky-numbers = Lucky Numbers
faces-title-qwixx = Qwixx
faces-title-top-twelve = Top 12
faces-red = red
faces-yellow = yellow
faces-green = green
faces-blue = blue
faces-symbol-hand = hand
faces-symbol-star = star
faces-symbol-house = house
faces-symbol-tree = tree
faces-symbol-moon = moon
faces-symbol-joker = joker
faces-none = none

## In words

faces-waiting = { $count ->
    [one] { $names } is to move.
   *[other] Waiting for { $names }.
}
faces-alt-middle = Supply { $supply }; face up: { $open }.
faces-alt-drawn = Drawn: { $tile }.
faces-alt-last = Last: { $cells }.
faces-alt-board = { $name }, { $free } free: { $rows }.
faces-alt-hand = In hand: { $tiles }.
faces-alt-given = Already answered: { $moves }.
faces-alt-legal = Possible: { $moves }.
faces-alt-best = Suggested: { $moves }.
faces-alt-roll = { $name } rolled white { $one } and { $other }, { $colored }.
faces-alt-closed = Closed rows: { $rows }.
faces-alt-sheet = { $name }, { $points } points: { $rows }; misthrows { $misthrows }.
faces-alt-round = Round { $round }: { $number } and { $symbol }.
faces-qwixx-legend = x crossed, - lost, X own lock, # closed
faces-alt-lobby = { $game }: { $seated } of { $seats } seats taken. { $names }
faces-alt-curve = { $heading }: { $count } games, from { $first } to { $last }, lowest { $low }, highest { $high }.
faces-alt-row = { $rank }. { $name }: { $cells }.
