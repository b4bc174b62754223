"""Thinking in other processes: one that dies, hangs or talks nonsense stops no game."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from bot.ai import workers as thinking
from bot.ai.workers import ProcessWorkers
from engine.core import AnyGame
from engine.games.saint_petersburg.state import Options
from engine.players.position import position
from engine.players.worker import Question, think
from engine.registry import find_game

GAME: AnyGame = find_game("saint_petersburg")

NONSENSE = {
    "dies at once": "pass",
    "dies of the question": "input(); raise SystemExit(1)",
    "dies in the middle of its answer": "input(); print('{\"kind\": \"pa', end='')",
    "answers nonsense": "input(); print('what?'); input()",
    "answers an action that is none": 'input(); print(\'{"kind": "fly"}\'); input()',
    "hangs": "input(); import time; time.sleep(60)",
}

DIES_ONCE = """
import pathlib, sys
died = pathlib.Path(sys.argv[1])
if not died.exists():
    died.touch()
    raise SystemExit(1)
from engine.players.worker import main
main()
"""

Start = Callable[..., ProcessWorkers]


@pytest.fixture
async def start(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Start]:
    """Starts workers whose worker is this program."""
    started: list[ProcessWorkers] = []

    def with_program(program: str, *arguments: str) -> ProcessWorkers:
        started.append(ProcessWorkers(1, (sys.executable, "-c", program, *arguments)))
        return started[-1]

    yield with_program
    for one in started:
        await one.close()


def question(level: str = "easy", *, advice: bool = False) -> Question:
    state = GAME.new(3, 70, Options())
    place = position(GAME, state, GAME.to_act(state)[0], 1)
    return Question(place, level, 4, 0.1, advice)


@pytest.mark.parametrize("fault", NONSENSE)
async def test_medium_moves_for_a_worker_that(
    start: Start, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    monkeypatch.setattr(thinking, "GRACE", 0.5 if fault == "hangs" else 10)
    workers = start(NONSENSE[fault])
    expected = think(question("medium"))
    for _ in range(2):
        assert await workers.think(question("hard")) == expected


async def test_a_worker_that_died_is_replaced(start: Start, tmp_path: Path) -> None:
    workers = start(DIES_ONCE, str(tmp_path / "died"))
    assert await workers.think(question("easy")) == think(question("medium"))
    assert await workers.think(question("easy")) == think(question("easy"))
    assert (tmp_path / "died").exists()


async def test_a_program_that_is_not_there_stops_nothing() -> None:
    workers = ProcessWorkers(1, ("/nonexistent/program",))
    assert await workers.think(question("hard")) == think(question("medium"))
    await workers.close()


async def test_advice_of_a_broken_worker_is_none(start: Start) -> None:
    with pytest.raises(TimeoutError):
        await start("pass").think(question(advice=True))
