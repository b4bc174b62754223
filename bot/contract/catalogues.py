"""What is wrong with the catalogues of a language, and what is still missing in them."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from bot.contract.translation import Language, compare, line_in, missing, texts_in
from bot.i18n.translator import NAMES, is_name

MOST_NAMED = 3
"""Missing texts of a file up to which each is named; more are counted."""


def read_language(folder: Path, name: str) -> Language:
    """Parse a language's messages in a folder of catalogues."""
    language = Language(name, name)
    for file in sorted((folder / name).glob("*.ftl")):
        source = file.read_text(encoding="utf-8")
        language.read(source, line_in(f"{name}/{file.name}", source))
    return language


def mistakes_in(english: Language, language: Language) -> list[str]:
    """Return a line for each mistake in the texts that a language has, by file and line."""
    found = [
        f"{language.places.get(key, language.file)}: {key} {rest}"
        for key, rest in compare(english, language)
    ]
    found += _misnamed(language)
    return sorted(language.junk + language.duplicates + found, key=_by_number)


def _misnamed(language: Language) -> Iterator[str]:
    """Yield the names of commands and options that Discord would refuse."""
    for key, message in language.messages.items():
        if key.startswith("name-") and not key.startswith("name-choice-"):
            name = "".join(texts_in(message.value))
            if not is_name(name):
                yield f"{language.places[key]}: {key} is no name of a command: {NAMES}"


def missing_in(english: Language, language: Language) -> Iterator[str]:
    """Yield what a language lacks: each text, or of a file that lacks many their number."""
    lacking = defaultdict[str, list[str]](list)
    for key, rest in missing(english, language):
        lacking[_file_of(english, key)].append(f"{key} {rest}")
    files = [_file_of(english, key) for key in english.messages]
    for file, texts in sorted(lacking.items()):
        place = f"{language.name}/{file}"
        if len(texts) <= MOST_NAMED:
            yield from (f"{place}: {text}" for text in texts)
        else:
            yield (
                f"{place}: {len(texts)} of {files.count(file)} texts are missing, first: "
                + (texts[0].partition("; English: ")[2])
            )


def _file_of(language: Language, key: str) -> str:
    return language.places[key].partition(",")[0].partition("/")[2]


def _by_number(place: str) -> list[str]:
    """Return what sorts line 9 before line 10."""
    return [part.zfill(6) if part.isdigit() else part for part in re.split(r"(\d+)", place)]
