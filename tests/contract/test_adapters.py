"""Every game tells the contract tests what they must know, and is found by its name."""

from __future__ import annotations

import re

import pytest

from engine.registry import GAMES, find_game
from tests.contract.adapters import ENGINE_ADAPTERS, RENDER_ADAPTERS, TESTED_GAMES
from tests.contract.bot_adapters import BOT_ADAPTERS


def test_every_game_has_adapters() -> None:
    for game in TESTED_GAMES:
        assert ENGINE_ADAPTERS[game.name]
        assert BOT_ADAPTERS[game.name]
        if type(game).__module__.startswith("engine.games."):
            assert RENDER_ADAPTERS[game.name]


def test_missing_adapter_is_reported_with_where_to_add_it() -> None:
    with pytest.raises(KeyError, match=r"nim has no engine adapter: add .* nevsky\.contract"):
        ENGINE_ADAPTERS["nim"]


def test_find_game_finds_every_registered_game() -> None:
    assert [find_game(game.name) for game in GAMES] == list(GAMES)
    assert all(re.fullmatch("[a-z_]+", game.name) for game in TESTED_GAMES)
    with pytest.raises(KeyError):
        find_game("nim")
