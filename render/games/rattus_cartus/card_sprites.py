"""Cards in two forms: small ones that were revealed, and large ones in a hand."""

from __future__ import annotations

from functools import lru_cache

from engine.games.rattus_cartus.cards import CLASS_OF_CARD, JOKER, NUNS_ON
from render import theme
from render.canvas import Scene
from render.fonts import SQUEEZE_LIMIT, ellipsize
from render.games.rattus_cartus.icons import EYE, NUN, NUN_BACK, SUITS, card_art
from render.games.rattus_cartus.palette import (
    CLASS_COLOURS,
    NUNNERY,
    PLASTER,
    TIMBER,
    sprite_factory,
)
from render.palette import Sprite
from render.rect import Rect
from render.sprites import Drawing

_MIN_CARD_WIDTH = 48
"""The minimum width of a small card including its gap, in pixels."""

_CARD_WIDTHS = (112, 84, 68, 56, 44)
"""The widths of small cards: a few fixed sizes keep the caches effective."""

_LARGE_WIDTH = 120
"""Wider cards take too much memory to cache many of them."""


def frame_colour(card: int) -> theme.Colour:
    """Return the colour of a card's frame, that of its class."""
    return CLASS_COLOURS[CLASS_OF_CARD[card]] if card < JOKER else TIMBER


@lru_cache(maxsize=256)
def small_card_sprite(
    card: int, count: int, width: int, height: int, background: theme.Colour
) -> Sprite:
    """Draw a revealed card: its art, and below it the icon of its class.

    A group of several cards of one class or kind shows its size instead.
    """
    drawing = sprite_factory.drawing(width, height, background)
    drawing.rounded_rect(0, 0, width, height, 6, frame_colour(card))
    is_plain = card >= JOKER and count == 1
    strip_height = 1 if is_plain else max(height // 4, 20)
    _draw_art(drawing, card, 3, 3, width - 6, height - strip_height - 5)
    middle = height - strip_height // 2 - 1
    if count > 1:
        text = f"\N{MULTIPLICATION SIGN}{count}"
        size = max(strip_height, 22)
        drawing.text(width // 2, middle, text, "number", size, theme.WHITE, "middle", width - 4)
    elif not is_plain:
        size = min(strip_height - 2, width - 6)
        left = (width - size) // 2
        drawing.icon(SUITS[CLASS_OF_CARD[card]], left, middle - size // 2, size, theme.WHITE)
    return drawing.sprite()


def add_small_cards(
    scene: Scene, cards: tuple[int, ...], area: Rect, background: theme.Colour
) -> None:
    """Place cards side by side; too many are grouped by class, with the size of each group."""
    groups = [(card, 1) for card in cards]
    if len(groups) * _MIN_CARD_WIDTH > area.w:
        groups = _grouped(cards)
    step = area.w // len(groups)
    available = min(step - 4, area.h * 3 // 4)
    width = next((size for size in _CARD_WIDTHS if size <= available), available)
    height = min(width * 4 // 3, area.h)
    y = area.y + (area.h - height) // 2
    for index, (card, count) in enumerate(groups):
        scene.add(
            area.x + index * (width + 4),
            y,
            small_card_sprite(card, count, width, height, background),
        )


def _grouped(cards: tuple[int, ...]) -> list[tuple[int, int]]:
    """Return a card of each class and of each special kind, with the number of such cards."""
    groups: dict[int, list[int]] = {}
    for card in cards:
        groups.setdefault(CLASS_OF_CARD[card] if card < JOKER else card, []).append(card)
    return [(group[0], len(group)) for group in groups.values()]


def _draw_art(drawing: Drawing, card: int, x: int, y: int, width: int, height: int) -> None:
    if card < JOKER:
        drawing.art(card_art(card), x, y, width, height)
        return
    drawing.rect(x, y, width, height, theme.GOLD_TINT)
    size = min(width, height) - 4
    drawing.icon(card_art(card), x + (width - size) // 2, y + (height - size) // 2, size)


def card_sprite(
    card: int, name: str, width: int, height: int, background: theme.Colour, chosen: bool = False
) -> Sprite:
    """Draw a card of a hand: class icon, nuns, art and name. A chosen one has a gold border."""
    cached_draw = _cached_large if width > _LARGE_WIDTH else _cached_medium
    return cached_draw(card, name, width, height, background, chosen)


@lru_cache(maxsize=96)
def _cached_medium(
    card: int, name: str, width: int, height: int, background: theme.Colour, chosen: bool
) -> Sprite:
    return draw_card(card, name, width, height, background, chosen).sprite()


@lru_cache(maxsize=24)
def _cached_large(
    card: int, name: str, width: int, height: int, background: theme.Colour, chosen: bool
) -> Sprite:
    return draw_card(card, name, width, height, background, chosen).sprite()


def draw_card(
    card: int, name: str, width: int, height: int, background: theme.Colour, chosen: bool
) -> Drawing:
    """Draw a card of a hand in full colour."""
    drawing = sprite_factory.drawing(width, height, background)
    border = 5 if chosen else 0
    if chosen:
        drawing.rounded_rect(0, 0, width, height, 12, theme.COIN)
    drawing.rounded_rect(
        border, border, width - 2 * border, height - 2 * border, 10, frame_colour(card)
    )
    head_height, foot_height = max(width // 4, 28), max(height // 6, 28)
    left, inner_width = border + 4, width - 2 * border - 8
    top = border + 3
    if card < JOKER:
        icon_size = head_height - 4
        drawing.icon(SUITS[CLASS_OF_CARD[card]], left + 3, top + 2, icon_size, theme.WHITE)
        nun_size, size = head_height - 4, max(round(head_height * 1.05), 24)
        x = left + inner_width - nun_size - 3
        drawing.icon(NUN, x, top + 2, nun_size)
        y = top + head_height // 2
        drawing.text(x - 4, y, str(NUNS_ON[card]), "number", size, theme.WHITE, "right")
        top += head_height
    bottom = height - border - foot_height
    _draw_art(drawing, card, left, top, inner_width, bottom - top)
    size = max(foot_height * 4 // 5, 20)
    text = ellipsize(name, "name", size, int(inner_width / SQUEEZE_LIMIT))
    y = bottom + foot_height // 2
    drawing.text(width // 2, y, text, "name", size, theme.WHITE, "middle", inner_width)
    return drawing


@lru_cache(maxsize=48)
def nun_back_sprite(
    width: int, height: int, text: str, is_seen: bool = False, background: theme.Colour = PLASTER
) -> Sprite:
    """Draw a face-down card of the nun row with its position, and an eye if it was looked at."""
    drawing = sprite_factory.drawing(width, height, background)
    drawing.rounded_rect(0, 0, width, height, 10, NUNNERY)
    foot_height = max(height // 5, 30)
    art_height = height - foot_height - 8
    drawing.art(NUN_BACK, 4, 4, width - 8, art_height)
    middle = height - foot_height // 2 - 2
    x = width // 2 - (18 if is_seen else 0)
    drawing.text(x, middle, text, "number", foot_height, theme.WHITE, "middle")
    if is_seen:
        drawing.icon(EYE, width // 2 + 2, middle - 15, 30)
    return drawing.sprite()
