"""Languages are picked, read once, and fall back to English without losing anybody's click."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path

import pytest
from discord import Locale
from discord.app_commands import TranslationContext, TranslationContextLocation, locale_str
from discord.app_commands.translator import TranslationContextTypes
from fluent.runtime import FluentBundle, FluentResource

from bot.text.languages import LOCALES, CommandTranslator, Words
from bot.text.say import Param
from tests.text.strict import listening

CONTEXT: TranslationContextTypes = TranslationContext(TranslationContextLocation.other, None)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    catalogues = {
        "en": "hello = Hello { $name }\nonly = Only here\ncommand-play = play",
        "es": 'hello = Hola { $name }\ncommand-play = jugar\nsay = Di { COMMAND("play on") }',
    }
    for language, text in catalogues.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "one.ftl").write_text(text)
    (tmp_path / "es" / "two.ftl").write_text("more = Más\nsubcommand-on = más")
    return tmp_path


@pytest.fixture
def words(folder: Path) -> Words:
    return Words(folder)


def test_a_language_is_a_folder(words: Words) -> None:
    assert words.languages == ("en", "es")


@pytest.mark.parametrize(
    ("wanted", "spoken"),
    [
        (["es"], "es"),
        (["es-419"], "es"),
        (["en-GB"], "en"),
        (["ja", "es-ES"], "es"),
        ([None, "es"], "es"),
        (["ja"], "en"),
        ([], "en"),
    ],
)
def test_the_first_language_we_speak_is_picked(
    words: Words, wanted: list[str | None], spoken: str
) -> None:
    assert words.pick(*wanted) == spoken


def test_a_command_is_clickable_as_soon_as_its_id_is_known(words: Words) -> None:
    say = words.say("es")
    assert say("say") == "Di /jugar más"
    words.learn_commands({"play": 17})
    assert say("say") == "Di </play on:17>"


def test_all_files_of_a_folder_are_one_catalogue(words: Words) -> None:
    say = words.say("es")
    assert (say("hello", name="Ana"), say("more")) == ("Hola Ana", "Más")


def test_a_message_may_refer_to_one_of_another_file(folder: Path) -> None:
    (folder / "en" / "a.ftl").write_text(
        "greeting = { $warm ->\n    [yes] { again }!\n   *[no] Hm\n}"
    )
    (folder / "en" / "z.ftl").write_text("again = { hello }, again")
    say = Words(folder, strict=True).say("en")
    assert say("greeting", warm="yes", name="Ana") == "Hello Ana, again!"


PLAIN = """
short = Just so
spaced =    Between spaces\x20\x20

# A note
long = First line
    and second
quoted = "Quoted" = here \\n
last = The end
"""


@pytest.mark.parametrize("language", ["", *Words().languages])
def test_plain_text_is_said_as_fluent_says_it(folder: Path, language: str) -> None:
    """With no language: all that may surround plain text."""
    (folder / "en" / "two.ftl").write_text(PLAIN)
    catalog = LOCALES / language if language else folder / "en"
    text = "\n".join(path.read_text() for path in sorted(catalog.glob("*.ftl")))
    bundle = FluentBundle([language or "en"], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    words, compared = Words(catalog.parent), 0
    for key in re.findall(r"^([a-z][\w-]*) *=", text, re.MULTILINE):
        pattern = bundle.get_message(key).value
        assert pattern
        said, errors = bundle.format_pattern(pattern, {})
        if not errors:
            assert words.find(catalog.name, key) == said
            compared += 1
    assert compared > 5


def test_a_message_that_cannot_be_read_costs_none_of_its_neighbors(
    folder: Path, wrong_words: list[str]
) -> None:
    (folder / "en" / "two.ftl").write_text("before = Before\nbroken = { $\n# A note\nafter = After")
    say = Words(folder).say("en")
    assert [say("broken"), say("before"), say("after")] == ["broken", "Before", "After"]
    assert "key=broken" in wrong_words.pop()


def test_what_was_said_is_not_taken_for_something_else(folder: Path) -> None:
    (folder / "en" / "two.ftl").write_text("more = { $count ->\n    [one] one\n   *[other] more\n}")
    words = Words(folder)
    said = [words.say("en")("more", count=count) for count in (1, "1", 2, 1)]
    assert said == ["one", "more", "more", "one"]
    assert [words.say(language)("hello", name="Bo") for language in ("en", "es", "en")] == [
        "Hello Bo",
        "Hola Bo",
        "Hello Bo",
    ]


def test_a_language_of_one_region_has_its_plural_forms(folder: Path) -> None:
    (folder / "pt-BR").mkdir()
    (folder / "pt-BR" / "one.ftl").write_text("so = { $n ->\n    [one] um\n   *[other] { $n }\n}")
    say = Words(folder, strict=True).say("pt-BR")
    assert [say("so", n=1), say("so", n=2)] == ["um", "2"]


@pytest.mark.parametrize("number", [0, 12345, -12345])
def test_a_number_is_written_without_separators(words: Words, number: int) -> None:
    assert words.say("es")("hello", name=number) == f"Hola {number}"


@pytest.mark.parametrize(
    ("value", "english", "spanish"),
    [
        (2.5, "2.5", "2,5"),
        (3.0, "3", "3"),
        (12345.25, "12345.25", "12345,25"),
        (1 / 3, "0.333", "0,333"),
        (datetime(2026, 11, 7, 20, 5, tzinfo=UTC), "Nov 7, 2026", "7 nov 2026"),
    ],
)
def test_numbers_and_dates_are_written_as_the_language_does(
    words: Words, value: Param, english: str, spanish: str
) -> None:
    assert words.say("en")("hello", name=value) == f"Hello {english}"
    assert words.say("es")("hello", name=value) == f"Hola {spanish}"


def test_a_missing_sentence_is_said_in_english_and_logged_once(
    words: Words, wrong_words: list[str]
) -> None:
    say = words.say("es")
    assert [say("only"), say("only")] == ["Only here", "Only here"]
    assert "key=only" in wrong_words.pop()


def test_an_unknown_key_is_shown_as_it_is_and_logged(words: Words, wrong_words: list[str]) -> None:
    assert words.say("es")("no-such-thing") == "no-such-thing"
    assert "key=no-such-thing" in wrong_words.pop()


def test_a_missing_parameter_still_gives_a_sentence_and_is_logged(
    words: Words, wrong_words: list[str]
) -> None:
    assert words.say("en")("hello").startswith("Hello")
    assert "name" in wrong_words.pop()


def test_a_parameter_missing_where_a_variant_is_chosen_is_logged(
    folder: Path, wrong_words: list[str]
) -> None:
    (folder / "en" / "two.ftl").write_text("more = { $count ->\n    [one] one\n   *[other] more\n}")
    assert Words(folder).say("en")("more") == "more"
    assert "count" in wrong_words.pop()


def test_a_test_in_which_something_is_said_wrong_fails(
    words: Words, wrong_words: list[str]
) -> None:
    with pytest.raises(pytest.fail.Exception, match="key=hello"), listening():
        words.say("en")("hello")
    wrong_words.clear()


@pytest.mark.parametrize("key", ["no-such-thing", "only", "hello"])
def test_strict_words_raise_instead(folder: Path, key: str) -> None:
    say = Words(folder, strict=True).say("es")
    with pytest.raises(LookupError):
        say(key)


def test_many_threads_can_ask_at_once(folder: Path) -> None:
    words = Words(folder, strict=True)
    with ThreadPoolExecutor(8) as threads:
        said = list(threads.map(lambda n: words.say("es")("hello", name=str(n)), range(200)))
    assert said == [f"Hola {n}" for n in range(200)]


@pytest.mark.parametrize(
    ("locale", "name"),
    [
        (Locale.spain_spanish, "jugar"),
        (Locale.latin_american_spanish, "jugar"),
        (Locale.american_english, "play"),
        (Locale.british_english, "play"),
        (Locale.japanese, None),
    ],
)
async def test_command_names_are_translated_for_every_form_of_a_language(
    words: Words, locale: Locale, name: str | None
) -> None:
    string = locale_str("play", key="command-play")
    assert await CommandTranslator(words).translate(string, locale, CONTEXT) == name


async def test_a_command_without_translation_stays_as_it_is(words: Words) -> None:
    translate = CommandTranslator(words).translate
    unknown = locale_str("play", key="command-other")
    assert await translate(unknown, Locale.spain_spanish, CONTEXT) is None
    assert await translate(locale_str("play"), Locale.spain_spanish, CONTEXT) is None
