"""What each seat knows about the others' hidden cards, by perfect recall of public events.

A seat knows where a special card is if it saw it arrive and would have seen it leave. When cards
change hands in secret, other seats know only that a card is with one of the two: `State.astray`
lists such unlocated cards with their possible owners.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Seat
from engine.games.rattus_cartus.state import State


def record_gain(state: State, owner: Seat, card: int, number: int) -> None:
    """Record that everybody saw a seat take so many of a card into its hand."""
    for viewer, known in enumerate(state.known):
        if viewer != owner:
            known[owner] += [card] * number


def record_reveal(state: State, owner: Seat, cards: Sequence[int]) -> None:
    """Record that everybody saw hidden cards of a seat, which thereby left its hidden cards."""
    if cards:
        for viewer in range(len(state.known)):
            if viewer != owner:
                _remove_seen(state, viewer, owner, cards)


def record_transfer(state: State, giver: Seat, receiver: Seat, cards: Sequence[int]) -> None:
    """Record that cards went from hand to hand, seen by these two seats only.

    Called after the giver's hand has lost them.
    """
    for viewer in range(len(state.known)):
        if viewer == giver:
            state.known[viewer][receiver] += cards
        elif viewer == receiver:
            _remove_seen(state, viewer, giver, cards)
        else:
            _widen_possible_owners(state, viewer, giver, receiver, len(cards))


def _remove_seen(state: State, viewer: Seat, owner: Seat, cards: Sequence[int]) -> None:
    """Record that a viewer saw these cards leave a seat's hidden cards."""
    known, unlocated = state.known[viewer][owner], state.astray[viewer]
    if not known and not unlocated:
        return
    for card in cards:
        if card in known:
            known.remove(card)
        elif unlocated:
            _locate(unlocated, card, owner)


def _locate(unlocated: list[tuple[int, int]], card: int, owner: Seat) -> None:
    """Remove one unlocated card that has turned up with `owner`.

    If several equal ones might be it, the others keep the union of their possible owners.
    """
    possible = [entry for entry in unlocated if entry[0] == card and entry[1] >> owner & 1]
    if not possible:
        return
    owners = 0
    for entry in possible:
        unlocated.remove(entry)
        owners |= entry[1]
    unlocated += [(card, owners)] * (len(possible) - 1)


def _widen_possible_owners(
    state: State, viewer: Seat, giver: Seat, receiver: Seat, number: int
) -> None:
    """Record that a viewer saw a number of cards go from one seat to another, but not which.

    If the giver has no hidden cards left, all of its known cards went to the receiver.
    """
    player = state.players[giver]
    known, unlocated = state.known[viewer], state.astray[viewer]
    if not player.hand and (player.shown is not None or not player.laid):
        known[receiver] += known[giver]
        known[giver] = []
        stays, goes = 0, 1 << receiver
    else:
        stays, goes = 1 << giver, 1 << receiver
    for index, (card, owners) in enumerate(unlocated):
        if owners >> giver & 1:
            unlocated[index] = (card, owners & ~(1 << giver) | stays | goes)
    for card in dict.fromkeys(known[giver]):
        for _ in range(min(number, known[giver].count(card))):
            known[giver].remove(card)
            unlocated.append((card, stays | goes))
