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
    from tests.support.postgres import PostgresServer

# Failed assertions in the helpers of tests show values, like those in the tests themselves.
pytest.register_assert_rewrite("tests.support", "tests.contract.reachable_panels")

SHARED_MEMORY = Path("/dev/shm")  # noqa: S108
MIN_FREE_BYTES = 2**28


def pytest_configure() -> None:
    """A store waits for the disk at each commit, and a test proves nothing by waiting with it."""
    if "TMPDIR" in os.environ or not SHARED_MEMORY.is_dir():
        return
    if (
        os.access(SHARED_MEMORY, os.W_OK)
        and shutil.disk_usage(SHARED_MEMORY).free >= MIN_FREE_BYTES
    ):
        os.environ["TMPDIR"] = str(SHARED_MEMORY)
        tempfile.tempdir = None


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: who tests a process waits for it, mostly."""
    return (os.cpu_count() or 1) + 1


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[PostgresServer]:
    """A running PostgreSQL."""
    # Only here: most tests need neither a server nor its driver.
    from tests.support.postgres import running_postgres_or_skip

    with running_postgres_or_skip() as made:
        yield made


@pytest.fixture
async def postgres_database(postgres_server: PostgresServer) -> AsyncIterator[str]:
    """The name of a database of PostgreSQL in which there are no games yet."""
    made = await postgres_server.acquire_database()
    yield made
    await postgres_server.release_database(made)


@pytest.fixture
def postgres_address(postgres_server: PostgresServer, postgres_database: str) -> PostgresUrl:
    """Where that database is."""
    return postgres_server.address(postgres_database)


def pytest_collection_finish() -> None:
    """What is loaded stays: nobody need look through it for garbage again and again.

    And to look for it seldom is enough: a test is soon over.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
