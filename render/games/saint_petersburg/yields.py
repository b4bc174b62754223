"""What a card pays and does, as a row of signs and numbers that needs no language."""

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
from render.fonts import width
from render.games.saint_petersburg.glyphs import COIN, CROWN, HAMMER, HOUSE, STAR, SWAP, tool
from render.games.saint_petersburg.palette import BLUE, GREEN, RED
from render.shapes import ARROW, CARDS, Sign
from render.sprites import Sketch
from render.words import MINUS, signed

Token: TypeAlias = tuple[Sign, theme.Colour | None] | str
"""A sign in a colour or in its own, or a number."""

Group: TypeAlias = tuple[Token, ...]

COIN_SIGN: Token = (COIN, None)
STAR_SIGN: Token = (STAR, None)
PER: Token = (ARROW, theme.MUTED)

_COUNTED: dict[str, Token] = {
    "green": (HAMMER, GREEN),
    "blue": (HOUSE, BLUE),
    "red": (CROWN, RED),
}
"""The sign of a colour whose cards are counted."""


def yields(table: CardTable, card: Card) -> tuple[Group, ...]:
    """Rubles, points and what else a card does for its owner."""
    found: list[Group] = []
    if rubles := table.rubles[card]:
        found.append((COIN_SIGN, signed(rubles) if rubles < 0 else str(rubles)))
    if points := table.points[card]:
        found.append((STAR_SIGN, str(points)))
    return (*found, *_powers(table, card))


def _powers(table: CardTable, card: Card) -> list[Group]:
    does: tuple[tuple[Card, Group], ...] = (
        (table.commune, ((HAMMER, GREEN), f"{MINUS}1")),
        (table.workshop, ((HOUSE, BLUE), f"{MINUS}1")),
        (table.smelter, ((CROWN, RED), f"{MINUS}1")),
        (table.warehouse, ((CARDS, theme.INK), "+1")),
        (table.pub, (COIN_SIGN, str(PUB_PRICE), PER, STAR_SIGN, "1")),
        (table.observatory, ((CARDS, theme.INK), "?")),
        (table.prison, ((CARDS, theme.INK), "?")),
        (table.guild_hall, (COIN_SIGN, STAR_SIGN, str(GUILD_HALL_GAIN))),
        (
            table.trading_house,
            (COIN_SIGN, str(TRADING_HOUSE_PRICE), PER, STAR_SIGN, str(TRADING_HOUSE_POINTS)),
        ),
    )
    found = [
        _counted(pay) for pay in table.counting_bonuses[table.colour[card]] if pay.card == card
    ]
    found += [group for owner, group in does if card == owner]
    if table.stack[card] is not Phase.TRADING and table.trade_value[card] != table.cost[card]:
        found.append(((SWAP, theme.INK), str(table.trade_value[card])))
    return found


def _counted(pay: CountingBonus) -> Group:
    """What is paid for each card that another one counts."""
    emblem = _COUNTED.get(pay.counted) or (tool(pay.counted), None)
    sign, number = (COIN_SIGN, pay.rubles) if pay.rubles else (STAR_SIGN, pay.points)
    return (emblem, PER, sign) if number == 1 else (emblem, PER, sign, str(number))


def draw_yields(
    sketch: Sketch,
    groups: tuple[Group, ...],
    x: int,
    middle: int,
    room: int,
    scale: float,
    size: int = 28,
) -> None:
    """Draw groups side by side, centred in `room` pixels, smaller where they need more."""
    sign, number, gap = round(22 * scale), round(size * scale), round(3 * scale)
    apart = round(9 * scale)
    total = yields_wide(groups, scale, size)
    if total > room:
        draw_yields(sketch, groups, x, middle, room, scale * min(room / total, 0.98), size)
        return
    left = x + (room - total) // 2
    for group in groups:
        for token in group:
            if isinstance(token, str):
                sketch.text(left, middle, token, "number", number, theme.INK)
            else:
                emblem, colour = token
                small = _wide(token, sign, number)
                sketch.sign(emblem, left, middle - small // 2, small, colour)
            left += _wide(token, sign, number) + gap
        left += apart - gap


def yields_wide(groups: tuple[Group, ...], scale: float, size: int = 28) -> int:
    """Pixels that groups take side by side."""
    sign, number, gap = round(22 * scale), round(size * scale), round(3 * scale)
    widths = [sum(_wide(token, sign, number) + gap for token in group) - gap for group in groups]
    return sum(widths) + round(9 * scale) * (len(groups) - 1)


def _wide(token: Token, sign: int, number: int) -> int:
    if isinstance(token, str):
        return width(token, "number", number)
    return sign * 2 // 3 if token is PER else sign
