"""The colour of messages about a game, where the game has no colours for its phases."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from render.kit.skin import PLAIN
from render.renderer import accent_colour


def test_game_without_colours_of_its_own_has_that_of_the_plain_table() -> None:
    renderer: Any = SimpleNamespace(skin=PLAIN)
    assert accent_colour(renderer) == accent_colour(renderer, object()) == PLAIN.line
