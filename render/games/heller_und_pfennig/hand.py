"""The private picture of a seat: the market with the gains on each space, and its own tile."""

from __future__ import annotations

from engine.games.heller_und_pfennig.market import Stall
from engine.games.heller_und_pfennig.view import Offer, PlayerView, View
from render.canvas import HEIGHT, Scene
from render.context import RenderContext
from render.fonts import wrap, wrap_balanced
from render.games.heller_und_pfennig.header import header_sprite
from render.games.heller_und_pfennig.market import market_scene
from render.games.heller_und_pfennig.market_frame import MARGIN
from render.games.heller_und_pfennig.names import stall_name, tile_name
from render.games.heller_und_pfennig.palette import SKIN, sprite_factory
from render.games.heller_und_pfennig.pieces import Piece, piece_sprite
from render.games.heller_und_pfennig.seat_panel import add_seat
from render.games.heller_und_pfennig.standings import standings
from render.games.heller_und_pfennig.table import side_areas
from render.image_cache import cached_image
from render.kit.panel import draw_plaque
from render.kit.skin import ground_below
from render.palette import Sprite
from render.players import viewing_player
from render.rect import Rect
from render.translation import Translate, cached_text

_PIECE, _PAD = 220, 16
_NAME_SIZE, _TEXT_SIZE, _PITCH = 38, 28, 33
"""The font sizes of a piece's name and of the notes below it, and the distance of their lines."""


def hand_scene(view: View, context: RenderContext) -> Scene:
    """Lay out the picture. Raises ValueError for the public view."""
    translate = context.translate
    player = viewing_player(view)
    offer = displayed_offer(view)
    gains = {each.space: each.gains[player.seat] for each in offer.space_gains} if offer else {}
    scene = market_scene(view, translate, gains=gains)
    header, panels, _tiles = side_areas(3)
    title = cached_text(translate, "picture-hand")
    scene.add(header.x, header.y, header_sprite(title, False, header))
    standing = standings(view, None, RenderContext(context.names, translate))[player.seat]
    add_seat(scene, standing, panels[0], translate)
    tray = Rect(header.x, panels[1].y, header.w, HEIGHT - MARGIN - panels[1].y)
    piece, notes = _piece_with_notes(view, player, translate)
    worth = _worth(offer, translate)
    scene.add_background(tray.x, tray.y, _tray_sprite(notes, worth, piece is not None, tray))
    if piece is not None:
        sprite = piece_sprite(piece, _PIECE, _PIECE, SKIN.board)
        scene.add(tray.x + (tray.w - _PIECE) // 2, tray.y + _PAD, sprite)
    return scene


@cached_image
def _tray_sprite(notes: tuple[str, ...], worth: str, has_piece: bool, area: Rect) -> Sprite:
    """Draw a board with notes below the space for a piece, and what the plates on spaces mean."""
    drawing = sprite_factory.drawing(area.w, area.h, ground_below(SKIN.ground, area))
    board = Rect(0, 0, area.w, area.h)
    draw_plaque(drawing, board, SKIN.board, SKIN.line, inner=0)
    inside = board.inset(_PAD)
    top = inside.split_top(_PIECE, 6)[1] if has_piece else inside
    x, y = top.middle[0], top.y + _PITCH // 2
    for index, note in enumerate(notes):
        is_name = len(notes) > 1 and not index
        style, size = ("name", _NAME_SIZE) if is_name else ("label", _TEXT_SIZE)
        ink = SKIN.light if is_name else SKIN.faded
        for line in wrap(note, "label", _TEXT_SIZE, top.w, 3) if not is_name else [note]:
            drawing.text(x, y, line, style, size, ink, "middle", top.w)  # type: ignore[arg-type]
            y += _PITCH + 4 * is_name
    lines = wrap_balanced(worth, "label", _TEXT_SIZE, top.w, 3)
    y = inside.bottom - len(lines) * _PITCH + _PITCH // 2
    drawing.rect(inside.x, y - _PITCH // 2 - 9, inside.w, 2, SKIN.line)
    for line in lines:
        drawing.text(x, y, line, "label", _TEXT_SIZE, SKIN.light, "middle", top.w)
        y += _PITCH
    return drawing.sprite()


def _piece_with_notes(
    view: View, player: PlayerView, translate: Translate
) -> tuple[Piece | None, tuple[str, ...]]:
    """Return the drawn tile, else the kept one, else the largest stall, with notes about it."""
    tile = player.kept if view.drawn is None else view.drawn
    largest = max((n for n, left in enumerate(player.stalls, 1) if left), default=0)
    if view.options.no_luck or tile is None:
        key = "picture-tiles-open" if view.options.no_luck else "picture-kept-placed"
        piece = Stall(player.seat, largest) if largest else None
        return piece, (cached_text(translate, key),)
    notes = [tile_name(tile, translate)]
    notes.append(cached_text(translate, "picture-kept" if view.drawn is None else "picture-drawn"))
    if view.drawn is not None and player.kept is not None:
        kept = tile_name(player.kept, translate)
        notes.append(cached_text(translate, "picture-kept-too", tile=kept))
    return tile, tuple(notes)


def displayed_offer(view: View) -> Offer | None:
    """Return the piece whose gains are shown: the drawn tile, the kept one or the largest stall."""
    priority = {"drawn": 0, "kept": 1, "stall": 2}
    offers = [offer for offer in view.offers if offer.source in priority and offer.space_gains]
    return min(offers, key=lambda o: (priority[o.source], -(o.goods or 0)), default=None)


def _worth(offer: Offer | None, translate: Translate) -> str:
    if offer is None:
        return cached_text(translate, "picture-nothing-to-place")
    if offer.goods is not None:
        return cached_text(translate, "picture-worth", piece=stall_name(offer.goods, translate))
    return cached_text(translate, "picture-worth", piece=tile_name(offer.tile or 0, translate))
