"""A seat in the table's picture: name, money, stalls left and what it still keeps."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.core import Seat
from engine.games.heller_und_pfennig.view import View
from render import theme
from render.fonts import PRESSED, fitted, width
from render.games.heller_und_pfennig.glyphs import BACK, CLOTHS, COIN, ROBOT
from render.games.heller_und_pfennig.palette import PAYS, TAKES, studio
from render.palette import Sprite
from render.seats import colour_of, picture_name
from render.shapes import ARROW, mask
from render.sprites import Sketch
from render.words import Say, plain, signed

BAND, PAD = 42, 8
"""How wide a seat's colour is, and the room beside what is written."""

_NAME, _MONEY, _STALLS = 42, 42, 32
"""Heights of the three lines."""


class SeatLine(NamedTuple):
    """All that is shown of a seat.

    `change` is what the market would bring it, None once it has been paid, `kept` whether its
    tile lies face down before it, `drew` whether it holds a tile that it must place.
    """

    seat: Seat
    name: str
    money: int
    change: int | None
    stalls: tuple[int, ...]
    kept: bool
    acting: bool
    drew: bool
    ai: bool


def seat_lines(
    view: View, names: Sequence[str], say: Say, ai: frozenset[Seat]
) -> tuple[SeatLine, ...]:
    """What is shown of each seat."""
    return tuple(
        SeatLine(
            seat=player.seat,
            name=picture_name(names, player.seat, say),
            money=player.money,
            change=player.standing if view.to_act else None,
            stalls=player.stalls,
            kept=player.has_kept,
            acting=player.seat in view.to_act,
            drew=view.drawing and player.seat in view.to_act,
            ai=player.seat in ai,
        )
        for player in view.players
    )


@lru_cache(maxsize=128)
def seat_sprite(line: SeatLine, wide: int, high: int) -> Sprite:
    """A seat: gold while it is to act."""
    sketch = draw_box(line.seat, wide, high, gold=line.acting)
    if line.acting:
        sketch.sign(ARROW, BAND // 2 - 12, high // 2 - 10, 26, theme.WHITE)
    if line.kept:
        sketch.sign(BACK, BAND // 2 - 16, high - 40, 32)
    free = high - _NAME - _MONEY - _STALLS - 8
    left, room, top = BAND + PAD, wide - BAND - 2 * PAD, 4 + free // 4
    draw_name(sketch, line.name, left, top + _NAME // 2, room, ai=line.ai)
    top += _NAME + free // 4
    _money(sketch, line, left, top + _MONEY // 2, room)
    top += _MONEY + free // 4
    draw_stalls(sketch, line.seat, line.stalls, left, top, room, _STALLS - 4)
    return sketch.sprite()


def draw_box(seat: Seat, wide: int, high: int, *, gold: bool) -> Sketch:
    """A box with the seat's colour and number to the left."""
    sketch, edge = studio.sketch(wide, high, theme.GROUND), 4 if gold else 2
    sketch.round(0, 0, wide, high, 10, theme.GOLD if gold else colour_of(seat))
    ground = theme.GOLD_TINT if gold else theme.PAPER
    sketch.round(edge, edge, wide - 2 * edge, high - 2 * edge, 8, ground)
    sketch.round(0, 0, BAND, high, 10, colour_of(seat))
    sketch.fill(BAND - 10, 0, 10, high, colour_of(seat))
    sketch.text(BAND // 2, 24, str(seat + 1), "number", 38, theme.WHITE, "middle")
    return sketch


def draw_name(sketch: Sketch, name: str, left: int, middle: int, room: int, *, ai: bool) -> None:
    """A name, and a robot's head for a seat that no person plays."""
    if ai:
        sketch.sign(ROBOT, left + room - 30, middle - 15, 30, theme.SLATE)
        room -= 36
    text = fitted(name, "name", 39, int(room / PRESSED))
    sketch.text(left, middle - 1, text, "name", 39, theme.INK, "left", room)


def _money(sketch: Sketch, line: SeatLine, left: int, middle: int, room: int) -> None:
    """The money, and what the market as it stands would bring."""
    sketch.sign(COIN, left, middle - 17, 34)
    text = plain(line.money)
    sketch.text(left + 40, middle, text, "number", 46, theme.INK, "left", 96)
    x = left + 40 + min(width(text, "number", 46), 96) + 14
    if line.drew:
        sketch.sign(BACK, left + room - 40, middle - 20, 40)
        room -= 46
    if line.change is None:
        return
    change = signed(line.change)
    sketch.text(x, middle + 1, change, "number", 36, ink(line.change), "left", left + room - x)


def ink(amount: int) -> theme.Colour:
    """What an amount is written in on paper: one colour for getting, one for paying."""
    return PAYS if amount > 0 else TAKES if amount < 0 else theme.MUTED


def draw_stalls(
    sketch: Sketch, seat: Seat, stalls: Sequence[int], left: int, top: int, room: int, high: int
) -> None:
    """A cloth for each stall that is not placed, the largest first."""
    between = 6
    number = sum(stalls)
    wide = min(28, (room - 3 * between) // max(number, 1) - 1)
    size = min(32, wide + 6)
    x = left
    for goods in range(len(stalls), 0, -1):
        for _ in range(stalls[goods - 1]):
            sketch.image.paste(colour_of(seat), (x, top), mask(CLOTHS[seat], wide, high))
            y = top + round(high * 0.41)
            sketch.text(x + wide // 2, y, str(goods), "number", size, theme.WHITE, "middle")
            x += wide + 1
        x += between if stalls[goods - 1] else 0
