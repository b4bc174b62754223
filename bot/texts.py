"""The text catalogues: whole sentences with named arguments, in every language there is."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import discord
from discord import app_commands
from fluent.runtime import FluentBundle, FluentResource

from render.words import Say

log = logging.getLogger(__name__)

FOLDER = Path(__file__).parents[1] / "data" / "texts"
FIRST_LANGUAGE = "en"

_CONTROLS = re.compile("[\x00-\x1f\x7f-\x9f\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]")
_RIGHT_TO_LEFT = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]")


class Texts:
    """Looks sentences up by key. A language that lacks one falls back to English."""

    def __init__(self, folder: Path = FOLDER) -> None:
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
        """Every key a language has, for tests."""
        return frozenset(self._bundles[language]._messages)

    def in_language(self, locale: str) -> Say:
        """A function that says a key in the closest language to a Discord locale.

        `say("card-market.a")` gives the attribute `a` of a message. The same locale gives the
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
        chain = [
            self._bundles[name]
            for name in dict.fromkeys((language, FIRST_LANGUAGE))
            if name in self._bundles
        ]

        def say(key: str, **args: Any) -> str:
            return _format(chain, key, args)

        return say

    def translated(self, key: str, locale: str) -> str | None:
        """The text of a key in exactly this locale's language, or None."""
        bundle = self._bundles.get(locale.split("-")[0])
        return _format([bundle], key, {}) if bundle and bundle.has_message(key) else None


def _read_bundle(folder: Path) -> FluentBundle:
    # Isolation marks would show as boxes in pictures; names are made safe by shown_name.
    bundle = FluentBundle([folder.name], use_isolating=False)
    for file in sorted(folder.glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def _format(chain: Iterable[FluentBundle], key: str, args: dict[str, Any]) -> str:
    name, _, attribute = key.partition(".")
    for bundle in chain:
        if not bundle.has_message(name):
            continue
        message = bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            continue
        text, errors = bundle.format_pattern(pattern, args)
        for error in errors:
            log.error("text %s: %s", key, error)
        return str(text)
    log.error("text %s is in no catalogue", key)
    return key


class Translator(app_commands.Translator):
    """Gives Discord the names and descriptions of commands in every language there is."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        key = string.extras.get("key")
        return self._texts.translated(key, locale.value) if key else None


_TEXTS = Texts()


def texts() -> Texts:
    """The catalogues of this installation."""
    return _TEXTS


def described(key: str) -> app_commands.locale_str:
    """The description of a command or an option: English, and translatable by its key."""
    return app_commands.locale_str(_TEXTS.in_language(FIRST_LANGUAGE)(key), key=key)


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
