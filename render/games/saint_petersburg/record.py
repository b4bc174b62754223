"""What happened in a phase: what it paid to whom, and what lies before everybody since."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.core import Seat
from engine.games.saint_petersburg.cards import Phase
from engine.games.saint_petersburg.events import Event
from engine.games.saint_petersburg.view import View
from render import theme
from render.canvas import HEIGHT, WIDTH, Rect, Scene
from render.fonts import PRESSED, fitted, width
from render.games.saint_petersburg.accounts import accounts, lay_account
from render.games.saint_petersburg.glyphs import STACKS
from render.games.saint_petersburg.head import HEAD_HIGH, lay_round
from render.games.saint_petersburg.palette import studio
from render.games.saint_petersburg.titles import tab_name
from render.palette import Sprite
from render.words import Say, said

MARGIN = 10
_GAP = 6


def record_scene(
    view: View,
    events: Sequence[Event],
    names: Sequence[str],
    translate: Say,
    ai: frozenset[Seat] = frozenset(),
) -> Scene:
    """What lies where. `build_view` is the table as the phase left it, `events` all of the phase."""
    scene = studio.scene()
    inner = WIDTH - 2 * MARGIN
    _head(scene, view, Rect(MARGIN, MARGIN - 2, inner, HEAD_HIGH), translate)
    top = MARGIN - 2 + HEAD_HIGH + _GAP
    number = len(view.players)
    high = (HEIGHT - MARGIN + 1 - top + _GAP) // number - _GAP
    for place, account in enumerate(accounts(view, events, names, translate, ai)):
        lay_account(
            scene, account, Rect(MARGIN, top + place * (high + _GAP), inner, high), translate
        )
    return scene


def _head(scene: Scene, view: View, area: Rect, translate: Say) -> None:
    """Round and phase, and what a light tag means."""
    left = area.x + lay_round(scene, view.round, view.last_round, area, translate) + _GAP
    legend = said(translate, "picture-new")
    beside = min(width(legend, "label", 30) + 36, 420)
    title = _title(
        view.phase, tab_name(view.phase, translate), area.right - left - beside - _GAP, area.h
    )
    scene.put(left, area.y, title)
    scene.put(area.right - beside, area.y, _legend(legend, beside, area.h))


@lru_cache(maxsize=32)
def _title(phase: Phase, name: str, wide: int, high: int) -> Sprite:
    sign, colour = STACKS[phase]
    sketch = studio.sketch(wide, high, theme.GROUND)
    sketch.round(0, 0, wide, high, 10, colour)
    sketch.sign(sign, 14, (high - 38) // 2, 38, theme.WHITE)
    room = wide - 66 - 12
    text = fitted(name, "number", 39, int(room / PRESSED))
    sketch.text(66, high // 2, text, "number", 39, theme.WHITE, room=room)
    return sketch.sprite()


@lru_cache(maxsize=16)
def _legend(text: str, wide: int, high: int) -> Sprite:
    sketch = studio.sketch(wide, high, theme.GROUND)
    sketch.round(0, 8, wide, high - 16, 9, theme.INK)
    sketch.round(3, 11, wide - 6, high - 22, 7, theme.WHITE)
    sketch.text(wide // 2, high // 2, text, "label", 30, theme.INK, "middle", wide - 16)
    return sketch.sprite()
