"""The text catalogues: whole sentences with named arguments, in every language there is."""

from __future__ import annotations

import logging
import re
import unicodedata
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Literal

import discord
from babel import Locale
from babel.lists import format_list
from discord import app_commands

from bot.i18n.catalogue import Catalogue
from render.translation import NameRef, Translate

log = logging.getLogger(__name__)

DATA_FOLDER = Path(__file__).parents[2] / "data"
SHARED_TEXTS_FOLDER = DATA_FOLDER / "texts"
"""What all games say."""

DEFAULT_LANGUAGE = "en"

_CONTROLS = re.compile("[\x00-\x1f\x7f-\x9f\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]")
_RIGHT_TO_LEFT = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]")


_LIGATURES = str.maketrans({"œ": "oe", "æ": "ae"})


class Alternatives(tuple[str, ...]):
    """Things of which one is meant: a text joins them with its language's "or"."""


class Texts:
    """Looks sentences up by key. A language that lacks one falls back to English.

    A game's texts lie over those of all games: their keys cannot collide, since only who speaks
    for the game sees them, and then sees them first.
    """

    def __init__(self, folder: Path = SHARED_TEXTS_FOLDER, fallback: Texts | None = None) -> None:
        self._fallback = fallback
        self._catalogues: dict[str, Catalogue] = {}
        self._translators: dict[tuple[str, str], Translate] = {}
        for language in sorted(folder.iterdir()):
            if language.is_dir():
                self.load_language(language)

    def load_language(self, folder: Path) -> None:
        """Take up a language, or take one up anew, from a folder that bears its name."""
        self._catalogues[folder.name] = Catalogue(
            folder, {"FORM": _form_function, "ID": _id_function}
        )
        self._translators.clear()

    @property
    def languages(self) -> tuple[str, ...]:
        """Every language there is, English first."""
        return tuple(sorted(self._catalogues, key=lambda name: (name != DEFAULT_LANGUAGE, name)))

    def keys(self, language: str) -> frozenset[str]:
        """Every key of its own that a language has, for tests."""
        return self._catalogues[language].message_ids()

    def in_language(self, locale: str, command_locale: str | None = None) -> Translate:
        """A function that says a key in the closest language to a Discord locale.

        `say("tool-spade.a")` gives the attribute `a` of a message, or the message itself where
        the language has no such attribute. A `NameRef` stands in the form that the sentence asks
        for, and several things in one argument (a tuple) are joined as the language joins a
        list. Commands are quoted as Discord shows them in the locale `command_locale`, or else in the
        first one. The same locales give the same function.
        """
        language = self.closest_language(locale)
        names = base_language(locale if command_locale is None else command_locale)
        known = self._translators.get((language, names))
        if known is None:
            known = self._translators[language, names] = self._make_translator(language, names)
        return known

    def closest_language(self, locale: str) -> str:
        """The language there is for a Discord locale; English where there is none."""
        language = base_language(locale)
        return language if language in self._catalogues else DEFAULT_LANGUAGE

    def in_every_language(self, first: str) -> Iterator[Translate]:
        """The same for every language there is, and first of all for this locale."""
        languages = (self.in_language(first), *map(self.in_language, self.languages))
        yield from dict.fromkeys(languages)

    def _make_translator(self, language: str, command_language: str) -> Translate:
        chain = self._fallback_chain(language)

        def translate(key: str, **args: Any) -> str:
            text = _format_message(chain, key, args)
            return self._localize_commands(text, command_language) if "`/" in text else text

        return translate

    def _fallback_chain(self, language: str) -> list[Catalogue]:
        """Where a key is looked up, one after the other."""
        own = [
            self._catalogues[name]
            for name in dict.fromkeys((language, DEFAULT_LANGUAGE))
            if name in self._catalogues
        ]
        return own if self._fallback is None else own + self._fallback._fallback_chain(language)

    def _localize_commands(self, text: str, language: str) -> str:
        """A text with the commands in it under the names that readers of a language see."""

        def as_shown(quoted: re.Match[str]) -> str:
            group, names, options = quoted.groups()
            shown = " ".join(
                self.command_name(group, name, language) or name for name in names.split()
            )
            options = _OPTION.sub(
                lambda option: self.translated(f"name-option-{option[1]}", language) or option[1],
                options,
            )
            return f"`/{group} {shown}{options}`"

        return _COMMAND.sub(as_shown, text)

    def command_name(self, group: str, name: str, locale: str) -> str | None:
        """What a command is called in exactly this locale's language, if it has a name there.

        A command of one group alone may have a name of its own: `name-<group>-<command>`.
        """
        own = self.translated(f"name-{group}-{name}", locale)
        return own or self.translated(f"name-{name}", locale)

    def translated(self, key: str, locale: str) -> str | None:
        """The text of a key in exactly this locale's language, or None."""
        bundle = self._catalogues.get(base_language(locale))
        if bundle is not None and bundle.has_message(key):
            return _format_message([bundle], key, {})
        return None if self._fallback is None else self._fallback.translated(key, locale)

    def localized(self, key: str) -> app_commands.locale_str:
        """The description of a command or an option: English, and translatable by its key."""
        return app_commands.locale_str(self.in_language(DEFAULT_LANGUAGE)(key), key=key, texts=self)


_COMMAND = re.compile(r"`/([\w-]+) ([\w-]+(?: [\w-]+(?![\w-]*:))*)((?: [\w-]+:[^`]*)?)`")
_OPTION = re.compile(r"(?<= )([\w-]+)(?=:)")


def base_language(locale: str) -> str:
    return locale.split("-")[0]


def language_name(language: str) -> str:
    """What a language calls itself."""
    name = Locale.parse(language).get_display_name(language) or language
    return name[0].upper() + name[1:]


def _format_message(chain: list[Catalogue], key: str, args: dict[str, Any]) -> str:
    name, _, attribute = key.partition(".")
    for bundle in chain:
        if not bundle.has_message(name):
            continue
        message = bundle.get_message(name)
        # Never another language's attribute: what this one lacks it has no need of.
        pattern = message.attributes.get(attribute, message.value)
        if pattern is None:
            continue
        language = bundle.locales[0]
        put = {name: _to_fluent(value, chain, language) for name, value in args.items()}
        text, errors = bundle.format_pattern(pattern, put)
        for error in errors:
            log.error("text %s: %s", key, error)
        return _HYPHEN.sub("−", str(text)) if any(map(_is_negative, args.values())) else str(text)
    log.error("text %s is in no catalogue", key)
    return key


_HYPHEN = re.compile(r"(?<![\w-])-(?=\d)")
"""What Fluent writes for a minus."""


def _is_negative(value: Any) -> bool:
    return isinstance(value, int) and value < 0


class _FluentArgument(str):
    """A thing, or several, in the usual form, as Fluent takes it: a text that knows the others."""

    in_form: Callable[[str], str]
    id: str = ""


def _to_fluent(value: Any, chain: list[Catalogue], language: str) -> Any:
    """An argument as a sentence takes it.

    A list stands as the language writes it; none at all is 0, so that a text can have words for
    it.
    """
    if isinstance(value, NameRef):
        return _ref_to_fluent(value, chain)
    if not isinstance(value, tuple):
        return value
    if not value:
        return 0
    style: Literal["or", "standard"] = "or" if isinstance(value, Alternatives) else "standard"
    parts = [_to_fluent(part, chain, language) for part in value]

    def joined(form: str) -> str:
        return format_list([_form_function(part, form) for part in parts], style, language)

    put = _FluentArgument(format_list(parts, style, language))
    put.in_form = joined
    return put


def _ref_to_fluent(thing: NameRef, chain: list[Catalogue]) -> _FluentArgument:
    def in_form(form: str) -> str:
        return _format_message(
            chain, f"{thing.key}.{form}" if form else thing.key, dict(thing.args)
        )

    put = _FluentArgument(in_form(thing.default_form))
    put.in_form, put.id = in_form, thing.key
    return put


def _form_function(value: Any, form: str) -> Any:
    """What `FORM($card, "accusative")` gives: the attribute of the thing's text."""
    return value.in_form(str(form)) if isinstance(value, _FluentArgument) else value


def _id_function(value: Any) -> str:
    """What `ID($card)` gives to choose by: the key of the thing's text."""
    return value.id if isinstance(value, _FluentArgument) else str(value)


_SHARED_TEXTS = Texts()


def shared_texts() -> Texts:
    """What all games say, as this installation has it."""
    return _SHARED_TEXTS


def game_texts(folder: Path) -> Texts:
    """A game's texts from its folder of languages, over what all games say."""
    return Texts(folder, fallback=_SHARED_TEXTS)


def localized(key: str) -> app_commands.locale_str:
    """The description of a command or an option that all games share."""
    return _SHARED_TEXTS.localized(key)


def normalize_for_search(text: str) -> str:
    """A text as it is compared with what somebody typed: letters and digits alone, no accents."""
    bare = unicodedata.normalize("NFKD", text.casefold().translate(_LIGATURES))
    return "".join(character for character in bare if character.isalnum())


def sanitize_name(name: str) -> str:
    """A person's name as it is stored: no control or direction marks, at most 32 characters."""
    return _CONTROLS.sub("", name).strip()[:32] or "?"


def escape_name(name: str) -> str:
    """A stored name as it may stand in a message: it formats nothing and mentions nobody."""
    escaped = discord.utils.escape_markdown(name, ignore_links=False)
    safe = discord.utils.escape_mentions(escaped).replace("<", "\\<")
    # Discord would show a link's page below every message that names this person.
    safe = safe.replace("://", ":\u200b//")
    return f"\u2068{safe}\u2069" if _RIGHT_TO_LEFT.search(safe) else safe
