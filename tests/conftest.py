"""All tests: their files lie in memory, where a machine has room for them there."""

from __future__ import annotations

import gc
import os
import shutil
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from bot.storage.postgres_url import PostgresUrl
    from tests.postgres import PostgresServer

MEMORY = Path("/dev/shm")  # noqa: S108
ROOM = 2**28


def pytest_configure() -> None:
    """A store waits for the disk at each commit, and a test proves nothing by waiting with it."""
    if "TMPDIR" in os.environ or not MEMORY.is_dir():
        return
    if os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free >= ROOM:
        os.environ["TMPDIR"] = str(MEMORY)
        tempfile.tempdir = None


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: who tests a process waits for it, mostly."""
    return (os.cpu_count() or 1) + 1


@pytest.fixture(scope="session")
def server() -> Iterator[PostgresServer]:
    """A running PostgreSQL."""
    # Only here: most tests need neither a server nor its driver.
    from tests.postgres import running_or_skipped

    with running_or_skipped() as made:
        yield made


@pytest.fixture
async def name(server: PostgresServer) -> AsyncIterator[str]:
    """The name of a database of PostgreSQL in which there are no games yet."""
    made = await server.database()
    yield made
    await server.give_back(made)


@pytest.fixture
def place(server: PostgresServer, name: str) -> PostgresUrl:
    """Where that database is."""
    return server.address(name)


def pytest_collection_finish() -> None:
    """What is loaded stays: nobody need look through it for garbage again and again.

    And to look for it seldom is enough: a test is soon over.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
