"""AI players: legal, repeatable, fair, in time, and as strong as their level."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import product
from typing import Any

import pytest

from engine.ai.agent_spec import Policy
from engine.ai.agents import (
    LEVELS,
    RANDOM,
    SOLO_TIE_TOLERANCE,
    Player,
    hint_level,
    levels_of,
    make_hint_player,
    make_player,
)
from engine.ai.information_state import InformationState, information_state
from engine.ai.match import Match, PlayedGame, play_deal, report, win_share
from engine.ai.registry import AGENT_SPECS, find_agent_spec, has_agents
from engine.ai.search.config import SearchBudget
from engine.ai.search.sequential_halving import search, top_candidates
from engine.ai.search.tree import rollout
from engine.core import AnyGame
from engine.registry import GAMES, find_game
from engine.rng import Rng
from tests.support.random_games import seat_range

FEW = 12
"""Playouts of who searches in a test."""

PLAYED = [game for game in GAMES if has_agents(game.name)]
"""The games that have AI players."""

QUICK, SEARCHING = (RANDOM, *LEVELS[:2]), LEVELS[2:]

TABLES = [
    pytest.param(game, seats, id=f"{game.name}-{seats}")
    for game in PLAYED
    for seats in seat_range(game)
]


EXTREMES = [
    pytest.param(game, seats, id=f"{game.name}-{seats}")
    for game in PLAYED
    for seats in {seat_range(game)[0], seat_range(game)[-1]}
]
"""With as few and as many as can play."""


@pytest.fixture(autouse=True)
def _every_game_has_every_level(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also those that have no Expert to play against."""
    for name, skill in AGENT_SPECS.items():
        if skill.expert is None:
            monkeypatch.setitem(AGENT_SPECS, name, replace(skill, expert=SearchBudget(FEW, 4)))


def start(game: AnyGame, seats: int, seed: int) -> Any:
    return game.new(seats, seed, game.codecs.options.validate_json("{}"))


def positions(
    game: AnyGame, seats: int, seed: int, every: int
) -> list[tuple[Any, InformationState]]:
    """Moments of a game between Easy players with a choice to make, with their true states."""
    easy, state, found, count = (
        make_player(game.name, "easy", seats),
        start(game, seats, seed),
        [],
        0,
    )
    while acting := game.to_act(state):
        asked = information_state(game, state, acting[0], count)
        if len(asked.legal) > 1:
            count += 1
            if count % every == 0:
                found.append((game.clone(state), asked))
        game.advance(state, acting[0], easy.choose(asked))
    return found


def players(game: AnyGame, seats: int) -> list[Player]:
    """One of every level."""
    every = (RANDOM, *levels_of(game.name))
    return [make_player(game.name, level, seats, playouts=FEW) for level in every]


def test_every_skill_is_that_of_a_game() -> None:
    assert {game.name for game in PLAYED} == set(AGENT_SPECS) != set()
    assert not has_agents("nim")
    with pytest.raises(KeyError):
        find_agent_spec("nim")


@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.parametrize("level", QUICK)
def test_whole_games_of_legal_actions(game: AnyGame, seats: int, level: str) -> None:
    own = make_player(game.name, level, seats)
    for seed in range(2):
        state, seeds = start(game, seats, seed), Rng(seed)
        while acting := game.to_act(state):
            asked = information_state(game, state, acting[0], seeds.next_u64())
            action = own.choose(asked)
            assert action in asked.legal
            game.advance(state, acting[0], action)


@pytest.mark.parametrize(("game", "seats"), EXTREMES)
@pytest.mark.parametrize("level", SEARCHING)
def test_search_player_plays_a_whole_legal_game(
    game: AnyGame, seats: int, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    least = SearchBudget(1, 2)
    monkeypatch.setitem(
        AGENT_SPECS, game.name, replace(AGENT_SPECS[game.name], hard=least, expert=least)
    )
    own, state = make_player(game.name, level, seats, playouts=1), start(game, seats, 3)
    while acting := game.to_act(state):
        asked = information_state(game, state, acting[0], 5)
        action = own.choose(asked)
        assert action in asked.legal
        game.advance(state, acting[0], action)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_fast_choice_is_close_to_the_best_value(game: AnyGame, seats: int) -> None:
    policy, short = AGENT_SPECS[game.name].tuned_policy(seats), []
    for state, asked in positions(game, seats, 1, 2):
        values = policy.values(state, asked.seat, asked.legal)
        chosen = asked.legal.index(policy.choose(state, asked.seat))
        short.append(max(values) - values[chosen])
    assert sum(short) / len(short) < 0.05


@pytest.mark.parametrize(("game", "seats"), EXTREMES)
def test_choice_depends_only_on_the_information_state(game: AnyGame, seats: int) -> None:
    """Re-dealing the hidden stacks never changes the choice, of no level."""
    for own in players(game, seats):
        for state, asked in positions(game, seats, 2, 12):
            chosen = own.choose(asked)
            assert chosen in asked.legal
            assert own.choose(asked) == chosen
            for seed in range(2):
                dealt = game.determinize(state, asked.seat, seed)
                assert own.choose(information_state(game, dealt, asked.seat, asked.seed)) == chosen


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_analysis_depends_only_on_the_information_state(game: AnyGame, seats: int) -> None:
    adviser = make_hint_player(game.name, seats, playouts=FEW)
    state, asked = positions(game, seats, 4, 15)[0]
    other = information_state(game, game.determinize(state, asked.seat, 99), asked.seat, asked.seed)
    assert adviser.evaluate_actions(asked) == adviser.evaluate_actions(other)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_position_shows_what_the_seat_sees_and_no_more(game: AnyGame, seats: int) -> None:
    for state, asked in positions(game, seats, 6, 10):
        assert game.view(asked.state, asked.seat) == game.view(state, asked.seat)
        assert game.view(asked.determinization(3), asked.seat) == game.view(state, asked.seat)
        dealt = game.determinize(state, asked.seat, 7)
        assert information_state(game, dealt, asked.seat, asked.seed) == asked


@pytest.mark.parametrize("game", PLAYED, ids=lambda game: game.name)
def test_analysis_starts_with_the_choice_and_counts_losses_from_it(game: AnyGame) -> None:
    adviser = make_hint_player(game.name, 2, playouts=40)
    own = make_player(game.name, hint_level(game.name), 2, playouts=40)
    for _, asked in positions(game, 2, 8, 20):
        estimates = adviser.evaluate_actions(asked)
        assert estimates[0].action == own.choose(asked)
        assert (estimates[0].win_share_lost, estimates[0].points_lost) == (0.0, 0.0)
        assert len({one.action for one in estimates}) == len(estimates) > 1
        assert all(one.action in asked.legal and one.games >= 1 for one in estimates)
        assert estimates[0].games == max(one.games for one in estimates)


def test_alone_small_differences_are_none() -> None:
    """What a hint calls worse there brings at least a twentieth less of all points."""
    game = find_game("saint_petersburg")
    adviser = make_hint_player(game.name, 1, playouts=60)
    lost = [
        (estimates[0].lead, one.points_lost)
        for _, asked in positions(game, 1, 8, 20)
        for estimates in [adviser.evaluate_actions(asked)]
        for one in estimates[1:]
    ]
    assert any(points == 0 for _, points in lost)
    assert any(points > 0 for _, points in lost)
    assert all(points == 0 or abs(points) >= SOLO_TIE_TOLERANCE * all_ for all_, points in lost)


@pytest.mark.parametrize("game", PLAYED, ids=lambda game: game.name)
def test_analysis_has_an_answer_without_a_choice_and_without_time(game: AnyGame) -> None:
    _, asked = positions(game, 2, 8, 20)[0]
    single = replace(asked, legal=asked.legal[-1:])
    assert [one.action for one in make_hint_player(game.name, 2).evaluate_actions(single)] == list(
        single.legal
    )
    best = top_candidates(asked, AGENT_SPECS[game.name].tuned_policy(2), 1)[0].action
    hurried = make_hint_player(game.name, 2, time_cap=-1.0).evaluate_actions(asked)
    assert [(one.action, one.games) for one in hurried] == [(best, 0)]


@pytest.mark.parametrize("game", PLAYED, ids=lambda game: game.name)
def test_search_stops_at_the_cap_and_then_goes_by_the_policy(game: AnyGame) -> None:
    skill = AGENT_SPECS[game.name]
    policy, scales = skill.tuned_policy(2), skill.search_config
    _, asked = positions(game, 2, 9, 20)[0]
    tried = len(top_candidates(asked, policy, 4))
    for games, tries in ((0, 0), (tried - 1, 0), (tried, 1), (3 * tried + 1, 3)):
        clock = partial(next, iter(range(10_000)))
        found = search(asked, policy, scales, SearchBudget(10_000, 4, seconds=games + 0.5), clock)
        assert {len(one.utilities) for one in found} == {tries}, (
            "a world is played out by all or none"
        )
        if not tries:
            assert [one.action for one in found] == [
                one.action for one in top_candidates(asked, policy, 4)
            ]


@pytest.mark.parametrize("game", PLAYED, ids=lambda game: game.name)
def test_search_finds_what_its_own_playouts_call_best(game: AnyGame) -> None:
    """With budget enough for every rung, the winner was tried in the most worlds."""
    skill = AGENT_SPECS[game.name]
    policy: Policy = skill.tuned_policy(2)
    asked = next(asked for _, asked in positions(game, 2, 10, 25) if len(asked.legal) > 2)
    found = search(asked, policy, skill.search_config, SearchBudget(60, 4))
    assert sum(len(one.utilities) for one in found) <= 60
    assert len(found[0].utilities) > len(found[-1].utilities)
    again = rollout(game, asked.determinization(0), policy)
    assert again == rollout(game, asked.determinization(0), policy)


@pytest.mark.parametrize("game", PLAYED, ids=lambda game: game.name)
@pytest.mark.parametrize(("strong", "weak"), [("medium", "random"), ("medium", "easy")])
def test_medium_beats_the_weaker(game: AnyGame, strong: str, weak: str) -> None:
    share = _share(Match(game.name, (strong, weak), FEW, None), 10)
    assert share >= 0.8


@pytest.mark.parametrize("game", PLAYED, ids=lambda game: game.name)
def test_easy_beats_random(game: AnyGame) -> None:
    assert _share(Match(game.name, ("easy", "random"), FEW, None), 10) >= 0.8


def _share(match: Match, deals: int) -> float:
    share, _ = win_share([play_deal(match, deal) for deal in range(deals)], match.levels[0])
    return share


def test_a_match_plays_each_deal_from_every_seat() -> None:
    game = PLAYED[0].name
    played: list[PlayedGame] = play_deal(Match(game, ("medium", "random", "easy"), FEW, None), 5)
    assert [one.levels[0] for one in played] == ["medium", "random", "easy"]
    lines = list(report([played]))
    assert lines[0] == "3 games, 1 deals"
    assert [line.split(":")[0] for line in lines[1:4]] == ["easy", "medium", "random"]


# Levels


@pytest.mark.parametrize("game", PLAYED, ids=lambda game: game.name)
def test_a_game_says_itself_whether_it_has_an_expert(
    game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert levels_of(game.name) == LEVELS
    assert hint_level(game.name) == "expert"
    monkeypatch.setitem(AGENT_SPECS, game.name, replace(AGENT_SPECS[game.name], expert=None))
    assert levels_of(game.name) == ("easy", "medium", "hard")
    assert hint_level(game.name) == "hard"
    with pytest.raises(ValueError, match="has no Expert, but easy, medium, hard"):
        make_player(game.name, "expert", 2)


def test_a_game_that_no_ai_can_play_has_no_levels() -> None:
    assert levels_of("nim") == ()


@pytest.mark.parametrize("game", PLAYED, ids=lambda game: game.name)
def test_an_expert_tries_as_much_as_its_game_says(
    game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, asked = positions(game, 2, 8, 20)[0]
    tried = []
    for effort in (SearchBudget(24, 2), SearchBudget(96, 4)):
        monkeypatch.setitem(AGENT_SPECS, game.name, replace(AGENT_SPECS[game.name], expert=effort))
        estimates = make_hint_player(game.name, 2).evaluate_actions(asked)
        assert 1 < len(estimates) <= effort.max_candidates
        tried.append(sum(one.games for one in estimates))
        assert tried[-1] <= effort.playouts
    assert tried[0] < tried[1]


def test_prior_weight_follows_the_search_budget() -> None:
    game = PLAYED[0]
    scales, asked = AGENT_SPECS[game.name].search_config, positions(game, 2, 8, 20)[0][1]
    assert scales.with_prior_visits(None) == scales
    sure = scales.with_prior_visits(1_000_000)
    policy = AGENT_SPECS[game.name].tuned_policy(2)
    liked = top_candidates(asked, policy, 4)[0].action
    assert search(asked, policy, sure, SearchBudget(8, 4))[0].action == liked


@pytest.mark.parametrize("level", ["", "strong"])
def test_unknown_level(level: str) -> None:
    with pytest.raises(ValueError, match="no level"):
        make_player(PLAYED[0].name, level, 2)


def test_seeds_change_what_easy_does() -> None:
    game = PLAYED[0]
    easy, state = make_player(game.name, "easy", 2), start(game, 2, 1)
    seat = game.to_act(state)[0]
    chosen = {str(easy.choose(information_state(game, state, seat, seed))) for seed in range(20)}
    assert len(chosen) > 1
    for level, seed in product(("easy", "random"), range(3)):
        one, other = (make_player(game.name, level, 2) for _ in range(2))
        asked = information_state(game, state, seat, seed)
        assert one.choose(asked) == other.choose(asked)
