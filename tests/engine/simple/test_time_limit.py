"""Rules that do not end are ended, as nothing else could run meanwhile."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest

from engine.ai.simple import RandomizedPolicy
from engine.core import AnyGame, apply
from engine.simple import Move, Play, Simple, time_limit
from engine.simple.game import SimpleGame
from engine.simple.time_limit import EndlessRules, TimeLimit


class Spinning(Simple):
    """Stop, or never do."""

    name = "spinning"
    players = range(2, 3)
    phases = {"turning": ("spin", "cling", "stop")}  # noqa: RUF012

    def setup(self, g: Play) -> None:
        g.ask("turning", 0)

    def legal(self, g: Play, seat: int) -> Iterator[Move]:
        yield from (("spin",), ("cling",), ("stop",))

    def spin(self, g: Play, seat: int) -> None:
        while True:
            pass

    def cling(self, g: Play, seat: int) -> None:
        while True:
            try:
                self.spin(g, seat)
            except Exception:  # noqa: S112
                continue

    def stop(self, g: Play, seat: int) -> None:
        g.finish([1, 0])

    def value(self, g: Play, seat: int, move: Move) -> float:
        while move == ("spin",):
            pass
        return 0.0


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time_limit, "SECONDS", 0.05)
    monkeypatch.setattr(time_limit, "LOOK_SECONDS", 0.01)


@pytest.mark.parametrize("move", [("spin",), ("cling",)])
def test_game_whose_move_does_not_end_is_paused(
    move: Move, caplog: pytest.LogCaptureFixture
) -> None:
    """Even if it catches what goes wrong; the log says where, in one sentence."""
    game: AnyGame = SimpleGame(Spinning())
    state = game.new(2, 1, Spinning.Options())
    with pytest.raises(EndlessRules, match="the rules of spinning do not end, at line"):
        apply(game, state, 0, move)
    (told,) = caplog.messages
    assert told.startswith("spinning is paused: its rules do not end, at line ")
    assert told.endswith(" of test_time_limit.py")
    with pytest.raises(EndlessRules, match="is paused"):
        game.legal_actions(state, 0)
    assert caplog.messages == [told]
    caplog.clear()
    fresh: AnyGame = SimpleGame(Spinning())
    assert game.name == fresh.name
    assert fresh.result(apply(fresh, state, 0, ("stop",)).state) is not None


def test_game_is_paused_once_by_calls_in_several_threads(caplog: pytest.LogCaptureFixture) -> None:
    limit, both_began = TimeLimit("spinning"), Barrier(2)

    def spin() -> None:
        both_began.wait()
        while True:
            pass

    with ThreadPoolExecutor(2) as pool:
        calls = [pool.submit(limit.call, spin) for _ in range(2)]
        ended = [call.exception() for call in calls]
    assert all(isinstance(each, EndlessRules) for each in ended)
    (told,) = caplog.messages
    assert told.startswith("spinning is paused: ")


def test_ai_player_whose_values_do_not_end_does_not_pause_the_game() -> None:
    rules = Spinning()
    game, policy = SimpleGame(rules), RandomizedPolicy(rules)
    state = game.new(2, 1, Spinning.Options())
    for _ in range(2):
        with pytest.raises(EndlessRules, match="do not end"):
            policy.values(state, 0, [("spin",)])
    assert policy.values(state, 0, [("stop",)])
    assert game.legal_actions(state, 0)


def test_nothing_is_raised_once_a_call_has_ended() -> None:
    """Many calls that take about as long as they may, with what follows each."""
    limit, ended = TimeLimit("counting", pauses=False), 0
    for number in range(1, 40):
        try:
            limit.call(count_to, number * 40_000)
        except EndlessRules:
            ended += 1
        assert count_to(2_000) == 2_000
    assert ended < 39
    assert not time_limit._calls


def count_to(number: int) -> int:
    counted = 0
    while counted < number:
        counted += 1
    return counted


def test_call_within_another_has_its_time() -> None:
    limit = TimeLimit("outer")
    assert limit.call(lambda: limit.call(lambda: len(time_limit._calls))) == 1
    assert limit.call(lambda: 1) == 1
