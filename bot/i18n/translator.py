"""Commands as Discord shows them to people of every language there is."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Location

from bot.game_ui import AnyGameUI
from bot.i18n.texts import Texts, base_language, shared_texts


class CommandTranslator(app_commands.Translator):
    """Gives Discord the names and descriptions of commands, options and their choices.

    A description brings its key. A name is looked up by what it names: `name-buy` for a command,
    `name-option-card` for an option, `name-choice-left` for a choice.
    """

    def __init__(self, uis: Iterable[AnyGameUI]) -> None:
        self._catalogues = (shared_texts(), *(ui.texts for ui in uis))
        supported = {language for words in self._catalogues for language in words.languages}
        self._locales = {one for one in discord.Locale if base_language(one.value) in supported}

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        # Discord has some thirty locales, and all are asked for at every start.
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
                known = _texts_of(data.command.root_parent)
                return known.translated(f"name-option-{name}", locale.value)
            case Location.choice_name:
                return self._choice_name(name, locale.value)
        return None

    def _choice_name(self, name: str, locale: str) -> str | None:
        """A choice does not know which option it is of: no two games give one another name."""
        found = (one.translated(f"name-choice-{name}", locale) for one in self._catalogues)
        return next((text for text in found if text is not None), None)


def _texts_of(root: app_commands.Group) -> Texts:
    """The texts of a game for its group of commands, else those of all games."""
    ui: AnyGameUI | None = getattr(root, "ui", None)
    return shared_texts() if ui is None else ui.texts
