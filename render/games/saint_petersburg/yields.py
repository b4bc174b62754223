"""What a card pays and does, as a row of icons and numbers that needs no translation."""

from __future__ import annotations

from engine.games.saint_petersburg.cards import Card, CardTable, CountingBonus, Phase
from engine.games.saint_petersburg.legal import (
    GUILD_HALL_GAIN,
    PUB_PRICE,
    TRADING_HOUSE_POINTS,
    TRADING_HOUSE_PRICE,
)
from render import theme
from render.games.saint_petersburg.icons import COIN, CROWN, HAMMER, HOUSE, STAR, SWAP, tool_icon
from render.games.saint_petersburg.palette import BLUE, GREEN, RED
from render.icons import ARROW, CARDS
from render.kit.icon_run import IconToken, Run, draw_runs
from render.rect import Rect
from render.sprites import Drawing
from render.translation import MINUS, format_signed

COIN_TOKEN = IconToken(COIN)
STAR_TOKEN = IconToken(STAR)
PER_TOKEN = IconToken(ARROW, theme.MUTED, 2 / 3)

_HAMMER_TOKEN, _HOUSE_TOKEN = IconToken(HAMMER, GREEN), IconToken(HOUSE, BLUE)
_CROWN_TOKEN, _CARDS_TOKEN = IconToken(CROWN, RED), IconToken(CARDS, theme.INK)

_COUNTED = {"green": _HAMMER_TOKEN, "blue": _HOUSE_TOKEN, "red": _CROWN_TOKEN}
"""The icon of each colour whose cards are counted."""


def card_yields(table: CardTable, card: Card) -> tuple[Run, ...]:
    """Return rubles, points and the other effects of a card for its owner."""
    groups: list[Run] = []
    if rubles := table.rubles[card]:
        groups.append((COIN_TOKEN, format_signed(rubles) if rubles < 0 else str(rubles)))
    if points := table.points[card]:
        groups.append((STAR_TOKEN, str(points)))
    return (*groups, *_power_groups(table, card))


def _power_groups(table: CardTable, card: Card) -> list[Run]:
    powers: tuple[tuple[Card, Run], ...] = (
        (table.commune, (_HAMMER_TOKEN, f"{MINUS}1")),
        (table.workshop, (_HOUSE_TOKEN, f"{MINUS}1")),
        (table.smelter, (_CROWN_TOKEN, f"{MINUS}1")),
        (table.warehouse, (_CARDS_TOKEN, "+1")),
        (table.pub, (COIN_TOKEN, str(PUB_PRICE), PER_TOKEN, STAR_TOKEN, "1")),
        (table.observatory, (_CARDS_TOKEN, "?")),
        (table.prison, (_CARDS_TOKEN, "?")),
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
        groups.append((IconToken(SWAP, theme.INK), str(table.trade_value[card])))
    return groups


def _counting_group(bonus: CountingBonus) -> Run:
    """Return what a counting card pays for each card of a kind."""
    counted_token = _COUNTED.get(bonus.counted) or IconToken(tool_icon(bonus.counted))
    paid_token, amount = (COIN_TOKEN, bonus.rubles) if bonus.rubles else (STAR_TOKEN, bonus.points)
    return (
        (counted_token, PER_TOKEN, paid_token)
        if amount == 1
        else (counted_token, PER_TOKEN, paid_token, str(amount))
    )


def draw_yields(
    drawing: Drawing,
    groups: tuple[Run, ...],
    x: int,
    centre_y: int,
    max_width: int,
    scale: float,
    size: int = 28,
) -> None:
    """Draw groups side by side, centred in `max_width` pixels, scaled down if they need more."""
    font_size = round(size * scale)
    area = Rect(x, centre_y - font_size // 2, max_width, font_size)
    draw_runs(drawing, groups, area, font_size, theme.INK)
