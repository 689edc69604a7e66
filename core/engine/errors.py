"""Everything a player can do wrong, one class per reason.

    Refusal
    ├── GameOver          the game has ended
    │   └── TableClosed       the table was closed without a result
    ├── NotAsked          this seat owes no answer now
    ├── StalePrompt       the answer belongs to an earlier prompt
    │   └── AlreadyPlayed     this very answer was given
    ├── IllegalMove       not one of this seat's legal moves; `rule` says which rule forbids it
    │   └── IllegalEntry      the same, of what somebody typed
    ├── BadSetup          a table cannot be set up like this
    └── TableRefusal
        ├── UnknownTable      there is no such table on this server
        ├── UnknownButton     a button this version does not know
        ├── UnknownCommand    a command or an option that no longer exists
        ├── NoTable           none was named, and none fits
        ├── AlreadyStarted    the game has begun
        ├── SeatsGiven        a series or a pairing has fixed who sits here
        ├── NotStarted        there is no game yet
        ├── NotOver           the game is still going on
        ├── NotSeated         the user does not sit at this table
        │   └── GaveUp            the user sat there and gave up
        ├── AlreadySeated     the user sits there already
        ├── TableFull         no seat is free
        ├── SeatsKept         the free seats are kept for invited users
        ├── NotInvited        only invited users may join
        ├── KeptOut           the host does not let this user join
        ├── AlreadyInvited    that user has a seat, or one is kept for them
        ├── PlayerGone        that player no longer sits there
        ├── NoSuchSeat        there is no AI on that seat
        ├── TooFewPlayers     the game needs more seats taken
        ├── NotAlone          others have sat down by now
        ├── NotReady          somebody has not agreed to what was changed
        ├── NotHost           only the host may do this
        ├── CountsAsLost      it would count as lost for the user, who has not agreed to that
        ├── LimitReached      too many open tables of this user, channel or server
        ├── HintsOff          this table is played without hints
        ├── Paused            the players agreed to a pause
        ├── CannotAct         this action is not possible at this table now
        ├── UnknownTournament there is no such tournament on this server
        ├── NoTournament      none was named, and there is none
        ├── NotOrganizer      only the organizer may do this
        ├── NotEntered        the user does not take part
        ├── AlreadyEntered    the user takes part already
        ├── BadTournament     it cannot be played, joined or corrected like this
        │   └── TournamentMovedOn it was possible earlier
        ├── CannotArrange     the user or the bot lacks a right that the tournament needs
        └── TooFast           the user asks faster than the bot can answer

A refusal changes nothing. It carries a translation key, named parameters and, where a rule of the
game is the reason, the rule's mark; whoever shows it finds the words. Mistakes of the program are
not refusals: they crash.

A refusal is outdated if the click was made on an earlier state: what the person saw is no longer
so.
"""

from __future__ import annotations

from typing import ClassVar


class Refusal(Exception):
    """The request cannot be granted; nothing has changed."""

    key: ClassVar[str] = "refusal"
    outdated: ClassVar[bool] = False

    def __init__(self, *, rule: str | None = None, **params: int | str) -> None:
        super().__init__(self.key)
        self.rule = rule
        self.params = params

    def __str__(self) -> str:
        details = [f"{name}={value}" for name, value in self.params.items()]
        return " ".join([self.key, *details, *([f"({self.rule})"] if self.rule else [])])


class GameOver(Refusal):
    key = "game_over"
    outdated = True


class TableClosed(GameOver):
    key = "table_closed"


class NotAsked(Refusal):
    key = "not_asked"


class StalePrompt(Refusal):
    key = "stale_prompt"
    outdated = True


class AlreadyPlayed(StalePrompt):
    key = "already_played"


class IllegalMove(Refusal):
    key = "illegal_move"


class IllegalEntry(IllegalMove):
    key = "illegal_entry"


class BadSetup(Refusal):
    key = "bad_setup"


class TableRefusal(Refusal):
    """The reason lies with the table, not with the game."""


class UnknownTable(TableRefusal):
    key = "unknown_table"


class UnknownButton(TableRefusal):
    key = "unknown_button"


class UnknownCommand(TableRefusal):
    key = "unknown_command"


class NoTable(TableRefusal):
    key = "no_table"


class AlreadyStarted(TableRefusal):
    key = "already_started"
    outdated = True


class SeatsGiven(TableRefusal):
    key = "seats_given"


class NotStarted(TableRefusal):
    key = "not_started"
    outdated = True


class NotOver(TableRefusal):
    key = "not_over"
    outdated = True


class NotSeated(TableRefusal):
    key = "not_seated"


class GaveUp(NotSeated):
    key = "gave_up"
    outdated = True


class AlreadySeated(TableRefusal):
    key = "already_seated"


class TableFull(TableRefusal):
    key = "table_full"


class SeatsKept(TableRefusal):
    key = "seats_kept"


class NotInvited(TableRefusal):
    key = "not_invited"


class KeptOut(TableRefusal):
    key = "kept_out"


class AlreadyInvited(TableRefusal):
    key = "already_invited"


class PlayerGone(TableRefusal):
    key = "player_gone"


class NoSuchSeat(TableRefusal):
    key = "no_such_seat"


class TooFewPlayers(TableRefusal):
    key = "too_few_players"


class NotAlone(TableRefusal):
    key = "not_alone"
    outdated = True


class NotReady(TableRefusal):
    key = "not_ready"


class NotHost(TableRefusal):
    key = "not_host"


class CountsAsLost(TableRefusal):
    key = "counts_as_lost"


class LimitReached(TableRefusal):
    key = "limit_reached"


class HintsOff(TableRefusal):
    key = "hints_off"


class Paused(TableRefusal):
    key = "paused"


class CannotAct(TableRefusal):
    key = "cannot_act"


class UnknownTournament(TableRefusal):
    key = "unknown_tournament"


class NoTournament(TableRefusal):
    key = "no_tournament"


class NotOrganizer(TableRefusal):
    key = "not_organizer"


class NotEntered(TableRefusal):
    key = "not_entered"


class AlreadyEntered(TableRefusal):
    key = "already_entered"


class BadTournament(TableRefusal):
    key = "bad_tournament"


class TournamentMovedOn(BadTournament):
    outdated = True


class CannotArrange(TableRefusal):
    key = "cannot_arrange"


class TooFast(TableRefusal):
    key = "too_fast"
