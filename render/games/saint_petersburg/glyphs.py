"""The signs of Saint Petersburg: suits, tools, and the motif in a card's art slot."""

from __future__ import annotations

from functools import lru_cache

from engine.games.saint_petersburg.cards import Card, CardTable, Colour, Phase
from render import theme
from render.shapes import SWAP, Shape

HAMMER: Shape = (
    ("line", (22, 92, 62, 40, 13)),
    ("area", (34, 22, 56, 4, 96, 38, 82, 56, 66, 44, 56, 46)),
)
HOUSE: Shape = (
    ("area", (50, 6, 98, 48, 86, 48, 86, 94, 14, 94, 14, 48, 2, 48)),
    ("hole", (40, 94, 40, 62, 60, 62, 60, 94)),
)
CROWN: Shape = (
    ("area", (4, 26, 28, 50, 50, 12, 72, 50, 96, 26, 88, 76, 12, 76)),
    ("disc", (43, 2, 57, 16)),
    ("disc", (0, 17, 12, 29)),
    ("disc", (88, 17, 100, 29)),
    ("area", (12, 82, 88, 82, 88, 94, 12, 94)),
)

AXE: Shape = (
    ("line", (26, 96, 64, 12, 10)),
    ("area", (52, 10, 66, 6, 96, 22, 92, 58, 70, 44, 46, 36)),
)
PICK: Shape = (
    ("line", (16, 94, 62, 36, 10)),
    ("area", (20, 16, 56, 14, 84, 40, 92, 78, 84, 80, 70, 52, 48, 32, 20, 26)),
)
SHEEP: Shape = (
    ("disc", (12, 28, 44, 64)),
    ("disc", (30, 22, 64, 60)),
    ("disc", (48, 28, 80, 64)),
    ("disc", (20, 40, 74, 74)),
    ("area", (70, 28, 90, 24, 99, 42, 90, 54, 76, 50)),
    ("area", (26, 66, 35, 66, 35, 94, 26, 94)),
    ("area", (58, 66, 67, 66, 67, 94, 58, 94)),
)
PAW: Shape = (
    ("disc", (26, 46, 74, 92)),
    ("disc", (4, 34, 28, 62)),
    ("disc", (24, 8, 47, 40)),
    ("disc", (53, 8, 76, 40)),
    ("disc", (72, 34, 96, 62)),
)
SHIP: Shape = (
    ("area", (4, 66, 96, 66, 80, 92, 20, 92)),
    ("area", (47, 4, 54, 4, 54, 66, 47, 66)),
    ("area", (58, 10, 92, 58, 58, 58)),
    ("area", (43, 18, 43, 58, 14, 58)),
)
ALL_TOOLS: Shape = (
    ("line", (50, 4, 50, 96, 14)),
    ("line", (10, 27, 90, 73, 14)),
    ("line", (10, 73, 90, 27, 14)),
)

TOOLS: dict[str, Shape] = {
    "wood": AXE,
    "gold": PICK,
    "wool": SHEEP,
    "fur": PAW,
    "ship": SHIP,
    "any": ALL_TOOLS,
}
"""The tool of a worker, by the symbol in the card table."""

BUST: Shape = (
    ("disc", (32, 14, 68, 56)),
    ("area", (8, 98, 14, 72, 36, 60, 64, 60, 86, 72, 92, 98)),
    ("hole", (44, 62, 56, 62, 50, 80)),
)
CROWNED: Shape = (
    *BUST,
    ("area", (28, 22, 28, 0, 39, 11, 50, 0, 61, 11, 72, 0, 72, 22)),
    ("slit", (26, 25, 74, 25, 4)),
)
PALACE: Shape = (
    ("area", (4, 52, 96, 52, 96, 98, 4, 98)),
    ("area", (36, 34, 64, 34, 64, 60, 36, 60)),
    ("disc", (34, 12, 66, 44)),
    ("area", (50, 0, 56, 18, 44, 18)),
    ("disc", (8, 34, 28, 54)),
    ("area", (18, 24, 21, 38, 15, 38)),
    ("disc", (72, 34, 92, 54)),
    ("area", (82, 24, 85, 38, 79, 38)),
    ("hole", (43, 98, 43, 72, 57, 72, 57, 98)),
    ("hole", (14, 66, 24, 66, 24, 84, 14, 84)),
    ("hole", (76, 66, 86, 66, 86, 84, 76, 84)),
)

SUITS: dict[Colour, Shape] = {Colour.GREEN: HAMMER, Colour.BLUE: HOUSE, Colour.RED: CROWN}
FILLS: dict[Colour, theme.Colour] = {
    Colour.GREEN: theme.GREEN,
    Colour.BLUE: theme.BLUE,
    Colour.RED: theme.RED,
}
TINTS: dict[Colour, theme.Colour] = {
    Colour.GREEN: theme.GREEN_TINT,
    Colour.BLUE: theme.BLUE_TINT,
    Colour.RED: theme.RED_TINT,
}

STACKS: dict[Phase, tuple[Shape, theme.Colour]] = {
    Phase.WORKER: (HAMMER, theme.GREEN),
    Phase.BUILDING: (HOUSE, theme.BLUE),
    Phase.ARISTOCRAT: (CROWN, theme.RED),
    Phase.TRADING: (SWAP, theme.SLATE),
}
"""The sign and the back of each phase's stack."""


def displaced_sign(table: CardTable, card: Card) -> Shape:
    """What a trading card displaces: a tool for a green one, else the suit."""
    symbol = table.symbol[card]
    return TOOLS[symbol] if symbol is not None else SUITS[table.colour[card]]


def motif(table: CardTable, card: Card) -> Shape:
    """The picture of a card: tool, houses or person."""
    symbol, trading = table.symbol[card], table.is_trading(card)
    if symbol is not None:
        return TOOLS[symbol]
    if table.colour[card] is Colour.RED:
        return CROWNED if trading else BUST
    return PALACE if trading else street(table.points[card])


@lru_cache(maxsize=16)
def street(houses: int) -> Shape:
    """A street whose houses grow with the points that the building pays."""
    number = min(max(houses, 1), 4)
    wide = 100 / max(number, 2)
    left = 50 - number * wide / 2
    strokes: list[tuple[float, ...]] = []
    for house in range(number):
        x, top = left + house * wide, 44 - 9 * ((house * 2 + houses) % 4)
        low, right = top + 20, x + wide - 3
        strokes.append((x, 98, x, low, (x + right) / 2, top, right, low, right, 98))
    doors = [(x + wide * 0.32, x + wide * 0.6) for x in (s[0] for s in strokes)]
    return (
        *(("area", stroke) for stroke in strokes),
        *(("hole", (a, 98, a, 76, b, 76, b, 98)) for a, b in doors),
    )
