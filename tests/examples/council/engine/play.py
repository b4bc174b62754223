"""Applies legal actions."""

from __future__ import annotations

from engine.core import Seat
from tests.examples.council.engine.actions import Action, Claim, Done, Give, Lay
from tests.examples.council.engine.events import Chose, Claimed, Event, GotReady, Laid
from tests.examples.council.engine.legal import to_act
from tests.examples.council.engine.phases import end_decisions
from tests.examples.council.engine.state import State


def advance(state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
    """Record a decision; after the last one, carry out all of them."""
    event = _decide(state, seat, action)
    if events is not None:
        events.append(event)
    if not to_act(state):
        end_decisions(state, events)


def _decide(state: State, seat: Seat, action: Action) -> Event:
    player, sealed = state.players[seat], not state.options.open
    match action:
        case Give(cards):
            player.giving = cards
            return Chose(seat, cards, sealed)
        case Lay(card):
            player.hand.remove(card)
            player.laid = sorted([*player.laid, card])
            return Laid(seat, card, sealed)
        case Done():
            player.ready = True
            return GotReady(seat)
        case Claim(field):
            player.claim = field
            return Claimed(seat, field, sealed)
