"""A small sample of `python -m tests.programs.review`, with fixed seeds."""

from __future__ import annotations

from bot.table.review import DecisionEvaluation
from engine.ai.review import ReviewBudget
from tests.programs.review.hints import check_hints
from tests.programs.review.run import CheckedDecision, ReviewedGame, report_lines, report_on

SHALLOW = ReviewBudget(max_candidates=3, screening_samples=4, confirmation_samples=30)


def test_worst_decisions_are_never_better_in_playouts() -> None:
    """The worst stand in the order of what they cost: lost wins before lost points."""
    report = report_on(ReviewedGame("saint_petersburg", "{}", 2, "easy", 5), SHALLOW, 60, most=6)
    findings = [one.finding for one in report.worst]
    assert findings
    assert "right" in findings
    assert "wrong" not in findings
    wins = [one.verdict.wins_lost_per_100 for one in report.worst]
    assert wins == sorted(wins, reverse=True)
    assert len(report_lines(report)) == 1 + len(wins)


def test_finding_is_open_if_the_interval_contains_zero() -> None:
    verdict = DecisionEvaluation(3, 0.4, 0.1, 2.0, "{}")
    found = [CheckedDecision(verdict, lost, 0.05).finding for lost in (0.06, -0.06, 0.05, -0.01)]
    assert found == ["right", "wrong", "open", "open"]


def test_hinted_action_is_not_worse_in_playouts() -> None:
    plan = ReviewedGame("saint_petersburg", "{}", 2, "medium", 8)
    findings = [hint.finding for hint in check_hints(plan, 60, searched=2, tried=60, most=2)]
    assert len(findings) == 2
    assert "wrong" not in findings
    assert "right" in findings


def test_solo_hint_is_checked_by_continued_search() -> None:
    """A policy makes less of what it has than who asked will."""
    plan = ReviewedGame("saint_petersburg", "{}", 1, "easy", 10)
    hints = check_hints(plan, 2, searched=2, tried=20, most=2)
    assert [hint.searched for hint in hints] == [True, True]
