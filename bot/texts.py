"""The text catalogues: whole sentences with named arguments, in every language there is."""

from __future__ import annotations

import logging
import re
import unicodedata
from pathlib import Path
from typing import Any

import discord
from babel.lists import format_list
from discord import app_commands
from fluent.runtime import FluentBundle, FluentResource

from render.words import Say

log = logging.getLogger(__name__)

DATA = Path(__file__).parents[1] / "data"
FOLDER = DATA / "texts"
"""What all games say."""

FIRST_LANGUAGE = "en"

_CONTROLS = re.compile("[\x00-\x1f\x7f-\x9f\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]")
_RIGHT_TO_LEFT = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]")


class Either(tuple[str, ...]):
    """Things of which one is meant: a text joins them with its language's "or"."""


class Texts:
    """Looks sentences up by key. A language that lacks one falls back to English.

    A game's texts lie over those of all games: their keys cannot collide, since only who speaks
    for the game sees them, and then sees them first.
    """

    def __init__(self, folder: Path = FOLDER, over: Texts | None = None) -> None:
        self._over = over
        self._bundles = {
            language.name: _read_bundle(language)
            for language in sorted(folder.iterdir())
            if language.is_dir()
        }
        self._sayers: dict[str, Say] = {}

    @property
    def languages(self) -> tuple[str, ...]:
        return tuple(self._bundles)

    def keys(self, language: str) -> frozenset[str]:
        """Every key of its own that a language has, for tests."""
        return frozenset(self._bundles[language]._messages)

    def in_language(self, locale: str) -> Say:
        """A function that says a key in the closest language to a Discord locale.

        `say("tool-spade.a")` gives the attribute `a` of a message. Several things in one
        argument (a tuple) are joined as the language joins a list. The same locale gives the
        same function.
        """
        language = locale.split("-")[0]
        if language not in self._bundles:
            language = FIRST_LANGUAGE
        known = self._sayers.get(language)
        if known is None:
            known = self._sayers[language] = self._sayer(language)
        return known

    def _sayer(self, language: str) -> Say:
        chain = self._chain(language)

        def say(key: str, **args: Any) -> str:
            return _format(chain, key, args)

        return say

    def _chain(self, language: str) -> list[FluentBundle]:
        """Where a key is looked up, one after the other."""
        own = [
            self._bundles[name]
            for name in dict.fromkeys((language, FIRST_LANGUAGE))
            if name in self._bundles
        ]
        return own if self._over is None else own + self._over._chain(language)

    def translated(self, key: str, locale: str) -> str | None:
        """The text of a key in exactly this locale's language, or None."""
        bundle = self._bundles.get(locale.split("-")[0])
        return _format([bundle], key, {}) if bundle and bundle.has_message(key) else None

    def described(self, key: str) -> app_commands.locale_str:
        """The description of a command or an option: English, and translatable by its key."""
        return app_commands.locale_str(self.in_language(FIRST_LANGUAGE)(key), key=key, texts=self)


def _read_bundle(folder: Path) -> FluentBundle:
    # Isolation marks would show as boxes in pictures; names are made safe by shown_name.
    bundle = FluentBundle([folder.name], use_isolating=False)
    for file in sorted(folder.glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def _format(chain: list[FluentBundle], key: str, args: dict[str, Any]) -> str:
    name, _, attribute = key.partition(".")
    for bundle in chain:
        if not bundle.has_message(name):
            continue
        message = bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            continue
        language = bundle.locales[0]
        joined = {name: _joined(value, language) for name, value in args.items()}
        text, errors = bundle.format_pattern(pattern, joined)
        for error in errors:
            log.error("text %s: %s", key, error)
        return str(text)
    log.error("text %s is in no catalogue", key)
    return key


def _joined(value: Any, language: str) -> Any:
    """A list as the language writes it; none at all is 0, so that a text can have words for it."""
    if not isinstance(value, tuple):
        return value
    if isinstance(value, Either):
        return format_list(value, "or", language)
    return format_list(value, "standard", language) or 0


class Translator(app_commands.Translator):
    """Gives Discord the names and descriptions of commands in every language there is."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        texts: Texts | None = string.extras.get("texts")
        return None if texts is None else texts.translated(string.extras["key"], locale.value)


_TEXTS = Texts()


def texts() -> Texts:
    """What all games say, as this installation has it."""
    return _TEXTS


def game_texts(folder: Path) -> Texts:
    """A game's texts from its folder of languages, over what all games say."""
    return Texts(folder, over=_TEXTS)


def described(key: str) -> app_commands.locale_str:
    """The description of a command or an option that all games share."""
    return _TEXTS.described(key)


def folded(text: str) -> str:
    """A text as it is compared with what somebody typed: letters and digits alone, no accents."""
    bare = unicodedata.normalize("NFKD", text.casefold())
    return "".join(character for character in bare if character.isalnum())


def clean_name(name: str) -> str:
    """A person's name as it is stored: no control or direction marks, at most 32 characters."""
    return _CONTROLS.sub("", name).strip()[:32] or "?"


def shown_name(name: str) -> str:
    """A stored name as it may stand in a message: it formats nothing and mentions nobody."""
    escaped = discord.utils.escape_markdown(name, ignore_links=False)
    safe = discord.utils.escape_mentions(escaped).replace("<", "\\<")
    # Discord would show a link's page below every message that names this person.
    safe = safe.replace("://", ":\u200b//")
    return f"\u2068{safe}\u2069" if _RIGHT_TO_LEFT.search(safe) else safe
