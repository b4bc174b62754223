"""Leases of shards: which process owns which, where several share the games of one database.

An epoch counts how often a shard has changed owner, and serves as a fencing token: nothing is
written under an old one, whatever a process believes. That keeps games safe; how long a process
counts as alive only decides how soon another one takes over.
"""

from __future__ import annotations

from dataclasses import dataclass


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
