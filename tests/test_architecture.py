"""Import rules of the packages, and the files that every game has."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from engine.registry import GAMES
from tests.contract.bot_adapters import BOT_ADAPTERS

ROOT = Path(__file__).parents[1]
LAYERS = ("engine", "render", "bot")

REGISTRY = "registry.py"
"""The file name of the only shared modules that know which games exist."""

FORBIDDEN = {
    "engine": ("render", "bot", "discord", "sqlite3", "PIL", "fluent", "simcord", "tests"),
    "render": ("bot", "discord", "sqlite3", "simcord", "tests"),
    "bot": ("PIL", "simcord", "tests"),
}
"""What a layer must not import, by the first part of the name."""

LOCAL = ("local_table", "local_page", "game_reload")
EXCEPTIONS = {(f"bot/ops/{name}.py", "simcord") for name in LOCAL}

STORE_BACKENDS = ("bot.storage.sqlite", "bot.storage.postgres")
"""Packages that only `bot.storage` may import; all others use the shared interface."""

GAME_MODULES = frozenset(
    ("__init__", "actions", "events", "game", "legal", "phases", "play", "scoring", "state", "view")
)
"""The modules that the rules of every game have."""


def files(folder: str) -> list[Path]:
    return sorted((ROOT / folder).rglob("*.py"))


@cache
def imported_names(file: Path) -> tuple[str, ...]:
    """The full names of everything that a file imports, also inside functions."""
    return tuple(_imported_names(ast.walk(ast.parse(file.read_text(encoding="utf-8"))), file))


def _imported_names(nodes: Iterator[ast.AST], file: Path) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: imports are absolute"
            assert node.module is not None
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def relative_path(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def imports_of(folder: str) -> Iterator[tuple[str, str]]:
    """Every import in a folder: the file's path, and the full name of what is imported."""
    return ((relative_path(file), name) for file in files(folder) for name in imported_names(file))


def package_of(name: str) -> str:
    return name.partition(".")[0]


def module_name(file: Path) -> str:
    return relative_path(file).removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def game_of(name: str) -> str | None:
    """The game that a module belongs to: chess for engine.games.chess.view."""
    match = re.match(r"(?:engine|engine\.ai|render|bot)\.games\.(\w+)", name)
    return match[1] if match else None


# Layers


@pytest.mark.parametrize("layer", LAYERS)
def test_layers_import_only_lower_layers(layer: str) -> None:
    imports = list(imports_of(layer))
    assert len(imports) > 50
    assert [
        (file, name)
        for file, name in imports
        if package_of(name) in FORBIDDEN[layer] and (file, package_of(name)) not in EXCEPTIONS
    ] == []


def test_modules_have_no_import_cycles() -> None:
    """Neither does a package import a module that imports the package itself.

    Imports for type checkers and inside functions do not count.
    """
    modules = {module_name(file): file for layer in LAYERS for file in files(layer)}
    graph = {name: set(_imported_at_start(file, modules)) for name, file in modules.items()}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        pytest.fail(" imports ".join(reversed(error.args[1])))


def _imported_at_start(file: Path, modules: dict[str, Path]) -> Iterator[str]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    for name in _imported_names(_statements(tree.body), file):
        module = name if name in modules else name.rpartition(".")[0]
        if module in modules:
            yield module


def _statements(body: Sequence[ast.AST]) -> Iterator[ast.AST]:
    """The statements that importing a module executes, except those for type checkers."""
    for statement in body:
        if isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        if isinstance(statement, ast.If) and ast.unparse(statement.test) == "TYPE_CHECKING":
            yield from _statements(statement.orelse)
            continue
        yield statement
        for field in ("body", "handlers", "orelse", "finalbody"):
            yield from _statements(getattr(statement, field, []))


# The engine

NUMPY_FILES = (
    "engine/ai/value/network.py",
    "engine/ai/training/dataset.py",
    "engine/ai/training/gradient_descent.py",
    "engine/ai/training/evolution.py",
)
"""The files that may use numpy, which the bot's own process does not load."""

TRAINING_IMPORTS = {
    "engine/ai/training/evolution.py": ("cmaes.CMA",),
    "engine/ai/training/compile.py": ("mypyc.build.mypycify", "setuptools.Distribution"),
}
"""What only a program for training needs, from the extra `train`."""


def test_engine_needs_only_pydantic_and_for_training_numpy() -> None:
    allowed = {*sys.stdlib_module_names, "engine", "pydantic"}
    assert [
        (file, name)
        for file, name in imports_of("engine")
        if package_of(name) not in allowed
        and (package_of(name) != "pytest" or not file.startswith("engine/contract/"))
        and (package_of(name) != "numpy" or file not in NUMPY_FILES)
        and name not in TRAINING_IMPORTS.get(file, ())
    ] == []


@pytest.mark.slow
def test_main_process_does_not_import_numpy() -> None:
    """It runs no searches, and saves the memory."""
    script = "import bot.__main__, bot.registry, sys; print('numpy' in sys.modules)"
    told = subprocess.check_output([sys.executable, "-c", script], cwd=ROOT, text=True)
    assert told.strip() == "False"


def test_rules_do_not_import_the_ai() -> None:
    assert [
        (file, name)
        for file, name in imports_of("engine")
        if not file.startswith("engine/ai/") and f"{name}.".startswith("engine.ai.")
    ] == []


# The bot

LEAF = "leaf"

_LOWER = ("core", "lobby", "moves", "views", "history", "profile", "tutorial", "practice")
INTERACTION_PACKAGES = tuple(f"interactions.{package}" for package in (*_LOWER, "tournament"))
"""The packages of `bot.interactions`: each may import those before it."""

_INTERACTIONS = " ".join(INTERACTION_PACKAGES)

BOT_DEPENDENCIES = {
    LEAF: "",
    "emojis": "",
    "planner": "leaf",
    "game_ui": "planner leaf",
    "storage": "",
    "tournaments": "",
    "statistics": "storage leaf",
    "table": "storage leaf",
    "tournaments.held": "tournaments table storage leaf",
    "i18n": "table storage leaf",
    "emojis.uploads": "game_ui storage leaf",
    "preparation": "emojis.uploads game_ui storage leaf",
    "channel": "tournaments tournaments.held i18n table storage game_ui leaf",
    "ai_seats": "table storage leaf",
    "shard_runtime": "channel ai_seats table storage game_ui leaf",
    **{
        package: f"{' '.join(INTERACTION_PACKAGES[:index])} shard_runtime channel ai_seats i18n"
        " table statistics storage tournaments tournaments.held game_ui planner leaf"
        for index, package in enumerate(INTERACTION_PACKAGES)
    },
    "interactions": f"{_INTERACTIONS} channel i18n table storage game_ui leaf",
    "games": f"interactions {_INTERACTIONS} table game_ui planner leaf",
    "simple": f"interactions {_INTERACTIONS} game_ui leaf",
    "registry": "games simple game_ui",
    "replacement": "registry simple interactions.core i18n game_ui",
    "lost_places": "shard_runtime storage",
    "client": "registry lost_places preparation interactions shard_runtime channel statistics"
    f" ai_seats i18n table storage leaf {_INTERACTIONS}",
    "contract": f"{_INTERACTIONS} client simple channel i18n game_ui leaf",
    "sharding": "storage leaf",
    "sharding.sharded_client": f"client sharding {_INTERACTIONS} shard_runtime ai_seats storage"
    " leaf",
    "ops": "sharding.sharded_client client replacement ai_seats table storage simple contract"
    " registry i18n leaf",
    "__main__": "ops storage leaf",
}
"""What each package or module of the bot may import: only what is above it here."""

LEAF_MODULES = (
    "bot.i18n.texts",
    "bot.i18n.catalogue",
    "bot.i18n.codes",
    "bot.i18n.syntax",
    "bot.card_reference",
    "bot.emojis.icon",
    "bot.permissions",
    "bot.settings",
    "bot.setting_choices",
    "bot.solo",
    "bot.tip",
    "bot.ops.in_flight",
    "bot.ops.metrics",
    "bot.ops.session_starts",
    "bot.__version__",
)
"""Modules that every package may import, and that import no other package of the bot."""


def bot_package_of(name: str) -> str:
    """The key in `BOT_DEPENDENCIES` that a module, or a name in one, belongs to."""
    if name == "bot" or any(f"{name}.".startswith(f"{leaf}.") for leaf in LEAF_MODULES):
        return LEAF
    packages = [key for key in BOT_DEPENDENCIES if f"{name}.".startswith(f"bot.{key}.")]
    assert packages, f"{name} is not among the known packages of the bot"
    return max(packages, key=len)


def test_bot_packages_import_only_those_below() -> None:
    above = set[str]()
    for package, dependencies in BOT_DEPENDENCIES.items():
        assert {*dependencies.split()} <= above
        above.add(package)
    for file in files("bot"):
        package = bot_package_of(module_name(file))
        allowed = {package, *BOT_DEPENDENCIES[package].split()}
        used = {bot_package_of(name) for name in imported_names(file) if package_of(name) == "bot"}
        assert used <= allowed, relative_path(file)


def test_table_does_not_import_discord() -> None:
    assert [
        (file, name)
        for file, name in imports_of("bot/table")
        if package_of(name) in ("discord", "aiohttp", "render")
    ] == []


def test_only_storage_imports_database_drivers() -> None:
    drivers = ("sqlite3", "aiosqlite", "asyncpg", *STORE_BACKENDS)
    assert [
        (file, name)
        for file, name in imports_of("bot")
        if not file.startswith("bot/storage/")
        and f"{name}.".startswith(tuple(f"{driver}." for driver in drivers))
    ] == []


def test_storage_imports_neither_games_nor_discord() -> None:
    imports = list(imports_of("bot/storage"))
    assert len(imports) > 50
    allowed = {*sys.stdlib_module_names, "aiosqlite", "asyncpg", "bot"}
    assert [
        (file, name)
        for file, name in imports
        if package_of(name) not in allowed
        or (name.startswith("bot.") and not name.startswith("bot.storage"))
    ] == []


# Games


def test_shared_code_names_no_game() -> None:
    names = [game.name.replace("_", ".?") for game in GAMES]
    own_words = [word for adapter in BOT_ADAPTERS.values() for word in adapter.own_words]
    pattern = re.compile("|".join([*names, *own_words]), re.IGNORECASE)
    shared = [
        file
        for layer in LAYERS
        for file in files(layer)
        if file.name != REGISTRY and game_of(module_name(file)) is None
    ]
    texts = sorted((ROOT / "data" / "texts").rglob("*.ftl"))
    assert len(shared) > 80
    assert texts
    wrong = [
        (relative_path(file), number, line.strip())
        for file in (*shared, *texts)
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1)
        if pattern.search(line)
    ]
    assert wrong == []


def test_only_registries_and_a_game_itself_import_a_game() -> None:
    assert any(game_of(module_name(file)) for layer in LAYERS for file in files(layer))
    assert [
        (relative_path(file), name)
        for layer in LAYERS
        for file in files(layer)
        if file.name != REGISTRY or game_of(module_name(file))
        for name in imported_names(file)
        if game_of(name) not in (None, game_of(module_name(file)))
    ] == []


def test_rules_of_every_game_have_the_same_modules() -> None:
    packages = [
        file.parent
        for pattern in ("engine/games/*/__init__.py", "tests/examples/*/engine/__init__.py")
        for file in ROOT.glob(pattern)
    ]
    assert len(packages) > 1
    for package in packages:
        missing = GAME_MODULES - {file.stem for file in package.glob("*.py")}
        assert missing == set(), relative_path(package)


def test_every_game_has_a_package_in_each_layer_texts_and_a_policy_if_an_ai_plays_it() -> None:
    def games(folder: str) -> set[str]:
        return {file.parent.name for file in ROOT.glob(f"{folder}/games/*/__init__.py")}

    assert games("engine") == games("render") == games("bot") != set()
    for package in ROOT.glob("engine/ai/games/*/__init__.py"):
        assert package.with_name("policy.py").exists()
    for game in games("engine"):
        assert list((ROOT / "data" / game / "texts" / "en").glob("*.ftl"))


# Files


def test_files_have_a_maximum_length() -> None:
    long = [
        (relative_path(file), lines)
        for folder in (*LAYERS, "tests")
        for file in files(folder)
        if (lines := len(file.read_text(encoding="utf-8").splitlines())) > 430
    ]
    assert long == []
