"""What a player's record counts besides points, and the ratings of the AI levels."""

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

ANCHOR_RATINGS = {"easy": 1250, "medium": 1500, "hard": 2090}
"""Measured with two players.

Medium won 81 % of 400 games against Easy, and Hard 97 % of 400 against Medium.
"""
