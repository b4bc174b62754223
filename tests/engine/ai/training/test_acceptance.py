"""The acceptance match: alternately on the seats of a deal, until it is clear who is stronger."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine.ai.agents import PolicyPlayer, SearchPlayer
from engine.ai.match import PlayedGame, play_game
from engine.ai.provenance import MIN_DEALS, Provenance
from engine.ai.registry import AGENT_SPECS
from engine.ai.training import acceptance
from engine.ai.training.acceptance import (
    FIRST_DEAL,
    AcceptanceMatch,
    is_decided,
    looks,
    play_match,
    replace_if_stronger,
    result_of,
)
from engine.ai.training.candidates import network_store
from engine.ai.training.dataset import encode
from engine.ai.training.gradient_descent import init_network
from engine.ai.training.run import Workers
from engine.ai.training.trajectories import Trajectory, initial_state
from engine.ai.value.estimate import value_of_points
from engine.ai.value.network import Ensemble
from engine.core import Result
from tests.engine.ai.trained_values import BY_HAND, TUNED
from tests.engine.ai.training.bidding_runs import bidding_spec, network_features
from tests.examples.sealed_bids import GAME, Preference


def match(folder: Path, games: int, seats: int = 2) -> AcceptanceMatch:
    return AcceptanceMatch(GAME.name, seats, ("{}",), "policy", folder, games)


def play(
    folder: Path, games: int, monkeypatch: pytest.MonkeyPatch, *observations: float
) -> tuple[int, bool]:
    """Play a match whose deals end like these, again and again; return games and whether won."""

    def play_deal(own: AcceptanceMatch, deal: int) -> float:
        return observations[(deal - FIRST_DEAL) % len(observations)]

    monkeypatch.setattr(AcceptanceMatch, "play_deal", play_deal)
    path = folder / "acceptance.json"
    with Workers(0) as workers:
        result = play_match(match(folder, games), "rival", path, workers, lambda line: None)
        again = play_match(match(folder, games), "rival", path, workers, lambda line: None)
    assert again == result, "what was played is kept"
    return result.games, result.is_won


def test_clearly_stronger_or_weaker_candidate_ends_a_match_early(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, observations, is_won in (("a", (1.0, 0.5), True), ("b", (0.5, 0.25), False)):
        (tmp_path / name).mkdir()
        games, won = play(tmp_path / name, 400, monkeypatch, *observations)
        assert (games, won) == (2 * 25, is_won)


def test_close_match_goes_to_its_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert play(tmp_path, 400, monkeypatch, 1.0, 0.0, 1.0, 0.25) == (400, True)


def test_equal_players_do_not_replace_each_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert play(tmp_path, 40, monkeypatch, 0.5) == (40, False)
    three = match(tmp_path, 90, seats=3)
    assert not result_of(three, "rival", [(1 + 1e-15) / 2] * 30).is_won


def test_match_against_another_rival_begins_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(tmp_path, 8, monkeypatch, 1.0, 0.75)
    played = list[int]()

    def play_deal(own: AcceptanceMatch, deal: int) -> float:
        played.append(deal)
        return 0.5

    monkeypatch.setattr(AcceptanceMatch, "play_deal", play_deal)
    path = tmp_path / "acceptance.json"
    with Workers(0) as workers:
        play_match(match(tmp_path, 8), "another", path, workers, lambda line: None)
    assert played == list(range(FIRST_DEAL, FIRST_DEAL + 4))


def test_looks_are_spread_up_to_the_limit(tmp_path: Path) -> None:
    assert looks(match(tmp_path, 400)) == [25, 50, 75, 100, 125, 150, 175, 200]
    assert looks(match(tmp_path, 1)) == [2]
    assert min(looks(match(tmp_path, 100))) >= MIN_DEALS


def test_early_win_needs_more_than_the_common_interval(tmp_path: Path) -> None:
    barely = result_of(match(tmp_path, 400), "rival", [1.0, 0.0, 0.5, 1.0, 0.5, 1.0] * 5)
    assert (barely.is_won, is_decided(barely)) == (True, False)


def test_few_deals_that_all_end_alike_do_not_win_a_match(tmp_path: Path) -> None:
    won = result_of(match(tmp_path, 400), "rival", [1.0] * MIN_DEALS)
    assert won.is_won
    assert not result_of(match(tmp_path, 400), "rival", [1.0] * (MIN_DEALS - 1)).is_won


def test_what_cannot_be_made_again_is_replaced_by_what_is_not_weaker(tmp_path: Path) -> None:
    even = [1.0, 0.0, 0.5, 0.5] * 800
    legacy = replace(match(tmp_path, 6400), rival_is_legacy=True)
    assert result_of(legacy, "rival", even).is_won
    assert not result_of(match(tmp_path, 6400), "rival", even).is_won
    assert not result_of(legacy, "rival", [*even, *[0.0] * 40]).is_won
    assert not result_of(legacy, "rival", even[:40]).is_won, "too few games to tell"


@pytest.mark.parametrize(("provenance", "is_stored"), [(BY_HAND, True), (TUNED, False)])
def test_only_legacy_weights_need_no_stronger_candidate(
    provenance: Provenance, is_stored: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        AcceptanceMatch, "play_deal", lambda own, deal: (1.0, 0.0, 0.5, 0.5)[deal % 4]
    )
    stored = bidding_spec(tmp_path).weights
    stored.save("any", Preference(coin_value=1.0), provenance)
    candidate = tmp_path / "run" / "candidate"
    stored.in_folder(candidate).save("any", Preference(coin_value=0.5), BY_HAND)
    with Workers(0) as workers:
        assert is_stored == replace_if_stronger(
            stored, "any", TUNED, match(candidate, 6400), workers, lambda line: None
        )
    assert stored.load("any").coin_value == (0.5 if is_stored else 1.0)


def test_rival_of_a_first_network_is_the_policy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engine.registry.GAMES", (GAME,))
    spec = bidding_spec(tmp_path / "data")
    monkeypatch.setitem(AGENT_SPECS, GAME.name, spec)
    rivals = list[type[object]]()

    def record(*arguments: Any) -> object:
        rivals.append(type(arguments[2]["stored"]))
        return play_game(*arguments)

    monkeypatch.setattr(acceptance, "play_game", record)
    state = initial_state(GAME.name, 2, FIRST_DEAL, "{}")
    network = init_network(
        encode([0], [Trajectory([network_features(state)], value_of_points([1.0, 0.0]))]), seed=1
    )
    store, candidate = network_store(spec), tmp_path / "candidate"
    store.in_folder(candidate).save("2", Ensemble((network,)), BY_HAND)
    value_match = replace(match(candidate, 2), player="hard")
    value_match.play_deal(FIRST_DEAL)
    store.save("2", Ensemble((network,)), BY_HAND)
    value_match.play_deal(FIRST_DEAL)
    assert rivals == [PolicyPlayer, PolicyPlayer, SearchPlayer, SearchPlayer]


@pytest.mark.parametrize(
    ("seats", "seatings"),
    [
        (2, "CS SC"),
        (3, "CSC CCS SCC SCS SSC CSS"),
        (4, "CSCS SCSC"),
        (5, "CSCSC CCSCS SCCSC CSCCS SCSCC SCSCS SSCSC CSSCS SCSSC CSCSS"),
    ],
)
def test_players_sit_alternately_and_each_on_every_seat(
    seats: int, seatings: str, tmp_path: Path
) -> None:
    played = match(tmp_path, 60, seats=seats).seatings
    initials = ["".join(name[0].upper() for name in names) for names in played]
    assert sorted(initials) == sorted(seatings.split())
    for seat in range(seats):
        assert [names[seat] for names in played].count("candidate") == len(played) / 2


def test_match_counts_the_wins_of_all_seats_of_the_candidate(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who bids nothing keeps most coins, and wins against those who bid one."""
    monkeypatch.setattr("engine.registry.GAMES", (GAME,))
    spec = bidding_spec(tmp_path)
    monkeypatch.setitem(AGENT_SPECS, GAME.name, spec)
    spec.weights.in_folder(tmp_path / "candidate").save("any", Preference(coin_value=0.0), BY_HAND)
    assert match(tmp_path / "candidate", 6, seats=3).play_deal(FIRST_DEAL) == 1.0


def test_alone_the_observation_is_how_many_points_more_the_candidate_got(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    points, deals = {"candidate": 34, "stored": 30}, set[int]()

    def play_alone(played: object, names: tuple[str], players: object, deal: int) -> PlayedGame:
        deals.add(deal)
        return PlayedGame(names, Result((points[names[0]],), (1,)), (), {})

    monkeypatch.setattr("engine.registry.GAMES", (GAME,))
    monkeypatch.setitem(AGENT_SPECS, GAME.name, bidding_spec(tmp_path))
    monkeypatch.setattr(acceptance, "play_game", play_alone)
    assert match(tmp_path, 40, seats=1).play_deal(FIRST_DEAL) == 4
    assert deals == {FIRST_DEAL}
