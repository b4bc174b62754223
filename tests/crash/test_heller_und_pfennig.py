"""Kills while people draw tiles and place them, and their stalls, at Auf Heller und Pfennig."""

from __future__ import annotations

from pathlib import Path

from tests.crash.ledger import mismatch
from tests.crash.one_table import assert_survives_kills
from tests.crash.stallkeepers import Placed, Stallkeepers


async def test_nothing_placed_is_lost_or_placed_twice_by_kills(tmp_path: Path) -> None:
    await assert_survives_kills(Stallkeepers, tmp_path, seed=11, kills=2, decisions=6)


def test_a_lost_placement_is_noticed_and_a_double_one() -> None:
    sure, maybe = Placed("Anna", "B4", "Your stall stands on B4."), Placed("Anna", "C1")
    stall, tile = "Anna puts up a stall with 3 goods on B4.", "Anna draws Thief and lays it on C1."
    for log, good in (
        ([stall], True),
        ([stall, tile], True),
        ([], False),
        ([stall, stall], False),
        ([tile], False),
        ([stall.replace("Anna", "Boris")], False),
    ):
        assert (mismatch([sure, maybe], log) is None) == good
