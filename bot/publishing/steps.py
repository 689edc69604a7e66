"""What is done to show a table or a tournament: decided here, drawn and carried out elsewhere.

Every message has a topic. While the topic stays the same, the message is edited; a new topic gets a
new message, because an edit notifies nobody. An edit will do only for those who are plainly there.

A table's topic is the lobby, the result, a pause, or the seats it asks: its message is edited as
long as it asks no further seat. When a new one is posted, the old one is removed, shrunk or kept,
as the server has set. What stays for good is the card of the lobby and the result.

A tournament has one message each for the announcement, the check-in, each round and the podium. It
is posted anew when it is deleted, has scrolled away or is too old to be edited freely.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import Enum, auto
from typing import Generic, TypeVar

from bot.pages.turn import asked_chairs, asked_users
from bot.publishing.reasons import Anew, Called, Changed, Pending, Reason
from core.engine.rules import Seat
from core.model.messages import Message
from core.model.table import Status, Table
from core.model.tournament import CHECK_IN, Tournament, TournamentStatus, TournamentView
from core.model.views import TableView
from core.players.preferences import OldTurns, ServerSettings
from core.tables.outbox import END, Showing

LOBBY, SEATS, PAUSE = "lobby", "seats", "break"
ANNOUNCED = "open"
OLD = timedelta(minutes=50)
"""Discord limits edits of messages older than an hour."""
YOUNG = timedelta(seconds=45)
"""How old a message may be and still be taken for the last one in the channel."""
CALLED_AFTER = timedelta(seconds=60)
"""How long people asked by an edit have to answer before a new message calls them."""
SCROLLED_AWAY = timedelta(minutes=10)
"""How old a message above others of ours may be before the next change reposts it."""

DEFAULTS = ServerSettings()

V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Circumstances:
    """What the steps depend on at the moment."""

    now: datetime
    newest: bool = False
    """Whether the last message is the newest of ours in its channel."""
    clicked: int | None = None
    """The clicked message that is being answered; 0 for a command."""
    present: frozenset[int] = frozenset()
    """Who of those asked clicked here a moment ago."""
    settings: ServerSettings = DEFAULTS


class Skip(Enum):
    """Why no message is needed."""

    SHOWN = auto()
    """Another task has shown it in the meantime."""
    AMONG_AI = auto()
    """Only AIs meet here in a tournament, which names the result in its list."""
    NOBODY_ASKED = auto()
    """Those who were to be called have answered."""


class Fate(Enum):
    """What becomes of the last message when a new one is posted."""

    STARTED = auto()
    """It keeps the fairness commitment, which was published before the game."""
    REMOVED = auto()
    SET_ASIDE = auto()
    """It loses its buttons, and is removed when the table goes on."""
    SHRUNK = auto()
    """It tells its turn in one line."""
    KEPT = auto()


@dataclass(frozen=True, slots=True)
class Steps(Generic[V]):
    """Show the newest state: in the last message if it is to be edited, else in a new one.

    Discord may refuse the edit; then a new message is posted, too.
    """

    view: V
    version: int
    topic: str
    last: Message | None
    edits: bool
    fate: Fate
    home: int
    """The channel where it was opened."""
    thread: bool = False
    """Whether a new message goes into a thread under the last one."""
    refuge: int | None = None
    """The channel to use if its own was deleted."""
    since: int = 0
    """Where in the story the message begins."""
    length: int = 0
    known: frozenset[int] = frozenset()
    """Users whom the last message has notified; only another channel notifies them again."""
    followers: tuple[int, ...] = ()
    """Who is told of the end."""
    calls_at: datetime | None = None
    """When to post a new message that calls those asked, if an edit has to do until then."""

    @property
    def channel(self) -> int:
        return self.last.channel if self.last else self.home

    @property
    def retires_beside(self) -> bool:
        """Return whether the last message is retired while the new one is posted: a lobby's is.

        Any other is retired only when the new one stands.
        """
        return self.fate is Fate.STARTED


def table_steps(found: Showing, reason: Reason, facts: Circumstances) -> Steps[TableView] | Skip:
    view, last = found.view, found.message
    if not found.owed and isinstance(reason, Changed | Pending):
        return Skip.SHOWN
    if last is None and is_among_ai(view.table) and not isinstance(reason, Anew):
        return Skip.AMONG_AI
    if isinstance(reason, Called) and not asked_users(view):
        return Skip.NOBODY_ASKED
    topic, old_turns = table_topic(view, last), OldTurns(facts.settings.old_turns)
    quiet = last is not None and not isinstance(reason, Called) and _asks_no_more(topic, last)
    there = last is not None and _are_there(view, last, facts)
    new = isinstance(reason, Anew) or bool(found.followers)
    return Steps(
        view,
        view.table.version,
        topic,
        last,
        edits=(quiet or there) and not new and _is_editable(topic, last, facts.now),
        fate=_fate(view, topic, last, old_turns, quiet=quiet),
        home=view.table.channel,
        thread=_opens_thread(view.table, last, facts.settings),
        refuge=reason.refuge if isinstance(reason, Anew) else None,
        since=_since(view, last, old_turns, quiet=quiet),
        length=view.length,
        known=frozenset(asked_users(view)) if quiet else frozenset(),
        followers=found.followers,
        calls_at=facts.now + CALLED_AFTER if there else None,
    )


def is_among_ai(table: Table) -> bool:
    return table.tournament is not None and all(chair.user is None for chair in table.chairs)


def table_topic(view: TableView, last: Message | None) -> str:
    """Return the topic of a message that shows this state."""
    match view.table.status:
        case Status.LOBBY:
            return LOBBY
        case Status.PLAYING if view.table.paused_until is not None:
            return PAUSE
        case Status.PLAYING:
            asked = [str(chair.seat) for chair in asked_chairs(view)]
            if not asked and last and last.topic.startswith(SEATS):
                return last.topic  # only the AI is asked: nobody to notify
            return " ".join([SEATS, *asked])
        case Status.FINISHED:
            return END
    return ""


def _asks_no_more(topic: str, last: Message) -> bool:
    """Return whether the last message already asked everybody who is asked now."""
    if topic.startswith(SEATS):
        return last.topic.startswith(SEATS) and set(topic.split()) <= set(last.topic.split())
    return topic in {last.topic, ""}


def _are_there(view: TableView, last: Message, facts: Circumstances) -> bool:
    """Return whether an edit will do for people whom this message has not notified.

    They must have clicked here a moment ago, and the message must be young and the newest of ours,
    so that it is still at the end of the channel: we cannot see what people write.
    """
    if facts.clicked is None or not last.topic.startswith(SEATS):
        return False
    notified = () if last.calls_at else last.topic.split()
    asked = {chair.user for chair in asked_chairs(view) if str(chair.seat) not in notified}
    young = facts.now - last.posted_at < YOUNG
    return bool(asked) and young and facts.newest and asked <= facts.present


def _is_editable(topic: str, last: Message | None, now: datetime) -> bool:
    fresh = last is not None and now - last.posted_at < OLD
    return fresh or not topic.startswith(SEATS)


def _fate(
    view: TableView, topic: str, last: Message | None, old_turns: OldTurns, *, quiet: bool
) -> Fate:
    if last is not None and last.topic == LOBBY and topic not in {LOBBY, ""}:
        return Fate.STARTED
    if old_turns is OldTurns.KEEP:
        return Fate.KEPT
    if quiet and view.table.status.open:
        return Fate.SET_ASIDE
    return Fate.SHRUNK if old_turns is OldTurns.SHRINK and not quiet else Fate.REMOVED


def _opens_thread(table: Table, last: Message | None, settings: ServerSettings) -> bool:
    """Return whether a game is starting in a thread under its lobby."""
    starts = last is not None and last.topic == LOBBY and table.status is Status.PLAYING
    return starts and (settings.threads if table.thread is None else table.thread)


def _since(view: TableView, last: Message | None, old_turns: OldTurns, *, quiet: bool) -> int:
    """Return how much of the story the reader knows.

    If turns are removed, nobody can scroll back: a turn then tells what happened since those it
    asks last answered, and the result tells how the game went.
    """
    if last is None:
        return 0
    if quiet:
        return last.since
    if old_turns is not OldTurns.REMOVE:
        return last.length
    return min(last.length, _seen_by_all_asked(view))


def _seen_by_all_asked(view: TableView) -> int:
    """Return how much of the story all who are asked have seen, judging by their last answers.

    Not exact if that was long ago: a turn does not tell that much.
    """
    answers = [line.answer.seat if line.answer else None for line in view.story]
    own = [chair.seat for chair in asked_chairs(view)]
    return view.earlier + min((_last_place(seat, answers) for seat in own), default=0)


def _last_place(seat: Seat, answers: Sequence[Seat | None]) -> int:
    return max((place for place, each in enumerate(answers, start=1) if each == seat), default=0)


def tournament_steps(
    view: TournamentView, last: Message | None, facts: Circumstances
) -> Steps[TournamentView]:
    tournament, topic = view.tournament, tournament_topic(view.tournament)
    same = last is not None and last.topic == topic
    return Steps(
        view,
        tournament.version,
        topic,
        last,
        edits=same and _is_at_hand(last, facts),
        fate=Fate.REMOVED if same else Fate.KEPT,
        home=tournament.channel,
    )


def tournament_topic(tournament: Tournament) -> str:
    """Return the topic of a message that shows this state."""
    match tournament.status:
        case TournamentStatus.OPEN:
            return CHECK_IN if tournament.checks_in else ANNOUNCED
        case TournamentStatus.RUNNING:
            return str(tournament.round)
        case TournamentStatus.FINISHED:
            return END
    return tournament.topic or END


def _is_at_hand(last: Message | None, facts: Circumstances) -> bool:
    """Return whether people will find the message where it stands, and Discord lets us edit it."""
    if last is None:
        return False
    age = facts.now - last.posted_at
    return age < SCROLLED_AWAY or (facts.newest and (facts.clicked == last.id or age < OLD))
