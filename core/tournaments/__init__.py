"""Tournaments: plans, pairings, results and standings.

- model.py      values passed in and out: Tournament, TournamentCall, TournamentReceipt ...
- plan.py       plans and results; scoring.py and standings.py turn them into places
- pairing/      pairs the next round from the standings
- lots.py       decide what the results leave open
- session.py    one tournament in one transaction; settings.py, entries.py, rounds.py and
                results.py change it
- announcing.py a tournament for the first time, or after the one it repeats
- arrangements.py what it has outside of its own message
- service.py    `TournamentService`, which callers use
- reading.py    turns rows into values; store.py has the queries
- export.py     CSV and JSON

Pairing and standings are pure functions of plan, entrants and results, so a crash between two
rounds changes nothing.
"""
