"""The text catalogues: whole sentences with named arguments, in every supported language."""

from __future__ import annotations

import logging
import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal, TypeAlias, TypeVar

import discord
from babel import Locale
from babel.lists import format_list
from discord import app_commands

from bot.i18n.catalogue import Catalogue
from bot.i18n.codes import is_known_code
from render.translation import NameRef, Translate

log = logging.getLogger(__name__)

DATA_FOLDER = Path(__file__).parents[2] / "data"
SHARED_TEXTS_FOLDER = DATA_FOLDER / "texts"
"""The texts shared by all games."""

DEFAULT_LANGUAGE = "en"

MESSAGES_REMEMBERED = 1024
"""Messages with their arguments, in each language of a game: most are needed again soon."""

_CONTROLS = re.compile("[\x00-\x1f\x7f-\x9f\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]")
_RIGHT_TO_LEFT = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]")

_LIGATURES = str.maketrans({"œ": "oe", "æ": "ae"})


PartT = TypeVar("PartT", str, NameRef)


class Alternatives(tuple[PartT, ...]):
    """A text argument whose parts are joined with the language's "or" instead of "and"."""


class Texts:
    """Looks up texts by key. Falls back to English if a language lacks a key.

    A game's texts fall back to the shared ones. A key of the game takes precedence over the same
    shared key.
    """

    def __init__(
        self,
        folder: Path = SHARED_TEXTS_FOLDER,
        fallback: Texts | None = None,
        sources: Mapping[str, str] | None = None,
    ) -> None:
        """Load the catalogues of a folder, or in its place the Fluent `sources` by language."""
        self.folder = folder
        """The folder of the catalogues, with a folder for each language."""
        self._fallback = fallback
        self._catalogues: dict[str, Catalogue] = {}
        self._translators: dict[tuple[str, str], Translate] = {}
        self._formatters: dict[str, Callable[[str, Mapping[str, Any]], str]] = {}
        if sources is not None:
            for language, source in sources.items():
                self.load_sources(language, [source])
            return
        for language_folder in sorted(folder.iterdir()):
            if not language_folder.is_dir():
                continue
            if is_known_code(language_folder.name):
                self.load_language(language_folder)
            else:
                # One folder of a wrong name may not fail every list of languages.
                log.error("%s is left out: name it by the code of its language", language_folder)

    def load_language(self, folder: Path) -> None:
        """Load or reload a language from a folder of that name."""
        files = sorted(folder.glob("*.ftl"))
        self.load_sources(folder.name, [file.read_text(encoding="utf-8") for file in files])

    def load_sources(self, language: str, sources: Sequence[str]) -> None:
        """Load or reload a language from Fluent sources."""
        functions = {"FORM": _form_function, "ID": _id_function}
        self._catalogues[language] = Catalogue(language, sources, functions)
        self._translators.clear()
        self._formatters.clear()

    @property
    def languages(self) -> tuple[str, ...]:
        """The supported languages, English first."""
        return tuple(sorted(self._catalogues, key=lambda name: (name != DEFAULT_LANGUAGE, name)))

    def keys(self, language: str) -> frozenset[str]:
        """The keys of a language, without fallbacks. For tests."""
        return self._catalogues[language].message_ids()

    def in_language(self, locale: str, command_locale: str | None = None) -> Translate:
        """Return a function that translates keys into the language closest to a Discord locale.

        `translate("tool-spade.a")` returns the attribute `a` of a message, or the message itself if
        the language has no such attribute. A `NameRef` argument takes the form that the sentence
        asks for, and a tuple is joined as the language joins lists. Quoted commands are mentions as
        soon as `set_command_ids` has told their ids; before, and with options, they get the names
        that Discord shows in `command_locale`, by default the same locale. Translating a missing
        key logs an error and returns the key. The same locales always return the same function.
        """
        language = self.closest_language(locale)
        command_language = base_language(locale if command_locale is None else command_locale)
        translate = self._translators.get((language, command_language))
        if translate is None:
            translate = self._make_translator(language, command_language)
            self._translators[language, command_language] = translate
        return translate

    def closest_language(self, locale: str) -> str:
        """The supported language of a Discord locale, or else English."""
        language = base_language(locale)
        return language if language in self._catalogues else DEFAULT_LANGUAGE

    def in_every_language(self, first: str) -> Iterator[Translate]:
        """Yield `in_language` for each supported language, the given locale's first."""
        translators = (self.in_language(first), *map(self.in_language, self.languages))
        yield from dict.fromkeys(translators)

    def _make_translator(self, language: str, command_language: str) -> Translate:
        if language not in self._formatters:
            self._formatters[language] = self._make_formatter(language)
        format_message = self._formatters[language]

        def translate(key: str, **args: Any) -> str:
            text = format_message(key, args)
            return self._localize_commands(text, command_language) if "`/" in text else text

        return translate

    def _make_formatter(self, language: str) -> Callable[[str, Mapping[str, Any]], str]:
        """Return a function that formats messages, and remembers the latest ones."""
        chain = self._fallback_chain(language)

        @lru_cache(maxsize=MESSAGES_REMEMBERED)
        def format_known(key: str, args: tuple[tuple[str, type, Any], ...]) -> _Formatted:
            return _format_message(chain, key, {name: value for name, _, value in args})

        def format_message(key: str, args: Mapping[str, Any]) -> str:
            # Types, too: 1 is True, and alternatives are a tuple, but they read otherwise.
            known = tuple((name, type(value), value) for name, value in args.items())
            if _is_hashable(known):
                return _logged(format_known(key, known), key)
            return _logged(_format_message(chain, key, args), key)

        return format_message

    def _fallback_chain(self, language: str) -> list[Catalogue]:
        """The catalogues to look a key up in, in this order."""
        own = [
            self._catalogues[name]
            for name in dict.fromkeys((language, DEFAULT_LANGUAGE))
            if name in self._catalogues
        ]
        return own if self._fallback is None else own + self._fallback._fallback_chain(language)

    def _localize_commands(self, text: str, language: str) -> str:
        """Replace quoted commands by mentions, or by the names in a language."""

        def localize(match: re.Match[str]) -> str:
            group, names, options = match.groups()
            if not options and group in _COMMAND_IDS:
                return f"</{group} {names}:{_COMMAND_IDS[group]}>"
            localized_names = " ".join(
                self.command_name(group, name, language) or name for name in names.split()
            )
            options = _OPTION.sub(
                lambda option: self.translated(f"name-option-{option[1]}", language) or option[1],
                options,
            )
            return f"`/{group} {localized_names}{options}`"

        return _COMMAND.sub(localize, text)

    def command_name(self, group: str, name: str, locale: str) -> str | None:
        """The name of a command in exactly this locale's language, or None.

        The key `name-<group>-<command>` takes precedence over `name-<command>`.
        """
        own = self.translated(f"name-{group}-{name}", locale)
        return own or self.translated(f"name-{name}", locale)

    def translated(self, key: str, locale: str) -> str | None:
        """The text of a key in exactly this locale's language, or None."""
        catalogue = self._catalogues.get(base_language(locale))
        if catalogue is not None and catalogue.has_message(key):
            return _logged(_format_message([catalogue], key, {}), key)
        return None if self._fallback is None else self._fallback.translated(key, locale)

    def localized(self, key: str) -> app_commands.locale_str:
        """The English description of a command or option, with its key for translation."""
        return app_commands.locale_str(self.in_language(DEFAULT_LANGUAGE)(key), key=key, texts=self)


_COMMAND = re.compile(r"`/([\w-]+) ([\w-]+(?: [\w-]+(?![\w-]*:))*)((?: [\w-]+:[^`]*)?)`")
_OPTION = re.compile(r"(?<= )([\w-]+)(?=:)")


_COMMAND_IDS: dict[str, int] = {}
"""Discord's ids of the slash commands, by name; the subcommands of a command have its id."""


def set_command_ids(ids: Mapping[str, int]) -> None:
    """Mention the slash commands with these ids in all texts, and no others."""
    _COMMAND_IDS.clear()
    _COMMAND_IDS.update(ids)


def base_language(locale: str) -> str:
    """The language of a locale, without its region: "pt" of "pt-BR"."""
    return locale.split("-")[0]


def language_name(language: str) -> str:
    """The name of a language in that language, capitalized."""
    name = Locale.parse(language).get_display_name(language) or language
    return name[0].upper() + name[1:]


_Formatted: TypeAlias = tuple[str, tuple[str, ...]]
"""A text, and what is wrong with it."""


def _logged(formatted: _Formatted, key: str) -> str:
    text, errors = formatted
    for error in errors:
        log.error("text %s %s", key, error)
    return text


def _is_hashable(value: Any) -> bool:
    try:
        hash(value)
    except TypeError:
        return False
    return True


def _format_message(chain: list[Catalogue], key: str, args: Mapping[str, Any]) -> _Formatted:
    name, _, attribute = key.partition(".")
    for catalogue in chain:
        if not catalogue.has_message(name):
            continue
        message = catalogue.get_message(name)
        # Does not look in other languages: a language without the attribute does not need it.
        pattern = message.attributes.get(attribute, message.value)
        if pattern is None:
            continue
        language = catalogue.locales[0]
        fluent_args = {name: _to_fluent(value, chain, language) for name, value in args.items()}
        formatted, errors = catalogue.format_pattern(pattern, fluent_args)
        text = str(formatted)
        if any(map(_is_negative, args.values())):
            text = _HYPHEN.sub("−", text)
        return text, tuple(f"fails: {error}" for error in errors)
    return key, ("is in no catalogue",)


_HYPHEN = re.compile(r"(?<![\w-])-(?=\d)")
"""The hyphen that Fluent formats as a minus sign."""


def _is_negative(value: Any) -> bool:
    return isinstance(value, int) and value < 0


class _FluentArgument(str):
    """A name or a list in its default form, which can also be formatted in other forms."""

    in_form: Callable[[str], str]
    """Returns it in a grammatical form."""

    id: str = ""
    """The key of a name; empty for a list."""


def _to_fluent(value: Any, chain: list[Catalogue], language: str) -> Any:
    """Convert an argument for Fluent.

    A tuple is joined into a list; an empty one becomes 0, so that a text can select it.
    """
    if isinstance(value, NameRef):
        return _ref_to_fluent(value, chain)
    if not isinstance(value, tuple):
        return value
    if not value:
        return 0
    style: Literal["or", "standard"] = "or" if isinstance(value, Alternatives) else "standard"
    parts = [_to_fluent(part, chain, language) for part in value]

    def join_in_form(form: str) -> str:
        return format_list([_form_function(part, form) for part in parts], style, language)

    argument = _FluentArgument(format_list(parts, style, language))
    argument.in_form = join_in_form
    return argument


def _ref_to_fluent(ref: NameRef, chain: list[Catalogue]) -> _FluentArgument:
    def in_form(form: str) -> str:
        key = f"{ref.key}.{form}" if form else ref.key
        return _logged(_format_message(chain, key, dict(ref.args)), key)

    argument = _FluentArgument(in_form(ref.default_form))
    argument.in_form, argument.id = in_form, ref.key
    return argument


def _form_function(value: Any, form: str) -> Any:
    """The Fluent function `FORM($card, "accusative")`: a name in a grammatical form."""
    return value.in_form(str(form)) if isinstance(value, _FluentArgument) else value


def _id_function(value: Any) -> str:
    """The Fluent function `ID($card)`: the key of a name, as a selector."""
    return value.id if isinstance(value, _FluentArgument) else str(value)


_SHARED_TEXTS = Texts()


def shared_texts() -> Texts:
    """Return the texts shared by all games."""
    return _SHARED_TEXTS


def game_texts(folder: Path) -> Texts:
    """Load a game's texts from its folder of languages. They fall back to the shared ones."""
    return Texts(folder, fallback=_SHARED_TEXTS)


def localized(key: str) -> app_commands.locale_str:
    """The description of a shared command or option: see `Texts.localized`."""
    return _SHARED_TEXTS.localized(key)


def normalize_for_search(text: str) -> str:
    """Reduce a text to lower-case letters and digits without accents, for comparisons."""
    decomposed = unicodedata.normalize("NFKD", text.casefold().translate(_LIGATURES))
    return "".join(character for character in decomposed if character.isalnum())


def sanitize_name(name: str) -> str:
    """Prepare a user's name for storage.

    Removes control and direction marks and cuts it to 32 characters. An empty name becomes "?".
    """
    return _CONTROLS.sub("", name).strip()[:32] or "?"


def escape_name(name: str) -> str:
    """Escape a stored name for a message, so that it neither formats text nor mentions anybody."""
    escaped = discord.utils.escape_markdown(name, ignore_links=False)
    safe = discord.utils.escape_mentions(escaped).replace("<", "\\<")
    # Breaks links: Discord would embed the page below every message that contains the name.
    safe = safe.replace("://", ":\u200b//")
    return f"\u2068{safe}\u2069" if _RIGHT_TO_LEFT.search(safe) else safe
