"""The reference players for measuring strength, as named in docs/strength.md.

One module per game package exports `REFERENCE`, a mapping from names to advisors; `common` holds
those of all games.
"""
