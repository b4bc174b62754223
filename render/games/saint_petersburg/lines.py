"""One line of the table for each player: all that others must know of him to decide."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.core import Seat
from engine.games.saint_petersburg.cards import SCORING_PHASES
from engine.games.saint_petersburg.view import View
from render import theme
from render.canvas import Rect, Scene
from render.fonts import width
from render.games.saint_petersburg.glyphs import COIN, CROWN, GOLD_DISC, STACKS, STAR
from render.games.saint_petersburg.palette import RED, studio
from render.games.saint_petersburg.seats import passed, points_now
from render.palette import Sprite
from render.seats import colour_of, picture_name
from render.shapes import ARROW, CARDS, Sign
from render.words import Say, plain, said

BAR = 52
"""Pixels of the seat's colour at the left end."""

_TAG_HIGH = 42
_EDGE = 4
_POINTS, _INCOME, _HAND, _ARISTOCRATS, _RUBLES = 114, 146, 62, 80, 96
_NAME_SIZE, _POINTS_SIZE, _FIGURE_SIZE = 39, 46, 36
_GAP = 6


class Line(NamedTuple):
    """All that a player's line shows. `rubles` is None where they are secret."""

    seat: Seat
    name: str
    points: int
    hand_size: int
    different_aristocrats: int
    income: tuple[tuple[int, int], ...]
    rubles: int | None
    acting: bool
    passed: bool
    leading: bool
    ai: bool
    disc: bool = False


def lines(view: View, names: Sequence[str], translate: Say, ai: frozenset[Seat]) -> list[Line]:
    """What the line of each player shows."""
    # The view of a seat gives its own rubles too, but they are not for this picture.
    open_rubles = view.seat is None and all(p.rubles is not None for p in view.players)
    points, out = points_now(view), passed(view)
    most = max(points)
    return [
        Line(
            seat=player.seat,
            name=picture_name(names, player.seat, translate),
            points=points[player.seat],
            hand_size=player.hand_size,
            different_aristocrats=player.different_aristocrats,
            income=player.income,
            rubles=player.rubles if open_rubles else None,
            acting=player.seat in view.to_act,
            passed=player.seat in out,
            leading=_leads(view, player.seat, points[player.seat] == most > 0),
            ai=player.seat in ai,
            disc=player.seat == view.disc,
        )
        for player in view.players
    ]


def _leads(view: View, seat: Seat, ahead: bool) -> bool:
    if len(view.players) == 1:
        return False
    return view.final_scores[seat].rank == 1 if view.final_scores else ahead


@lru_cache(maxsize=32)
def line_sprite(line: Line, wide: int, high: int, translate: Say) -> Sprite:
    """A player's line in one piece: from turn to turn most of them stay as they are."""
    return line_scene(line, wide, high, translate).painted()


def line_scene(line: Line, wide: int, high: int, translate: Say) -> Scene:
    """What lies where in a player's line: the figures from the right, the name in what is left."""
    ground = _ground(line)
    scene = Scene(
        studio.palette, _panel(line.seat, line.acting, line.passed, line.disc, wide, high)
    )
    top, inner = _EDGE, high - 2 * _EDGE
    right = wide - _EDGE - 4
    right -= _ARISTOCRATS
    place = Rect(right, top, _ARISTOCRATS, inner)
    _figure(scene, CROWN, RED, str(line.different_aristocrats), place, ground)
    right -= _HAND
    _figure(scene, CARDS, theme.INK, str(line.hand_size), Rect(right, top, _HAND, inner), ground)
    for phase, (rubles, points) in reversed(list(zip(SCORING_PHASES, line.income, strict=True))):
        right -= _INCOME + _GAP
        scene.put(right, top, _income(phase, rubles, points, _INCOME, inner, ground))
    if line.rubles is not None:
        right -= _RUBLES
        _figure(scene, COIN, None, str(line.rubles), Rect(right, top, _RUBLES, inner), ground)
    right -= _POINTS + _GAP
    scene.put(right, top, points_sprite(line.points, line.leading, _POINTS, inner, ground))
    _name(scene, line, Rect(BAR + 8, top, right - BAR - 14, inner), ground, translate)
    return scene


def _ground(line: Line) -> theme.Colour:
    return theme.GOLD_TINT if line.acting else theme.SILVER if line.passed else theme.PAPER


def _name(scene: Scene, line: Line, area: Rect, ground: theme.Colour, translate: Say) -> None:
    """The name, and behind it whether the player has passed, and whether he is an AI."""
    right = area.right
    tags = [_tag(said(translate, "picture-passed"), theme.SLATE, ground)] if line.passed else []
    tags += [ai_tag(ground, translate)] if line.ai else []
    for tag in tags:
        right -= tag.width
        scene.put(right, area.y + (area.h - tag.height) // 2, tag)
        right -= _GAP
    room = right - area.x
    style = ("name", _NAME_SIZE, theme.INK, ground)
    scene.put(area.x, area.y, studio.pressed(line.name, *style, room, area.h))


def ai_tag(ground: theme.Colour, translate: Say, room: int = _TAG_HIGH) -> Sprite:
    """What marks a seat that no person plays, less high where there is less room."""
    return _tag(said(translate, "picture-ai"), theme.INK, ground, min(room, _TAG_HIGH))


@lru_cache(maxsize=64)
def _tag(text: str, colour: theme.Colour, ground: theme.Colour, high: int = _TAG_HIGH) -> Sprite:
    wide = width(text, "label", 30) + 16
    sketch = studio.sketch(wide, high, ground)
    sketch.round(0, 0, wide, high, 8, colour)
    sketch.text(wide // 2, high // 2, text, "label", 30, theme.WHITE, "middle")
    return sketch.sprite()


@lru_cache(maxsize=32)
def _panel(seat: Seat, acting: bool, passed: bool, disc: bool, wide: int, high: int) -> Sprite:
    """The line's ground, with the seat's number in its colour, or on the gold disc."""
    sketch = studio.sketch(wide, high, theme.GROUND)
    edge = theme.GOLD if acting else colour_of(seat)
    sketch.round(0, 0, wide, high, 10, edge)
    border = _EDGE if acting else 2
    ground = theme.GOLD_TINT if acting else theme.SILVER if passed else theme.PAPER
    sketch.round(border, border, wide - 2 * border, high - 2 * border, 8, ground)
    sketch.round(border, border, BAR, high - 2 * border, 8, colour_of(seat))
    sketch.fill(border + 10, border, BAR - border - 10, high - 2 * border, colour_of(seat))
    x = BAR // 2 + 1
    if acting:
        sketch.sign(ARROW, x - 22, high // 2 - 13, 26, theme.WHITE)
        x += 11
    if disc:
        size = 34 if acting else 42
        sketch.sign(GOLD_DISC, x - size // 2, high // 2 - size // 2, size)
    ink = theme.INK if disc else theme.WHITE
    sketch.text(x, high // 2, str(seat + 1), "number", 36, ink, "middle")
    return sketch.sprite()


@lru_cache(maxsize=1024)
def points_sprite(points: int, leading: bool, wide: int, high: int, ground: theme.Colour) -> Sprite:
    """The points beside a star; who leads has them on a dark plate."""
    sketch = studio.sketch(wide, high, ground)
    ink: theme.Colour = theme.INK
    star: theme.Colour | None = None
    if leading:
        sketch.round(0, 1, wide, high - 2, 10, theme.INK)
        ink, star = theme.WHITE, theme.COIN
    sketch.sign(STAR, 3, (high - 32) // 2, 32, star)
    sketch.text(
        37 + (wide - 41) // 2,
        high // 2,
        plain(points),
        "number",
        min(_POINTS_SIZE, high + 4),
        ink,
        "middle",
        wide - 41,
    )
    return sketch.sprite()


@lru_cache(maxsize=256)
def _income(
    phase: int, rubles: int, points: int, wide: int, high: int, ground: theme.Colour
) -> Sprite:
    """What the cards of one colour would pay now: the suit, rubles, points."""
    sign, colour = STACKS[SCORING_PHASES[phase]]
    sketch = studio.sketch(wide, high, ground)
    sketch.round(0, 1, wide, high - 2, 8, colour)
    sketch.round(32, 4, wide - 35, high - 8, 5, theme.WHITE)
    sketch.sign(sign, 3, (high - 27) // 2, 27, theme.WHITE)
    shown = [(COIN, rubles)] if rubles or not points else []
    shown += [(STAR, points)] if points else []
    room = (wide - 37) // len(shown)
    small = 22 if len(shown) > 1 else 28
    for place, (emblem, number) in enumerate(shown):
        text = plain(number)
        taken = min(width(text, "number", _FIGURE_SIZE), room - small - 3)
        left = 33 + place * room + (room - small - 2 - taken) // 2
        sketch.sign(emblem, left, (high - small) // 2, small)
        sketch.text(
            left + small + 2, high // 2, text, "number", _FIGURE_SIZE, theme.INK, room=taken
        )
    return sketch.sprite()


def _figure(
    scene: Scene,
    emblem: Sign,
    colour: theme.Colour | None,
    text: str,
    room: Rect,
    ground: theme.Colour,
) -> None:
    sign = 28
    x = room.x + 6
    scene.put(x, room.y + (room.h - sign) // 2, studio.icon(emblem, sign, colour, ground))
    style = ("number", _FIGURE_SIZE, theme.INK, ground)
    scene.put(x + sign + 3, room.y, studio.pressed(text, *style, room.w - sign - 9, room.h))
