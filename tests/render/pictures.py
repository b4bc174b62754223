"""Pictures of every sort: for the gallery, for fitting the palette and for looking at."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import TypeAlias

from engine.core import apply
from engine.games.saint_petersburg.cards import KIND_IDS
from engine.games.saint_petersburg.state import State
from render.canvas import Scene
from render.games.saint_petersburg.board import table_scene
from render.games.saint_petersburg.card import card_scene
from render.games.saint_petersburg.hand import hand_scene
from render.games.saint_petersburg.result import result_scene
from render.games.saint_petersburg.tableau import tableau_scene
from tests.engine.playing import seats_of
from tests.render.tables import BASE, GAME, drawn_states, full, played, public, say

PEOPLE = ("Žofie", "Max", "Ælfgifu", "Dmitri")

Draw: TypeAlias = Callable[[], Scene]


def sensible(seats: int, seed: int) -> Iterator[State]:
    """Every state of a game whose players buy what pays, so that it looks like a real one."""
    rng, state = Random(seed), GAME.new(seats, seed, GAME.codecs.options.validate_json("{}"))
    yield state
    while acting := GAME.to_act(state):
        legal = list(GAME.legal_actions(state, acting[0]))
        spending = [action for action in legal if action.kind in ("buy", "play", "draw")]
        waiting = [action for action in legal if action.kind in ("pass", "take")]
        action = rng.choice(spending if spending and rng.random() < 0.7 else waiting or legal)
        state, _events = apply(GAME, state, acting[0], action)
        yield state


def tables() -> Iterator[tuple[str, Draw]]:
    """Ten tables from the first phase to the last round, then odd ones."""
    states = [state for state in sensible(4, 12) if not state.over]
    shown = [state for state in states if len(state.upper) + len(state.lower) >= 4]
    last = next(state for state in shown if state.last_round)
    early = [shown[place * len(shown) // 9] for place in range(9)]
    for number, state in enumerate((*early, last), 1):
        yield f"table-{number:02}", partial(table_scene, public(state), PEOPLE, say)
    for seats in (1, 2, 3):
        middle = [state for state in sensible(seats, 3) if len(state.upper) + len(state.lower) > 4]
        view = public(middle[len(middle) * 2 // 3])
        yield f"table-for-{seats}", partial(table_scene, view, PEOPLE, say)
    yield "table-crowded", partial(table_scene, public(full()), PEOPLE, say)
    drawn = max(drawn_states(), key=lambda state: len(state.upper) + len(state.lower))
    yield "table-drawn", partial(table_scene, public(drawn), PEOPLE, say)


def others() -> Iterator[tuple[str, Draw]]:
    """Hands, tableaux and results."""
    states = [state for state in sensible(4, 12) if not state.over]
    acting = [(state, GAME.to_act(state)[0]) for state in states]
    holding = [(state, seat) for state, seat in acting if len(state.players[seat].hand) > 1]
    for number in range(4):
        state, seat = holding[(2 * number + 1) * len(holding) // 8]
        yield f"hand-{number + 1}", partial(hand_scene, GAME.view(state, seat), PEOPLE, say)
    for number, kinds in enumerate((3, 8, 14, 25), 1):
        view = public(full(kinds=kinds))
        yield f"tableau-{number}", partial(tableau_scene, view, 1, PEOPLE, say)
    for seats in seats_of(GAME):
        view = public(played(seats, seats + 3))
        yield f"result-{seats}", partial(result_scene, view, PEOPLE, say)


def cards() -> Iterator[tuple[str, Draw]]:
    """Every card large."""
    for card, kind in enumerate(KIND_IDS):
        edition = "base" if card in BASE else "new_society"
        yield f"card-{kind}", partial(card_scene, kind, edition, say)


def everything() -> Iterator[tuple[str, Draw]]:
    yield from tables()
    yield from others()
    yield from cards()
