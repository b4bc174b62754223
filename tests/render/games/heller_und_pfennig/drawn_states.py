"""States of the market to draw: from random games, and artificial ones at the limits."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from engine.core import apply
from engine.games.heller_und_pfennig.game import HellerUndPfennig
from engine.games.heller_und_pfennig.market import SPACES, stall_piece
from engine.games.heller_und_pfennig.state import Options, State
from engine.games.heller_und_pfennig.tiles import TILE_SET
from engine.games.heller_und_pfennig.view import View
from render.context import RenderContext
from tests.support.render.texts import english_texts

GAME = HellerUndPfennig()
SEAT_COUNTS = GAME.seat_counts(Options())
NAMES = ("Žofie Nováková", "Max", "Alexandra the Great of Saint Petersburg", "王小明")
translate = english_texts(GAME.name)
CONTEXT = RenderContext(NAMES, translate)


def random_action(rng: Random, state: State) -> Any:
    """Pick the type of piece first, so that stalls and tiles are about equally frequent."""
    assert state.turn is not None
    legal = GAME.legal_actions(state, state.turn)
    kind = rng.choice(sorted({action.kind for action in legal}))
    return rng.choice([action for action in legal if action.kind == kind])


def random_states(seats: int, seed: int, **options: Any) -> Iterator[State]:
    """Yield every state of a random game."""
    rng = Random(seed)
    state = GAME.new(seats, seed, Options(**options))
    yield state
    while state.turn is not None:
        state = apply(GAME, state, state.turn, random_action(rng, state)).state
        yield state


def rounds(seats: int, seed: int, **options: Any) -> list[State]:
    """Yield the states at the end of each round of a random game."""
    rng, states = Random(seed), list[State]()
    state = GAME.new(seats, seed, Options(**options))
    while state.turn is not None:
        transition = apply(GAME, state, state.turn, random_action(rng, state))
        state = transition.state
        states += transition.phase_end_states
    return states


def crowded(seats: int = 4, free: int = 3) -> State:
    """Return a market with tiles and everybody's stalls, large sums, and a few empty spaces."""
    rng, state = Random(3), GAME.new(seats, 1, Options())
    tiles = sorted(TILE_SET, key=lambda _: rng.random())[:14]
    stalls = [stall_piece(n % seats, 1 + n % 4) for n in range(SPACES - len(tiles) - free)]
    pieces = [*tiles, *stalls, *(0 for _ in range(free))]
    rng.shuffle(pieces)
    state.board = bytearray(pieces)
    state.round = 2
    for seat, player in enumerate(state.players):
        player.earned = [100 * seat - 130]
    return state


def public(state: State) -> View:
    return GAME.view(state, None)
