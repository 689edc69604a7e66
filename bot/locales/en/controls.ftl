# What buttons say. Discord cuts long labels: keep them under thirty characters.

control-back = Back

control-ladder-set-up = { $tiles ->
    [one] Place my tile
   *[other] Place my tiles
}
control-ladder-draw = Draw a tile
control-ladder-take = Take the { $tile }
control-ladder-leave = Leave it
control-ladder-rising = Rising order
# A tile onto a free cell, named like b2.
control-ladder-put = { $tile } on { $cell }
# A tile in place of another one.
control-ladder-swap = { $tile } for the { $out } on { $cell }

control-qwixx-cross = { $color ->
    [red] Red { $number }
    [yellow] Yellow { $number }
    [green] Green { $number }
   *[blue] Blue { $number }
}
control-qwixx-pass = Pass
control-qwixx-misthrow = Pass (misthrow)

control-top-twelve-write = Write my start numbers
control-top-twelve-layout = Sensible layout
control-top-twelve-name = Name a number
# The button that names this number, under a hint.
control-top-twelve-say = Name { $number }
control-top-twelve-number = A number from 1 to { $most }
control-top-twelve-enter = Enter the { $number }
# A number on a field, such as: 37 on star 5.
control-top-twelve-put = { $number } on { $field }
