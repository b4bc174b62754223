"""What is wrong with the translations of a game: a line for each text, with its place."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import partial

from fluent.syntax import ast as ftl

from bot.contract.adapters import BOT_ADAPTERS
from bot.contract.text_lengths import too_long
from bot.contract.translation import Language, compare, line_in, missing
from bot.i18n.texts import DEFAULT_LANGUAGE
from bot.simple.text_keys import shared_keys
from bot.simple.text_places import TextPlaces
from bot.simple.texts import COMMAND_KEY, sources_of
from engine.core import AnyGame
from engine.simple.declaration import Simple
from engine.simple.game import SimpleGame

_RULES, _OVERVIEW = "rules", "rules-overview"
"""The key under which a file has its rules, and the one under which they are shown."""

_INVITATION = "game-invitation"
"""The key of what the description of a game's command repeats."""

_DERIVED = ("cover-alt", COMMAND_KEY)
"""Texts that follow from others in each language unless a file has its own."""


def translation_faults(
    game: AnyGame, elsewhere: Collection[str], *, while_written: bool = False
) -> Iterator[str]:
    """Yield what is wrong. English need not have the keys `elsewhere`, nor those of the bot.

    What is missing is left out `while_written`.
    """
    languages = list(_of_file(game.rules) if isinstance(game, SimpleGame) else _of_folder(game))
    english = next(each for each in languages if each.name == DEFAULT_LANGUAGE)
    for language in languages:
        yield from (*language.junk, *language.duplicates)
        if isinstance(game, SimpleGame):
            yield from _long_invitation(game.rules, language)
        wrong = sorted(compare(english, language, shared_keys() | {*elsewhere}))
        lacking = () if while_written else missing(english, language)
        for key, rest in (*wrong, *lacking):
            yield f"{language.places.get(key, language.file)}: {key} {rest}"


def _long_invitation(rules: Simple, language: Language) -> Iterator[str]:
    """Yield that an invitation is too long for the description of the command, which repeats it.

    In English the command is described by the file's docstring.
    """
    if language.name == DEFAULT_LANGUAGE or COMMAND_KEY in rules.text_keys:
        return
    if (message := language.messages.get(_INVITATION)) is not None:
        for fault in too_long(COMMAND_KEY, message):
            place = language.places.get(_INVITATION, language.file)
            yield f"{place}: {_INVITATION} {fault} of the command"


def _of_folder(game: AnyGame) -> Iterator[Language]:
    """Yield the languages of a game that has a folder for each."""
    for folder in sorted(BOT_ADAPTERS[game.name].ui.texts.folder.iterdir()):
        language = Language(folder.name, folder.name)
        for file in sorted(folder.glob("*.ftl")):
            source = file.read_text(encoding="utf-8")
            language.read(source, line_in(f"{folder.name}/{file.name}", source))
        yield language


def _of_file(rules: Simple) -> Iterator[Language]:
    """Yield the languages of a game in one file, under the keys that its author writes."""
    places, sources, written = TextPlaces(rules), sources_of(rules), rules.text_keys
    for name, source in sources.items():
        own, language = (Language(name, places.file(name)) for _ in range(2))
        own.read(rules.texts.get(name, ""), partial(places.line, name))
        language.read(source, lambda _: "")
        # Of what is no Fluent only the empty text of a move is left, which nobody is told.
        language.places, language.duplicates, language.junk = own.places, own.duplicates, []
        messages = language.messages
        for key in {*_DERIVED} - written:
            messages.pop(key, None)
        if _OVERVIEW not in written and _OVERVIEW in messages:
            shown = messages.pop(_OVERVIEW)
            identifier = ftl.Identifier(_RULES)
            messages[_RULES] = ftl.Message(identifier, shown.value, shown.attributes, shown.comment)
        yield language
