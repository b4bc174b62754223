"""Kills during a game of Auf Heller und Pfennig."""

from __future__ import annotations

from pathlib import Path

from tests.programs.crash.clients.heller_und_pfennig import HellerUndPfennigClient, Placement
from tests.programs.crash.operation_history import find_mismatch
from tests.programs.crash.single_table import assert_survives_kills


async def test_kills_neither_lose_nor_duplicate_placements(tmp_path: Path) -> None:
    await assert_survives_kills(HellerUndPfennigClient, tmp_path, seed=11, kills=2, decisions=6)


def test_lost_and_duplicate_placements_are_detected() -> None:
    sure, maybe = Placement("Anna", "B4", "Your stall stands on B4."), Placement("Anna", "C1")
    stall, tile = "Anna puts up a stall with 3 goods on B4.", "Anna draws Thief and lays it on C1."
    for log, good in (
        ([stall], True),
        ([stall, tile], True),
        ([], False),
        ([stall, stall], False),
        ([tile], False),
        ([stall.replace("Anna", "Boris")], False),
    ):
        assert (find_mismatch([sure, maybe], log) is None) == good
