# Words in pictures, their descriptions and the text boards. Short: pictures have little room.

faces-supply = supply
faces-drawn = drawn
faces-open = open
faces-hand = your tiles
faces-free = free
faces-points = points
faces-misthrows = misthrows
faces-pass = cross nothing
faces-qwixx-white = { $name } rolled. Everybody may cross a white { $sum }.
faces-qwixx-colored = { $name } may cross one white die plus one colored die.
faces-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } win together!
}
faces-nobody-won = Game over: nobody wins.
faces-number = number
faces-die = die
faces-round = round
faces-fullest = fullest
faces-top-twelve-start = Everybody secretly writes 10, 20, 30, 40 and 50.
faces-top-twelve-name = { $name } names a number.
faces-top-twelve-enter = Everybody enters the { $number }.
