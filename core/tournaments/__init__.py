"""Tournaments: what was agreed, who plays whom, what came of it, who stands where.

- model.py      what callers say and see: Tournament, TournamentCall, TournamentReceipt ...
- plan.py       what was agreed, and results; scoring.py and standings.py turn them into places
- pairing/      turns standings into the next round
- session.py    one tournament in one transaction; entries.py, rounds.py and results.py change it
- service.py    `TournamentService`, which callers use
- reading.py    rows turned into values; store.py, the statements
- export.py     CSV and JSON

Pairing and standings are pure: plan, entrants and results are all there is, so a crash between two
rounds changes nothing.
"""
