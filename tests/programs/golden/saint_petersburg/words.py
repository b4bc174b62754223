"""Converts between the engine's actions and those in golden games."""

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
"""The type of the step in which a seat looks through the discard pile, and no more."""


def read_action(step_action: record.Action, names: CardNames) -> Action | None:
    """The engine's action for that of a step; None if there is none."""
    card, displaced = names.find(step_action.card), names.find(step_action.displaces)
    stack = next((phase for phase in Phase if phase.label == step_action.stack), None)
    match step_action.type, step_action.row:
        case "pass", _:
            return PASS
        case "observatory_draw", _ if stack is not None:
            return draw(stack)
        case (("observatory_discard" | "prison_discard"), _):
            return DISCARD
        case "guild_hall", _ if step_action.points is not None:
            return divide(step_action.points)
        case "trading_house", _:
            return trade(TRADING_HOUSE_POINTS)
        case "trading_house_pass", _:
            return trade(0)
        case "pub", _ if step_action.points is not None:
            return buy_points(step_action.points)
    return None if card is None else _read_card_action(step_action, card, displaced)


def _read_card_action(
    step_action: record.Action, card: int, displaced: int | None
) -> Action | None:
    match step_action.type, step_action.row:
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
    """An action as it is written in a golden game's list of legal actions.

    `place` is the card that a drawn card came from.
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
            displaced_name = names.name(displaced) or ""
            if source == "drawn":
                return f"{place}_buy|{names.name(card)}|{displaced_name}|{cost}"
            return f"buy|{names.name(card)}|{source}|{displaced_name}|{cost}"
        case Take(card, source):
            if source == "drawn":
                return f"{place}_add|{names.name(card)}"
            return f"add_to_hand|{names.name(card)}|{source}"
        case Play(card, displaced):
            cost = price(table, in_play, card, None, displaced)
            displaced_name = names.name(displaced) or ""
            return f"play_from_hand|{names.name(card)}|{displaced_name}|{cost}"
        case Discard():
            assert state.drawn is not None
            return f"{place}_discard|{names.name(state.drawn)}"
    assert_never(action)


def empty_action() -> dict[str, Any]:
    """The fields of an action, all empty."""
    fields: dict[str, Any] = dict.fromkeys(("card", "row", "displaces", "stack", "points"))
    return fields | {"cost": 0}


def action_of_event(event: Event, names: CardNames, place: str = "observatory") -> dict[str, Any]:
    """The action that caused an event, as the fields of a step.

    `place` is the card that a drawn card came from.
    """
    fields = empty_action()
    match event:
        case Bought() | Took() | Played() | Discarded():
            fields |= _card_action_fields(event, names, place)
        case Drew(_, stack, card):
            fields |= {"type": "observatory_draw", "card": names.name(card), "stack": stack.label}
        case Divided(_, rubles, points):
            fields |= {"type": "guild_hall", "points": points, "rubles": rubles}
        case Traded(_, 0):
            fields["type"] = "trading_house_pass"
        case Traded(_, points, cost):
            fields |= {"type": "trading_house", "points": points, "cost": cost}
        case PointsBought(_, points, cost):
            fields |= {"type": "pub", "points": points, "cost": cost}
        case Passed():
            fields["type"] = "pass"
    return fields


def _card_action_fields(
    event: Bought | Took | Played | Discarded, names: CardNames, place: str
) -> dict[str, Any]:
    fields: dict[str, Any] = {"card": names.name(event.card)}
    match event:
        case Bought(_, _, "drawn", displaced, cost):
            fields |= {"type": f"{place}_buy", "displaces": names.name(displaced), "cost": cost}
        case Bought(_, _, source, displaced, cost):
            fields |= {"type": "buy", "displaces": names.name(displaced), "cost": cost}
            fields["row"] = source
        case Took(_, _, "drawn"):
            fields["type"] = f"{place}_add"
        case Took(_, _, source):
            fields |= {"type": "add_to_hand", "row": source}
        case Played(_, _, displaced, cost):
            fields |= {"type": "play_from_hand", "displaces": names.name(displaced), "cost": cost}
        case Discarded():
            fields["type"] = f"{place}_discard"
    return fields
