"""The tasks for games in one file."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import pytest

import bot.ops.run
import engine.registry
from bot.__main__ import main
from bot.settings import Settings
from bot.simple import derive_ui
from engine.simple.files import load_file, named_games
from render.simple import derive_renderer


@pytest.fixture(autouse=True)
def empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delitem(sys.modules, "nevsky_file_dare_devil", raising=False)


def test_new_game_can_be_played_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new", "dare_devil"]) == 0
    assert "python -m bot play dare_devil.py" in capsys.readouterr().out
    game, rng = load_file(Path("dare_devil.py")), Random(1)
    ui = derive_ui(game, derive_renderer(game))
    assert ui.title("en") == "Dare devil"
    state = game.new(3, 1, game.rules.Options())
    while acting := game.to_act(state):
        game.advance(state, acting[0], rng.choice(game.legal_actions(state, acting[0])))
    result = game.result(state)
    assert result is not None
    assert len(result.winners) == 1


def test_file_is_not_overwritten(capsys: pytest.CaptureFixture[str]) -> None:
    Path("dare_devil.py").write_text("mine", encoding="utf-8")
    assert main(["new", "dare_devil"]) == 2
    assert capsys.readouterr().err == "dare_devil.py exists already\n"
    assert Path("dare_devil.py").read_text(encoding="utf-8") == "mine"


def test_name_that_a_game_cannot_have_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new", "../Dare"]) == 2
    assert "small letters" in capsys.readouterr().err


def test_file_is_played_at_the_local_table_even_with_a_token(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    played = list[tuple[str, object]]()

    def run_bot(settings: Settings, watched: bot.ops.run.GameFile) -> int:
        assert watched == bot.ops.run.GameFile(Path("dare_devil.py").resolve(), "dare_devil")
        played.extend((game.name, settings.discord_token) for game in named_games([]))
        return 0

    monkeypatch.setenv("DISCORD_TOKEN", "some.token")
    monkeypatch.setattr(bot.ops.run, "run_bot", run_bot)
    main(["new", "dare_devil"])
    monkeypatch.setattr(engine.registry, "GAMES", (load_file(Path("dare_devil.py")),))
    assert main(["play", "dare_devil.py"]) == 0
    assert played == [("dare_devil", None)]


@pytest.mark.parametrize(
    ("file", "code", "why"),
    [
        (
            "dare_devil.py",
            "1 / 0",
            "it cannot be loaded: line 1, ZeroDivisionError: division by zero",
        ),
        (
            "dare_devil.de.ftl",
            "\nverb-stop Halt\n",
            "dare_devil.de.ftl, line 2: this is not Fluent",
        ),
    ],
)
def test_file_that_cannot_be_played_is_named_with_the_reason(
    capsys: pytest.CaptureFixture[str], file: str, code: str, why: str
) -> None:
    main(["new", "dare_devil"])
    Path(file).write_text(code, encoding="utf-8")
    assert main(["play", "dare_devil.py"]) == 2
    assert capsys.readouterr().err.startswith(f"dare_devil.py cannot be played: {why}")


def test_file_with_the_name_of_another_game_is_not_played(
    capsys: pytest.CaptureFixture[str],
) -> None:
    main(["new", "dare_devil"])
    file, taken = Path("dare_devil.py"), engine.registry.GAMES[0].name
    code = file.read_text(encoding="utf-8").replace('"dare_devil"', f'"{taken}"')
    file.write_text(code, encoding="utf-8")
    assert main(["play", "dare_devil.py"]) == 2
    assert f"the name {taken} is taken" in capsys.readouterr().err
