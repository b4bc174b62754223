"""Cards: small, when they are turned over, and large, in a hand."""

from __future__ import annotations

from functools import lru_cache

from engine.games.rattus_cartus.cards import CLASS_OF_CARD, JOKER, NUNS_ON
from render import theme
from render.canvas import Rect, Scene
from render.fonts import PRESSED, fitted
from render.games.rattus_cartus.glyphs import EYE, NUN, NUN_BACK, SUITS, motif
from render.games.rattus_cartus.palette import CLASS_COLOURS, NUNNERY, PLASTER, TIMBER, studio
from render.palette import Sprite
from render.sprites import Sketch

_LEAST = 48
"""Pixels that a small card needs at least, its gap included."""

_WIDTHS = (112, 84, 68, 56, 44)
"""How wide small cards are, so that few sizes are enough."""

_LARGE = 120
"""Wider cards are too large for many of them to be kept."""


def frame_of(card: int) -> theme.Colour:
    """The colour of a card's frame: its class's."""
    return CLASS_COLOURS[CLASS_OF_CARD[card]] if card < JOKER else TIMBER


@lru_cache(maxsize=256)
def small_card(card: int, number: int, wide: int, high: int, ground: theme.Colour) -> Sprite:
    """A card turned over: its picture and below it the sign of its class.

    Several cards of one sort have their number there instead.
    """
    sketch = studio.sketch(wide, high, ground)
    sketch.round(0, 0, wide, high, 6, frame_of(card))
    plain = card >= JOKER and number == 1
    strip = 1 if plain else max(high // 4, 20)
    _art(sketch, card, 3, 3, wide - 6, high - strip - 5)
    middle = high - strip // 2 - 1
    if number > 1:
        text = f"\N{MULTIPLICATION SIGN}{number}"
        size = max(strip, 22)
        sketch.text(wide // 2, middle, text, "number", size, theme.WHITE, "middle", wide - 4)
    elif not plain:
        size = min(strip - 2, wide - 6)
        left = (wide - size) // 2
        sketch.sign(SUITS[CLASS_OF_CARD[card]], left, middle - size // 2, size, theme.WHITE)
    return sketch.sprite()


def lay_small(scene: Scene, cards: tuple[int, ...], area: Rect, ground: theme.Colour) -> None:
    """Cards side by side; where there are too many, one of a kind with its number."""
    groups = [(card, 1) for card in cards]
    if len(groups) * _LEAST > area.w:
        groups = _grouped(cards)
    step = area.w // len(groups)
    room = min(step - 4, area.h * 3 // 4)
    wide = next((size for size in _WIDTHS if size <= room), room)
    high = min(wide * 4 // 3, area.h)
    y = area.y + (area.h - high) // 2
    for place, (card, number) in enumerate(groups):
        scene.put(area.x + place * (wide + 4), y, small_card(card, number, wide, high, ground))


def _grouped(cards: tuple[int, ...]) -> list[tuple[int, int]]:
    """One card of each class and of each special kind, with how many there are."""
    groups: dict[int, list[int]] = {}
    for card in cards:
        groups.setdefault(CLASS_OF_CARD[card] if card < JOKER else card, []).append(card)
    return [(group[0], len(group)) for group in groups.values()]


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
        sketch.sign(SUITS[CLASS_OF_CARD[card]], left + 3, top + 2, sign, theme.WHITE)
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


@lru_cache(maxsize=48)
def nun_back(
    wide: int, high: int, text: str, seen: bool = False, ground: theme.Colour = PLASTER
) -> Sprite:
    """A card of the nun row, face down, with its place; and an eye if it was looked at."""
    sketch = studio.sketch(wide, high, ground)
    sketch.round(0, 0, wide, high, 10, NUNNERY)
    foot = max(high // 5, 30)
    room = high - foot - 8
    sketch.picture(NUN_BACK, 4, 4, wide - 8, room)
    middle = high - foot // 2 - 2
    x = wide // 2 - (18 if seen else 0)
    sketch.text(x, middle, text, "number", foot, theme.WHITE, "middle")
    if seen:
        sketch.sign(EYE, wide // 2 + 2, middle - 15, 30)
    return sketch.sprite()
