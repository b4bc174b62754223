"""Determinization: random full states that agree with what a seat knows.

AI players search such states (Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree
Search", 2012), and the secrecy tests compare what a seat is shown in them.
"""

from __future__ import annotations

from engine.core import Seat
from engine.games.heller_und_pfennig.state import State
from engine.rng import Rng


def conceal(state: State, seat: Seat | None, seed: int) -> State:
    """Return a copy in which what `seat` may not see has other legal values, drawn at random.

    None stands for a spectator, who sees public information only.
    """
    return _redeal_hidden(state, seat, seed)


def determinize(state: State, seat: Seat, seed: int) -> State:
    """Return a random full state that agrees with all that `seat` knows.

    This is the same as `conceal`: only tiles that a seat has seen tell it about the others.
    """
    return _redeal_hidden(state, seat, seed)


def _redeal_hidden(state: State, seat: Seat | None, seed: int) -> State:
    """Return a copy in which the tiles that `seat` (None: a spectator) cannot know are redealt.

    These are the pile, the tiles kept by others, the tile just drawn by another seat, and the order
    of the tiles in later rounds.
    """
    rng, redealt = Rng(seed), state.clone()
    hidden = [
        player
        for owner, player in enumerate(redealt.players)
        if owner != seat and player.kept is not None
    ]
    drawn_unseen = redealt.drawn is not None and redealt.turn != seat
    pool = redealt.pile + [player.kept for player in hidden if player.kept is not None]
    if drawn_unseen and redealt.drawn is not None:
        pool.append(redealt.drawn)
    # Sorted first, so that the result does not depend on the true order.
    pool.sort()
    rng.shuffle(pool)
    for player in hidden:
        player.kept = pool.pop()
    if drawn_unseen:
        redealt.drawn = pool.pop()
    redealt.pile = pool
    for order in redealt.orders:
        order.sort()
        rng.shuffle(order)
    return redealt
