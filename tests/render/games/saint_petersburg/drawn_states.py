"""States of the table to draw: from random games, and artificial ones at the limits."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from engine.core import apply
from engine.games.saint_petersburg.cards import Phase, card_number, card_table
from engine.games.saint_petersburg.state import Options, State
from engine.games.saint_petersburg.view import View
from engine.registry import find_game
from render.context import RenderContext
from tests.support.render.texts import english_texts

GAME = find_game("saint_petersburg")
NAMES = ("Žofie Nováková", "Max", "Alexandra the Great of Saint Petersburg", "王小明", "Søren")
BASE = card_table("base").kinds
"""The cards of the first edition."""

SEAT_COUNTS = range(1, 6)
"""Every number of players; five play The New Society."""

translate = english_texts(GAME.name)
CONTEXT = RenderContext(NAMES, translate)


SPENDING = ("buy", "play", "draw", "release")


def edition_for(seats: int) -> str:
    """Return the edition that this number of players uses in these tests."""
    return "new_society" if seats == SEAT_COUNTS[-1] else "base"


def state_after(seats: int, seed: int, steps: int = 10_000, **options: Any) -> State:
    """Return a game after some moves, most of them purchases."""
    return list(random_states(seats, seed, steps, **options))[-1]


def random_states(seats: int, seed: int, steps: int = 10_000, **options: Any) -> Iterator[State]:
    """Yield every state of a game whose players mostly buy."""
    rng = Random(seed)
    state = GAME.new(seats, seed, Options(**({"edition": edition_for(seats)} | options)))
    yield state
    for _ in range(steps):
        acting = GAME.to_act(state)
        if not acting:
            return
        legal = list(GAME.legal_actions(state, acting[0]))
        spending = [action for action in legal if action.kind in SPENDING]
        action = rng.choice(spending if spending and rng.random() < 0.9 else legal)
        state = apply(GAME, state, acting[0], action).state
        yield state


def overfull_table(seats: int = 4, kinds: int = 25, seed: int = 1) -> State:
    """Return a table more crowded than any real one, with this many kinds of cards per player."""
    rng = Random(seed)
    state: State = GAME.new(seats, seed, Options(edition=edition_for(seats)))
    known = state.table.kinds
    for seat, player in enumerate(state.players):
        for card in rng.sample(known, min(kinds, len(known))):
            player.in_play[card] = rng.choice((1, 1, 2, 3, 6))
        player.points = 100 + 11 * seat
        player.hand = [card_number("shepherd")] * 3
    observatory = card_number("observatory")
    state.players[0].in_play[observatory] = 2
    state.players[0].used_observatories = 1
    if (prison := state.table.prison) in state.table.kinds:
        state.players[1].in_play[prison] = state.players[1].used_prisons = 1
    state.round, state.phase, state.last_round = 12, Phase.BUILDING, True
    trading = [card for card in known if state.table.is_trading(card)]
    state.upper, state.lower = rng.sample(trading, 4), rng.sample(trading, 4)
    return state


def public(state: State) -> View:
    view: View = GAME.view(state, None)
    return view


def drawn_states() -> Iterator[State]:
    """Yield states with a card drawn by an Observatory, some with eight cards in the rows."""
    for seed in range(40):
        for state in random_states(4, seed, 120):
            if state.drawn is not None:
                yield state
                break
