"""What a seat still has to place, and where each piece would put it furthest ahead now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.core import Seat
from engine.games.heller_und_pfennig.market import Space, Stall, space_name
from engine.games.heller_und_pfennig.scoring import immediate_lead
from engine.games.heller_und_pfennig.view import View
from render.canvas import Scene
from render.games.heller_und_pfennig.amounts import draw_amount_plate
from render.games.heller_und_pfennig.board import gains_by_space
from render.games.heller_und_pfennig.icons import BACK, COIN
from render.games.heller_und_pfennig.palette import SKIN, sprite_factory
from render.games.heller_und_pfennig.pieces import TIMES, Piece, draw_stall, draw_tile, floor
from render.image_cache import cached_image
from render.kit.panel import BOARD_SHADOW, draw_badge, draw_board
from render.kit.skin import ground_below
from render.palette import Sprite
from render.rect import Rect
from render.sprites import Drawing

TITLE_HEIGHT = 46
"""The height of a board with a title and nothing else, in pixels."""

_PAD, _GAP = 12, 4
_MAX_HEIGHT = 132
"""The largest height of a piece, in pixels."""

_PIECES_PER_COLUMN = 4

_NARROW = 200
"""The largest width of a place with its space below the gain, in pixels."""


class OwnPiece(NamedTuple):
    """A kind of tile or stall.

    `copies` is how many the seat has. The best `space` is where a copy would put it furthest ahead:
    there it would gain `gain` sous, and the `others` together that many; None if no space is free
    or that would change nothing. `secret` tells whether only the viewer knows the tile.
    """

    piece: Piece
    copies: int = 1
    space: Space | None = None
    gain: int = 0
    others: int = 0
    secret: bool = False


def own_stalls(view: View, seat: Seat) -> Iterator[OwnPiece]:
    """Yield the stalls that a seat has left, the largest first."""
    stalls = view.players[seat].stalls
    for goods in range(len(stalls), 0, -1):
        if stalls[goods - 1]:
            piece = OwnPiece(Stall(seat, goods), stalls[goods - 1])
            yield _with_best_space(piece, view, seat)


def hand_pieces(view: View, seat: Seat) -> tuple[OwnPiece, ...]:
    """Return what the viewer `seat` can place: its own tiles, its stalls, and tiles face up.

    The first one is what the seat is most likely to ask about.
    """
    own = (view.drawn, view.players[seat].kept)
    tiles = (OwnPiece(tile, secret=True) for tile in own if tile is not None)
    face_up = (_with_best_space(OwnPiece(*each), view, seat) for each in view.face_up)
    return (
        *(_with_best_space(tile, view, seat) for tile in tiles),
        *own_stalls(view, seat),
        *sorted(face_up, key=lambda each: -each.gain),
    )


def _with_best_space(own: OwnPiece, view: View, seat: Seat) -> OwnPiece:
    gains = gains_by_space(view, own.piece)
    best = max(gains, key=lambda space: immediate_lead(gains[space], seat), default=None)
    if best is None or not any(gains[best]):
        return own
    gain = gains[best][seat]
    return own._replace(space=best, gain=gain, others=sum(gains[best]) - gain)


def add_own_pieces(
    scene: Scene, title: str, pieces: Sequence[OwnPiece], area: Rect, *, first_shown: bool
) -> None:
    """Place pieces on a board, each beside what it would gain where.

    The first one is framed if its gains are shown on the market.
    """
    scene.add_background(area.x, area.y, titled_board(title, area))
    inside = area.inset(_PAD, 0).split_top(TITLE_HEIGHT - 6)[1].split_bottom(BOARD_SHADOW + 8)[1]
    columns = -(-len(pieces) // _PIECES_PER_COLUMN) if len(pieces) < 9 else 3
    rows = inside.rows(-(-len(pieces) // max(columns, 1)), _GAP) if pieces else []
    places = (place for row in rows for place in row.columns(columns, _GAP))
    for index, (own, place) in enumerate(zip(pieces, places, strict=False)):
        is_shown = first_shown and not index
        scene.add(place.x, place.y, _own_piece_sprite(own, is_shown, place.w, place.h))


@cached_image
def titled_board(title: str, area: Rect) -> Sprite:
    """Draw an empty board on the ground, with a title above a line."""
    drawing = sprite_factory.drawing(area.w, area.h, ground_below(SKIN.ground, area))
    board = Rect(0, 0, area.w, area.h - BOARD_SHADOW)
    draw_board(drawing, board, SKIN)
    drawing.text(_PAD, 20, title, "label", 28, SKIN.light, max_width=area.w - 2 * _PAD)
    return drawing.sprite()


@cached_image
def _own_piece_sprite(own: OwnPiece, is_shown: bool, width: int, height: int) -> Sprite:
    """Draw a piece with the number of its copies, then its gain and the space for it.

    The space is beside the gain, or below it if the place is narrow.
    """
    drawing = sprite_factory.drawing(width, height, SKIN.board)
    place = Rect(0, 0, width, height)
    if is_shown:
        drawing.rounded_rect(*place, 8, SKIN.line)
        drawing.rounded_rect(*place.inset(3), 6, SKIN.recess)
    size = min(height - 8, width * 48 // 100, _MAX_HEIGHT)
    left, right = place.inset(5, 0).split_left(size, 8)
    _draw_piece(drawing, own, left.centred(size, size))
    if own.space is None:
        return drawing.sprite()
    if width > _NARROW:
        name, gain = right.split_right(58)
        gain = gain.centred(gain.w, min(height - 14, 60))
    else:
        block = right.centred(right.w - 4, min(height - 8, 92))
        gain, name = block.split_top(block.h * 55 // 100)
    draw_amount_plate(drawing, own.gain, gain, min(gain.h, 44), COIN)
    text, text_size = space_name(own.space), min(name.h, 36)
    drawing.text(*name.middle, text, "label", text_size, SKIN.light, "middle")
    return drawing.sprite()


def _draw_piece(drawing: Drawing, own: OwnPiece, area: Rect) -> None:
    """Draw a piece, and in its corner how many there are or that it is secret."""
    size = min(max(area.w // 2, 30), 44)
    badge = Rect(area.right - size, area.y, size, size * 3 // 4)
    if isinstance(own.piece, Stall):
        drawing.image.paste(floor(area.w, area.h), (area.x, area.y))
        draw_stall(drawing, own.piece, area, numbered=False)
        badge = badge.moved(0, area.h - badge.h)
    else:
        draw_tile(drawing, own.piece, area)
    if own.secret:
        drawing.icon(BACK, badge.x, badge.y, size)
    elif own.copies > 1:
        draw_badge(drawing, badge, f"{TIMES}{own.copies}", SKIN.paper, SKIN.ink)
