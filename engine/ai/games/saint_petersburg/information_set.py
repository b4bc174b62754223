"""What a seat can tell apart in Saint Petersburg: everything but the order of the stacks."""

from __future__ import annotations

from collections.abc import Hashable

from engine.core import Seat
from engine.games.saint_petersburg.state import State


def information_set_key(state: State, seat: Seat) -> Hashable:
    """Return a key that is equal for states that the seat cannot tell apart.

    Rubles and hands of others are part of it, as the seat saw what was taken and paid. The contents
    of the stacks follow from the other cards.
    """
    key: list[Hashable] = [
        state.round,
        state.phase,
        state.last_round,
        state.turn,
        state.passes,
        state.drawn,
        state.disc,
        tuple(state.markers),
        tuple(state.upper),
        tuple(state.lower),
        tuple(state.discard_pile),
        tuple(state.guild_hall_owners),
        tuple(state.trading_house_owners),
        tuple(state.pub_owners),
    ]
    for player in state.players:
        key += (
            player.rubles,
            player.points,
            player.used_observatories,
            player.used_prisons,
            bytes(player.in_play),
            tuple(player.hand),
        )
    return tuple(key)
