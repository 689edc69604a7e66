"""Tables: everything between a click and the rules.

Callers use `TableService` (service.py). Every call names the server it comes from and the click it
answers. What it changes is a pure function of the table, stored in one transaction. The other
modules:

- executor.py   carries out each change once, in order
- lobby.py      open, join, leave, ready, AI seats, start
- host.py       what only the host of a lobby can do
- play.py       answer, resign, the end of a game and the next one of a series
- actions.py    what else people can do at a running table; votes.py, what they decide together
- departure.py  somebody leaves for good
- deadlines.py  when something is due; timeouts.py, what happens then
- outbox.py     what has not been shown yet, and the message of each table
- views.py      what one seat may see
- cache.py      recently used tables

The values passed in and out (Call, Table, Chair, TableView, Receipt) are in core/model/, the
table that changes is in core/live/table.py.
"""
