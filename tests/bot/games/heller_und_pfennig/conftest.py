"""Tests in this folder play Auf Heller und Pfennig."""

from __future__ import annotations

import pytest

from bot.game_ui import AnyGameUI
from bot.games.heller_und_pfennig import HELLER_UND_PFENNIG_UI


@pytest.fixture
def ui() -> AnyGameUI:
    return HELLER_UND_PFENNIG_UI
