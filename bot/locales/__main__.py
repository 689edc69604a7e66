"""Look after the catalogs.

python -m bot.locales check    what is wrong with any language, and how much is translated
python -m bot.locales new pt   begin a language: a copy of English, to be translated
"""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path

from discord import Locale

from bot.locales import usage
from bot.locales.catalog import SAME, Catalog
from bot.locales.check import Mistake, coverage, mistakes
from bot.locales.commands import Sent
from bot.text.languages import FALLBACK, LOCALES, Words


def main(arguments: list[str]) -> int:
    match arguments:
        case ["check"]:
            return 1 if check() else 0
        case ["new", language]:
            return begin(language)
    print((__doc__ or "").strip())
    return 0 if arguments in (["--help"], ["-h"]) else 2


def check() -> bool:
    """Print what is wrong with each language; return whether anything is."""
    words, wrong = Words(), False
    sent, english = Sent(words), Catalog()
    for language in words.languages:
        found = all_mistakes(Catalog(language), english, sent)
        print(summary(language, english), *(f"  {mistake}" for mistake in found), sep="\n")
        wrong = wrong or bool(found)
    return wrong


def all_mistakes(catalog: Catalog, english: Catalog, sent: Sent) -> list[Mistake]:
    found = mistakes(catalog, english) + sent.mistakes(catalog.language)
    return found + usage.mistakes(english) if catalog.language == FALLBACK else found


def summary(language: str, english: Catalog) -> str:
    """Return how much of a language is translated: `de 100%`, but less if a single word is not."""
    share = int(100 * coverage(Catalog(language), english))
    return f"{language} {share}%"


def begin(language: str, root: Path = LOCALES) -> int:
    """Write the files of a new language, in English and with all comments."""
    known = sorted({locale.value.partition("-")[0] for locale in Locale})
    if language not in known or (root / language).exists():
        told = "is there already" if language in known else f"is none of {' '.join(known)}"
        print(f"{language} {told}", file=sys.stderr)
        return 1
    shutil.copytree(root / FALLBACK, root / language)
    _call_by_its_code(root / language, language)
    (root / language / SAME).write_text("", encoding="utf-8")
    print(f"Translate {root / language}, then run: python -m bot.locales check")
    return 0


def _call_by_its_code(folder: Path, language: str) -> None:
    """Give the language a name until it has its own: no menu may offer English twice."""
    for path in folder.glob("*.ftl"):
        text = path.read_text(encoding="utf-8")
        named = re.sub(r"^(language-name =).*", rf"\1 {language}", text, flags=re.MULTILINE)
        path.write_text(named, encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
