"""Leases of shards: which process owns which, where several share the games of one database.

An epoch counts how often a shard has changed owner, and serves as a fencing token: nothing is
written under an old one, whatever a process believes. That keeps games safe; how long a process
counts as alive only decides how soon another one takes over.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Protocol

from bot.storage.errors import MetaStore
from bot.storage.store import Store


class ShardCountMismatch(Exception):
    """Running processes share the games with another number of shards: `shard_count`."""

    def __init__(self, shard_count: int) -> None:
        super().__init__(f"processes that run share the games in {shard_count} shards")
        self.shard_count = shard_count


class ClusterDissolved(Exception):
    """One process has taken over all games, or the number of shards has changed."""


def shard_id_for(guild_id: int | None, shard_count: int) -> int:
    """Return the shard of a server, by Discord's formula. Outside servers it is the first one."""
    return ((guild_id or 0) >> 22) % shard_count


@dataclass(frozen=True, slots=True)
class ShardLease:
    """The lease of one shard: its number, the number of shards, and the epoch."""

    shard_count: int
    shard_id: int
    epoch: int


@dataclass(frozen=True, slots=True)
class LeaseStatus:
    """The status of a shard: its owner, and the successor that is connecting or connected.

    Processes that are not alive any more are left out.
    """

    shard_id: int
    epoch: int
    holder: str | None
    successor: str | None
    successor_ready: bool
    released: bool
    """Whether it has no owner, and none that may come back: it can be claimed at once."""


@dataclass(frozen=True, slots=True)
class ClusterMember:
    """A live process. With `wanted_shards` None it wants its share of all shards."""

    name: str
    leaving: bool
    wanted_shards: frozenset[int] | None

    def accepts(self, shard_id: int) -> bool:
        """Whether it would take over a shard that another process releases."""
        return not self.leaving and (self.wanted_shards is None or shard_id in self.wanted_shards)


@dataclass(frozen=True, slots=True)
class ClusterState:
    """The status of all shards, and the live processes."""

    leases: tuple[LeaseStatus, ...]
    members: tuple[ClusterMember, ...]

    def held_by(self, member_name: str) -> tuple[LeaseStatus, ...]:
        return tuple(one for one in self.leases if one.holder == member_name)


class LeaseStore(MetaStore, Protocol):
    """The operations of one process on leases. Any method may raise StoreError.

    All times are the database's own, in seconds.
    """

    member_name: str
    """The unique name of this process."""

    shard_count: int
    """The number of shards, known after `join_cluster`."""

    async def join_cluster(self, shard_count: int, *, adopt_existing: bool) -> int:
        """Join the processes that share the games, with so many shards. Return the number in use.

        Raises ShardCountMismatch while live processes use another number, unless that is to be
        adopted.
        """
        ...

    async def heartbeat(
        self, lease_duration: float, *, leaving: bool, wanted_shards: Collection[int] | None
    ) -> ClusterState:
        """Count as alive for so long, and return the cluster's state. Raises ClusterDissolved."""
        ...

    async def claim(
        self, shard_ids: Collection[int], limit: int, *, include_expired: bool
    ) -> tuple[ShardLease, ...]:
        """Claim up to so many of these shards that have no live owner. Return the leases."""
        ...

    async def request_succession(self, shard_id: int) -> bool:
        """Become the successor of a shard, unless another live process is."""
        ...

    async def mark_successor_ready(self, shard_id: int) -> None:
        """Report that the successor is connected: the owner may hand the shard over."""
        ...

    async def hand_over(self, lease: ShardLease) -> bool:
        """Hand a shard over to its successor, if it is ready and alive; stop writing."""
        ...

    async def release(self, lease: ShardLease) -> None:
        """Release a shard to any process; stop writing."""
        ...

    async def reserve_identify(self, bucket: int, interval: float) -> float:
        """Reserve the bucket for identifying, for so long. Return 0, or the seconds to wait."""
        ...

    async def identify_delay(self, bucket: int) -> float:
        """Return the seconds until a bucket is free for identifying; negative if it is."""
        ...

    async def leave_cluster(self) -> None:
        """Leave the cluster, also as the successor of any shard."""
        ...

    def store_for(self, lease: ShardLease) -> Store:
        """Return the games of a shard; writes succeed only under the epoch of this lease."""
        ...
