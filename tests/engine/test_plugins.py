"""Games that other installed packages bring."""

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
from tests.examples.council.engine import Council
from tests.support.game_packages import council_modules, install_package
from tests.test_architecture import ROOT

BUILT_IN = [game.name for game in GAMES]

ASKING = """
import json
from bot.registry import GAME_UIS
from engine.ai.registry import SKILLS
from engine.registry import GAMES
from render.registry import PAINTERS
print(json.dumps([[game.name for game in GAMES], [*PAINTERS], [*GAME_UIS], [*SKILLS]]))
"""

STAND_IN = """
from nevsky_council import Council

class StandIn:
    game = COUNCIL = Council()

    def __getattr__(self, name):
        return print

COUNCIL = StandIn.COUNCIL
DEFAULT_SUBSTITUTE_LEVEL = StandIn()
"""

GAME_GROUP, SKILL_GROUP = "nevsky.games", "nevsky.skills"


def registries(folder: Path) -> tuple[list[list[str]], str]:
    """What a bot finds that starts with this folder of packages, and what it says."""
    path = os.pathsep.join([str(ROOT), str(folder)])
    done = subprocess.run(
        [sys.executable, "-c", ASKING],
        env={**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"},
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout), done.stderr


def test_package_adds_a_game_to_every_registry(tmp_path: Path) -> None:
    install_package(
        tmp_path,
        "nevsky-council",
        council_modules("nevsky_council") | {"nevsky_council/stand_in.py": STAND_IN},
        {
            "nevsky.games": ["council = nevsky_council.stand_in:COUNCIL"],
            "nevsky.painters": ["council = nevsky_council.stand_in:STAND_IN"],
            "nevsky.uis": ["council = nevsky_council.stand_in:STAND_IN"],
            "nevsky.skills": ["council = nevsky_council.stand_in:STAND_IN"],
        },
    )
    found, said = registries(tmp_path)
    assert found == [[*names, "council"] for names in [BUILT_IN] * 4]
    assert said == ""


def test_broken_package_does_not_affect_other_games(tmp_path: Path) -> None:
    install_package(
        tmp_path,
        "nevsky-council",
        council_modules("nevsky_council") | {"nevsky_council/rules.py": STAND_IN},
        {"nevsky.games": ["council = nevsky_council.rules:COUNCIL"]},
    )
    install_package(
        tmp_path,
        "nevsky-broken",
        {"broken.py": "import no_such_module"},
        {
            "nevsky.games": ["broken = broken:GAME"],
            "nevsky.painters": ["broken = broken:PAINTER"],
            "nevsky.uis": ["council = broken:UI"],
        },
    )
    found, said = registries(tmp_path)
    assert found == [[*BUILT_IN, "council"], BUILT_IN, BUILT_IN, BUILT_IN]
    assert "broken of the package nevsky-broken is left out of nevsky.games" in said
    assert "broken of the package nevsky-broken is left out of nevsky.painters" in said
    assert "council of the package nevsky-broken is left out of nevsky.uis" in said
    assert "No module named 'no_such_module'" in said


# What is refused, and what is said of it


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
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


def logged_refusals(caplog: pytest.LogCaptureFixture) -> list[str]:
    assert all(record.levelno == logging.ERROR for record in caplog.records)
    return [record.getMessage() for record in caplog.records]


def games() -> dict[str, Any]:
    return load_plugins(GAME_GROUP, Game, BUILT_IN, get_name=lambda game: str(game.name))


NIM = """
from tests.examples.council.engine import Council

class Nim(Council):
    name = "nim"

GAME = Nim()
"""


def test_a_whole_game_is_found_and_nothing_is_said(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    install_game(folder, NIM)
    (found,) = games().items()
    assert (found[0], found[1].name) == ("nim", "nim")
    assert logged_refusals(caplog) == []


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("1 / 0", "it cannot be loaded (ZeroDivisionError('division by zero'))"),
        ("raise SystemExit(3)", "it cannot be loaded (SystemExit(3))"),
        ("def (", "it cannot be loaded (SyntaxError("),
        ("OTHER = 1", "it cannot be loaded (AttributeError("),
        (NIM.replace("Nim()", "Nim"), "it is a class, no Game"),
        (NIM.replace('"nim"', '"go"'), "it calls itself go"),
        (NIM + "\ndel Council.seats, Council.forced", "it lacks forced, seats of a Game"),
        ("GAME = 7", "it lacks advance, clone, codecs, "),
    ],
)
def test_what_is_no_game_is_left_out(
    folder: Path, caplog: pytest.LogCaptureFixture, code: str, why: str
) -> None:
    install_game(folder, code.replace("tests.examples.council.engine", "council_again"))
    for path, source in council_modules("council_again").items():
        (folder / path).parent.mkdir(exist_ok=True)
        (folder / path).write_text(source, encoding="utf-8")
    assert games() == {}
    (said,) = logged_refusals(caplog)
    assert said.startswith(f"nim of the package nevsky-nim is left out of nevsky.games: {why}"), (
        said
    )


def test_a_name_of_ours_is_taken(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    install_game(folder, NIM, name=BUILT_IN[0])
    assert games() == {}
    (said,) = logged_refusals(caplog)
    assert said.endswith("left out of nevsky.games: the name is taken")


def test_of_two_games_of_one_name_there_is_neither(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    install_game(folder, NIM)
    install_game(folder, NIM, package="other-nim")
    assert games() == {}
    assert logged_refusals(caplog) == [
        f"nim of the package {package} is left out of nevsky.games: "
        "more than one package gives this name"
        for package in ("nevsky-nim", "other-nim")
    ]


def test_a_name_that_buttons_cannot_carry_is_refused(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    install_game(folder, NIM, name="Nim~2")
    assert games() == {}
    (said,) = logged_refusals(caplog)
    assert said.endswith("a name is made of small letters and _")


def test_what_belongs_to_no_game_is_left_out(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    install_package(
        folder, "skills", {"skills.py": "SKILL = 7"}, {SKILL_GROUP: ["go = skills:SKILL"]}
    )
    assert load_plugins(SKILL_GROUP, AgentSpec, [], game_names=["nim"]) == {}
    (said,) = logged_refusals(caplog)
    assert said.endswith("left out of nevsky.skills: there is no game of this name")


def test_the_game_of_the_tests_is_not_among_those_that_people_play() -> None:
    assert Council.name not in BUILT_IN
