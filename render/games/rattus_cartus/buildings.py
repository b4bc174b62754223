"""The buildings of the round: what they do, and who took their supplies or entered them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.core import Seat
from engine.games.rattus_cartus.buildings import BUILDING_KINDS, BUILDINGS, COPIES_PER_KIND
from engine.games.rattus_cartus.state import Phase
from engine.games.rattus_cartus.view import BuildingView, View
from render.canvas import Scene
from render.games.rattus_cartus.board_heading import HEADING_HEIGHT, PADDING
from render.games.rattus_cartus.changes import Changes
from render.games.rattus_cartus.house import (
    HouseFace,
    HouseSizes,
    HouseStatus,
    house_parts,
    house_sprite,
    supply_sprite,
)
from render.games.rattus_cartus.icons import CRATE, DOOR
from render.games.rattus_cartus.names import kind_name
from render.games.rattus_cartus.palette import CARD_BACK, SKIN, sprite_factory
from render.image_cache import cached_image
from render.kit.panel import draw_seat_shield
from render.palette import Sprite
from render.rect import Rect
from render.sprites import Drawing
from render.theme import WHITE
from render.translation import Translate

_GAP = 8
_LABEL_SIZE = 26
SIZES = HouseSizes()
"""The sizes of a building on the board."""

_MAX_PITCH, _NARROW = 64, 44


class Visitor(NamedTuple):
    """A seat at a building.

    `cards` counts the cards laid down there, None if only the supply was taken. `is_new` and
    `are_cards_new` tell which of them came since the reader's last move.
    """

    seat: Seat
    cards: int | None
    is_new: bool = False
    are_cards_new: bool = False


def add_buildings(
    scene: Scene, view: View, area: Rect, translate: Translate, changes: Changes
) -> None:
    """Place the buildings of the round side by side on their board."""
    for building, house in zip(view.row, house_areas(area, len(view.row)), strict=True):
        facts, status = BUILDINGS[building.building], _status(view, building)
        face = HouseFace(facts.kind, status, view.last_round)
        sprite = house_sprite(face, house.w, house.h, SIZES, SKIN.board, translate)
        scene.add_background(house.x, house.y, sprite)
        parts = house_parts(kind_name(facts.kind, translate), house, SIZES)
        fill = SKIN.seat_passed if status == "done" else SKIN.seat
        size = parts.supply.w, parts.supply.h
        scene.add(*parts.supply[:2], supply_sprite(facts.copy, fill, *size, translate))
        visitors, size = _visitors(view, building, changes), (parts.doorstep.w, parts.doorstep.h)
        choosing = view.phase is Phase.SUPPLIES
        scene.add(*parts.doorstep[:2], doorstep_sprite(visitors, choosing, *size, translate))


@lru_cache(maxsize=8)
def house_areas(board: Rect, number: int) -> tuple[Rect, ...]:
    """Return the areas of the buildings on a board."""
    _, inside = board.inset(PADDING + 2).split_top(HEADING_HEIGHT)
    return tuple(inside.columns(number, _GAP))


def warm_buildings(board: Rect, translate: Translate) -> None:
    """Draw every building as in a round with three of them, to fill the caches."""
    house = house_areas(board, 3)[0]
    for kind in BUILDING_KINDS:
        house_sprite(HouseFace(kind), house.w, house.h, SIZES, SKIN.board, translate)
    supply = house_parts("", house, SIZES).supply
    for copy in range(1, COPIES_PER_KIND + 1):
        supply_sprite(copy, SKIN.seat, supply.w, supply.h, translate)


def _status(view: View, building: BuildingView) -> HouseStatus:
    if view.phase is not Phase.RESOLVING or view.over:
        return "done" if view.over else "open"
    return "done" if building.resolved else "now" if building.place == view.place else "open"


def _visitors(view: View, building: BuildingView, changes: Changes) -> tuple[Visitor, ...]:
    """Return who took the supply while supplies are chosen, later who entered."""
    if view.phase is Phase.SUPPLIES:
        takers = [player.seat for player in view.players if player.supply == building.place]
        return tuple(Visitor(seat, None, seat in changes.supplies) for seat in takers)
    return tuple(
        Visitor(seat, laid, seat in changes.entered, changes.laid[seat] > 0)
        for seat, laid in zip(building.entered, building.laid, strict=True)
    )


@cached_image
def doorstep_sprite(
    visitors: tuple[Visitor, ...], choosing: bool, width: int, height: int, translate: Translate
) -> Sprite:
    """Draw who is at a building in order of entry: shields, and the cards laid down."""
    drawing = sprite_factory.drawing(width, height, SKIN.recess)
    icon, key = (CRATE, "picture-supplied") if choosing else (DOOR, "picture-entered")
    head, body = Rect(4, 2, width - 8, height - 2).split_top(30)
    drawing.icon(icon, head.x, head.y + 2, 26)
    text, x = translate(key), head.x + 32
    ink = SKIN.light if visitors else SKIN.faded
    drawing.text(x, head.middle[1], text, "label", _LABEL_SIZE, ink, max_width=head.right - x)
    if not visitors:
        drawing.rect(*body.centred(18, 3), SKIN.faded)
        return drawing.sprite()
    draw_visitors(drawing, visitors, body)
    return drawing.sprite()


def draw_visitors(drawing: Drawing, visitors: Sequence[Visitor], area: Rect) -> None:
    """Draw the visitors side by side, in the middle of an area."""
    pitch = min(area.w // len(visitors), _MAX_PITCH)
    x = area.x + (area.w - pitch * len(visitors)) // 2
    for visitor in visitors:
        _draw_visitor(drawing, visitor, Rect(x, area.y, pitch, area.h).inset(1, 0))
        x += pitch


def _draw_visitor(drawing: Drawing, visitor: Visitor, area: Rect) -> None:
    """Draw a shield, below it a card back with a number; what is new is on an accent plate."""
    shield, cards = area.split_top(area.h * 4 // 7 if visitor.cards is not None else area.h)
    if visitor.is_new or visitor.are_cards_new:
        top = shield.y if visitor.is_new else cards.y
        bottom = cards.bottom if visitor.are_cards_new else shield.bottom
        plate = Rect(area.x, top, area.w, bottom - top)
        drawing.rounded_rect(*plate, 7, SKIN.accent)
        drawing.rounded_rect(*plate.inset(3), 5, SKIN.recess)
    margin = 4 if area.w > _NARROW else 2
    shield, cards = shield.inset(margin, 4), cards.inset(margin, 3)
    height = min(shield.h, shield.w * 8 // 7)
    draw_seat_shield(drawing, shield.centred(shield.w, height), visitor.seat, SKIN.paper)
    if visitor.cards is not None:
        drawing.rounded_rect(*cards, 5, SKIN.paper)
        drawing.rounded_rect(*cards.inset(2), 4, CARD_BACK)
        text, (x, y) = str(visitor.cards), cards.middle
        drawing.text(x, y, text, "number", cards.h, WHITE, "middle", cards.w - 6)
