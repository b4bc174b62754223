"""Worker processes, including those that die, hang or send invalid answers."""

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
from bot.ai_seats import workers as workers_module
from bot.ai_seats.workers import MAX_PENDING_HINTS, AIWorkers, ProcessWorkers, ThreadWorkers
from bot.table.errors import RequestRejected
from engine.ai.information_state import information_state
from engine.ai.review import ReviewBudget
from engine.ai.worker import AnalysisRequest, WorkerRequest, handle_request
from engine.core import AnyGame
from engine.games.saint_petersburg.state import Options
from engine.registry import find_game
from tests.engine.games.rattus_cartus import positions as rattus

pytestmark = pytest.mark.slow

GAME: AnyGame = find_game("saint_petersburg")

BROKEN_WORKERS = {
    "dies at once": "pass",
    "dies on a request": "input(); raise SystemExit(1)",
    "dies in the middle of a response": "input(); print('{\"kind\": \"pa', end='')",
    "responds with no JSON": "input(); print('what?'); input()",
    "responds with an unknown action": 'input(); print(\'{"kind": "fly"}\'); input()',
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


@pytest.fixture(autouse=True)
def low_priority(monkeypatch: pytest.MonkeyPatch) -> int:
    """A low priority with which a process gets some time beside those of other tests."""
    priority = os.getpriority(os.PRIO_PROCESS, 0) + 1
    monkeypatch.setattr(worker_pool, "LOWEST_PRIORITY", priority)
    return priority


@pytest.fixture
async def start_workers() -> AsyncIterator[Start]:
    """Start `ProcessWorkers` that run a given Python program."""
    started: list[ProcessWorkers] = []

    def with_program(program: str, *arguments: str) -> ProcessWorkers:
        command = (sys.executable, "-c", program, *arguments)
        started.append(ProcessWorkers(moves=1, hints=1, command=command))
        return started[-1]

    yield with_program
    for workers in started:
        await workers.close()


@pytest.fixture(
    params=[ThreadWorkers, partial(ProcessWorkers, moves=1, hints=1)], ids=["threads", "processes"]
)
async def workers(request: pytest.FixtureRequest) -> AsyncIterator[AIWorkers]:
    """Workers of each kind."""
    started: AIWorkers = request.param()
    yield started
    await started.close()


def make_request(level: str = "easy", *, wants_hint: bool = False) -> WorkerRequest:
    state = GAME.new(3, 70, Options())
    info_state = information_state(GAME, state, GAME.to_act(state)[0], 1)
    return WorkerRequest(info_state, level, 4, 0.1, wants_hint)


@pytest.mark.parametrize("fault", BROKEN_WORKERS)
async def test_medium_ai_replaces_a_broken_worker(
    start_workers: Start, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    if fault == "hangs":
        monkeypatch.setattr(worker_pool, "HANG_TIMEOUT", 0.5)
    workers = start_workers(BROKEN_WORKERS[fault])
    expected = handle_request(make_request("medium"))
    for _ in range(2):
        assert await workers.choose_move(make_request("hard")) == expected


async def test_dead_worker_is_replaced(start_workers: Start, tmp_path: Path) -> None:
    workers = start_workers(DIES_ONCE, str(tmp_path / "died"))
    assert await workers.choose_move(make_request("easy")) == handle_request(make_request("medium"))
    assert await workers.choose_move(make_request("easy")) == handle_request(make_request("easy"))
    assert (tmp_path / "died").exists()


async def test_missing_worker_program_is_replaced_by_medium_ai() -> None:
    workers = ProcessWorkers(moves=1, hints=1, command=("/nonexistent/program",))
    assert await workers.choose_move(make_request("hard")) == handle_request(make_request("medium"))
    await workers.close()


# Hints and moves at the same time


async def check_that_hints_delay_no_move(workers: AIWorkers) -> None:
    """Check that an AI moves while twenty people wait for hints that never arrive."""
    tasks = [
        asyncio.create_task(workers.evaluate_actions(user_id, make_request(wants_hint=True)))
        for user_id in range(20)
    ]
    await asyncio.sleep(0)
    refused = [task.exception() for task in tasks if task.done()]
    assert [str(error) for error in refused] == ["('no-hint', {})"] * (20 - MAX_PENDING_HINTS)
    with pytest.raises(RequestRejected, match="hint-under-way"):
        await workers.evaluate_actions(0, make_request(wants_hint=True))
    assert await workers.choose_move(make_request("easy")) == handle_request(make_request("easy"))
    assert sum(task.done() for task in tasks) == len(refused)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def test_hints_delay_no_move_in_processes(
    start_workers: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker_pool, "HANG_TIMEOUT", 60)
    await check_that_hints_delay_no_move(start_workers(HANGS_ON_HINTS))


async def test_hints_delay_no_move_in_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    begun, finish = list[WorkerRequest](), threading.Event()

    def block_on_hints(request: WorkerRequest) -> object:
        if request.wants_hint:
            begun.append(request)
            finish.wait()
        return handle_request(request)

    monkeypatch.setattr(workers_module, "handle_request", block_on_hints)
    try:
        await check_that_hints_delay_no_move(ThreadWorkers())
        assert len(begun) == 1, "one at a time"
    finally:
        finish.set()


async def test_second_hint_follows_the_first(workers: AIWorkers) -> None:
    request = make_request(wants_hint=True)
    results = await asyncio.gather(*(workers.evaluate_actions(who, request) for who in (1, 2)))
    results.append(await workers.evaluate_actions(1, request))
    assert all(
        estimate.action in request.info_state.legal
        for estimates in results
        for estimate in estimates
    )


# Analyses


def analysis_request() -> WorkerRequest:
    request = make_request()
    analysis = AnalysisRequest(
        request.info_state.legal[-1],
        ReviewBudget(max_candidates=2, screening_samples=1, confirmation_samples=1),
    )
    return replace(request, time_cap=None, analysis=analysis)


async def test_analysis_is_identical_in_threads_and_processes(workers: AIWorkers) -> None:
    expected = handle_request(analysis_request())
    assert await workers.analyse(analysis_request()) == expected
    await workers.release_idle()
    assert await workers.analyse(analysis_request()) == expected


async def test_analysis_comes_after_moves(start_workers: Start, low_priority: int) -> None:
    workers = start_workers("from engine.ai.worker import main; main()")
    await workers.choose_move(make_request())
    await workers.analyse(analysis_request())
    [mover], [reviewer] = (
        await idle_processes(workers._move_pool),
        await idle_processes(workers._analysis_pool),
    )
    own = os.getpriority(os.PRIO_PROCESS, 0)
    assert os.getpriority(os.PRIO_PROCESS, mover) == own
    assert os.getpriority(os.PRIO_PROCESS, reviewer) == low_priority
    await workers.release_idle()
    assert await idle_processes(workers._analysis_pool) == []


async def idle_processes(pool: worker_pool.WorkerPool) -> list[int]:
    """Return the ids of a pool's idle processes."""
    processes = [await pool._idle.get() for _ in range(pool._idle.qsize())]
    for process in processes:
        pool._idle.put_nowait(process)
    return [process.pid for process in processes if process is not None]


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
    pending = asyncio.create_task(workers.analyse(analysis_request()))
    assert await workers.choose_move(make_request()) == handle_request(make_request())
    assert not pending.done()
    pending.cancel()
    await asyncio.gather(pending, return_exceptions=True)


async def test_hint_can_be_requested_again_after_a_failure(start_workers: Start) -> None:
    workers = start_workers("pass")
    for _ in range(2):
        with pytest.raises(RequestRejected, match="no-hint"):
            await workers.evaluate_actions(1, make_request(wants_hint=True))


async def test_hint_stays_the_same_for_a_user_who_asks_again(workers: AIWorkers) -> None:
    """Within its seconds, a second search might come to another one."""
    request = make_request(wants_hint=True)
    first = await workers.evaluate_actions(1, request)
    assert await workers.evaluate_actions(1, make_request(wants_hint=True)) is first
    assert await workers.evaluate_actions(2, request) is not first
    assert await workers.evaluate_actions(1, replace(request, playouts=3)) is not first
    assert await workers.evaluate_actions(1, request) is first, "again after another one"


async def test_hint_of_several_actions_stays_the_same_while_they_are_made() -> None:
    game, state, workers = (
        rattus.GAME,
        rattus.table("knight peasant king", "monk", ""),
        ThreadWorkers(),
    )
    asked = WorkerRequest(information_state(game, state, 0, 1), "hard", 4, wants_hint=True)
    best, *others = await workers.evaluate_actions(1, asked)
    assert others
    assert best.continuation
    game.advance(state, 0, best.action)
    again = WorkerRequest(information_state(game, state, 0, 2), "hard", 4, wants_hint=True)
    (rest,) = await workers.evaluate_actions(1, again)
    assert (rest.action, *rest.continuation) == best.continuation
    assert len(await workers.evaluate_actions(2, again)) > 1, "somebody else was told nothing"
