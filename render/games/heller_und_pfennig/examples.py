"""Short example lines of pieces with their payouts, for the rules."""

from __future__ import annotations

from engine.games.heller_und_pfennig.market import STALLS
from engine.games.heller_und_pfennig.scoring import line_payouts
from render import theme
from render.canvas import Scene
from render.games.heller_und_pfennig.amounts import amount_colour
from render.games.heller_und_pfennig.palette import sprite_factory
from render.games.heller_und_pfennig.pieces import piece_sprite
from render.icons import ARROW
from render.rect import Rect
from render.translation import format_signed


def add_example(scene: Scene, line: tuple[int, ...], area: Rect) -> None:
    """Place a line on paper, and what it pays the seats that have a stall in it."""
    size, x = area.h, area.x
    for piece in line:
        scene.add(x, area.y, piece_sprite(STALLS[piece] or piece, "", size, size, theme.PAPER))
        x += size + 6
    arrow = sprite_factory.icon(ARROW, 26, theme.SLATE, theme.PAPER)
    scene.add(x + 6, area.y + (size - 26) // 2, arrow)
    x += 42
    payouts = line_payouts(bytes(line))
    seats = example_seats(line)
    height = area.h // len(seats)
    for index, seat in enumerate(seats):
        y = area.y + index * height
        scene.add(x, y + (height - 44) // 2, sprite_factory.disc(seat, 44, theme.PAPER))
        style = ("number", 46, amount_colour(payouts[seat]), theme.PAPER)
        scene.add(x + 52, y, sprite_factory.text(format_signed(payouts[seat]), *style, 0, height))


def example_seats(line: tuple[int, ...]) -> list[int]:
    """Return the seats that have a stall in the line."""
    return sorted({stall.seat for piece in line if (stall := STALLS[piece]) is not None})
