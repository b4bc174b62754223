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
    """Replace everything that `seat` may not know by other legal values.

    That is the other seats' rubles and hands (with as many cards) and the order of the stacks.
    What the table's options make public stays.
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
    """Reshuffle the stacks: everything else can be inferred from open play."""
    rng, other = Rng(seed), state.clone()
    for stack in other.stacks:
        stack.sort()
        rng.shuffle(stack)
    return other
