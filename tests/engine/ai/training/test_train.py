"""Value networks: trained on self-play, stored, and used at the cutoff of a search."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import numpy as np
import pytest

from engine.ai.agents import PolicyPlayer
from engine.ai.registry import AGENT_SPECS, find_agent_spec
from engine.ai.training.gradient_descent import (
    BATCH_SIZE,
    LEAD_LOSS_WEIGHT,
    MEAN_POINTS_LOSS_WEIGHT,
    TD_LAMBDA,
    Dataset,
    backward,
    build_dataset,
    concat,
    forward,
    init_network,
    loss,
    loss_and_gradients,
    td_targets,
    train_network,
    win_probabilities,
)
from engine.ai.training.self_play import (
    Setup,
    Trajectory,
    noisy_self_play,
    perturbed_start,
    search_self_play,
)
from engine.ai.training.train import TrainArguments, main, train
from engine.ai.value.estimate import ValueEstimate
from engine.ai.value.features import NetworkFeatures
from engine.ai.value.network import POINTS_PER_UNIT, Network
from engine.ai.weights_store import NetworkStore
from engine.codec import load_options
from engine.core import AnyGame
from engine.rng import Rng
from tests.engine.ai.trained_values import (
    games_with_models_in,
    trained_value_function,
    with_models_in,
)
from tests.support.random_games import option_sets, seat_range

GAMES_WITH_NETWORK = games_with_models_in(NetworkStore)
"""The games that have a value network."""

TABLES = [
    pytest.param(game, seats, options, id=f"{game.name}-{seats}-{options}")
    for game in GAMES_WITH_NETWORK
    for options in option_sets(game)
    for seats in seat_range(game, options)
]

MAX_NETWORK_SIZE = 150_000
"""The maximum size of a stored network in bytes."""


def coin_game(rng: Random, seats: int = 2) -> Trajectory:
    """Two equal samples of a game in which each coin gives 3 points, with some noise."""
    coins = [rng.randrange(6) for _ in range(seats)]
    final = tuple(3.0 * own + rng.gauss(0, 2) for own in coins)
    winners = tuple(seat for seat, points in enumerate(final) if points == max(final))
    sample = NetworkFeatures(1.0, [0.0] * seats, bytes(coins), [0.5] * seats, b"\x02", [0.0])
    return Trajectory([sample, sample], ValueEstimate(final, winners))


def coin_dataset(games: int, seats: int = 2) -> Dataset:
    rng = Random(1)
    return build_dataset([coin_game(rng, seats) for _ in range(games)])


def coin_features(*coins: int) -> NetworkFeatures:
    return NetworkFeatures(
        1.0, [0.0] * len(coins), bytes(coins), [0.5] * len(coins), b"\x02", [0.0]
    )


@pytest.fixture
def policy_players(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace searching players by policy players, which are quick."""
    monkeypatch.setattr(
        "engine.ai.training.self_play.SearchPlayer", lambda policy_of, *_: PolicyPlayer(policy_of)
    )


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
            + activations.coming
            - dataset.final_points / POINTS_PER_UNIT
        )
        if seats == 1:
            return float((error**2).mean())
        mean_error = error.mean(axis=1, keepdims=True)
        predicted = win_probabilities(dataset.points, activations.coming, activations.swing)
        cross_entropy = -(dataset.win_shares * np.log(predicted)).sum(axis=1).mean()
        return float(
            cross_entropy
            + LEAD_LOSS_WEIGHT * ((error - mean_error) ** 2).mean()
            + MEAN_POINTS_LOSS_WEIGHT * (mean_error**2).mean()
        )

    activations = forward(network, *dataset.inputs(rows))
    _, coming, swing = loss_and_gradients(dataset, rows, activations)
    gradients = backward(network, activations, coming, swing)
    for name, layer in network.layers().items():
        if seats == 1 and name in ("swing", "swing_bias", "others_second"):
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
    expected = after.predict(coin_features(5, 2))
    assert expected.lead(0) == pytest.approx(9, abs=1.5)
    assert expected.lead_stddev == pytest.approx(2 * 2**0.5, abs=1.5)
    swapped = after.predict(coin_features(2, 5))
    assert swapped.points == pytest.approx(expected.points[::-1], abs=1e-3)


def test_solo_points_are_learned() -> None:
    dataset = coin_dataset(1500, 1)
    after = train_network(init_network(dataset, 1), dataset, 8, 1)
    assert after.predict(coin_features(4)).points_of(0) == pytest.approx(12, abs=1.5)


def test_training_is_deterministic() -> None:
    dataset = coin_dataset(BATCH_SIZE)
    once, again = (train_network(init_network(dataset, 1), dataset, 2, 1) for _ in range(2))
    assert all((layer == again.layers()[name]).all() for name, layer in once.layers().items())


def test_td_target_uses_the_next_prediction() -> None:
    dataset = coin_dataset(3)
    network = init_network(dataset, 1)
    targets, expected = (
        td_targets(network, dataset, TD_LAMBDA),
        network.predict(
            NetworkFeatures(
                1.0, [0.0] * 2, bytes(dataset.per_seat_counts[1].ravel()), [0.5] * 2, b"\x02", [0.0]
            )
        ),
    )
    blended = TD_LAMBDA * dataset.final_points[1] + (1 - TD_LAMBDA) * np.array(expected.points)
    assert targets.final_points[0] == pytest.approx(blended, abs=1e-3)
    assert (targets.final_points[1] == dataset.final_points[1]).all(), (
        "the target of the last sample is the final result"
    )
    assert targets.win_shares[0].sum() == pytest.approx(1, abs=1e-5)


def test_concatenated_datasets_keep_trajectories_separate() -> None:
    both = concat(coin_dataset(3), coin_dataset(2))
    assert list(both.game) == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]
    assert len(both) == 10


# Stored networks


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_every_setup_has_a_network_with_provenance(game: AnyGame, seats: int, options: str) -> None:
    value_network = trained_value_function(find_agent_spec(game.name))
    name = value_network.model_key(game.new(seats, 1, load_options(game, options)))
    value_network.load(name)
    assert (value_network.store.folder / f"{name}.npz").stat().st_size < MAX_NETWORK_SIZE
    provenance = value_network.store.provenance(name)
    assert f"engine.ai.training.train {game.name} {seats} " in str(provenance["command"])
    assert int(provenance["games"]) > 1000


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_win_probabilities_at_a_cutoff_sum_to_one(game: AnyGame, seats: int, options: str) -> None:
    spec, state = find_agent_spec(game.name), game.new(seats, 1, load_options(game, options))
    cutoff, start = spec.search_config.cutoff, game.clone(state)
    assert cutoff is not None
    while not cutoff.stop_condition(start)(state, 0):
        seat = game.to_act(state)[0]
        game.advance(state, seat, spec.policy(state).choose(state, seat))
    expected = cutoff.value_function.evaluate(state)
    assert sum(expected.win_share(seat) for seat in range(seats)) == pytest.approx(1)
    assert expected.lead_stddev > 0
    assert all(-50 < expected.points_of(seat) < 2000 for seat in range(seats))


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
    setup = Setup(GAMES_WITH_NETWORK[0].name, 2, "{}")
    dataset = build_dataset([noisy_self_play(setup, deal) for deal in range(2)])
    network = init_network(dataset, 1)
    activations = forward(network, *dataset.inputs(np.arange(len(dataset))))
    samples = [sample for deal in range(2) for sample in noisy_self_play(setup, deal).samples]
    for row, sample in enumerate(samples):
        expected = network.predict(sample)
        assert expected.points == pytest.approx(
            dataset.points[row] + POINTS_PER_UNIT * activations.coming[row], abs=1e-3
        )
        assert expected.lead_stddev == pytest.approx(
            POINTS_PER_UNIT * float(np.exp(activations.swing[row])), rel=1e-4
        )


# The program


@pytest.mark.parametrize("game", GAMES_WITH_NETWORK, ids=lambda game: game.name)
def test_training_program_plays_trains_and_saves(
    game: AnyGame,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    spec = AGENT_SPECS[game.name]
    monkeypatch.setitem(AGENT_SPECS, game.name, with_models_in(spec, tmp_path))
    monkeypatch.setattr("engine.ai.training.train.relax_garbage_collector", lambda: None)
    command = (
        f"train {game.name} 2 --games 4 --rounds 2 --searched 3 --playouts 2 --astray 2"
        " --recent 1 --epochs 2 --seed 5"
    )
    monkeypatch.setattr(sys, "argv", command.split())
    main()
    (path,) = tmp_path.glob("*.json")
    provenance = json.loads(path.read_text(encoding="utf-8"))["provenance"]
    assert provenance["command"] == f"python -m engine.ai.training.{command} --options '{{}}'"
    assert provenance["games"] == 4 + 2 * 3
    NetworkStore(tmp_path).load(path.stem)
    assert capsys.readouterr().err.count("validation") == 3


@pytest.mark.parametrize(("recent", "learned_from"), [(0, [6, 5, 10, 15]), (2, [6, 5, 10, 10])])
@pytest.mark.usefixtures("policy_players")
def test_training_uses_all_rounds_or_only_recent_ones(
    recent: int, learned_from: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    arguments = TrainArguments(
        Setup(GAMES_WITH_NETWORK[0].name, 2, "{}"),
        noisy_games=6,
        rounds=3,
        search_games=5,
        playouts=2,
        perturb_every=0,
        recent_rounds=recent,
        epochs=1,
        seed=1,
    )
    games = list[int]()

    def learned(dataset: Dataset, arguments: TrainArguments) -> Network:
        games.append(len(set(dataset.game)))
        return init_network(dataset, arguments.seed)

    monkeypatch.setattr("engine.ai.training.train.train_and_validate", learned)
    train(arguments, 1, lambda network: None)
    assert games == learned_from


@pytest.mark.parametrize("game", GAMES_WITH_NETWORK, ids=lambda game: game.name)
def test_stored_network_is_used_immediately(game: AnyGame, tmp_path: Path) -> None:
    spec = AGENT_SPECS[game.name]
    value_network = trained_value_function(with_models_in(spec, tmp_path))
    state = game.new(2, 1, load_options(game, "{}"))
    name = value_network.model_key(state)
    network = trained_value_function(spec).load(name)
    shifted = replace(network, coming_bias=network.coming_bias + 1)
    value_network.save(name, network, {})
    before = value_network.evaluate(state)
    value_network.save(name, shifted, {})
    after = value_network.evaluate(state)
    assert after.points_of(0) == pytest.approx(before.points_of(0) + POINTS_PER_UNIT, abs=0.1)


def test_game_without_a_value_network_is_not_trained(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["train", "heller_und_pfennig", "2"])
    with pytest.raises(SystemExit, match="no value network"):
        main()


@pytest.mark.parametrize("game", GAMES_WITH_NETWORK, ids=lambda game: game.name)
def test_self_play_is_deterministic_and_reaches_the_end_of_the_game(game: AnyGame) -> None:
    setup = Setup(game.name, 2, "{}")
    assert noisy_self_play(setup, 3) == noisy_self_play(setup, 3)
    assert noisy_self_play(setup, 3) != noisy_self_play(setup, 4)
    searched = search_self_play(setup, 2, 0, 3)
    assert searched.final.lead_stddev == 0
    assert len(searched.samples) > len(noisy_self_play(setup, 3).samples) / 2


@pytest.mark.parametrize("game", GAMES_WITH_NETWORK, ids=lambda game: game.name)
def test_perturbed_starts_reach_many_periods(game: AnyGame) -> None:
    """A perturbed start is a later period of a game that weak players have begun."""
    spec, setup = find_agent_spec(game.name), Setup(game.name, 2, "{}")
    assert spec.search_config.cutoff is not None
    period = spec.search_config.cutoff.period
    assert period is not None
    periods = set[int]()
    for deal in range(12):
        start = setup.initial_state(deal)
        state, again = (
            perturbed_start(game, spec, spec.policy(start), start, Rng(deal)) for _ in range(2)
        )
        assert state == again
        assert start == setup.initial_state(deal)
        assert game.to_act(state)
        assert period(state) > period(start)
        periods.add(period(state))
    assert len(periods) > 6


@pytest.mark.parametrize("game", GAMES_WITH_NETWORK, ids=lambda game: game.name)
@pytest.mark.usefixtures("policy_players")
def test_perturbed_starts_occur_at_the_given_rate(game: AnyGame) -> None:
    """A perturbed start shortens a game, since its samples come only from what follows."""
    setup = Setup(game.name, 2, "{}")

    def sample_count(perturb_every: int) -> int:
        return sum(
            len(search_self_play(setup, 2, perturb_every, deal).samples) for deal in range(24)
        )

    assert sample_count(1) < 0.7 * sample_count(0)
    assert sample_count(1) < sample_count(2) < sample_count(0)
