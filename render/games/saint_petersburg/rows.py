"""One line of the table for each player: who, how many points, and the cards in play."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.core import Seat
from engine.games.saint_petersburg.cards import Card
from render import theme
from render.canvas import Rect, Scene
from render.games.saint_petersburg.chips import kinds
from render.games.saint_petersburg.glyphs import COIN, CROWN, STAR
from render.games.saint_petersburg.palette import studio
from render.games.saint_petersburg.spread import spread_sprite
from render.palette import Sprite
from render.seats import colour_of
from render.shapes import ARROW, CARDS, Sign
from render.words import Say, plain

BAR = 36
"""Pixels of the seat's colour at the left end."""

_INFO = 230
_WITH_RUBLES = 304
_EDGE = 4


class Line(NamedTuple):
    """All that a player's line shows. `rubles` is None where they are secret."""

    seat: Seat
    name: str
    points: int
    hand_size: int
    different_aristocrats: int
    rubles: int | None
    acting: bool
    leading: bool
    edition: str
    in_play: tuple[tuple[Card, int], ...]
    used_observatories: int


@lru_cache(maxsize=40)
def line_sprite(line: Line, wide: int, high: int, say: Say) -> Sprite:
    """A player's line in one piece: from turn to turn most of them stay as they are."""
    return line_scene(line, wide, high, say).painted()


def line_scene(line: Line, wide: int, high: int, say: Say) -> Scene:
    """What lies where in a player's line."""
    ground = theme.GOLD_TINT if line.acting else theme.PAPER
    scene = studio.scene(_panel(line.seat, line.acting, wide, high))
    info = _WITH_RUBLES if line.rubles is not None else _INFO
    left, inner = BAR + 8, high - 2 * _EDGE
    name_high = min(inner * 9 // 20, 40)
    scene.put(
        left,
        _EDGE + min(max((inner - name_high - 48) // 5, 0), 12),
        studio.label(line.name, "name", 28, theme.INK, ground, info - 8, name_high),
    )
    figures_high = min(inner - name_high, 48)
    top = _EDGE + min(max((inner - name_high - figures_high) // 5, 0), 12) + name_high
    _figures(scene, line, left, top, figures_high, ground)
    area = Rect(left + info, _EDGE, wide - left - info - _EDGE - 4, inner)
    shown = kinds(line.in_play, line.used_observatories, line.edition)
    spread = spread_sprite(shown, line.edition, area.w, area.h, ground, say)
    scene.put(area.x, area.y, spread)
    return scene


@lru_cache(maxsize=64)
def _panel(seat: Seat, acting: bool, wide: int, high: int) -> Sprite:
    sketch = studio.sketch(wide, high, theme.GROUND)
    edge = theme.GOLD if acting else colour_of(seat)
    sketch.round(0, 0, wide, high, 10, edge)
    border = _EDGE if acting else 2
    ground = theme.GOLD_TINT if acting else theme.PAPER
    sketch.round(border, border, wide - 2 * border, high - 2 * border, 8, ground)
    sketch.round(border, border, BAR, high - 2 * border, 8, colour_of(seat))
    sketch.fill(border + 10, border, BAR - border - 10, high - 2 * border, colour_of(seat))
    middle = high // 2 - (14 if acting else 0)
    sketch.text(BAR // 2 + 1, middle, str(seat + 1), "number", 32, theme.WHITE, "middle")
    if acting:
        sketch.sign(ARROW, BAR // 2 - 8, high // 2 + 6, 22, theme.WHITE)
    return sketch.sprite()


def _figures(
    scene: Scene, line: Line, left: int, top: int, high: int, ground: theme.Colour
) -> None:
    """Points large, then cards in hand, different aristocrats and, where open, rubles."""
    points = Rect(left, top + 2, 106, high - 4)
    scene.put(points.x, points.y, _points(line.points, line.leading, points.w, points.h, ground))
    x = left + 114
    _figure(scene, CARDS, theme.INK, str(line.hand_size), Rect(x, top, 46, high), ground)
    x += 50
    aristocrats = str(line.different_aristocrats)
    _figure(scene, CROWN, theme.RED, aristocrats, Rect(x, top, 60, high), ground)
    if line.rubles is not None:
        x += 64
        room = Rect(x, top, 74, high)
        _figure(scene, COIN, None, str(line.rubles), room, ground)


@lru_cache(maxsize=1024)
def _points(points: int, leading: bool, wide: int, high: int, ground: theme.Colour) -> Sprite:
    """The points beside a star; who leads has them on a dark plate."""
    sketch = studio.sketch(wide, high, ground)
    ink: theme.Colour = theme.INK
    star: theme.Colour | None = None
    if leading:
        sketch.round(0, 0, wide, high, 10, theme.INK)
        ink, star = theme.WHITE, theme.COIN
    sketch.sign(STAR, 4, (high - 30) // 2, 30, star)
    size = 42 if points < 100 else 38
    sketch.text(38, high // 2, plain(points), "number", size, ink)
    return sketch.sprite()


def _figure(
    scene: Scene,
    emblem: Sign,
    colour: theme.Colour | None,
    text: str,
    room: Rect,
    ground: theme.Colour,
) -> None:
    sign = 24
    scene.put(room.x, room.y + (room.h - sign) // 2, studio.icon(emblem, sign, colour, ground))
    scene.put(
        room.x + sign + 4,
        room.y,
        studio.label(text, "number", 28, theme.INK, ground, room.w - sign - 4, room.h),
    )
