"""One seat, large: what its stalls on the market are paid, what it has left, and its rounds."""

from __future__ import annotations

from engine.core import Seat
from engine.games.heller_und_pfennig.state import START_MONEY
from engine.games.heller_und_pfennig.view import PlayerView, View
from render.canvas import Scene
from render.context import RenderContext
from render.games.heller_und_pfennig.amounts import amount_colour
from render.games.heller_und_pfennig.board import payment_on, stalls_on_market
from render.games.heller_und_pfennig.hand import seat_areas, seat_standing
from render.games.heller_und_pfennig.header import header_sprite, round_text
from render.games.heller_und_pfennig.market import market_scene
from render.games.heller_und_pfennig.market_frame import CELL
from render.games.heller_und_pfennig.own_pieces import (
    TITLE_HEIGHT,
    add_own_pieces,
    own_stalls,
)
from render.games.heller_und_pfennig.palette import SKIN, sprite_factory
from render.games.heller_und_pfennig.pieces import paid_stall
from render.games.heller_und_pfennig.remaining_tiles import add_remaining_tiles
from render.games.heller_und_pfennig.seat_panel import add_seat
from render.image_cache import cached_image
from render.kit.panel import BOARD_SHADOW
from render.kit.skin import ground_below
from render.palette import Sprite
from render.rect import Rect
from render.translation import Translate, format_number, format_signed

_ROW_HEIGHT, _PAD = 38, 10


def tableau_scene(view: View, seat: Seat, context: RenderContext) -> Scene:
    """Lay out the picture. The tile stays face down for all viewers."""
    translate = context.translate
    player = view.players[seat]
    stalls = stalls_on_market(view, seat)
    overlays = {
        space: paid_stall(stall, payment_on(view, space, stall), CELL.w, CELL.h)
        for space, stall in stalls.items()
    }
    scene = market_scene(view, translate, overlays=overlays, payee=seat)
    header, panel, rest = seat_areas()
    text = round_text(view, translate)
    scene.add(header.x, header.y, header_sprite(text, view.last_round, header))
    add_seat(scene, seat_standing(view, seat, context), panel, translate)
    pieces = tuple(own_stalls(view, seat))
    height = _ROW_HEIGHT * (len(player.earned) + 1) + 2 * _PAD + BOARD_SHADOW
    rounds, rest = rest.split_bottom(height, 3)
    scene.add(rounds.x, rounds.y, _rounds_sprite(_rounds(player, translate), rounds))
    if not pieces:
        rest, tiles = rest.split_top(TITLE_HEIGHT, 3)
        add_remaining_tiles(scene, view, None, tiles, translate)
    title = translate("picture-stalls" if pieces else "picture-no-stalls")
    add_own_pieces(scene, title, pieces, rest, first_shown=False)
    return scene


def _rounds(player: PlayerView, translate: Translate) -> tuple[tuple[str, str, int], ...]:
    """Return the money at the start and what each finished round paid, with their labels."""
    return (
        (translate("picture-start"), format_number(START_MONEY), 0),
        *(
            (translate("picture-round", round=number), format_signed(paid), paid)
            for number, paid in enumerate(player.earned, 1)
        ),
    )


@cached_image
def _rounds_sprite(rounds: tuple[tuple[str, str, int], ...], area: Rect) -> Sprite:
    """Draw amounts of money one below the other."""
    drawing = sprite_factory.drawing(area.w, area.h, ground_below(SKIN.ground, area))
    sheet = Rect(0, 0, area.w, area.h - BOARD_SHADOW)
    drawing.rounded_rect(*sheet.moved(0, BOARD_SHADOW), 10, SKIN.ground.shadow)
    drawing.rounded_rect(*sheet, 10, SKIN.seat)
    for index, row in enumerate(sheet.inset(2 * _PAD, _PAD).rows(len(rounds))):
        label, text, amount = rounds[index]
        y, ink = row.middle[1], amount_colour(amount) if index else SKIN.ink
        drawing.text(row.x, y, label, "label", 30, SKIN.ink, max_width=row.w - 100)
        drawing.text(row.right, y, text, "number", 36, ink, "right")
    return drawing.sprite()
