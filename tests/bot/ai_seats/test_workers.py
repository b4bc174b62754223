"""Worker processes: one that dies, hangs or answers nonsense stops no game."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from bot.ai_seats import worker_pool
from bot.ai_seats import workers as thinking
from bot.ai_seats.workers import MAX_PENDING_HINTS, AIWorkers, ProcessWorkers, ThreadWorkers
from bot.table.errors import RequestRejected
from engine.ai.information_state import information_state
from engine.ai.review import ReviewBudget
from engine.ai.worker import AnalysisRequest, WorkerRequest, handle_request
from engine.core import AnyGame
from engine.games.saint_petersburg.state import Options
from engine.registry import find_game

GAME: AnyGame = find_game("saint_petersburg")

BROKEN_WORKERS = {
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
from engine.ai.worker import main
main()
"""

HANGS_ON_HINTS = """
import json, sys, time
from engine.ai import worker
for line in sys.stdin:
    if json.loads(line)["wants_hint"]:
        time.sleep(60)
    print(worker._encode_response(worker._decode_request(line)), flush=True)
"""

HANGS_ON_ANALYSES = HANGS_ON_HINTS.replace("wants_hint", "analysis")

Start = Callable[..., ProcessWorkers]


@pytest.fixture
async def start_workers() -> AsyncIterator[Start]:
    """Start `ProcessWorkers` that run a given Python program."""
    started: list[ProcessWorkers] = []

    def with_program(program: str, *arguments: str) -> ProcessWorkers:
        command = (sys.executable, "-c", program, *arguments)
        started.append(ProcessWorkers(moves=1, hints=1, command=command))
        return started[-1]

    yield with_program
    for one in started:
        await one.close()


def question(level: str = "easy", *, advice: bool = False) -> WorkerRequest:
    state = GAME.new(3, 70, Options())
    place = information_state(GAME, state, GAME.to_act(state)[0], 1)
    return WorkerRequest(place, 3, level, 4, 0.1, advice)


@pytest.mark.parametrize("fault", BROKEN_WORKERS)
async def test_medium_ai_replaces_a_broken_worker(
    start_workers: Start, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    monkeypatch.setattr(worker_pool, "HANG_TIMEOUT", 0.5 if fault == "hangs" else 10)
    workers = start_workers(BROKEN_WORKERS[fault])
    expected = handle_request(question("medium"))
    for _ in range(2):
        assert await workers.choose_move(question("hard")) == expected


async def test_dead_worker_is_replaced(start_workers: Start, tmp_path: Path) -> None:
    workers = start_workers(DIES_ONCE, str(tmp_path / "died"))
    assert await workers.choose_move(question("easy")) == handle_request(question("medium"))
    assert await workers.choose_move(question("easy")) == handle_request(question("easy"))
    assert (tmp_path / "died").exists()


async def test_missing_worker_program_is_replaced_by_medium_ai() -> None:
    workers = ProcessWorkers(moves=1, hints=1, command=("/nonexistent/program",))
    assert await workers.choose_move(question("hard")) == handle_request(question("medium"))
    await workers.close()


# Hints and moves at the same time


async def check_that_hints_delay_no_move(workers: AIWorkers) -> None:
    """Check that an AI moves while twenty people wait for hints that never come."""
    asking = [
        asyncio.create_task(workers.evaluate_actions(who, question(advice=True)))
        for who in range(20)
    ]
    await asyncio.sleep(0)
    refused = [task.exception() for task in asking if task.done()]
    assert [str(error) for error in refused] == ["('no-hint', {})"] * (20 - MAX_PENDING_HINTS)
    with pytest.raises(RequestRejected, match="hint-under-way"):
        await workers.evaluate_actions(0, question(advice=True))
    assert await workers.choose_move(question("easy")) == handle_request(question("easy"))
    assert sum(task.done() for task in asking) == len(refused)
    for task in asking:
        task.cancel()
    await asyncio.gather(*asking, return_exceptions=True)


async def test_hints_delay_no_move_in_processes(start_workers: Start) -> None:
    await check_that_hints_delay_no_move(start_workers(HANGS_ON_HINTS))


async def test_hints_delay_no_move_in_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    begun, over = list[WorkerRequest](), threading.Event()

    def thinks_long_about_advice(asked: WorkerRequest) -> object:
        if asked.wants_hint:
            begun.append(asked)
            over.wait()
        return handle_request(asked)

    monkeypatch.setattr(thinking, "handle_request", thinks_long_about_advice)
    try:
        await check_that_hints_delay_no_move(ThreadWorkers())
        assert len(begun) == 1, "one at a time"
    finally:
        over.set()


@pytest.mark.parametrize("workers", [ThreadWorkers, partial(ProcessWorkers, moves=1, hints=1)])
async def test_second_hint_follows_the_first(workers: Callable[[], AIWorkers]) -> None:
    adviser, asked = workers(), question(advice=True)
    found = await asyncio.gather(*(adviser.evaluate_actions(who, asked) for who in (1, 2)))
    found.append(await adviser.evaluate_actions(1, asked))
    assert all(one.action in asked.info_state.legal for estimates in found for one in estimates)
    await adviser.close()


# Analyses


def analysis_request() -> WorkerRequest:
    asked = question()
    back = AnalysisRequest(
        asked.info_state.legal[-1],
        ReviewBudget(max_candidates=2, screening_samples=1, confirmation_samples=1),
    )
    return replace(asked, time_cap=None, analysis=back)


@pytest.mark.parametrize("workers", [ThreadWorkers, partial(ProcessWorkers, moves=1, hints=1)])
async def test_analysis_is_identical_in_threads_and_processes(
    workers: Callable[[], AIWorkers],
) -> None:
    thinker = workers()
    assert await thinker.analyse(analysis_request()) == handle_request(analysis_request())
    await thinker.release_idle()
    assert await thinker.analyse(analysis_request()) == handle_request(analysis_request()), (
        "also after idle workers were released"
    )
    await thinker.close()


async def test_analysis_runs_only_when_workers_are_idle(start_workers: Start) -> None:
    workers = start_workers("from engine.ai.worker import main; main()")
    await workers.choose_move(question())
    await workers.analyse(analysis_request())
    [mover], [reviewer] = (
        await idle_processes(workers._move_pool),
        await idle_processes(workers._analysis_pool),
    )
    own = os.getpriority(os.PRIO_PROCESS, 0)
    assert os.getpriority(os.PRIO_PROCESS, mover) == own
    assert os.getpriority(os.PRIO_PROCESS, reviewer) == 19
    await workers.release_idle()
    assert await idle_processes(workers._analysis_pool) == []


async def idle_processes(pool: worker_pool.WorkerPool) -> list[int]:
    """Return the ids of a pool's idle processes."""
    there = [await pool._idle.get() for _ in range(pool._idle.qsize())]
    for process in there:
        pool._idle.put_nowait(process)
    return [process.pid for process in there if process is not None]


@pytest.mark.parametrize("fault", [name for name in BROKEN_WORKERS if name != "hangs"])
async def test_failed_analysis_is_reported_to_its_requester(
    start_workers: Start, fault: str
) -> None:
    workers = start_workers(BROKEN_WORKERS[fault])
    for _ in range(2):
        with pytest.raises((ConnectionError, ValueError, TypeError, KeyError)):
            await workers.analyse(analysis_request())


async def test_analysis_does_not_delay_moves(start_workers: Start) -> None:
    workers = start_workers(HANGS_ON_ANALYSES)
    waits = asyncio.create_task(workers.analyse(analysis_request()))
    assert await workers.choose_move(question()) == handle_request(question())
    assert not waits.done()
    waits.cancel()
    await asyncio.gather(waits, return_exceptions=True)


async def test_hint_can_be_requested_again_after_a_failure(start_workers: Start) -> None:
    workers = start_workers("pass")
    for _ in range(2):
        with pytest.raises(RequestRejected, match="no-hint"):
            await workers.evaluate_actions(1, question(advice=True))
