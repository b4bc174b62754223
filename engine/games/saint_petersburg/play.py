"""The effect of each action, which must be legal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.core import Seat
from engine.games.saint_petersburg.actions import (
    Action,
    Buy,
    BuyPoints,
    Discard,
    Divide,
    Draw,
    Pass,
    Play,
    Release,
    Source,
    Take,
    Trade,
)
from engine.games.saint_petersburg.cards import Card, card_table
from engine.games.saint_petersburg.events import (
    Bought,
    Discarded,
    Divided,
    Drew,
    Event,
    EventSink,
    Passed,
    Played,
    PointsBought,
    Released,
    Took,
    Traded,
)
from engine.games.saint_petersburg.legal import (
    PUB_PRICE,
    guild_hall_gain,
    price,
    trading_house_cost,
)
from engine.games.saint_petersburg.phases import end_building_decision, end_turn, end_turn_with_pass
from engine.games.saint_petersburg.state import Player, State


def advance(state: State, seat: Seat, action: Action, events: EventSink = None) -> None:
    """Apply a legal action in place and append what happened to `events`."""
    _HANDLERS[type(action)](state, seat, action, events)


def _pass(state: State, seat: Seat, action: Pass, events: EventSink) -> None:
    if events is not None:
        events.append(Passed(seat))
    end_turn_with_pass(state, events)


def _take(state: State, seat: Seat, action: Take, events: EventSink) -> None:
    _remove_from_source(state, action.card, action.source)
    state.players[seat].hand.append(action.card)
    if events is not None:
        events.append(Took(seat, action.card, action.source))
    end_turn(state)


def _buy(state: State, seat: Seat, action: Buy, events: EventSink) -> None:
    card, source, displaced = action.card, action.source, action.displaced
    player = state.players[seat]
    cost = price(card_table(state.options.edition), player.in_play, card, source, displaced)
    _remove_from_source(state, card, source)
    put_into_play(player, card, displaced, cost)
    if displaced is not None:
        state.discard_pile.append(displaced)
    if events is not None:
        events.append(Bought(seat, card, source, displaced, cost))
    end_turn(state)


def _play(state: State, seat: Seat, action: Play, events: EventSink) -> None:
    card, displaced, player = action.card, action.displaced, state.players[seat]
    cost = price(card_table(state.options.edition), player.in_play, card, None, displaced)
    player.hand.remove(card)
    put_into_play(player, card, displaced, cost)
    if displaced is not None:
        state.discard_pile.append(displaced)
    if events is not None:
        events.append(Played(seat, card, displaced, cost))
    end_turn(state)


def _remove_from_source(state: State, card: Card, source: Source) -> None:
    if source == "drawn":
        state.drawn = None
    else:
        (state.upper if source == "upper" else state.lower).remove(card)


def put_into_play(player: Player, card: Card, displaced: Card | None, cost: int) -> None:
    """Pay for a card and put it into play. A displaced card leaves, with its power, at once."""
    player.rubles -= cost
    if displaced is not None:
        player.in_play[displaced] -= 1
    player.in_play[card] += 1


def _draw(state: State, seat: Seat, action: Draw, events: EventSink) -> None:
    """Use an Observatory: turn it face down and draw the top card of a stack.

    The same seat must then buy, take or discard the card. Until the end of the round this
    Observatory cannot be used again or displaced, and scores no point.
    """
    state.players[seat].used_observatories += 1
    state.drawn = state.stacks[action.stack].pop()
    if events is not None:
        events.append(Drew(seat, action.stack, state.drawn))


def _discard(state: State, seat: Seat, action: Discard, events: EventSink) -> None:
    assert state.drawn is not None
    state.discard_pile.append(state.drawn)
    if events is not None:
        events.append(Discarded(seat, state.drawn))
    state.drawn = None
    end_turn(state)


def _release(state: State, seat: Seat, action: Release, events: EventSink) -> None:
    """Use a Debtor's Prison: pick a card from the discard pile.

    The same seat must then buy, take or discard the card.
    """
    state.players[seat].used_prisons += 1
    state.discard_pile.remove(action.card)
    state.drawn = action.card
    if events is not None:
        events.append(Released(seat, action.card))


def _use_building(
    state: State, seat: Seat, action: BuyPoints | Divide | Trade, events: EventSink
) -> None:
    """Apply an owner's decision after the building scoring; the next owner follows."""
    event: Event
    player = state.players[seat]
    match action:
        case Divide(points):
            rubles = guild_hall_gain(state.table, player) - points
            event = Divided(seat, rubles, points)
        case Trade(points):
            rubles = -trading_house_cost(points)
            event = Traded(seat, points, -rubles)
        case BuyPoints(points):
            rubles = -PUB_PRICE * points
            event = PointsBought(seat, points, -rubles)
    player.rubles += rubles
    player.points += points
    if events is not None:
        events.append(event)
    end_building_decision(state, events)


_HANDLERS: Mapping[type[Action], Callable[[State, Seat, Any, EventSink], None]] = {
    Pass: _pass,
    Take: _take,
    Buy: _buy,
    Play: _play,
    Draw: _draw,
    Discard: _discard,
    Release: _release,
    BuyPoints: _use_building,
    Divide: _use_building,
    Trade: _use_building,
}
"""The handler of each type of action. A dictionary is the fastest dispatch in playouts."""
