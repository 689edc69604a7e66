"""Tournaments and the database; what is pure about them is in core/tournament.

- values.py   what callers say and see: Cup, CupOrder, Person, Match, Sight
- reading.py  rows turned into values
- rounds.py   opening a round, noting its results
- service.py  `TournamentService`, the door
- export.py   CSV and JSON
"""
