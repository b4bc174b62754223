"""Translates the slash commands into every supported language."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable
from typing import Any, Protocol, cast, runtime_checkable

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Location

from bot.i18n.texts import DEFAULT_LANGUAGE, Texts, base_language, shared_texts

log = logging.getLogger(__name__)

MAX_DESCRIPTION = 100
"""Characters of a description of a command or an option, for Discord."""

NAMES = "lower case, no spaces, at most 32 characters"
"""What a name of a command or an option is like, in words."""

_NAME = re.compile(r"[-_'\w]{1,32}")


@runtime_checkable
class HasTexts(Protocol):
    """A command group with texts of its own, such as a game's."""

    @property
    def texts(self) -> Texts:
        """The texts in which the group's commands and options are named."""


class CommandTranslator(app_commands.Translator):
    """Translates names and descriptions of commands, options and choices for Discord.

    A description carries its key. The key of a name says what it names: `name-buy` is a command,
    `name-option-card` an option, `name-choice-left` a choice.
    """

    def __init__(self, catalogues: Iterable[Texts]) -> None:
        """`catalogues` are the texts of the games; those that all games share are added."""
        self._catalogues = (shared_texts(), *catalogues)
        supported = {language for texts in self._catalogues for language in texts.languages}
        self._locales = {
            locale for locale in discord.Locale if base_language(locale.value) in supported
        }

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        # discord.py asks for each of its thirty or so locales at every start.
        if locale not in self._locales:
            return None
        source: Texts | None = string.extras.get("texts")
        if source is not None:
            return _description(source, string.extras["key"], locale.value)
        name, data = string.message, cast("Any", context.data)
        match context.location:
            case Location.command_name:
                root = data.root_parent
                return _command_name(_texts_of(root), root.name, name, locale.value)
            case Location.group_name if data.parent is not None:
                return _command_name(_texts_of(data), data.parent.name, name, locale.value)
            case Location.parameter_name:
                texts = _texts_of(data.command.root_parent)
                key = f"name-option-{name}"
                return _name(texts, key, texts.translated(key, locale.value), locale.value)
            case Location.choice_name:
                return self._choice_name(name, locale.value)
        return None

    def _choice_name(self, name: str, locale: str) -> str | None:
        """Look a choice up in all catalogues, since Discord does not say whose option it is."""
        names = (texts.translated(f"name-choice-{name}", locale) for texts in self._catalogues)
        return next((text for text in names if text is not None), None)


def _command_name(texts: Texts, group: str, name: str, locale: str) -> str | None:
    return _name(texts, f"name-{name}", texts.command_name(group, name, locale), locale)


def _name(texts: Texts, key: str, name: str | None, locale: str) -> str | None:
    """Return a name unless Discord would refuse it."""
    if name is None or is_name(name):
        return name
    return _refused(texts, key, name, locale, f"“{name}” is no name: {NAMES}")


def _description(texts: Texts, key: str, locale: str) -> str | None:
    """Return the text of a description unless it is too long."""
    text = texts.translated(key, locale)
    if text is None or len(text) <= MAX_DESCRIPTION:
        return text
    why = f"{len(text)} characters, at most {MAX_DESCRIPTION}"
    return _refused(texts, key, text, locale, why)


def _refused(texts: Texts, key: str, text: str, locale: str, why: str) -> str | None:
    """Log what is wrong with a translation, and return None: Discord then shows the English one.

    A translator's slip may not take the command away. In English it is refused with its command.
    """
    if base_language(locale) == DEFAULT_LANGUAGE:
        return text
    log.error("%s of %s in %s stays in English: %s", key, texts.folder, locale, why)
    return None


def is_name(text: str) -> bool:
    """Return whether Discord takes a text as the name of a command or an option."""
    return text == text.lower() and _NAME.fullmatch(text) is not None


def _texts_of(group: app_commands.Group) -> Texts:
    return group.texts if isinstance(group, HasTexts) else shared_texts()
