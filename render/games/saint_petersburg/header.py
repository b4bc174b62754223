"""The header of the table: the round, and each phase with its stack and start marker."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from engine.core import Seat
from engine.games.saint_petersburg.cards import Phase
from engine.games.saint_petersburg.view import View
from render import theme
from render.canvas import Scene
from render.fonts import SQUEEZE_LIMIT, ellipsize
from render.games.saint_petersburg.icons import STACKS, start_marker
from render.games.saint_petersburg.names import phase_short_name
from render.games.saint_petersburg.palette import sprite_factory
from render.palette import Sprite
from render.players import draw_disc
from render.rect import Rect
from render.sprites import Drawing
from render.translation import Translate, cached_text

HEADER_HEIGHT = 58
_ROUND_WIDTH, _TAB_WIDTH = 176, 180
_GAP = 6


def add_header(scene: Scene, view: View, area: Rect, translate: Translate) -> None:
    """Place the round and the four phases side by side; the current one is wide and named."""
    phases = (view.phase, view.stacks, view.markers)
    scene.add(
        area.x, area.y, header_sprite(view.round, view.last_round, *phases, *area[2:], translate)
    )


@lru_cache(maxsize=16)
def header_sprite(*arguments: Any) -> Sprite:
    """Draw the header as one sprite. It changes only when a phase ends."""
    return header_scene(*arguments).flatten()


def header_scene(
    round_number: int,
    is_last: bool,
    current_phase: Phase,
    stacks: tuple[int, ...],
    markers: tuple[Seat, ...],
    width: int,
    height: int,
    translate: Translate,
) -> Scene:
    """Lay out the header."""
    scene = sprite_factory.scene(sprite_factory.solid(width, height, theme.BACKGROUND))
    left = add_round(scene, round_number, is_last, scene.rect, translate) + _GAP
    current_width = width - left - (len(Phase) - 1) * (_TAB_WIDTH + _GAP)
    for phase in Phase:
        is_current = phase is current_phase
        name = phase_short_name(phase, translate) if is_current else ""
        available = current_width if is_current else _TAB_WIDTH
        tab = _phase_tab(phase, name, stacks[phase], markers[phase], available, height)
        left = scene.add(left, 0, tab).right + _GAP
    return scene


def add_round(scene: Scene, number: int, is_last: bool, area: Rect, translate: Translate) -> int:
    """Place the number of the round on the left. Returns its width in pixels."""
    count = cached_text(translate, "picture-round", round=number)
    last = cached_text(translate, "picture-last-round") if is_last else ""
    scene.add(area.x, area.y, _round_sprite(count, last, _ROUND_WIDTH, area.h))
    return _ROUND_WIDTH


@lru_cache(maxsize=64)
def _round_sprite(count: str, last: str, width: int, height: int) -> Sprite:
    """Draw the number of the round, with an alert background in the last one."""
    drawing = sprite_factory.drawing(width, height, theme.BACKGROUND)
    drawing.rounded_rect(0, 0, width, height, 10, theme.ALERT if last else theme.INK)
    available, middle = width - 16, width // 2
    if not last:
        text = ellipsize(count, "name", 36, int(available / SQUEEZE_LIMIT))
        drawing.text(middle, height // 2, text, "name", 36, theme.WHITE, "middle", available)
        return drawing.sprite()
    text = ellipsize(last, "number", 28, int(available / SQUEEZE_LIMIT))
    drawing.text(middle, 20, text, "number", 28, theme.WHITE, "middle", available)
    text = ellipsize(count, "label", 24, available)
    drawing.text(middle, 46, text, "label", 24, theme.WHITE, "middle")
    return drawing.sprite()


@lru_cache(maxsize=64)
def _phase_tab(
    phase: Phase, name: str, stack: int, marker: Seat, width: int, height: int
) -> Sprite:
    """Draw a phase: its stack, its start marker with the seat, and the name of the current one."""
    drawing = sprite_factory.drawing(width, height, theme.BACKGROUND)
    drawing.rounded_rect(0, 0, width, height, 10, theme.GOLD if name else theme.PAPER)
    _draw_stack(drawing, phase, stack, height)
    right = width - 8
    draw_disc(drawing, marker, right - 42, (height - 42) // 2, 42)
    drawing.icon(start_marker(phase), right - 80, (height - 36) // 2, 36)
    if name:
        left, available = 70, right - 88 - 70
        text = ellipsize(name, "number", 39, int(available / SQUEEZE_LIMIT))
        drawing.text(left, height // 2, text, "number", 39, theme.INK, max_width=available)
    return drawing.sprite()


def _draw_stack(drawing: Drawing, phase: Phase, count: int, height: int) -> None:
    """Draw a small pile of card backs with the number of cards."""
    icon, colour = STACKS[phase]
    top, card_height = 4, height - 8
    for offset in (6, 3, 0):
        drawing.rounded_rect(7 + offset, top, 50, card_height, 6, theme.WHITE)
        drawing.rounded_rect(8 + offset, top + 1, 48, card_height - 2, 5, colour)
    drawing.icon(icon, 23, top + 2, 18, theme.WHITE)
    drawing.text(32, top + 35, str(count), "number", 34, theme.WHITE, "middle")
