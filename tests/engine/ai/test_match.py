"""What `python -m engine.ai.match` plays: games by their names, and those of files."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from engine.ai.match import Match, main, play_deal
from tests.contract.adapters import ROOT

EXAMPLE = ROOT / "data" / "examples" / "tic_tac_toe.py"


def play(monkeypatch: pytest.MonkeyPatch, game: object, levels: str = "easy,easy") -> None:
    monkeypatch.setattr(sys, "argv", ["match", str(game), levels, "1"])
    main()


def test_game_of_a_file_is_played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    play(monkeypatch, EXAMPLE)
    assert capsys.readouterr().out.startswith("1 games, 1 deals\neasy: win share")


def test_match_is_played_with_the_given_options() -> None:
    match = Match("saint_petersburg", ("medium",) * 5, 1, None, '{"edition":"new_society"}')
    assert [len(game.result.points) for game in play_deal(match, 1)] == [5]


def test_game_that_cannot_be_played_is_refused_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    taken, empty = tmp_path / "taken.py", tmp_path / "empty.py"
    code = EXAMPLE.read_text(encoding="utf-8")
    taken.write_text(code.replace('"tic_tac_toe"', '"rattus_cartus"'), encoding="utf-8")
    empty.write_text("")
    for game, why in (
        ("ropes", "ropes cannot be played: name one of "),
        ("ropes", "saint_petersburg, "),
        ("ropes", ", or the file of a game, such as ropes.py"),
        (taken, "the name rattus_cartus is taken"),
        (empty, "it declares no game: write class MyGame"),
    ):
        with pytest.raises(SystemExit):
            play(monkeypatch, game)
        assert why in capsys.readouterr().err


@pytest.mark.parametrize(
    ("game", "levels", "named"),
    [
        ("rattus_cartus", "hard,weak", "weak is no level: there are easy, medium, hard"),
        ("rattus_cartus", "hard*,hard", "hard* is no level"),
        ("rattus_cartus", "easy*4,hard", "easy*4 is no level"),
        (EXAMPLE, "expert,hard", "expert is no level: there are easy, medium, hard and random"),
    ],
)
def test_level_that_does_not_exist_is_refused_in_a_sentence(
    game: object,
    levels: str,
    named: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit):
        play(monkeypatch, game, levels)
    assert f"{game} cannot be played: {named}" in capsys.readouterr().err
