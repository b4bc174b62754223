"""A proxy between a store and PostgreSQL that can drop connections, stall, or lose a reply."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

from bot.storage.postgres_url import PostgresUrl

SOCKET = ".s.PGSQL.5432"
END_OF_REPLY = re.compile(rb"C\0\0\0.(SELECT \d+|COMMIT)\0Z\0\0\0\x05I", re.DOTALL)
"""CommandComplete and ReadyForQuery: the end of a statement outside a transaction, or of one."""


class FaultyProxy:
    """Forwards everything from a socket in its folder to the server's socket."""

    def __init__(self, folder: Path, server: Path) -> None:
        self._folder, self._server = folder, server
        self._listener: asyncio.Server | None = None
        self._forwarders = set[asyncio.Task[None]]()
        self._silenced = set[asyncio.Task[None] | None]()
        self.replies_to_drop = 0
        self.request_count = 0
        """How often the store has sent something."""
        self.silence_at: bytes | None = None
        """The text at which all current connections become silent, once."""
        self.forwarding = asyncio.Event()

    def address(self, name: str, user: str) -> PostgresUrl:
        """Return the URL of a database behind this proxy."""
        return PostgresUrl(f"postgresql://{user}@/{name}?host={self._folder}")

    async def open(self) -> None:
        self.forwarding.set()
        path = str(self._folder / SOCKET)
        self._listener = await asyncio.start_unix_server(self._connect, path)

    async def _connect(self, near: asyncio.StreamReader, near_out: asyncio.StreamWriter) -> None:
        try:
            far, far_out = await asyncio.open_unix_connection(str(self._server / SOCKET))
        except OSError:
            near_out.close()
            return
        directions = [
            asyncio.create_task(self._forward(near, far_out, lossy=False)),
            asyncio.create_task(self._forward(far, near_out, lossy=True)),
        ]
        self._forwarders |= set(directions)
        await asyncio.wait(directions, return_when=asyncio.FIRST_COMPLETED)
        for out in (near_out, far_out):
            out.close()
        for forwarder in directions:
            forwarder.cancel()
        self._forwarders -= set(directions)

    async def _forward(
        self, source: asyncio.StreamReader, target: asyncio.StreamWriter, *, lossy: bool
    ) -> None:
        try:
            while data := await source.read(2**20):
                await self.forwarding.wait()
                if asyncio.current_task() in self._silenced:
                    continue
                self.request_count += not lossy
                if self.silence_at is not None and self.silence_at in data:
                    self.silence_connections()
                    self.silence_at = None
                    continue
                if lossy and self.replies_to_drop and END_OF_REPLY.search(data):
                    self.replies_to_drop -= 1
                    return
                target.write(data)
                await target.drain()
        except OSError:
            return

    def drop_connections(self) -> None:
        """Close all current connections."""
        for forwarder in self._forwarders:
            forwarder.cancel()

    def silence_connections(self) -> None:
        """Let nothing more through on all current connections, which stay open."""
        self._silenced |= self._forwarders

    async def close(self) -> None:
        assert self._listener is not None
        self._listener.close()
        forwarders = list(self._forwarders)
        self.drop_connections()
        await asyncio.gather(*forwarders, return_exceptions=True)
