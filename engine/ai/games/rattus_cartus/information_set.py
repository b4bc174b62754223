"""What a seat can tell apart in Rattus Cartus: the public table, its own cards, and nuns it saw."""

from __future__ import annotations

from collections.abc import Hashable

from engine.core import Seat
from engine.games.rattus_cartus.state import Player, State


def information_set_key(state: State, seat: Seat) -> Hashable:
    """Return a key that is equal for states that the seat cannot tell apart.

    Rats of others are part of it, as everybody saw those taken and discarded.
    """
    own = state.players[seat]
    return (
        state.round,
        state.phase,
        state.step,
        state.turn,
        state.first,
        state.place,
        state.privilege,
        state.receiver,
        state.demand,
        tuple(state.row),
        tuple(state.queue),
        tuple(state.agenda),
        tuple(state.turned_away),
        tuple(state.gone),
        *map(tuple, state.entered),
        *map(tuple, state.heights),
        *map(tuple, state.orders),
        tuple(state.piles),
        tuple(sorted(state.discards)),
        len(state.deck),
        len(state.stack),
        len(state.replacements),
        *map(tuple, state.known[seat]),
        tuple(state.astray[seat]),
        tuple(own.hand),
        tuple(own.chosen),
        tuple(own.laid),
        *[card for nun, card in enumerate(state.nuns) if own.known >> nun & 1],
        *map(_player_key, state.players),
    )


def _player_key(player: Player) -> Hashable:
    """Return what others see of a player."""
    gains = player.gains
    return (
        player.hand_size,
        len(player.laid),
        player.shown,
        player.rats,
        player.tokens,
        player.known,
        player.supply,
        player.place,
        (gains.influence, gains.rats_taken, gains.rats_off, gains.cards, gains.tokens),
        tuple(gains.special),
    )
