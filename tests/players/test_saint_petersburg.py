"""What the players of Saint Petersburg know: a few moments where one move is plainly right."""

from __future__ import annotations

import pytest

from engine.games.saint_petersburg.cards import Phase
from engine.games.saint_petersburg.editions import DATA
from engine.games.saint_petersburg.policy import SKILL, tuned
from engine.games.saint_petersburg.state import State
from engine.games.saint_petersburg.weights import Weights, WeightsFile, store_weights
from tests.engine.saint_petersburg.positions import (
    GAME,
    PASS,
    buy,
    play,
    player,
    points,
    position,
    take,
)

SEATS = range(1, 5)


def best(state: State, seats: int = 2) -> object:
    """What the greedy player does; the same by its values and by its quick choice."""
    seat = GAME.to_act(state)[0]
    actions = GAME.legal_actions(state, seat)
    values = tuned(seats).values(state, seat, actions)
    chosen = tuned(seats).choose(state, seat)
    assert chosen == actions[values.index(max(values))]
    return chosen


@pytest.mark.parametrize("seats", SEATS)
def test_the_stored_weights_say_how_they_were_found(seats: int) -> None:
    path = DATA / "players" / f"{seats}.json"
    file = WeightsFile.model_validate_json(path.read_text(encoding="utf-8"))
    assert file.players == seats
    assert f"engine.players.tune saint_petersburg {seats} " in str(file.provenance["command"])
    assert int(file.provenance["games"]) > 1000


def test_stored_weights_come_back(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.games.saint_petersburg.weights.DATA", tmp_path)
    assert SKILL.parameters(2) == Weights().model_dump()
    (DATA.__class__(str(tmp_path)) / "players").mkdir()
    store_weights(2, {**SKILL.parameters(2), "denial": 0.25}, {"command": "by hand"})
    assert SKILL.parameters(2)["denial"] == 0.25


@pytest.mark.parametrize("seats", SEATS)
def test_workers_are_bought_at_the_start(seats: int) -> None:
    others = [player() for _ in range(seats - 1)]
    state = position(player(), *others, upper="lumberjack gold_miner")
    assert best(state, seats) in (buy("lumberjack"), buy("gold_miner"))


def test_a_worker_that_will_not_pay_back_is_left() -> None:
    state = position(
        player(rubles=20), player(), phase=Phase.TRADING, upper="ship_builder", last_round=True
    )
    assert best(state) == PASS


def test_points_are_bought_at_the_very_end() -> None:
    """Rubles are nearly worthless then, a kind of aristocrat is not."""
    state = position(
        player(rubles=4), player(), phase=Phase.TRADING, upper="author market", last_round=True
    )
    assert best(state) == buy("author")


def test_a_card_of_the_hand_is_rather_played_than_lost() -> None:
    state = position(
        player(hand="market", rubles=9), player(), phase=Phase.TRADING, last_round=True
    )
    assert best(state) == play("market")


def test_nothing_is_taken_that_can_no_longer_be_paid() -> None:
    state = position(
        player(rubles=3), player(), phase=Phase.TRADING, upper="judge", last_round=True
    )
    assert best(state) == PASS


def test_a_dear_aristocrat_is_taken_early() -> None:
    state = position(
        player("3*lumberjack 2*author", rubles=6),
        player("3*lumberjack", rubles=20),
        phase=Phase.ARISTOCRAT,
        upper="judge",
    )
    assert best(state) == take("judge")


def test_the_pub_sells_all_it_can_in_the_last_round() -> None:
    state = position(player("pub", rubles=30), player(), phase=Phase.BUILDING, last_round=True)
    state.pub_owners = [0]
    assert best(state) == points(5)


def test_what_is_displaced_is_what_yields_least() -> None:
    """Potemkin's Village yields nothing and is worth more than a market besides."""
    state = position(
        player("market potemkin_village", rubles=30),
        player(),
        phase=Phase.TRADING,
        upper="winter_palace",
    )
    assert best(state) == buy("winter_palace", over="potemkin_village")


def test_figures_tell_of_the_game() -> None:
    state = GAME.new(4, 1, position(player()).options)
    start = GAME.clone(state)
    while acting := GAME.to_act(state):
        GAME.advance(state, acting[0], tuned(4).choose(state, acting[0]))
    figures = SKILL.figures(start, state)
    result = GAME.result(state)
    assert result is not None
    holder_won = start.markers[Phase.ARISTOCRAT] in result.winners
    assert figures["rounds"] == state.round
    assert (figures["first aristocrat marker wins"] > 0) == holder_won
