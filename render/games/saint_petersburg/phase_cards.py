"""A player's cards after a phase: the new ones named and outlined, the rest as tiles."""

from __future__ import annotations

from typing import NamedTuple

from engine.games.saint_petersburg.cards import Card, card_table
from render import theme
from render.canvas import Scene
from render.fonts import SQUEEZE_LIMIT, ellipsize, text_width
from render.games.saint_petersburg.icons import SUIT_COLOURS, SUITS, card_art, card_back
from render.games.saint_petersburg.names import card_name
from render.games.saint_petersburg.palette import SKIN, sprite_factory
from render.games.saint_petersburg.tiles import CardGroup, name_fits, tile_grid, tile_sprite
from render.image_cache import cached_image
from render.palette import Sprite
from render.rect import Rect
from render.translation import Translate

_GAP = 6
_TIMES = "\N{MULTIPLICATION SIGN}"
_BORDER = 4
_SHARE_OF_NEW = 0.62
"""The largest part of the height that new cards take where there are others."""


class _LabelStyle(NamedTuple):
    """The height of a named card, and the font size of its name."""

    height: int
    size: int


_STYLES = tuple(_LabelStyle(height, height * 2 // 3) for height in (66, 58, 52, 46, 42, 38, 34, 30))


class PhaseCards(NamedTuple):
    """A player's cards in an edition, and which of them are new."""

    groups: tuple[CardGroup, ...]
    new: frozenset[Card]
    edition: str


@cached_image
def phase_cards_sprite(cards: PhaseCards, width: int, height: int, translate: Translate) -> Sprite:
    """Draw all cards of a player as one sprite."""
    return phase_cards_scene(cards, width, height, translate).flatten()


def phase_cards_scene(cards: PhaseCards, width: int, height: int, translate: Translate) -> Scene:
    """Lay out the new cards in lines at the top, and a grid of all others below."""
    groups, new_cards, edition = cards
    scene = sprite_factory.scene(sprite_factory.solid(width, height, SKIN.board))
    new = tuple(group for group in groups if group.card in new_cards)
    others = tuple(group for group in groups if group.card not in new_cards)
    available = int(height * _SHARE_OF_NEW) if others else height
    names = tuple(card_name(group.card, translate) for group in new)
    style, labels = _place_labels(new, names, width, available)
    bottom = max((label.bottom for label in labels), default=-_GAP)
    top = 0 if others else (height - bottom) // 2
    for group, name, rect in zip(new, names, labels, strict=True):
        scene.add(rect.x, top + rect.y, _label_sprite(group, name, edition, style, rect.w))
    rest = Rect(0, bottom + _GAP, width, height - bottom - _GAP)
    add_tiles(scene, others, edition, rest, translate)
    return scene


def _place_labels(
    groups: tuple[CardGroup, ...], names: tuple[str, ...], width: int, height: int
) -> tuple[_LabelStyle, list[Rect]]:
    """Return the areas of named cards in the largest style in which they fit."""
    style, rects = _STYLES[-1], list[Rect]()
    for style in _STYLES:
        rects = []
        x = y = 0
        for group, name in zip(groups, names, strict=True):
            label_width = min(_label_width(group, name, style), width)
            if x and x + label_width > width:
                x, y = 0, y + style.height + _GAP
            rects.append(Rect(x, y, label_width, style.height))
            x += label_width + _GAP
        if not rects or rects[-1].bottom <= height:
            break
    return style, rects


def _label_width(group: CardGroup, name: str, style: _LabelStyle) -> int:
    return (
        _art_width(style) + text_width(_label(group, name), "label", style.size) + 2 * _BORDER + 18
    )


def _art_width(style: _LabelStyle) -> int:
    return style.height * 13 // 10


def _label(group: CardGroup, name: str) -> str:
    return f"{group.copies}{_TIMES} {name}" if group.copies > 1 else name


@cached_image
def _label_sprite(
    group: CardGroup, name: str, edition: str, style: _LabelStyle, width: int
) -> Sprite:
    """Draw a new card with its name, outlined in the colour of what has changed."""
    table, height = card_table(edition), style.height
    fill = SUIT_COLOURS[table.colour[group.card]]
    drawing = sprite_factory.drawing(width, height, SKIN.board)
    frame = SKIN.line if table.is_trading(group.card) else fill
    drawing.rounded_rect(0, 0, width, height, 9, SKIN.accent)
    inside = Rect(0, 0, width, height).inset(_BORDER)
    drawing.rounded_rect(*inside, 6, frame)
    inside = inside.inset(3)
    drawing.rect(*inside, SKIN.paper)
    picture, text = inside.split_left(_art_width(style))
    art = card_back(table.stack[group.card]) if group.face_down else card_art(group.card)
    drawing.art(art, *picture)
    sign = Rect(picture.right - 20, picture.y, 20, 20)
    drawing.rect(*sign, fill)
    drawing.icon(SUITS[table.colour[group.card]], sign.x + 2, sign.y + 2, 16, theme.WHITE)
    available = text.w - 10
    line = ellipsize(_label(group, name), "label", style.size, int(available / SQUEEZE_LIMIT))
    x, y = text.middle
    drawing.text(x, y, line, "label", style.size, SKIN.ink, "middle", available)
    return drawing.sprite()


def add_tiles(
    scene: Scene, groups: tuple[CardGroup, ...], edition: str, area: Rect, translate: Translate
) -> None:
    """Place a tile for each group: all with names, or all without if one name does not fit."""
    rects = tile_grid(len(groups), area)
    names = [card_name(group.card, translate) for group in groups]
    if not all(map(name_fits, names, rects)):
        names = [""] * len(names)
    for group, name, rect in zip(groups, names, rects, strict=True):
        sprite = tile_sprite(group, edition, name, rect.w, rect.h, SKIN.board)
        scene.add(rect.x, rect.y, sprite)
