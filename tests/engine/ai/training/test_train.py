"""What a judgement goes by: trained on games of self-play, stored, and used at the horizon."""

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
from engine.ai.value.network import POINTS_PER_UNIT, Network
from engine.ai.value.network_value import NetworkFeatures
from engine.codec import load_options
from engine.core import AnyGame
from engine.registry import find_game
from engine.rng import Rng
from tests.support.random_games import option_sets, seat_range

JUDGED = [find_game(name) for name, skill in AGENT_SPECS.items() if skill.network_value]
"""The games that have a judgement."""

TABLES = [
    pytest.param(game, seats, options, id=f"{game.name}-{seats}-{options}")
    for game in JUDGED
    for options in option_sets(game)
    for seats in seat_range(game, options)
]

LARGEST = 150_000
"""Bytes of a stored network, at most."""


def coin_game(rng: Random, seats: int = 2) -> Trajectory:
    """Two moments of a game in which each coin brings 3 points, and there is some luck."""
    coins = [rng.randrange(6) for _ in range(seats)]
    final = tuple(3.0 * own + rng.gauss(0, 2) for own in coins)
    winners = tuple(seat for seat, points in enumerate(final) if points == max(final))
    moment = NetworkFeatures(1.0, [0.0] * seats, bytes(coins), [0.5] * seats, b"\x02", [0.0])
    return Trajectory([moment, moment], ValueEstimate(final, winners))


def coin_lessons(games: int, seats: int = 2) -> Dataset:
    rng = Random(1)
    return build_dataset([coin_game(rng, seats) for _ in range(games)])


def coins_in_sight(*coins: int) -> NetworkFeatures:
    return NetworkFeatures(
        1.0, [0.0] * len(coins), bytes(coins), [0.5] * len(coins), b"\x02", [0.0]
    )


@pytest.fixture
def nobody_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Players do what their policy likes, which is quick."""
    monkeypatch.setattr(
        "engine.ai.training.self_play.SearchPlayer", lambda policy, *_: PolicyPlayer(policy)
    )


# Learning


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_gradients_match_finite_differences(seats: int) -> None:
    """Each of some weights is moved a little, and the loss changes as its gradient says.

    The points of all together and the leads are no part of the loss that is told, so they are
    added here as they are weighed there. Some of the games nobody won.
    """
    known, rows = coin_lessons(40, seats), np.arange(80)
    known.win_shares[:30] = 0
    network, rng = init_network(known, 3), Random(2)

    def whole(other: Network) -> float:
        gone = forward(other, *known.inputs(rows))
        off = known.points / POINTS_PER_UNIT + gone.coming - known.final_points / POINTS_PER_UNIT
        if seats == 1:
            return float((off**2).mean())
        level = off.mean(axis=1, keepdims=True)
        likes = win_probabilities(known.points, gone.coming, gone.swing)
        surprise = -(known.win_shares * np.log(likes)).sum(axis=1).mean()
        return float(
            surprise
            + LEAD_LOSS_WEIGHT * ((off - level) ** 2).mean()
            + MEAN_POINTS_LOSS_WEIGHT * (level**2).mean()
        )

    gone = forward(network, *known.inputs(rows))
    _, coming, swing = loss_and_gradients(known, rows, gone)
    slopes = backward(network, gone, coming, swing)
    for name, layer in network.layers().items():
        if seats == 1 and name in ("swing", "swing_bias", "others_second"):
            continue
        for _ in range(4):
            place = tuple(rng.randrange(size) for size in layer.shape)
            moved = []
            for step in (0.004, -0.004):
                other = layer.copy()
                other[place] += np.float32(step)
                moved.append(whole(replace(network, **{name: other})))
            measured = (moved[0] - moved[1]) / 0.008
            assert slopes[name][place] == pytest.approx(measured, abs=2e-3), (name, place)


def test_network_learns_mean_and_uncertainty() -> None:
    known = coin_lessons(1500)
    before = init_network(known, 1)
    after = train_network(before, known, 20, 1)
    assert loss(after, known)[0] < 0.4 * loss(before, known)[0]
    expected, swing = after.predict(coins_in_sight(5, 2))
    assert expected[0] - expected[1] == pytest.approx(9, abs=1.5)
    assert swing == pytest.approx(2 * 2**0.5, abs=1.5)
    assert after.predict(coins_in_sight(2, 5))[0][1] == pytest.approx(expected[0], abs=1e-3)


def test_alone_the_points_are_learned() -> None:
    known = coin_lessons(1500, 1)
    after = train_network(init_network(known, 1), known, 8, 1)
    assert after.predict(coins_in_sight(4))[0] == [pytest.approx(12, abs=1.5)]


def test_learning_is_the_same_each_time() -> None:
    known = coin_lessons(BATCH_SIZE)
    once, again = (train_network(init_network(known, 1), known, 2, 1) for _ in range(2))
    assert all((of == again.layers()[name]).all() for name, of in once.layers().items())


def test_td_target_uses_the_next_prediction() -> None:
    known = coin_lessons(3)
    network = init_network(known, 1)
    taught, (expected, _) = (
        td_targets(network, known, TD_LAMBDA),
        network.predict(
            NetworkFeatures(
                1.0, [0.0] * 2, bytes(known.per_seat_counts[1].ravel()), [0.5] * 2, b"\x02", [0.0]
            )
        ),
    )
    blended = TD_LAMBDA * known.final_points[1] + (1 - TD_LAMBDA) * np.array(expected)
    assert taught.final_points[0] == pytest.approx(blended, abs=1e-3)
    assert (taught.final_points[1] == known.final_points[1]).all(), (
        "after the last moment comes the end"
    )
    assert taught.win_shares[0].sum() == pytest.approx(1, abs=1e-5)


def test_concatenated_datasets_keep_trajectories_separate() -> None:
    both = concat(coin_lessons(3), coin_lessons(2))
    assert list(both.game) == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]
    assert len(both) == 10


# The networks that are kept


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_every_setup_has_a_network_with_provenance(game: AnyGame, seats: int, options: str) -> None:
    judgement = find_agent_spec(game.name).network_value
    assert judgement is not None
    name = judgement.model_key(game.new(seats, 1, load_options(game, options)))
    judgement.load(name)
    assert (judgement.folder / f"{name}.npz").stat().st_size < LARGEST
    told = json.loads((judgement.folder / f"{name}.json").read_text(encoding="utf-8"))
    assert f"engine.ai.training.train {game.name} {seats} " in told["provenance"]["command"]
    assert told["provenance"]["games"] > 1000


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_win_probabilities_at_a_cutoff_sum_to_one(game: AnyGame, seats: int, options: str) -> None:
    """The chances of all add up, and who has more to come is expected to have more."""
    skill, state = find_agent_spec(game.name), game.new(seats, 1, load_options(game, options))
    horizon, start = skill.search_config.cutoff, game.clone(state)
    assert horizon is not None
    while not horizon.stop_condition(start)(state, 0):
        seat = game.to_act(state)[0]
        game.advance(state, seat, skill.tuned_policy(seats).choose(state, seat))
    expected = horizon.value_function(state)
    assert sum(expected.win_share(seat) for seat in range(seats)) == pytest.approx(1)
    assert expected.lead_stddev > 0
    assert all(-50 < expected.points_of(seat) < 2000 for seat in range(seats))


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_value_function_sees_no_hidden_information(game: AnyGame, seats: int, options: str) -> None:
    """It is asked of states that were dealt anew, and these say nothing of what is true."""
    skill = find_agent_spec(game.name)
    assert skill.network_value is not None
    state, rng = game.new(seats, 4, load_options(game, options)), Random(5)
    for step in range(40):
        seat, seed = game.to_act(state)[0], rng.randrange(99)
        other = game.determinize(state, seat, rng.randrange(99))
        seen = skill.network_value.features(game.determinize(state, seat, seed))
        assert seen == skill.network_value.features(game.determinize(other, seat, seed))
        assert len(seen.points) == seats
        assert all(abs(of) < 40 for of in (*seen.per_seat_scalars, *seen.public_scalars)), (
            "about 1 in size"
        )
        legal = game.legal_actions(state, seat)
        game.advance(state, seat, legal[step % len(legal)])
        if not game.to_act(state):
            break


def test_a_network_is_kept_with_how_it_was_found(tmp_path: Path) -> None:
    network = init_network(coin_lessons(2), 7)
    network.save(tmp_path / "new", "coins", {"command": "by hand"})
    back = Network.load(tmp_path / "new", "coins")
    for name, layer in network.layers().items():
        assert back.layers()[name] == pytest.approx(layer, rel=1e-3, abs=1e-4)
    told = json.loads((tmp_path / "new" / "coins.json").read_text(encoding="utf-8"))
    assert told == {"provenance": {"command": "by hand"}}


def test_training_and_inference_predict_the_same() -> None:
    """What goes through the network in training comes out of it at the table."""
    table = Setup(JUDGED[0].name, 2, "{}")
    known = build_dataset([noisy_self_play(table, deal) for deal in range(2)])
    network = init_network(known, 1)
    gone = forward(network, *known.inputs(np.arange(len(known))))
    sights = [sight for deal in range(2) for sight in noisy_self_play(table, deal).samples]
    for row, sight in enumerate(sights):
        expected, swing = network.predict(sight)
        assert expected == pytest.approx(
            known.points[row] + POINTS_PER_UNIT * gone.coming[row], abs=1e-3
        )
        assert swing == pytest.approx(POINTS_PER_UNIT * float(np.exp(gone.swing[row])), rel=1e-4)


# The program


@pytest.mark.parametrize("game", JUDGED, ids=lambda game: game.name)
def test_training_plays_learns_and_stores(
    game: AnyGame,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    skill = AGENT_SPECS[game.name]
    assert skill.network_value is not None
    elsewhere = replace(skill, network_value=replace(skill.network_value, folder=tmp_path))
    monkeypatch.setitem(AGENT_SPECS, game.name, elsewhere)
    monkeypatch.setattr("engine.ai.training.train.relax_garbage_collector", lambda: None)
    command = (
        f"train {game.name} 2 --games 25 --rounds 2 --searched 21 --playouts 2 --astray 2"
        " --recent 1 --epochs 2 --seed 5"
    )
    monkeypatch.setattr(sys, "argv", command.split())
    main()
    (path,) = tmp_path.glob("*.json")
    told = json.loads(path.read_text(encoding="utf-8"))["provenance"]
    assert told["command"] == f"python -m engine.ai.training.{command} --options '{{}}'"
    assert told["games"] == 25 + 2 * 21
    Network.load(tmp_path, path.stem)
    assert capsys.readouterr().err.count("validation") == 3


@pytest.mark.parametrize(("recent", "learned_from"), [(0, [6, 5, 10, 15]), (2, [6, 5, 10, 10])])
@pytest.mark.usefixtures("nobody_searches")
def test_all_rounds_are_learned_from_or_the_last_ones(
    recent: int, learned_from: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = TrainArguments(
        Setup(JUDGED[0].name, 2, "{}"),
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

    def learned(known: Dataset, plan: TrainArguments) -> Network:
        games.append(len(set(known.game)))
        return init_network(known, plan.seed)

    monkeypatch.setattr("engine.ai.training.train.train_and_validate", learned)
    train(plan, 1, lambda network: None)
    assert games == learned_from


@pytest.mark.parametrize("game", JUDGED, ids=lambda game: game.name)
def test_stored_network_is_used_immediately(game: AnyGame, tmp_path: Path) -> None:
    skill = AGENT_SPECS[game.name]
    assert skill.network_value is not None
    judgement = replace(skill.network_value, folder=tmp_path)
    state = game.new(2, 1, load_options(game, "{}"))
    name = judgement.model_key(state)
    known = skill.network_value.load(name)
    surer = replace(known, coming_bias=known.coming_bias + 1)
    judgement.save(name, known, {})
    before = judgement.evaluate(state)
    judgement.save(name, surer, {})
    after = judgement.evaluate(state)
    assert after.points_of(0) == pytest.approx(before.points_of(0) + POINTS_PER_UNIT, abs=0.1)


def test_a_game_without_a_judgement_is_not_trained(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["train", "heller_und_pfennig", "2"])
    with pytest.raises(SystemExit, match="no value network"):
        main()


@pytest.mark.parametrize("game", JUDGED, ids=lambda game: game.name)
def test_a_deal_is_played_the_same_each_time_and_to_its_end(game: AnyGame) -> None:
    table = Setup(game.name, 2, "{}")
    assert noisy_self_play(table, 3) == noisy_self_play(table, 3)
    assert noisy_self_play(table, 3) != noisy_self_play(table, 4)
    searched = search_self_play(table, 2, 0, 3)
    assert searched.final.lead_stddev == 0
    assert len(searched.samples) > len(noisy_self_play(table, 3).samples) / 2


@pytest.mark.parametrize("game", JUDGED, ids=lambda game: game.name)
def test_perturbed_starts_reach_any_milestone(game: AnyGame) -> None:
    """What is taken over is a milestone of a game that weak players have played from the start."""
    skill, table = find_agent_spec(game.name), Setup(game.name, 2, "{}")
    assert skill.search_config.cutoff is not None
    milestone = skill.search_config.cutoff.period
    assert milestone is not None
    found = set[int]()
    for deal in range(12):
        start = table.initial_state(deal)
        state, again = (
            perturbed_start(game, skill, skill.tuned_policy(2), start, Rng(deal)) for _ in range(2)
        )
        assert state == again
        assert start == table.initial_state(deal)
        assert game.to_act(state)
        assert milestone(state) > milestone(start)
        found.add(milestone(state))
    assert len(found) > 6


@pytest.mark.parametrize("game", JUDGED, ids=lambda game: game.name)
@pytest.mark.usefixtures("nobody_searches")
def test_perturbed_starts_occur_at_the_given_rate(game: AnyGame) -> None:
    """Of such a game only that is looked at which comes after."""
    table = Setup(game.name, 2, "{}")

    def seen(astray: int) -> int:
        return sum(len(search_self_play(table, 2, astray, deal).samples) for deal in range(24))

    assert seen(1) < 0.7 * seen(0)
    assert seen(1) < seen(2) < seen(0)
