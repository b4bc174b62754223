"""What a judgement goes by: fitted to games of self-play, stored, and used at the horizon."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from engine.ai.games.heller_und_pfennig.features import VALUE_FUNCTION as HELLER_JUDGEMENT
from engine.ai.registry import AGENT_SPECS, find_agent_spec
from engine.ai.training.fit import (
    FitArguments,
    RegressionExample,
    main,
    sample_game,
    solve_coefficients,
)
from engine.ai.value.linear_value import Coefficients, CoefficientsByBucket
from engine.ai.weights_file import read_weights_file
from engine.codec import load_options
from engine.core import AnyGame
from engine.registry import find_game
from tests.support.random_games import option_sets, seat_range

JUDGED = [find_game(name) for name, skill in AGENT_SPECS.items() if skill.linear_value]
"""The games that have factors."""

TABLES = [
    pytest.param(game, seats, options, id=f"{game.name}-{seats}-{options}")
    for game in JUDGED
    for options in option_sets(game)
    for seats in seat_range(game, options)
    if seats > 1
]


def examples(swing: float = 0.0) -> list[RegressionExample]:
    """Each coin brings 3, there is luck of 2 for each and of 20 for all, and 7 for nothing."""
    rng, found = Random(1), []
    for _ in range(400):
        traits = [{"coins": float(rng.randrange(5))} for _ in range(2)]
        common = rng.gauss(7, 20)
        gained = [common + 3 * each["coins"] + rng.gauss(0, 2) for each in traits]
        found.append(RegressionExample(traits, gained, swing))
    return found


def test_linear_fit_finds_the_true_coefficients_despite_noise() -> None:
    found = solve_coefficients(examples())
    assert found.factors["coins"] == pytest.approx(3, abs=0.2)
    assert found.points_to_come({"coins": 2.0}) == pytest.approx(13, abs=3)
    assert found.swing == pytest.approx(2 * 2**0.5, abs=0.3)


def test_later_variance_widens_the_estimate() -> None:
    early, late = solve_coefficients(examples(swing=10.0)), solve_coefficients(examples())
    assert early.factors == late.factors
    assert early.swing == pytest.approx((late.swing**2 + 100) ** 0.5, abs=0.1)


def test_feature_equal_for_all_seats_has_zero_coefficient() -> None:
    found = solve_coefficients(
        [RegressionExample([{"rounds": 2.0}] * 2, [6.0, 4.0]) for _ in range(9)]
    )
    assert found.factors == {"rounds": 0.0}
    assert found.points_to_come({"rounds": 2.0}) == 5.0


def test_value_is_predicted_from_points_and_features() -> None:
    expected = Coefficients(base=1.0, factors={"coins": 2.0}, swing=4.0).evaluate(
        [10.0, 12.0], [{"coins": 3.0}, {"coins": 0.0}]
    )
    assert expected.points == (17.0, 13.0)
    assert expected.winners == (0,)
    assert 0.5 < expected.win_share(0) < 1


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_the_moments_of_a_game_were_all_fitted(game: AnyGame, seats: int, options: str) -> None:
    factors, plan = (
        find_agent_spec(game.name).linear_value,
        FitArguments(game.name, seats, 1, 1, (options,)),
    )
    assert factors is not None
    known = factors.load(seats)
    played = [sample_game(plan, factors, deal, options) for deal in range(4)]
    assert any(moment.is_cutoff for each in played for moment in each.samples)
    for each in played:
        assert each.final.lead_stddev == 0, "it was played to its end"
        for moment in each.samples:
            assert len(moment.points) == len(moment.features) == seats
            found = known.at(moment.bucket)
            assert found.swing > 0
            assert set(found.factors) == set(moment.features[0])


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_at_a_milestone_there_is_something_to_come_for_all(
    game: AnyGame, seats: int, options: str
) -> None:
    skill, state = find_agent_spec(game.name), game.new(seats, 1, load_options(game, options))
    factors, horizon, start = skill.linear_value, skill.search_config.cutoff, game.clone(state)
    assert factors is not None
    assert horizon is not None
    while not horizon.stop_condition(start)(state, 0):
        seat = game.to_act(state)[0]
        game.advance(state, seat, skill.tuned_policy(seats).choose(state, seat))
    expected, now = factors.evaluate(state), factors.points(state)
    assert sum(expected.win_share(seat) for seat in range(seats)) == pytest.approx(1)
    assert all(of is not None and of > own for of, own in zip(expected.points, now, strict=True))


def test_fitting_stores_what_it_found_and_how(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    skill = AGENT_SPECS["heller_und_pfennig"]
    assert skill.linear_value is not None
    elsewhere = replace(skill, linear_value=replace(skill.linear_value, folder=tmp_path))
    monkeypatch.setitem(AGENT_SPECS, "heller_und_pfennig", elsewhere)
    command = "fit heller_und_pfennig 2 --games 3 --seed 5 --options {}"
    monkeypatch.setattr(sys, "argv", command.split())
    main()
    file = read_weights_file(CoefficientsByBucket, tmp_path / "2.json")
    assert file.players == 2
    assert (
        f"python -m engine.ai.training.{command}".replace("{}", "'{}'")
        == file.provenance["command"]
    )
    assert capsys.readouterr().out.count("samples") == len(file.weights.moments) > 0


def test_game_without_linear_value_function_is_not_fitted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["fit", "rattus_cartus", "2"])
    with pytest.raises(SystemExit, match="no linear value function"):
        main()


@pytest.mark.parametrize("seats", range(2, 6))
@pytest.mark.parametrize("game", JUDGED, ids=lambda game: game.name)
def test_the_stored_prospects_say_how_they_were_found(game: AnyGame, seats: int) -> None:
    factors = find_agent_spec(game.name).linear_value
    assert factors is not None
    path = factors.folder / f"{seats}.json"
    if path.exists() or seats in seat_range(game):
        file = read_weights_file(CoefficientsByBucket, path)
        assert file.players == seats
        assert f"engine.ai.training.fit {game.name} {seats} " in str(file.provenance["command"])


@pytest.mark.parametrize("seats", range(2, 5))
def test_more_goods_are_worth_more_before_a_round(seats: int) -> None:
    factors = HELLER_JUDGEMENT.load(seats).at("1_rounds_after_30_empty").factors
    assert factors["stalls_4"] > factors["stalls_2"] > 0
