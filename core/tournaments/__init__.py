"""Tournaments: what changes them, and what follows from plan, pairings and results.

Their values are in core/model (tournament.py; plan.py, which scoring.py and standings.py turn into
places) and core/live (a tournament as one value, and the facts a change of it knows).

- calls.py      what is asked, and what came of it
- settings.py, entries.py, team.py, rounds.py, results.py, seeding.py and announcing.py
                change it: pure functions
- pairing/      pairs the next round from the standings
- lots.py       decide what the results leave open
- service.py    `TournamentService`, which callers use
- outbox.py     what is to be shown, and what was; arrangements.py what else it has
- store/        its rows and statements: load, save, what is owed, what a check reads
- views.py      what people see; export.py as CSV and JSON

Pairing and standings are pure functions of plan, entrants and results, so a crash between two
rounds changes nothing.
"""
