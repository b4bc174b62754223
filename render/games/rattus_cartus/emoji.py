"""The emojis of Rattus Cartus: classes, special cards and buildings."""

from __future__ import annotations

from render.emoji import art_emoji, sign_emoji
from render.games.rattus_cartus.icons import SUITS, building_art, card_art
from render.games.rattus_cartus.palette import CLASS_COLOURS


def draw_class(cls: int) -> bytes:
    """Return the sign of a class on its colour as a PNG file."""
    return sign_emoji(SUITS[cls], CLASS_COLOURS[cls])


def draw_special_card(card: int) -> bytes:
    """Return the picture of a card that belongs to no class as a PNG file."""
    return art_emoji(card_art(card))


def draw_building(kind: str) -> bytes:
    """Return a kind of building as a PNG file."""
    return art_emoji(building_art(kind))
