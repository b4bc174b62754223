"""Kills while people lay down, give and discard cards at Rattus Cartus."""

from __future__ import annotations

from pathlib import Path

from tests.programs.crash.clients.rattus_cartus import RattusCartusClient
from tests.programs.crash.single_table import assert_survives_kills


async def test_no_secret_card_is_lost_or_laid_twice_by_kills(tmp_path: Path) -> None:
    await assert_survives_kills(RattusCartusClient, tmp_path, seed=7, kills=2, decisions=6)
