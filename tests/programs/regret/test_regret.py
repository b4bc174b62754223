"""A small sample of searches compared by regret, with fixed seeds."""

from __future__ import annotations

from typing import Any

import pytest

from engine.ai.search import tree
from engine.ai.search.config import SearchConfig
from engine.ai.search.sequential_halving import simulate_all
from tests.programs.regret import judgement
from tests.programs.regret.__main__ import report_lines
from tests.programs.regret.judgement import Choice, Comparison, Deal, record
from tests.programs.regret.variants import SearchVariant, UnknownSetting

GAME = "saint_petersburg"
DEAL = Deal(GAME, 2, 8, "{}")
PLAYOUTS = 8


def variants(*settings: str) -> tuple[SearchVariant, ...]:
    return tuple(map(SearchVariant, settings))


def test_choosing_by_the_policy_alone_loses_against_searching() -> None:
    decisions = record(DEAL, PLAYOUTS)[:6]
    assert len(decisions) == 6
    comparison = Comparison(variants('{"playouts": 60}', '{"max_candidates": 1}'), 60)
    judged = [comparison.regrets(decision) for decision in decisions]
    assert [regrets[0] for _, regrets in judged] == [0.0] * 6
    assert all(choices[1].playouts == 0 for choices, _ in judged)
    for (searched, chosen), (_, regret) in judged:
        assert searched.playouts > 0
        assert (searched.action != chosen.action) or regret == 0
    assert sum(regret for _, (_, regret) in judged) > 0.05


def test_the_judge_has_the_tree_of_the_reference(monkeypatch: pytest.MonkeyPatch) -> None:
    trees = set[tuple[int, bool]]()

    def simulate(info_state: Any, policy: Any, config: SearchConfig, *others: Any) -> bool:
        trees.add((config.max_depth, config.opponents_in_tree))
        return simulate_all(info_state, policy, config, *others)

    monkeypatch.setattr(judgement, "simulate_all", simulate)
    reference = '{"playouts": 60, "max_depth": 9, "opponents_in_tree": true}'
    comparison = Comparison(variants(reference, '{"max_candidates": 1}'), 4)
    for decision in record(DEAL, PLAYOUTS)[:6]:
        comparison.regrets(decision)
    assert trees == {(9, True)}


def test_recorded_decisions_are_the_same_every_time() -> None:
    assert record(DEAL, PLAYOUTS) == record(DEAL, PLAYOUTS)


def test_settings_are_those_of_the_search_and_end_with_it() -> None:
    settings = '{"C_PUCT": 1.5, "playouts": 7, "win_weight": 1.0, "max_periods": 9}'
    before = tree.C_PUCT
    with SearchVariant(settings).applied(GAME) as (_, config, budget):
        assert (tree.C_PUCT, budget.playouts, config.win_weight) == (1.5, 7, 1.0)
        assert config.cutoff is not None
        assert config.cutoff.max_periods == 9
    assert before == tree.C_PUCT != 1.5


def test_unknown_settings_are_refused() -> None:
    with (
        pytest.raises(UnknownSetting, match="playuots"),
        SearchVariant('{"playuots": 7}').applied(GAME),
    ):
        pass


def test_report_tells_mean_regret_with_its_interval_in_thousandths() -> None:
    first, other = Choice("a", 100, 5.0), Choice("b", 50, 2.0)
    results = [([first, other], [0.0, 0.004]), ([first, first], [0.0, 0.0])]
    full, half = report_lines(["{}", '{"playouts": 50}'], results)
    assert "regret 0.00 ± 0.00, 0 of 2 other choices" in full
    assert "75 playouts" in half
    assert "regret 2.00 ± 3.92, 1 of 2 other choices" in half
