"""Tables: everything between a click and the rules.

`TableService` (service.py) is the door; every call names the server it comes from and the click it
answers, and ends in one transaction. The modules beside it hold what a call does:

- values.py   what callers say and see: Call, Table, Chair, Look, Receipt
- desk.py     one table inside one transaction
- ledger.py   that each call is carried out once
- looking.py  what one seat may see
- lobby.py    open, join, leave, AI seats, start
- course.py   play, resign, the end of a game and the next one of a match
- clock.py    when something is due; overdue.py, what happens then
- cache.py    tables lately touched
"""
