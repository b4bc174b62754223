"""The effect of each action, which must be legal."""

from __future__ import annotations

from bisect import insort

from engine.core import Seat
from engine.games.rattus_cartus import beliefs, phases, resolving
from engine.games.rattus_cartus.actions import (
    Action,
    Discard,
    Done,
    Enter,
    Give,
    Lay,
    Look,
    TakeSupply,
    UsePass,
)
from engine.games.rattus_cartus.buildings import BUILDINGS
from engine.games.rattus_cartus.cards import JOKER, PASS
from engine.games.rattus_cartus.events import (
    CardChosen,
    CardsLaid,
    DiscardingDone,
    Entered,
    EventSink,
    NunSeen,
    PassUsed,
    SupplyTaken,
)
from engine.games.rattus_cartus.gaining import ask_for_nuns, discard_rats, draw
from engine.games.rattus_cartus.state import Phase, Player, State, Step


def advance(state: State, seat: Seat, action: Action, events: EventSink) -> None:
    """Apply a legal action in place and append what happened to `events`."""
    player = state.players[seat]
    match action:
        case Lay(card):
            _move_to_chosen(player, card)
            if events is not None:
                events.append(CardChosen(seat, card, "lay"))
        case Give(card) | Discard(card):
            _choose_card(state, seat, card, events)
        case Done():
            _done(state, seat, events)
        case TakeSupply(place):
            _take_supply(state, seat, place, events)
        case Look(nun):
            _look(state, seat, nun, events)
        case Enter(place):
            _enter(state, seat, place, events)
        case UsePass():
            _use_pass(state, seat, events)


def _move_to_chosen(player: Player, card: int) -> None:
    player.hand.remove(card)
    insort(player.chosen, card)


def _choose_card(state: State, seat: Seat, card: int, events: EventSink) -> None:
    """Choose a card to give or to discard; with the last one the seat has decided."""
    player = state.players[seat]
    _move_to_chosen(player, card)
    player.asked -= 1
    if events is not None:
        gives = state.step is Step.GIVE
        events.append(CardChosen(seat, card, "give" if gives else "discard"))
        if not gives and not player.asked:
            events.append(DiscardingDone(seat))
    _continue_if_all_decided(state, events)


def _done(state: State, seat: Seat, events: EventSink) -> None:
    player = state.players[seat]
    if state.step is Step.DISCARD:
        player.asked = 0
        if events is not None:
            events.append(DiscardingDone(seat))
        _continue_if_all_decided(state, events)
        return
    player.laid, player.chosen = player.chosen, []
    if events is not None:
        events.append(CardsLaid(seat, len(player.laid)))
    phases.end_entering_turn(state, events)


def _continue_if_all_decided(state: State, events: EventSink) -> None:
    for player in state.players:
        if player.asked:
            return
    if state.step is Step.GIVE:
        resolving.hand_over(state, events)
    else:
        resolving.finish_healing(state, events)
    phases.continue_resolving(state, events)


def _take_supply(state: State, seat: Seat, place: int, events: EventSink) -> None:
    """Draw cards, then discard rats, then look at nuns, which the seat has to choose."""
    supply = BUILDINGS[state.row[place]].supply
    state.players[seat].supply = place
    if events is not None:
        events.append(SupplyTaken(seat, place, state.row[place]))
    if supply.cards:
        draw(state, seat, supply.cards, events)
    if supply.rats:
        discard_rats(state, seat, supply.rats, events)
    if not (supply.looks and ask_for_nuns(state, seat, supply.looks)):
        phases.end_supply_turn(state)


def _look(state: State, seat: Seat, nun: int, events: EventSink) -> None:
    player = state.players[seat]
    player.known |= 1 << nun
    player.asked -= 1
    if events is not None:
        events.append(NunSeen(seat, nun, state.nuns[nun]))
    if player.asked:
        return
    if state.phase is Phase.SUPPLIES:
        phases.end_supply_turn(state)
    else:
        phases.continue_resolving(state, events)


def _enter(state: State, seat: Seat, place: int, events: EventSink) -> None:
    """Enter a building, in which the seat is next in order. It lays down cards next."""
    state.players[seat].place = place
    state.entered[place].append(seat)
    state.entry_order.append(seat)
    state.step = Step.LAY
    if events is not None:
        number = len(state.entered[place])
        events.append(Entered(seat, place, state.row[place], number))


def _use_pass(state: State, seat: Seat, events: EventSink) -> None:
    state.players[seat].hand.remove(PASS)
    state.piles[PASS - JOKER] += 1
    beliefs.record_reveal(state, seat, (PASS,))
    state.queue.append(state.queue.pop(0))
    state.turn = state.queue[0]
    if events is not None:
        events.append(PassUsed(seat))
