"""What `python -m engine.ai.match` plays: games by their names, and those of files."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from engine.ai.match import main
from tests.contract.adapters import ROOT


def play(monkeypatch: pytest.MonkeyPatch, game: object) -> None:
    monkeypatch.setattr(sys, "argv", ["match", str(game), "easy,easy", "1"])
    main()


def test_game_of_a_file_is_played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    play(monkeypatch, ROOT / "data" / "examples" / "tic_tac_toe.py")
    assert capsys.readouterr().out.startswith("1 games, 1 deals\neasy: win share")


def test_game_that_cannot_be_played_is_refused_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    taken, empty = tmp_path / "taken.py", tmp_path / "empty.py"
    code = (ROOT / "data" / "examples" / "tic_tac_toe.py").read_text(encoding="utf-8")
    taken.write_text(code.replace('"tic_tac_toe"', '"rattus_cartus"'), encoding="utf-8")
    empty.write_text("")
    for game, why in (
        ("ropes", "ropes cannot be played: name one of "),
        ("ropes", "saint_petersburg, "),
        ("ropes", ", or the file of a game, such as ropes.py"),
        (taken, "the name rattus_cartus is taken"),
        (empty, "it declares 0 classes of Simple instead of one"),
    ):
        with pytest.raises(SystemExit):
            play(monkeypatch, game)
        assert why in capsys.readouterr().err
