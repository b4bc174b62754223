"""Kills while people lay cards down, and give and discard some at once, at Rattus Cartus."""

from __future__ import annotations

from pathlib import Path

from tests.crash.one_table import assert_survives_kills
from tests.crash.townsfolk import Townsfolk


async def test_no_card_laid_in_secret_is_lost_or_laid_twice_by_kills(tmp_path: Path) -> None:
    await assert_survives_kills(Townsfolk, tmp_path, seed=7, kills=2, decisions=6)
