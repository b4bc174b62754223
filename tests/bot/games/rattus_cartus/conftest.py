"""Tests in this folder play Rattus Cartus."""

from __future__ import annotations

import pytest

from bot.game_ui import AnyGameUI
from bot.games.rattus_cartus import RATTUS_CARTUS_UI


@pytest.fixture
def ui() -> AnyGameUI:
    return RATTUS_CARTUS_UI
