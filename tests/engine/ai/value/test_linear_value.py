"""Linear value functions: fitted to self-play, stored, and used at the cutoff of a search."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import pytest

from engine.ai.games.heller_und_pfennig.features import VALUE_FUNCTION as HELLER_VALUE_FUNCTION
from engine.ai.registry import AGENT_SPECS, find_agent_spec
from engine.ai.training.fit import (
    FitArguments,
    RegressionExample,
    main,
    sample_game,
    solve_coefficients,
)
from engine.ai.value.features import LinearFeatures
from engine.ai.value.linear_model import Coefficients, LinearModel
from engine.ai.weights_store import JsonWeightsStore
from engine.codec import load_options
from engine.core import AnyGame
from tests.engine.ai.trained_values import (
    games_with_models_in,
    trained_value_function,
    with_models_in,
)
from tests.support.random_games import option_sets, seat_range

GAMES_WITH_LINEAR_VALUE = games_with_models_in(JsonWeightsStore)
"""The games that have a linear value function."""

TABLES = [
    pytest.param(game, seats, options, id=f"{game.name}-{seats}-{options}")
    for game in GAMES_WITH_LINEAR_VALUE
    for options in option_sets(game)
    for seats in seat_range(game, options)
    if seats > 1
]


def examples(swing: float = 0.0) -> list[RegressionExample]:
    """Each coin gives 3 points and all get 7, with noise of 2 per seat and 20 for all together."""
    rng, generated = Random(1), []
    for _ in range(400):
        features = [{"coins": float(rng.randrange(5))} for _ in range(2)]
        common = rng.gauss(7, 20)
        gained = [common + 3 * each["coins"] + rng.gauss(0, 2) for each in features]
        generated.append(RegressionExample(features, gained, swing))
    return generated


def test_linear_fit_finds_the_true_coefficients_despite_noise() -> None:
    coefficients = solve_coefficients(examples())
    assert coefficients.factors["coins"] == pytest.approx(3, abs=0.2)
    assert coefficients.points_to_come({"coins": 2.0}) == pytest.approx(13, abs=3)
    assert coefficients.swing == pytest.approx(2 * 2**0.5, abs=0.3)


def test_later_variance_widens_the_estimate() -> None:
    early, late = solve_coefficients(examples(swing=10.0)), solve_coefficients(examples())
    assert early.factors == late.factors
    assert early.swing == pytest.approx((late.swing**2 + 100) ** 0.5, abs=0.1)


def test_feature_equal_for_all_seats_has_zero_coefficient() -> None:
    coefficients = solve_coefficients(
        [RegressionExample([{"rounds": 2.0}] * 2, [6.0, 4.0]) for _ in range(9)]
    )
    assert coefficients.factors == {"rounds": 0.0}
    assert coefficients.points_to_come({"rounds": 2.0}) == 5.0


def test_value_is_predicted_from_points_and_features() -> None:
    model = LinearModel(buckets={"end": Coefficients(base=1.0, factors={"coins": 2.0}, swing=4.0)})
    expected = model.predict(LinearFeatures("end", [10.0, 12.0], [{"coins": 3.0}, {"coins": 0.0}]))
    assert expected.points == (17.0, 13.0)
    assert expected.winners == (0,)
    assert 0.5 < expected.win_share(0) < 1


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_every_sample_of_a_game_has_fitted_coefficients(
    game: AnyGame, seats: int, options: str
) -> None:
    value_function, arguments = (
        trained_value_function(find_agent_spec(game.name)),
        FitArguments(game.name, seats, 1, 1, (options,)),
    )
    buckets = value_function.load(str(seats)).buckets
    trajectories = [sample_game(arguments, value_function, deal, options) for deal in range(4)]
    assert any(sample.is_cutoff for each in trajectories for sample in each.samples)
    for each in trajectories:
        assert each.final.lead_stddev == 0, "it was played to its end"
        for sample in each.samples:
            assert len(sample.features.points) == len(sample.features.per_seat) == seats
            coefficients = buckets[sample.features.bucket]
            assert coefficients.swing > 0
            assert set(coefficients.factors) == set(sample.features.per_seat[0])


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_expected_points_at_a_cutoff_exceed_the_current_points(
    game: AnyGame, seats: int, options: str
) -> None:
    spec, state = find_agent_spec(game.name), game.new(seats, 1, load_options(game, options))
    value_function, start = trained_value_function(spec), game.clone(state)
    cutoff = spec.search_config.cutoff
    assert cutoff is not None
    while not cutoff.stop_condition(start)(state, 0):
        seat = game.to_act(state)[0]
        game.advance(state, seat, spec.policy(state).choose(state, seat))
    expected, now = value_function.evaluate(state), value_function.features(state).points
    assert sum(expected.win_share(seat) for seat in range(seats)) == pytest.approx(1)
    assert all(
        later is not None and later > current
        for later, current in zip(expected.points, now, strict=True)
    )


def test_fitting_stores_coefficients_with_provenance(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    spec = AGENT_SPECS["heller_und_pfennig"]
    monkeypatch.setitem(AGENT_SPECS, "heller_und_pfennig", with_models_in(spec, tmp_path))
    command = "fit heller_und_pfennig 2 --games 3 --seed 5 --options {}"
    monkeypatch.setattr(sys, "argv", command.split())
    main()
    store = JsonWeightsStore(tmp_path, LinearModel)
    assert (
        f"python -m engine.ai.training.{command}".replace("{}", "'{}'")
        == store.provenance("2")["command"]
    )
    assert capsys.readouterr().out.count("samples") == len(store.load("2").buckets) > 0


def test_game_without_linear_value_function_is_not_fitted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["fit", "rattus_cartus", "2"])
    with pytest.raises(SystemExit, match="no linear value function"):
        main()


@pytest.mark.parametrize("seats", range(2, 6))
@pytest.mark.parametrize("game", GAMES_WITH_LINEAR_VALUE, ids=lambda game: game.name)
def test_stored_coefficients_have_provenance(game: AnyGame, seats: int) -> None:
    store = trained_value_function(find_agent_spec(game.name)).store
    if seats in seat_range(game):
        command = str(store.provenance(str(seats))["command"])
        assert f"engine.ai.training.fit {game.name} {seats} " in command


@pytest.mark.parametrize("seats", range(2, 5))
def test_larger_stalls_have_larger_coefficients(seats: int) -> None:
    coefficients = HELLER_VALUE_FUNCTION.load(str(seats)).buckets["1_rounds_after_30_empty"].factors
    assert coefficients["stalls_4"] > coefficients["stalls_2"] > 0
