"""The driver's thread ends before the event loop does, wherever a start is interrupted."""

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from bot.storage.sqlite.files import connect, open_database

OPENING_TIMEOUT = 60
"""Seconds for which a test waits for a thread, at most."""

PASSES = 100
"""Passes of the event loop in which a task ends that waits for nothing."""


class SlowDisk:
    """Opens and closes files as slowly as the test wants."""

    def __init__(self) -> None:
        self.reached, self.released = threading.Event(), threading.Event()
        self._connect = sqlite3.connect

    def wait(self) -> None:
        self.reached.set()
        self.released.wait(OPENING_TIMEOUT)

    def connect(self, *args: object, **options: object) -> sqlite3.Connection:
        self.wait()
        return self._connect(*args, **options)  # type: ignore[call-overload, no-any-return]

    def fail(self, *_: object, **__: object) -> sqlite3.Connection:
        self.wait()
        raise sqlite3.OperationalError("unable to open database file")


@pytest.fixture
def disk() -> Iterator[SlowDisk]:
    disk = SlowDisk()
    yield disk
    disk.released.set()


@pytest.fixture
def thread_errors(monkeypatch: pytest.MonkeyPatch) -> list[BaseException | None]:
    """The errors of which threads died."""
    errors = list[BaseException | None]()
    monkeypatch.setattr(threading, "excepthook", lambda failed: errors.append(failed.exc_value))
    return errors


def run_and_let_threads_end(main: Callable[[], Awaitable[None]], disk: SlowDisk) -> None:
    """Run, close the event loop, and only then let the disk answer, if it has not yet."""
    before = set(threading.enumerate())

    async def run() -> None:
        await main()

    asyncio.run(run())
    disk.released.set()
    for thread in set(threading.enumerate()) - before:
        thread.join(OPENING_TIMEOUT)
        assert not thread.is_alive()


async def end_of(task: asyncio.Task[object], disk: SlowDisk) -> None:
    """Wait for a task; the disk answers once it is clear that the task waits for it."""
    for _ in range(PASSES):
        await asyncio.sleep(0)
    if not task.done():
        disk.released.set()
        await asyncio.wait([task])


@pytest.mark.parametrize("signals", [1, 2])
def test_thread_that_opens_a_file_is_waited_for_when_the_start_is_interrupted(
    tmp_path: Path,
    disk: SlowDisk,
    thread_errors: list[BaseException | None],
    monkeypatch: pytest.MonkeyPatch,
    signals: int,
) -> None:
    monkeypatch.setattr(sqlite3, "connect", disk.connect)

    async def interrupted_start() -> None:
        opening = asyncio.create_task(open_database(tmp_path / "games"))
        await asyncio.to_thread(disk.reached.wait, OPENING_TIMEOUT)
        for _ in range(signals):
            opening.cancel()
            await asyncio.sleep(0)
        await end_of(opening, disk)
        assert opening.cancelled()

    run_and_let_threads_end(interrupted_start, disk)
    assert thread_errors == []


def test_thread_that_cannot_open_a_file_has_reported_for_the_last_time_when_the_start_fails(
    tmp_path: Path, disk: SlowDisk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite3, "connect", disk.fail)
    disk.released.set()

    async def failing_start() -> None:
        driver = connect((tmp_path / "games").as_uri())
        stops = list[asyncio.Future[object] | None]()
        stop = driver.stop
        monkeypatch.setattr(driver, "stop", lambda: stops.append(stop()))
        with pytest.raises(sqlite3.OperationalError):
            await driver
        [stopped] = stops
        assert stopped is not None
        assert stopped.done()

    run_and_let_threads_end(failing_start, disk)


@pytest.mark.parametrize("signals", [1, 2])
def test_thread_that_closes_a_file_is_waited_for_when_that_is_interrupted(
    tmp_path: Path,
    disk: SlowDisk,
    thread_errors: list[BaseException | None],
    signals: int,
) -> None:
    async def interrupted_end() -> None:
        driver = await open_database(tmp_path / "games")
        await driver.create_function("wait", 0, disk.wait)
        asking = asyncio.create_task(driver.execute_fetchall("SELECT wait()"))
        await asyncio.to_thread(disk.reached.wait, OPENING_TIMEOUT)
        closing = asyncio.create_task(driver.close())
        for _ in range(signals):
            await asyncio.sleep(0)
            closing.cancel()
        await end_of(closing, disk)
        asking.cancel()

    run_and_let_threads_end(interrupted_end, disk)
    assert thread_errors == []
