"""Rattus Cartus's own part of the contract tests."""

from __future__ import annotations

from collections import Counter
from random import Random

from engine.contract.adapter import EngineAdapter
from engine.games.rattus_cartus.buildings import building_id
from engine.games.rattus_cartus.cards import SPECIAL_IDS, card_id
from engine.games.rattus_cartus.state import State
from engine.games.rattus_cartus.view import PlayerView, View

UPCOMING_DEALS = 4
"""Cards that may be drawn in one move; few moves draw more."""


def pieces(state: State) -> Counter[str]:
    """Every card and every building, in all piles, hands and rows."""
    cards = state.deck + state.discards + state.nuns
    for player in state.players:
        cards = cards + player.hand + player.chosen + player.laid
    counts = Counter(card_id(card) for card in cards)
    for name, left in zip(SPECIAL_IDS, state.piles, strict=True):
        counts[name] += left
    buildings = state.stack + state.replacements + state.unused + state.row + state.gone
    counts.update(building_id(number) for number in buildings)
    return counts


def shuffle_hidden(state: State, seed: int) -> State:
    shuffled, rng = state.clone(), Random(seed)
    for pile in (shuffled.deck, shuffled.stack, shuffled.replacements):
        rng.shuffle(pile)
    shuffled.rng = rng.getrandbits(64)
    return shuffled


def own_part_of_view(view: View) -> PlayerView | None:
    return None if view.seat is None else view.players[view.seat]


def align_deals(state: State, other: State) -> bool:
    """Put the next cards and buildings back on top. Return False if a card has left the deck."""
    other.rng = state.rng
    for pile in ("stack", "replacements", "unused"):
        setattr(other, pile, getattr(state, pile).copy())
    next_cards = state.deck[-UPCOMING_DEALS:]
    if Counter(next_cards) - Counter(other.deck):
        return False
    for card in next_cards:
        other.deck.remove(card)
    other.deck += next_cards
    return True


def hands(state: State) -> object:
    return [player.hand for player in state.players]


def laid(state: State) -> object:
    return [player.laid for player in state.players]


def chosen(state: State) -> object:
    return [player.chosen for player in state.players]


def rats(state: State) -> object:
    return [player.rats for player in state.players]


def nun_row(state: State) -> object:
    return state.nuns


def next_card(state: State) -> object:
    return state.deck[-1:]


def next_building(state: State) -> object:
    return state.stack[-1:]


def next_replacement(state: State) -> object:
    return state.replacements[-1:]


REASONS = {
    "game-over": (),
    "not-your-turn": ("seat",),
    "not-asked": (),
    "wrong-step": ("step",),
    "no-such-place": ("place", "most"),
    "no-such-nun": ("nun", "most"),
    "nun-known": ("nun",),
    "no-pass": (),
    "last-to-enter": (),
    "not-in-hand": ("card",),
    "cannot-be-laid": ("card",),
}

ADAPTER = EngineAdapter(
    options=("{}", '{"one_kind":true}'),
    has_hidden_information=lambda options: True,
    distinct_starts=lambda options, seats: None,
    action_count_bounds=range(60, 600),
    phases=frozenset({"building"}),
    refusal_reasons={reason: frozenset(params) for reason, params in REASONS.items()},
    count_pieces=pieces,
    own_part_of_view=own_part_of_view,
    shuffle_unknown=shuffle_hidden,
    align_deals=align_deals,
    secrets=(
        hands,
        laid,
        chosen,
        rats,
        nun_row,
        next_card,
        next_building,
        next_replacement,
    ),
    unbounded_caches={},
)
