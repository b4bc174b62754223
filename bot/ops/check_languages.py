"""Checks a language, and says which ones a game has and what the bot says in English there."""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Iterator
from pathlib import Path

from bot.contract.catalogues import missing_in, mistakes_in, read_language
from bot.i18n.codes import named_with_code
from bot.i18n.texts import (
    DATA_FOLDER,
    DEFAULT_LANGUAGE,
    SHARED_TEXTS_FOLDER,
    Texts,
    shared_texts,
)
from bot.registry import GAME_UIS
from bot.simple.text_places import TextPlaces, unused_files
from bot.simple.texts import SIMPLE_TEXTS
from engine.core import AnyGame
from engine.simple.game import SimpleGame

CATALOGUES = (SHARED_TEXTS_FOLDER, *sorted(DATA_FOLDER.glob("*/texts")))
"""The folders of the texts that come with the bot, each with a folder for each language."""


def check_language(name: str, folders: Iterable[Path] = CATALOGUES) -> int:
    """Print the mistakes in the catalogues of a language, and after them what is missing there.

    Return 1 if there are mistakes, else 0: what is missing is said in English meanwhile.
    """
    mistakes, lacking = list[str](), list[str]()
    for folder in folders:
        shown = _shown(folder)
        english, language = read_language(folder, DEFAULT_LANGUAGE), read_language(folder, name)
        mistakes += (f"{shown}/{line}" for line in mistakes_in(english, language))
        lacking += (f"{shown}/{line}" for line in missing_in(english, language))
    for line in (*mistakes, *lacking):
        print(line)
    rest = "It is complete." if not lacking else "What is missing is said in English meanwhile."
    print(f"{named_with_code(name)}: mistakes: {len(mistakes)}. {rest}")
    return 1 if mistakes else 0


def languages_of(game: AnyGame) -> str:
    """Return which languages a game has, and where those of a game in one file stand.

    A language that the bot itself speaks only in part is named with what it lacks.
    """
    languages = GAME_UIS[game.name].texts.languages
    if not isinstance(game, SimpleGame):
        return f"Languages: {', '.join(languages)}."
    places = TextPlaces(game.rules)
    found = ", ".join(f"{each} in {places.file(each)}" for each in languages)
    beside = f"{Path(places.file(languages[0])).stem}.de.ftl"
    more = f" A further one is a file beside it, such as {beside}." if len(languages) == 1 else ""
    bots_own = (shared_texts(), SIMPLE_TEXTS)
    unused = unused_files(Path(inspect.getfile(type(game.rules))))
    return "\n".join((f"Languages: {found}.{more}", *still_english(languages, bots_own), *unused))


def still_english(languages: Iterable[str], catalogues: Iterable[Texts]) -> Iterator[str]:
    """Yield a sentence for each folder of texts that a language lacks, or lacks some of."""
    for texts in catalogues:
        folder, english = _shown(texts.folder), texts.keys(DEFAULT_LANGUAGE)
        for language in languages:
            begun = language in texts.languages
            own = texts.keys(language) if begun else frozenset[str]()
            if lacking := len(english - own):
                what = "go on in" if begun else "begin"
                yield (
                    f"In {named_with_code(language)} the bot still says {lacking} of {len(english)}"
                    f" texts of {folder} in English; {what} {folder / language}."
                )


def _shown(folder: Path) -> Path:
    """Return a folder as one sees it from the project's."""
    project = DATA_FOLDER.parent
    return folder.relative_to(project) if folder.is_relative_to(project) else folder
