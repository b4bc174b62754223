"""Checks that a language's catalogues are complete: each English message, no others, all forms."""

from __future__ import annotations

from pathlib import Path

from bot.contract.translation import Language, compare, line_in, patterns_of, texts_in
from bot.i18n.codes import named_with_code
from tests.support.i18n.small_words import foreign_language


def read_language(folder: Path, name: str) -> Language:
    """Parse a language's messages in a folder of catalogues."""
    language = Language(name, name)
    for file in sorted((folder / name).glob("*.ftl")):
        source = file.read_text(encoding="utf-8")
        language.read(source, line_in(f"{name}/{file.name}", source))
    return language


def find_problems(folder: Path, name: str) -> list[str]:
    """Compare a language of a folder of catalogues with its English; return a line per problem."""
    english, language = read_language(folder, "en"), read_language(folder, name)
    problems = list[str]()
    for key, rest in compare(english, language):
        file = english.places.get(key, "").partition(",")[0].replace("en/", f"{name}/", 1)
        problems.append(f"{language.places.get(key, file)}: {key} {rest}")
    for key, message in language.messages.items():
        for pattern in patterns_of(message).values():
            spoken = foreign_language(" ".join(texts_in(pattern)), name)
            if spoken is not None:
                problems.append(
                    f"{language.places[key]}: {key} reads like {named_with_code(spoken)}"
                )
    return sorted(language.junk + language.duplicates + problems)
