"""What is said of the levels that were not measured when the matches were broken off."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.ops import game_check
from engine.ai.match import Match
from engine.ai.registry import AGENT_SPECS
from engine.ai.simple import agent_spec
from engine.ai.training import measure
from engine.simple.game import SimpleGame
from tests.examples.lifting import Lifting


def test_levels_without_a_result_are_named_with_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game, measured = SimpleGame(Lifting()), measure.measure

    def stop_at_hard(match: Match, *rest: object) -> object:
        if "hard" in match.levels:
            raise KeyboardInterrupt
        return measured(match, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr("engine.registry.GAMES", (game,))
    monkeypatch.setattr("engine.ai.simple.players_folder", lambda rules: tmp_path)
    monkeypatch.setitem(AGENT_SPECS, game.name, agent_spec(game))
    monkeypatch.setattr(measure, "peak_megabytes", lambda match: 50)
    monkeypatch.setattr(measure, "measure", stop_at_hard)
    monkeypatch.setattr(game_check, "MATCH_GAMES", 2)
    monkeypatch.setattr("os.cpu_count", lambda: 1)
    game_check._measure_levels(game.name)
    told = capsys.readouterr().out
    assert "\nNot measured: hard. Check again to go on; the others are kept.\n" in told
