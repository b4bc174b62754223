"""What each game tells the contract tests about itself, and where they find it.

A game has an adapter for each layer that its contract tests cover: `EngineAdapter`, `BotAdapter`
and, if it has a gallery, `RenderAdapter`. The adapter of a layer is the constant `ADAPTER` of

1. `tests/<layer>/games/<game>/adapter.py`, or
2. `tests/examples/<game>/tests/<layer>/adapter.py`, or
3. derived from the declaration of a game in one file (`tests/contract/simple_adapters.py`), or
4. the attribute `<layer>` of what an installed package names as the game's entry point in the
   group `nevsky.contract`, such as a module that defines `engine`, `bot` and `render`.

Nothing is imported before it is asked for: the engine's tests do not load discord.py.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar, cast

from engine.core import AnyGame
from engine.registry import GAMES
from engine.simple.game import SimpleGame
from tests.contract import simple_adapters
from tests.contract.simple_adapters import SIMPLE_EXAMPLES
from tests.examples.council.engine.game import COUNCIL

if TYPE_CHECKING:
    from bot.game_ui import AnyGameUI
    from render.canvas import Scene
    from render.legend import LegendEntry
    from render.palette import Palette
    from render.translation import Translate

ROOT = Path(__file__).parents[2]
ENTRY_POINT_GROUP = "nevsky.contract"

DrawScene: TypeAlias = "Callable[[], Scene]"


@dataclass(frozen=True, slots=True)
class EngineAdapter:
    """What the contract tests must know about a game's rules."""

    options: tuple[str, ...]
    """The option sets to play with, as JSON, the default first."""
    has_hidden_information: Callable[[Any], bool]
    """Whether a game with these options hides anything from the start."""
    distinct_starts: Callable[[Any, int], int | None]
    """The number of initial states for options and a number of seats; None for too many."""
    action_count_bounds: range
    """The number of actions in a game of random players, for any number of seats."""
    phases: frozenset[str]
    """The phases whose end is announced; empty for a game without phases."""
    refusal_reasons: Mapping[str, frozenset[str]]
    """Each reason for rejecting an action, with the names of its parameters."""
    count_pieces: Callable[[Any], Counter[Any]]
    """Counts everything in a state that can neither appear nor disappear during a game."""
    own_part_of_view: Callable[[Any], object]
    """What a seat's view shows of the seat itself."""
    shuffle_unknown: Callable[[Any, int], Any]
    """Returns the state with everything reshuffled whose order no player knows."""
    align_deals: Callable[[Any, Any], bool]
    """Changes a concealed state to deal the same as the true one next; False if impossible."""
    secrets: tuple[Callable[[Any], object], ...]
    """Functions that reveal a part of a state that other seats must not know."""
    unbounded_caches: Mapping[str, str]
    """The game's caches without a bound in any layer, each with what limits its keys."""


@dataclass(frozen=True, slots=True)
class MoveCommand:
    """The slash command of a kind of action."""

    name: str
    options: tuple[str, ...] = ()
    """The command's options, in the order of the codes of a choice path."""
    takes_several: bool = False
    """Whether its only option takes several codes."""
    takes_number: bool = False
    """Whether an option takes a number that is not suggested."""
    takes_rest: bool = False
    """Whether the last option takes all remaining codes."""


def no_step(event: Any) -> Iterable[str]:
    """Say that an event shows nothing that a beginner has to see."""
    return ()


@dataclass(frozen=True, slots=True)
class BotAdapter:
    """What the contract tests must know about a game's UI on Discord."""

    ui: AnyGameUI
    computed_text_keys: tuple[str, ...]
    """The text keys that the game's code composes."""
    commands: Mapping[str, MoveCommand]
    """The slash command of each verb."""
    assert_narrated: Callable[[Any, Sequence[str], str], None]
    """Asserts that a text (the last argument) says all that is public about an event."""
    options_without_button: tuple[str, ...] = ()
    """Option sets, as JSON, that the lobby does not offer."""
    shown_by: Callable[[Any], Iterable[str]] = no_step
    """What an event shows to the player of a guided game who caused it, in words."""
    first_steps: frozenset[str] = frozenset()
    """All that whoever follows the tips of a guided game is shown within its first two rounds."""
    own_words: tuple[str, ...] = ()
    """Regular expressions for this game's words, which shared code must not use."""


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


AdapterT = TypeVar("AdapterT")


class AdapterMap(Mapping[str, AdapterT]):
    """The adapters of one layer by the name of the game, each imported when it is first used."""

    def __init__(self, layer: str) -> None:
        self._layer = layer

    def __getitem__(self, game: str) -> AdapterT:
        """The adapter of a game. Raises KeyError that says where it was looked for."""
        for module, file in self._candidates(game):
            if file.exists():
                return cast(AdapterT, import_module(module).ADAPTER)
        if (derive := self._derive(game)) is not None:
            return derive()
        entry = _entry_point(game)
        if entry is not None and hasattr(adapters := entry.load(), self._layer):
            return cast(AdapterT, getattr(adapters, self._layer))
        files = [str(file.relative_to(ROOT)) for _, file in self._candidates(game)]
        raise KeyError(
            f"{game} has no {self._layer} adapter: add {' or '.join(files)},"
            f" or an entry point in the group {ENTRY_POINT_GROUP}"
        )

    def __iter__(self) -> Iterator[str]:
        return (game.name for game in TESTED_GAMES if game.name in self)

    def __len__(self) -> int:
        return len(list(iter(self)))

    def __contains__(self, game: object) -> bool:
        if not isinstance(game, str):
            return False
        if any(file.exists() for _, file in self._candidates(game)):
            return True
        if self._derive(game) is not None:
            return True
        entry = _entry_point(game)
        return entry is not None and hasattr(entry.load(), self._layer)

    def _derive(self, game: str) -> Callable[[], AdapterT] | None:
        """What derives the adapter of a game in one file."""
        simple = next((each for each in EVERY_GAME if each.name == game), None)
        derive = getattr(simple_adapters, f"{self._layer}_adapter", None)
        if derive is None or not isinstance(simple, SimpleGame):
            return None
        return lambda: cast(AdapterT, derive(simple))

    def _candidates(self, game: str) -> Iterator[tuple[str, Path]]:
        for folder in (
            f"tests/{self._layer}/games/{game}",
            f"tests/examples/{game}/tests/{self._layer}",
        ):
            yield f"{folder}/adapter".replace("/", "."), ROOT / folder / "adapter.py"


def _entry_point(game: str) -> EntryPoint | None:
    return next(iter(entry_points(group=ENTRY_POINT_GROUP, name=game)), None)


KNOWN_GAMES: tuple[AnyGame, ...] = (*GAMES, COUNCIL)
"""Every registered game, and the example game, which uses all that the contract allows."""

TESTED_GAMES = KNOWN_GAMES
"""The games that the contract tests play: all known ones, or those selected with `--game`."""

EVERY_GAME: tuple[AnyGame, ...] = (*KNOWN_GAMES, *SIMPLE_EXAMPLES)
"""All known games, and the examples in one file, whose texts are in no folder."""

PLAYED_GAMES = EVERY_GAME
"""Those of all games that are selected in the same way."""

ENGINE_ADAPTERS: AdapterMap[EngineAdapter] = AdapterMap("engine")
BOT_ADAPTERS: AdapterMap[BotAdapter] = AdapterMap("bot")
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
