"""The buildings of the round: their actions, and who took their supplies or entered them."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias

from engine.core import Seat
from engine.games.rattus_cartus.buildings import BUILDING_KINDS, BUILDINGS, COPIES_PER_KIND
from engine.games.rattus_cartus.state import Phase
from engine.games.rattus_cartus.view import BuildingView, View
from render import theme
from render.canvas import Scene
from render.fonts import SQUEEZE_LIMIT, text_width, wrap_balanced
from render.games.rattus_cartus.action_icons import action_icon_texts, supply_icon_text
from render.games.rattus_cartus.changed_number import draw_mark
from render.games.rattus_cartus.changes import Changes
from render.games.rattus_cartus.icon_text import draw_icon_text
from render.games.rattus_cartus.icons import (
    CRATE,
    DOOR,
    EVERYONE,
    PRIVILEGE,
    SUITS,
    TICK,
    building_art,
)
from render.games.rattus_cartus.names import kind_name
from render.games.rattus_cartus.palette import (
    BACKGROUND,
    CLASS_COLOURS,
    PLASTER,
    TIMBER,
    sprite_factory,
)
from render.palette import Sprite
from render.players import draw_disc
from render.rect import Rect
from render.sprites import Drawing
from render.translation import Translate

BuildingStatus: TypeAlias = Literal["open", "now", "done"]

BAND_HEIGHT, SUPPLY_HEIGHT, VISITORS_HEIGHT = 54, 52, 60
"""The heights of the name, the supply and the row of discs."""

NAME_SIZE = 39
_SMALL_NAME_SIZE = 26
_PAD, _GAP = 6, 8


class Visitor(NamedTuple):
    """A disc at a building.

    `cards` counts the cards laid down there, None if only the supply was taken. `is_new` and
    `are_cards_new` tell which of them came since the reader's last move.
    """

    seat: Seat
    cards: int | None
    is_new: bool = False
    are_cards_new: bool = False


def add_buildings(
    scene: Scene, view: View, area: Rect, translate: Translate, changes: Changes | None = None
) -> None:
    """Place the buildings of the round side by side."""
    width = building_width(len(view.row), area.w)
    height, choosing = area.h - SUPPLY_HEIGHT - VISITORS_HEIGHT, view.phase is Phase.SUPPLIES
    for building in view.row:
        x, facts = area.x + building.place * (width + _GAP), BUILDINGS[building.building]
        status = _status(view, building)
        name = kind_name(facts.kind, translate)
        sprite = building_sprite(facts.kind, name, status, view.last_round, width, height)
        scene.add(x, area.y, sprite)
        y = area.y + height
        scene.add(x, y, supply_sprite(facts.copy, status, width, SUPPLY_HEIGHT))
        visitors = _visitors(view, building, changes)
        sprite = visitors_sprite(visitors, choosing, status, width, VISITORS_HEIGHT)
        scene.add(x, y + SUPPLY_HEIGHT, sprite)


def building_width(count: int, width: int) -> int:
    """Return the width of each of `count` buildings in pixels."""
    return (width - (count - 1) * _GAP) // count


def warm_buildings(width: int, height: int, translate: Translate) -> None:
    """Draw every building as in a round with three of them, to fill the caches."""
    width = building_width(3, width)
    for kind in BUILDING_KINDS:
        name = kind_name(kind, translate)
        building_sprite(kind, name, "open", False, width, height - SUPPLY_HEIGHT - VISITORS_HEIGHT)
    for copy in range(1, COPIES_PER_KIND + 1):
        supply_sprite(copy, "open", width, SUPPLY_HEIGHT)


def _status(view: View, building: BuildingView) -> BuildingStatus:
    if view.phase is not Phase.RESOLVING or view.over:
        return "done" if view.over else "open"
    return "done" if building.resolved else "now" if building.place == view.place else "open"


def _visitors(view: View, building: BuildingView, changes: Changes | None) -> tuple[Visitor, ...]:
    """Return who took the supply while supplies are chosen, later who entered."""
    if view.phase is Phase.SUPPLIES:
        return tuple(
            Visitor(player.seat, None, changes is not None and player.seat in changes.supplies)
            for player in view.players
            if player.supply == building.place
        )
    return tuple(
        Visitor(
            seat,
            laid,
            changes is not None and seat in changes.entered,
            changes is not None and changes.laid[seat] > 0,
        )
        for seat, laid in zip(building.entered, building.laid, strict=True)
    )


@lru_cache(maxsize=64)
def building_sprite(
    kind: str, name: str, status: BuildingStatus, last_round: bool, width: int, height: int
) -> Sprite:
    """Draw a building's name, art and actions, which all its copies share."""
    facts = BUILDINGS[BUILDING_KINDS.index(kind) * COPIES_PER_KIND]
    drawing = sprite_factory.drawing(width, height, BACKGROUND)
    drawing.rounded_rect(0, 0, width, height + 12, 10, _border_colour(status))
    drawing.rounded_rect(3, 3, width - 6, height + 6, 8, theme.PAPER)
    _draw_band(drawing, facts.cls, name, status, width)
    art_height = height - BAND_HEIGHT - 2 * _PAD
    art_width = min(art_height * 10 // 11, width // 3) if width < 400 else art_height * 5 // 4
    drawing.art(building_art(kind), _PAD + 2, BAND_HEIGHT + _PAD, art_width, art_height)
    left, line_height = _PAD + art_width + 8, (height - BAND_HEIGHT) // 2
    icons = (PRIVILEGE, theme.GOLD_TINT), (EVERYONE, PLASTER)
    icon_texts = action_icon_texts(facts, last_round)
    for index, (icon_text, (icon, background)) in enumerate(zip(icon_texts, icons, strict=True)):
        y, available = BAND_HEIGHT + _PAD + index * line_height, width - left - _PAD - 3
        drawing.rounded_rect(left, y, available, line_height - _PAD, 8, background)
        middle = y + (line_height - _PAD) // 2
        drawing.icon(icon, left + 4, middle - 17, 34)
        draw_icon_text(drawing, icon_text, left + 43, middle, available - 46, theme.INK)
    return drawing.sprite()


@lru_cache(maxsize=32)
def supply_sprite(copy: int, status: BuildingStatus, width: int, height: int) -> Sprite:
    """Draw the supply box of a copy, which is the same for all kinds."""
    drawing = sprite_factory.drawing(width, height, _border_colour(status))
    drawing.rect(3, 0, width - 6, height, theme.PAPER)
    drawing.rect(3, 0, width - 6, 2, theme.SHADE)
    drawing.icon(CRATE, _PAD + 5, 7, 40)
    icon_text = supply_icon_text(BUILDINGS[copy - 1].supply)
    draw_icon_text(drawing, icon_text, 62, height // 2, width - 70, theme.INK)
    return drawing.sprite()


def _border_colour(status: BuildingStatus) -> theme.Colour:
    return {"open": TIMBER, "now": theme.GOLD, "done": theme.SHADE}[status]


def _draw_band(drawing: Drawing, cls: int, name: str, status: BuildingStatus, width: int) -> None:
    """Draw the name on the colour of the class."""
    fill = theme.IDLE if status == "done" else CLASS_COLOURS[cls]
    drawing.rounded_rect(0, 0, width, BAND_HEIGHT, 10, _border_colour(status))
    drawing.rounded_rect(3, 3, width - 6, BAND_HEIGHT - 3, 8, fill)
    drawing.rect(3, BAND_HEIGHT - 10, width - 6, 10, fill)
    drawing.icon(SUITS[cls], 11, BAND_HEIGHT // 2 - 18, 36, theme.WHITE)
    right = width - 10
    if status == "done":
        right -= 38
        drawing.icon(TICK, right + 4, BAND_HEIGHT // 2 - 15, 32, theme.WHITE)
    available = right - 56
    x = 56 + available // 2
    if text_width(name, "name", NAME_SIZE) * SQUEEZE_LIMIT <= available:
        drawing.text(x, BAND_HEIGHT // 2, name, "name", NAME_SIZE, theme.WHITE, "middle", available)
        return
    lines = wrap_balanced(name, "name", _SMALL_NAME_SIZE, available, 2)
    for index, line in enumerate(lines):
        y = BAND_HEIGHT // 2 + round((index - (len(lines) - 1) / 2) * 25)
        drawing.text(x, y, line, "name", _SMALL_NAME_SIZE, theme.WHITE, "middle", available)


@lru_cache(maxsize=128)
def visitors_sprite(
    visitors: tuple[Visitor, ...], choosing: bool, status: BuildingStatus, width: int, height: int
) -> Sprite:
    """Draw the discs in order with the numbers of cards laid down, or the first free space."""
    drawing = sprite_factory.drawing(width, height, BACKGROUND)
    drawing.rounded_rect(0, -12, width, height + 12, 10, _border_colour(status))
    drawing.rounded_rect(3, -12, width - 6, height + 9, 8, PLASTER)
    drawing.rect(3, 0, width - 6, 2, theme.SHADE)
    drawing.icon(CRATE if choosing else DOOR, _PAD + 5, 10, 40)
    left, available = 60, width - 60 - _PAD
    step = min(available // max(len(visitors), 3), 112)
    disc_size = min(46, step // 2 + 2)
    for index, visitor in enumerate(visitors):
        x = left + index * step
        card_width = min(38, step - disc_size - 7)
        _draw_visitor_mark(drawing, visitor, Rect(x, 0, disc_size, height), card_width)
        draw_disc(drawing, visitor.seat, x, height // 2 - disc_size // 2, disc_size)
        if visitor.cards is not None:
            _draw_laid_cards(
                drawing,
                visitor.cards,
                x + disc_size + 3,
                height // 2,
                card_width,
            )
    if not choosing and not visitors:
        drawing.rounded_rect(left, height // 2 - 22, 44, 44, 22, theme.SHADE)
        drawing.rounded_rect(left + 3, height // 2 - 19, 38, 38, 19, PLASTER)
        drawing.text(left + 22, height // 2, "1", "number", 30, theme.MUTED, "middle")
    return drawing.sprite()


def _draw_visitor_mark(drawing: Drawing, visitor: Visitor, disc: Rect, card_width: int) -> None:
    """Draw a plate behind a new disc, and behind new cards beside it."""
    left = disc.x if visitor.is_new else disc.right + 3
    right = disc.right + 3 + card_width if visitor.are_cards_new else disc.right
    if visitor.is_new or visitor.are_cards_new:
        draw_mark(drawing, Rect(left - 4, 2, right - left + 8, disc.h - 7))


def _draw_laid_cards(drawing: Drawing, cards: int, x: int, centre_y: int, width: int) -> None:
    """Draw a number of face-down cards."""
    height = 46
    drawing.rounded_rect(x, centre_y - height // 2, width, height, 5, TIMBER)
    text = str(cards)
    drawing.text(x + width // 2, centre_y, text, "number", 47, theme.WHITE, "middle", width - 4)
