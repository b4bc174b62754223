"""Whole games counted once more from what was told, as one would do it at the table."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields
from random import Random
from typing import Any, get_args

import pytest

from engine.ai.games.rattus_cartus.policy import tuned_policy
from engine.core import apply
from engine.games.rattus_cartus.cards import CLASS_IDS, GOLD, NUNS_ON
from engine.games.rattus_cartus.events import (
    Event,
    FlutePlayed,
    InfluenceScored,
    RatsDiscarded,
    RatsTaken,
    SpecialsGained,
    TokensGained,
)
from engine.games.rattus_cartus.state import Options, State
from tests.engine.games.rattus_cartus.positions import GAME, Events, of_kind

SEATS = range(2, 6)


def played(seats: int, seed: int) -> tuple[State, Events]:
    """A game in which every third move is a random one, the others are sensible."""
    rng, told = Random(seed), list[Any]()
    state, policy = GAME.new(seats, seed, Options(one_kind=seed % 2 == 1)), tuned_policy(seats)
    while acting := GAME.to_act(state):
        seat = rng.choice(acting)
        lucky = rng.random() < 1 / 3
        legal = GAME.legal_actions(state, seat)
        action = rng.choice(legal) if lucky else policy.choose(state, seat)
        transition = apply(GAME, state, seat, action)
        state, events = transition.state, transition.events
        told += events
    return state, told


@pytest.fixture(scope="module")
def games() -> list[tuple[State, Events]]:
    return [played(seats, seed) for seats in SEATS for seed in range(3)]


def test_everything_that_can_happen_does(games: list[tuple[State, Events]]) -> None:
    union, *_ = get_args(Event)
    kinds = {each.default for of in get_args(union) for each in fields(of) if each.name == "kind"}
    told = {event.kind for _, events in games for event in events}
    # A deck lasts nearly always.
    assert told | {"discards-shuffled"} == kinds


def test_who_climbed_highest_last_has_the_points_of_the_tracks(
    games: list[tuple[State, Events]],
) -> None:
    for state, told in games:
        places = (10, 5) if len(state.players) == 2 else (10, 5, 2)
        for cls in range(len(CLASS_IDS)):
            scored = of_kind(told, InfluenceScored)
            climbs = [event for event in scored if event.cls == cls]
            heights = {event.seat: (event.height, time) for time, event in enumerate(climbs)}
            leaders = sorted(heights, key=lambda seat: heights[seat], reverse=True)
            points = dict(zip(leaders, places, strict=False))
            for seat, final in enumerate(GAME.view(state, None).final_scores):
                assert final.tracks[cls] == points.get(seat, 0)


def test_everybody_could_have_counted_all_rats(games: list[tuple[State, Events]]) -> None:
    for state, told in games:
        rats = Counter(dict.fromkeys(range(len(state.players)), 10))
        for event in told:
            match event:
                case RatsTaken(seat, number):
                    rats[seat] += number
                case RatsDiscarded(seat, number):
                    rats[seat] -= number
                case FlutePlayed(seat, to):
                    rats[seat] -= len(to)
                    rats.update(to)
        finals = GAME.view(state, None).final_scores
        assert [rats[seat] for seat in range(len(finals))] == [final.rats for final in finals]
        nuns = sum(NUNS_ON[card] for card in state.nuns)
        assert [final.alive for final in finals] == [final.rats <= nuns for final in finals]


def test_tokens_and_gold_are_those_that_were_gained(games: list[tuple[State, Events]]) -> None:
    for state, told in games:
        finals, tokens, gold = GAME.view(state, None).final_scores, Counter[int](), 0
        for event in of_kind(told, TokensGained):
            tokens[event.seat] += event.number
        for event in of_kind(told, SpecialsGained):
            gold += event.number if event.card == GOLD else 0
        assert [tokens[seat] for seat in range(len(finals))] == [final.tokens for final in finals]
        assert sum(final.golds for final in finals) <= gold
        for final in finals:
            parts = (*final.tracks, final.gold, final.hand, final.tokens)
            assert sum(parts) == final.points
