"""Fixtures and options of all tests, and settings that make them fast."""

from __future__ import annotations

import gc
import os
import shutil
import socket
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

import pytest

if TYPE_CHECKING:
    from bot.storage.postgres_url import PostgresUrl
    from tests.support.postgres import PostgresServer

# Failed assertions in the helpers of tests show values, like those in the tests themselves. What is
# imported before would warn, so fixtures and hooks import it themselves.
pytest.register_assert_rewrite("tests.support", "tests.programs", "bot.contract.reachable_panels")

SHARED_MEMORY = Path("/dev/shm")  # noqa: S108
MIN_FREE_BYTES = 2**28

FAST = "not slow"
"""What `make test-fast` selects by marker."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--game",
        action="append",
        default=[],
        help="limit tests of all games to this one; may be repeated",
    )


def pytest_configure(config: pytest.Config) -> None:
    # What is loaded while tests are collected stays: to look for garbage takes a third longer.
    gc.disable()
    from tests.contract.adapters import select_games

    if names := config.getoption("game"):
        try:
            select_games(names)
        except ValueError as error:
            raise pytest.UsageError(str(error)) from error
    _use_shared_memory()


def _use_shared_memory() -> None:
    """Keep temporary files in memory, so that commits to a database need not wait for a disk."""
    if "TMPDIR" in os.environ or not SHARED_MEMORY.is_dir():
        return
    if (
        os.access(SHARED_MEMORY, os.W_OK)
        and shutil.disk_usage(SHARED_MEMORY).free >= MIN_FREE_BYTES
    ):
        os.environ["TMPDIR"] = str(SHARED_MEMORY)
        tempfile.tempdir = None


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Import nothing of the folders that `-m "not slow"` would leave out test by test."""
    from tests.support.slow_tests import is_in_slow_folder

    is_left_out = config.getoption("markexpr") == FAST and is_in_slow_folder(collection_path)
    return True if is_left_out else None


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    from tests.support.long_tests import begin_with_long_tests
    from tests.support.slow_tests import mark_slow

    mark_slow(items)
    if (worker := getattr(config, "workerinput", None)) is not None:
        items[:] = begin_with_long_tests(items, worker["workercount"])


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """As many as there are cores, or twice as many, as tests of processes mostly wait for them."""
    cores = os.cpu_count() or 1
    return cores if config.getoption("markexpr") == FAST else 2 * cores


@pytest.fixture(autouse=True, scope="session")
def forbid_name_lookups() -> Iterator[None]:
    """Tests must pass without a network, and so without a name server."""
    from tests.support.name_lookups import is_name

    getaddrinfo = socket.getaddrinfo

    def only_addresses(host: Any, *arguments: Any, **options: Any) -> Any:
        assert not is_name(host), f"the name {host!r} would be looked up on the network"
        return getaddrinfo(host, *arguments, **options)

    with patch.object(socket, "getaddrinfo", only_addresses):
        yield


@pytest.fixture(autouse=True, scope="module")
def give_bots_time() -> Iterator[None]:
    """Let no test depend on how fast the machine is when a bot's process responds.

    For a whole module, because its tests may share a bot.
    """
    from tests.support.fake_discord import payloads

    with patch.object(payloads, "RESPONSE_TIMEOUT", 60.0):
        yield


@pytest.fixture(autouse=True)
def forbid_processes_of_fast_tests(request: pytest.FixtureRequest) -> Iterator[None]:
    """A test that starts a process must be marked as slow."""
    from tests.support.slow_tests import processes_forbidden

    if request.node.get_closest_marker("slow") is not None:
        yield
        return
    with processes_forbidden():
        yield


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[PostgresServer]:
    """A running PostgreSQL server."""
    # Only here: most tests need neither a server nor its driver.
    from tests.support.postgres import running_postgres_or_skip

    with running_postgres_or_skip() as server:
        yield server


@pytest.fixture
async def postgres_database(postgres_server: PostgresServer) -> AsyncIterator[str]:
    """The name of an empty database on that server."""
    name = await postgres_server.acquire_database()
    yield name
    await postgres_server.release_database(name)


@pytest.fixture
def postgres_address(postgres_server: PostgresServer, postgres_database: str) -> PostgresUrl:
    """The URL of that database."""
    return postgres_server.address(postgres_database)


def pytest_collection_finish() -> None:
    """Exclude all loaded modules from garbage collection, and collect less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
    gc.enable()
