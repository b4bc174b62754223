"""Pictures for the rules: the icon legend, and example lines with their payouts."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.heller_und_pfennig.market import STALLS, Stall, stall_piece
from engine.games.heller_und_pfennig.scoring import line_payouts
from engine.games.heller_und_pfennig.tiles import EYE, FIRE, GOLD, tile_number
from render.canvas import HEIGHT, WIDTH, Scene
from render.games.heller_und_pfennig.examples import add_example, example_seats
from render.games.heller_und_pfennig.icons import BACK
from render.games.heller_und_pfennig.line_ends import LineEnd, line_end_sprite
from render.games.heller_und_pfennig.market_frame import CELL, CORNER
from render.games.heller_und_pfennig.names import stall_name, tile_name
from render.games.heller_und_pfennig.palette import SKIN, sprite_factory
from render.games.heller_und_pfennig.pieces import (
    Mark,
    Piece,
    draw_new_piece,
    piece_sprite,
)
from render.games.heller_und_pfennig.seat_lines import (
    draw_money,
    draw_pill,
    draw_projected,
    stalls_sprite,
)
from render.kit.panel import BOARD_SHADOW, draw_board
from render.kit.skin import ground_below
from render.legend import LegendEntry, legend_picture
from render.palette import Sprite
from render.picture import ALT_LIMIT, Picture, join_whole
from render.rect import Rect
from render.translation import Translate, format_signed


def _line(*tiles: str | Stall) -> tuple[int, ...]:
    return tuple(
        stall_piece(piece.seat, piece.goods) if isinstance(piece, Stall) else tile_number(piece)
        for piece in tiles
    )


EXAMPLE_LINES: dict[str, tuple[tuple[int, ...], ...]] = {
    "lines": (
        _line("+6", "+4", "-1", "-2", Stall(0, 3)),
        _line("+3", "-6", Stall(0, 4), Stall(0, 1), Stall(1, 1)),
        _line("+5", Stall(0, 2), Stall(1, 3)),
    ),
    "special": (
        _line("eye", "+4", Stall(0, 2), "fire", "+5", Stall(1, 1)),
        _line("+4", "-3", "eye", "gold", Stall(0, 1)),
        _line("+6", "gold", Stall(0, 2), Stall(1, 1)),
    ),
}
"""The example lines in the picture of a rules topic, each from left to right."""

_GAP, _PAD = 10, 24
_ICON_SIZE = 84


def icon_legend(translate: Translate) -> Picture:
    """Explain the icons in the picture of the market."""
    return legend_picture(sprite_factory, SKIN, legend_entries(), translate)


def example_lines(topic: str, translate: Translate) -> Picture:
    """Draw the example lines of a rules topic with their payouts."""
    alt = join_whole([_line_alt(line, translate) for line in EXAMPLE_LINES[topic]], ALT_LIMIT)
    return Picture(example_lines_scene(topic).to_png(), alt, "lines.png")


def example_lines_scene(topic: str) -> Scene:
    """Lay out a board for each line."""
    lines, page = EXAMPLE_LINES[topic], Rect(0, 0, WIDTH, HEIGHT)
    drawing = sprite_factory.drawing(page.w, page.h, ground_below(SKIN.ground, page))
    inside = page.inset(_GAP)
    boards = inside._replace(h=inside.h - BOARD_SHADOW).rows(len(lines), _GAP)
    for board in boards:
        draw_board(drawing, board, SKIN)
    scene = sprite_factory.scene(drawing.sprite())
    for line, board in zip(lines, boards, strict=True):
        add_example(scene, line, board.inset(_PAD))
    return scene


def _line_alt(line: tuple[int, ...], translate: Translate) -> str:
    pieces = (_piece_alt(piece, translate) for piece in line)
    payouts = line_payouts(bytes(line))
    payout_texts = (
        translate(
            "alt-pay",
            name=translate("picture-player", number=seat + 1),
            amount=format_signed(payouts[seat]),
        )
        for seat in example_seats(line)
    )
    separator = translate("alt-separator")
    return translate(
        "alt-example", pieces=separator.join(pieces), pays=separator.join(payout_texts)
    )


def _piece_alt(piece: int, translate: Translate) -> str:
    stall = STALLS[piece]
    if stall is None:
        return tile_name(piece, translate)
    name = translate("picture-player", number=stall.seat + 1)
    return f"{stall_name(stall.goods, translate)} ({name})"


def legend_entries() -> Sequence[LegendEntry]:
    """Return all icons that need an explanation."""
    return (
        LegendEntry(_piece_icon(tile_number("+4")), "sign-buyer"),
        LegendEntry(_piece_icon(tile_number("-3")), "sign-unpleasant"),
        LegendEntry(_piece_icon(FIRE), "sign-fire"),
        LegendEntry(_piece_icon(EYE), "sign-eye"),
        LegendEntry(_piece_icon(GOLD), "sign-gold"),
        LegendEntry(_piece_icon(Stall(0, 3)), "sign-stall"),
        LegendEntry(_line_end_icon(LineEnd((5, -2), (15, -4), False)), "sign-end"),
        LegendEntry(_line_end_icon(LineEnd((-1,), (None, -2), True)), "sign-full"),
        LegendEntry(_money_icon(), "sign-money"),
        LegendEntry(stalls_sprite(0, (2, 1, 1, 0), SKIN.paper, 170, 38), "sign-stalls"),
        LegendEntry(sprite_factory.icon(BACK, 60, None, SKIN.paper), "sign-kept"),
        LegendEntry(_new_icon(), "sign-new"),
    )


def _piece_icon(piece: Piece) -> Sprite:
    return piece_sprite(piece, _ICON_SIZE, _ICON_SIZE)


def _line_end_icon(end: LineEnd) -> Sprite:
    return line_end_sprite(end, CORNER.w, CELL.h, False)


def _money_icon() -> Sprite:
    """Draw a player's money, and what the market would pay."""
    drawing = sprite_factory.drawing(190, 50, SKIN.paper)
    area = Rect(0, 0, 190, 50)
    right = draw_money(drawing, 28, False, area, 44)
    draw_projected(drawing, 21, area.split_left(right + 2)[1], 44)
    return drawing.sprite()


def _new_icon() -> Sprite:
    """Draw a tile that has just been placed, and a change."""
    drawing = sprite_factory.drawing(180, _ICON_SIZE, SKIN.paper)
    tile = Rect(0, 0, _ICON_SIZE, _ICON_SIZE)
    draw_new_piece(drawing, tile_number("+3"), tile, Mark(1, is_last=True))
    draw_pill(drawing, Rect(0, 0, 180, _ICON_SIZE).centred(180, 38), format_signed(7))
    return drawing.sprite()
