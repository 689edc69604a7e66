"""Tables: everything between a click and the rules.

`TableService` (service.py) is what callers use; every call names the server it comes from and the
click it answers, and ends in one transaction. The modules beside it hold what a call does:

- session.py    one table inside one transaction
- executor.py   carries each call out once, in order
- lobby.py      open, join, leave, AI seats, start
- play.py       answer, resign, the end of a game and the next one of a series
- deadlines.py  when something is due; timeouts.py, what happens then
- outbox.py     what is still to be shown, and in which message
- views.py      what one seat may see
- cache.py      tables lately touched

What callers say and see (Call, Table, Chair, TableView, Receipt) is in core/model.py.
"""
