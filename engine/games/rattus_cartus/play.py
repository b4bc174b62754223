"""Carrying out an action that is known to be legal."""

from __future__ import annotations

from bisect import insort

from engine.core import Seat
from engine.games.rattus_cartus import knowledge, phases, resolving
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
    Event,
    NunSeen,
    PassUsed,
    SupplyTaken,
)
from engine.games.rattus_cartus.gaining import discard_rats, draw, look
from engine.games.rattus_cartus.state import Phase, Player, State, Step

Events = list[Event] | None


def advance(state: State, seat: Seat, action: Action, events: Events) -> None:
    """Change the state as the action says and tell what happened."""
    player = state.players[seat]
    match action:
        case Lay(card):
            _choose(player, card)
            if events is not None:
                events.append(CardChosen(seat, card, "lay"))
        case Give(card) | Discard(card):
            _pick(state, seat, card, events)
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


def _choose(player: Player, card: int) -> None:
    player.hand.remove(card)
    insort(player.chosen, card)


def _pick(state: State, seat: Seat, card: int, events: Events) -> None:
    """Choose a card to give or to discard; with the last one the seat has decided."""
    player = state.players[seat]
    _choose(player, card)
    player.asked -= 1
    if events is not None:
        gives = state.step is Step.GIVE
        events.append(CardChosen(seat, card, "give" if gives else "discard"))
        if not gives and not player.asked:
            events.append(DiscardingDone(seat))
    _go_on_if_all_decided(state, events)


def _done(state: State, seat: Seat, events: Events) -> None:
    player = state.players[seat]
    if state.step is Step.DISCARD:
        player.asked = 0
        if events is not None:
            events.append(DiscardingDone(seat))
        _go_on_if_all_decided(state, events)
        return
    player.laid, player.chosen = player.chosen, []
    if events is not None:
        events.append(CardsLaid(seat, len(player.laid)))
    phases.next_to_enter(state, events)


def _go_on_if_all_decided(state: State, events: Events) -> None:
    for player in state.players:
        if player.asked:
            return
    if state.step is Step.GIVE:
        resolving.hand_over(state, events)
    else:
        resolving.heal(state, events)
    phases.go_on(state, events)


def _take_supply(state: State, seat: Seat, place: int, events: Events) -> None:
    """Cards first, then rats, then nuns, which the seat has to choose."""
    supply = BUILDINGS[state.row[place]].supply
    state.players[seat].supply = place
    if events is not None:
        events.append(SupplyTaken(seat, place, state.row[place]))
    if supply.cards:
        draw(state, seat, supply.cards, events)
    if supply.rats:
        discard_rats(state, seat, supply.rats, events)
    if not (supply.looks and look(state, seat, supply.looks)):
        phases.next_supply(state)


def _look(state: State, seat: Seat, nun: int, events: Events) -> None:
    player = state.players[seat]
    player.known |= 1 << nun
    player.asked -= 1
    if events is not None:
        events.append(NunSeen(seat, nun, state.nuns[nun]))
    if player.asked:
        return
    if state.phase is Phase.SUPPLIES:
        phases.next_supply(state)
    else:
        phases.go_on(state, events)


def _enter(state: State, seat: Seat, place: int, events: Events) -> None:
    """The disc goes to the lowest free number. What to lay down comes next."""
    state.players[seat].place = place
    state.entered[place].append(seat)
    state.entry_order.append(seat)
    state.step = Step.LAY
    if events is not None:
        number = len(state.entered[place])
        events.append(Entered(seat, place, state.row[place], number))


def _use_pass(state: State, seat: Seat, events: Events) -> None:
    state.players[seat].hand.remove(PASS)
    state.piles[PASS - JOKER] += 1
    knowledge.shown(state, seat, (PASS,))
    state.queue.append(state.queue.pop(0))
    state.turn = state.queue[0]
    if events is not None:
        events.append(PassUsed(seat))
