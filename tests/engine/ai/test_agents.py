"""AI players: legal, repeatable, fair, in time, and as strong as their level."""

from __future__ import annotations

from dataclasses import replace
from time import process_time
from typing import Any

import pytest

from engine.ai.agents import (
    LEVELS,
    SOLO_TIE_TOLERANCE,
    TIME_CAPS,
    hint_level,
    levels_of,
    make_hint_player,
    make_player,
)
from engine.ai.contract import positions
from engine.ai.information_state import information_state
from engine.ai.match import Match, PlayedGame, make_match_player, play_deal, report, win_share
from engine.ai.registry import AGENT_SPECS, find_agent_spec, has_agents
from engine.ai.search import sequential_halving
from engine.ai.search.config import SearchBudget
from engine.ai.search.sequential_halving import search, simulate_all, top_candidates
from engine.ai.search.tree import rollout
from engine.codec import dump_state
from engine.contract.cases import Case, seat_range
from engine.core import AnyGame
from engine.registry import GAMES, find_game

FEW_PLAYOUTS = 12
"""The playouts of searching players in these tests."""

GAMES_WITH_AI = [game for game in GAMES if has_agents(game.name)]
"""The games that have AI players."""

TABLES = [
    pytest.param(game, seats, id=f"{game.name}-{seats}")
    for game in GAMES_WITH_AI
    for seats in (seat_range(game)[0], seat_range(game)[-1])
]


@pytest.fixture(autouse=True)
def _every_game_has_every_level(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give an Expert to the games without one."""
    for name, spec in AGENT_SPECS.items():
        if spec.expert is None:
            monkeypatch.setitem(
                AGENT_SPECS, name, replace(spec, expert=SearchBudget(FEW_PLAYOUTS, 4))
            )


def start(game: AnyGame, seats: int, seed: int) -> Any:
    return game.new(seats, seed, game.codecs.options.validate_json("{}"))


def test_game_without_ai_players_has_no_levels() -> None:
    assert not has_agents("nim")
    assert levels_of("nim") == ()
    with pytest.raises(KeyError):
        find_agent_spec("nim")


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_analysis_depends_only_on_the_information_state(game: AnyGame, seats: int) -> None:
    hint_player = make_hint_player(game.name, playouts=FEW_PLAYOUTS)
    state, info = positions(Case(game, seats, "{}"), 4, 15)[0]
    redealt = information_state(game, game.determinize(state, info.seat, 99), info.seat, info.seed)
    assert hint_player.evaluate_actions(info) == hint_player.evaluate_actions(redealt)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_information_state_matches_the_seats_view(game: AnyGame, seats: int) -> None:
    for state, info in positions(Case(game, seats, "{}"), 6, 10):
        assert game.view(info.state, info.seat) == game.view(state, info.seat)
        assert game.view(info.determinization(3), info.seat) == game.view(state, info.seat)
        dealt = game.determinize(state, info.seat, 7)
        assert information_state(game, dealt, info.seat, info.seed) == info


@pytest.mark.parametrize("game", GAMES_WITH_AI, ids=lambda game: game.name)
def test_each_number_gives_a_determinization_of_its_own(game: AnyGame) -> None:
    _, info = positions(Case(game, 2, "{}"), 6, 10)[0]
    dealt = [dump_state(game, info.determinization(number)) for number in range(30)]
    assert len(set(dealt)) == 30
    assert dealt == [dump_state(game, info.determinization(number)) for number in range(30)]


@pytest.mark.parametrize("game", GAMES_WITH_AI, ids=lambda game: game.name)
def test_analysis_measures_losses_against_the_players_choice(game: AnyGame) -> None:
    hint_player = make_hint_player(game.name, playouts=40)
    player = make_player(game.name, hint_level(game.name), playouts=40)
    for _, info in positions(Case(game, 2, "{}"), 8, 40):
        estimates = hint_player.evaluate_actions(info)
        assert estimates[0].action == player.choose(info)
        assert (estimates[0].win_share_lost, estimates[0].points_lost) == (0.0, 0.0)
        assert len({estimate.action for estimate in estimates}) == len(estimates) > 1
        assert all(estimate.action in info.legal and estimate.games >= 1 for estimate in estimates)
        assert estimates[0].games == max(estimate.games for estimate in estimates)


def test_solo_hints_ignore_small_differences() -> None:
    """An action counts as worse only if it loses at least a twentieth of all points."""
    game = find_game("saint_petersburg")
    hint_player = make_hint_player(game.name, playouts=60)
    lost = [
        (estimates[0].lead, estimate.points_lost)
        for _, info in positions(Case(game, 1, "{}"), 8, 7)
        for estimates in [hint_player.evaluate_actions(info)]
        for estimate in estimates[1:]
    ]
    assert any(points == 0 for _, points in lost)
    assert any(points > 0 for _, points in lost)
    assert all(points == 0 or abs(points) >= SOLO_TIE_TOLERANCE * total for total, points in lost)


@pytest.mark.parametrize("game", GAMES_WITH_AI, ids=lambda game: game.name)
def test_analysis_works_with_a_single_action_and_without_time(game: AnyGame) -> None:
    _, info = positions(Case(game, 2, "{}"), 8, 20)[0]
    single = replace(info, legal=info.legal[-1:])
    assert [
        estimate.action for estimate in make_hint_player(game.name).evaluate_actions(single)
    ] == list(single.legal)
    best = top_candidates(info, AGENT_SPECS[game.name].policy(info.state), 1)[0].action
    hurried = make_hint_player(game.name, time_cap=-1.0).evaluate_actions(info)
    assert [(estimate.action, estimate.games) for estimate in hurried] == [(best, 0)]


@pytest.mark.parametrize("game", GAMES_WITH_AI, ids=lambda game: game.name)
def test_search_stops_at_the_time_limit_and_follows_the_policy(
    game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    spec = AGENT_SPECS[game.name]
    _, info = positions(Case(game, 2, "{}"), 9, 20)[0]
    policy, config = spec.policy(info.state), spec.search_config
    for tries in (0, 1, 3):
        simulated = list[None]()

        def simulate(*arguments: Any, simulated: list[None] = simulated) -> bool:
            was_simulated = simulate_all(*arguments)
            simulated.append(None)
            return was_simulated

        def clock(simulated: list[None] = simulated) -> float:
            return len(simulated)

        monkeypatch.setattr(sequential_halving, "simulate_all", simulate)
        budget = SearchBudget(10_000, 4, seconds=tries - 0.5)
        candidates = search(info, policy, config, budget, clock)
        assert {len(candidate.utilities) for candidate in candidates} == {tries}, (
            "all candidates or none use a determinization"
        )
        if not tries:
            assert [candidate.action for candidate in candidates] == [
                candidate.action for candidate in top_candidates(info, policy, 4)
            ]


@pytest.mark.parametrize("game", GAMES_WITH_AI, ids=lambda game: game.name)
def test_best_candidate_gets_the_most_playouts_and_rollouts_repeat(game: AnyGame) -> None:
    """With enough budget for every round, the winner has the most determinizations."""
    spec = AGENT_SPECS[game.name]
    info = next(info for _, info in positions(Case(game, 2, "{}"), 10, 25) if len(info.legal) > 2)
    policy = spec.policy(info.state)
    candidates = search(info, policy, spec.search_config, SearchBudget(60, 4))
    assert sum(len(candidate.utilities) for candidate in candidates) <= 60
    assert len(candidates[0].utilities) > len(candidates[-1].utilities)
    (estimate,) = rollout(game, [info.determinization(0)], policy)
    assert [estimate] == rollout(game, [info.determinization(0)], policy)


@pytest.mark.parametrize("game", GAMES_WITH_AI, ids=lambda game: game.name)
@pytest.mark.parametrize(
    ("better", "worse", "deals", "least"),
    [("medium", "easy", 12, 0.75), ("easy", "random", 20, 0.6)],
)
def test_level_beats_the_one_below(
    game: AnyGame, better: str, worse: str, deals: int, least: float
) -> None:
    """In Rattus Cartus Easy won 78 % of 200 other games, as often nobody survives; else more."""
    match = Match(game.name, (better, worse), FEW_PLAYOUTS, None)
    share, _ = win_share([play_deal(match, deal) for deal in range(deals)], better)
    assert share >= least


def test_match_plays_each_deal_from_every_seat() -> None:
    game = GAMES_WITH_AI[0].name
    played: list[PlayedGame] = play_deal(
        Match(game, ("medium", "random", "easy"), FEW_PLAYOUTS, None), 5
    )
    assert [played_game.levels[0] for played_game in played] == ["medium", "random", "easy"]
    lines = list(report([played]))
    assert lines[0] == "3 games, 1 deals"
    assert [line.split(":")[0] for line in lines[1:4]] == ["easy", "medium", "random"]


def test_level_with_a_factor_has_so_many_times_its_playouts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game, made = GAMES_WITH_AI[0].name, list[tuple[str, int | None]]()

    def record(game: str, level: str, *, playouts: int | None, **_: Any) -> None:
        made.append((level, playouts))

    monkeypatch.setattr("engine.ai.match.make_player", record)
    make_match_player(Match(game, ("hard",), None, None), "hard*16")
    make_match_player(Match(game, ("hard",), None, None), "hard")
    assert made == [("hard", 16 * find_agent_spec(game).hard.playouts), ("hard", None)]
    for name in ("medium*2", "hard*", "hard*x"):
        with pytest.raises(ValueError, match="is no level of"):
            make_match_player(Match(game, (name,), None, None), name)


def test_levels_take_the_time_that_they_have_at_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the processor, so that they play as on a machine that does nothing else."""
    game, caps = GAMES_WITH_AI[0].name, list[float | None]()

    def record(game: str, level: str, *, time_cap: float | None, clock: Any, **_: Any) -> None:
        assert clock is process_time
        caps.append(time_cap)

    monkeypatch.setattr("engine.ai.match.make_player", record)
    for level in ("medium", "hard", "expert"):
        make_match_player(Match(game, (level,), None, None, at_table=True), level)
    assert caps == [None, TIME_CAPS["hard"], TIME_CAPS["expert"]]


# Levels


@pytest.mark.parametrize("game", GAMES_WITH_AI, ids=lambda game: game.name)
def test_agent_spec_decides_whether_there_is_an_expert(
    game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert levels_of(game.name) == LEVELS
    assert hint_level(game.name) == "expert"
    monkeypatch.setitem(AGENT_SPECS, game.name, replace(AGENT_SPECS[game.name], expert=None))
    assert levels_of(game.name) == ("easy", "medium", "hard")
    assert hint_level(game.name) == "hard"
    with pytest.raises(ValueError, match="has no Expert, but easy, medium, hard"):
        make_player(game.name, "expert")


@pytest.mark.parametrize("game", GAMES_WITH_AI, ids=lambda game: game.name)
def test_agent_spec_sets_the_budget_of_the_expert(
    game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, info = positions(Case(game, 2, "{}"), 8, 20)[0]
    playouts = []
    for budget in (SearchBudget(24, 2), SearchBudget(96, 4)):
        monkeypatch.setitem(AGENT_SPECS, game.name, replace(AGENT_SPECS[game.name], expert=budget))
        estimates = make_hint_player(game.name).evaluate_actions(info)
        assert 1 < len(estimates) <= budget.max_candidates
        playouts.append(sum(estimate.games for estimate in estimates))
        assert playouts[-1] <= budget.playouts
    assert playouts[0] < playouts[1]


def test_strong_prior_outweighs_what_a_search_finds() -> None:
    game = GAMES_WITH_AI[0]
    config, info = AGENT_SPECS[game.name].search_config, positions(Case(game, 2, "{}"), 8, 20)[0][1]
    sure = replace(config, prior_visits=1_000_000)
    policy = AGENT_SPECS[game.name].policy(info.state)
    preferred = top_candidates(info, policy, 4)[0].action
    assert search(info, policy, sure, SearchBudget(8, 4))[0].action == preferred


@pytest.mark.parametrize("level", ["", "strong"])
def test_unknown_level_is_rejected(level: str) -> None:
    with pytest.raises(ValueError, match="no level"):
        make_player(GAMES_WITH_AI[0].name, level)


@pytest.mark.parametrize("game", GAMES_WITH_AI, ids=lambda game: game.name)
def test_easy_chooses_the_best_within_its_horizon_of_what_it_notices(
    game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    spec = AGENT_SPECS[game.name]
    attentive = replace(spec, easy=replace(spec.easy, attention=1.0))
    absent = replace(spec, easy=replace(spec.easy, attention=0.0))
    for _, info in positions(Case(game, 2, "{}"), 12, 15):
        monkeypatch.setitem(AGENT_SPECS, game.name, attentive)
        policy = attentive.policy(info.state, attentive.easy.horizon)
        values = policy.values(info.state, info.seat, info.legal)
        chosen = make_player(game.name, "easy").choose(info)
        assert values[info.legal.index(chosen)] == max(values)
        monkeypatch.setitem(AGENT_SPECS, game.name, absent)
        assert make_player(game.name, "easy").choose(info) in info.legal
        if game.pass_action in info.legal:
            assert make_player(game.name, "easy").choose(info) == game.pass_action


def test_easy_choices_depend_on_the_seed() -> None:
    game = GAMES_WITH_AI[0]
    easy, state = make_player(game.name, "easy"), start(game, 2, 1)
    seat = game.to_act(state)[0]
    chosen = {str(easy.choose(information_state(game, state, seat, seed))) for seed in range(20)}
    assert len(chosen) > 1
