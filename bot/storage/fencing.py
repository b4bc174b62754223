"""Fences: what a process has to hold in order to write, asked inside the statement that writes.

Where the database locks rows, the lease is locked until the write is done. So a process that takes
over waits for writes in progress, and one whose lease has passed on finds out here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.storage.connection import Value

OWNER_KEY = "lease-owner"
"""The key under which the database stores which process may write, or that several share it."""

ACQUIRE_LEASE = f"""INSERT INTO meta (key, value) VALUES ('{OWNER_KEY}', :process)
    ON CONFLICT (key) DO UPDATE SET value = excluded.value RETURNING key"""  # noqa: S608
"""Make one process the only writer of all games."""

REVOKE_SHARD_LEASES = """WITH revoked AS (
        UPDATE shard_lease
        SET epoch = epoch + 1, holder = NULL, successor = NULL, successor_ready = false
    ), forgotten AS (
        DELETE FROM cluster_member
    )
"""
"""Goes before `ACQUIRE_LEASE` where there are shards: whoever was alive has lost its leases."""


@dataclass(frozen=True, slots=True)
class Fence:
    """The right to write: all games as the single process, or the games of one shard."""

    lease: str
    """Selects the row of the lease."""

    may_write: str
    """Whether `lease` still allows to write."""

    values: Mapping[str, Value]
    """The parameters of both."""

    def guard(self, statement: str) -> str:
        """Return the common table expressions that a statement which asks `MAY_WRITE` needs."""
        return f"""WITH lease AS MATERIALIZED ({self.lease} FOR SHARE),
    fence AS MATERIALIZED (SELECT {self.may_write} AS may_write)
{statement}"""

    @property
    def condition(self) -> str:
        """Return whether the caller may write, where common table expressions are not allowed."""
        return self.may_write.replace("FROM lease", f"FROM ({self.lease}) AS lease")

    @property
    def check(self) -> str:
        """Return a statement that selects whether the caller may write, without any lock."""
        return f"WITH lease AS MATERIALIZED ({self.lease}) SELECT {self.may_write}"


def process_fence(process: str | None) -> Fence:
    """Return the fence of a process that owns all games; None before it has acquired the lease."""
    return Fence(
        f"SELECT value FROM meta WHERE key = '{OWNER_KEY}'",  # noqa: S608
        "NOT EXISTS (SELECT 1 FROM lease WHERE value <> CAST(:fence_process AS TEXT))",
        {"fence_process": process},
    )


@dataclass(frozen=True, slots=True)
class ShardLease:
    """The lease of one shard: its number, the number of shards, and the epoch."""

    shard_count: int
    shard_id: int
    epoch: int


def shard_fence(lease: ShardLease) -> Fence:
    """Return the fence of a shard's lease."""
    return Fence(
        """SELECT epoch FROM shard_lease
        WHERE shard_count = :fence_count AND shard_id = :fence_shard""",
        "EXISTS (SELECT 1 FROM lease WHERE epoch = :fence_epoch)",
        {
            "fence_count": lease.shard_count,
            "fence_shard": lease.shard_id,
            "fence_epoch": lease.epoch,
        },
    )
