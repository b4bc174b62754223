"""Saint Petersburg's own part of the contract tests."""

from __future__ import annotations

from collections import Counter
from random import Random

from engine.contract.adapter import EngineAdapter
from engine.games.saint_petersburg.state import Options, State
from engine.games.saint_petersburg.view import View

UPCOMING_DEALS = 8
"""Cards of a stack that may come up in one move."""


def has_hidden_information(options: Options) -> bool:
    """The stacks are face down even if rubles and hands are open."""
    return True


def distinct_starts(options: Options, seats: int) -> int | None:
    """The stacks are always shuffled."""
    return None


def cards(state: State) -> Counter[int]:
    """Every card, in stacks, rows, hands and tableaux, drawn or discarded."""
    pieces = Counter[int](state.upper + state.lower + state.discard_pile)
    pieces.update(card for stack in state.stacks for card in stack)
    pieces.update([] if state.drawn is None else [state.drawn])
    for player in state.players:
        pieces.update(player.hand)
        pieces.update(dict(enumerate(player.in_play)))
    return +pieces


def shuffle_stacks(state: State, seed: int) -> State:
    shuffled, rng = state.clone(), Random(seed)
    for stack in shuffled.stacks:
        rng.shuffle(stack)
    return shuffled


def own_part_of_view(view: View) -> object:
    return None if view.seat is None else (view.players[view.seat], view.hand_offers)


def align_deals(state: State, other: State) -> bool:
    """Put the next cards back on top of the stacks. Return False if one has left its stack."""
    for true, false in zip(state.stacks, other.stacks, strict=True):
        for card in true[-UPCOMING_DEALS:]:
            if card not in false:
                return False
            false.remove(card)
        false += true[-UPCOMING_DEALS:]
    return True


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
    "pub-too-expensive": ("need", "have"),
    "guild-hall-first": (),
    "guild-hall-limit": ("most",),
    "trading-house-first": (),
    "trading-house-limit": ("most",),
    "trading-house-too-expensive": ("need", "have"),
    "drawn-first": ("card",),
    "not-building-phase": (),
    "no-observatory": (),
    "observatory-used": (),
    "stack-too-small": ("stack", "size"),
    "no-prison": (),
    "prison-used": (),
    "not-in-discard-pile": ("card",),
    "hand-full": ("limit", "instead"),
    "nothing-to-displace": ("card", "instead"),
    "must-displace": ("card", "may"),
    "cannot-displace": ("card", "displaced", "may"),
    "too-expensive": ("card", "need", "have", "instead"),
}

UNBOUNDED_CACHES = {
    "engine.games.saint_petersburg.actions.buy": "a card, a row, a card displaced",
    "engine.games.saint_petersburg.actions.buy_or_play": "a card, a row or the hand, one displaced",
    "engine.games.saint_petersburg.actions.buy_points": "the points of a Pub",
    "engine.games.saint_petersburg.actions.divide": "the points of a Guild Hall",
    "engine.games.saint_petersburg.actions.draw": "the stacks",
    "engine.games.saint_petersburg.actions.play": "a card, a card displaced",
    "engine.games.saint_petersburg.actions.release": "a card",
    "engine.games.saint_petersburg.actions.take": "a card, a row",
    "engine.games.saint_petersburg.actions.trade": "the points of a Trading House",
    "engine.games.saint_petersburg.cards.card_table": "the editions in data",
}

ADAPTER = EngineAdapter(
    options=(
        "{}",
        '{"open_rubles":true,"open_hands":true}',
        '{"open_rubles":true}',
        '{"open_hands":true}',
        '{"edition":"new_society"}',
    ),
    has_hidden_information=has_hidden_information,
    distinct_starts=distinct_starts,
    action_count_bounds=range(20, 1000),
    phases=frozenset({"worker", "building", "aristocrat", "trading"}),
    refusal_reasons={reason: frozenset(params) for reason, params in REASONS.items()},
    count_pieces=cards,
    own_part_of_view=own_part_of_view,
    shuffle_unknown=shuffle_stacks,
    align_deals=align_deals,
    secrets=(rubles, hands, next_worker, last_trading_card),
    unbounded_caches=UNBOUNDED_CACHES,
)
