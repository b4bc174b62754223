"""Processes that share the games of a database, as their leases know them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from bot.storage.fencing import ShardLease
from bot.storage.leases import LeaseStore

SHARDS = 4
LONG, SHORT = 600.0, 0.2

EXPIRED = 0.0
"""The rest of a lease, in seconds, of a process that is as good as dead."""

Joined: TypeAlias = Callable[[], Awaitable[LeaseStore]]


async def heartbeat(
    process: LeaseStore, lease: float = LONG, **other: Any
) -> dict[int, str | None]:
    """Be alive for so long. Who holds each shard."""
    standing = await process.heartbeat(lease, **({"leaving": False, "wanted_shards": None} | other))
    return {one.shard_id: one.holder for one in standing.leases}


async def claim(process: LeaseStore, *shards: int) -> tuple[ShardLease, ...]:
    found = await process.claim(shards or range(SHARDS), SHARDS, include_expired=True)
    return tuple(sorted(found, key=lambda one: one.shard_id))


async def connect_as_successor(process: LeaseStore, *shards: int) -> None:
    for shard in shards:
        assert await process.request_succession(shard)
        await process.mark_successor_ready(shard)
