"""A standby that has all that its primary has confirmed, and takes its place when that fails."""

from __future__ import annotations

import asyncio

from bot.storage.postgres_url import PostgresUrl
from tests.postgres import OWNER, NoServer, PostgresServer

CALLED = ("one", "two")

SYNCHRONOUS = "SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'"


class Standby(PostgresServer):
    """Copied from a primary that runs, and kept up with it."""

    def __init__(self, called: str, primary: PostgresServer) -> None:
        self._primary = primary
        super().__init__(called)

    def _make(self) -> None:
        asked = ("-h", str(self._primary.folder), "-U", OWNER, "-X", "stream", "-c", "fast", "-R")
        made = self.run("pg_basebackup", "-D", str(self._data), *asked)
        if made.returncode:
            raise NoServer(f"pg_basebackup fails: {made.stderr.decode().strip()[-300:]}")


class Pair:
    """A primary and its standby: commits wait for both."""

    def __init__(self) -> None:
        self._called = 0
        self.primary = PostgresServer(CALLED[0])
        self._standby: Standby | None = None

    def start(self) -> None:
        self.primary.start()

    async def complete(self) -> None:
        """Give the primary a standby, and from then on have commits wait for it."""
        self._called = 1 - self._called
        self._standby = await asyncio.to_thread(Standby, CALLED[self._called], self.primary)
        self._standby.start()
        await self.primary.statement("ALTER SYSTEM SET synchronous_standby_names = '*'")
        await self.primary.statement("SELECT pg_reload_conf()")
        while True:
            if await self.primary.statement(SYNCHRONOUS):
                return
            await asyncio.sleep(0.05)

    async def fail_over(self) -> None:
        """The primary fails as if its machine had; the standby is promoted."""
        old, new = self.primary, self._standby
        assert new is not None
        await asyncio.to_thread(old.kill)
        await new.statement("ALTER SYSTEM RESET synchronous_standby_names")
        await new.statement("SELECT pg_promote()")
        self.primary, self._standby = new, None
        old.remove()

    def address(self, name: str) -> PostgresUrl:
        """Where a database is, whichever of both is the primary."""
        known = str(self.primary.folder)
        folders = [f"{known.rpartition('-')[0]}-{called}" for called in CALLED]
        hosts = ",".join(folders)
        return PostgresUrl(
            f"postgresql://{OWNER}@/{name}?host={hosts}&target_session_attrs=primary"
        )

    def remove(self) -> None:
        for server in (self._standby, self.primary):
            if server is not None:
                server.remove()
