"""Little lines of pieces, and what they pay: the rules by example."""

from __future__ import annotations

from engine.games.heller_und_pfennig.market import STALLS
from engine.games.heller_und_pfennig.scoring import line_payouts
from render import theme
from render.canvas import Rect, Scene
from render.games.heller_und_pfennig.figures import ink
from render.games.heller_und_pfennig.palette import studio
from render.games.heller_und_pfennig.pieces import piece
from render.shapes import ARROW
from render.words import signed


def lay_example(scene: Scene, line: tuple[int, ...], area: Rect) -> None:
    """The line, and what it pays the seats that have a stall in it. It lies on paper."""
    size, x = area.h, area.x
    for each in line:
        scene.put(x, area.y, piece(STALLS[each] or each, "", size, size, theme.PAPER))
        x += size + 6
    arrow = studio.icon(ARROW, 26, theme.SLATE, theme.PAPER)
    scene.put(x + 6, area.y + (size - 26) // 2, arrow)
    x += 42
    pays = line_payouts(bytes(line))
    seats = example_seats(line)
    high = area.h // len(seats)
    for place, seat in enumerate(seats):
        y = area.y + place * high
        scene.put(x, y + (high - 44) // 2, studio.disc(seat, 44, theme.PAPER))
        style = ("number", 46, ink(pays[seat]), theme.PAPER)
        scene.put(x + 52, y, studio.label(signed(pays[seat]), *style, 0, high))


def example_seats(line: tuple[int, ...]) -> list[int]:
    """Who has a stall in it."""
    return sorted({stall.seat for each in line if (stall := STALLS[each]) is not None})
