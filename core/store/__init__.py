"""Everything that is kept: models, the database, and one module of statements per aggregate.

The move log is the truth; no state is stored. Statements take a connection, so that a service can
put several of them into one transaction.
"""
