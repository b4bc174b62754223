"""Games of self-play: repeatable, whoever plays, and sampled where a search is cut off."""

from __future__ import annotations

from math import inf

import pytest

from engine.ai.registry import AGENT_SPECS, find_agent_spec
from engine.ai.training.trajectories import (
    PlannedGame,
    PlayerKind,
    SelfPlay,
    initial_state,
    perturbed_start,
    play_with_pauses,
)
from engine.registry import find_game
from engine.rng import Rng

GAMES = list(AGENT_SPECS)


@pytest.mark.parametrize("game", GAMES)
def test_self_play_is_deterministic_and_reaches_the_end_of_the_game(game: str) -> None:
    kinds: tuple[PlayerKind, ...] = ("policy", "noisy")
    games = [PlannedGame(number, kind, 3 + number, "{}") for number, kind in enumerate(kinds)]
    self_play = SelfPlay(game, 2, playouts=2, perturb_every=2)
    played = self_play.play(games)
    assert played == [*self_play.play(games[:1]), *self_play.play(games[1:])]
    assert played != self_play.play([PlannedGame(0, "policy", 9, "{}"), games[1]])
    assert all(each.final.lead_stddev == 0 for each in played), "to the end"


def periods_at_pauses(game: str) -> list[int]:
    """Play a game with the policy; return the period at the start, and wherever it is sampled."""
    rules, spec, state = find_game(game), find_agent_spec(game), initial_state(game, 2, 3, "{}")
    cutoff = spec.search_config.cutoff
    assert cutoff is not None
    assert cutoff.period is not None
    pauses = play_with_pauses(rules, cutoff, state, spec.policy(state).choose, Rng(1))
    return [cutoff.period(state), *[cutoff.period(state) for _ in pauses]]


def test_game_is_sampled_once_in_every_period() -> None:
    periods = periods_at_pauses("saint_petersburg")
    assert len(periods) > 10
    assert periods == list(range(periods[0], periods[-1] + 1))


def test_searched_game_is_sampled() -> None:
    (searched,) = SelfPlay("saint_petersburg", 2, 2, 0).play([PlannedGame(0, "search", 3, "{}")])
    assert len(searched.samples) > 10


def test_game_cut_off_after_actions_is_sampled_between_periods_too() -> None:
    game = "heller_und_pfennig"
    cutoff = find_agent_spec(game).search_config.cutoff
    assert cutoff is not None
    assert cutoff.max_actions < inf
    periods = periods_at_pauses(game)
    assert periods == sorted(periods)
    assert 0 < len(set(periods)) - 1 < len(periods) / 4


@pytest.mark.parametrize("game", GAMES)
def test_perturbed_starts_vary(game: str) -> None:
    """A perturbed start is a later state of a game in which all actions were noisy."""
    rules, spec = find_game(game), find_agent_spec(game)
    features = set[str]()
    for deal in range(4):
        start = initial_state(game, 2, deal, "{}")
        before = rules.clone(start)
        state, again = (
            perturbed_start(rules, spec, spec.policy(start), start, Rng(deal)) for _ in range(2)
        )
        assert state == again != start == before
        assert rules.to_act(state)
        assert spec.value_function is not None
        features.add(str(spec.value_function.features(state)))
    assert len(features) == 4


def test_perturbed_starts_occur_at_the_given_rate() -> None:
    """A perturbed start shortens a game, since its samples come only from what follows."""
    games = [PlannedGame(deal, "policy", deal, "{}") for deal in range(12)]

    def sample_count(perturb_every: int) -> int:
        played = SelfPlay("rattus_cartus", 2, 2, perturb_every).play(games)
        return sum(len(each.samples) for each in played)

    assert sample_count(1) < sample_count(2) < sample_count(0)
