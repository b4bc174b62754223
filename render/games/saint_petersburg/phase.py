"""A finished phase: what it paid to whom, and the cards in front of everybody after it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.core import Seat
from engine.games.saint_petersburg.cards import Phase
from engine.games.saint_petersburg.events import Event
from engine.games.saint_petersburg.view import View
from render import theme
from render.canvas import HEIGHT, WIDTH, Scene
from render.fonts import SQUEEZE_LIMIT, ellipsize, text_width
from render.games.saint_petersburg.icons import STACKS
from render.games.saint_petersburg.names import phase_short_name
from render.games.saint_petersburg.palette import sprite_factory
from render.games.saint_petersburg.player_summary import add_player_summary, player_summaries
from render.palette import Sprite
from render.rect import Rect
from render.translation import Translate, cached_text

MARGIN = 10
_GAP = 6
_HEADER_HEIGHT, _ROUND_WIDTH = 58, 176


def phase_scene(
    view: View,
    events: Sequence[Event],
    names: Sequence[str],
    translate: Translate,
    ai_seats: frozenset[Seat] = frozenset(),
) -> Scene:
    """Lay out the picture of a phase.

    `events` are all events of the phase, `view` is the table as the phase left it.
    """
    scene = sprite_factory.scene()
    inner = WIDTH - 2 * MARGIN
    _add_header(scene, view, Rect(MARGIN, MARGIN - 2, inner, _HEADER_HEIGHT), translate)
    top = MARGIN - 2 + _HEADER_HEIGHT + _GAP
    player_count = len(view.players)
    height = (HEIGHT - MARGIN + 1 - top + _GAP) // player_count - _GAP
    for index, summary in enumerate(player_summaries(view, events, names, translate, ai_seats)):
        add_player_summary(
            scene, summary, Rect(MARGIN, top + index * (height + _GAP), inner, height), translate
        )
    return scene


def _add_header(scene: Scene, view: View, area: Rect, translate: Translate) -> None:
    """Place round and phase, and the legend of light pills."""
    count = cached_text(translate, "picture-round", round=view.round)
    last = cached_text(translate, "picture-last-round") if view.last_round else ""
    left = scene.add(area.x, area.y, _round_sprite(count, last, _ROUND_WIDTH, area.h)).right + _GAP
    legend = cached_text(translate, "picture-new")
    legend_width = min(text_width(legend, "label", 30) + 36, 420)
    title = _title_sprite(
        view.phase,
        phase_short_name(view.phase, translate),
        area.right - left - legend_width - _GAP,
        area.h,
    )
    scene.add(left, area.y, title)
    scene.add(area.right - legend_width, area.y, _legend_sprite(legend, legend_width, area.h))


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


@lru_cache(maxsize=32)
def _title_sprite(phase: Phase, name: str, width: int, height: int) -> Sprite:
    icon, colour = STACKS[phase]
    drawing = sprite_factory.drawing(width, height, theme.BACKGROUND)
    drawing.rounded_rect(0, 0, width, height, 10, colour)
    drawing.icon(icon, 14, (height - 38) // 2, 38, theme.WHITE)
    available = width - 66 - 12
    text = ellipsize(name, "number", 39, int(available / SQUEEZE_LIMIT))
    drawing.text(66, height // 2, text, "number", 39, theme.WHITE, max_width=available)
    return drawing.sprite()


@lru_cache(maxsize=16)
def _legend_sprite(text: str, width: int, height: int) -> Sprite:
    drawing = sprite_factory.drawing(width, height, theme.BACKGROUND)
    drawing.rounded_rect(0, 8, width, height - 16, 9, theme.INK)
    drawing.rounded_rect(3, 11, width - 6, height - 22, 7, theme.WHITE)
    drawing.text(width // 2, height // 2, text, "label", 30, theme.INK, "middle", width - 16)
    return drawing.sprite()
