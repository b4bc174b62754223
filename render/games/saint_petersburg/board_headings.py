"""The headings of both rows: their names, what is new in them, and whose prices these are."""

from __future__ import annotations

from typing import NamedTuple

from engine.core import Seat
from render import theme
from render.fonts import text_width
from render.games.saint_petersburg.board_grid import BoardGrid
from render.games.saint_petersburg.icons import COIN
from render.games.saint_petersburg.palette import SKIN
from render.games.saint_petersburg.places import NewCards
from render.icons import ARROW
from render.kit.panel import HAIRLINE, draw_heading, draw_order, draw_seat_shield, draw_tab
from render.rect import Rect
from render.sprites import Drawing
from render.theme import Colour
from render.translation import MINUS, Translate

LINE_BELOW_TOP = 17
"""How far below the top of its area the line of a heading is, in pixels."""

_HEADING_SIZE, _MIN_HEADING_SIZE, _LABEL_SIZE = 27, 25, 26
_GAP, _MARGIN, _SIGN, _ORDER, _ARROW = 8, 20, 28, 26, 8
_REDUCTION = 66, 32
"""The size of the sign that everything in a row is cheaper, in pixels."""

_MIN_SQUEEZE = 0.7
"""A name that had to be narrower than this beside the sign of the reduction is without it."""


class Headings(NamedTuple):
    """What the headings say.

    The prices are those of `buyer`; without one, they are printed ones. Changes are marked as
    those `since` when, empty if there are none, with numbers if they have an order.
    """

    buyer: Seat | None
    has_prices: bool
    since: str = ""
    has_order: bool = False
    new_upper: NewCards = NewCards()
    new_lower: NewCards = NewCards()


def draw_headings(
    drawing: Drawing, headings: Headings, grid: BoardGrid, translate: Translate
) -> None:
    """Draw the name of each row where it begins or runs on, and the legend where there is room."""
    if grid.lower_begins_above:
        prices, free = _draw_lower_above(drawing, headings, grid, translate)
    else:
        prices, free = _draw_lower_below(drawing, headings, grid, translate)
    if headings.has_prices:
        ground = _ground_of(prices, grid)
        prices = _draw_price_label(drawing, headings.buyer, prices, ground, translate)
    if headings.since:
        free = [each for each in free if each.y != prices.y]
        area = max((prices, *free), key=lambda each: (_fits(headings, each), each.w))
        _draw_legend(drawing, headings, area, _ground_of(area, grid))


def _draw_lower_above(
    drawing: Drawing, headings: Headings, grid: BoardGrid, translate: Translate
) -> tuple[Rect, list[Rect]]:
    """Draw the names of both rows if the lower one begins in the first line.

    Returns where the prices can be named, and where the legend fits besides.
    """
    (first, second), lower = grid.headings(), grid.lower_heading
    assert lower is not None
    rest = first._replace(w=lower.x - _MARGIN + _GAP - first.x)
    if grid.boundary:
        rest = _right_of(rest, _draw_upper(drawing, headings.new_upper, rest, translate))
    tab = _right_of(lower, draw_name_of_lower(drawing, NewCards(), lower, translate))
    new_width = _new_width(headings.new_lower, translate)
    is_tab_below = new_width > tab.w
    room = second.w - _price_label_width(headings, translate) - is_tab_below * (new_width + _GAP)
    if headings.since and not _fits(headings, rest):
        room -= _legend_width(headings)
    if name := _name_on("lower", room, translate):
        second = _right_of(second, _draw_name(drawing, name, second, SKIN.recess))
    if is_tab_below:
        right = _draw_new(drawing, headings.new_lower, second, translate)
        return _right_of(second, right), [rest]
    _draw_new(drawing, headings.new_lower, tab, translate)
    return second, [rest]


def _draw_lower_below(
    drawing: Drawing, headings: Headings, grid: BoardGrid, translate: Translate
) -> tuple[Rect, list[Rect]]:
    """Draw the names of both rows if the lower one begins in the second line or is empty.

    Returns where the prices can be named, and where the legend fits besides.
    """
    (first, second), lower = grid.headings(), grid.lower_heading
    prices = _right_of(first, _draw_upper(drawing, headings.new_upper, first, translate))
    if lower is None:
        return prices, [_draw_upper_again(drawing, headings, grid, second, translate)]
    right = draw_name_of_lower(drawing, headings.new_lower, lower, translate)
    left_of_it = second._replace(w=lower.x - _MARGIN - second.x)
    rest = _draw_upper_again(drawing, headings, grid, left_of_it, translate)
    return prices, [rest, _right_of(lower, right)]


def _ground_of(area: Rect, grid: BoardGrid) -> Colour:
    """Return the colour below an area in the heading of a line: that of the row it is in."""
    lower = grid.lower_heading
    is_lower = lower is not None and (area.y > lower.y or (area.y == lower.y and area.x >= lower.x))
    return SKIN.recess if is_lower else SKIN.board


def _right_of(area: Rect, x: int) -> Rect:
    """Return the part of an area to the right of what is drawn in it."""
    return area._replace(x=x + _GAP, w=area.right - x - _GAP)


def _draw_upper(drawing: Drawing, new: NewCards, area: Rect, translate: Translate) -> int:
    """Draw the upper row's name and a line. Returns the right end of the name."""
    y, text = area.y + LINE_BELOW_TOP, translate("picture-upper-row")
    drawing.rect(area.x, y - 1, area.w, HAIRLINE, SKIN.line)
    right = _draw_name(drawing, text, area, SKIN.board)
    return _draw_new(drawing, new, _right_of(area, right), translate)


def _draw_upper_again(
    drawing: Drawing, headings: Headings, grid: BoardGrid, area: Rect, translate: Translate
) -> Rect:
    """Say where the upper row runs on in the second line. Returns what is left of that line."""
    if grid.upper <= grid.columns:
        return area
    drawing.rect(area.x, area.y + LINE_BELOW_TOP - 1, area.w, HAIRLINE, SKIN.line)
    name = _name_on("upper", area.w - _legend_width(headings), translate)
    name = name or translate("picture-upper-row-on-short")
    return _right_of(area, _draw_name(drawing, name, area, SKIN.board))


def _name_on(row: str, room: int, translate: Translate) -> str:
    """Return the name of a row where it runs on, short if the room is small; "" if none fits."""
    names = (translate(f"picture-{row}-row-on{form}") for form in ("", "-short"))
    fitting = (name for name in names if text_width(name, "name", _HEADING_SIZE) + 40 <= room)
    return next(fitting, "")


def draw_name_of_lower(drawing: Drawing, new: NewCards, area: Rect, translate: Translate) -> int:
    """Draw the lower row's name, and how much cheaper it is. Returns their right end."""
    y, text = area.y + LINE_BELOW_TOP, translate("picture-lower-row")
    rest = area._replace(w=area.w - _REDUCTION[0] - _GAP)
    if text_width(text, "name", _MIN_HEADING_SIZE) * _MIN_SQUEEZE > rest.w:
        return _draw_name(drawing, text, area, SKIN.recess)
    right = _draw_name(drawing, text, rest, SKIN.recess)
    sign = Rect(right + _GAP, y - 16, *_REDUCTION)
    draw_reduction(drawing, sign)
    return _draw_new(drawing, new, _right_of(area, sign.right), translate)


def _draw_name(drawing: Drawing, text: str, area: Rect, ground: Colour) -> int:
    """Draw the name of a row between diamonds, or alone if there is little room."""
    y = area.y + LINE_BELOW_TOP
    if text_width(text, "name", _HEADING_SIZE) + 40 <= area.w:
        return draw_heading(drawing, area.x, y, text, _HEADING_SIZE, SKIN, ground).right
    width = min(text_width(text, "name", _MIN_HEADING_SIZE), area.w)
    drawing.rect(area.x, y - 14, width + 4, 28, ground)
    drawing.text(area.x, y, text, "name", _MIN_HEADING_SIZE, SKIN.light, max_width=width)
    return area.x + width


def _draw_new(drawing: Drawing, new: NewCards, area: Rect, translate: Translate) -> int:
    """Draw how many cards of the row are new, if it is marked as a whole."""
    if not new.number:
        return area.x - _GAP
    width = min(_new_width(new, translate), area.w)
    tab = Rect(area.x, area.y + LINE_BELOW_TOP - 15, width, 29)
    draw_tab(drawing, tab, _new_text(new, translate), SKIN.accent, SKIN.ink)
    return tab.right


def _new_text(new: NewCards, translate: Translate) -> str:
    is_all = int(new.number == new.of)
    return translate("picture-new-cards", number=new.number, all=is_all)


def _new_width(new: NewCards, translate: Translate) -> int:
    """Return the width of the tab with the number of new cards; 0 if there is none."""
    return text_width(_new_text(new, translate), "number", 25) * 4 // 3 if new.number else 0


def _draw_price_label(
    drawing: Drawing, buyer: Seat | None, area: Rect, ground: Colour, translate: Translate
) -> Rect:
    """Draw whose prices these are, or that they are printed ones. Returns what is left."""
    text, y = translate(_price_key(buyer)), area.y + LINE_BELOW_TOP
    width = min(text_width(text, "label", _LABEL_SIZE), area.w - _SIGN - _GAP)
    left = area.right - _SIGN - _GAP - width
    drawing.rect(left - _GAP, y - 14, area.right - left + _GAP, 30, ground)
    drawing.text(left, y, text, "label", _LABEL_SIZE, SKIN.light, max_width=width)
    if buyer is None:
        drawing.icon(COIN, area.right - _SIGN, y - _SIGN // 2, _SIGN, theme.SILVER)
    else:
        shield = Rect(area.right - _SIGN, y - 13, _SIGN, 32)
        draw_seat_shield(drawing, shield, buyer, SKIN.light)
    return area._replace(w=left - _MARGIN - area.x)


def _marks_width(headings: Headings) -> int:
    """Return the width of the marks in front of the legend."""
    return 2 * _ORDER + _ARROW + 4 if headings.has_order else _ORDER + 2


def _legend_width(headings: Headings) -> int:
    """Return the width of the legend with the gap beside it; 0 if there is none."""
    if not headings.since:
        return 0
    return text_width(headings.since, "label", _LABEL_SIZE) + _marks_width(headings) + 2 * _GAP


def _price_label_width(headings: Headings, translate: Translate) -> int:
    """Return the width of the words that say whose prices these are; 0 if there are none."""
    if not headings.has_prices:
        return 0
    text = translate(_price_key(headings.buyer))
    return text_width(text, "label", _LABEL_SIZE) + _SIGN + _MARGIN + _GAP


def _price_key(buyer: Seat | None) -> str:
    return "picture-printed-prices" if buyer is None else "picture-prices-of"


def _fits(headings: Headings, area: Rect) -> bool:
    """Return whether the legend fits into an area without being squeezed."""
    width = text_width(headings.since, "label", _LABEL_SIZE)
    return width + _marks_width(headings) + _GAP <= area.w


def _draw_legend(drawing: Drawing, headings: Headings, area: Rect, ground: Colour) -> None:
    """Say at the right end of an area what the marks in the accent colour mean."""
    y, marks = area.y + LINE_BELOW_TOP, _marks_width(headings)
    width = min(text_width(headings.since, "label", _LABEL_SIZE), area.w - marks - _GAP)
    x = area.right - width - marks
    drawing.rect(x - _GAP, y - 14, area.right - x + _MARGIN, 30, ground)
    if headings.has_order:
        first = Rect(x, y - _ORDER // 2, _ORDER, _ORDER)
        arrow = Rect(first.right + 1, y - 6, _ARROW, 12)
        draw_order(drawing, first, "1", SKIN)
        drawing.shape(ARROW, arrow, SKIN.accent)
        draw_order(drawing, first.moved(_ORDER + _ARROW + 2, 0), "2", SKIN)
    else:
        drawing.border(Rect(x, y - 11, 22, 22), 5, 3, SKIN.accent)
    drawing.text(x + marks, y, headings.since, "label", _LABEL_SIZE, SKIN.accent, max_width=width)


def draw_reduction(drawing: Drawing, area: Rect) -> None:
    """Draw the reduction of the lower row."""
    drawing.rounded_rect(*area, area.h // 2, SKIN.line)
    drawing.rounded_rect(*area.inset(2), area.h // 2 - 2, theme.COIN)
    x, y = area.middle
    drawing.text(x - 11, y, f"{MINUS}1", "number", 31, theme.INK, "middle")
    drawing.icon(COIN, x + 7, y - 12, 24)
