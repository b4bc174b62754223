"""The line between a store and its server, which can be cut, go silent, or lose an answer."""

from __future__ import annotations

import asyncio
from pathlib import Path

from bot.storage.postgres_url import PostgresUrl

SOCKET = ".s.PGSQL.5432"
COMMAND_COMPLETE = b"s\x00\x00\x00\x04Z\x00\x00\x00\x05I"
"""Ends the answer to a statement of which one row was asked, and which is done as a whole."""


class FaultyProxy:
    """Carries all that is said, from a socket in its folder to one in another."""

    def __init__(self, folder: Path, server: Path) -> None:
        self._folder, self._server = folder, server
        self._listener: asyncio.Server | None = None
        self._forwarders = set[asyncio.Task[None]]()
        self.replies_to_drop = 0
        self.request_count = 0
        """How often the store had something to say."""
        self.forwarding = asyncio.Event()

    def address(self, name: str, user: str) -> PostgresUrl:
        """Where the store finds a database of the server."""
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
        both = [
            asyncio.create_task(self._forward(near, far_out, lossy=False)),
            asyncio.create_task(self._forward(far, near_out, lossy=True)),
        ]
        self._forwarders |= set(both)
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        for out in (near_out, far_out):
            out.close()
        for carrying in both:
            carrying.cancel()
        self._forwarders -= set(both)

    async def _forward(
        self, source: asyncio.StreamReader, target: asyncio.StreamWriter, *, lossy: bool
    ) -> None:
        try:
            while said := await source.read(2**20):
                await self.forwarding.wait()
                self.request_count += not lossy
                if lossy and self.replies_to_drop and COMMAND_COMPLETE in said:
                    self.replies_to_drop -= 1
                    return
                target.write(said)
                await target.drain()
        except OSError:
            return

    def drop_connections(self) -> None:
        """End what is connected now."""
        for carrying in self._forwarders:
            carrying.cancel()

    async def close(self) -> None:
        assert self._listener is not None
        self._listener.close()
        carrying = list(self._forwarders)
        self.drop_connections()
        await asyncio.gather(*carrying, return_exceptions=True)
