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
    Divide,
    Draw,
    Pass,
    Play,
    Release,
    Take,
    Trade,
    buy,
    buy_points,
    divide,
    draw,
    play,
    take,
    trade,
)
from engine.games.saint_petersburg.cards import Phase
from engine.games.saint_petersburg.events import (
    Bought,
    Discarded,
    Divided,
    Drew,
    Event,
    Passed,
    Played,
    PointsBought,
    Took,
    Traded,
)
from engine.games.saint_petersburg.legal import TRADING_HOUSE_POINTS, guild_hall_gain, price
from engine.games.saint_petersburg.state import State
from tests.programs.golden.saint_petersburg import record
from tests.programs.golden.saint_petersburg.names import CardNames

OPEN_PRISON = "prison_open"
"""The step that says no more than that the discard pile is looked through."""


def read_action(said: record.Action, names: CardNames) -> Action | None:
    """The engine's action for a step's, or None if there is no such thing."""
    card, displaced = names.find(said.card), names.find(said.displaces)
    stack = next((phase for phase in Phase if phase.label == said.stack), None)
    match said.type, said.row:
        case "pass", _:
            return PASS
        case "observatory_draw", _ if stack is not None:
            return draw(stack)
        case (("observatory_discard" | "prison_discard"), _):
            return DISCARD
        case "guild_hall", _ if said.points is not None:
            return divide(said.points)
        case "trading_house", _:
            return trade(TRADING_HOUSE_POINTS)
        case "trading_house_pass", _:
            return trade(0)
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
        case (("observatory_buy" | "prison_buy"), _):
            return buy(card, "drawn", displaced)
        case (("observatory_add" | "prison_add"), _):
            return take(card, "drawn")
    return None


def legal_string(
    state: State, seat: Seat, action: Action, names: CardNames, place: str = "observatory"
) -> str:
    """An action as the golden games write it in their lists of legal ones.

    `place` is where a drawn card came from.
    """
    match action:
        case Buy() | Take() | Play() | Discard():
            return _card_string(state, seat, action, names, place)
        case Draw(stack):
            return f"observatory_draw|{stack.label}"
        case Release():
            return OPEN_PRISON
        case Divide(points):
            return (
                f"guild_hall|{guild_hall_gain(state.table, state.players[seat]) - points}|{points}"
            )
        case Trade(points):
            return "trading_house" if points else "trading_house_pass"
        case BuyPoints(points):
            return f"pub|{points}"
        case Pass():
            return "pass"
    assert_never(action)


def _card_string(
    state: State, seat: Seat, action: Buy | Take | Play | Discard, names: CardNames, place: str
) -> str:
    table, in_play = state.table, state.players[seat].in_play
    match action:
        case Buy(card, source, displaced):
            cost = price(table, in_play, card, source, displaced)
            less = names.name(displaced) or ""
            if source == "drawn":
                return f"{place}_buy|{names.name(card)}|{less}|{cost}"
            return f"buy|{names.name(card)}|{source}|{less}|{cost}"
        case Take(card, source):
            if source == "drawn":
                return f"{place}_add|{names.name(card)}"
            return f"add_to_hand|{names.name(card)}|{source}"
        case Play(card, displaced):
            cost = price(table, in_play, card, None, displaced)
            less = names.name(displaced) or ""
            return f"play_from_hand|{names.name(card)}|{less}|{cost}"
        case Discard():
            assert state.drawn is not None
            return f"{place}_discard|{names.name(state.drawn)}"
    assert_never(action)


def empty_action() -> dict[str, Any]:
    """The fields of an action, all empty."""
    said: dict[str, Any] = dict.fromkeys(("card", "row", "displaces", "stack", "points"))
    return said | {"cost": 0}


def action_of_event(event: Event, names: CardNames, place: str = "observatory") -> dict[str, Any]:
    """The action of a step as the event tells it; `place` is where a drawn card came from."""
    said = empty_action()
    match event:
        case Bought() | Took() | Played() | Discarded():
            said |= _done_with_card(event, names, place)
        case Drew(_, stack, card):
            said |= {"type": "observatory_draw", "card": names.name(card), "stack": stack.label}
        case Divided(_, rubles, points):
            said |= {"type": "guild_hall", "points": points, "rubles": rubles}
        case Traded(_, 0):
            said["type"] = "trading_house_pass"
        case Traded(_, points, cost):
            said |= {"type": "trading_house", "points": points, "cost": cost}
        case PointsBought(_, points, cost):
            said |= {"type": "pub", "points": points, "cost": cost}
        case Passed():
            said["type"] = "pass"
    return said


def _done_with_card(
    event: Bought | Took | Played | Discarded, names: CardNames, place: str
) -> dict[str, Any]:
    said: dict[str, Any] = {"card": names.name(event.card)}
    match event:
        case Bought(_, _, "drawn", displaced, cost):
            said |= {"type": f"{place}_buy", "displaces": names.name(displaced), "cost": cost}
        case Bought(_, _, source, displaced, cost):
            said |= {"type": "buy", "displaces": names.name(displaced), "cost": cost}
            said["row"] = source
        case Took(_, _, "drawn"):
            said["type"] = f"{place}_add"
        case Took(_, _, source):
            said |= {"type": "add_to_hand", "row": source}
        case Played(_, _, displaced, cost):
            said |= {"type": "play_from_hand", "displaces": names.name(displaced), "cost": cost}
        case Discarded():
            said["type"] = f"{place}_discard"
    return said
