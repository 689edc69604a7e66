"""Pictures of Top 12: the public board, and one large sheet for its owner."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from bot.games.common.kit import (
    HEADER,
    HEIGHT,
    INNER,
    INSET,
    MARGIN,
    badge,
    bar,
    digits,
    finale,
    header,
    lettering,
    page,
    paragraph,
    plate,
    podium_of,
    room_for,
    status_icon,
)
from bot.games.common.people import Names, Person, Status, name_in_sentence, people
from bot.games.common.words import outcome
from bot.games.top_twelve import pieces
from bot.games.top_twelve.highlights import (
    Fields,
    Place,
    deciding,
    last_places,
    named,
    open_fields,
    owner_fields,
)
from bot.games.top_twelve.pieces import GAUGE, OWN, SHARED, Size
from bot.render.scene import Group, Item, Placed, Run, Scene, Sprite, down, row, stack
from bot.render.tokens import GOLD, PAGE, PANEL, PLAIN, Color
from bot.text.say import Say
from core.games.top_twelve.state import COLUMNS, FIELDS, Move, Phase, Symbol, View

_BAND = 128
_GAP = 8
_TALL = HEIGHT - 2 * MARGIN
"""The height of a sheet with nothing above it."""
_SIDE = 336
"""The width of what stands beside the owner's sheet."""
_BESIDE = _SIDE - 24
_DIE, _SMALL_DIE = 200, 140
_NARROW = 340
"""Up to this width, a name bar shows the status instead of the badge."""
_SIZE, _TASK = 56, 220
"""The largest size and height of the task beside the owner's sheet."""
_LEAST_GAP = 18
_TOGETHER = (Phase.START, Phase.ENTER)


def board(view: View, names: Names, say: Say) -> Scene:
    """Draw the public picture: the number, the die, the task and all sheets."""
    if view.prompt is None:
        band = finale(INNER, _BAND, outcome(view, names, say), podium_of(view))
        return _shared(view, names, band)
    if len(names) == 1:
        return _alone(view, names, say, open_fields(view.sheets[0]), last_places(view, 0))
    return _shared(view, names, _band(view, names, say))


def panel(
    view: View, names: Names, say: Say, legal: Sequence[Move] = (), best: Sequence[Move] = ()
) -> Scene:
    """Draw a seat's own sheet, large, with its legal fields and the suggestions."""
    seat = view.seat or 0
    fields = owner_fields(view, seat, legal, best)
    last = last_places(view, seat) if view.phase is Phase.NAME else ()
    return _alone(view, names, say, fields, last, named(best))


def _shared(view: View, names: Names, band: Group) -> Scene:
    """Draw all sheets side by side below a band; in solo games the rounds take the second place."""
    places = max(len(names), 2)
    wide = (INNER + _GAP) // places - _GAP
    top = MARGIN + _BAND + _GAP
    tall = HEIGHT - MARGIN - top
    items: list[Item] = [
        _sheet(view, person, SHARED[places], wide, tall) for person in _people(view, names)
    ]
    if len(names) == 1:
        items.append(_beside((pieces.goals(view.rounds, wide - 64),), wide, tall))
    parts = Placed(MARGIN, MARGIN, band), *row(items, x=MARGIN, y=top, gap=_GAP)
    return page(HEIGHT, parts, cuts=_cuts(top, SHARED[places]))


def _cuts(y: int, size: Size) -> tuple[int, ...]:
    """Return where the band, the name, the heads and every second line of fields end."""
    name = y + INSET + HEADER
    fields = name + 2 + size.head + GAUGE - pieces.OUTSIDE
    return y, name, *range(fields, fields + size.height * FIELDS, 2 * size.height)


def _alone(
    view: View,
    names: Names,
    say: Say,
    fields: Fields,
    last: tuple[Place, ...],
    wanted: tuple[tuple[int, str], ...] = (),
) -> Scene:
    """Draw one sheet, as large as possible, with number, die and task beside it."""
    seat = view.seat or 0
    person = _people(view, names)[seat]
    wide = INNER - _SIDE - _GAP
    score = str(view.standings[seat].score)
    sheet = _drawn(person, fields, last, score, frozenset(), _rolled(view), OWN, wide, _TALL)
    side = _beside(_aside(view, names, say, wanted), _SIDE, _TALL)
    return page(HEIGHT, row((sheet, side), x=MARGIN, y=MARGIN, gap=_GAP))


def _beside(items: tuple[Item, ...], wide: int, tall: int) -> Group:
    """Draw items below one another in a plate, evenly spread."""
    gap = (tall - sum(item.height for item in items)) // (len(items) + 1)
    x = (wide - items[0].width) // 2
    back = Placed(0, 0, plate(wide, tall))
    return Group(wide, tall, PAGE, (back, *stack(items, x=x, y=gap, gap=gap)))


def _aside(
    view: View, names: Names, say: Say, wanted: tuple[tuple[int, str], ...]
) -> tuple[Item, ...]:
    """Return what one needs to decide: the number or numbers, the die, the task."""
    ranked = tuple(pieces.suggested(*move, _BESIDE, 132) for move in wanted)
    before = ranked or _heart(view)
    after = (pieces.goals(view.rounds, _BESIDE),) if len(names) == 1 and not ranked else ()
    used = sum(item.height + _LEAST_GAP for item in (*before, *after)) + 2 * _LEAST_GAP
    tall = min(_TALL - used, _TASK)
    task = paragraph(_BESIDE - 8, tall, _task(view, names, say), _SIZE, PLAIN[PANEL])
    return *before, task, *after


def _heart(view: View) -> tuple[Item, ...]:
    """Return number and die, or what is shown instead before the roll."""
    if view.phase is Phase.START:
        return (_starts(frozenset(put.number for put in view.starts)),)
    asked = "?" if view.phase is Phase.NAME else str(view.number)
    said = pieces.said(view.active, asked, _BESIDE, 140)
    if view.symbol is None:
        return (said,)
    if view.phase is Phase.NAME:
        return said, _centered(pieces.past(view.number or 0, view.symbol, 76), _BESIDE)
    side = _DIE if len(view.standings) > 1 else _SMALL_DIE
    return said, _centered(pieces.die(view.symbol, side), _BESIDE)


def _centered(item: Item, wide: int) -> Group:
    return Group(wide, item.height, PANEL, (Placed((wide - item.width) // 2, 0, item),))


def _starts(done: frozenset[int]) -> Group:
    """Draw the start numbers, three above two."""
    wide, tall = _BESIDE // 3, 92
    numbers = pieces.start_numbers(done, wide, tall)
    parts = (*row(numbers[:3]), *row(numbers[3:], x=wide // 2, y=tall + 8))
    return Group(_BESIDE, 2 * tall + 8, PANEL, parts)


def _people(view: View, names: Names) -> tuple[Person, ...]:
    together = view.phase in _TOGETHER
    active = None if view.phase is Phase.START else view.active
    return people(view, names, active=active, together=together)


def _rolled(view: View) -> Symbol | None:
    """Return the symbol whose column is to be used now."""
    return view.symbol if view.phase is Phase.ENTER else None


def _task(view: View, names: Names, say: Say) -> str:
    """Return what the players must do now."""
    if view.prompt is None:
        return outcome(view, names, say)
    if view.phase is Phase.START:
        return say("top-twelve-task-start", players=len(names))
    if view.phase is Phase.NAME:
        return say("top-twelve-task-name", name=name_in_sentence(names, view.active))
    return say("top-twelve-task-enter", number=view.number or 0, players=len(names))


def _band(view: View, names: Names, say: Say) -> Group:
    """Draw the top of the public board: number, die and task; before the roll, the last round."""
    task = _task(view, names, say)
    if view.phase is Phase.START:
        return _laid((*pieces.start_numbers(frozenset(), 92, 96),), task, ())
    if view.phase is Phase.NAME:
        past = () if view.symbol is None else (pieces.past(view.number or 0, view.symbol, 76),)
        return _laid((pieces.said(view.active, "?", 256, 108),), task, past)
    assert view.symbol is not None  # the die is rolled right after the number is named
    said = pieces.said(view.active, str(view.number), 300, 108)
    return _laid((said, pieces.die(view.symbol, 108)), task, ())


def _laid(before: tuple[Item, ...], task: str, after: tuple[Item, ...]) -> Group:
    """Lay out a sentence between items of its band."""
    gap = 2 if len(before) > 2 else 20
    left = 16 + sum(item.width + gap for item in before) + 12
    right = INNER - 16 - sum(item.width for item in after)
    text = paragraph(right - left - 20, _BAND - 8, task, _SIZE, PLAIN[PANEL])
    parts = (
        Placed(0, 0, plate(INNER, _BAND)),
        *(_middle(x, item) for x, _, item in row(before, x=16, gap=gap)),
        _middle(left, text),
        *(_middle(x, item) for x, _, item in row(after, x=right)),
    )
    return Group(INNER, _BAND, PAGE, parts)


def _middle(x: int, item: Item) -> Placed:
    return Placed(x, (_BAND - item.height) // 2, item)


def _sheet(view: View, person: Person, size: Size, wide: int, tall: int) -> Group:
    seat = person.seat
    return _drawn(
        person,
        open_fields(view.sheets[seat]),
        last_places(view, seat),
        str(view.standings[seat].score),
        deciding(view, seat),
        _rolled(view),
        size,
        wide,
        tall,
    )


@lru_cache(maxsize=512)
def _drawn(
    person: Person,
    fields: Fields,
    last: tuple[Place, ...],
    score: str,
    lit: frozenset[int],
    rolled: Symbol | None,
    size: Size,
    wide: int,
    tall: int,
) -> Group:
    """Draw a sheet: player, column symbols, and twelve fields per column, top to bottom."""
    x = (wide - size.edge - COLUMNS * size.width) // 2 + size.edge
    head = INSET + HEADER + 2
    top = head + size.head + GAUGE
    counts = tuple(sum(field.number > 0 for field in column) for column in fields)
    columns = (
        _column(number, fields[number], size, GOLD if number in lit else PANEL)
        for number in range(COLUMNS)
    )
    parts = (
        Placed(0, 0, plate(wide, tall, lit=person.status is Status.WON)),
        Placed(INSET, INSET, _name_bar(wide - 2 * INSET, person, score)),
        Placed(x, head, pieces.heads(size, rolled, lit)),
        Placed(x, head + size.head, pieces.gauges(counts, size, lit)),
        *((Placed(x - size.edge, top, pieces.field_numbers(size)),) if size.edge else ()),
        *row(columns, x=x, y=top),
        *(side for place in last for side in _framed(place, x, top, size)),
    )
    return Group(wide, tall, PAGE, parts)


def _framed(place: Place, x: int, y: int, size: Size) -> tuple[Placed, ...]:
    column, field = place
    left, top = x + column * size.width, y + field * size.height
    return pieces.framed(left, top, size.width, size.height)


@lru_cache(maxsize=2048)
def _column(number: int, fields: tuple[pieces.Field, ...], size: Size, ground: Color) -> Run:
    return down(pieces.field(number, field, size, ground) for field in fields)


def _name_bar(wide: int, person: Person, score: str) -> Group:
    """Draw name and score; where the name has little room, the status replaces the badge."""
    if wide > _NARROW:
        return header(wide, person, score)
    return _narrow_bar(wide, person, score)


@lru_cache(maxsize=1024)
def _narrow_bar(wide: int, person: Person, score: str) -> Group:
    ground, count = person.ground, digits(score, person.ground)
    room = wide - 58 - room_for(score) - 10
    parts = (
        Placed(0, 0, bar(wide, ground)),
        Placed(5, 0, _sign(person.seat, person.status, ground)),
        Placed(60, 0, lettering(person.name, 36, PLAIN[ground], HEADER, room - 4)),
        Placed(wide - count.width - 8, 0, count),
    )
    return Group(wide, HEADER, PANEL, parts)


@lru_cache(maxsize=64)
def _sign(seat: int, status: Status, ground: Color) -> Sprite:
    """Draw the seat's status, or its badge if there is nothing to say."""
    middle = 26, HEADER / 2
    idle = status is Status.IDLE
    shapes = badge(seat, *middle, 24) if idle else status_icon(status, *middle, 40, ground)
    return Sprite(54, HEADER, ground, shapes)
