"""The rooms of the house: what may import what, and that every game is built alike."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGES = ("engine", "render", "bot")

REGISTRY = "registry.py"
"""The name of the shared files that know which games there are; no others do."""

FORBIDDEN = {
    "engine": ("render", "bot", "discord", "sqlite3", "PIL", "fluent", "simcord"),
    "render": ("bot", "discord", "sqlite3", "simcord"),
    "bot": ("PIL", "simcord", "tests"),
}
"""What a room may not import, by the first part of the name."""

STORE_BACKENDS = ("bot.storage.sqlite", "bot.storage.postgres")
"""What nobody but the store itself names: all others know what every store promises."""

EXCEPTIONS = {("bot/ops/local_table.py", "simcord")}

ENGINE_PACKAGE = {
    "__init__",
    "actions",
    "events",
    "legal",
    "phases",
    "play",
    "scoring",
    "state",
    "view",
}
"""The files that every game of the engine has."""

ENGINE_OPTIONAL = {
    "appraisal",
    "buildings",
    "cards",
    "consequences",
    "editions",
    "gaining",
    "knowledge",
    "lanes",
    "market",
    "outlook",
    "policy",
    "judgement",
    "prospects",
    "resolving",
    "rulebook",
    "score",
    "secrets",
    "tiles",
    "tracks",
    "weights",
}
"""The files that a game may have besides: a game without cards or AI need not fake them.

What two games have is called the same in both; what only one has is listed here all the same.
"""


def files(room: str) -> list[Path]:
    return sorted((ROOT / room).rglob("*.py"))


@cache
def imported(file: Path) -> tuple[str, ...]:
    """The full names of all that a file imports, wherever in it."""
    return tuple(_imported(file))


def _imported(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: imports are absolute"
            assert node.module is not None
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def relative_path(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def game_of(name: str) -> str | None:
    """The game that a module or a file belongs to: engine.games.chess.view is chess's."""
    parts = name.removesuffix(".py").replace("/", ".").split(".")
    if len(parts) > 2 and parts[0] in PACKAGES and parts[1] == "games" and parts[2] != "__init__":
        return parts[2]
    return None


@pytest.mark.parametrize("room", PACKAGES)
def test_imports_point_one_way(room: str) -> None:
    seen = files(room)
    assert len(seen) > 5
    wrong = [
        (relative_path(file), name)
        for file in seen
        for name in imported(file)
        if name.split(".")[0] in FORBIDDEN[room]
        and (relative_path(file), name.split(".")[0]) not in EXCEPTIONS
    ]
    assert wrong == []


def test_only_storage_imports_database_drivers() -> None:
    drivers = ("sqlite3", "aiosqlite", "asyncpg")
    wrong = [
        (relative_path(file), name)
        for file in files("bot")
        if not relative_path(file).startswith("bot/storage/")
        for name in imported(file)
        if name.split(".")[0] in drivers
        or f"{name}.".startswith(tuple(f"{kind}." for kind in STORE_BACKENDS))
    ]
    assert wrong == []


LEAF = "leaf"

BOT_DEPENDENCIES: dict[str, tuple[str, ...]] = {
    LEAF: (),
    "game_ui": (LEAF,),
    "store": (),
    "people": ("store", LEAF),
    "table": ("store", LEAF),
    "channel": ("table", "store", "game_ui", LEAF),
    "ai": ("table", "store", LEAF),
    "shard": ("channel", "ai", "table", "store", "game_ui", LEAF),
    "interactions": ("shard", "channel", "ai", "table", "people", "store", "game_ui", LEAF),
    "games": ("interactions", "game_ui", LEAF),
    "registry": ("games", "game_ui"),
    "charge": ("store", LEAF),
    "client": ("registry", "interactions", "shard", "channel", "ai", "table", "store", LEAF),
    "sharded": ("client", "charge", "interactions", "shard", "ai", "store", LEAF),
    "ops": ("sharded", "client", "ai", "table", "store", LEAF),
    "__main__": ("ops", "store", LEAF),
}
"""Which rooms of the bot each room may import from: only what stands above it here."""

LEAVES = (
    "bot.i18n.texts",
    "bot.i18n.catalogue",
    "bot.settings",
    "bot.ops.in_flight",
    "bot.ops.metrics",
    "bot.__version__",
)
"""What everybody may use, and what uses nobody: words, settings, figures."""


def bot_package_of(module: str) -> str:
    """The room that a module, or a thing in one, belongs to."""
    if module == "bot" or any(f"{module}.".startswith(f"{leaf}.") for leaf in LEAVES):
        return LEAF
    return module.split(".")[1]


def test_imports_inside_the_bot_go_one_way() -> None:
    order = list(BOT_DEPENDENCIES)
    assert all(
        order.index(other) < order.index(room)
        for room, others in BOT_DEPENDENCIES.items()
        for other in others
    )
    wrong = []
    for file in files("bot"):
        name = relative_path(file).removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        own = bot_package_of(name)
        for module in imported(file):
            if module.split(".")[0] == "bot":
                other = bot_package_of(module)
                if other not in (own, *BOT_DEPENDENCIES[own]):
                    wrong.append((relative_path(file), module))
    assert wrong == []


def test_the_table_knows_no_discord() -> None:
    wrong = [
        (relative_path(file), name)
        for file in files("bot")
        if relative_path(file).startswith("bot/table/")
        for name in imported(file)
        if name.split(".")[0] in ("discord", "aiohttp", "render")
    ]
    assert wrong == []


GAME_WORDS = re.compile(
    r"saint.?petersburg|stpete|\brubles?\b|observator|aristocrat|trading card|\bczar|\bpub\b"
    r"|warehouse|heller|pfennig|rattus|new society|\bcouncil\b|\bdike\b",
    re.IGNORECASE,
)
"""Names of games, and words that only one of them has."""


def test_shared_code_names_no_game() -> None:
    shared = [
        file
        for room in PACKAGES
        for file in files(room)
        if file.name != REGISTRY and game_of(relative_path(file)) is None
    ]
    texts = sorted((ROOT / "data" / "texts").rglob("*.ftl"))
    assert len(shared) > 80
    assert texts
    wrong = [
        (relative_path(file), number, line.strip())
        for file in (*shared, *texts)
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1)
        if GAME_WORDS.search(line)
    ]
    assert wrong == []


def test_the_store_knows_neither_games_nor_discord() -> None:
    seen = [file for file in files("bot") if relative_path(file).startswith("bot/storage/")]
    assert len(seen) > 5
    allowed = {*sys.stdlib_module_names, "asyncpg", "bot"}
    wrong = [
        (relative_path(file), name)
        for file in seen
        for name in imported(file)
        if name.split(".")[0] not in allowed
        or (name.startswith("bot.") and not name.startswith("bot.storage"))
    ]
    assert wrong == []


NUMPY_MODULES = tuple(f"engine/players/{name}.py" for name in ("network", "training", "fit"))
"""What may use numpy, which the bot's own process does not load."""


def test_the_engine_needs_nothing_but_pydantic_and_its_networks_numpy() -> None:
    allowed = {*sys.stdlib_module_names, "engine", "pydantic"}
    wrong = [
        (relative_path(file), name)
        for file in files("engine")
        for name in imported(file)
        if name.split(".")[0] not in allowed
        and (name.split(".")[0] != "numpy" or relative_path(file) not in NUMPY_MODULES)
    ]
    assert wrong == []


def test_no_game_imports_another_and_nothing_shared_imports_a_game() -> None:
    inside = [file for room in PACKAGES for file in files(room) if game_of(relative_path(file))]
    assert inside, "there are games"
    wrong = [
        (relative_path(file), name)
        for room in PACKAGES
        for file in files(room)
        if file.name != REGISTRY or game_of(relative_path(file))
        for name in imported(file)
        if game_of(name) not in (None, game_of(relative_path(file)))
    ]
    assert wrong == []


def test_production_code_does_not_import_tests() -> None:
    wrong = [
        (relative_path(file), name)
        for room in PACKAGES
        for file in files(room)
        for name in imported(file)
        if name.split(".")[0] == "tests"
    ]
    assert wrong == []


def test_every_engine_game_has_the_required_modules() -> None:
    packages = [file.parent for file in (ROOT / "engine" / "games").glob("*/__init__.py")]
    packages.append(ROOT / "tests" / "games" / "council")
    assert len(packages) > 1
    for package in packages:
        names = {file.stem for file in package.glob("*.py")}
        assert names >= ENGINE_PACKAGE, package.name
        assert names <= ENGINE_PACKAGE | ENGINE_OPTIONAL, package.name


def test_every_game_has_engine_render_and_bot_packages_and_texts() -> None:
    def games(room: str) -> set[str]:
        return {path.parent.name for path in (ROOT / room / "games").glob("*/__init__.py")}

    assert games("engine") == games("render") == games("bot") != set()
    for game in games("engine"):
        assert list((ROOT / "data" / game / "texts" / "en").glob("*.ftl"))


def test_files_are_short_enough_to_read() -> None:
    long = [
        (relative_path(file), lines)
        for room in (*PACKAGES, "tests")
        for file in files(room)
        if (lines := len(file.read_text(encoding="utf-8").splitlines())) > 430
    ]
    assert long == []


def test_main_process_does_not_import_numpy() -> None:
    """It never thinks, and has better use for the memory."""
    asked = "import bot.__main__, bot.registry, sys; print('numpy' in sys.modules)"
    told = subprocess.run(
        [sys.executable, "-c", asked], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert told.stdout.strip() == "False"
