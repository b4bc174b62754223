"""The private picture of a seat: what it can place, and what that would gain on each space."""

from __future__ import annotations

from engine.core import Seat
from engine.games.heller_und_pfennig.market import Space
from engine.games.heller_und_pfennig.view import View
from render.canvas import Scene
from render.context import RenderContext
from render.games.heller_und_pfennig.board import gains_by_space
from render.games.heller_und_pfennig.header import header_sprite
from render.games.heller_und_pfennig.market import market_scene
from render.games.heller_und_pfennig.market_frame import CELL
from render.games.heller_und_pfennig.own_pieces import TITLE_HEIGHT, add_own_pieces, hand_pieces
from render.games.heller_und_pfennig.pieces import space_with_gain
from render.games.heller_und_pfennig.remaining_tiles import add_remaining_tiles
from render.games.heller_und_pfennig.seat_panel import add_seat
from render.games.heller_und_pfennig.standings import Standing, lines_paid, standings
from render.games.heller_und_pfennig.table import side_areas
from render.players import viewing_player
from render.rect import Rect

_TILES_HEIGHT = 160


def hand_scene(view: View, context: RenderContext) -> Scene:
    """Lay out the picture. Raises ValueError for the public view."""
    translate = context.translate
    player = viewing_player(view)
    pieces = hand_pieces(view, player.seat)
    gains = shown_gains(view)
    overlays = {space: space_with_gain(gain, CELL.w, CELL.h) for space, gain in gains.items()}
    scene = market_scene(view, translate, overlays=overlays)
    header, panel, rest = seat_areas()
    title = translate("picture-hand")
    scene.add(header.x, header.y, header_sprite(title, False, header))
    standing = seat_standing(view, player.seat, context)
    add_seat(scene, standing._replace(has_kept=False, has_drawn=False), panel, translate)
    if not view.face_up:
        height = _TILES_HEIGHT if pieces else rest.h - TITLE_HEIGHT - 3
        tiles, rest = rest.split_bottom(height, 3)
        add_remaining_tiles(scene, view, None, tiles, translate)
    key = "picture-would-gain" if view.drawn is None else "picture-drawn"
    key = key if pieces else "picture-nothing-to-place"
    text = translate(key)
    add_own_pieces(scene, text, pieces, rest, first_shown=bool(gains))
    return scene


def shown_gains(view: View) -> dict[Space, int]:
    """Return what the first piece of the viewer's hand would gain on each empty space."""
    seat = viewing_player(view).seat
    first = next(iter(hand_pieces(view, seat)), None)
    if first is None:
        return {}
    return {space: gains[seat] for space, gains in gains_by_space(view, first.piece).items()}


def seat_standing(view: View, seat: Seat, context: RenderContext) -> Standing:
    """Return what the panel of a seat shows where its stalls are listed beside it."""
    standing = standings(view, None, RenderContext(context.names, context.translate))[seat]
    return standing._replace(paid=lines_paid(view, seat))


def seat_areas() -> tuple[Rect, Rect, Rect]:
    """Return the areas right of the market for the header, one seat, and what it has."""
    header, panels, tiles = side_areas(3)
    top = panels[1].y
    return header, panels[0], Rect(header.x, top, header.w, tiles.bottom - top)
