"""A tray: cards of one row side by side, as one sprite."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from engine.games.saint_petersburg.cards import Card
from render import theme
from render.canvas import Scene
from render.games.saint_petersburg.icons import COIN
from render.games.saint_petersburg.names import card_name
from render.games.saint_petersburg.palette import sprite_factory
from render.games.saint_petersburg.prices import Price
from render.games.saint_petersburg.wide_card import wide_card
from render.palette import Sprite
from render.translation import MINUS, Translate, cached_text

PADDING, GAP, STRIP_WIDTH = 4, 4, 40
"""Padding around the cards, the gap between them, and the width of the row's name strip."""

_BACKGROUNDS = {"upper": theme.TRAY, "lower": theme.SLATE}
_TEXT_COLOURS = {"upper": theme.INK, "lower": theme.WHITE}


class Tray(NamedTuple):
    """Cards of one row that are shown side by side."""

    source: str
    cards: tuple[Card, ...]


@lru_cache(maxsize=16)
def tray_sprite(
    tray: Tray,
    prices: tuple[Price, ...],
    edition: str,
    width: int,
    height: int,
    translate: Translate,
) -> Sprite:
    """Draw a tray as one sprite. It changes only with a card or a price."""
    return tray_scene(tray, prices, edition, width, height, translate).flatten()


def tray_scene(
    tray: Tray,
    prices: tuple[Price, ...],
    edition: str,
    width: int,
    height: int,
    translate: Translate,
) -> Scene:
    """Lay out a tray of cards `width` pixels wide each."""
    background = _BACKGROUNDS[tray.source]
    tray_width = STRIP_WIDTH + len(tray.cards) * (width + GAP) - GAP + PADDING
    scene = sprite_factory.scene(
        sprite_factory.rounded_rect(tray_width, height, 12, background, theme.BACKGROUND)
    )
    title = cached_text(translate, f"picture-{tray.source}-row")
    scene.add(2, PADDING, _strip_sprite(tray.source, title, STRIP_WIDTH - 4, height - 2 * PADDING))
    for index, (card, price) in enumerate(zip(tray.cards, prices, strict=True)):
        name = card_name(card, translate)
        sprite = wide_card(card, edition, name, price, width, height - 2 * PADDING, background)
        scene.add(STRIP_WIDTH + index * (width + GAP), PADDING, sprite)
    return scene


@lru_cache(maxsize=32)
def _strip_sprite(source: str, title: str, width: int, height: int) -> Sprite:
    """Draw the name of a row, rotated; the lower row also shows its price reduction."""
    background, ink = _BACKGROUNDS[source], _TEXT_COLOURS[source]
    drawing = sprite_factory.drawing(width, height, background)
    badge_height = 0
    if source == "lower":
        badge_height = 64
        drawing.rounded_rect(0, height - badge_height, width, badge_height, 8, theme.COIN)
        drawing.text(width // 2, height - 44, f"{MINUS}1", "number", 30, theme.INK, "middle")
        drawing.icon(COIN, width // 2 - 11, height - 27, 22)
    available = height - badge_height - 8
    title_drawing = sprite_factory.drawing(available, width, background)
    title_drawing.text(available // 2, width // 2, title, "label", 26, ink, "middle", available)
    drawing.image.paste(title_drawing.image.transpose(Image.Transpose.ROTATE_90), (0, 4))
    return drawing.sprite()
