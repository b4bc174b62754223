"""Recorded games of Rattus Cartus come out the same, and add up by another way of counting."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import fields
from typing import Any, get_args

import pytest

from engine.codec import load_action
from engine.core import apply
from engine.games.rattus_cartus.cards import CLASS_IDS, NUNS_ON, card_id
from engine.games.rattus_cartus.events import (
    Event,
    FlutePlayed,
    InfluenceScored,
    RatsDiscarded,
    RatsTaken,
    SpecialsGained,
    TokensGained,
)
from tests.golden.rattus_cartus import GAME, PLAYED, first_state, read_games, steps

RECORDED = read_games()
each_game = pytest.mark.parametrize("game", RECORDED, ids=lambda game: f"{game['players']}p")


def test_games_of_every_number_and_with_both_options_are_recorded() -> None:
    assert [(game["players"], game["one_kind"]) for game in RECORDED] == list(PLAYED)
    kinds = {kind for game in RECORDED for step in game["steps"] for kind in step["events"]}
    union, *_ = get_args(Event)
    told = {field.default for of in get_args(union) for field in fields(of) if field.name == "kind"}
    # A deck lasts nearly always.
    assert kinds | {"discards-shuffled"} == told


@each_game
def test_a_recorded_game_comes_out_the_same(game: dict[str, Any]) -> None:
    for number, recorded, replayed in steps(game):
        assert replayed == recorded, f"step {number}"


@each_game
def test_a_step_that_is_altered_is_noticed(game: dict[str, Any]) -> None:
    place = next(
        number for number, step in enumerate(game["steps"]) if step["action"]["kind"] == "enter"
    )
    altered = json.loads(json.dumps(game))
    step = altered["steps"][place]
    step["action"]["place"] = 1 - min(1, step["action"]["place"])
    assert any(recorded != replayed for _, recorded, replayed in steps(altered) if replayed)


@each_game
def test_what_was_told_adds_up_to_the_final_score(game: dict[str, Any]) -> None:
    """Tracks, tokens and rats counted from the events alone, as one would at the table."""
    state, told = first_state(game), list[Event]()
    for step in game["steps"]:
        action = load_action(GAME, json.dumps(step["action"]))
        state, events = apply(GAME, state, step["seat"], action)
        told += events
    points = Counter[int]()
    places = (10, 5) if game["players"] == 2 else (10, 5, 2)
    for cls in range(len(CLASS_IDS)):
        climbs = [
            event for event in told if isinstance(event, InfluenceScored) and event.cls == cls
        ]
        heights = {event.seat: (event.height, number) for number, event in enumerate(climbs)}
        leaders = sorted(heights, key=lambda seat: heights[seat], reverse=True)
        points.update(dict(zip(leaders, places, strict=False)))
    rats = Counter(dict.fromkeys(range(game["players"]), 10))
    for event in told:
        match event:
            case TokensGained(seat, number):
                points[seat] += number
            case RatsTaken(seat, number):
                rats[seat] += number
            case RatsDiscarded(seat, number):
                rats[seat] -= number
            case FlutePlayed(seat, to):
                rats[seat] -= len(to)
                rats.update(to)
    score = GAME.view(state, None).final_scores
    for seat, final in enumerate(score):
        assert points[seat] == final.points - final.gold - final.hand
        assert rats[seat] == final.rats
    gold = sum(
        event.number
        for event in told
        if isinstance(event, SpecialsGained) and card_id(event.card) == "gold"
    )
    assert sum(final.golds for final in score) <= gold
    nuns = sum(NUNS_ON[card] for card in state.nuns)
    assert [final.alive for final in score] == [final.rats <= nuns for final in score]
