"""A seat in the table's picture: name, money, stalls left and what it still keeps."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.core import Seat
from engine.games.heller_und_pfennig.view import View
from render import theme
from render.canvas import Laid, Rect, Scene
from render.fonts import width
from render.games.heller_und_pfennig.figures import figure, ink
from render.games.heller_und_pfennig.glyphs import BACK, CLOTHS, COIN
from render.games.heller_und_pfennig.palette import studio
from render.palette import Sprite
from render.seats import colour_of, picture_name
from render.shapes import ARROW, ROBOT, mask
from render.words import Say, plain, signed

BAND, PAD = 42, 8
"""How wide a seat's colour is, and the room beside what is written."""

NAME_SIZE = 39

_NAME, _MONEY, _STALLS = 42, 40, 34
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
    view: View, names: Sequence[str], translate: Say, ai: frozenset[Seat]
) -> tuple[SeatLine, ...]:
    """What is shown of each seat."""
    return tuple(
        SeatLine(
            player.seat,
            picture_name(names, player.seat, translate),
            player.money,
            player.projected_payout if view.to_act else None,
            player.stalls,
            player.has_kept,
            acting := player.seat in view.to_act,
            view.drawing and acting,
            player.seat in ai,
        )
        for player in view.players
    )


def lay_seat(scene: Scene, line: SeatLine, rect: Rect) -> None:
    """Lay a seat's box in three pieces: most moves change only the one with its money."""
    seat, name, money, change, stalls, kept, acting, drew, ai = line
    scene.sprites.extend(_around(seat, name, stalls, kept, acting, ai, rect))
    scene.sprites.append(_middle(seat, money, change, kept, acting, drew, rect))


@lru_cache(maxsize=64)
def _around(
    seat: Seat,
    name: str,
    stalls: tuple[int, ...],
    kept: bool,
    acting: bool,
    ai: bool,
    rect: Rect,
) -> tuple[Laid, Laid]:
    """What lies above and below the line with its money."""
    line = SeatLine(seat, name, 0, None, stalls, kept, acting, drew=False, ai=ai)
    whole = seat_scene(line, rect.w, rect.h).painted()
    top, bottom = _cuts(rect)
    above, below = rect._replace(h=top), rect._replace(y=rect.y + bottom, h=rect.h - bottom)
    return (
        (above, whole.crop((0, 0, rect.w, top))),
        (below, whole.crop((0, bottom, rect.w, rect.h))),
    )


@lru_cache(maxsize=64)
def _middle(
    seat: Seat, money: int, change: int | None, kept: bool, acting: bool, drew: bool, rect: Rect
) -> Laid:
    """The line with its money."""
    line = SeatLine(seat, "", money, change, (), kept, acting, drew, ai=False)
    top, bottom = _cuts(rect)
    scene = studio.scene(_behind(seat, kept, acting, rect))
    _money(scene, line, _places(rect.w, rect.h).money._replace(y=0), _paper_of(line))
    return rect._replace(y=rect.y + top, h=bottom - top), scene.painted()


@lru_cache(maxsize=32)
def _behind(seat: Seat, kept: bool, acting: bool, rect: Rect) -> Sprite:
    """What of a box lies behind the line with its money."""
    top, bottom = _cuts(rect)
    return box(seat, rect.w, rect.h, acting, acting, kept).crop((0, top, rect.w, bottom))


def _cuts(rect: Rect) -> tuple[int, int]:
    """Where in a box the line with its money begins and ends."""
    money = _places(rect.w, rect.h).money
    return money.y, money.bottom


class Places(NamedTuple):
    """Where the three lines of a box lie."""

    name: Rect
    money: Rect
    stalls: Rect


@lru_cache(maxsize=8)
def _places(wide: int, high: int) -> Places:
    free = max(high - _NAME - _MONEY - _STALLS - 8, 0)
    name = Rect(BAND + PAD, 4 + free // 4, wide - BAND - 2 * PAD, _NAME)
    money = name._replace(y=name.bottom + free // 4, h=_MONEY - 2)
    return Places(name, money, money._replace(y=money.bottom + 2 + free // 4, h=_STALLS - 6))


def seat_scene(line: SeatLine, wide: int, high: int) -> Scene:
    """What lies where in a seat's box: gold while it is to act."""
    ground, places = _paper_of(line), _places(wide, high)
    scene = studio.scene(box(line.seat, wide, high, line.acting, line.acting, line.kept))
    put_name(scene, line.name, places.name, ground, ai=line.ai)
    _money(scene, line, places.money, ground)
    x, y, across, down = places.stalls
    scene.put(x, y, _stalls(line.seat, line.stalls, across, down, ground))
    return scene


def _paper_of(line: SeatLine) -> theme.Colour:
    """What is written in a box stands on gold while its seat is to act."""
    return theme.GOLD_TINT if line.acting else theme.PAPER


@lru_cache(maxsize=32)
def box(seat: Seat, wide: int, high: int, gold: bool, acting: bool, kept: bool) -> Sprite:
    """A box with the seat's colour and number to the left; an arrow while it is to act.

    Below them lies the back of the tile that it keeps.
    """
    sketch, edge = studio.sketch(wide, high, theme.GROUND), 4 if gold else 2
    sketch.round(0, 0, wide, high, 10, theme.GOLD if gold else colour_of(seat))
    ground = theme.GOLD_TINT if gold else theme.PAPER
    sketch.round(edge, edge, wide - 2 * edge, high - 2 * edge, 8, ground)
    sketch.round(0, 0, BAND, high, 10, colour_of(seat))
    sketch.fill(BAND - 10, 0, 10, high, colour_of(seat))
    sketch.text(BAND // 2, 24, str(seat + 1), "number", 38, theme.WHITE, "middle")
    if acting:
        sketch.sign(ARROW, BAND // 2 - 12, high // 2 - 10, 26, theme.WHITE)
    if kept:
        sketch.sign(BACK, BAND // 2 - 16, high - 40, 32)
    return sketch.sprite()


def put_name(scene: Scene, name: str, place: Rect, ground: theme.Colour, *, ai: bool) -> None:
    """A name, and a robot's head for a seat that no person plays."""
    if ai:
        robot = studio.icon(ROBOT, 30, theme.SLATE, ground)
        scene.put(place.right - 30, place.y + (place.h - 30) // 2, robot)
        place = place._replace(w=place.w - 36)
    style = ("name", NAME_SIZE, theme.INK, ground)
    scene.put(place.x, place.y, studio.pressed(name, *style, place.w, place.h))


def _money(scene: Scene, line: SeatLine, place: Rect, ground: theme.Colour) -> None:
    """The money, and what the market as it stands would bring."""
    scene.put(place.x, place.y + 3, studio.icon(COIN, 34, None, ground))
    text = plain(line.money)
    wide = min(width(text, "number", 47), 96)
    x, right = place.x + 40, place.right
    scene.put(x, place.y, figure(text, 47, theme.INK, ground, wide, place.h, "left"))
    x += wide + 12
    if line.drew:
        right -= 40
        scene.put(right, place.y, studio.icon(BACK, 40, None, ground))
        right -= 6
    if line.change is not None:
        text = signed(line.change)
        wide = min(width(text, "number", 36), right - x)
        sprite = figure(text, 36, ink(line.change), ground, wide, place.h, "left")
        scene.put(x, place.y, sprite)


@lru_cache(maxsize=128)
def _stalls(
    seat: Seat, stalls: tuple[int, ...], wide: int, high: int, ground: theme.Colour
) -> Sprite:
    """A seat's stalls in one piece: they change only when it places one."""
    return stalls_scene(seat, stalls, wide, high, ground).painted()


def stalls_scene(
    seat: Seat, stalls: tuple[int, ...], wide: int, high: int, ground: theme.Colour
) -> Scene:
    """A cloth for each stall that is not placed, the largest first."""
    scene, between, x = studio.scene(studio.flat(wide, high, ground)), 6, 0
    across = min(28, (wide - 3 * between) // max(sum(stalls), 1) - 1)
    for goods in range(len(stalls), 0, -1):
        for _ in range(stalls[goods - 1]):
            scene.put(x, 0, _cloth(seat, goods, across, high, ground))
            x += across + 1
        x += between if stalls[goods - 1] else 0
    return scene


@lru_cache(maxsize=192)
def _cloth(seat: Seat, goods: int, wide: int, high: int, ground: theme.Colour) -> Sprite:
    """A stall, small: the number of its goods on a cloth in the seat's colour and shape."""
    sketch = studio.sketch(wide, high, ground)
    sketch.image.paste(colour_of(seat), (0, 0), mask(CLOTHS[seat], wide, high))
    size, y = min(29, wide + 5), round(high * 0.41)
    sketch.text(wide // 2, y, str(goods), "number", size, theme.WHITE, "middle")
    return sketch.sprite()
