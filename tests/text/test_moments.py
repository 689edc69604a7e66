"""Times as people type them; it is Tuesday, 17 November 2026, three in the afternoon."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from bot.text.moments import read

BERLIN = ZoneInfo("Europe/Berlin")
NOW = datetime(2026, 11, 17, 15, 0, tzinfo=BERLIN)

TYPED = {
    "17 15:30": "in 30 minutes|30 min|in half an hour|in einer halben Stunde|dans une demi-heure"
    "|tra mezz'ora|en media hora|over een half uur",
    "17 16:00": "in an hour|in 1h|in einer Stunde|tra un'ora|over een uur",
    "17 16:30": "in 1.5 hours|in 1 hour 30 minutes|in 1 hour and 30 minutes",
    "17 17:00": "in 2 hours|in zwei Stunden|dans 2 heures|tra 2 ore|fra 2 ore|en 2 horas"
    "|dentro de 2 horas|over 2 uur",
    "17 20:00": "20:00|8pm|8 PM|20 Uhr|um 20|20h|today at 20:00|tonight 8|heute Abend um 8"
    "|heute 20 Uhr|ce soir à 20h|aujourd'hui 20h|stasera alle 20|alle ore 20|hoy a las 20:00"
    "|hoy a las 8 de la noche|esta noche a las 8|vanavond 20:00|tuesday 20:00|17.11. 20:00",
    "18 00:00": "midnight|12 am|tomorrow 0:00",
    "18 00:30": "12:30am|0:30",
    "18 08:00": "8am|8 a.m.|at 8|tomorrow 8|8 Uhr",
    "18 12:00": "noon|12 pm|tomorrow noon|morgen Mittag",
    "18 14:00": "14:00",
    "18 20:00": "tomorrow 20:00|20:00 tomorrow|Tomorrow, 8 p.m.|tomorrow at 8pm|morgen 20 Uhr"
    "|morgen um 20 Uhr|morgen Abend 8 Uhr|wed 20:00|Mi. 20:00|demain 20h|demain à 20 h"
    "|domani alle 20|domani alle 8 di sera|mañana a las 20:00|manana 20:00|morgen 20 uur"
    "|morgen om 8 uur 's avonds|mañana a las 8 de la tarde",
    "19 19:30": "day after tomorrow 19:30|übermorgen 19:30|après-demain à 19h30|dopodomani 19:30"
    "|pasado mañana 19:30|overmorgen 19.30 uur",
    "20 15:00": "in 3 days",
    "20 20:00": "friday 8pm|next friday at 20:00|20:00 friday|Freitag 20 Uhr|am Freitag um 20 Uhr"
    "|nächsten Freitag 20:00|Fr., 20. Nov., 20 Uhr|vendredi à 20 h|vendredi prochain 20h"
    "|le vendredi 20 novembre à 20h00|questo venerdì alle 20|este viernes a las 20:00"
    "|vrijdag om 20:00 uur|in 3 days 20:00|friday evening at 8|Freitagabend um 8"
    "|vrijdagavond 8 uur|komende vrijdag 20:00",
    "20 20:30": "Freitag 20.30 Uhr|vendredi 20h30|20 Uhr 30 am Freitag|venerdi 20.30",
    "24 14:00": "tuesday 14:00|next tuesday 14:00|24.11. 14:00",
}
IN_DECEMBER = (
    "24.12. 19:30|24.12 19.30|24.12.2026 19:30|24.12.26 19:30|24/12 19:30|12/24 7:30pm"
    "|24-12-2026 19:30|2026-12-24 19:30|2026-12-24T19:30|24 december 19:30|dec 24th at 7:30 pm"
    "|24. Dezember um 19:30|Do 24.12. 19:30|24 décembre 19h30|24 dicembre alle 19:30"
    "|24 de diciembre a las 19:30|24 december om 19.30 uur"
)
UNCLEAR = (
    "|-|banana|12|tomorrow|friday|24.12.|may|mar 20:00|31.02. 20:00|29.02. 20:00|25:00|20:75"
    "|friday 24h|friday 21.11. 20:00|yesterday 20:00|tomorrow 20:00 CET|now|next week|in 2026"
    "|tomorrow 20:00 or so|in -5 minutes|1.2.3 hours|明日 20:00|завтра 20:00"
    "|in 999999999999 weeks|20:00 21:00|<t:1797000000:R>|friday saturday 20:00"
)


@pytest.mark.parametrize("meant", TYPED)
def test_a_time_is_read_as_people_type_it_in_six_languages(meant: str) -> None:
    expected = datetime.strptime(f"2026-11-{meant}", "%Y-%m-%d %H:%M").replace(tzinfo=BERLIN)
    read_as = {typed: read(typed, NOW) for typed in TYPED[meant].split("|")}
    assert read_as == dict.fromkeys(read_as, expected)


def test_a_date_is_read_as_people_write_it() -> None:
    expected = datetime(2026, 12, 24, 19, 30, tzinfo=BERLIN)
    read_as = {typed: read(typed, NOW) for typed in IN_DECEMBER.split("|")}
    assert read_as == dict.fromkeys(read_as, expected)
    assert read("1.1. 0:30", NOW) == datetime(2027, 1, 1, 0, 30, tzinfo=BERLIN)
    assert read("1.1.2020 20:00", NOW) == datetime(2020, 1, 1, 20, tzinfo=BERLIN)


def test_what_is_not_clear_is_not_guessed() -> None:
    assert {typed: at for typed in UNCLEAR.split("|") if (at := read(typed, NOW))} == {}
    assert read("in 1 hour" + " " * 5000, NOW) is None


def test_summer_time_skips_an_hour_and_repeats_one() -> None:
    spring = datetime(2027, 3, 27, 12, tzinfo=BERLIN)
    assert read("tomorrow 1:59", spring) == datetime(2027, 3, 28, 0, 59, tzinfo=UTC)
    assert read("tomorrow 2:30", spring) == datetime(2027, 3, 28, 1, 30, tzinfo=UTC), "3:30"
    assert read("tomorrow 20:00", spring) == datetime(2027, 3, 28, 18, 0, tzinfo=UTC)
    autumn = datetime(2027, 10, 30, 12, tzinfo=BERLIN)
    assert read("tomorrow 2:30", autumn) == datetime(2027, 10, 31, 0, 30, tzinfo=UTC), "the first"
    assert read("tomorrow 3:00", autumn) == datetime(2027, 10, 31, 2, 0, tzinfo=UTC)
    assert read("in 24 hours", autumn) == datetime(2027, 10, 31, 10, 0, tzinfo=UTC)
