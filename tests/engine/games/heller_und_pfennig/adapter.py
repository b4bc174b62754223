"""Auf Heller und Pfennig's own part of the contract tests."""

from __future__ import annotations

from collections import Counter
from random import Random

from engine.contract.adapter import EngineAdapter
from engine.games.heller_und_pfennig.market import STALLS
from engine.games.heller_und_pfennig.state import State
from engine.games.heller_und_pfennig.view import View

UPCOMING_DEALS = 8
"""Tiles that may be drawn, or kept in a new round, in one move."""


def pieces(state: State) -> Counter[str]:
    """Every tile, and the stalls of 1 good if they come back each round."""
    tiles = [piece for piece in state.board if piece and STALLS[piece] is None]
    tiles += state.pile + state.face_up
    tiles += [] if state.drawn is None else [state.drawn]
    tiles += [player.kept for player in state.players if player.kept is not None]
    counts = Counter(f"tile {tile}" for tile in tiles)
    if not state.options.last_stall:
        placed = Counter(
            stall.seat for piece in state.board if (stall := STALLS[piece]) and stall.goods == 1
        )
        for seat, player in enumerate(state.players):
            counts[f"ones of {seat}"] = player.stalls[0] + placed[seat]
    return counts


def shuffle_hidden(state: State, seed: int) -> State:
    shuffled, rng = state.clone(), Random(seed)
    for tiles in (shuffled.pile, *shuffled.orders):
        rng.shuffle(tiles)
    return shuffled


def own_part_of_view(view: View) -> object:
    return None if view.seat is None else view.players[view.seat]


def align_deals(state: State, other: State) -> bool:
    """Put the next tiles back on top of the piles. Return False if one has left its pile."""
    pairs = zip([state.pile, *state.orders], [other.pile, *other.orders], strict=True)
    for true, false in pairs:
        for tile in true[-UPCOMING_DEALS:]:
            if tile not in false:
                return False
            false.remove(tile)
        false += true[-UPCOMING_DEALS:]
    return True


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

ADAPTER = EngineAdapter(
    options=(
        "{}",
        '{"last_stall":true}',
        '{"starter":"left"}',
        '{"no_luck":true}',
        '{"no_luck":true,"last_stall":true}',
    ),
    has_hidden_information=lambda options: not options.no_luck,
    distinct_starts=lambda options, seats: seats if options.no_luck else None,
    action_count_bounds=range(28, 160),
    phases=frozenset({"round"}),
    refusal_reasons={reason: frozenset(params) for reason, params in REASONS.items()},
    count_pieces=pieces,
    own_part_of_view=own_part_of_view,
    shuffle_unknown=shuffle_hidden,
    align_deals=align_deals,
    secrets=(kept_tiles, drawn_tile, next_tile, tile_of_the_next_round),
    unbounded_caches={},
)
