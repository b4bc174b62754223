"""A seat at the market: its panel, with a name, money, and a last line."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from render.canvas import Placement, Scene
from render.games.heller_und_pfennig.palette import SKIN, sprite_factory
from render.games.heller_und_pfennig.seat_lines import (
    FootLine,
    MoneyLine,
    NameLine,
    foot_line,
    foot_sprite,
    money_line,
    money_sprite,
    name_line,
    name_sprite,
)
from render.games.heller_und_pfennig.standings import Standing
from render.image_cache import cached_image
from render.kit.seat_panel import ARROW_SPACE, SHADOW, SeatMarks, draw_seat_frame
from render.kit.skin import ground_below
from render.palette import Sprite
from render.rect import Rect
from render.theme import Colour
from render.translation import Translate

_PENNANT_WIDTH = 44


class SeatLayout(NamedTuple):
    """The parts of a panel, from the corner of its area."""

    panel: Rect
    pennant: Rect
    name: Rect
    money: Rect
    foot: Rect


@lru_cache(maxsize=8)
def seat_layout(width: int, height: int) -> SeatLayout:
    """Return the layout of a panel in an area of this size, with space for arrow and shadow."""
    panel = Rect(ARROW_SPACE, 0, width - ARROW_SPACE, height - SHADOW)
    pennant, rest = panel.inset(6, 4).split_left(_PENNANT_WIDTH, 6)
    pennant = Rect(pennant.x, 0, pennant.w, min(panel.h - 8, 150))
    name, rest = rest.split_top(rest.h * 39 // 100)
    money, foot = rest.split_top(rest.h * 57 // 100, 1)
    return SeatLayout(panel, pennant, name, money, foot)


class _Frame(NamedTuple):
    """All that a panel shows but its money."""

    marks: SeatMarks
    name: NameLine
    foot: FootLine
    area: Rect


def add_seat(scene: Scene, standing: Standing, area: Rect, translate: Translate) -> None:
    """Place a seat in three pieces: most moves change only the line with the money.

    `area` includes the space for the arrow and for the shadow.
    """
    scene.sprites.extend(_placements(standing, area, translate))


@lru_cache(maxsize=64)
def _placements(standing: Standing, area: Rect, translate: Translate) -> tuple[Placement, ...]:
    words = (translate("picture-ai"),) if standing.is_ai else ()
    marks = SeatMarks(standing.seat, standing.acting, words)
    frame = _Frame(marks, name_line(standing), foot_line(standing, translate), area)
    return (*_above_and_below(frame), _money_strip(marks, area, money_line(standing)))


@lru_cache(maxsize=64)
def _above_and_below(frame: _Frame) -> tuple[Placement, Placement]:
    """Draw the parts above and below the line with the money."""
    area, layout = frame.area, seat_layout(frame.area.w, frame.area.h)
    fill, scene = _fill(frame.marks), sprite_factory.scene(_background(frame.marks, area))
    name, foot = layout.name, layout.foot
    scene.add(name.x, name.y, name_sprite(frame.name, fill, name.w, name.h))
    scene.add(foot.x, foot.y, foot_sprite(frame.foot, fill, foot.w, foot.h))
    sprite = scene.flatten()
    above, rest = area.split_top(layout.money.y)
    below = rest.split_top(layout.money.h)[1]
    return (
        (above, sprite.crop((0, 0, area.w, above.h))),
        (below, sprite.crop((0, area.h - below.h, area.w, area.h))),
    )


@lru_cache(maxsize=64)
def _money_strip(marks: SeatMarks, area: Rect, line: MoneyLine) -> Placement:
    """Draw the part of a panel with the money."""
    money, image = seat_layout(area.w, area.h).money, _strip_background(marks, area).copy()
    image.paste(money_sprite(line, _fill(marks), money.w, money.h), (money.x, 0))
    return Rect(area.x, area.y + money.y, area.w, money.h), image


@cached_image
def _strip_background(marks: SeatMarks, area: Rect) -> Sprite:
    money = seat_layout(area.w, area.h).money
    return _background(marks, area).crop((0, money.y, area.w, money.bottom))


def _fill(marks: SeatMarks) -> Colour:
    return SKIN.seat_on_turn if marks.acting else SKIN.seat


@cached_image
def _background(marks: SeatMarks, area: Rect) -> Sprite:
    """Draw an empty panel on the ground."""
    layout = seat_layout(area.w, area.h)
    drawing = sprite_factory.drawing(area.w, area.h, ground_below(SKIN.ground, area))
    draw_seat_frame(drawing, layout.panel, layout.pennant, marks, _fill(marks), SKIN)
    return drawing.sprite()
