"""The head of the table: the round, and each phase with its stack and start marker."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from engine.core import Seat
from engine.games.saint_petersburg.cards import Phase
from engine.games.saint_petersburg.view import View
from render import theme
from render.canvas import Rect, Scene
from render.fonts import PRESSED, fitted
from render.games.saint_petersburg.glyphs import STACKS, marker_of
from render.games.saint_petersburg.palette import studio
from render.games.saint_petersburg.titles import tab_name
from render.palette import Sprite
from render.seats import draw_disc
from render.sprites import Sketch
from render.words import Say, said

HEAD_HIGH = 58
_ROUND, _TAB = 176, 180
_GAP = 6


def lay_head(scene: Scene, view: View, area: Rect, translate: Say) -> None:
    """Lay the round and the four phases side by side, the current one broad with its name."""
    phases = (view.phase, view.stacks, view.markers)
    scene.put(
        area.x, area.y, head_sprite(view.round, view.last_round, *phases, *area[2:], translate)
    )


@lru_cache(maxsize=16)
def head_sprite(*arguments: Any) -> Sprite:
    """The head in one piece: it changes only when a phase ends."""
    return head_scene(*arguments).painted()


def head_scene(
    count: int,
    last: bool,
    now: Phase,
    stacks: tuple[int, ...],
    markers: tuple[Seat, ...],
    wide: int,
    high: int,
    translate: Say,
) -> Scene:
    """What lies where in the head."""
    scene = studio.scene(studio.flat(wide, high, theme.GROUND))
    left = lay_round(scene, count, last, scene.rect, translate) + _GAP
    broad = wide - left - (len(Phase) - 1) * (_TAB + _GAP)
    for phase in Phase:
        current = phase is now
        name = tab_name(phase, translate) if current else ""
        room = broad if current else _TAB
        tab = _tab(phase, name, stacks[phase], markers[phase], room, high)
        left = scene.put(left, 0, tab).right + _GAP
    return scene


def lay_round(scene: Scene, number: int, is_last: bool, area: Rect, translate: Say) -> int:
    """Lay the number of the round at the left. Gives its width."""
    count = said(translate, "picture-round", round=number)
    last = said(translate, "picture-last-round") if is_last else ""
    scene.put(area.x, area.y, _round(count, last, _ROUND, area.h))
    return _ROUND


@lru_cache(maxsize=64)
def _round(count: str, last: str, wide: int, high: int) -> Sprite:
    """The number of the round; in the last one that it is the last, in alarming red."""
    sketch = studio.sketch(wide, high, theme.GROUND)
    sketch.round(0, 0, wide, high, 10, theme.ALERT if last else theme.INK)
    room, middle = wide - 16, wide // 2
    if not last:
        text = fitted(count, "name", 36, int(room / PRESSED))
        sketch.text(middle, high // 2, text, "name", 36, theme.WHITE, "middle", room)
        return sketch.sprite()
    text = fitted(last, "number", 28, int(room / PRESSED))
    sketch.text(middle, 20, text, "number", 28, theme.WHITE, "middle", room)
    text = fitted(count, "label", 24, room)
    sketch.text(middle, 46, text, "label", 24, theme.WHITE, "middle")
    return sketch.sprite()


@lru_cache(maxsize=64)
def _tab(phase: Phase, name: str, stack: int, marker: Seat, wide: int, high: int) -> Sprite:
    """A phase: its stack with the number of cards, who begins it, and the name of the current."""
    sketch = studio.sketch(wide, high, theme.GROUND)
    sketch.round(0, 0, wide, high, 10, theme.GOLD if name else theme.PAPER)
    _stack(sketch, phase, stack, high)
    right = wide - 8
    draw_disc(sketch, marker, right - 42, (high - 42) // 2, 42)
    sketch.sign(marker_of(phase), right - 80, (high - 36) // 2, 36)
    if name:
        left, room = 70, right - 88 - 70
        text = fitted(name, "number", 39, int(room / PRESSED))
        sketch.text(left, high // 2, text, "number", 39, theme.INK, room=room)
    return sketch.sprite()


def _stack(sketch: Sketch, phase: Phase, number: int, high: int) -> None:
    """A little pile of card backs with the number of cards on it."""
    sign, colour = STACKS[phase]
    top, tall = 4, high - 8
    for step in (6, 3, 0):
        sketch.round(7 + step, top, 50, tall, 6, theme.WHITE)
        sketch.round(8 + step, top + 1, 48, tall - 2, 5, colour)
    sketch.sign(sign, 23, top + 2, 18, theme.WHITE)
    sketch.text(32, top + 35, str(number), "number", 34, theme.WHITE, "middle")
