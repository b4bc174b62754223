"""Autocompletion of options with a fixed list of values, such as rule topics or player names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from discord import app_commands

from bot.i18n.texts import normalize_for_search

Suggestions: TypeAlias = list[app_commands.Choice[str]]

MAX_SUGGESTIONS = 25
"""Discord's limit of choices in one autocomplete response."""

MAX_SUGGESTION_LENGTH = 100
"""Discord's limit of characters in the name and in the value of a choice."""


def matching_choices(
    titles: Mapping[str, str], current: str, *translations: Mapping[str, str]
) -> Suggestions:
    """Return the values whose titles contain what was typed, first in the user's language.

    `titles` and each of `translations` map a value to its title in one language. Titles shown are
    those of `titles`.
    """
    typed = normalize_for_search(current)
    matches = [
        value
        for language in (titles, *translations)
        for value in titles
        if typed in normalize_for_search(language[value])
    ]
    return [
        app_commands.Choice(name=titles[value], value=value) for value in dict.fromkeys(matches)
    ][:MAX_SUGGESTIONS]
