"""The header of the table: the round, and each phase with its stack and start marker."""

from __future__ import annotations

from engine.core import Seat
from engine.games.saint_petersburg.cards import Phase
from engine.games.saint_petersburg.view import View
from render import theme
from render.canvas import Scene
from render.fonts import text_width
from render.games.saint_petersburg.icons import STACKS
from render.games.saint_petersburg.names import phase_short_name
from render.games.saint_petersburg.palette import SKIN, WOOD, sprite_factory
from render.icons import ARROW, CHECK
from render.image_cache import cached_image
from render.kit.panel import draw_plaque
from render.kit.skin import ground_below
from render.palette import Sprite
from render.players import draw_disc
from render.rect import Rect
from render.sprites import Drawing
from render.translation import Translate

_ROUND_WIDTH, _TAB_WIDTH, _GAP = 186, 152, 12
_STACK_WIDTH, _MARKER = 71, 46
_SHADOW = 3


def add_header(scene: Scene, view: View, area: Rect, translate: Translate) -> None:
    """Place the round and the four phases side by side; the current one is wide and named."""
    moment = (view.round, view.last_round, view.phase, view.stacks, view.markers)
    scene.add(area.x, area.y, header_sprite(*moment, area, translate))


@cached_image
def header_sprite(
    round_number: int,
    is_last: bool,
    current_phase: Phase,
    stacks: tuple[int, ...],
    markers: tuple[Seat, ...],
    area: Rect,
    translate: Translate,
) -> Sprite:
    """Draw the header as one sprite. It changes only when a phase ends."""
    width, height = area.w, area.h + _SHADOW
    background = ground_below(SKIN.ground, area._replace(h=height))
    drawing = sprite_factory.drawing(width, height, background)
    plaque, rest = Rect(0, 0, area.w, area.h).split_left(_ROUND_WIDTH, _GAP)
    draw_round(drawing, plaque, round_number, is_last, translate)
    current_width = rest.w - (len(Phase) - 1) * (_TAB_WIDTH + _GAP)
    for phase in Phase:
        is_current = phase is current_phase
        tab, rest = rest.split_left(current_width if is_current else _TAB_WIDTH, _GAP)
        if is_last and phase < current_phase:
            _draw_last_time(drawing, tab, phase)
            continue
        name = phase_short_name(phase, translate) if is_current else ""
        _draw_phase(drawing, tab, phase, name, stacks[phase], markers[phase])
        if phase:
            arrow = Rect(tab.x - _GAP + 1, tab.middle[1] - 8, _GAP - 2, 16)
            drawing.shape(ARROW, arrow, SKIN.line)
    return drawing.sprite()


def draw_round(
    drawing: Drawing, area: Rect, number: int, is_last: bool, translate: Translate
) -> None:
    """Draw the number of the round, on an alarming ground in the last one."""
    count = translate("picture-round", round=number)
    drawing.rounded_rect(*area.moved(0, _SHADOW), 10, SKIN.ground.shadow)
    draw_plaque(drawing, area, theme.ALERT if is_last else SKIN.board, SKIN.line)
    x, y = area.middle
    if not is_last:
        drawing.text(x, y, count, "name", 37, SKIN.light, "middle", area.w - 24)
        return
    last = translate("picture-last-round")
    drawing.text(x, y - 12, last, "number", 27, theme.WHITE, "middle", area.w - 22)
    drawing.text(x, y + 14, count, "label", 24, theme.WHITE, "middle", area.w - 22)


def _draw_phase(
    drawing: Drawing, area: Rect, phase: Phase, name: str, stack: int, marker: Seat
) -> None:
    """Draw a phase: its stack, its start marker with the seat, and the name of the current one."""
    drawing.rounded_rect(*area.moved(0, _SHADOW), 10, SKIN.ground.shadow)
    if name:
        draw_plaque(drawing, area, theme.COIN, theme.BRONZE, inner=2)
    else:
        draw_plaque(drawing, area, SKIN.board, SKIN.line, inner=0)
    inside = area.inset(9, 8)
    card, rest = inside.split_left(_STACK_WIDTH, 16)
    draw_stack(drawing, card, phase, stack)
    disc, rest = rest.split_right(_MARKER, 6)
    draw_start_marker(drawing, disc.centred(_MARKER, _MARKER), marker)
    if name:
        size = 42
        while size > 30 and text_width(name, "name", size) > rest.w:
            size -= 1
        x, y = rest.middle
        drawing.text(x, y, name, "name", size, theme.INK, "middle", rest.w)


def _draw_last_time(drawing: Drawing, area: Rect, phase: Phase) -> None:
    """Draw a phase that will not come again, without stack and start marker."""
    draw_plaque(drawing, area, SKIN.recess, SKIN.place, inner=0)
    sign, check = area.inset(16, 8).columns(2)
    for icon, part, size in ((STACKS[phase][0], sign, 40), (CHECK, check, 32)):
        place = part.centred(size, size)
        drawing.icon(icon, place.x, place.y, size, SKIN.faded)


def draw_stack(drawing: Drawing, area: Rect, phase: Phase, number: int) -> None:
    """Draw a small pile of card backs with the number of cards; it is 8 pixels wider."""
    icon, colour = STACKS[phase]
    for offset in (8, 4, 0):
        drawing.rounded_rect(*area.moved(offset, 0), 6, SKIN.ground.shadow)
        drawing.rounded_rect(*area.moved(offset, 0).inset(1), 6, SKIN.paper)
    drawing.rounded_rect(*area.inset(3), 4, colour)
    left, right = area.inset(5).split_left(24)
    place = left.centred(24, 24)
    drawing.icon(icon, place.x, place.y, 24, theme.WHITE)
    x, y = right.middle
    drawing.text(x, y, str(number), "number", 34, theme.WHITE, "middle", right.w)


def draw_start_marker(drawing: Drawing, area: Rect, seat: Seat) -> None:
    """Draw a wooden token with the number of the seat that begins a phase."""
    drawing.rounded_rect(*area, area.w // 2, SKIN.ground.shadow)
    drawing.rounded_rect(*area.inset(1), area.w // 2 - 1, SKIN.line)
    drawing.rounded_rect(*area.inset(4), area.w // 2 - 4, WOOD.middle)
    inside = area.inset(6)
    draw_disc(drawing, seat, inside.x, inside.y, inside.w)
