"""The processes in which AI players play matches."""

from __future__ import annotations

import os
import signal
import threading
import time
from concurrent.futures.process import BrokenProcessPool

import pytest

from engine.ai.match import make_process_pool
from engine.ai.training.run import Workers


def test_ctrl_c_is_heard_by_the_parent_alone_from_the_start() -> None:
    """A process that is still loading would print where it was interrupted."""
    with make_process_pool(1) as pool:
        blocked = pool.submit(signal.pthread_sigmask, signal.SIG_BLOCK, []).result()
    assert signal.SIGINT in blocked
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, [])


def test_even_one_worker_is_another_process() -> None:
    """What interrupts this process must not interrupt a compiled module."""
    with Workers(1) as one, Workers(0) as nobody:
        assert list(one.map(process_of, [0])) != [os.getpid()]
        assert list(nobody.map(process_of, [0])) == [os.getpid()]


def process_of(number: int) -> int:
    return os.getpid()


SECONDS = 5.0
"""Seconds that a match goes on that nobody ends."""


def test_process_that_is_told_to_end_while_it_measures_ends_its_workers() -> None:
    """It would wait for their matches, and could not end itself."""
    workers = Workers(2)
    matches = iter(workers.map(time.sleep, [0, SECONDS]))

    def be_told_to_end() -> None:
        with workers:
            next(matches)
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        be_told_to_end()
    with pytest.raises(BrokenProcessPool):
        next(matches)


def report_and_wait(number: int) -> int:
    """Return the process that works, which goes on after the first time."""
    if number:
        time.sleep(SECONDS)
    return os.getpid()


def test_workers_that_end_leave_no_error_of_a_match_that_nobody_awaits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nobody could have told the thread of the pool that these are cancelled."""
    errors = list[object]()
    monkeypatch.setattr(threading, "excepthook", errors.append)

    def stop_waiting() -> None:
        with make_process_pool(1) as pool:
            pids = pool.map(report_and_wait, range(9))
            worker = next(pids)
            del pids
            (thread,) = (each for each in threading.enumerate() if "Executor" in repr(each))
            os.kill(worker, signal.SIGKILL)
            thread.join()
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        stop_waiting()
    assert not errors
