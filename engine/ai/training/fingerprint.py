"""Content hashes of what determines the result of a training, and the versions it runs with."""

from __future__ import annotations

import ast
import inspect
import platform
from collections.abc import Iterable
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Any

import engine
from engine.ai.registry import find_agent_spec
from engine.ai.training.trajectories import initial_state
from engine.ai.value.value_function import TrainedValueFunction
from engine.ai.weights_store import WeightsStore
from engine.registry import find_game
from engine.simple.game import SimpleGame

ENGINE = Path(engine.__file__).parent
DATA = ENGINE.parent / "data"

GAME_FOLDERS = ("games", "ai/games")
"""The folders of `engine` with one package for each game."""


def code_hash(game: str) -> str:
    """Return the content hash of the code that determines what a training of this game yields.

    That is every Python module of `engine`, except the packages of other games. A game in one file
    adds the file, one from another package the folders of the modules with its rules and policies.
    """
    rules = find_game(game)
    package = type(rules).__module__.split(".")
    in_engine = package[:2] == ["engine", "games"]
    own = package[2] if in_engine else ""
    others = {
        folder / each.name
        for folder in (ENGINE / each for each in GAME_FOLDERS)
        for each in folder.iterdir()
        if each.is_dir() and each.name != own
    }
    files = [file for file in ENGINE.rglob("*.py") if not others.intersection(file.parents)]
    if isinstance(rules, SimpleGame):
        files.append(_file_of(rules))
    elif not in_engine:
        for each in (type(rules), find_agent_spec(game).build_policy):
            files += Path(inspect.getfile(each)).parent.rglob("*.py")
    return files_hash(set(files))


def data_hash(game: str) -> str:
    """Return the content hash of the rules data of a game: `data/<game>/*.json`, or its one file.

    The hash of a file stays when it is moved, or says the same in other words.
    """
    rules = find_game(game)
    if isinstance(rules, SimpleGame):
        return sha256(_without_texts(_file_of(rules)).encode()).hexdigest()
    return files_hash((DATA / game).glob("*.json"))


def stored_input(store: WeightsStore[Any], key: str) -> dict[str, str]:
    """Return the content hash of stored weights by their place, or of the default ones.

    Empty if neither exist.
    """
    content = store.current_hash(key)
    return {} if content is None else {f"{store.folder.name}/{key}": content}


def weights_hash(game: str, seats: int, options: str) -> str:
    """Return the content hash of the weights with which so many AI players play now.

    The options are the game's, as JSON.
    """
    spec, state = find_agent_spec(game), initial_state(game, seats, 0, options)
    files = spec.weights.files(spec.weights_key(state))
    value_function = spec.value_function
    if isinstance(value_function, TrainedValueFunction):
        files += value_function.store.files(value_function.model_key(state))
    return files_hash(each for each in files if each.exists())


def files_hash(files: Iterable[Path]) -> str:
    """Return the SHA-256 of sorted lines with the path and the SHA-256 of each file."""
    lines = sorted(f"{_name(file)} {sha256(file.read_bytes()).hexdigest()}\n" for file in files)
    return sha256("".join(lines).encode()).hexdigest()


def versions(*packages: str) -> dict[str, str]:
    """Return the versions of Python, numpy and further packages that run this."""
    of_packages = {package: version(package) for package in ("numpy", *packages)}
    return {"python": platform.python_version(), **of_packages}


def _file_of(game: SimpleGame) -> Path:
    return Path(inspect.getfile(type(game.rules)))


def _without_texts(file: Path) -> str:
    """Return the code of a game in one file without its texts, which no player follows: its
    `texts`, and the docstring that is its rules page.
    """
    source = file.read_text(encoding="utf-8")
    classes = [each for each in ast.parse(source).body if isinstance(each, ast.ClassDef)]
    worded = [part for each in classes for part in each.body if _is_text(part)]
    left_out = {line for part in worded for line in range(part.lineno, (part.end_lineno or 0) + 1)}
    lines = enumerate(source.splitlines(keepends=True), start=1)
    return "".join(text for line, text in lines if line not in left_out)


def _is_text(part: ast.stmt) -> bool:
    if isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant):
        return isinstance(part.value.value, str)
    targets = part.targets if isinstance(part, ast.Assign) else [getattr(part, "target", None)]
    return any(isinstance(each, ast.Name) and each.id == "texts" for each in targets)


def _name(file: Path) -> str:
    """Return the path of a file below the folder of `engine`, or its last parts elsewhere."""
    root = ENGINE.parent
    return file.relative_to(root).as_posix() if root in file.parents else "/".join(file.parts[-2:])
