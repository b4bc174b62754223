"""Checks that a language's catalogues are complete, and that their words are of that language."""

from __future__ import annotations

from pathlib import Path

from bot.contract.catalogues import missing_in, mistakes_in, read_language
from bot.contract.translation import patterns_of, texts_in
from bot.i18n.codes import named_with_code
from tests.support.i18n.small_words import foreign_language


def find_problems(folder: Path, name: str) -> list[str]:
    """Compare a language of a folder of catalogues with its English; return a line per problem.

    Mistakes come first, then what is missing.
    """
    english, language = read_language(folder, "en"), read_language(folder, name)
    problems = mistakes_in(english, language)
    for key, message in language.messages.items():
        for pattern in patterns_of(message).values():
            spoken = foreign_language(" ".join(texts_in(pattern)), name)
            if spoken is not None:
                read_as = named_with_code(spoken)
                problems.append(f"{language.places[key]}: {key} reads like {read_as}")
    return [*problems, *missing_in(english, language)]
