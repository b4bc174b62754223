"""A finished phase: what it paid to whom, and the cards in front of everybody after it."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.saint_petersburg.cards import Phase
from engine.games.saint_petersburg.events import Event
from engine.games.saint_petersburg.view import View
from render import theme
from render.canvas import HEIGHT, WIDTH, Scene
from render.context import RenderContext
from render.fonts import text_width
from render.games.saint_petersburg.header import draw_round
from render.games.saint_petersburg.icons import STACKS
from render.games.saint_petersburg.names import phase_short_name
from render.games.saint_petersburg.palette import SKIN, sprite_factory
from render.games.saint_petersburg.player_summary import (
    PlayerSummary,
    add_player_summary,
    player_summaries,
)
from render.games.saint_petersburg.standings import current_points
from render.image_cache import cached_image
from render.kit.panel import draw_plaque
from render.kit.skin import ground_below, ground_sprite
from render.kit.title import draw_flourish
from render.palette import Sprite
from render.rect import Rect
from render.translation import Translate

_MARGIN, _GAP = 8, 6
_HEADER_HEIGHT, _ROUND_WIDTH = 60, 186
_MAX_LEGEND_WIDTH = 420
_MAX_HEIGHT = 252
"""The largest height of a player's panel."""


def phase_scene(view: View, events: Sequence[Event], context: RenderContext) -> Scene:
    """Lay out the picture of a phase.

    `events` are all events of the phase, `view` is the table as the phase left it.
    """
    translate = context.translate
    header, area = _areas()
    moment = (view.round, view.last_round, view.phase)
    sprite = _header_sprite(*moment, header, translate)
    return _summaries_scene(
        header,
        sprite,
        area,
        player_summaries(view, events, context),
        translate,
    )


def final_table_scene(view: View, context: RenderContext) -> Scene:
    """Lay out what is in front of everybody at the end of a game, with their final points."""
    translate = context.translate
    header, area = _areas()
    points = current_points(view)
    summaries = []
    for summary in player_summaries(view, (), context):
        own = points[summary.player.seat]
        summaries.append(summary._replace(points=own, leading=own == max(points)))
    sprite = _final_header_sprite(header, translate)
    return _summaries_scene(header, sprite, area, summaries, translate)


def _areas() -> tuple[Rect, Rect]:
    """Return the areas of the header and of the players."""
    return Rect(0, 0, WIDTH, HEIGHT).inset(_MARGIN).split_top(_HEADER_HEIGHT, 8)


def _summaries_scene(
    header: Rect,
    sprite: Sprite,
    area: Rect,
    summaries: Sequence[PlayerSummary],
    translate: Translate,
) -> Scene:
    """Lay out a header and the summaries of all players below it."""
    scene = sprite_factory.scene(ground_sprite(sprite_factory.palette, SKIN.ground))
    scene.add(header.x, header.y, sprite)
    height = min(area.rows(len(summaries), _GAP)[0].h, _MAX_HEIGHT)
    for summary in summaries:
        part, area = area.split_top(height, _GAP)
        add_player_summary(scene, summary, part, translate)
    return scene


def _final_header_sprite(area: Rect, translate: Translate) -> Sprite:
    drawing = sprite_factory.drawing(area.w, area.h, ground_below(SKIN.ground, area))
    plaque = Rect(0, 0, area.w, area.h)
    draw_plaque(drawing, plaque, SKIN.board, SKIN.line)
    title = translate("picture-final-table")
    draw_flourish(drawing, plaque.inset(20, 8), title, 40, SKIN)
    return drawing.sprite()


@cached_image
def _header_sprite(
    round_number: int, is_last: bool, phase: Phase, area: Rect, translate: Translate
) -> Sprite:
    """Draw round and phase, and the legend of outlined cards."""
    background = ground_below(SKIN.ground, area._replace(h=area.h + 3))
    drawing = sprite_factory.drawing(area.w, area.h + 3, background)
    plaque, rest = Rect(0, 0, area.w, area.h).split_left(_ROUND_WIDTH, 10)
    draw_round(drawing, plaque, round_number, is_last, translate)
    text = translate("picture-new")
    width = min(text_width(text, "label", 30) + 64, _MAX_LEGEND_WIDTH)
    legend, title = rest.split_right(width, 10)
    icon, colour = STACKS[phase]
    draw_plaque(drawing, title, colour, SKIN.line)
    sign, line = title.inset(18, 8).split_left(44, 14)
    drawing.icon(icon, sign.x, sign.y, 44, theme.WHITE)
    name = phase_short_name(phase, translate)
    drawing.text(line.x, line.middle[1], name, "name", 40, theme.WHITE, max_width=line.w)
    drawing.rounded_rect(*legend, 10, SKIN.board)
    mark = Rect(legend.x + 14, legend.middle[1] - 13, 26, 26)
    drawing.border(mark, 6, 4, SKIN.accent)
    x, y = mark.right + 8, legend.middle[1]
    drawing.text(x, y, text, "label", 30, SKIN.accent, max_width=legend.right - 12 - x)
    return drawing.sprite()
