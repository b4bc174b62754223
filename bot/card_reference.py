"""What a game lets people look up: its cards or other pieces."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bot.emojis.icon import Icon
from render.picture import Picture
from render.translation import Translate


@dataclass(frozen=True, slots=True)
class CardReference:
    """The cards (or other pieces) that the command `card` explains."""

    ids: tuple[str, ...]
    """The ids of the cards, in the order of the menu."""

    title: Callable[[str, Translate], str]
    """The name of a card, by its id."""

    explain: Callable[[str, Translate], str]
    """What a card does, in words, by its id."""

    render: Callable[[str, Translate], Picture]
    """A large picture of a card, by its id."""

    button_key: str = "button-cards"
    """The text key of the button that opens the reference."""

    edition: str = ""
    """The edition whose cards these are; part of the key under which pictures are cached."""

    for_options: Callable[[Any], CardReference] | None = None
    """The reference for a table with these game options, if it depends on them."""

    icon: Callable[[str], Icon | None] | None = None
    """The icon of a card, by its id."""
