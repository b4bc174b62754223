"""Who is in charge of which shard, where several processes share the games of one database.

An epoch counts how often a shard has changed hands. Nothing is written under an old one, whoever
believes what: that is what keeps games safe. How long a process counts as alive only decides how
soon another one goes on.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Protocol

from bot.storage.contract import MetaStore, Store


class ShardCountMismatch(Exception):
    """Processes that run share the games in another number of shards: `shard_count`."""

    def __init__(self, shard_count: int) -> None:
        super().__init__(f"processes that run share the games in {shard_count} shards")
        self.shard_count = shard_count


class ClusterDissolved(Exception):
    """One process has taken all games for itself, or all were taken over by other shards."""


def shard_id_for(guild_id: int | None, shard_count: int) -> int:
    """The shard of a server, by Discord's rule. What is in no server is in the first one."""
    return ((guild_id or 0) >> 22) % shard_count


@dataclass(frozen=True, slots=True)
class ShardLease:
    """A shard of so many, and since which epoch somebody is in charge of it."""

    shard_count: int
    shard_id: int
    epoch: int


@dataclass(frozen=True, slots=True)
class LeaseStatus:
    """How a shard stands: who is in charge of it, and who is to be, with a connection of his own.

    Whoever is not alive any more is not named.
    """

    shard_id: int
    epoch: int
    holder: str | None
    successor: str | None
    successor_ready: bool
    released: bool
    """Nobody holds it, and nobody did who may come back: it can be claimed at once."""


@dataclass(frozen=True, slots=True)
class ClusterMember:
    """A process that is alive. It wants all shards where `wanted_shards` is None."""

    name: str
    leaving: bool
    wanted_shards: frozenset[int] | None

    def accepts(self, shard_id: int) -> bool:
        """Whether it would take a shard that somebody else lets go."""
        return not self.leaving and (self.wanted_shards is None or shard_id in self.wanted_shards)


@dataclass(frozen=True, slots=True)
class ClusterState:
    """How all shards stand, and who is alive."""

    leases: tuple[LeaseStatus, ...]
    members: tuple[ClusterMember, ...]

    def held_by(self, member_name: str) -> tuple[LeaseStatus, ...]:
        return tuple(one for one in self.leases if one.holder == member_name)


class LeaseStore(MetaStore, Protocol):
    """What one process can do about charges. Any method may raise StoreError.

    All times are the database's own, in seconds.
    """

    member_name: str
    """What this process is known by; no other was ever called so."""

    shard_count: int
    """In how many the games are shared, from `join_cluster` on."""

    async def join_cluster(self, shard_count: int, *, adopt_existing: bool) -> int:
        """Share the games from now on, in so many shards. Returns how many there are.

        Raises ShardCountMismatch while processes are alive that share them in another number, unless
        that is to be adopted.
        """
        ...

    async def heartbeat(
        self, lease_duration: float, *, leaving: bool, wanted_shards: Collection[int] | None
    ) -> ClusterState:
        """Be alive for so long from now, and see how everything stands. Raises ClusterDissolved."""
        ...

    async def claim(
        self, shard_ids: Collection[int], limit: int, *, include_expired: bool
    ) -> tuple[ShardLease, ...]:
        """Take charge of so many of these shards that nobody holds, or nobody who is alive."""
        ...

    async def request_succession(self, shard_id: int) -> bool:
        """Be the heir of a shard, unless somebody else who is alive is it already."""
        ...

    async def mark_successor_ready(self, shard_id: int) -> None:
        """Say that the heir is connected: whoever holds the shard may hand it over."""
        ...

    async def hand_over(self, lease: ShardLease) -> bool:
        """Leave a shard to its heir, if he is ready and alive. Nothing is written any more."""
        ...

    async def release(self, lease: ShardLease) -> None:
        """Leave a shard to whoever claims it. Nothing is written any more."""
        ...

    async def reserve_identify(self, bucket: int, interval: float) -> float:
        """Identify now, and nobody else in that bucket for so long: 0. Or not before so long."""
        ...

    async def identify_delay(self, bucket: int) -> float:
        """How long nobody may identify in a bucket; less than 0 where somebody may."""
        ...

    async def leave_cluster(self) -> None:
        """Be forgotten, also as the heir of whatever was asked for."""
        ...

    def store_for(self, lease: ShardLease) -> Store:
        """The games of a shard; what is written counts only under this epoch."""
        ...
