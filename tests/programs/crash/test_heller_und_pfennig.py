"""Kills during a game of Auf Heller und Pfennig."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bot.games.heller_und_pfennig.texts import TEXTS
from tests.programs.crash.clients.heller_und_pfennig import HellerUndPfennigClient, Placement
from tests.programs.crash.operation_history import find_mismatch
from tests.programs.crash.single_table import assert_survives_kills


async def test_kills_neither_lose_nor_duplicate_placements(tmp_path: Path) -> None:
    await assert_survives_kills(HellerUndPfennigClient, tmp_path, seed=11, kills=2, decisions=6)


def told(key: str, **arguments: Any) -> str:
    """What the bot says of a placement of Anna's."""
    return TEXTS.in_language("en")(key, name="Anna", **arguments)


def test_lost_and_duplicate_placements_are_detected() -> None:
    stands = told("told-stall-placed.you", goods=3, space="B4", left=1)
    sure, maybe = Placement("Anna", "B4", stands), Placement("Anna", "C1")
    stall = told("told-stall-placed", goods=3, space="B4", left=1)
    tile = told("told-placed-drawn", tile="Thief", space="C1")
    for log, good in (
        ([stall], True),
        ([stall, tile], True),
        ([], False),
        ([stall, stall], False),
        ([tile], False),
        ([stall.replace("Anna", "Boris")], False),
    ):
        assert (find_mismatch([sure, maybe], log) is None) == good
