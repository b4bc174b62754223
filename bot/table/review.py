"""A person's own decisions of an ended game, and what was found in them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Self

from bot.table.log import ACTED
from bot.table.record import Record
from engine import codec
from engine.ai.review import DecisionAnalysis
from engine.core import AnyGame, Seat

A_WIN, A_POINT = 0.01, 1.0
"""Part of the win, and points of lead: below both, nobody need care what a decision cost."""

WORST = 5
"""Decisions that are looked at closely in the end."""


@dataclass(frozen=True, slots=True)
class Decision:
    """What somebody did where he had a choice, and the whole state in which he did it."""

    ply: int
    seat: Seat
    state: Any = field(repr=False)
    action: Any = field(repr=False)


def decisions_of(record: Record, user_id: int) -> tuple[Decision, ...]:
    """All decisions of a person that stand, in their order, as far as the states were kept.

    Where there was only one thing to do nothing was decided. Slow, and made for a thread.
    """
    game, before, found = record.game, None, []
    for moment in record.moments:
        own = moment.kind == ACTED and moment.move.user_id == user_id
        if own and moment.seat is not None and before is not None:
            state = before.state
            if state is not None and len(game.legal_actions(state, moment.seat)) > 1:
                found.append(Decision(moment.ply, moment.seat, state, moment.action))
        before = moment
    return tuple(found)


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a decision was worth: the expected part of the win with it, and what it cost.

    `better` is the action that would clearly have brought more, as JSON, if there is one:
    `win_share_lost` is how much more of the win, and `points` how many more points of lead.
    """

    ply: int
    share: float
    cost: float = 0.0
    points: float = 0.0
    better: str | None = None

    @property
    def wins(self) -> int:
        """What it cost, in wins of 100 games."""
        return round(100 * self.cost)


def verdict_on(game: AnyGame, decision: Decision, found: DecisionAnalysis) -> Verdict:
    """What is kept of an appraisal."""
    share = round(found.win_share, 3)
    if found.better is None or (found.win_share_lost < A_WIN and found.points_lost < A_POINT):
        return Verdict(decision.ply, share)
    better = codec.dump_action(game, found.better)
    return Verdict(
        decision.ply, share, round(found.win_share_lost, 3), round(found.points_lost, 1), better
    )


@dataclass(frozen=True, slots=True)
class Review:
    """The verdicts on the first of so many decisions, or on all of them."""

    decisions: int = 0
    verdicts: tuple[Verdict, ...] = ()

    @property
    def good(self) -> int:
        """The decisions for which nothing clearly better was found."""
        return sum(verdict.better is None for verdict in self.verdicts)

    @property
    def accuracy(self) -> float:
        """Their part of all, from 0 to 1."""
        return self.good / len(self.verdicts) if self.verdicts else 1.0

    @property
    def worst(self) -> tuple[Verdict, ...]:
        """The decisions that cost most of the win, or else most points; the costliest first."""
        costly = (verdict for verdict in self.verdicts if verdict.better is not None)
        return tuple(sorted(costly, key=lambda one: (-one.wins, -one.points, one.ply)))[:WORST]

    def with_one_more(self, verdict: Verdict) -> Self:
        return type(self)(self.decisions, (*self.verdicts, verdict))

    def dump(self) -> str:
        """As it is stored, in little room."""
        rows = [_row(verdict) for verdict in self.verdicts]
        return json.dumps([self.decisions, rows], separators=(",", ":"))

    @classmethod
    def load(cls, text: str) -> Self:
        """What was stored; before anything was, nothing is known."""
        if not text:
            return cls()
        decisions, rows = json.loads(text)
        return cls(decisions, tuple(Verdict(*row) for row in rows))


def _row(verdict: Verdict) -> Sequence[Any]:
    if verdict.better is None:
        return verdict.ply, verdict.share
    return verdict.ply, verdict.share, verdict.cost, verdict.points, verdict.better
