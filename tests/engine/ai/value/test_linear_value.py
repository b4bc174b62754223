"""Linear value functions: fitted to self-play, stored, and used at the cutoff of a search."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from engine.ai.registry import find_agent_spec
from engine.ai.training.linear_regression import LinearTrainer, solve_coefficients
from engine.ai.training.trajectories import PlannedGame, Sample, SelfPlay, Trajectory
from engine.ai.value.estimate import value_of_points
from engine.ai.value.features import LinearFeatures
from engine.ai.value.linear_model import Coefficients, LinearModel
from engine.ai.weights_store import JsonWeightsStore
from engine.contract.cases import option_sets, seat_range
from engine.core import AnyGame
from tests.engine.ai.trained_values import games_with_models_in, trained_value_function

GAMES_WITH_LINEAR_VALUE = games_with_models_in(JsonWeightsStore)
"""The games that have a linear value function."""

TABLES = [
    pytest.param(game, seats, options, id=f"{game.name}-{seats}-{options}")
    for game in GAMES_WITH_LINEAR_VALUE
    for options in option_sets(game)
    for seats in seat_range(game, options)
    if seats > 1
]


def solve(lead_stddev: float = 0.0) -> Coefficients:
    """Each coin gives 3 points and all get 7, with noise of 2 per seat and 20 for all together."""
    rng = np.random.default_rng(1)
    coins = rng.integers(0, 5, (400, 2, 1)).astype(np.float64)
    common = rng.normal(7, 20, (400, 1))
    gained = common + 3 * coins[:, :, 0] + rng.normal(0, 2, (400, 2))
    return solve_coefficients(["coins"], coins, gained, np.full(400, lead_stddev))


def test_linear_fit_finds_the_true_coefficients_despite_noise() -> None:
    coefficients = solve()
    assert coefficients.slopes["coins"] == pytest.approx(3, abs=0.2)
    assert coefficients.points_to_come({"coins": 2.0}) == pytest.approx(13, abs=3)
    assert coefficients.lead_stddev == pytest.approx(2 * 2**0.5, abs=0.3)


def test_later_variance_widens_the_estimate() -> None:
    early, late = solve(lead_stddev=10.0), solve()
    assert early.slopes == late.slopes
    assert early.lead_stddev == pytest.approx((late.lead_stddev**2 + 100) ** 0.5, abs=0.1)


def test_feature_equal_for_all_seats_has_zero_coefficient() -> None:
    gained = np.array([[6.0, 4.0]] * 9)
    coefficients = solve_coefficients(["rounds"], np.full((9, 2, 1), 2.0), gained, np.zeros(9))
    assert coefficients.slopes == {"rounds": 0.0}
    assert coefficients.points_to_come({"rounds": 2.0}) == 5.0


def test_points_of_a_solo_game_are_fitted_as_they_are() -> None:
    coins = np.arange(9.0).reshape(9, 1, 1)
    coefficients = solve_coefficients(["coins"], coins, 3 * coins[:, :, 0], np.zeros(9))
    assert coefficients.points_to_come({"coins": 2.0}) == pytest.approx(6, abs=0.1)
    assert coefficients.lead_stddev == 0


def coin_game(*rounds: tuple[str, bool]) -> Trajectory:
    """A game with a sample in each round: 5 points for each coin of the first seat in the end."""
    per_seat = [{"coins": 1.0}, {"coins": 0.0}]
    samples = [Sample(LinearFeatures(name, [0.0, 0.0], per_seat), start) for name, start in rounds]
    return Trajectory(samples, value_of_points([5.0, 0.0]))


def test_samples_between_periods_are_fitted_to_the_prediction_at_the_next_period() -> None:
    """The second period was reached with noise; what led to it learns from its mean only."""
    trainer, games = LinearTrainer(), [coin_game(("early", False), ("late", True))] * 20
    dataset = trainer.encode(range(20), games)
    dataset.final_points[1::4, 0] += 8
    model = trainer.train(dataset, Path())
    late, early = model.buckets["late"], model.buckets["early"]
    assert late.lead_stddev > 1
    assert early.lead_stddev == late.lead_stddev
    assert early.slopes["coins"] == pytest.approx(late.slopes["coins"], abs=0.1)


def test_value_is_predicted_from_points_and_features() -> None:
    model = LinearModel(
        buckets={"end": Coefficients(intercept=1.0, slopes={"coins": 2.0}, lead_stddev=4.0)}
    )
    expected = model.predict(LinearFeatures("end", [10.0, 12.0], [{"coins": 3.0}, {"coins": 0.0}]))
    assert expected.points == (17.0, 13.0)
    assert expected.winners == (0,)
    assert 0.5 < expected.win_share(0) < 1


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_every_sample_of_a_game_has_fitted_coefficients(
    game: AnyGame, seats: int, options: str
) -> None:
    store = trained_value_function(find_agent_spec(game.name)).store
    buckets = store.load(str(seats)).buckets
    planned = [PlannedGame(deal, "policy", deal, options) for deal in range(4)]
    trajectories = SelfPlay(game.name, seats, 0, 2).play(planned)
    assert any(sample.starts_period for each in trajectories for sample in each.samples)
    for each in trajectories:
        assert each.final.lead_stddev == 0, "it was played to its end"
        for sample in each.samples:
            assert len(sample.features.points) == len(sample.features.per_seat) == seats
            coefficients = buckets[sample.features.bucket]
            assert coefficients.lead_stddev > 0
            assert set(coefficients.slopes) == set(sample.features.per_seat[0])
