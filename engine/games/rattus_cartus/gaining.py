"""What supplies and buildings give: cards, fewer rats, and looks at the nun row."""

from __future__ import annotations

from engine.core import Seat
from engine.games.rattus_cartus import beliefs
from engine.games.rattus_cartus.cards import JOKER
from engine.games.rattus_cartus.events import (
    CardsDrawn,
    DiscardsShuffled,
    EventSink,
    RatsDiscarded,
    SpecialsGained,
)
from engine.games.rattus_cartus.state import State, Step
from engine.rng import Rng


def draw(state: State, seat: Seat, number: int, events: EventSink) -> None:
    """Draw from the deck as far as there are cards; if it is empty, shuffle the discards."""
    drawn: list[int] = []
    for _ in range(number):
        if not state.deck:
            if not state.discards:
                break
            _shuffle_discards(state, events)
        drawn.append(state.deck.pop())
    if number and events is not None:
        events.append(CardsDrawn(seat, len(drawn), tuple(sorted(drawn))))
    player = state.players[seat]
    player.hand += drawn
    player.hand.sort()
    player.gains.cards += len(drawn)


def _shuffle_discards(state: State, events: EventSink) -> None:
    rng = Rng(state.rng)
    state.deck, state.discards = state.discards, []
    state.deck.sort()
    rng.shuffle(state.deck)
    state.rng = rng.state
    if events is not None:
        events.append(DiscardsShuffled(len(state.deck)))


def discard_rats(state: State, seat: Seat, number: int, events: EventSink) -> None:
    """Discard rats, as far as there are any."""
    player = state.players[seat]
    removed = min(number, player.rats)
    player.rats -= removed
    player.gains.rats_off += removed
    if number and events is not None:
        events.append(RatsDiscarded(seat, removed))


def gain_special(state: State, seat: Seat, pile: int, number: int, events: EventSink) -> None:
    """Gain special cards or Jokers from their pile, as far as there are any."""
    gained, card = min(number, state.piles[pile]), JOKER + pile
    state.piles[pile] -= gained
    player = state.players[seat]
    player.hand += [card] * gained
    player.hand.sort()
    player.gains.special[pile] += gained
    beliefs.record_gain(state, seat, card, gained)
    if events is not None:
        events.append(SpecialsGained(seat, card, gained))


def ask_for_nuns(state: State, seat: Seat, number: int) -> bool:
    """Let the seat choose nuns to look at. Return False if it knows all of them."""
    player = state.players[seat]
    player.asked = min(number, len(state.nuns) - player.known.bit_count())
    if player.asked:
        state.turn, state.step = seat, Step.LOOK
    return player.asked > 0
