"""What is said of the levels that were not measured when the matches were broken off."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from bot.__main__ import main
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
    monkeypatch.setattr("engine.ai.training.run.make_process_pool", ThreadPoolExecutor)
    game_check._measure_levels(game.name, 2.0)
    told = capsys.readouterr().out
    assert "\nNot measured: hard. What was played is kept, and the next check" in told


def test_check_can_be_given_more_time_to_measure(monkeypatch: pytest.MonkeyPatch) -> None:
    given = list[tuple[str, float]]()

    def check(game: str, minutes: float, *, only_texts: bool) -> int:
        assert not only_texts
        given.append((game, minutes))
        return 0

    monkeypatch.setattr(game_check, "check_game", check)
    assert main(["check", "daring.py", "--minutes", "10"]) == main(["check", "daring.py"]) == 0
    assert given == [("daring.py", 10.0), ("daring.py", 2.0)]


@pytest.mark.parametrize("minutes", ["-1", "0", "x", "nan", "1e9"])
def test_time_that_is_none_is_refused_in_a_sentence(
    minutes: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(game_check, "check_game", lambda *_: pytest.fail("it is checked"))
    with pytest.raises(SystemExit):
        main(["check", "daring.py", "--minutes", minutes])
    told = capsys.readouterr().err
    assert f"--minutes: {minutes} is no time: write minutes, such as 10 or 0.5\n" in told
