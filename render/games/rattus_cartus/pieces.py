"""Cards: small, when they are turned over, and large, in a hand."""

from __future__ import annotations

from functools import lru_cache

from engine.games.rattus_cartus.cards import CLASS_OF, JOKER, NUNS_ON
from render import theme
from render.fonts import PRESSED, fitted
from render.games.rattus_cartus.glyphs import BACK, NUN, NUN_BACK, SUITS, motif
from render.games.rattus_cartus.palette import CLASS_COLOURS, PLASTER, TIMBER, studio
from render.palette import Sprite
from render.sprites import Sketch

_LARGE = 120
"""Wider cards are too large for many of them to be kept."""


def frame_of(card: int) -> theme.Colour:
    """The colour of a card's frame: its class's."""
    return CLASS_COLOURS[CLASS_OF[card]] if card < JOKER else TIMBER


@lru_cache(maxsize=192)
def small_card(card: int, wide: int, high: int, ground: theme.Colour) -> Sprite:
    """A card turned over: its picture and below it the sign of its class."""
    sketch = studio.sketch(wide, high, ground)
    sketch.round(0, 0, wide, high, 6, frame_of(card))
    strip = max(high - wide, 0)
    _art(sketch, card, 3, 3, wide - 6, high - strip - 6 if strip else high - 6)
    if card < JOKER and strip:
        size = min(strip + 1, wide // 2)
        y = high - strip - 2 + (strip + 1 - size) // 2
        sketch.sign(SUITS[CLASS_OF[card]], (wide - size) // 2, y, size, theme.WHITE)
    return sketch.sprite()


def _art(sketch: Sketch, card: int, x: int, y: int, wide: int, high: int) -> None:
    if card < JOKER:
        sketch.picture(motif(card), x, y, wide, high)
        return
    sketch.fill(x, y, wide, high, theme.GOLD_TINT)
    size = min(wide, high) - 4
    sketch.sign(motif(card), x + (wide - size) // 2, y + (high - size) // 2, size)


def card_sprite(
    card: int, name: str, wide: int, high: int, ground: theme.Colour, chosen: bool = False
) -> Sprite:
    """A card of a hand: sign and nuns, its picture, its name. A chosen one has a gold edge."""
    keep = _large if wide > _LARGE else _medium
    return keep(card, name, wide, high, ground, chosen)


@lru_cache(maxsize=96)
def _medium(
    card: int, name: str, wide: int, high: int, ground: theme.Colour, chosen: bool
) -> Sprite:
    return draw_card(card, name, wide, high, ground, chosen).sprite()


@lru_cache(maxsize=24)
def _large(
    card: int, name: str, wide: int, high: int, ground: theme.Colour, chosen: bool
) -> Sprite:
    return draw_card(card, name, wide, high, ground, chosen).sprite()


def draw_card(
    card: int, name: str, wide: int, high: int, ground: theme.Colour, chosen: bool
) -> Sketch:
    """What lies where on a card."""
    sketch = studio.sketch(wide, high, ground)
    edge = 5 if chosen else 0
    if chosen:
        sketch.round(0, 0, wide, high, 12, theme.COIN)
    sketch.round(edge, edge, wide - 2 * edge, high - 2 * edge, 10, frame_of(card))
    head, foot = max(wide // 4, 28), max(high // 6, 28)
    left, across = edge + 4, wide - 2 * edge - 8
    top = edge + 3
    if card < JOKER:
        sign = head - 4
        sketch.sign(SUITS[CLASS_OF[card]], left + 3, top + 2, sign, theme.WHITE)
        nun, size = head - 4, max(round(head * 1.05), 24)
        x = left + across - nun - 3
        sketch.sign(NUN, x, top + 2, nun)
        y = top + head // 2
        sketch.text(x - 4, y, str(NUNS_ON[card]), "number", size, theme.WHITE, "right")
        top += head
    bottom = high - edge - foot
    _art(sketch, card, left, top, across, bottom - top)
    size = max(foot * 4 // 5, 20)
    text = fitted(name, "name", size, int(across / PRESSED))
    y = bottom + foot // 2
    sketch.text(wide // 2, y, text, "name", size, theme.WHITE, "middle", across)
    return sketch


@lru_cache(maxsize=24)
def back_sprite(wide: int, high: int, text: str, ground: theme.Colour = PLASTER) -> Sprite:
    """A card of the nun row face down, with what is written on it."""
    sketch = studio.sketch(wide, high, ground)
    sketch.picture(NUN_BACK, 0, 0, wide, high)
    if text:
        sketch.text(wide // 2, high - 22, text, "number", 34, theme.WHITE, "middle")
    return sketch.sprite()


@lru_cache(maxsize=8)
def hidden_sprite(wide: int, high: int, ground: theme.Colour = PLASTER) -> Sprite:
    """A card that lies face down."""
    sketch = studio.sketch(wide, high, ground)
    sketch.picture(BACK, 0, 0, wide, high)
    return sketch.sprite()
