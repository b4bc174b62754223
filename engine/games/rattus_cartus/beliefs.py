"""What each seat knows of the others' hidden cards: only as much as everybody could remember.

A seat is sure of a card where it saw it come and nobody else's eyes were needed to see it go.
Where cards change hands in secret, those who do not see which know no more than that a card is
with one of the two: such a card is astray.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Seat
from engine.games.rattus_cartus.state import State


def record_gain(state: State, owner: Seat, card: int, number: int) -> None:
    """Everybody saw a seat take so many of a card into its hand."""
    for viewer, known in enumerate(state.known):
        if viewer != owner:
            known[owner] += [card] * number


def record_reveal(state: State, owner: Seat, cards: Sequence[int]) -> None:
    """Everybody saw cards of a seat that were hidden before: they are not there any more."""
    if cards:
        for viewer in range(len(state.known)):
            if viewer != owner:
                _remove_seen(state, viewer, owner, cards)


def record_transfer(state: State, giver: Seat, receiver: Seat, cards: Sequence[int]) -> None:
    """Cards went from hand to hand, and only these two saw which. They have gone already."""
    for viewer in range(len(state.known)):
        if viewer == giver:
            state.known[viewer][receiver] += cards
        elif viewer == receiver:
            _remove_seen(state, viewer, giver, cards)
        else:
            _widen_possible_owners(state, viewer, giver, receiver, len(cards))


def _remove_seen(state: State, viewer: Seat, owner: Seat, cards: Sequence[int]) -> None:
    """A viewer saw these cards leave a seat's hidden ones."""
    known, unlocated = state.known[viewer][owner], state.astray[viewer]
    if not known and not unlocated:
        return
    for card in cards:
        if card in known:
            known.remove(card)
        elif unlocated:
            _locate(unlocated, card, owner)


def _locate(unlocated: list[tuple[int, int]], card: int, owner: Seat) -> None:
    """One of the cards astray has turned up. Which of several alike it was, nobody knows."""
    alike = [entry for entry in unlocated if entry[0] == card and entry[1] >> owner & 1]
    if not alike:
        return
    owners = 0
    for entry in alike:
        unlocated.remove(entry)
        owners |= entry[1]
    unlocated += [(card, owners)] * (len(alike) - 1)


def _widen_possible_owners(
    state: State, viewer: Seat, giver: Seat, receiver: Seat, number: int
) -> None:
    """A viewer saw a number of cards go from one seat to another, but not which."""
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
