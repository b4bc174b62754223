"""States of the table to draw: from random games, and artificial ones at the limits."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

from engine.core import Transition, apply
from engine.games.rattus_cartus.cards import CLASS_COUNT
from engine.games.rattus_cartus.game import RattusCartus
from engine.games.rattus_cartus.state import Options, State
from engine.games.rattus_cartus.view import TrackView, View
from render.context import RenderContext
from render.contract.phases import PlayedPhase, split_into_phases
from tests.support.render.texts import english_texts

GAME = RattusCartus()
SEAT_COUNTS = GAME.seat_counts(Options())
NAMES = ("Žofie Nováková", "Max", "Alexandra the Great of Saint Petersburg", "王小明", "Søren")
translate = english_texts(GAME.name)
CONTEXT = RenderContext(NAMES, translate)


def _random_transitions(seats: int, seed: int, **options: Any) -> Iterator[Transition[Any, Any]]:
    """Play a random game in which players lay down most of their cards."""
    rng = Random(seed)
    state = GAME.new(seats, seed, Options(**options))
    while acting := GAME.to_act(state):
        seat = rng.choice(acting)
        legal = GAME.legal_actions(state, seat)
        cards = [action for action in legal if action.kind != "done"]
        action = rng.choice(cards if cards and rng.random() < 0.8 else legal)
        transition = apply(GAME, state, seat, action)
        state = transition.state
        yield transition


@cache
def random_states(seats: int, seed: int, **options: Any) -> tuple[State, ...]:
    """Yield every state of a random game."""
    first = GAME.new(seats, seed, Options(**options))
    return first, *(transition.state for transition in _random_transitions(seats, seed, **options))


@cache
def resolved_buildings(seats: int, seed: int, **options: Any) -> tuple[PlayedPhase, ...]:
    """Yield each resolved building of a random game, with the events there."""
    return tuple(split_into_phases(GAME, _random_transitions(seats, seed, **options)))


def public(state: State) -> View:
    return GAME.view(state, None)


def crowded(seats: int = 5) -> View:
    """Return a state with everybody at one building with many cards, far up on every track."""
    states = [state for state in random_states(seats, 5) if state.phase == "entering"]
    view = public(states[-1])
    everybody = tuple(range(seats))
    row = [replace(building, entered=(), laid=(), shown=None) for building in view.row]
    row[1] = replace(row[1], entered=everybody[::-1], laid=tuple(8 + seat for seat in everybody))
    tracks = (
        TrackView(cls, tuple(28 - seat - cls for seat in everybody), everybody)
        for cls in range(CLASS_COUNT)
    )
    players = (
        replace(
            player, hand_size=20 + player.seat, tokens=10 + player.seat, known_nuns=(0, 1, 2, 3, 4)
        )
        for player in view.players
    )
    return replace(view, row=tuple(row), tracks=tuple(tracks), players=tuple(players), deck=84)
