"""The players strength is measured against, exactly as the ladder in docs/strength.md names them.

One module for each game package exports `REFERENCE`, names to advisors; `common` serves all games.
"""
