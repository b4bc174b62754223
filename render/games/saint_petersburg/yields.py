"""What a card pays and does, as a row of icons and numbers that needs no translation."""

from __future__ import annotations

from typing import TypeAlias

from engine.games.saint_petersburg.cards import Card, CardTable, CountingBonus, Phase
from engine.games.saint_petersburg.legal import (
    GUILD_HALL_GAIN,
    PUB_PRICE,
    TRADING_HOUSE_POINTS,
    TRADING_HOUSE_PRICE,
)
from render import theme
from render.fonts import text_width
from render.games.saint_petersburg.icons import COIN, CROWN, HAMMER, HOUSE, STAR, SWAP, tool_icon
from render.games.saint_petersburg.palette import BLUE, GREEN, RED
from render.icons import ARROW, CARDS, Icon
from render.sprites import Drawing
from render.translation import MINUS, format_signed

YieldToken: TypeAlias = tuple[Icon, theme.Colour | None] | str
"""An icon, in a colour or in its own colours, or a number."""

YieldGroup: TypeAlias = tuple[YieldToken, ...]

COIN_TOKEN: YieldToken = (COIN, None)
STAR_TOKEN: YieldToken = (STAR, None)
PER_TOKEN: YieldToken = (ARROW, theme.MUTED)

_COUNTED: dict[str, YieldToken] = {
    "green": (HAMMER, GREEN),
    "blue": (HOUSE, BLUE),
    "red": (CROWN, RED),
}
"""The icon of each colour whose cards are counted."""


def card_yields(table: CardTable, card: Card) -> tuple[YieldGroup, ...]:
    """Return rubles, points and the other effects of a card for its owner."""
    groups: list[YieldGroup] = []
    if rubles := table.rubles[card]:
        groups.append((COIN_TOKEN, format_signed(rubles) if rubles < 0 else str(rubles)))
    if points := table.points[card]:
        groups.append((STAR_TOKEN, str(points)))
    return (*groups, *_power_groups(table, card))


def _power_groups(table: CardTable, card: Card) -> list[YieldGroup]:
    powers: tuple[tuple[Card, YieldGroup], ...] = (
        (table.commune, ((HAMMER, GREEN), f"{MINUS}1")),
        (table.workshop, ((HOUSE, BLUE), f"{MINUS}1")),
        (table.smelter, ((CROWN, RED), f"{MINUS}1")),
        (table.warehouse, ((CARDS, theme.INK), "+1")),
        (table.pub, (COIN_TOKEN, str(PUB_PRICE), PER_TOKEN, STAR_TOKEN, "1")),
        (table.observatory, ((CARDS, theme.INK), "?")),
        (table.prison, ((CARDS, theme.INK), "?")),
        (table.guild_hall, (COIN_TOKEN, STAR_TOKEN, str(GUILD_HALL_GAIN))),
        (
            table.trading_house,
            (
                COIN_TOKEN,
                str(TRADING_HOUSE_PRICE),
                PER_TOKEN,
                STAR_TOKEN,
                str(TRADING_HOUSE_POINTS),
            ),
        ),
    )
    groups = [
        _counting_group(bonus)
        for bonus in table.counting_bonuses[table.colour[card]]
        if bonus.card == card
    ]
    groups += [group for power_card, group in powers if card == power_card]
    if table.stack[card] is not Phase.TRADING and table.trade_value[card] != table.cost[card]:
        groups.append(((SWAP, theme.INK), str(table.trade_value[card])))
    return groups


def _counting_group(bonus: CountingBonus) -> YieldGroup:
    """Return what a counting card pays for each card of a kind."""
    counted_token = _COUNTED.get(bonus.counted) or (tool_icon(bonus.counted), None)
    paid_token, amount = (COIN_TOKEN, bonus.rubles) if bonus.rubles else (STAR_TOKEN, bonus.points)
    return (
        (counted_token, PER_TOKEN, paid_token)
        if amount == 1
        else (counted_token, PER_TOKEN, paid_token, str(amount))
    )


def draw_yields(
    drawing: Drawing,
    groups: tuple[YieldGroup, ...],
    x: int,
    centre_y: int,
    max_width: int,
    scale: float,
    size: int = 28,
) -> None:
    """Draw groups side by side, centred in `max_width` pixels, scaled down if they need more."""
    icon_size, font_size, gap = round(22 * scale), round(size * scale), round(3 * scale)
    group_gap = round(9 * scale)
    total = yields_width(groups, scale, size)
    if total > max_width:
        draw_yields(
            drawing, groups, x, centre_y, max_width, scale * min(max_width / total, 0.98), size
        )
        return
    left = x + (max_width - total) // 2
    for group in groups:
        for token in group:
            if isinstance(token, str):
                drawing.text(left, centre_y, token, "number", font_size, theme.INK)
            else:
                icon, colour = token
                token_size = _token_width(token, icon_size, font_size)
                drawing.icon(icon, left, centre_y - token_size // 2, token_size, colour)
            left += _token_width(token, icon_size, font_size) + gap
        left += group_gap - gap


def yields_width(groups: tuple[YieldGroup, ...], scale: float, size: int = 28) -> int:
    """Return the width of groups side by side, in pixels."""
    icon_size, font_size, gap = round(22 * scale), round(size * scale), round(3 * scale)
    widths = [
        sum(_token_width(token, icon_size, font_size) + gap for token in group) - gap
        for group in groups
    ]
    return sum(widths) + round(9 * scale) * (len(groups) - 1)


def _token_width(token: YieldToken, icon_size: int, font_size: int) -> int:
    if isinstance(token, str):
        return text_width(token, "number", font_size)
    return icon_size * 2 // 3 if token is PER_TOKEN else icon_size
