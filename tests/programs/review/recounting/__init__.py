"""Recounts, for each game, the facts that hints tell of a game that was played on.

Each module has a function `recount`, which shares no code with the hints: it goes by the actions,
the states before and after them, and the final result.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, TypeAlias, cast

from tests.programs.review.played_on import PlayedOn

Recount: TypeAlias = Callable[[PlayedOn, Any], Mapping[str, float]]
"""Returns the facts of a game by name; the second argument is the action that is recommended."""


def find_recount(game: str) -> Recount:
    """Return the recount of a game."""
    return cast(Recount, import_module(f"{__name__}.{game}").recount)
