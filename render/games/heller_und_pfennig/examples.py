"""Short example lines of pieces with their payouts, for the rules."""

from __future__ import annotations

from engine.core import Seat
from engine.games.heller_und_pfennig.market import STALLS
from engine.games.heller_und_pfennig.scoring import line_payouts
from render.canvas import Scene
from render.games.heller_und_pfennig.amounts import amount_plate
from render.games.heller_und_pfennig.palette import SKIN, sprite_factory
from render.games.heller_und_pfennig.pieces import piece_sprite
from render.icons import ARROW
from render.image_cache import cached_image
from render.kit.panel import draw_seat_shield
from render.palette import Sprite
from render.rect import Rect

_GAP = 6
_SHIELD, _PLATE, _PAYOUTS_WIDTH = (44, 48), (92, 46), 190


def add_example(scene: Scene, line: tuple[int, ...], area: Rect) -> None:
    """Place a line on a board, and what it pays the seats that have a stall in it."""
    size = min(area.h, (area.w - _PAYOUTS_WIDTH) // len(line) - _GAP)
    rest = area.centred(area.w, size)
    for piece in line:
        place, rest = rest.split_left(size, _GAP)
        scene.add(place.x, place.y, piece_sprite(STALLS[piece] or piece, size, size))
    arrow = rest.split_left(40)[0].centred(26, 26)
    scene.add(arrow.x, arrow.y, sprite_factory.icon(ARROW, arrow.w, SKIN.line, SKIN.board))
    payouts, seats = line_payouts(bytes(line)), example_seats(line)
    rest = rest._replace(y=area.y, h=area.h)
    for seat, row in zip(seats, rest.split_left(44)[1].rows(len(seats)), strict=True):
        shield, plate = row.split_left(_SHIELD[0], 8)
        shield = shield.centred(*_SHIELD)
        scene.add(shield.x, shield.y, _shield_sprite(seat))
        plate = plate._replace(w=_PLATE[0]).centred(*_PLATE)
        scene.add(plate.x, plate.y, amount_plate(payouts[seat], *_PLATE, 44, SKIN.board))


@cached_image
def _shield_sprite(seat: Seat) -> Sprite:
    drawing = sprite_factory.drawing(*_SHIELD, SKIN.board)
    draw_seat_shield(drawing, Rect(0, 0, *_SHIELD), seat, SKIN.light)
    return drawing.sprite()


def example_seats(line: tuple[int, ...]) -> list[int]:
    """Return the seats that have a stall in the line."""
    return sorted({stall.seat for piece in line if (stall := STALLS[piece]) is not None})
