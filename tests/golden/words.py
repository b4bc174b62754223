"""Actions in the words of the golden games: read from their steps, written as they write them."""

from __future__ import annotations

from typing import Any, assert_never

from engine.core import Seat
from engine.games.saint_petersburg.actions import (
    DISCARD,
    PASS,
    Action,
    Buy,
    BuyPoints,
    Discard,
    Draw,
    Pass,
    Play,
    Take,
    buy,
    buy_points,
    draw,
    play,
    take,
)
from engine.games.saint_petersburg.cards import Phase
from engine.games.saint_petersburg.events import (
    Bought,
    Discarded,
    Drew,
    Event,
    Passed,
    Played,
    PointsBought,
    Took,
)
from engine.games.saint_petersburg.legal import price
from engine.games.saint_petersburg.state import State
from tests.golden import record
from tests.golden.names import Names


def read_action(said: record.Action, names: Names) -> Action | None:
    """The engine's action for a step's, or None if there is no such thing."""
    card, displaced = names.find(said.card), names.find(said.displaces)
    stack = next((phase for phase in Phase if phase.label == said.stack), None)
    match said.type, said.row:
        case "pass", _:
            return PASS
        case "observatory_draw", _ if stack is not None:
            return draw(stack)
        case "observatory_discard", _:
            return DISCARD
        case "pub", _ if said.points is not None:
            return buy_points(said.points)
    return None if card is None else _read_card_action(said, card, displaced)


def _read_card_action(said: record.Action, card: int, displaced: int | None) -> Action | None:
    match said.type, said.row:
        case "buy", ("upper" | "lower") as row:
            return buy(card, row, displaced)
        case "add_to_hand", ("upper" | "lower") as row:
            return take(card, row)
        case "play_from_hand", _:
            return play(card, displaced)
        case "observatory_buy", _:
            return buy(card, "drawn", displaced)
        case "observatory_add", _:
            return take(card, "drawn")
    return None


def legal_string(state: State, seat: Seat, action: Action, names: Names) -> str:
    """An action as the golden games write it in their lists of legal ones."""
    player = state.players[seat]
    match action:
        case Buy(card, source, displaced):
            cost = price(state.table, player.in_play, card, source, displaced)
            less = names.name(displaced) or ""
            if source == "drawn":
                return f"observatory_buy|{names.name(card)}|{less}|{cost}"
            return f"buy|{names.name(card)}|{source}|{less}|{cost}"
        case Take(card, source):
            if source == "drawn":
                return f"observatory_add|{names.name(card)}"
            return f"add_to_hand|{names.name(card)}|{source}"
        case Play(card, displaced):
            cost = price(state.table, player.in_play, card, None, displaced)
            less = names.name(displaced) or ""
            return f"play_from_hand|{names.name(card)}|{less}|{cost}"
        case Draw(stack):
            return f"observatory_draw|{stack.label}"
        case Discard():
            assert state.drawn is not None
            return f"observatory_discard|{names.name(state.drawn)}"
        case BuyPoints(points):
            return f"pub|{points}"
        case Pass():
            return "pass"
    assert_never(action)


def done(event: Event, names: Names) -> dict[str, Any]:
    """The action of a step as the event tells it."""
    said: dict[str, Any] = dict.fromkeys(("card", "row", "displaces", "stack", "points"))
    said["cost"] = 0
    match event:
        case Bought(_, card, "drawn", displaced, cost):
            said |= {"type": "observatory_buy", "displaces": names.name(displaced)}
            said |= {"card": names.name(card), "cost": cost}
        case Bought(_, card, source, displaced, cost):
            said |= {"type": "buy", "row": source, "displaces": names.name(displaced)}
            said |= {"card": names.name(card), "cost": cost}
        case Took(_, card, "drawn"):
            said |= {"type": "observatory_add", "card": names.name(card)}
        case Took(_, card, source):
            said |= {"type": "add_to_hand", "card": names.name(card), "row": source}
        case Played(_, card, displaced, cost):
            said |= {"type": "play_from_hand", "displaces": names.name(displaced)}
            said |= {"card": names.name(card), "cost": cost}
        case Drew(_, stack, card):
            said |= {"type": "observatory_draw", "card": names.name(card), "stack": stack.label}
        case Discarded(_, card):
            said |= {"type": "observatory_discard", "card": names.name(card)}
        case PointsBought(_, points, cost):
            said |= {"type": "pub", "points": points, "cost": cost}
        case Passed():
            said["type"] = "pass"
    return said
