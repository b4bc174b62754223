"""Final scores of whole games, recomputed from their events."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields
from random import Random
from typing import Any, get_args

import pytest

from engine.ai.games.rattus_cartus.policy import AGENT_SPEC
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


def play_game(seats: int, seed: int) -> tuple[State, Events]:
    """The final state and the events of a game in which a third of the actions are random."""
    rng, all_events = Random(seed), list[Any]()
    state = GAME.new(seats, seed, Options(one_kind=seed % 2 == 1))
    policy = AGENT_SPEC.policy(state)
    while acting := GAME.to_act(state):
        seat = rng.choice(acting)
        is_random = rng.random() < 1 / 3
        legal = GAME.legal_actions(state, seat)
        action = rng.choice(legal) if is_random else policy.choose(state, seat)
        transition = apply(GAME, state, seat, action)
        state, events = transition.state, transition.events
        all_events += events
    return state, all_events


@pytest.fixture(scope="module")
def games() -> list[tuple[State, Events]]:
    return [play_game(seats, seed) for seats in SEATS for seed in range(3)]


def test_games_cover_every_kind_of_event(games: list[tuple[State, Events]]) -> None:
    union, *_ = get_args(Event)
    kinds = {each.default for of in get_args(union) for each in fields(of) if each.name == "kind"}
    played_kinds = {event.kind for _, events in games for event in events}
    # The deck hardly ever runs out.
    assert played_kinds | {"discards-shuffled"} == kinds


def test_track_points_follow_from_the_influence_events(
    games: list[tuple[State, Events]],
) -> None:
    for state, all_events in games:
        places = (10, 5) if len(state.players) == 2 else (10, 5, 2)
        for cls in range(len(CLASS_IDS)):
            scored = of_kind(all_events, InfluenceScored)
            climbs = [event for event in scored if event.cls == cls]
            heights = {event.seat: (event.height, time) for time, event in enumerate(climbs)}
            leaders = sorted(heights, key=lambda seat: heights[seat], reverse=True)
            points = dict(zip(leaders, places, strict=False))
            for seat, final in enumerate(GAME.view(state, None).final_scores):
                assert final.tracks[cls] == points.get(seat, 0)


def test_rats_and_survivors_follow_from_the_events(games: list[tuple[State, Events]]) -> None:
    for state, all_events in games:
        rats = Counter(dict.fromkeys(range(len(state.players)), 10))
        for event in all_events:
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


def test_tokens_and_gold_follow_from_the_events(games: list[tuple[State, Events]]) -> None:
    for state, all_events in games:
        finals, tokens, gold = GAME.view(state, None).final_scores, Counter[int](), 0
        for event in of_kind(all_events, TokensGained):
            tokens[event.seat] += event.number
        for event in of_kind(all_events, SpecialsGained):
            gold += event.number if event.card == GOLD else 0
        assert [tokens[seat] for seat in range(len(finals))] == [final.tokens for final in finals]
        assert sum(final.golds for final in finals) <= gold
        for final in finals:
            parts = (*final.tracks, final.gold, final.hand, final.tokens)
            assert sum(parts) == final.points
