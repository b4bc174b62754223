"""Small samples of the review and hint checks, with fixed seeds."""

from __future__ import annotations

from bot.table.review import DecisionEvaluation
from engine.ai.information_state import information_state
from engine.ai.review import ReviewBudget
from engine.registry import find_game
from tests.programs.review.hints import check_hints
from tests.programs.review.run import (
    CheckedDecision,
    ReviewedGame,
    decisions,
    report_on,
    seed_of,
)
from tests.programs.review.solo_ties import slightly_worse

SHALLOW = ReviewBudget(max_candidates=3, screening_samples=4, confirmation_samples=30)


def test_worst_decisions_are_never_better_in_playouts() -> None:
    """And they are sorted by their cost, lost wins before lost points."""
    report = report_on(
        ReviewedGame("saint_petersburg", "{}", 2, "easy", 5), SHALLOW, 60, max_decisions=6
    )
    findings = [checked.finding for checked in report.worst]
    assert "right" in findings
    assert "wrong" not in findings
    wins = [checked.evaluation.wins_lost_per_100 for checked in report.worst]
    assert wins == sorted(wins, reverse=True)


def test_finding_is_open_if_the_interval_contains_zero() -> None:
    evaluation = DecisionEvaluation(3, 0.4, 0.1, 2.0, "{}")
    findings = [
        CheckedDecision(evaluation, lost, 0.05).finding for lost in (0.06, -0.06, 0.05, -0.01)
    ]
    assert findings == ["right", "wrong", "open", "open"]


def test_hinted_action_is_not_worse_in_playouts() -> None:
    game = ReviewedGame("saint_petersburg", "{}", 2, "medium", 8)
    findings = [
        hint.finding for hint in check_hints(game, 60, searched=2, hint_playouts=60, max_hints=2)
    ]
    assert len(findings) == 2
    assert "wrong" not in findings
    assert "right" in findings


def test_solo_hint_is_checked_by_continued_search() -> None:
    """Because the policy plays solo games too weakly."""
    game = ReviewedGame("saint_petersburg", "{}", 1, "easy", 10)
    hints = check_hints(game, 2, searched=1, hint_playouts=20, max_hints=1)
    assert [hint.searched for hint in hints] == [True]


def test_slightly_worse_action_of_a_solo_game_loses_less_than_the_tolerance() -> None:
    setup = ReviewedGame("saint_petersburg", "{}", 1, "medium", 103)
    game = find_game(setup.game)
    claims = [
        slightly_worse(information_state(game, each.state, each.seat, seed_of(setup, each)))
        for each in list(decisions(game, setup))[-2:]
    ]
    for claim in claims:
        if claim is not None:
            (worse, best), lost = claim
            assert worse != best
            assert 0 < lost < 100
    assert any(claims)
