"""What the contract tests of the engine need to know of the Council."""

from __future__ import annotations

from collections import Counter
from random import Random

from engine.contract.adapter import EngineAdapter
from tests.examples.council.engine.state import HAND_SIZE, Options, State
from tests.examples.council.engine.view import PlayerView, View


def has_hidden_information(options: Options) -> bool:
    return not options.open


def distinct_starts(options: Options, seats: int) -> int | None:
    """Return 1 for an open game, where nothing is shuffled."""
    return 1 if options.open else None


def cards(state: State) -> Counter[int]:
    """Count all cards: in the deck, with players and discarded."""
    counts = Counter(state.deck + state.discard_pile)
    for player in state.players:
        counts.update(player.hand + player.laid)
    return counts


def own_part_of_view(view: View) -> PlayerView | None:
    return None if view.seat is None else view.players[view.seat]


def shuffle_deck_and_floods(state: State, seed: int) -> State:
    other, rng = state.clone(), Random(seed)
    if not state.options.open:
        rng.shuffle(other.deck)
        rng.shuffle(other.floods)
    return other


def align_deals(state: State, other: State) -> bool:
    """Make `other` deal the same next hands and floods as `state`, if possible."""
    other.floods[:] = state.floods
    next_hands = state.deck[-HAND_SIZE * len(state.living) :]
    if Counter(next_hands) - Counter(other.deck):
        return False
    for card in next_hands:
        other.deck.remove(card)
    other.deck += next_hands
    return True


def hands(state: State) -> object:
    return [player.hand for player in state.players]


def laid(state: State) -> object:
    return [player.laid for player in state.players]


def chosen_gifts(state: State) -> object:
    return [player.giving for player in state.players]


def gifts(state: State) -> object:
    return [player.gift for player in state.players]


def claims(state: State) -> object:
    return [player.claim for player in state.players]


def next_card(state: State) -> object:
    return state.deck[-1:]


def next_flood(state: State) -> object:
    return state.floods[-1:]


REASONS = {
    "game-over": (),
    "drowned": (),
    "already-decided": (),
    "wrong-phase": ("phase",),
    "two-or-three-cards": ("number",),
    "not-in-hand": ("card",),
    "weakest-first": (),
    "no-such-field": ("field",),
    "field-taken": ("field", "seat"),
}

ADAPTER = EngineAdapter(
    options=("{}", '{"open":true}'),
    has_hidden_information=has_hidden_information,
    distinct_starts=distinct_starts,
    action_count_bounds=range(4, 120),
    phases=frozenset({"giving", "building", "claiming", "harvest"}),
    refusal_reasons={reason: frozenset(params) for reason, params in REASONS.items()},
    count_pieces=cards,
    own_part_of_view=own_part_of_view,
    shuffle_unknown=shuffle_deck_and_floods,
    align_deals=align_deals,
    secrets=(hands, laid, chosen_gifts, gifts, claims, next_card, next_flood),
    unbounded_caches={},
)
