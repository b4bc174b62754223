"""The games that the tests play, and where they find what games tell the contract tests.

Besides those that are derived or installed, the adapter of a layer is the constant `ADAPTER` of

1. `tests/<layer>/games/<game>/adapter.py`, or
2. `tests/examples/<game>/tests/<layer>/adapter.py`.

Nothing is imported before it is asked for: the engine's tests do not load discord.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from engine.contract.adapters import ENGINE_ADAPTERS, AdapterMap
from engine.core import AnyGame
from engine.registry import GAMES
from engine.simple.files import example_files, load_file
from engine.simple.game import SimpleGame
from tests.examples.council.engine.game import COUNCIL

if TYPE_CHECKING:
    from render.canvas import Scene
    from render.legend import LegendEntry
    from render.palette import Palette
    from render.translation import Translate

__all__ = ["ENGINE_ADAPTERS"]

ROOT = Path(__file__).parents[2]

DrawScene: TypeAlias = "Callable[[], Scene]"


@dataclass(frozen=True, slots=True)
class RenderAdapter:
    """What the tests and the gallery must know about a game's pictures."""

    palette: Palette
    gallery: Callable[[], Iterator[tuple[str, DrawScene]]]
    """Pictures of every kind, each with a name."""
    golden_names: frozenset[str]
    """The names of the gallery's pictures with golden files."""
    readme_pictures: Mapping[str, DrawScene]
    """The pictures in the README, by file name."""
    legend_entries: Callable[[], Sequence[LegendEntry]]
    """The legend that explains the game's icons."""
    rule_scenes: Callable[[Translate], Iterator[Scene]]
    """The pictures of the rules."""


KNOWN_GAMES: tuple[AnyGame, ...] = (*GAMES, COUNCIL)
"""Every registered game, and the example game, which uses all that the contract allows."""

TESTED_GAMES = KNOWN_GAMES
"""The games that the contract tests play: all known ones, or those selected with `--game`."""

SIMPLE_EXAMPLES: tuple[SimpleGame, ...] = tuple(map(load_file, example_files()))
"""The games in one file that the local table offers."""

EVERY_GAME: tuple[AnyGame, ...] = (*KNOWN_GAMES, *SIMPLE_EXAMPLES)
"""All known games, and the examples in one file, whose texts are in no folder."""

PLAYED_GAMES = EVERY_GAME
"""Those of all games that are selected in the same way."""

RENDER_ADAPTERS: AdapterMap[RenderAdapter] = AdapterMap("render")


def select_games(names: Sequence[str]) -> None:
    """Limit the tested games to these. Call it before any test module is imported.

    Raises ValueError for the name of an unknown game.
    """
    global TESTED_GAMES, PLAYED_GAMES
    unknown = set(names) - {game.name for game in EVERY_GAME}
    if unknown:
        raise ValueError(f"no such game: {', '.join(sorted(unknown))}")
    TESTED_GAMES = tuple(game for game in KNOWN_GAMES if game.name in names)
    PLAYED_GAMES = tuple(game for game in EVERY_GAME if game.name in names)
    AdapterMap.games = TESTED_GAMES


def find_in_tests(layer: str, game: str) -> Any:
    """Return the adapter of a game in the folder of its tests, or derive that of an example."""
    for folder in (f"tests/{layer}/games/{game}", f"tests/examples/{game}/tests/{layer}"):
        if (ROOT / folder / "adapter.py").exists():
            return import_module(f"{folder}/adapter".replace("/", ".")).ADAPTER
    example = next((each for each in SIMPLE_EXAMPLES if each.name == game), None)
    derived = {"engine": "engine.contract.derived", "bot": "bot.contract.derived"}
    if example is None or layer not in derived:
        return None
    return getattr(import_module(derived[layer]), f"{layer}_adapter")(example)


AdapterMap.finders.append(find_in_tests)
AdapterMap.games = TESTED_GAMES
