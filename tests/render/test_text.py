"""Names and text: what is shown, in which order, and how it is made to fit."""

from __future__ import annotations

from unicodedata import category

import pytest

from bot.render.bidi import isolated, visual
from bot.render.names import clean
from bot.render.typeface import ELLIPSIS, Weight, fit, font, font_for, width, wrap
from bot.text.languages import LOCALES, Words


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Aurelia", "Aurelia"),
        ("\u202eevil\u202c", "evil"),
        ("a\u200bb\u2066c\u2069", "abc"),
        ("e\u0301", "é"),
        ("Z\u0336\u0321\u0321algo", "Zalgo"),
        ("\u3164", ""),
        ("", ""),
        ("```js", "'''js"),
        ("  two \n lines ", "two lines"),
        ("★ Bram 😀", "★ Bram 😀"),
        ("太郎", "太郎"),
        ("\U0001d4d0\U0001d4f7\U0001d4f7", "Ann"),
        ("ᴬⁿⁿ 🎉", "Ann"),
        ("x" * 50, "x" * 32),
    ],
)
def test_names_are_cleaned(name: str, shown: str) -> None:
    assert clean(name) == shown


def test_right_to_left_names_are_turned() -> None:
    assert visual("דוד") == "דוד"[::-1]
    assert visual("דוד 12") == "12 " + "דוד"[::-1]
    assert visual("(דוד)") == "(" + "דוד"[::-1] + ")"


def test_arabic_letters_join() -> None:
    assert visual("عمر") == "\ufeae\ufee4\ufecb"


def test_a_name_does_not_turn_the_sentence() -> None:
    assert visual(f"{isolated('דוד')} wins!") == "דוד"[::-1] + " wins!"


@pytest.mark.parametrize("char", ["A", "ß", "ő", "Ж", "Ω", "ש", "ﻋ", "字", "あ", "★", "😀"])
def test_a_font_is_found_for_many_scripts(char: str) -> None:
    assert font_for(char, Weight.BOLD) is not None


def test_a_narrow_space_is_as_wide_as_a_space() -> None:
    """French has one before a colon; Inter was cut without it, and drew an empty box."""
    narrow, usual = (width(f"1{space}:", 40, Weight.BOLD) for space in "\u202f ")
    assert narrow == usual


@pytest.mark.parametrize("weight", Weight)
@pytest.mark.parametrize("language", Words().languages)
def test_every_character_of_a_language_is_drawn_by_the_font_itself(
    language: str, weight: Weight
) -> None:
    """No letter of a word comes from a fallback. Emoji are for messages, not for pictures."""
    folder = LOCALES / language
    used = set("".join(path.read_text("utf-8") for path in folder.glob("*.ftl")))
    plain = {char for char in used if category(char)[0] in "LNPZ" or category(char) in {"Sm", "Sc"}}
    assert {"a", " "} <= plain
    assert {char for char in plain if font_for(char, weight) != f"inter-{weight}"} == set()
    unknown = font(f"inter-{weight}", 40).getlength("\uffff")
    blank = (char for char in plain if char.isspace())
    assert [char for char in blank if width(char, 40, weight) == unknown] == []


def test_what_no_font_has_is_known() -> None:
    assert font_for("\U0001f9ff", Weight.BOLD) is None


@pytest.mark.parametrize("room", [40, 90, 200, 400])
def test_text_fits_its_room(room: int) -> None:
    text, size = fit("Maximiliane von Hohenstein", 34, Weight.BOLD, room)
    assert width(text, size, Weight.BOLD) <= room
    assert text == "Maximiliane von Hohenstein" or text.endswith(ELLIPSIS)


def test_sentences_wrap_between_words() -> None:
    lines = wrap("one two three four", 30, Weight.BOLD, 140, 3)
    assert " ".join(lines) == "one two three four"
    assert all(width(line, 30, Weight.BOLD) <= 140 for line in lines)
