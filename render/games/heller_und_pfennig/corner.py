"""The corner where the ends of rows and columns meet: the moves since, or what the ends show."""

from __future__ import annotations

from engine.core import Seat
from engine.games.heller_und_pfennig.market import Stall, space_name
from engine.games.heller_und_pfennig.view import Cell, View
from render.canvas import Scene
from render.changes_lead import changed_label
from render.games.heller_und_pfennig.board import cell_at
from render.games.heller_und_pfennig.changes import Changes
from render.games.heller_und_pfennig.icons import COIN, POINTER, tile_art
from render.games.heller_und_pfennig.market_frame import CORNER
from render.games.heller_und_pfennig.palette import SKIN, sprite_factory
from render.games.heller_und_pfennig.pieces import Piece, value_label
from render.games.heller_und_pfennig.seat_lines import draw_cloth
from render.image_cache import cached_image
from render.kit.panel import draw_seat_shield
from render.palette import Sprite
from render.rect import Rect
from render.sprites import Drawing
from render.translation import Translate

_TITLE, *_ROWS = CORNER.inset(4, 2).rows(5)
_SIZE = 30
"""The font size of all words and numbers."""

_PIECE = Rect(34, 0, 58, _TITLE.h)
"""Where a piece is in a row, between the coat of arms of who placed it and the space's name."""


def add_corner(scene: Scene, view: View, changes: Changes | None, translate: Translate) -> None:
    """Place the moves since the reader's last one in order, or without any the legend."""
    if changes is None or not (changes.moves or changes.cleared):
        labels = (translate(key) for key in ("picture-per-good", "picture-pays"))
        scene.add(CORNER.x, CORNER.y, _legend_sprite(*labels))
        return
    many = changes.nearly_all(view)
    title = translate("picture-nearly-all-new") if many else changed_label(translate)
    rows = [_title_sprite(title), *_rows(view, changes, translate)]
    rows += [sprite_factory.solid(_TITLE.w, _TITLE.h, SKIN.board)] * (len(_ROWS) + 1 - len(rows))
    for place, sprite in zip((_TITLE, *_ROWS), rows, strict=True):
        scene.add(place.x, place.y, sprite)


def _rows(view: View, changes: Changes, translate: Translate) -> list[Sprite]:
    """Draw the last moves, and before them how many are left out, or that a round has ended."""
    notes = [translate("picture-cleared")] if changes.cleared else []
    moves = changes.moves
    if len(notes) + len(moves) > len(_ROWS):
        moves = moves[1 - len(_ROWS) :]
        left_out = len(changes.moves) - len(moves)
        notes = [translate("picture-earlier", number=left_out)]
    nothing = translate("picture-no-move")
    rows = [_note_sprite(note) for note in notes]
    for move in moves:
        cell = None if move.space is None else cell_at(view, move.space)
        text = nothing if move.space is None else space_name(move.space)
        rows.append(_move_sprite(move.seat, cell, text))
    return rows


@cached_image
def _title_sprite(text: str) -> Sprite:
    """Explain the frames of new pieces."""
    drawing = sprite_factory.drawing(_TITLE.w, _TITLE.h, SKIN.board)
    y = _TITLE.h // 2
    drawing.rounded_rect(0, y - 13, 26, 26, 5, SKIN.accent)
    drawing.rounded_rect(5, y - 8, 16, 16, 2, SKIN.board)
    drawing.text(34, y, text, "label", _SIZE, SKIN.accent, max_width=_TITLE.w - 34)
    return drawing.sprite()


@cached_image
def _note_sprite(text: str) -> Sprite:
    drawing = sprite_factory.drawing(_TITLE.w, _TITLE.h, SKIN.board)
    drawing.text(0, _TITLE.h // 2, text, "label", _SIZE - 2, SKIN.light, max_width=_TITLE.w)
    return drawing.sprite()


@cached_image
def _move_sprite(seat: Seat, cell: Cell, text: str) -> Sprite:
    """Draw who placed what on which space, or that a seat did nothing."""
    drawing = sprite_factory.drawing(_TITLE.w, _TITLE.h, SKIN.board)
    draw_seat_shield(drawing, Rect(0, 1, 26, _TITLE.h - 2), seat, SKIN.light)
    x = _PIECE.x
    if cell is not None:
        _draw_small_piece(drawing, cell, _PIECE.inset(0, 1))
        x = _PIECE.right + 12
    ink = SKIN.faded if cell is None else SKIN.light
    drawing.text(x, _TITLE.h // 2, text, "label", _SIZE, ink, max_width=_TITLE.w - x)
    return drawing.sprite()


def _draw_small_piece(drawing: Drawing, piece: Piece, area: Rect) -> None:
    """Draw a stall as its cloth, and a tile as its value or its art."""
    if isinstance(piece, Stall):
        draw_cloth(drawing, piece.seat, piece.goods, area.centred(40, area.h))
        return
    text, fill, ink = value_label(piece)
    if text:
        drawing.rounded_rect(*area, 5, fill)
        drawing.text(*area.middle, text, "number", _SIZE, ink, "middle")
    else:
        drawing.art(tile_art(piece), *area.centred(area.h, area.h))


@cached_image
def _legend_sprite(per_good: str, pays: str) -> Sprite:
    """Say what the two parts of a line's end show."""
    drawing = sprite_factory.drawing(CORNER.w, CORNER.h, SKIN.board)
    for text, y in ((per_good, 40), (pays, 118)):
        drawing.shape(POINTER, Rect(6, y - 10, 16, 20), SKIN.line)
        drawing.icon(COIN, 28, y - 15, 30)
        drawing.text(64, y, text, "label", _SIZE, SKIN.light, max_width=CORNER.w - 68)
    return drawing.sprite()
