"""Pictures for the rules: the icon legend, and example lines with their payouts."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.heller_und_pfennig.market import STALLS, Stall, stall_piece
from engine.games.heller_und_pfennig.scoring import line_payouts
from engine.games.heller_und_pfennig.tiles import EYE, FIRE, GOLD, tile_number
from render import theme
from render.canvas import Scene
from render.games.heller_und_pfennig.examples import add_example, example_seats
from render.games.heller_und_pfennig.icons import BACK, COIN
from render.games.heller_und_pfennig.line_ends import LineEnd, line_end_sprite
from render.games.heller_und_pfennig.names import stall_name, tile_name
from render.games.heller_und_pfennig.palette import GAIN_COLOUR, sprite_factory
from render.games.heller_und_pfennig.pieces import piece_sprite
from render.games.heller_und_pfennig.player_row import stalls_scene
from render.icons import ROBOT
from render.kit.skin import PLAIN
from render.legend import LegendEntry, legend_picture
from render.palette import Sprite
from render.picture import ALT_LIMIT, Picture, join_whole
from render.rect import Rect
from render.translation import Translate, cached_text, format_signed


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
    return legend_picture(sprite_factory, PLAIN, legend_entries(), translate)


def example_lines(topic: str, translate: Translate) -> Picture:
    """Draw the example lines of a rules topic with their payouts."""
    alt = join_whole([_line_alt(line, translate) for line in EXAMPLE_LINES[topic]], ALT_LIMIT)
    return Picture(example_lines_scene(topic).to_png(), alt, "lines.png")


def example_lines_scene(topic: str) -> Scene:
    """Lay out a panel for each line."""
    scene, lines = sprite_factory.scene(), EXAMPLE_LINES[topic]
    width = scene.rect.w - 2 * _GAP
    height = (scene.rect.h - (len(lines) + 1) * _GAP) // len(lines)
    for index, line in enumerate(lines):
        y = _GAP + index * (height + _GAP)
        scene.add_background(
            _GAP, y, sprite_factory.rounded_rect(width, height, 12, theme.PAPER, theme.BACKGROUND)
        )
        size = min(height - 2 * _PAD, (width - 2 * _PAD - 180) // len(line) - 6)
        area = Rect(_GAP + _PAD, y + (height - size) // 2, width - 2 * _PAD, size)
        add_example(scene, line, area)
    return scene


def _line_alt(line: tuple[int, ...], translate: Translate) -> str:
    pieces = (_piece_alt(piece, translate) for piece in line)
    payouts = line_payouts(bytes(line))
    payout_texts = (
        cached_text(
            translate,
            "alt-pay",
            name=cached_text(translate, "picture-player", number=seat + 1),
            amount=format_signed(payouts[seat]),
        )
        for seat in example_seats(line)
    )
    separator = cached_text(translate, "alt-separator")
    return cached_text(
        translate, "alt-example", pieces=separator.join(pieces), pays=separator.join(payout_texts)
    )


def _piece_alt(piece: int, translate: Translate) -> str:
    stall = STALLS[piece]
    if stall is None:
        return tile_name(piece, translate)
    name = cached_text(translate, "picture-player", number=stall.seat + 1)
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
        LegendEntry(
            line_end_sprite(LineEnd((5,), (15, 5), False), 150, _ICON_SIZE, False), "sign-end"
        ),
        LegendEntry(
            line_end_sprite(LineEnd((-1,), (None, -2), True), 150, _ICON_SIZE, False), "sign-full"
        ),
        LegendEntry(_money_icon(), "sign-money"),
        LegendEntry(stalls_scene(0, (2, 1, 1, 0), 130, 34, theme.PAPER).flatten(), "sign-stalls"),
        LegendEntry(sprite_factory.icon(BACK, 60, None, theme.PAPER), "sign-kept"),
        LegendEntry(sprite_factory.icon(ROBOT, 50, theme.SLATE, theme.PAPER), "sign-robot"),
    )


def _piece_icon(cell: int | Stall) -> Sprite:
    return piece_sprite(cell, "", _ICON_SIZE, _ICON_SIZE, theme.PAPER)


def _money_icon() -> Sprite:
    """Draw a player's money, and what the market would pay."""
    drawing = sprite_factory.drawing(170, 50, theme.PAPER)
    drawing.icon(COIN, 0, 6, 38)
    drawing.text(46, 25, "28", "number", 46, theme.INK)
    drawing.text(104, 25, format_signed(21), "number", 38, GAIN_COLOUR)
    return drawing.sprite()
