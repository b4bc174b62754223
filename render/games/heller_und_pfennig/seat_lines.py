"""The lines in a seat's panel: its name, its money, and its stalls or what it was paid."""

from __future__ import annotations

from typing import NamedTuple

from engine.core import Seat
from render import theme
from render.fonts import text_width
from render.games.heller_und_pfennig.amounts import amount_colour
from render.games.heller_und_pfennig.icons import BACK, CLOTHS, COIN, MARKET_STALL
from render.games.heller_und_pfennig.palette import SKIN, sprite_factory
from render.games.heller_und_pfennig.pieces import TIMES
from render.games.heller_und_pfennig.standings import Standing
from render.icons import mask
from render.image_cache import cached_image
from render.kit.lettering import fit_player_name
from render.palette import Sprite
from render.players import seat_colour
from render.rect import Rect
from render.sprites import Drawing
from render.theme import Colour
from render.translation import Translate, format_number, format_signed

_MIN_NAME_SIZE = 26
"""The font size below which a name is shortened."""

_MIN_MONEY_SIZE = 38
"""The font size below which amounts are squeezed."""

_PROJECTED_SIZE = 80
"""The size of what the market would pay, in percent of that of the money."""


class NameLine(NamedTuple):
    """A name, how many tiles are held face down, and what an earlier round has paid."""

    name: str
    backs: int
    earned: int


class MoneyLine(NamedTuple):
    """The money, whether it is the most, what the market would pay, and what has changed.

    `projected` is None once the round has been paid: `gained` is then its payout.
    """

    money: int
    leading: bool
    projected: int | None
    gained: int


class FootLine(NamedTuple):
    """The stalls that a seat has left, or what rows and columns have paid, with their labels."""

    seat: Seat
    stalls: tuple[int, ...]
    paid: tuple[tuple[str, int], ...]


def name_line(standing: Standing) -> NameLine:
    backs = standing.has_kept + standing.has_drawn
    return NameLine(standing.name, backs, 0 if standing.projected is None else standing.earned)


def money_line(standing: Standing) -> MoneyLine:
    projected = standing.projected
    gained = standing.earned if projected is None else standing.improved
    return MoneyLine(standing.money, standing.leading, projected, gained)


def foot_line(standing: Standing, translate: Translate) -> FootLine:
    if standing.paid is None:
        return FootLine(standing.seat, standing.stalls, ())
    labels = ("picture-rows", "picture-columns")
    texts = (translate(label) for label in labels)
    return FootLine(standing.seat, (), tuple(zip(texts, standing.paid, strict=True)))


@cached_image
def name_sprite(line: NameLine, fill: Colour, width: int, height: int) -> Sprite:
    """Draw a name, on the right a back for each tile held face down, and what was earned."""
    drawing = sprite_factory.drawing(width, height, fill)
    right, back = width, min(height - 6, 40)
    for number in range(line.backs):
        x = width - back - number * (back * 2 // 3)
        drawing.rect(x - 2, (height - back) // 2, back + 2, back, fill)
        drawing.icon(BACK, x, (height - back) // 2, back)
        right = x - 8
    if line.earned:
        area = Rect(0, 3, right, height - 6)
        right = draw_pill(drawing, area, format_signed(line.earned)).x - 6
    fitted = fit_player_name(line.name, right, min(height, 48), _MIN_NAME_SIZE)
    drawing.text(0, height // 2, fitted.lines[0], "name", fitted.size, SKIN.ink, max_width=right)
    return drawing.sprite()


@cached_image
def money_sprite(line: MoneyLine, fill: Colour, width: int, height: int) -> Sprite:
    """Draw the money, what the market would pay, and on a pill what has changed."""
    drawing = sprite_factory.drawing(width, height, fill)
    area = right = Rect(0, 0, width, height)
    if line.gained:
        pill_height = min(height, 52 if line.projected is None else 36)
        pill = draw_pill(
            drawing,
            area.centred(width, pill_height),
            format_signed(line.gained),
            is_paid=line.projected is None,
        )
        right = area._replace(w=pill.x - 4)
    size = min(height + 12, 58)
    while (used := _money_width(line, size)) > right.w and size > _MIN_MONEY_SIZE:
        size -= 1
    x = draw_money(drawing, line.money, line.leading, right, size)
    if line.projected is not None:
        x += min(right.w - used, 10) if used < right.w else 0
        draw_projected(drawing, line.projected, right.split_left(x)[1], size)
    return drawing.sprite()


def _money_width(line: MoneyLine, size: int) -> int:
    """Return the width of the money and of what the market would pay, in pixels."""
    money = text_width(format_number(line.money), "number", size - 4 * line.leading)
    width = money + round(size * 0.74) + 14
    if line.projected is None:
        return width
    small = size * _PROJECTED_SIZE // 100
    projected = text_width(format_signed(line.projected), "number", small)
    return width + projected + small * 3 // 4 + 6


def draw_projected(drawing: Drawing, amount: int, area: Rect, size: int) -> None:
    """Draw what the market would pay behind the sign of a stall."""
    size, y = size * _PROJECTED_SIZE // 100, area.middle[1]
    sign = size * 3 // 4
    drawing.icon(MARKET_STALL, area.x + 2, y - sign // 2, sign, theme.SLATE)
    text, x = format_signed(amount), area.x + sign + 6
    drawing.text(
        x, y, text, "number", size, amount_colour(amount), max_width=max(area.right - x, 20)
    )


def draw_pill(drawing: Drawing, area: Rect, text: str, *, is_paid: bool = True) -> Rect:
    """Draw a change at the right end of an area. Returns the area of the pill.

    It has a coin if it is paid, and a stall if it is what the market would pay.
    """
    size = min(area.h - 4, 44)
    sign = size * 3 // 4
    width = min(text_width(text, "number", size), 110) + sign + 14
    pill = area.split_right(width)[0]
    drawing.rounded_rect(*pill, min(pill.h // 2, 12), SKIN.accent)
    x, y = pill.x + 4, pill.middle[1] - sign // 2
    if is_paid:
        drawing.icon(COIN, x, y, sign)
    else:
        drawing.icon(MARKET_STALL, x, y, sign, theme.SLATE)
    x, y = (pill.x + sign + pill.right) // 2 + 1, pill.middle[1]
    drawing.text(x, y, text, "number", size, SKIN.ink, "middle", pill.w - sign - 8)
    return pill


def draw_money(drawing: Drawing, money: int, leading: bool, area: Rect, size: int) -> int:
    """Draw an amount beside a coin, the largest one on a dark plate. Returns its right end."""
    size -= 4 * leading
    text, coin = format_number(money), round(size * 0.74)
    width = min(text_width(text, "number", size), area.w - coin - 14)
    plate = Rect(area.x, area.y, coin + width + 14, area.h)
    ink: Colour = SKIN.ink
    if leading:
        drawing.rounded_rect(*plate, 8, SKIN.line)
        drawing.rounded_rect(*plate.inset(2), 6, SKIN.board)
        ink = theme.COIN
    y = plate.middle[1]
    drawing.icon(COIN, plate.x + 4, y - coin // 2, coin)
    drawing.text(plate.x + coin + 9, y, text, "number", size, ink, max_width=width)
    return plate.right


def foot_sprite(line: FootLine, fill: Colour, width: int, height: int) -> Sprite:
    """Draw the last line."""
    if line.paid:
        return _paid_sprite(line.paid, fill, width, height)
    return stalls_sprite(line.seat, line.stalls, fill, width, height)


@cached_image
def _paid_sprite(
    paid: tuple[tuple[str, int], ...], fill: Colour, width: int, height: int
) -> Sprite:
    """Draw amounts side by side, each behind its label."""
    drawing, size = sprite_factory.drawing(width, height, fill), min(height + 2, 34)
    areas = Rect(0, 0, width, height).columns(len(paid), 8)
    for (label, amount), area in zip(paid, areas, strict=True):
        text, y = format_signed(amount), area.middle[1]
        available = area.w - 6 - text_width(text, "number", size)
        drawing.text(area.x, y, label, "label", 25, SKIN.ink, max_width=available)
        x = area.x + min(available, text_width(label, "label", 25)) + 6
        drawing.text(x, y, text, "number", size, amount_colour(amount))
    return drawing.sprite()


@cached_image
def stalls_sprite(
    seat: Seat, stalls: tuple[int, ...], fill: Colour, width: int, height: int
) -> Sprite:
    """Draw a cloth for each kind of stall left, the largest first, with their number."""
    drawing = sprite_factory.drawing(width, height, fill)
    kinds = [(goods, stalls[goods - 1]) for goods in range(len(stalls), 0, -1) if stalls[goods - 1]]
    cloth, size = min(height * 11 // 10, 46), min(height - 2, 34)
    gap = -1
    while gap < 3 and size > 20:
        several = sum(text_width(f"{TIMES}{left}", "number", size) for _, left in kinds if left > 1)
        gap = min((width - len(kinds) * (cloth + 1) - several) // max(len(kinds) - 1, 1), 14)
        size, cloth = size - (gap < 3), cloth - (gap < 3)
    x = 0
    for goods, left in kinds:
        draw_cloth(drawing, seat, goods, Rect(x, 0, cloth, height))
        x += cloth + 1
        if left > 1:
            text = f"{TIMES}{left}"
            drawing.text(x, height // 2, text, "number", size, SKIN.ink)
            x += text_width(text, "number", size)
        x += gap
    return drawing.sprite()


def draw_cloth(drawing: Drawing, seat: Seat, goods: int, area: Rect) -> None:
    """Draw a small stall: the number of its goods on a cloth in the seat's colour and shape."""
    cloth = mask(CLOTHS[seat], area.w, area.h)
    drawing.image.paste(seat_colour(seat), (area.x, area.y), cloth)
    x, y = area.middle[0], area.y + round(area.h * 0.42)
    drawing.text(x, y, str(goods), "number", min(area.h + 3, 40), theme.WHITE, "middle")
