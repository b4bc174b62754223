"""What is stored for every game: tuned weights and a value network for each table."""

from __future__ import annotations

import pytest

from engine.ai.agent_spec import AgentSpec
from engine.ai.registry import AGENT_SPECS
from engine.codec import load_options
from engine.contract.cases import option_sets, seat_range
from engine.core import AnyGame
from engine.registry import GAMES
from tests.engine.ai.trained_values import trained_value_function

TABLES = pytest.mark.parametrize(
    ("spec", "game", "seats", "options"),
    [
        pytest.param(spec, game, seats, options, id=f"{game.name}-{seats}-{options}")
        for game in GAMES
        if (spec := AGENT_SPECS.get(game.name))
        for options in option_sets(game)
        for seats in seat_range(game, options)
    ],
)

MAX_NETWORK_SIZE = 150_000
"""The maximum size of a stored network in bytes."""


@TABLES
def test_every_table_has_tuned_weights_and_a_model(
    spec: AgentSpec, game: AnyGame, seats: int, options: str
) -> None:
    state, values = game.new(seats, 1, load_options(game, options)), trained_value_function(spec)
    assert spec.weights.load(spec.weights_key(state)) != spec.weights.model()
    assert spec.policy(state) is spec.policy(game.clone(state)), "it is loaded once"
    key = values.model_key(state)
    networks = values.store.load(key).networks
    for record in (spec.weights.provenance(spec.weights_key(state)), values.store.provenance(key)):
        assert f" {game.name} {seats} " in record.command
    limit = MAX_NETWORK_SIZE * len(networks)
    assert all(file.stat().st_size < limit for file in values.store.files(key))


@TABLES
def test_estimate_at_a_cutoff_is_plausible(
    spec: AgentSpec, game: AnyGame, seats: int, options: str
) -> None:
    state = game.new(seats, 1, load_options(game, options))
    cutoff, start = spec.search_config.cutoff, game.clone(state)
    assert cutoff is not None
    while not cutoff.stop_condition(start)(state, 0):
        seat = game.to_act(state)[0]
        game.advance(state, seat, spec.policy(state).choose(state, seat))
    expected = cutoff.value_function.evaluate_all([state])[0]
    assert sum(expected.win_share(seat) for seat in range(seats)) == pytest.approx(1)
    assert expected.lead_stddev > 0
    now = trained_value_function(spec).features(state).points
    for seat, points in enumerate(now):
        assert points < expected.points_of(seat) < 2000
