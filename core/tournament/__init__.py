"""Tournaments as pure values: what was agreed, who plays whom, what came of it, who stands where.

`plan` holds the values, `scoring` and `standings` turn results into a table of places, `pairing`
turns standings into the next round. Nothing here remembers anything: plan, entrants and results
are all there is, so that a crash between two rounds changes nothing.
"""
