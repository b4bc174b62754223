"""Kills during a game of Rattus Cartus with secret cards."""

from __future__ import annotations

from pathlib import Path

from tests.programs.crash.clients.rattus_cartus import RattusCartusClient
from tests.programs.crash.single_table import assert_survives_kills


async def test_kills_neither_lose_nor_duplicate_secret_cards(tmp_path: Path) -> None:
    await assert_survives_kills(RattusCartusClient, tmp_path, seed=7, kills=2, decisions=6)
