"""Every language says what English says; what is wrong with one is found."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast

from bot.games.registry import FACES
from bot.locales.__main__ import begin, main
from bot.locales.catalog import Catalog, parameter
from bot.locales.check import COUNTED, counts, coverage, mistakes, plural
from bot.text.languages import Words
from bot.text.say import Param
from tests.text.catalogue import LANGUAGES, catalog, keys, words

ENGLISH = """
language-name = English
hello = Hello { $name }
games = { $count ->
    [one] one game
   *[other] { $count } games
}
color = { $color ->
    [red] red
   *[blue] blue
}
cross = { color } { $number }
game-qwixx = Qwixx
button-ok = OK
"""
FRENCH = """
language-name = Français
hello = Bonjour { $name }
games = { $count ->
    [1] une partie
   *[other] { $count } parties
}
color = { $color ->
    [red] rouge
   *[blue] bleu
}
cross = { $number } { $color ->
    [red] rouge
   *[blue] bleu
}
game-qwixx = Qwixx
button-ok = OK
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for language, text in (("en", ENGLISH), ("fr", FRENCH)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "one.ftl").write_text(text)
    (tmp_path / "fr" / "same.txt").write_text("button-ok\n")
    return tmp_path


def found(folder: Path) -> list[str]:
    return [str(mistake) for mistake in mistakes(Catalog("fr", folder), Catalog("en", folder))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_wrong_with_a_language(language: str) -> None:
    assert [str(mistake) for mistake in mistakes(catalog(language), catalog())] == []
    assert coverage(catalog(language), catalog()) == 1


def test_a_translation_may_be_put_together_otherwise(folder: Path) -> None:
    assert found(folder) == []


@pytest.mark.parametrize(
    ("old", "new", "mistake"),
    [
        ("hello = Bonjour { $name }", "", "hello: is missing in one.ftl"),
        ("{ $name }", "{ $nom }", "hello: leaves out $name"),
        ("{ $name }", "{ $nom }", "hello: nobody gives $nom"),
        ("Bonjour", '{ COMMAND("me") }', "hello: does not name /me as English does"),
        ("Bonjour", "Hello", "hello: is the same as in English"),
        ("Bonjour", "{ $", "one.ftl: cannot be read: hello = { $ { $name }"),
        ("[1]", "[one]", "games: $count 0 is told as one: write [1], or the number"),
        ("[1]", "[few]", "games: [few] is no plural form"),
        ("[1]", "[many]", "games: $count 1 has no form [one]"),
        ("    [red] rouge\n", "", "color: has no variant [red] for $color"),
        ("OK", "{ hallo }", "button-ok: refers to hallo, which is not there"),
        ("OK", f"{'o' * 81}", "button-ok: has 81 characters; at most 80 fit"),
        ("OK", "D'accord", "button-ok: is not the same as in English, but listed so"),
        ("OK", "OK\nbutton-ok = OK", "button-ok: is there twice"),
        ("OK", "OK\nbutton-no = Non", "button-no: is never said"),
        ("OK", "OK\n-brand = Rungs", "-brand: is a term; make it a message"),
        ("{ $number }", "{ $Number }", "cross: “Number” is not in lower case with hyphens"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_found(folder: Path, old: str, new: str, mistake: str) -> None:
    (folder / "fr" / "one.ftl").write_text(FRENCH.replace(old, new))
    assert mistake in found(folder)


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", "other one other other other"),
        ("fr", "one one other other other"),
        ("pl", "many one few many many"),
    ],
)
def test_each_language_has_its_plural_forms(language: str, forms: str) -> None:
    assert [plural(number, language) for number in COUNTED] == forms.split()


def test_a_message_stands_in_the_same_file_as_in_english(folder: Path) -> None:
    (folder / "fr" / "one.ftl").write_text(FRENCH.replace("button-ok = OK", ""))
    (folder / "fr" / "two.ftl").write_text("button-ok = OK\n")
    assert found(folder) == ["button-ok: belongs in one.ftl"]


def test_a_new_language_begins_as_english_that_is_to_be_translated(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert begin("pt", folder) == 0
    english, begun = Catalog("en", folder), Catalog("pt", folder)
    assert begun.messages.keys() == english.messages.keys()
    assert Words(folder).languages == ("en", "fr", "pt")
    assert 0 < coverage(begun, english) < 0.5
    assert Words(folder).say("pt")("language-name") == "pt", "English is in the menu already"
    assert begin("pt", folder) == 1
    assert begin("xx", folder) == 1
    assert "pt is there already\nxx is none of bg cs" in capsys.readouterr().err


@pytest.mark.parametrize(("arguments", "code"), [(["--help"], 0), ([], 2), (["new"], 2)])
def test_the_program_tells_what_it_can_do(
    arguments: list[str], code: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == code
    assert "bot.locales check" in capsys.readouterr().out


def counted(language: str) -> Iterator[tuple[str, str]]:
    """Every message that is told by a number, and the parameter that is it."""
    for key in catalog(language).messages:
        selects = [s for message in catalog(language).within(key) for s in message.selects]
        yield from {(key, parameter(select)) for select in selects if counts(select)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_can_be_told(language: str) -> None:
    say, told = words().say(language), list(counted(language))
    assert len(told) > 80
    for key, name in told:
        others: dict[str, Param] = dict.fromkeys(catalog(language).needs(key), "x")
        assert all(say(key, **{**others, name: number}) for number in COUNTED), key


def test_each_event_has_a_family() -> None:
    families = tuple(f"event-{face.family}-" for face in FACES.values())
    assert [key for key in keys("event-") if not key.startswith(families)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_rules_call_things_is_chosen_by_and_never_shown(language: str) -> None:
    shown = {
        (message.key, node.expression.id.name)
        for message in catalog(language).messages.values()
        if message.key.startswith(("event-", "reason-"))
        for node in message.inside
        if isinstance(node, ast.Placeable) and isinstance(node.expression, ast.VariableReference)
    }
    assert [at for at in shown if at[1] in {"seat", "color", "column", "symbol"}] == []
