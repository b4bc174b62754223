"""Games in files: the examples, and the one that a file declares."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

from engine.plugins import NAME_PATTERN
from engine.simple.declaration import Simple
from engine.simple.game import SimpleGame

EXAMPLES = Path(__file__).parents[2] / "data" / "examples"
"""The folder of the games that come as examples."""


class InvalidFile(Exception):
    """A file that declares no game; the message says why."""


def example_files() -> list[Path]:
    """Return the files of the examples."""
    return sorted(EXAMPLES.glob("*.py"))


def load_file(file: Path) -> SimpleGame:
    """Return the game that a file declares, which runs with the rights of the process.

    Raises InvalidFile if it declares none.
    """
    module = f"nevsky_file_{file.stem}"
    spec = spec_from_file_location(module, file)
    if spec is None or spec.loader is None:
        raise InvalidFile("it is no Python file")
    loaded = sys.modules[module] = module_from_spec(spec)
    # Anything can be wrong with it: none of its errors may affect other games.
    try:
        spec.loader.exec_module(loaded)
        declared = [
            each
            for each in vars(loaded).values()
            if isinstance(each, type) and issubclass(each, Simple) and each.__module__ == module
        ]
        if len(declared) != 1:
            raise InvalidFile(f"it declares {len(declared)} classes of Simple instead of one")
        game = SimpleGame(declared[0]())
    except InvalidFile:
        raise
    except (Exception, SystemExit) as error:
        raise InvalidFile(f"it cannot be loaded ({error!r})") from error
    if not NAME_PATTERN.fullmatch(game.name):
        raise InvalidFile("a name is made of small letters and _")
    return game
