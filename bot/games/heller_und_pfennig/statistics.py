"""What a person's record tells of this game besides sous."""

from __future__ import annotations

from bot.game_ui import GameStatistics
from engine.core import Seat
from engine.games.heller_und_pfennig.view import View


def best_round(view: View, seat: Seat) -> int:
    return max(view.final_scores[seat].rounds)


STATISTICS: GameStatistics[View] = GameStatistics(counts={"best-round": best_round})

ANCHOR_RATINGS = {"easy": 1130, "medium": 1500, "hard": 1810}
"""For two: Medium beat Easy in 89 % of 120 games; Hard beat Medium in 85 % of 200."""
