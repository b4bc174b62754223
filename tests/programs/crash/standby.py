"""A PostgreSQL primary with a synchronous standby that can replace it."""

from __future__ import annotations

import asyncio

from bot.storage.postgres_url import PostgresUrl
from tests.support.postgres import SUPERUSER, PostgresServer, PostgresUnavailable

LABELS = ("one", "two")

SYNCHRONOUS = "SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'"


class Standby(PostgresServer):
    """A standby, created by `pg_basebackup` from a running primary."""

    def __init__(self, label: str, primary: PostgresServer) -> None:
        self._primary = primary
        super().__init__(label)

    def _init_cluster(self) -> None:
        source = f"-h {self._primary.folder} -U {SUPERUSER} -X stream -c fast -R".split()
        backup = self.run("pg_basebackup", "-D", str(self._data), *source)
        if backup.returncode:
            said = backup.stderr.decode().strip()
            raise PostgresUnavailable(f"pg_basebackup fails: {said[-300:]}")


class ReplicatedPair:
    """A primary and its standby: each commit waits for both."""

    def __init__(self) -> None:
        self._label_index = 0
        self.primary = PostgresServer(LABELS[0])
        self._standby: Standby | None = None

    def start(self) -> None:
        self.primary.start()

    async def attach_standby(self) -> None:
        """Start a standby, and make commits wait for it from now on."""
        self._label_index = 1 - self._label_index
        self._standby = await asyncio.to_thread(Standby, LABELS[self._label_index], self.primary)
        self._standby.start()
        await self.primary.fetch("ALTER SYSTEM SET synchronous_standby_names = '*'")
        await self.primary.fetch("SELECT pg_reload_conf()")
        while True:
            if await self.primary.fetch(SYNCHRONOUS):
                return
            await asyncio.sleep(0.05)

    async def fail_over(self) -> None:
        """Kill the primary as a failing machine would, and promote the standby."""
        old, new = self.primary, self._standby
        assert new is not None
        await asyncio.to_thread(old.kill)
        await new.fetch("ALTER SYSTEM RESET synchronous_standby_names")
        await new.fetch("SELECT pg_promote()")
        self.primary, self._standby = new, None
        old.remove()

    def address(self, name: str) -> PostgresUrl:
        """Return the URL of a database on whichever server is the primary."""
        folder = str(self.primary.folder)
        folders = [f"{folder.rpartition('-')[0]}-{label}" for label in LABELS]
        hosts = ",".join(folders)
        return PostgresUrl(
            f"postgresql://{SUPERUSER}@/{name}?host={hosts}&target_session_attrs=primary"
        )

    def remove(self) -> None:
        for server in (self._standby, self.primary):
            if server is not None:
                server.remove()
