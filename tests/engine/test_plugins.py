"""Games that other installed packages register by entry points."""

from __future__ import annotations

import json
import logging
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.ai.agent_spec import AgentSpec
from engine.core import Game
from engine.plugins import load_plugins
from engine.registry import GAMES
from engine.simple.files import VARIABLE, example_files
from tests.support.game_packages import COUNCIL_MODULE, council_files, install_package
from tests.test_architecture import ROOT

BUILT_IN = [game.name for game in GAMES]

PRINT_REGISTRIES = """
import json
from bot.registry import GAME_UIS
from engine.ai.registry import AGENT_SPECS
from engine.registry import GAMES
from render.registry import RENDERERS
print(json.dumps([[game.name for game in GAMES], [*RENDERERS], [*GAME_UIS], [*AGENT_SPECS]]))
"""

STAND_IN = """
from nevsky_council.engine.game import Council

class StandIn:
    game = COUNCIL = Council()

    def __getattr__(self, name):
        return print

COUNCIL = StandIn.COUNCIL
STAND_IN = StandIn()
"""

GAME_GROUP, AGENT_GROUP = "nevsky.games", "nevsky.agents"


def registries(folder: Path) -> tuple[list[list[str]], str]:
    """The names in every registry of a process that imports from `folder`, and its stderr."""
    path = os.pathsep.join([str(ROOT), str(folder)])
    process = subprocess.run(
        [sys.executable, "-c", PRINT_REGISTRIES],
        env={**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"},
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert process.returncode == 0, process.stderr
    return json.loads(process.stdout), process.stderr


FILE = """
from engine.simple import Simple, shown

class {name}(Simple):
    name = "{name}"
    players = range(2, 3)
    phases = {{"taking": ("take",)}}

    class Table:
        heap: {kind} = shown()

    def take(self, g, seat):
        pass

GAME = {name}()
"""


@pytest.mark.slow
def test_games_of_packages_and_named_files_are_in_every_registry(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether a package has all parts of a game, or declares it in one file."""
    entries = {"games": "COUNCIL", "renderers": "STAND_IN", "uis": "STAND_IN", "agents": "STAND_IN"}
    install_package(
        tmp_path,
        "nevsky-council",
        council_files("nevsky_council", "engine") | {"nevsky_council/stand_in.py": STAND_IN},
        {
            f"nevsky.{group}": [f"council = nevsky_council.stand_in:{name}"]
            for group, name in entries.items()
        },
    )
    files = {
        "nim.py": FILE.format(name="nim", kind="list[int]"),
        "broken.py": FILE.format(name="broken", kind="object()"),
    }
    declared = ["nim = nim:GAME", "broken = broken:GAME"]
    install_package(tmp_path, "nevsky-nim", files, {"nevsky.simple": declared})
    monkeypatch.setenv(VARIABLE, os.pathsep.join(map(str, example_files())))
    names, stderr = registries(tmp_path)
    others = ["council", "nim", *(file.stem for file in example_files())]
    assert [sorted(each) for each in names] == [sorted([*BUILT_IN, *others])] * 4
    left_out = [line for line in stderr.splitlines() if "is left out" in line]
    assert len(left_out) == 1, stderr
    assert "broken is left out: its rules cannot be used" in left_out[0]


@pytest.mark.slow
def test_broken_package_does_not_affect_other_games(tmp_path: Path) -> None:
    install_package(
        tmp_path,
        "nevsky-council",
        council_files("nevsky_council", "engine") | {"nevsky_council/rules.py": STAND_IN},
        {"nevsky.games": ["council = nevsky_council.rules:COUNCIL"]},
    )
    install_package(
        tmp_path,
        "nevsky-broken",
        {"broken.py": "import no_such_module"},
        {
            "nevsky.games": ["broken = broken:GAME"],
            "nevsky.renderers": ["broken = broken:RENDERER"],
            "nevsky.uis": ["council = broken:UI"],
        },
    )
    names, stderr = registries(tmp_path)
    assert names == [[*BUILT_IN, "council"], BUILT_IN, BUILT_IN, BUILT_IN]
    assert "broken of the package nevsky-broken is left out of nevsky.games" in stderr
    assert "broken of the package nevsky-broken is left out of nevsky.renderers" in stderr
    assert "council of the package nevsky-broken is left out of nevsky.uis" in stderr
    assert "No module named 'no_such_module'" in stderr


# Rejected plugins and their log lines


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder on the import path, whose modules are unloaded after the test."""
    monkeypatch.syspath_prepend(tmp_path)
    before = set(sys.modules)
    yield tmp_path
    for name in set(sys.modules) - before:
        del sys.modules[name]


def install_game(folder: Path, code: str, name: str = "nim", package: str = "nevsky-nim") -> None:
    """Install a package with a game of one module."""
    module = package.replace("-", "_")
    install_package(
        folder, package, {f"{module}.py": code}, {GAME_GROUP: [f"{name} = {module}:GAME"]}
    )


def logged_errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    assert all(record.levelno == logging.ERROR for record in caplog.records)
    return [record.getMessage() for record in caplog.records]


def load_games() -> dict[str, Any]:
    return load_plugins(GAME_GROUP, Game, BUILT_IN, get_name=lambda game: str(game.name))


NIM = f"""
from {COUNCIL_MODULE}.engine.game import Council

class Nim(Council):
    name = "nim"

GAME = Nim()
"""


def test_complete_game_is_loaded_without_a_log_line(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    install_game(folder, NIM)
    ((name, game),) = load_games().items()
    assert (name, game.name) == ("nim", "nim")
    assert logged_errors(caplog) == []


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("1 / 0", "it cannot be loaded (ZeroDivisionError('division by zero'))"),
        ("raise SystemExit(3)", "it cannot be loaded (SystemExit(3))"),
        ("def (", "it cannot be loaded (SyntaxError("),
        ("OTHER = 1", "it cannot be loaded (AttributeError("),
        (NIM.replace("Nim()", "Nim"), "it is a class, no Game"),
        (NIM.replace('"nim"', '"go"'), "it calls itself go"),
        (
            NIM + "\ndel Council.seat_counts, Council.forced_action",
            "it lacks forced_action, seat_counts of a Game",
        ),
        ("GAME = 7", "it lacks advance, clone, codecs, "),
    ],
)
def test_object_that_is_not_a_game_is_rejected(
    folder: Path, caplog: pytest.LogCaptureFixture, code: str, reason: str
) -> None:
    install_game(folder, code.replace(COUNCIL_MODULE, "council_again"))
    # A copy, as one of the cases deletes methods of the class.
    install_package(folder, "council-again", council_files("council_again", "engine"), {})
    assert load_games() == {}
    (message,) = logged_errors(caplog)
    assert message.startswith(
        f"nim of the package nevsky-nim is left out of nevsky.games: {reason}"
    ), message


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        (BUILT_IN[0], "the name is taken"),
        ("Nim~2", "a name is made of small letters and _"),
    ],
)
def test_name_that_is_taken_or_impossible_is_rejected(
    folder: Path, caplog: pytest.LogCaptureFixture, name: str, reason: str
) -> None:
    install_game(folder, NIM, name=name)
    assert load_games() == {}
    (message,) = logged_errors(caplog)
    assert message.endswith(reason)


def test_two_games_of_one_name_are_both_rejected(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    install_game(folder, NIM)
    install_game(folder, NIM, package="other-nim")
    assert load_games() == {}
    assert logged_errors(caplog) == [
        f"nim of the package {package} is left out of nevsky.games: "
        "more than one package gives this name"
        for package in ("nevsky-nim", "other-nim")
    ]


def test_agent_without_a_game_is_rejected(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    install_package(
        folder, "agents", {"agents.py": "AGENT = 7"}, {AGENT_GROUP: ["go = agents:AGENT"]}
    )
    assert load_plugins(AGENT_GROUP, AgentSpec, [], game_names=["nim"]) == {}
    (message,) = logged_errors(caplog)
    assert message.endswith("left out of nevsky.agents: there is no game of this name")
