"""The review of a user's own decisions in an ended game."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Self

from bot.table.game_history import GameHistory
from bot.table.move_log import USER_ACTIONS
from engine import codec
from engine.ai.review import DecisionAnalysis
from engine.core import AnyGame, Seat

MIN_WIN_SHARE_LOSS, MIN_LEAD_LOSS = 0.01, 1.0
"""Win share (0 to 1) and points of lead: a decision that loses less of both is no mistake."""

MAX_SHOWN_MISTAKES = 5
"""Mistakes that a finished review shows."""


@dataclass(frozen=True, slots=True)
class Decision:
    """An action that a user chose from several legal ones."""

    ply: int
    seat: Seat
    state: Any = field(repr=False)
    """The full state in which it was chosen."""

    action: Any = field(repr=False)


def user_decisions(history: GameHistory, user_id: int) -> tuple[Decision, ...]:
    """All effective decisions of a user, in order, as far as the states were stored.

    Actions without an alternative are no decisions, nor is giving up. It is slow: call it in a
    thread.
    """
    game, previous, decisions = history.game, None, []
    for step in history.steps:
        own = step.kind in USER_ACTIONS and step.move.user_id == user_id
        if own and step.seat is not None and previous is not None:
            state = previous.state
            legal = () if state is None else game.legal_actions(state, step.seat)
            if len(legal) > 1 and step.action in legal:
                decisions.append(Decision(step.ply, step.seat, state, step.action))
        previous = step
    return tuple(decisions)


@dataclass(frozen=True, slots=True)
class DecisionEvaluation:
    """How good a decision was, compared with the best action found."""

    ply: int
    win_share: float
    """The expected share of the win with the chosen action, from 0 to 1."""

    win_share_loss: float = 0.0
    """How much greater the expected share of the win is with the better action."""

    lead_loss: float = 0.0
    """How many more points of lead the better action is expected to bring."""

    better_action: str | None = None
    """A clearly better action, encoded as JSON; None if none was found."""

    @property
    def wins_lost_per_100(self) -> int:
        """The loss as a number of wins in 100 games, rounded."""
        return round(100 * self.win_share_loss)


def evaluation_of(
    game: AnyGame, decision: Decision, analysis: DecisionAnalysis
) -> DecisionEvaluation:
    """The analysis of a decision in the rounded form that is stored."""
    share = round(analysis.win_share, 3)
    if analysis.better is None or (
        analysis.win_share_lost < MIN_WIN_SHARE_LOSS and analysis.points_lost < MIN_LEAD_LOSS
    ):
        return DecisionEvaluation(decision.ply, share)
    better = codec.dump_action(game, analysis.better)
    return DecisionEvaluation(
        decision.ply,
        share,
        round(analysis.win_share_lost, 3),
        round(analysis.points_lost, 1),
        better,
    )


@dataclass(frozen=True, slots=True)
class Review:
    """The evaluations of a user's decisions, as far as they have come."""

    decisions: int = 0
    """The number of decisions to evaluate."""

    evaluations: tuple[DecisionEvaluation, ...] = ()
    """The evaluations of the first decisions, or of all."""

    @property
    def good_count(self) -> int:
        """The number of decisions for which nothing clearly better was found."""
        return sum(one.better_action is None for one in self.evaluations)

    @property
    def accuracy(self) -> float:
        """The share of good decisions among those evaluated, from 0 to 1."""
        return self.good_count / len(self.evaluations) if self.evaluations else 1.0

    @property
    def worst_evaluations(self) -> tuple[DecisionEvaluation, ...]:
        """The decisions that lost most wins, then most points of lead, the worst first."""
        mistakes = (one for one in self.evaluations if one.better_action is not None)
        return tuple(
            sorted(mistakes, key=lambda one: (-one.wins_lost_per_100, -one.lead_loss, one.ply))
        )[:MAX_SHOWN_MISTAKES]

    def with_evaluation(self, evaluation: DecisionEvaluation) -> Self:
        """This review with one more evaluation."""
        return type(self)(self.decisions, (*self.evaluations, evaluation))

    def dump(self) -> str:
        """The review as compact JSON."""
        rows = [_row(evaluation) for evaluation in self.evaluations]
        return json.dumps([self.decisions, rows], separators=(",", ":"))

    @classmethod
    def load(cls, text: str) -> Self:
        """The review from its JSON; empty for an empty text."""
        if not text:
            return cls()
        decisions, rows = json.loads(text)
        return cls(decisions, tuple(DecisionEvaluation(*row) for row in rows))


def _row(evaluation: DecisionEvaluation) -> Sequence[Any]:
    if evaluation.better_action is None:
        return evaluation.ply, evaluation.win_share
    return (
        evaluation.ply,
        evaluation.win_share,
        evaluation.win_share_loss,
        evaluation.lead_loss,
        evaluation.better_action,
    )
