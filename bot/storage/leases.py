"""Leases of shards: which process owns which, where several share the games of one database.

An epoch counts how often a shard has changed owner, and serves as a fencing token: nothing is
written under an old one, whatever a process believes. That keeps games safe; how long a process
counts as alive only decides how soon another one takes over.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection
from dataclasses import asdict, dataclass

from bot.storage import statements
from bot.storage.connection import Connection, Database, Value, rows_as_json
from bot.storage.fencing import (
    ACQUIRE_LEASE,
    OWNER_KEY,
    REVOKE_SHARD_LEASES,
    Fence,
    ShardLease,
    shard_fence,
)
from bot.storage.meta_store import MetaStore
from bot.storage.settings_cache import SettingsCache
from bot.storage.store import Store

CLUSTER_LOCK_ID = 0x4E455654
"""The advisory lock that serialises processes joining at the same time: "NEVT"."""

SHARDED_SUFFIX = " shards"
"""Follows the number of shards in the value of `OWNER_KEY`, if processes share the games."""

SUCCESSOR_KEY = "lease-successor"
"""The key under which processes store in how many shards they will share the games, while a single
process still owns them.
"""

MIN_IDENTIFY_DELAY = 0.01
"""The shortest delay in seconds until a process asks again for an identify."""

USER_SETTINGS_MAX_AGE = 10.0
"""Seconds after which a process sees the settings that a user has changed in another one."""

_ALIVE = "alive_until > clock_timestamp()"
_IN = "clock_timestamp() + make_interval(secs => CAST(:seconds AS double precision))"
HEARTBEAT = f"""INSERT INTO cluster_member (name, alive_until, leaving, wanted_shards)
    VALUES (:name, {_IN}, CAST(:leaving AS BIGINT) = 1,
        CAST(CAST(:wanted_shards AS TEXT) AS BIGINT[]))
    ON CONFLICT (name) DO UPDATE SET (alive_until, leaving, wanted_shards)
    = (excluded.alive_until, excluded.leaving, excluded.wanted_shards)
    RETURNING (SELECT value FROM meta WHERE key = '{OWNER_KEY}')"""  # noqa: S608
"""Counts a process as alive. A single process counts as leaving: it wants no shards."""

_LEASES = f"""SELECT shard_id, epoch, holder.name, successor.name,
        successor_ready AND successor.name IS NOT NULL, shard_lease.holder IS NULL
    FROM shard_lease
    LEFT JOIN cluster_member AS holder
        ON holder.name = shard_lease.holder AND holder.{_ALIVE}
    LEFT JOIN cluster_member AS successor
        ON successor.name = shard_lease.successor AND successor.{_ALIVE}
        AND NOT successor.leaving
    WHERE shard_count = :shard_count ORDER BY shard_id"""  # noqa: S608
_MEMBERS = f"""SELECT name, leaving, wanted_shards FROM cluster_member
    WHERE {_ALIVE} ORDER BY name"""  # noqa: S608
_ANY_MEMBER_ALIVE = f"""SELECT EXISTS (
        SELECT FROM cluster_member WHERE {_ALIVE} AND name <> :owner
    )"""  # noqa: S608
_FORGET_DEAD_MEMBERS = """DELETE FROM cluster_member
    WHERE alive_until < clock_timestamp() - interval '1 day'"""
_CREATE_LEASES = """INSERT INTO shard_lease (shard_count, shard_id)
    SELECT :shard_count, generate_series(0, CAST(:shard_count AS BIGINT) - 1)
    ON CONFLICT DO NOTHING"""
_LEAVE_TO_PREDECESSOR = f"""UPDATE shard_lease SET holder = :predecessor
    WHERE shard_count = :shard_count
    AND (SELECT value FROM meta WHERE key = '{OWNER_KEY}') = :predecessor"""  # noqa: S608
_TAKE_OVER = f"""WITH ready AS (
        SELECT shard_id, successor FROM shard_lease JOIN cluster_member ON name = successor
        WHERE shard_count = :shard_count AND successor_ready AND {_ALIVE} AND NOT leaving
    ), taken_over AS (
        UPDATE meta SET value = :owner WHERE key = '{OWNER_KEY}' AND value = :predecessor
        AND ((SELECT count(*) FROM ready) = :shard_count
            OR CAST(:include_expired AS BIGINT) = 1 AND NOT EXISTS (
                SELECT FROM cluster_member WHERE name = :predecessor AND {_ALIVE}
            ))
        RETURNING key
    )
    UPDATE shard_lease
    SET epoch = epoch + 1, successor_ready = false,
        holder = (SELECT successor FROM ready WHERE ready.shard_id = shard_lease.shard_id),
        successor = CASE WHEN shard_id NOT IN (SELECT shard_id FROM ready) THEN successor END
    WHERE shard_count = :shard_count AND EXISTS (SELECT FROM taken_over)
    RETURNING shard_id"""  # noqa: S608
_CLAIM = f"""UPDATE shard_lease
    SET epoch = epoch + 1, holder = :name, successor = NULL, successor_ready = false
    FROM (
        SELECT shard_id FROM shard_lease
        WHERE shard_count = :shard_count AND shard_id IN
            (SELECT CAST(value ->> 0 AS BIGINT) FROM json_each(:shard_ids))
        AND (holder IS NULL OR CAST(:include_expired AS BIGINT) = 1
            AND NOT EXISTS (SELECT FROM cluster_member WHERE name = holder AND {_ALIVE}))
        ORDER BY shard_id LIMIT :limit FOR UPDATE SKIP LOCKED
    ) AS free
    WHERE shard_lease.shard_count = :shard_count AND shard_lease.shard_id = free.shard_id
    AND (SELECT value FROM meta WHERE key = '{OWNER_KEY}') = :owner
    RETURNING shard_lease.shard_id, epoch"""  # noqa: S608
_REQUEST_SUCCESSION = f"""UPDATE shard_lease SET successor = :name, successor_ready = false
    WHERE shard_count = :shard_count AND shard_id = :shard_id AND holder <> :name
    AND (successor IS NULL OR successor = :name
        OR NOT EXISTS (
            SELECT FROM cluster_member WHERE name = successor AND {_ALIVE} AND NOT leaving
        ))
    RETURNING shard_id"""  # noqa: S608
_MARK_SUCCESSOR_READY = """UPDATE shard_lease SET successor_ready = true
    WHERE successor = :name AND shard_count = :shard_count AND shard_id = :shard_id"""
_HAND_OVER = f"""UPDATE shard_lease
    SET epoch = epoch + 1, holder = successor, successor = NULL, successor_ready = false
    WHERE shard_count = :shard_count AND shard_id = :shard_id AND epoch = :epoch
    AND successor_ready
    AND EXISTS (
        SELECT FROM cluster_member WHERE name = successor AND {_ALIVE} AND NOT leaving
    )
    RETURNING shard_id"""  # noqa: S608
_RELEASE = """UPDATE shard_lease SET epoch = epoch + 1, holder = NULL
    WHERE shard_count = :shard_count AND shard_id = :shard_id AND epoch = :epoch"""
_RESERVE_IDENTIFY = f"""INSERT INTO identify_bucket AS known (bucket, free_at)
    VALUES (:bucket, {_IN})
    ON CONFLICT (bucket) DO UPDATE SET free_at = excluded.free_at
    WHERE known.free_at <= clock_timestamp()
    RETURNING bucket"""  # noqa: S608
_IDENTIFY_DELAY = """SELECT extract(epoch FROM free_at - clock_timestamp())::float
    FROM identify_bucket WHERE bucket = :bucket"""
_LEAVE = "DELETE FROM cluster_member WHERE name = :name"


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
    predecessor: str | None
    """The single process that owns all games until the members take over from it.

    While it is alive, it is listed as a leaving member that holds every shard.
    """

    def held_by(self, member_name: str) -> tuple[LeaseStatus, ...]:
        return tuple(one for one in self.leases if one.holder == member_name)


class LeaseStore(MetaStore):
    """The operations of one process on leases. Any method may raise StoreError.

    All times are the database's own, in seconds.
    """

    def __init__(
        self, leases: Database, games: Database, open_shard: Callable[[Fence], Database]
    ) -> None:
        """Use `open_lease_store`. Leases have connections of their own, never waiting for games."""
        super().__init__(leases)
        self._games = games
        self._open_shard = open_shard
        self._user_settings = SettingsCache(USER_SETTINGS_MAX_AGE)
        self.shard_count = 0
        """The number of shards, known after `join_cluster`."""

        self.member_name = secrets.token_hex(8)
        """The unique name of this process."""

        self._predecessor: str | None = None

    async def join_cluster(self, shard_count: int, *, adopt_existing: bool) -> int:
        """Join the processes that share the games, with so many shards. Return the number in use.

        If a single process owns the games, it keeps them until `take_over`. Raises
        ShardCountMismatch while live processes use another number, unless that is to be adopted.
        """

        async def work(connection: Connection, _: bool) -> tuple[int, str | None]:
            async with connection.transaction():
                await connection.fetch("SELECT pg_advisory_xact_lock(:lock)", lock=CLUSTER_LOCK_ID)
                owner = await _meta(connection, OWNER_KEY)
                is_single = owner != "" and _shard_count(owner) is None
                used = await self._shard_count_in_use(
                    connection,
                    await _meta(connection, SUCCESSOR_KEY) if is_single else owner,
                    owner,
                )
                if used not in (None, shard_count) and not adopt_existing:
                    raise ShardCountMismatch(used)
                used = used or shard_count
                predecessor = owner if is_single else None
                await self._prepare_leases(connection, used, owner, predecessor)
                return used, predecessor

        self.shard_count, self._predecessor = await self._database.run(work)
        return self.shard_count

    async def _shard_count_in_use(
        self, connection: Connection, cluster: str, owner: str
    ) -> int | None:
        """Return the number of shards of this cluster; None if no process uses it."""
        shard_count = _shard_count(cluster)
        if shard_count is None:
            return None
        [[any_alive]] = await connection.fetch(_ANY_MEMBER_ALIVE, owner=owner)
        return shard_count if any_alive else None

    async def _prepare_leases(
        self, connection: Connection, shard_count: int, owner: str, predecessor: str | None
    ) -> None:
        cluster = f"{shard_count}{SHARDED_SUFFIX}"
        if predecessor is None and owner != cluster:
            await connection.fetch(REVOKE_SHARD_LEASES + ACQUIRE_LEASE, process=cluster)
        await connection.fetch(_CREATE_LEASES, shard_count=shard_count)
        if predecessor is not None:
            await connection.write(statements.SET_META, key=SUCCESSOR_KEY, value=cluster)
            await connection.fetch(
                _LEAVE_TO_PREDECESSOR, shard_count=shard_count, predecessor=predecessor
            )
        await connection.fetch(_FORGET_DEAD_MEMBERS)

    async def heartbeat(
        self, lease_duration: float, *, leaving: bool, wanted_shards: Collection[int] | None
    ) -> ClusterState:
        """Count as alive for so long, and return the cluster's state. Raises ClusterDissolved."""
        wanted = None if wanted_shards is None else f"{{{','.join(map(str, wanted_shards))}}}"
        alive = {"seconds": lease_duration, "leaving": int(leaving), "wanted_shards": wanted}

        async def work(connection: Connection, _: bool) -> ClusterState:
            [[owner]] = await connection.fetch(HEARTBEAT, name=self.member_name, **alive)
            if owner == self._owner:
                self._predecessor = None
            elif owner != self._predecessor:
                raise ClusterDissolved
            leases = await connection.fetch(_LEASES, shard_count=self.shard_count)
            members = await connection.fetch(_MEMBERS)
            return ClusterState(
                tuple(LeaseStatus(*row) for row in leases),
                tuple(
                    ClusterMember(name, leaves, None if some is None else frozenset(some))
                    for name, leaves, some in members
                ),
                self._predecessor,
            )

        return await self._database.run(work)

    @property
    def _owner(self) -> str:
        return f"{self.shard_count}{SHARDED_SUFFIX}"

    async def take_over(self, *, include_expired: bool) -> bool:
        """Take all games over from the single process, once every shard has a ready successor.

        With `include_expired`, also if that process is not alive. Return whether that was done.
        The successors that are ready own their shards then, and the others may be claimed.
        """
        return bool(
            await self._fetch(
                _TAKE_OVER,
                shard_count=self.shard_count,
                owner=self._owner,
                predecessor=self._predecessor,
                include_expired=int(include_expired),
            )
        )

    async def claim(
        self, shard_ids: Collection[int], limit: int, *, include_expired: bool
    ) -> tuple[ShardLease, ...]:
        """Claim up to so many of these shards that have no live owner. Return the leases."""
        rows = await self._fetch(
            _CLAIM,
            name=self.member_name,
            shard_count=self.shard_count,
            shard_ids=rows_as_json([shard_id] for shard_id in shard_ids),
            limit=limit,
            include_expired=int(include_expired),
            owner=self._owner,
        )
        return tuple(ShardLease(self.shard_count, *row) for row in rows)

    async def request_succession(self, shard_id: int) -> bool:
        """Become the successor of a shard, unless another live process is that does not leave."""
        return bool(await self._fetch(_REQUEST_SUCCESSION, **self._own(shard_id)))

    async def mark_successor_ready(self, shard_id: int) -> None:
        """Report that the successor is connected: the owner may hand the shard over."""
        await self._fetch(_MARK_SUCCESSOR_READY, **self._own(shard_id))

    def _own(self, shard_id: int) -> dict[str, Value]:
        return {"name": self.member_name, "shard_count": self.shard_count, "shard_id": shard_id}

    async def hand_over(self, lease: ShardLease) -> bool:
        """Hand a shard over to its successor, if it is ready and alive; stop writing."""
        return bool(await self._fetch(_HAND_OVER, **asdict(lease)))

    async def release(self, lease: ShardLease) -> None:
        """Release a shard to any process; stop writing."""
        await self._fetch(_RELEASE, **asdict(lease))

    async def reserve_identify(self, bucket: int, interval: float) -> float:
        """Reserve the bucket for identifying, for so long. Return 0, or the seconds to wait."""
        if await self._fetch(_RESERVE_IDENTIFY, bucket=bucket, seconds=interval):
            return 0.0
        return max(MIN_IDENTIFY_DELAY, await self.identify_delay(bucket))

    async def identify_delay(self, bucket: int) -> float:
        """Return the seconds until a bucket is free for identifying; negative if it is."""
        return await self._value(float, _IDENTIFY_DELAY, bucket=bucket) or 0.0

    async def leave_cluster(self) -> None:
        """Leave the cluster, also as the successor of any shard."""
        # A process that is not listed can be nobody's successor.
        await self._fetch(_LEAVE, name=self.member_name)

    def store_for(self, lease: ShardLease) -> Store:
        """Return the games of a shard; writes succeed only under the epoch of this lease."""
        return Store(
            self._open_shard(shard_fence(lease)),
            shard_count=lease.shard_count,
            shard_id=lease.shard_id,
            user_settings=self._user_settings,
        )

    async def close(self) -> None:
        """Close all connections, also those of the games. A second call does nothing."""
        await self._games.close()
        await super().close()


async def _meta(connection: Connection, key: str) -> str:
    """Return the value under a key; an empty string if there is none."""
    rows = await connection.fetch(statements.META, key=key)
    return str(rows[0][0]) if rows else ""


def _shard_count(owner: str) -> int | None:
    """Return the number of shards in which processes share the games; None for one process."""
    return int(owner.removesuffix(SHARDED_SUFFIX)) if owner.endswith(SHARDED_SUFFIX) else None
