"""What a player's record counts besides points, and the ratings of the AI levels."""

from __future__ import annotations

from bot.game_ui import GameStatistics
from engine.core import Seat
from engine.games.saint_petersburg.cards import Phase, card_table
from engine.games.saint_petersburg.view import View


def had_aristocrat_marker(view: View, seat: Seat) -> bool:
    """Whether the seat had the aristocrat start marker in the first round."""
    disc = card_table(view.edition).disc
    steps_per_round = 1 if disc is None or view.disc is None else disc.steps
    steps = steps_per_round * (view.round - 1)
    return (view.markers[Phase.ARISTOCRAT] - steps) % len(view.players) == seat


def different_aristocrats(view: View, seat: Seat) -> int:
    return view.final_scores[seat].different_aristocrats


def rounds(view: View, seat: Seat) -> int:
    return view.round


STATISTICS: GameStatistics[View] = GameStatistics(
    flags={"aristocrat-marker": had_aristocrat_marker},
    counts={"aristocrats": different_aristocrats, "rounds": rounds},
)

ANCHOR_RATINGS = {"easy": 600, "medium": 1500, "hard": 2260, "expert": 2420}
"""Measured with two players.

Medium won all of 400 games against Easy, an older version of Hard 87 % of 150 against Medium, Hard
92 % of 300 against that version, and Expert 72 % of 400 against Hard. No rating is low enough to
explain losing them all: 600 is that of a player who wins one in 180.
"""
