"""What a person's record tells of this game besides points."""

from __future__ import annotations

from bot.game_ui import GameStatistics
from engine.core import Seat
from engine.games.rattus_cartus.view import View


def survived(view: View, seat: Seat) -> bool:
    return view.final_scores[seat].alive


def rats(view: View, seat: Seat) -> int:
    return view.final_scores[seat].rats


STATISTICS: GameStatistics[View] = GameStatistics(
    flags={"survived": survived}, counts={"rats": rats}
)

ANCHOR_RATINGS = {"easy": 1100, "medium": 1500, "hard": 1860}
"""For two: Medium beat Easy in 91 % of 120 games; Hard beat Medium in 89 % of 100."""
