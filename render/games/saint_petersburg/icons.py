"""The art and icons of Saint Petersburg: suits, tools, coin and star, and the cards."""

from __future__ import annotations

from engine.games.saint_petersburg.cards import Card, Colour, Phase, card_id
from engine.games.saint_petersburg.view import View
from render import theme
from render.art import SvgAsset
from render.games.saint_petersburg.palette import BLUE, GREEN, RED
from render.icons import Icon


def _asset(name: str) -> SvgAsset:
    return SvgAsset(f"saint_petersburg/art/{name}.svg")


HAMMER = _asset("suit_worker")
HOUSE = _asset("suit_building")
CROWN = _asset("suit_aristocrat")
SWAP = _asset("suit_trading")
COIN = _asset("coin")
STAR = _asset("star")
GOLD_DISC = _asset("gold_disc")
LOCK = _asset("used")
"""Marks a card that cannot be used again in this round."""

SUITS: dict[Colour, Icon] = {Colour.GREEN: HAMMER, Colour.BLUE: HOUSE, Colour.RED: CROWN}
SUIT_COLOURS: dict[Colour, theme.Colour] = {
    Colour.GREEN: GREEN,
    Colour.BLUE: BLUE,
    Colour.RED: RED,
}

STACKS: dict[Phase, tuple[Icon, theme.Colour]] = {
    Phase.WORKER: (HAMMER, GREEN),
    Phase.BUILDING: (HOUSE, BLUE),
    Phase.ARISTOCRAT: (CROWN, RED),
    Phase.TRADING: (SWAP, theme.SLATE),
}
"""The icon and the colour of each phase's stack."""


def phase_colour(view: View) -> theme.Colour | None:
    """Return the colour of the phase's stack; None once the game is over."""
    return None if view.over else STACKS[view.phase][1]


def card_art(card: Card) -> SvgAsset:
    """Return the art of a card."""
    return _asset(card_id(card))


def card_back(phase: Phase) -> SvgAsset:
    """Return the back of the cards of a stack."""
    return _asset(f"back_{phase.label}")


def tool_icon(symbol: str) -> SvgAsset:
    """Return the tool of a worker, by its symbol in the card table."""
    return _asset(f"tool_{symbol}")
