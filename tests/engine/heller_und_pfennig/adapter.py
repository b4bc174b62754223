"""Auf Heller und Pfennig's own part of the contract tests."""

from __future__ import annotations

from collections import Counter
from random import Random

from engine.games.heller_und_pfennig.market import STALLS
from engine.games.heller_und_pfennig.state import State
from tests.engine.adapter import Adapter


def pieces(state: State) -> Counter[str]:
    """Every tile wherever it lies, and the stalls of 1 good where they come back."""
    tiles = [piece for piece in state.board if piece and STALLS[piece] is None]
    tiles += state.pile + state.face_up
    tiles += [] if state.drawn is None else [state.drawn]
    tiles += [player.kept for player in state.players if player.kept is not None]
    found = Counter(f"tile {tile}" for tile in tiles)
    if not state.options.last_stall:
        placed = Counter(
            stall.seat for piece in state.board if (stall := STALLS[piece]) and stall.goods == 1
        )
        for seat, player in enumerate(state.players):
            found[f"ones of {seat}"] = player.stalls[0] + placed[seat]
    return found


def shuffle_hidden(state: State, seed: int) -> State:
    other, rng = state.clone(), Random(seed)
    for tiles in (other.pile, *other.orders):
        rng.shuffle(tiles)
    return other


def kept_tiles(state: State) -> object:
    return [player.kept for player in state.players]


def drawn_tile(state: State) -> object:
    return state.drawn


def next_tile(state: State) -> object:
    return state.pile[-1:]


def tile_of_the_next_round(state: State) -> object:
    return [order[-1] for order in state.orders]


REASONS = {
    "game-over": (),
    "not-your-turn": ("seat",),
    "place-drawn-first": ("tile",),
    "nothing-drawn": (),
    "pile-empty": (),
    "kept-already-placed": (),
    "tiles-lie-open": (),
    "tiles-lie-face-down": (),
    "tile-already-placed": ("tile",),
    "no-such-tile": (),
    "no-such-stall": ("goods", "most"),
    "no-stall-left": ("goods",),
    "no-such-space": (),
    "space-taken": ("space",),
}

HELLER_UND_PFENNIG = Adapter(
    options=(
        "{}",
        '{"last_stall":true}',
        '{"starter":"left"}',
    ),
    actions=range(28, 160),
    reasons={reason: frozenset(params) for reason, params in REASONS.items()},
    inventory=pieces,
    reorder=shuffle_hidden,
    leaks=(kept_tiles, drawn_tile, next_tile, tile_of_the_next_round),
)

WITHOUT_SECRETS = ('{"no_luck":true}', '{"no_luck":true,"last_stall":true}')
"""The options with which nothing is hidden at all."""
