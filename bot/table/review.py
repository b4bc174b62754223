"""A person's own decisions of an ended game, and what was found in them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Self

from bot.table.game_history import GameHistory
from bot.table.move_log import MoveKind
from engine import codec
from engine.ai.review import DecisionAnalysis
from engine.core import AnyGame, Seat

MIN_WIN_SHARE_LOSS, MIN_LEAD_LOSS = 0.01, 1.0
"""Part of the win, and points of lead: below both, nobody need care what a decision cost."""

MAX_SHOWN_MISTAKES = 5
"""Decisions that are looked at closely in the end."""


@dataclass(frozen=True, slots=True)
class Decision:
    """What somebody did where he had a choice, and the whole state in which he did it."""

    ply: int
    seat: Seat
    state: Any = field(repr=False)
    action: Any = field(repr=False)


def user_decisions(history: GameHistory, user_id: int) -> tuple[Decision, ...]:
    """All decisions of a person that stand, in their order, as far as the states were kept.

    Where there was only one thing to do nothing was decided. Slow, and made for a thread.
    """
    game, previous, found = history.game, None, []
    for step in history.steps:
        own = step.kind == MoveKind.USER_ACTION and step.move.user_id == user_id
        if own and step.seat is not None and previous is not None:
            state = previous.state
            if state is not None and len(game.legal_actions(state, step.seat)) > 1:
                found.append(Decision(step.ply, step.seat, state, step.action))
        previous = step
    return tuple(found)


@dataclass(frozen=True, slots=True)
class DecisionEvaluation:
    """What a decision was worth: the expected part of the win with it, and what it cost.

    `better_action` is the action that would clearly have brought more, as JSON, if there is one:
    `win_share_loss` is how much more of the win, and `lead_loss` how many more points of lead.
    """

    ply: int
    win_share: float
    win_share_loss: float = 0.0
    lead_loss: float = 0.0
    better_action: str | None = None

    @property
    def wins_lost_per_100(self) -> int:
        """What it cost, in wins of 100 games."""
        return round(100 * self.win_share_loss)


def evaluation_of(
    game: AnyGame, decision: Decision, analysis: DecisionAnalysis
) -> DecisionEvaluation:
    """What is kept of an appraisal."""
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
    """The verdicts on the first of so many decisions, or on all of them."""

    decisions: int = 0
    evaluations: tuple[DecisionEvaluation, ...] = ()

    @property
    def good_count(self) -> int:
        """The decisions for which nothing clearly better was found."""
        return sum(verdict.better_action is None for verdict in self.evaluations)

    @property
    def accuracy(self) -> float:
        """Their part of all, from 0 to 1."""
        return self.good_count / len(self.evaluations) if self.evaluations else 1.0

    @property
    def worst_evaluations(self) -> tuple[DecisionEvaluation, ...]:
        """The decisions that cost most of the win, or else most points; the costliest first."""
        costly = (verdict for verdict in self.evaluations if verdict.better_action is not None)
        return tuple(
            sorted(costly, key=lambda one: (-one.wins_lost_per_100, -one.lead_loss, one.ply))
        )[:MAX_SHOWN_MISTAKES]

    def with_evaluation(self, evaluation: DecisionEvaluation) -> Self:
        return type(self)(self.decisions, (*self.evaluations, evaluation))

    def dump(self) -> str:
        """As it is stored, in little room."""
        rows = [_row(verdict) for verdict in self.evaluations]
        return json.dumps([self.decisions, rows], separators=(",", ":"))

    @classmethod
    def load(cls, text: str) -> Self:
        """What was stored; before anything was, nothing is known."""
        if not text:
            return cls()
        decisions, rows = json.loads(text)
        return cls(decisions, tuple(DecisionEvaluation(*row) for row in rows))


def _row(verdict: DecisionEvaluation) -> Sequence[Any]:
    if verdict.better_action is None:
        return verdict.ply, verdict.win_share
    return (
        verdict.ply,
        verdict.win_share,
        verdict.win_share_loss,
        verdict.lead_loss,
        verdict.better_action,
    )
