"""Points in time as people type them, in six languages: "tomorrow 20:00", "Freitag um 20 Uhr".

Words become symbols of one small language (`D1 20 H`), and those are read as a day and a time, in
either order. Every word must be known, or nothing is understood: a tournament at a time that was
guessed is worse than a question.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta

LONGEST = 100
"""Characters; no longer text is understood."""

_SYMBOLS = {
    "D0": "today heute aujourdhui oggi hoy vandaag",
    "D0 PM": "tonight stasera vanavond vanmiddag",
    "D1": "tomorrow morgen demain domani manana morgenochtend",
    "D1 PM": "morgenabend morgenavond morgenmiddag",
    "D2": "overmorrow ubermorgen apresdemain dopodomani pasadomanana overmorgen",
    "W0": "monday montag lundi lunedi lunes maandag mon mo lun ma",
    "W1": "tuesday dienstag mardi martedi martes dinsdag tue di tues",
    "W2": "wednesday mittwoch mercredi mercoledi miercoles woensdag wed mi mer mie wo",
    "W3": "thursday donnerstag jeudi giovedi jueves donderdag thu do jeu gio jue thur thurs",
    "W4": "friday freitag vendredi venerdi viernes vrijdag fri fr ven vie vr",
    "W5": "saturday samstag samedi sabato sabado zaterdag sat sa sam sab za sonnabend",
    "W6": "sunday sonntag dimanche domenica domingo zondag sun so dim dom zo",
    "M1": "january januar janvier gennaio enero januari jan janv gen ene",
    "M2": "february februar fevrier febbraio febrero februari feb fevr",
    "M3": "march marz mars marzo maart mar mrt mrz",
    "M4": "april avril aprile abril apr avr abr",
    "M5": "may mai maggio mayo mei mag",
    "M6": "june juni juin giugno junio jun giu",
    "M7": "july juli juillet luglio julio jul juil lug",
    "M8": "august aout agosto augustus aug ago",
    "M9": "september septembre settembre septiembre sep sept set",
    "M10": "october oktober octobre ottobre octubre oct okt ott",
    "M11": "november novembre noviembre nov",
    "M12": "december dezember decembre dicembre diciembre dec dez dic",
    "NEXT": "next nachsten nachster kommenden prochain prochaine prossimo prossima proximo"
    " volgende komende aanstaande",
    "AT": "at um alle las om",
    "H": "h uhr uur",
    "PM": "pm evening afternoon night abend abends nachmittag nachmittags soir sera pomeriggio"
    " tarde noche avond avonds middag",
    "12:00": "noon midday mittag mittags midi mezzogiorno mediodia",
    "0:00": "midnight mitternacht minuit mezzanotte medianoche middernacht",
    "IN": "in dans tra fra en dentro over binnen",
    "U1": "minute minutes min mins minuten minuto minutos minuti minuut",
    "U60": "hour hours hr hrs stunde stunden std heure heures ora ore hora horas",
    "U1440": "day days tag tage tagen jour jours giorno giorni dia dias dag dagen",
    "U10080": "week weeks woche wochen semaine semaines settimana settimane semana semanas weken",
    "0.5": "half halbe halben demi demie mezza mezz media",
    "2": "two zwei deux due dos twee",
    "3": "three drei trois tre tres drie",
    "": "on the this of a an one st nd rd th er o clock oclock am den der dem ein eine einer einem"
    " diesen und and et e y le la l ce un une una uno el il de du del por este esta questo questa"
    " op s morning fruh matin mattina mattino ochtend ochtends een t",
}
"""Words by what they stand for, in lower case and without accents.

D: days from now, W: a weekday (0 is Monday), M: a month, U: a unit in minutes, H: an hour. Names of
days and months are CLDR's, long and short; "mar", which is also Tuesday, is only March here.
"""
_MEANING = {word: symbol for symbol, words in _SYMBOLS.items() for word in words.split()}
_PHRASES = {
    r"\b([ap])\.m\b": r"\1m",
    r"\b12 ?am\b": "midnight",
    r"\b12(:\d\d) ?am\b": r"0\1",
    r"(\d) ?am\b": r"\1 h",
    r"\bday after tomorrow\b": "overmorrow",
    r"([td]ag|woch)(abend|nachmittag|fruh|avond|middag|ochtend)\b": r"\1 \2",
    r"\bapres.demain\b": "apresdemain",
    r"\baujourd.hui\b": "aujourdhui",
    r"\bpasado manana\b": "pasadomanana",
    r"\b(por|de) la manana\b": "",
    r"\bapres.midi\b": "soir",
    r"\bdi (sera|mattina)\b": r"\1",
    r"\b(alle )?ore (?=\d)": "alle ",
}
"""What cannot be read word by word."""

_TOKEN = re.compile(r"\s-(?=\d)|\d+(?:[:./-]\d+)*|[^\W\d_]+")
"""A number, a word in any script, or the sign of a negative number, which means nothing here."""
_SPAN = re.compile(r"(?:(\d+(?:\.\d+)?) )?U(\d+)")
_CLOCK = re.compile(r"(?P<at>AT )?(?P<hour>\d\d?)(?:(?:[:.]| H )(?P<minute>\d\d))?(?P<h> H)?")
_DATES = tuple(
    re.compile(rf"(?:W(?P<weekday>\d) )?{date}")
    for date in (
        r"(?P<day>\d\d?)[./-](?P<month>\d\d?)(?:[./-](?P<year>\d{4}|\d\d))?",
        r"(?P<month>\d\d?)/(?P<day>\d\d?)(?:/(?P<year>\d{4}|\d\d))?",
        r"(?P<year>\d{4})-(?P<month>\d\d?)-(?P<day>\d\d?)",
        r"(?P<day>\d\d?) M(?P<month>\d+)(?: (?P<year>\d{4}))?",
        r"M(?P<month>\d+) (?P<day>\d\d?)(?: (?P<year>\d{4}))?",
    )
)
"""The first one that fits: 12/11 is in November, 12/24 can only be in December."""


def read(typed: str, now: datetime) -> datetime | None:
    """Return the time typed by people whose clocks show `now`; None if it is not clear.

    A time that the clocks skip is later by as much; of one that comes twice, the first is meant.
    """
    symbols = _symbols(typed) if len(typed) <= LONGEST else None
    if symbols is None:
        return None
    try:
        return _later(" ".join(symbols), now) or _on_a_day(symbols, now)
    except OverflowError:  # in a million years
        return None


def _symbols(typed: str) -> list[str] | None:
    """Return what the words stand for; None if one is unknown."""
    text = _bare(typed)
    for phrase, meaning in _PHRASES.items():
        text = re.sub(phrase, meaning, text)
    words = _TOKEN.findall(text)
    if not all(word[0].isdigit() or word in _MEANING for word in words):
        return None
    return " ".join(_MEANING.get(word, word) for word in words).split()


def _bare(text: str) -> str:
    """Return the text in lower case, without accents."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(char for char in parts if not unicodedata.combining(char))


def _later(symbols: str, now: datetime) -> datetime | None:
    """Read `IN 2 U60`, or `IN 2 H`."""
    if re.fullmatch(r"IN(?: [\d.]+)? H", symbols):
        symbols = f"{symbols[:-1]}U60"
    if not re.fullmatch(rf"(?:IN )?{_SPAN.pattern}(?: {_SPAN.pattern})*", symbols):
        return None
    minutes = sum(float(count or 1) * int(unit) for count, unit in _SPAN.findall(symbols))
    return now.astimezone(UTC) + timedelta(minutes=minutes)


def _on_a_day(symbols: list[str], now: datetime) -> datetime | None:
    """Read `W4 PM AT 8`: a day and a time, in either order."""
    evening = "PM" in symbols
    symbols = [symbol for symbol in symbols if symbol != "PM"]
    for day, clock in _splits(symbols):
        at = _time(clock, evening=evening, bare=bool(day))
        on = _date(day, now, at) if at else None
        if at and on:
            return datetime.combine(on, at, now.tzinfo).astimezone(UTC)
    return None


def _splits(symbols: list[str]) -> Iterator[tuple[str, str]]:
    """Yield what could be the day and the time."""
    for at in range(len(symbols), -1, -1):
        head, tail = " ".join(symbols[:at]), " ".join(symbols[at:])
        yield head, tail
        yield tail, head


def _time(symbols: str, *, evening: bool, bare: bool) -> time | None:
    """Read a time of day; a mere number is one beside a day (`bare`) or in the evening."""
    found = _CLOCK.fullmatch(symbols)
    if not found or not (bare or evening or found["at"] or found["minute"] or found["h"]):
        return None
    hour, minute = int(found["hour"]), int(found["minute"] or 0)
    if hour > 23 or minute > 59:
        return None
    return time(hour + 12 if evening and hour < 12 else hour, minute)


def _date(symbols: str, now: datetime, at: time) -> date | None:
    today, passed = now.date(), at <= now.time()
    if not symbols:
        return today + timedelta(days=passed)
    if found := re.fullmatch(r"D(\d)", symbols):
        return today + timedelta(days=int(found[1]))
    if found := re.fullmatch(r"IN(?: (\d+))? U(1440|10080)", symbols):
        return today + timedelta(minutes=int(found[1] or 1) * int(found[2]))
    if found := re.fullmatch(r"(NEXT )?W(\d)( NEXT)?", symbols):
        ahead = (int(found[2]) - today.weekday()) % 7
        return today + timedelta(days=ahead or 7 * bool(passed or found[1] or found[3]))
    return next((day for pattern in _DATES if (day := _calendar(pattern, symbols, today))), None)


def _calendar(pattern: re.Pattern[str], symbols: str, today: date) -> date | None:
    """Return the date, the next one if there is no year; None if it is on another weekday."""
    if not (found := pattern.fullmatch(symbols)):
        return None
    year, month, number = (int(found[part] or 0) for part in ("year", "month", "day"))
    try:
        day = date(year + 2000 * (year < 100) if year else today.year, month, number)
        if not year and day < today:
            day = day.replace(year=day.year + 1)
    except ValueError:  # 31 February
        return None
    return day if found["weekday"] in (None, str(day.weekday())) else None
