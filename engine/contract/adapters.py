"""Finds what games tell their contract about themselves.

A game has an adapter for each layer: the rules' is an `EngineAdapter`. It is derived from the
declaration of a game in one file, or it is the attribute named like the layer, such as `engine`, of
what an installed package names as the game's entry point in the group `nevsky.contract`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib.metadata import entry_points
from typing import Any, ClassVar, TypeVar

import engine.registry
from engine.contract.adapter import EngineAdapter
from engine.contract.derived import engine_adapter
from engine.core import AnyGame
from engine.simple.game import SimpleGame

ENTRY_POINT_GROUP = "nevsky.contract"

AdapterT = TypeVar("AdapterT")


class AdapterMap(Mapping[str, AdapterT]):
    """The adapters of one layer by the name of the game, each made when it is first used."""

    finders: ClassVar[list[Callable[[str, str], Any]]] = []
    """Where else to look: each returns the adapter of a layer and a game, or None."""

    games: ClassVar[Sequence[AnyGame] | None] = None
    """Over which games the maps iterate, if not over all that are registered."""

    def __init__(self, layer: str, derive: Callable[[SimpleGame], AdapterT] | None = None) -> None:
        self._layer = layer
        self._derive = derive

    def __getitem__(self, game: str) -> AdapterT:
        """Return the adapter of a game. Raises KeyError that says where to add it."""
        adapter = self._find(game)
        if adapter is None:
            raise KeyError(
                f"{game} has no {self._layer} adapter: add one as an attribute of what an entry"
                f" point in the group {ENTRY_POINT_GROUP} names"
            )
        return adapter

    def __iter__(self) -> Iterator[str]:
        return (game.name for game in self.games or engine.registry.GAMES if game.name in self)

    def __len__(self) -> int:
        return len(list(iter(self)))

    def __contains__(self, game: object) -> bool:
        return isinstance(game, str) and self._find(game) is not None

    def _find(self, game: str) -> AdapterT | None:
        elsewhere = (find(self._layer, game) for find in self.finders)
        found = next((adapter for adapter in elsewhere if adapter is not None), None)
        return found or self._derived(game) or self._installed(game)

    def _derived(self, game: str) -> AdapterT | None:
        declared = next((each for each in engine.registry.GAMES if each.name == game), None)
        if self._derive is None or not isinstance(declared, SimpleGame):
            return None
        return self._derive(declared)

    def _installed(self, game: str) -> AdapterT | None:
        entry = next(iter(entry_points(group=ENTRY_POINT_GROUP, name=game)), None)
        return None if entry is None else getattr(entry.load(), self._layer, None)


ENGINE_ADAPTERS: AdapterMap[EngineAdapter] = AdapterMap("engine", engine_adapter)
