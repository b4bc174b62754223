"""Value networks: trained by gradient descent, and used at the cutoff of a search."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import fmean, geometric_mean

import numpy as np
import pytest

from engine.ai.registry import find_agent_spec
from engine.ai.training.dataset import (
    Dataset,
    all_games,
    encode,
    training_games,
    validation_games,
)
from engine.ai.training.gradient_descent import (
    LEAD_LOSS_WEIGHT,
    MEAN_POINTS_LOSS_WEIGHT,
    TD_LAMBDA,
    backward,
    forward,
    init_network,
    loss,
    loss_and_gradients,
    td_targets,
    train_network,
    win_probabilities,
)
from engine.ai.training.trajectories import PlannedGame, SelfPlay, Trajectory
from engine.ai.value.estimate import ValueEstimate
from engine.ai.value.features import NetworkFeatures
from engine.ai.value.network import POINTS_PER_UNIT, Ensemble, Network
from engine.codec import load_options
from engine.contract.cases import option_sets, seat_range
from engine.core import AnyGame
from tests.engine.ai.trained_values import games_with_value_function

GAMES_WITH_NETWORK = games_with_value_function()

TABLES = [
    pytest.param(game, seats, options, id=f"{game.name}-{seats}-{options}")
    for game in GAMES_WITH_NETWORK
    for options in option_sets(game)
    for seats in seat_range(game, options)
]


def coin_game(rng: Random, seats: int = 2) -> Trajectory:
    """Two equal samples of a game in which each coin gives 3 points, with some noise."""
    coins = [rng.randrange(6) for _ in range(seats)]
    final = tuple(3.0 * own + rng.gauss(0, 2) for own in coins)
    winners = tuple(seat for seat, points in enumerate(final) if points == max(final))
    features = coin_features(*coins)
    return Trajectory([features, features], ValueEstimate(final, winners))


def coin_dataset(games: int, seats: int = 2, first: int = 0) -> Dataset:
    rng, numbers = Random(1), range(first, first + games)
    return encode(numbers, [coin_game(rng, seats) for _ in numbers])


def coin_features(*coins: int) -> NetworkFeatures:
    return NetworkFeatures(
        1.0, [0.0] * len(coins), bytes(coins), [0.5] * len(coins), b"\x02", [0.0]
    )


def predict(network: Network, features: NetworkFeatures) -> ValueEstimate:
    return Ensemble((network,)).predict_all([features])[0]


# Learning


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_gradients_match_finite_differences(seats: int) -> None:
    """Some weights are changed a little, and the loss must change as their gradients predict.

    The reported loss leaves out mean points and leads, so they are added here with their
    weights. Some of the games have no winner.
    """
    dataset, rows = coin_dataset(40, seats), np.arange(80)
    dataset.win_shares[:30] = 0
    network, rng = init_network(dataset, 3), Random(2)

    def total_loss(changed: Network) -> float:
        activations = forward(changed, *dataset.inputs(rows))
        error = (
            dataset.points / POINTS_PER_UNIT
            + activations.value
            - dataset.final_points / POINTS_PER_UNIT
        )
        if seats == 1:
            return float((error**2).mean())
        mean_error = error.mean(axis=1, keepdims=True)
        predicted = win_probabilities(dataset.points, activations.value, activations.log_stddev)
        cross_entropy = -(dataset.win_shares * np.log(predicted)).sum(axis=1).mean()
        return float(
            cross_entropy
            + LEAD_LOSS_WEIGHT * ((error - mean_error) ** 2).mean()
            + MEAN_POINTS_LOSS_WEIGHT * (mean_error**2).mean()
        )

    activations = forward(network, *dataset.inputs(rows))
    _, value, log_stddev = loss_and_gradients(dataset, rows, activations)
    gradients = backward(network, activations, value, log_stddev)
    for name, layer in network.layers().items():
        if seats == 1 and name in ("log_stddev", "log_stddev_bias", "others_second"):
            continue
        for _ in range(4):
            place = tuple(rng.randrange(size) for size in layer.shape)
            losses = []
            for step in (0.004, -0.004):
                changed_layer = layer.copy()
                changed_layer[place] += np.float32(step)
                losses.append(total_loss(replace(network, **{name: changed_layer})))
            measured = (losses[0] - losses[1]) / 0.008
            assert gradients[name][place] == pytest.approx(measured, abs=2e-3), (name, place)


def test_network_learns_mean_and_uncertainty() -> None:
    dataset = coin_dataset(1500)
    before = init_network(dataset, 1)
    after = train_network(before, dataset, 20, 1)
    assert loss(after, dataset)[0] < 0.4 * loss(before, dataset)[0]
    expected = predict(after, coin_features(5, 2))
    assert expected.lead(0) == pytest.approx(9, abs=1.5)
    assert expected.lead_stddev == pytest.approx(2 * 2**0.5, abs=1.5)
    swapped = predict(after, coin_features(2, 5))
    assert swapped.points == pytest.approx(expected.points[::-1], abs=1e-3)


def test_solo_points_are_learned() -> None:
    dataset = coin_dataset(1500, 1)
    after = train_network(init_network(dataset, 1), dataset, 8, 1)
    assert predict(after, coin_features(4)).points_of(0) == pytest.approx(12, abs=1.5)


def test_td_target_uses_the_next_prediction() -> None:
    dataset = coin_dataset(3)
    network = init_network(dataset, 1)
    targets = td_targets(network, dataset, TD_LAMBDA)
    expected = predict(network, coin_features(*map(int, dataset.per_seat_counts[1].ravel())))
    blended = TD_LAMBDA * dataset.final_points[1] + (1 - TD_LAMBDA) * np.array(expected.points)
    assert targets.final_points[0] == pytest.approx(blended, abs=1e-3)
    assert (targets.final_points[1] == dataset.final_points[1]).all(), (
        "the target of the last sample is the final result"
    )
    assert targets.win_shares[0].sum() == pytest.approx(1, abs=1e-5)


def test_dataset_is_kept_in_a_file(tmp_path: Path) -> None:
    dataset = coin_dataset(3)
    dataset.save(tmp_path / "games.npz")
    loaded = Dataset.load(tmp_path / "games.npz")
    assert (loaded.inputs(np.arange(6))[0] == dataset.inputs(np.arange(6))[0]).all()
    assert (loaded.win_shares == dataset.win_shares).all()


def saved(folder: Path, *datasets: Dataset) -> list[Path]:
    """Return the files of datasets that were saved in this folder."""
    paths = [folder / f"{number}.npz" for number in range(len(datasets))]
    for path, dataset in zip(paths, datasets, strict=True):
        dataset.save(path)
    return paths


def test_games_of_several_files_are_read_together(tmp_path: Path) -> None:
    empty = coin_dataset(1).select(np.zeros(2, bool))
    paths = saved(tmp_path, empty, coin_dataset(3), coin_dataset(2, first=3))
    both = Dataset.load_all(paths, all_games)
    assert list(both.game) == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]
    assert (both.points[6:] == coin_dataset(2, first=3).points).all()
    assert not len(Dataset.load_all(paths[:1], all_games)), "a file may hold no sample"


def test_some_games_are_held_back_for_validation(tmp_path: Path) -> None:
    paths = saved(tmp_path, coin_dataset(30), coin_dataset(11, first=30))
    assert sorted(set(Dataset.load_all(paths, validation_games).game)) == [0, 20, 40]
    assert len(Dataset.load_all(paths, training_games)) == 2 * 38


# Ensembles


def test_ensemble_averages_its_networks() -> None:
    dataset, features = coin_dataset(20), coin_features(5, 2)
    networks = [init_network(dataset, seed) for seed in (1, 2, 3)]
    alone = [predict(network, features) for network in networks]
    (mean,) = Ensemble(tuple(networks)).predict_all([features])
    for seat in (0, 1):
        expected = fmean(each.points_of(seat) for each in alone)
        assert mean.points_of(seat) == pytest.approx(expected, abs=1e-4)
    assert mean.lead_stddev == pytest.approx(geometric_mean(each.lead_stddev for each in alone))


# Stored networks


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_value_function_sees_no_hidden_information(game: AnyGame, seats: int, options: str) -> None:
    """The features of a determinization do not depend on the true hidden cards."""
    spec = find_agent_spec(game.name)
    assert spec.value_function is not None
    state, rng = game.new(seats, 4, load_options(game, options)), Random(5)
    for step in range(40):
        seat, seed = game.to_act(state)[0], rng.randrange(99)
        redealt = game.determinize(state, seat, rng.randrange(99))
        features = spec.value_function.features(game.determinize(state, seat, seed))
        assert features == spec.value_function.features(game.determinize(redealt, seat, seed))
        assert len(features.points) == seats
        assert all(
            abs(scalar) < 40 for scalar in (*features.per_seat_scalars, *features.public_scalars)
        ), "about 1 in size"
        legal = game.legal_actions(state, seat)
        game.advance(state, seat, legal[step % len(legal)])
        if not game.to_act(state):
            break


def test_training_and_inference_predict_the_same() -> None:
    planned = [PlannedGame(number, "noisy", number, "{}") for number in range(2)]
    trajectories = SelfPlay(GAMES_WITH_NETWORK[0].name, 2, 0, 0).play(planned)
    dataset = encode(range(2), trajectories)
    network = init_network(dataset, 1)
    activations = forward(network, *dataset.inputs(np.arange(len(dataset))))
    samples = [features for each in trajectories for features in each.samples]
    for row, features in enumerate(samples):
        expected = predict(network, features)
        assert expected.points == pytest.approx(
            dataset.points[row] + POINTS_PER_UNIT * activations.value[row], abs=1e-3
        )
        assert expected.lead_stddev == pytest.approx(
            POINTS_PER_UNIT * float(np.exp(activations.log_stddev[row])), rel=1e-4
        )
