"""Says of which languages a game speaks, and what the bot still says in English there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from bot.i18n.codes import named_with_code
from bot.i18n.texts import DATA_FOLDER, DEFAULT_LANGUAGE, Texts, shared_texts
from bot.registry import GAME_UIS
from bot.simple.text_places import TextPlaces
from bot.simple.texts import SIMPLE_TEXTS
from engine.core import AnyGame
from engine.simple.game import SimpleGame


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
    return "\n".join((f"Languages: {found}.{more}", *still_english(languages, bots_own)))


def still_english(languages: Iterable[str], catalogues: Iterable[Texts]) -> Iterator[str]:
    """Yield a sentence for each folder of texts that a language lacks, or lacks some of."""
    for texts in catalogues:
        folder, english = texts.folder, texts.keys(DEFAULT_LANGUAGE)
        if folder.is_relative_to(DATA_FOLDER.parent):
            folder = folder.relative_to(DATA_FOLDER.parent)
        for language in languages:
            begun = language in texts.languages
            own = texts.keys(language) if begun else frozenset[str]()
            if lacking := len(english - own):
                what = "go on in" if begun else "begin"
                yield (
                    f"In {named_with_code(language)} the bot still says {lacking} of {len(english)}"
                    f" texts of {folder} in English; {what} {folder / language}."
                )
