"""Kills during games with plans, and with hidden or secret pieces."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.programs.crash.clients.heller_und_pfennig import HellerUndPfennigClient
from tests.programs.crash.clients.rattus_cartus import RattusCartusClient
from tests.programs.crash.clients.table import TableClient
from tests.programs.crash.single_table import assert_survives_kills


@pytest.mark.parametrize(
    ("client_class", "seed"), [(HellerUndPfennigClient, 11), (RattusCartusClient, 7)]
)
async def test_kills_neither_lose_nor_duplicate_decisions(
    client_class: type[TableClient], seed: int, tmp_path: Path
) -> None:
    await assert_survives_kills(client_class, tmp_path, seed=seed, kills=2, decisions=6)
