"""Determinization: random full states that agree with what a seat knows.

AI players search such states (Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree
Search", 2012), and the secrecy tests compare what a seat is shown in them.
"""

from __future__ import annotations

from engine.core import Seat
from engine.games.saint_petersburg.cards import Phase
from engine.games.saint_petersburg.state import State
from engine.games.saint_petersburg.view import sees_hand, sees_rubles
from engine.rng import Rng


def conceal(state: State, seat: Seat | None, seed: int) -> State:
    """Return a copy in which all that `seat` (None: a spectator) does not see is random but legal.

    This replaces the others' rubles and hands (of the same size) unless they are open, and the
    order of the stacks.
    """
    rng, table, other = Rng(seed), state.table, state.clone()
    hidden = [
        player for owner, player in enumerate(other.players) if not sees_hand(state, owner, seat)
    ]
    slots = sorted(table.stack[card] for player in hidden for card in player.hand)
    rng.shuffle(slots)
    pools = [
        stack + [card for player in hidden for card in player.hand if table.stack[card] is phase]
        for phase, stack in zip(Phase, other.stacks, strict=True)
    ]
    for pool in pools:
        pool.sort()
        rng.shuffle(pool)
    for player in hidden:
        player.hand = [pools[slots.pop()].pop() for _ in player.hand]
    other.stacks = pools
    for owner, player in enumerate(other.players):
        if not sees_rubles(state, owner, seat):
            player.rubles = rng.randbelow(60)
    return other


def determinize(state: State, seat: Seat, seed: int) -> State:
    """Return a copy with reshuffled stacks.

    Everything else can be inferred from open information: cards are taken face up, and rubles
    change by known amounts.
    """
    rng, redealt = Rng(seed), state.clone()
    for stack in redealt.stacks:
        # Sorted first, so that the result does not depend on the true order.
        stack.sort()
        rng.shuffle(stack)
    return redealt
