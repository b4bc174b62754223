"""The head of the table: the round, and each phase with its stack and start marker."""

from __future__ import annotations

from functools import lru_cache

from engine.core import Seat
from engine.games.saint_petersburg.cards import Phase
from engine.games.saint_petersburg.view import View
from render import theme
from render.canvas import Rect, Scene
from render.fonts import fitted
from render.games.saint_petersburg.glyphs import STACKS, marker_of
from render.games.saint_petersburg.palette import studio
from render.games.saint_petersburg.titles import tab_name
from render.palette import Sprite
from render.seats import draw_disc
from render.sprites import Sketch
from render.words import Say, said

HEAD_HEIGHT = 66
_ROUND = 222
_GAP = 6


def lay_head(scene: Scene, view: View, area: Rect, say: Say) -> None:
    """Lay the round and the four phases side by side."""
    count = said(say, "picture-round", round=view.round)
    last = said(say, "picture-last-round") if view.last_round else ""
    scene.put(area.x, area.y, _round(count, last, _ROUND, area.h))
    left = area.x + _ROUND + _GAP
    wide = (area.right - left + _GAP) // len(Phase) - _GAP
    for phase in Phase:
        tab = _tab(
            phase,
            tab_name(phase, say),
            view.stacks[phase],
            view.markers[phase],
            phase is view.phase and not view.over,
            wide,
            area.h,
        )
        scene.put(left + phase * (wide + _GAP), area.y, tab)


@lru_cache(maxsize=64)
def _round(count: str, last: str, wide: int, high: int) -> Sprite:
    """The number of the round; in the last one that it is the last, in alarming red."""
    sketch = studio.sketch(wide, high, theme.GROUND)
    sketch.round(0, 0, wide, high, 10, theme.ALERT if last else theme.INK)
    room, middle = wide - 20, wide // 2
    if not last:
        text = fitted(count, "name", 34, room)
        sketch.text(middle, high // 2, text, "name", 34, theme.WHITE, "middle")
        return sketch.sprite()
    text = fitted(last, "number", 32, room)
    sketch.text(middle, 22, text, "number", 32, theme.WHITE, "middle")
    text = fitted(count, "label", 24, room)
    sketch.text(middle, 50, text, "label", 24, theme.WHITE, "middle")
    return sketch.sprite()


@lru_cache(maxsize=256)
def _tab(
    phase: Phase, name: str, stack: int, marker: Seat, current: bool, wide: int, high: int
) -> Sprite:
    """A phase: its stack with the number of cards, its name, and who begins it."""
    sketch = studio.sketch(wide, high, theme.GROUND)
    ground = theme.GOLD if current else theme.PAPER
    sketch.round(0, 0, wide, high, 10, ground)
    _stack(sketch, phase, stack, high)
    left = 66
    text = fitted(name, "number" if current else "label", 25, wide - left - 6)
    sketch.text(left, 19, text, "number" if current else "label", 25, theme.INK)
    sketch.sign(marker_of(phase), left, 33, 30)
    draw_disc(sketch, marker, left + 34, 34, 28)
    return sketch.sprite()


def _stack(sketch: Sketch, phase: Phase, number: int, high: int) -> None:
    """A little pile of card backs with the number of cards on it."""
    sign, colour = STACKS[phase]
    top, tall = 6, high - 12
    for step in (6, 3, 0):
        sketch.round(7 + step, top, 46, tall, 6, theme.WHITE)
        sketch.round(8 + step, top + 1, 44, tall - 2, 5, colour)
    sketch.sign(sign, 21, top + 3, 18, theme.WHITE)
    sketch.text(30, top + 37, str(number), "number", 30, theme.WHITE, "middle")
