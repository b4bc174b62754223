"""Translates the slash commands into every supported language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol, cast, runtime_checkable

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Location

from bot.i18n.texts import Texts, base_language, shared_texts


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
            return source.translated(string.extras["key"], locale.value)
        name, data = string.message, cast("Any", context.data)
        match context.location:
            case Location.command_name:
                root = data.root_parent
                return _texts_of(root).command_name(root.name, name, locale.value)
            case Location.group_name if data.parent is not None:
                return _texts_of(data).command_name(data.parent.name, name, locale.value)
            case Location.parameter_name:
                texts = _texts_of(data.command.root_parent)
                return texts.translated(f"name-option-{name}", locale.value)
            case Location.choice_name:
                return self._choice_name(name, locale.value)
        return None

    def _choice_name(self, name: str, locale: str) -> str | None:
        """Look a choice up in all catalogues, since Discord does not say whose option it is."""
        names = (texts.translated(f"name-choice-{name}", locale) for texts in self._catalogues)
        return next((text for text in names if text is not None), None)


def _texts_of(group: app_commands.Group) -> Texts:
    return group.texts if isinstance(group, HasTexts) else shared_texts()
