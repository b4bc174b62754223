"""A tray: cards of one row side by side, in one piece."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from engine.games.saint_petersburg.cards import Card
from render import theme
from render.canvas import Scene
from render.games.saint_petersburg.glyphs import COIN
from render.games.saint_petersburg.palette import studio
from render.games.saint_petersburg.prices import Price
from render.games.saint_petersburg.slabs import slab
from render.games.saint_petersburg.titles import card_name
from render.palette import Sprite
from render.words import MINUS, Say, said

PAD, GAP, STRIP = 4, 4, 40
"""Pixels around the cards, between them, and of the strip with the row's name."""

_GROUNDS = {"upper": theme.TRAY, "lower": theme.SLATE}
_INKS = {"upper": theme.INK, "lower": theme.WHITE}


class Tray(NamedTuple):
    """Cards of one row that lie side by side."""

    source: str
    cards: tuple[Card, ...]


@lru_cache(maxsize=16)
def tray_sprite(
    tray: Tray, prices: tuple[Price, ...], edition: str, wide: int, high: int, translate: Say
) -> Sprite:
    """A tray in one piece: it changes only when a card or a price does."""
    return tray_scene(tray, prices, edition, wide, high, translate).painted()


def tray_scene(
    tray: Tray, prices: tuple[Price, ...], edition: str, wide: int, high: int, translate: Say
) -> Scene:
    """What lies where on a tray of cards `wide` pixels wide."""
    ground = _GROUNDS[tray.source]
    whole = STRIP + len(tray.cards) * (wide + GAP) - GAP + PAD
    scene = studio.scene(studio.plate(whole, high, 12, ground, theme.GROUND))
    title = said(translate, f"picture-{tray.source}-row")
    scene.put(2, PAD, _strip(tray.source, title, STRIP - 4, high - 2 * PAD))
    for place, (card, price) in enumerate(zip(tray.cards, prices, strict=True)):
        name = card_name(card, translate)
        sprite = slab(card, edition, name, price, wide, high - 2 * PAD, ground)
        scene.put(STRIP + place * (wide + GAP), PAD, sprite)
    return scene


@lru_cache(maxsize=32)
def _strip(source: str, title: str, wide: int, high: int) -> Sprite:
    """The name of a row, upwards along its left end; on the lower one what is taken off there."""
    ground, ink = _GROUNDS[source], _INKS[source]
    sketch = studio.sketch(wide, high, ground)
    below = 0
    if source == "lower":
        below = 64
        sketch.round(0, high - below, wide, below, 8, theme.COIN)
        sketch.text(wide // 2, high - 44, f"{MINUS}1", "number", 30, theme.INK, "middle")
        sketch.sign(COIN, wide // 2 - 11, high - 27, 22)
    room = high - below - 8
    writing = studio.sketch(room, wide, ground)
    writing.text(room // 2, wide // 2, title, "label", 26, ink, "middle", room)
    sketch.image.paste(writing.image.transpose(Image.Transpose.ROTATE_90), (0, 4))
    return sketch.sprite()
