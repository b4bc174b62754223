"""The signs of Saint Petersburg: suits, tools, coin and star, and the picture on each card."""

from __future__ import annotations

from engine.games.saint_petersburg.cards import Card, CardTable, Colour, Phase, card_id
from render import theme
from render.art import Drawing
from render.games.saint_petersburg.palette import BLUE, GREEN, RED
from render.shapes import Sign


def _art(name: str) -> Drawing:
    return Drawing(f"saint_petersburg/art/{name}.svg")


HAMMER = _art("suit_worker")
HOUSE = _art("suit_building")
CROWN = _art("suit_aristocrat")
SWAP = _art("suit_trading")
COIN = _art("coin")
STAR = _art("star")
GOLD_DISC = _art("gold_disc")
USED = _art("used")
"""A lock, on what cannot be used again in this round."""

SUITS: dict[Colour, Sign] = {Colour.GREEN: HAMMER, Colour.BLUE: HOUSE, Colour.RED: CROWN}
FILLS: dict[Colour, theme.Colour] = {
    Colour.GREEN: GREEN,
    Colour.BLUE: BLUE,
    Colour.RED: RED,
}

STACKS: dict[Phase, tuple[Sign, theme.Colour]] = {
    Phase.WORKER: (HAMMER, GREEN),
    Phase.BUILDING: (HOUSE, BLUE),
    Phase.ARISTOCRAT: (CROWN, RED),
    Phase.TRADING: (SWAP, theme.SLATE),
}
"""The sign and the back of each phase's stack."""


def motif(card: Card) -> Drawing:
    """The picture on a card."""
    return _art(card_id(card))


def back_of(phase: Phase) -> Drawing:
    """The back of a stack's cards."""
    return _art(f"back_{phase.label}")


def marker_of(phase: Phase) -> Drawing:
    """The token of who begins a phase."""
    return _art(f"marker_{phase.label}")


def tool(symbol: str) -> Drawing:
    """The tool of a worker, by the symbol in the card table."""
    return _art(f"tool_{symbol}")


def displaced_sign(table: CardTable, card: Card) -> Sign:
    """What a trading card displaces: a tool for a green one, else the suit."""
    symbol = table.symbol[card]
    return tool(symbol) if symbol is not None else SUITS[table.colour[card]]
