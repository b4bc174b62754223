"""The board: the places of the upper row and, at the end, those of the lower row."""

from __future__ import annotations

from typing import NamedTuple

from engine.games.saint_petersburg.events import Passed
from engine.games.saint_petersburg.view import View
from render.canvas import Scene
from render.games.saint_petersburg.board_frame import BoardFrame, board_sprite
from render.games.saint_petersburg.board_grid import BoardGrid
from render.games.saint_petersburg.board_headings import Headings
from render.games.saint_petersburg.card_face import card_face
from render.games.saint_petersburg.changes import Changes
from render.games.saint_petersburg.icons import card_art
from render.games.saint_petersburg.palette import SKIN, sprite_factory
from render.games.saint_petersburg.pending_decision import DECISION_WIDTH, decision_sprite
from render.games.saint_petersburg.places import Ghost, RowCard, places_of
from render.icons import CARDS, FORBIDDEN, Icon
from render.image_cache import cached_image
from render.kit.card import (
    OVERHANG,
    SHADOW,
    CardSizes,
    card_parts,
    draw_card,
    draw_mark_of_new,
    draw_outline,
)
from render.kit.ghost import GhostFace, draw_ghost
from render.palette import Sprite
from render.rect import Rect
from render.sprites import Drawing
from render.theme import Colour
from render.translation import Translate


def add_board(
    scene: Scene,
    view: View,
    changes: Changes,
    area: Rect,
    translate: Translate,
    *,
    in_replay: bool = False,
) -> None:
    """Place the board with both rows and, if one is pending, a decision."""
    rows = places_of(view, changes)
    is_pending = view.drawn is not None or view.at_building
    grid = BoardGrid(area, len(rows.upper), len(rows.lower), DECISION_WIDTH if is_pending else 0)
    since = translate("picture-since", replay=int(in_replay))
    headings = Headings(
        buyer=None if is_pending else view.offers_for,
        has_prices=bool(view.upper or view.lower),
        since=since if _has_marks(changes) else "",
        has_order=changes.has_order,
        new_upper=rows.new_upper,
        new_lower=rows.new_lower,
    )
    frame = BoardFrame(grid, headings, is_last=view.last_round)
    scene.add_background(area.x, area.y, board_sprite(frame, translate))
    if is_pending:
        sprite = decision_sprite(view, grid.decision, translate)
        scene.add(grid.decision.x, grid.decision.y, sprite)
    placed = zip((*rows.upper, *rows.lower), grid.occupied(), grid.grounds(), strict=True)
    for place, rect, background in placed:
        draw = ghost_slot if isinstance(place, Ghost) else card_slot
        sprite = draw(place, Slot(view.edition, rect.w, rect.h, background), translate)
        scene.add(rect.x - OVERHANG, rect.y - OVERHANG, sprite)


def _has_marks(changes: Changes) -> bool:
    """Return whether anything is marked as changed."""
    return bool(
        changes.new_upper
        or changes.new_lower
        or changes.ghosts
        or changes.has_order
        or any(isinstance(move, Passed) for move in changes.moves[changes.earlier_moves :])
        or any(seat.points or any(map(any, seat.income)) for seat in changes.seats)
    )


class Slot(NamedTuple):
    """The size of a card in an edition, and the colour around it."""

    edition: str
    width: int
    height: int
    background: Colour

    @property
    def card(self) -> Rect:
        """Where the card is within the margin that its price and its mark need."""
        return Rect(OVERHANG, OVERHANG, self.width, self.height)

    def drawing(self) -> Drawing:
        width, height = self.width + 2 * OVERHANG, self.height + 2 * OVERHANG + SHADOW
        return sprite_factory.drawing(width, height, self.background)


_LOW, _WIDE = 230, 130
"""A lower card has a smaller name, which leaves room for art; a narrower one has no note."""


@cached_image
def card_slot(place: RowCard, slot: Slot, translate: Translate) -> Sprite:
    """Draw a card with the margin that its price and its mark need."""
    drawing = slot.drawing()
    card, sizes = slot.card, card_sizes(slot.width, slot.height)
    explains = place.price.status == "barred" and slot.width >= _WIDE
    note = translate("picture-barred") if explains else ""
    face = card_face(place.card, slot.edition, place.price, translate, note)
    if place.new:
        draw_outline(drawing, card, SKIN.accent)
    draw_card(drawing, face, card, sizes, SKIN, SKIN.recess)
    if place.new == "tab":
        tab = translate("picture-new-card")
        draw_mark_of_new(drawing, face, card, card_parts(face, card, sizes), tab, SKIN)
    return drawing.sprite()


@cached_image
def ghost_slot(ghost: Ghost, slot: Slot, translate: Translate) -> Sprite:
    """Draw where a card was, who took it and what became of it."""
    drawing = slot.drawing()
    card = card_face(ghost.card, slot.edition, None, translate)
    signs: dict[str, Icon] = {"hand": CARDS, "gone": FORBIDDEN}
    face = GhostFace(
        card.name,
        card_art(ghost.card),
        ghost.seat,
        translate("picture-bought" if ghost.bought else "picture-took"),
        signs.get(ghost.fate, card.sign),
        translate(f"picture-taken-{ghost.fate}"),
        str(ghost.order) if ghost.order else "",
    )
    draw_ghost(drawing, face, slot.card, card_sizes(slot.width, slot.height), SKIN)
    return drawing.sprite()


def card_sizes(width: int, height: int) -> CardSizes:
    """Return the sizes of the parts of a card by its size."""
    if height < _LOW:
        return CardSizes(
            stock=3, frame=3, price=46, shield=30, mark=26, name=31, min_name=20, foot=34, yields=30
        )
    if width >= 160:
        return CardSizes()
    if width >= 130:
        return CardSizes(price=56, shield=36, mark=30, foot=42, yields=34)
    return CardSizes(
        stock=3, frame=3, price=46, shield=30, mark=26, min_name=20, foot=38, yields=30
    )
