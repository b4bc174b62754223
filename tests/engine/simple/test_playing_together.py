"""Games in one file that all win or lose together."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.ai.match import Match, play_deal, win_share
from engine.ai.registry import AGENT_SPECS
from engine.ai.simple import agent_spec
from engine.ai.strength import read_strength, wins_against_weaker, wins_together_of
from engine.ai.training import measure as program
from engine.ai.training.fingerprint import data_hash
from engine.ai.training.measure import drop_outdated, in_words, measure_game, pairings
from engine.ai.training.run import Workers
from engine.ai.value.estimate import value_of_result
from engine.core import AnyGame, Result, apply
from engine.simple import Play
from engine.simple.game import SimpleGame
from engine.simple.state import RESIGN, Move
from tests.examples.lifting import Lifting

GAME: AnyGame = SimpleGame(Lifting())


@pytest.fixture
def players(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the strength of the only game's AI players is stored."""
    monkeypatch.setattr("engine.registry.GAMES", (GAME,))
    monkeypatch.setattr("engine.ai.simple.players_folder", lambda rules: tmp_path)
    monkeypatch.setitem(AGENT_SPECS, GAME.name, agent_spec(SimpleGame(Lifting())))
    # A new process knows the real games only.
    monkeypatch.setattr(program, "peak_megabytes", lambda match: 50)
    return tmp_path


def result(*choices: Move) -> Result:
    state = GAME.new(len(choices), 1, Lifting.Options())
    for seat, choice in enumerate(choices):
        state = apply(GAME, state, seat, choice).state
    ended = GAME.result(state)
    assert ended is not None
    return ended


def test_win_of_all_is_a_win_of_each() -> None:
    won = value_of_result(result(("lift",), ("rest",), ("lift",)))
    assert [won.win_share(seat) for seat in range(3)] == [1.0, 1.0, 1.0]
    lost = value_of_result(result(("rest",), ("rest",)))
    assert [lost.win_share(seat) for seat in range(2)] == [0.0, 0.0]


def test_tie_of_rivals_is_a_shared_win() -> None:
    tie = value_of_result(Result((5, 5), (1, 1)))
    assert tie.win_share(0) == 0.5


def test_of_two_who_play_together_both_lose_if_one_gives_up() -> None:
    state = GAME.new(2, 1, Lifting.Options())
    assert GAME.result(apply(GAME, state, 1, RESIGN).state) == Result((0, 0), (None, None), True)


@pytest.mark.parametrize(
    ("points", "ranks", "why"),
    [
        ([1, 1], None, "all win or lose together"),
        ([1, 1], [1, 2], "all win or lose together"),
        ([1, 1], [1, None], "all win or lose together"),
        ([3, 2], [1, 1], "have the same points"),
        ([3, 2], [None, None], "have the same points"),
    ],
)
def test_end_that_not_all_share_is_reported(
    points: list[int], ranks: list[int | None] | None, why: str
) -> None:
    play = Play(Lifting(), GAME.new(2, 1, Lifting.Options()))
    with pytest.raises(ValueError, match=why):
        play.finish(points, ranks)
    play.finish([3, 3], [1, 1])


def test_each_level_plays_by_itself_and_its_wins_are_those_of_all(players: Path) -> None:
    played = [levels for _, levels in pairings(GAME.name) if len(levels) == 2]
    assert played == [("easy", "easy"), ("medium", "medium"), ("hard", "hard")]
    deals = [play_deal(Match(GAME.name, played[2], None, None), deal) for deal in range(3)]
    assert [len(deal) for deal in deals] == [1, 1, 1], "no seat differs from the other"
    assert win_share(deals, "hard") == (1.0, 0.0)


@pytest.mark.parametrize("seats", [2, 3])
def test_strength_is_told_of_each_level_by_itself_and_in_words(players: Path, seats: int) -> None:
    """Of more than two where fewer cannot play."""
    with Workers(0) as workers:
        measure_game(GAME.name, 6, workers, seats=seats)
    assert wins_together_of(players, data_hash(GAME.name))["hard"] == (seats, 100)
    assert wins_against_weaker(players, data_hash(GAME.name)) == {}
    (hard,) = (each for each in read_strength(players).matches if "hard" in each.levels)
    assert in_words(hard) == f"{seats} times hard together has won 100 % ± 0 of 6 games"
    none = hard.model_copy(update={"share": 0.0})
    assert in_words(none) == f"{seats} times hard together has won none of 6 games"
    rivals = none.model_copy(update={"levels": ("hard", "easy")})
    assert in_words(rivals) == "hard has won none of 6 games against easy"


def test_strength_is_dropped_when_the_rules_have_changed(
    players: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Workers(0) as workers:
        measure_game(GAME.name, 6, workers, seats=2)
    drop_outdated(GAME.name)
    assert len(read_strength(players).matches) == 3
    assert wins_together_of(players, data_hash(GAME.name))
    changed = players / "lifting.py"
    changed.write_text("# Other rules.\n")
    monkeypatch.setattr("engine.ai.training.fingerprint.inspect.getfile", lambda cls: str(changed))
    assert wins_together_of(players, data_hash(GAME.name)) == {}
    drop_outdated(GAME.name)
    assert read_strength(players).matches == ()
