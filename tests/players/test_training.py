"""What a judgement goes by: trained on games of self-play, stored, and used at the horizon."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import numpy as np
import pytest

from engine.codec import load_options
from engine.core import AnyGame
from engine.players.ending import Ending
from engine.players.levels import JudgingPlayer
from engine.players.network import POINTS, Network
from engine.players.registry import SKILLS, find_skill
from engine.players.selfplay import Course, Table, careless_course, gone_astray, searched_course
from engine.players.sight import Sight
from engine.players.train import Plan, main, train
from engine.players.training import (
    BATCH,
    LEADS,
    LEVEL,
    PATIENCE,
    Lessons,
    backward,
    expecting,
    forward,
    lessons,
    likely,
    loss,
    missed,
    together,
    trained,
    untrained,
)
from engine.registry import find_game
from engine.rng import Rng
from tests.engine.playing import option_sets, seats_of

JUDGED = [find_game(name) for name, skill in SKILLS.items() if skill.judgement]
"""The games that have a judgement."""

TABLES = [
    pytest.param(game, seats, options, id=f"{game.name}-{seats}-{options}")
    for game in JUDGED
    for options in option_sets(game)
    for seats in seats_of(game, options)
]

LARGEST = 150_000
"""Bytes of a stored network, at most."""


def coin_game(rng: Random, seats: int = 2) -> Course:
    """Two moments of a game in which each coin brings 3 points, and there is some luck."""
    coins = [rng.randrange(6) for _ in range(seats)]
    final = tuple(3.0 * own + rng.gauss(0, 2) for own in coins)
    winners = tuple(seat for seat, points in enumerate(final) if points == max(final))
    moment = Sight(1.0, [0.0] * seats, bytes(coins), [0.5] * seats, b"\x02", [0.0])
    return Course([moment, moment], Ending(final, winners))


def coin_lessons(games: int, seats: int = 2) -> Lessons:
    rng = Random(1)
    return lessons([coin_game(rng, seats) for _ in range(games)])


def coins_in_sight(*coins: int) -> Sight:
    return Sight(1.0, [0.0] * len(coins), bytes(coins), [0.5] * len(coins), b"\x02", [0.0])


@pytest.fixture
def nobody_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Players do what their policy likes, which is quick."""
    monkeypatch.setattr(
        "engine.players.selfplay.SearchingPlayer", lambda policy, *_: JudgingPlayer(policy)
    )


# Learning


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_gradients_are_those_of_what_is_missed(seats: int) -> None:
    """Each of some weights is moved a little, and the loss changes as its gradient says.

    The points of all together and the leads are no part of the loss that is told, so they are
    added here as they are weighed there. Some of the games nobody won.
    """
    known, rows = coin_lessons(40, seats), np.arange(80)
    known.win[:30] = 0
    network, rng = untrained(known, 3), Random(2)

    def whole(other: Network) -> float:
        gone = forward(other, *known.inputs(rows))
        off = known.points / POINTS + gone.coming - known.final / POINTS
        if seats == 1:
            return float((off**2).mean())
        level = off.mean(axis=1, keepdims=True)
        likes = likely(known.points, gone.coming, gone.swing)
        surprise = -(known.win * np.log(likes)).sum(axis=1).mean()
        return float(surprise + LEADS * ((off - level) ** 2).mean() + LEVEL * (level**2).mean())

    gone = forward(network, *known.inputs(rows))
    _, coming, swing = missed(known, rows, gone)
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


def test_what_pays_is_learned_and_how_sure_it_is() -> None:
    known = coin_lessons(1500)
    before = untrained(known, 1)
    after = trained(before, known, 20, 1)
    assert loss(after, known)[0] < 0.4 * loss(before, known)[0]
    expected, swing = after.expect(coins_in_sight(5, 2))
    assert expected[0] - expected[1] == pytest.approx(9, abs=1.5)
    assert swing == pytest.approx(2 * 2**0.5, abs=1.5)
    assert after.expect(coins_in_sight(2, 5))[0][1] == pytest.approx(expected[0], abs=1e-3)


def test_alone_the_points_are_learned() -> None:
    known = coin_lessons(1500, 1)
    after = trained(untrained(known, 1), known, 8, 1)
    assert after.expect(coins_in_sight(4))[0] == [pytest.approx(12, abs=1.5)]


def test_learning_is_the_same_each_time() -> None:
    known = coin_lessons(BATCH)
    once, again = (trained(untrained(known, 1), known, 2, 1) for _ in range(2))
    assert all((of == again.layers()[name]).all() for name, of in once.layers().items())


def test_a_moment_is_taught_by_what_is_expected_at_the_next() -> None:
    known = coin_lessons(3)
    network = untrained(known, 1)
    taught, (expected, _) = (
        expecting(network, known, PATIENCE),
        network.expect(
            Sight(1.0, [0.0] * 2, bytes(known.counts[1].ravel()), [0.5] * 2, b"\x02", [0.0])
        ),
    )
    blended = PATIENCE * known.final[1] + (1 - PATIENCE) * np.array(expected)
    assert taught.final[0] == pytest.approx(blended, abs=1e-3)
    assert (taught.final[1] == known.final[1]).all(), "after the last moment comes the end"
    assert taught.win[0].sum() == pytest.approx(1, abs=1e-5)


def test_games_stay_apart_when_lessons_are_put_together() -> None:
    both = together(coin_lessons(3), coin_lessons(2))
    assert list(both.game) == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]
    assert len(both) == 10


# The networks that are kept


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_every_table_has_a_network_that_says_how_it_was_trained(
    game: AnyGame, seats: int, options: str
) -> None:
    judgement = find_skill(game.name).judgement
    assert judgement is not None
    name = judgement.net(game.new(seats, 1, load_options(game, options)))
    judgement.load(name)
    assert (judgement.folder / f"{name}.npz").stat().st_size < LARGEST
    told = json.loads((judgement.folder / f"{name}.json").read_text(encoding="utf-8"))
    assert f"engine.players.train {game.name} {seats} " in told["provenance"]["command"]
    assert told["provenance"]["games"] > 1000


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_where_a_game_is_cut_off_somebody_wins(game: AnyGame, seats: int, options: str) -> None:
    """The chances of all add up, and who has more to come is expected to have more."""
    skill, state = find_skill(game.name), game.new(seats, 1, load_options(game, options))
    horizon, start = skill.scales.horizon, game.clone(state)
    assert horizon is not None
    while not horizon.reached_from(start)(state, 0):
        seat = game.to_act(state)[0]
        game.advance(state, seat, skill.tuned(seats).choose(state, seat))
    expected = horizon.estimate(state)
    assert sum(expected.win(seat) for seat in range(seats)) == pytest.approx(1)
    assert expected.swing > 0
    assert all(-50 < expected.points_of(seat) < 2000 for seat in range(seats))


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_a_judgement_sees_nothing_that_is_hidden(game: AnyGame, seats: int, options: str) -> None:
    """It is asked of states that were dealt anew, and these say nothing of what is true."""
    skill = find_skill(game.name)
    assert skill.judgement is not None
    state, rng = game.new(seats, 4, load_options(game, options)), Random(5)
    for step in range(40):
        seat, seed = game.to_act(state)[0], rng.randrange(99)
        other = game.determinize(state, seat, rng.randrange(99))
        seen = skill.judgement.sight(game.determinize(state, seat, seed))
        assert seen == skill.judgement.sight(game.determinize(other, seat, seed))
        assert len(seen.points) == seats
        assert all(abs(of) < 40 for of in (*seen.measures, *seen.common)), "about 1 in size"
        legal = game.legal_actions(state, seat)
        game.advance(state, seat, legal[step % len(legal)])
        if not game.to_act(state):
            break


def test_a_network_is_kept_with_how_it_was_found(tmp_path: Path) -> None:
    network = untrained(coin_lessons(2), 7)
    network.store(tmp_path / "new", "coins", {"command": "by hand"})
    back = Network.load(tmp_path / "new", "coins")
    for name, layer in network.layers().items():
        assert back.layers()[name] == pytest.approx(layer, rel=1e-3, abs=1e-4)
    told = json.loads((tmp_path / "new" / "coins.json").read_text(encoding="utf-8"))
    assert told == {"provenance": {"command": "by hand"}}


def test_training_expects_what_playing_expects() -> None:
    """What goes through the network in training comes out of it at the table."""
    table = Table(JUDGED[0].name, 2, "{}")
    known = lessons([careless_course(table, deal) for deal in range(2)])
    network = untrained(known, 1)
    gone = forward(network, *known.inputs(np.arange(len(known))))
    sights = [sight for deal in range(2) for sight in careless_course(table, deal).seen]
    for row, sight in enumerate(sights):
        expected, swing = network.expect(sight)
        assert expected == pytest.approx(known.points[row] + POINTS * gone.coming[row], abs=1e-3)
        assert swing == pytest.approx(POINTS * float(np.exp(gone.swing[row])), rel=1e-4)


# The program


@pytest.mark.parametrize("game", JUDGED, ids=lambda game: game.name)
def test_training_plays_learns_and_stores(
    game: AnyGame,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    skill = SKILLS[game.name]
    assert skill.judgement is not None
    elsewhere = replace(skill, judgement=replace(skill.judgement, folder=tmp_path))
    monkeypatch.setitem(SKILLS, game.name, elsewhere)
    monkeypatch.setattr("engine.players.train.spare_collector", lambda: None)
    command = (
        f"train {game.name} 2 --games 25 --rounds 2 --searched 21 --playouts 2 --astray 2"
        " --recent 1 --epochs 2 --seed 5"
    )
    monkeypatch.setattr(sys, "argv", command.split())
    main()
    (path,) = tmp_path.glob("*.json")
    told = json.loads(path.read_text(encoding="utf-8"))["provenance"]
    assert told["command"] == f"python -m engine.players.{command} --options '{{}}'"
    assert told["games"] == 25 + 2 * 21
    Network.load(tmp_path, path.stem)
    assert capsys.readouterr().err.count("learned") == 3


@pytest.mark.parametrize(("recent", "learned_from"), [(0, [6, 5, 10, 15]), (2, [6, 5, 10, 10])])
@pytest.mark.usefixtures("nobody_searches")
def test_all_rounds_are_learned_from_or_the_last_ones(
    recent: int, learned_from: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = Plan(
        Table(JUDGED[0].name, 2, "{}"),
        games=6,
        rounds=3,
        searched=5,
        playouts=2,
        astray=0,
        recent=recent,
        epochs=1,
        seed=1,
    )
    games = list[int]()

    def learned(known: Lessons, plan: Plan) -> Network:
        games.append(len(set(known.game)))
        return untrained(known, plan.seed)

    monkeypatch.setattr("engine.players.train.learned", learned)
    train(plan, 1, lambda network: None)
    assert games == learned_from


@pytest.mark.parametrize("game", JUDGED, ids=lambda game: game.name)
def test_what_was_learned_is_judged_by_at_once(game: AnyGame, tmp_path: Path) -> None:
    skill = SKILLS[game.name]
    assert skill.judgement is not None
    judgement = replace(skill.judgement, folder=tmp_path)
    state = game.new(2, 1, load_options(game, "{}"))
    name = judgement.net(state)
    known = skill.judgement.load(name)
    surer = replace(known, coming_bias=known.coming_bias + 1)
    judgement.learn(name, known, {})
    before = judgement.estimate(state)
    judgement.learn(name, surer, {})
    after = judgement.estimate(state)
    assert after.points_of(0) == pytest.approx(before.points_of(0) + POINTS, abs=0.1)


def test_a_game_without_a_judgement_is_not_trained(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["train", "heller_und_pfennig", "2"])
    with pytest.raises(SystemExit, match="judgement"):
        main()


@pytest.mark.parametrize("game", JUDGED, ids=lambda game: game.name)
def test_a_deal_is_played_the_same_each_time_and_to_its_end(game: AnyGame) -> None:
    table = Table(game.name, 2, "{}")
    assert careless_course(table, 3) == careless_course(table, 3)
    assert careless_course(table, 3) != careless_course(table, 4)
    searched = searched_course(table, 2, 0, 3)
    assert searched.final.swing == 0
    assert len(searched.seen) > len(careless_course(table, 3).seen) / 2


@pytest.mark.parametrize("game", JUDGED, ids=lambda game: game.name)
def test_games_are_taken_over_from_weak_players_at_any_time(game: AnyGame) -> None:
    """What is taken over is a milestone of a game that weak players have played from the start."""
    skill, table = find_skill(game.name), Table(game.name, 2, "{}")
    assert skill.scales.horizon is not None
    milestone = skill.scales.horizon.milestone
    assert milestone is not None
    found = set[int]()
    for deal in range(12):
        start = table.start(deal)
        state, again = (
            gone_astray(game, skill, skill.tuned(2), start, Rng(deal)) for _ in range(2)
        )
        assert state == again
        assert start == table.start(deal)
        assert game.to_act(state)
        assert milestone(state) > milestone(start)
        found.add(milestone(state))
    assert len(found) > 6


@pytest.mark.parametrize("game", JUDGED, ids=lambda game: game.name)
@pytest.mark.usefixtures("nobody_searches")
def test_one_game_of_so_many_is_taken_over_from_weak_players(game: AnyGame) -> None:
    """Of such a game only that is looked at which comes after."""
    table = Table(game.name, 2, "{}")

    def seen(astray: int) -> int:
        return sum(len(searched_course(table, 2, astray, deal).seen) for deal in range(24))

    assert seen(1) < 0.7 * seen(0)
    assert seen(1) < seen(2) < seen(0)
