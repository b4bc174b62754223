"""Saint Petersburg's own part of the contract tests."""

from __future__ import annotations

from collections import Counter
from random import Random

from engine.games.saint_petersburg.state import State
from tests.engine.adapter import Adapter


def cards(state: State) -> Counter[int]:
    """Every card, in stacks, rows, hands and tableaux, drawn or discarded."""
    found = Counter[int](state.upper + state.lower + state.discard_pile)
    found.update(card for stack in state.stacks for card in stack)
    found.update([] if state.drawn is None else [state.drawn])
    for player in state.players:
        found.update(player.hand)
        found.update(dict(enumerate(player.in_play)))
    return +found


def shuffle_stacks(state: State, seed: int) -> State:
    other, rng = state.clone(), Random(seed)
    for stack in other.stacks:
        rng.shuffle(stack)
    return other


def rubles(state: State) -> object:
    return [player.rubles for player in state.players]


def hands(state: State) -> object:
    return [sorted(player.hand) for player in state.players]


def next_worker(state: State) -> object:
    return state.stacks[0][-1:]


def last_trading_card(state: State) -> object:
    return state.stacks[3][:1]


REASONS = {
    "game-over": (),
    "not-your-turn": ("seat",),
    "no-pub-now": (),
    "no-guild-hall-now": (),
    "no-trading-house-now": (),
    "nothing-drawn": (),
    "not-in-hand": ("card",),
    "not-in-row": ("card", "source"),
    "pub-first": (),
    "pub-limit": ("most",),
    "guild-hall-first": (),
    "guild-hall-limit": ("most",),
    "trading-house-first": (),
    "trading-house-limit": ("most",),
    "drawn-first": ("card",),
    "not-building-phase": (),
    "no-observatory": (),
    "observatory-used": (),
    "stack-too-small": ("stack", "size"),
    "no-prison": (),
    "prison-used": (),
    "not-in-discard-pile": ("card",),
    "hand-full": ("limit",),
    "nothing-to-displace": ("card",),
    "must-displace": ("card", "may"),
    "cannot-displace": ("card", "displaced", "may"),
    "too-expensive": ("need", "have"),
}

SAINT_PETERSBURG = Adapter(
    options=(
        "{}",
        '{"open_rubles":true,"open_hands":true}',
        '{"open_rubles":true}',
        '{"open_hands":true}',
        '{"edition":"new_society"}',
    ),
    actions=range(20, 1000),
    reasons={reason: frozenset(params) for reason, params in REASONS.items()},
    inventory=cards,
    reorder=shuffle_stacks,
    leaks=(rubles, hands, next_worker, last_trading_card),
)
