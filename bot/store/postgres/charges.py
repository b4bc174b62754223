"""Who is in charge of which shard, kept in PostgreSQL beside the games."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from datetime import timedelta
from typing import Any, Self, cast

from bot.store.address import Address
from bot.store.charges import Charge, Charges, Holding, Member, NoSharing, OtherShards, Standing
from bot.store.contract import Store
from bot.store.postgres import reading, writing
from bot.store.postgres.connections import Connection, Connections
from bot.store.postgres.opening import naming_faults, prepare, settings
from bot.store.postgres.store import PostgresStore

LOCK = 0x4E455654
"""What processes that enter at the same moment wait for each other by: "NEVT"."""

SHARING = " shards"
"""What stands behind their number where the database says who may write, when several share it."""

FOR_GAMES, FOR_CHARGES = 7, 1
"""Connections of a process. Whoever says that it is alive never waits for games."""

SOONEST = 0.01
"""Seconds after which whoever came second asks again, at the earliest."""

_ALIVE = "alive_until > clock_timestamp()"

_BEAT = """INSERT INTO process (name, alive_until, leaving, wanted)
    VALUES ($1, clock_timestamp() + $2::interval, $3, $4::bigint[])
    ON CONFLICT (name) DO UPDATE SET (alive_until, leaving, wanted)
    = (excluded.alive_until, excluded.leaving, excluded.wanted)
    RETURNING (SELECT value FROM meta WHERE key = 'in-charge')"""

_HOLDINGS = f"""SELECT shard, epoch, holder.name AS holder, heir.name AS heir,
        heir_ready AND heir.name IS NOT NULL AS heir_ready, charge.holder IS NULL AS released
    FROM charge
    LEFT JOIN process AS holder ON holder.name = charge.holder AND holder.{_ALIVE}
    LEFT JOIN process AS heir ON heir.name = charge.heir AND heir.{_ALIVE}
    WHERE shards = $1 ORDER BY shard"""  # noqa: S608

_MEMBERS = f"SELECT name, leaving, wanted FROM process WHERE {_ALIVE} ORDER BY name"  # noqa: S608

_ANYBODY = f"SELECT EXISTS (SELECT FROM process WHERE {_ALIVE})"  # noqa: S608

_CLAIM = f"""UPDATE charge SET epoch = epoch + 1, holder = $1, heir = NULL, heir_ready = false
    FROM (
        SELECT shard FROM charge
        WHERE shards = $2 AND shard = ANY ($3::bigint[])
        AND (holder IS NULL OR $5
            AND NOT EXISTS (SELECT FROM process WHERE name = holder AND {_ALIVE}))
        ORDER BY shard LIMIT $4 FOR UPDATE SKIP LOCKED
    ) AS free
    WHERE charge.shards = $2 AND charge.shard = free.shard
    AND (SELECT value FROM meta WHERE key = 'in-charge') = $6
    RETURNING charge.shard, epoch"""  # noqa: S608

_ASK = f"""UPDATE charge SET heir = $1, heir_ready = false
    WHERE shards = $2 AND shard = $3 AND holder <> $1 AND (heir IS NULL OR heir = $1
        OR NOT EXISTS (SELECT FROM process WHERE name = heir AND {_ALIVE}))
    RETURNING 1"""  # noqa: S608

_READY = "UPDATE charge SET heir_ready = true WHERE heir = $1 AND shards = $2 AND shard = $3"

_HAND_OVER = f"""UPDATE charge SET epoch = epoch + 1, holder = heir, heir = NULL, heir_ready = false
    WHERE shards = $1 AND shard = $2 AND epoch = $3 AND heir_ready
    AND EXISTS (SELECT FROM process WHERE name = heir AND {_ALIVE})
    RETURNING 1"""  # noqa: S608

_RELEASE = """UPDATE charge SET epoch = epoch + 1, holder = NULL
    WHERE shards = $1 AND shard = $2 AND epoch = $3"""

_IDENTIFY = """INSERT INTO identify AS known (bucket, free_at)
    VALUES ($1, clock_timestamp() + $2::interval)
    ON CONFLICT (bucket) DO UPDATE SET free_at = clock_timestamp() + $2::interval
    WHERE known.free_at <= clock_timestamp()
    RETURNING true"""

_UNTIL_IDENTIFY = """SELECT extract(epoch FROM free_at - clock_timestamp())::float
    FROM identify WHERE bucket = $1"""

_SET_META = """INSERT INTO meta (key, value) VALUES ($1, $2)
    ON CONFLICT (key) DO UPDATE SET value = excluded.value"""


class ShardStore(PostgresStore):
    """The games of one shard, over the connections that all shards of a process share."""

    def __init__(self, connections: Connections, charge: Charge) -> None:
        super().__init__(connections)
        self._right = writing.right_to(charge)
        self._shard = (charge.shards, charge.shard)

    async def take_over(self) -> None:
        """Whoever has this is in charge already, or will never be."""

    async def close(self) -> None:
        """The connections stay: other shards use them."""


class PostgresCharges(Charges):
    """Keeps the promises of `Charges`."""

    def __init__(self, games: Connections, charges: Connections) -> None:
        """Use `PostgresCharges.open`."""
        self._games, self._charges = games, charges
        self.shards = 0
        self.name = secrets.token_hex(8)

    @classmethod
    async def open(cls, address: Address) -> Self:
        """Open the database and bring it up to date. Raises StoreUnusable."""
        await prepare(address)
        told = settings(address)
        with naming_faults(address):
            return cls(
                await Connections.open(address.dsn, told, FOR_GAMES),
                await Connections.open(address.dsn, told, FOR_CHARGES),
            )

    async def enter(self, shards: int, *, adopt: bool) -> int:
        async def work(connection: Connection, _: bool) -> int:
            async with connection.transaction():
                await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
                before = await connection.fetchval(reading.META, writing.IN_CHARGE) or ""
                others = int(before.removesuffix(SHARING)) if before.endswith(SHARING) else shards
                if others != shards and await connection.fetchval(_ANYBODY):
                    if not adopt:
                        raise OtherShards(others)
                    return others
                if before != f"{shards}{SHARING}":
                    await connection.execute(writing.TAKE_OVER, f"{shards}{SHARING}")
                await connection.execute(
                    """INSERT INTO charge (shards, shard)
                    SELECT $1::bigint, generate_series(0, $1::bigint - 1)
                    ON CONFLICT DO NOTHING""",
                    shards,
                )
                # Of those who are gone for a day nobody need know any more.
                await connection.execute(
                    "DELETE FROM process WHERE alive_until < clock_timestamp() - interval '1 day'"
                )
                return shards

        self.shards = await self._charges.run(work)
        return self.shards

    async def beat(
        self, lease: float, *, leaving: bool, wanted: Collection[int] | None
    ) -> Standing:
        wants = None if wanted is None else sorted(wanted)
        alive = (self.name, timedelta(seconds=lease), leaving, wants)

        async def work(connection: Connection, _: bool) -> Standing:
            if await connection.fetchval(_BEAT, *alive) != f"{self.shards}{SHARING}":
                raise NoSharing
            return Standing(
                tuple(Holding(*row) for row in await connection.fetch(_HOLDINGS, self.shards)),
                tuple(
                    Member(name, leaves, None if some is None else frozenset(some))
                    for name, leaves, some in await connection.fetch(_MEMBERS)
                ),
            )

        return await self._charges.run(work)

    async def claim(
        self, shards: Collection[int], most: int, *, of_the_dead: bool
    ) -> tuple[Charge, ...]:
        sharing = f"{self.shards}{SHARING}"
        asked = (self.name, self.shards, list(shards), most, of_the_dead, sharing)

        async def work(connection: Connection, _: bool) -> tuple[Charge, ...]:
            rows = await connection.fetch(_CLAIM, *asked)
            return tuple(Charge(self.shards, *row) for row in rows)

        return await self._charges.run(work)

    async def ask_for(self, shard: int) -> bool:
        return bool(await self._value(_ASK, self.name, self.shards, shard))

    async def is_ready(self, shard: int) -> None:
        await self._value(_READY, self.name, self.shards, shard)

    async def hand_over(self, charge: Charge) -> bool:
        return bool(await self._value(_HAND_OVER, charge.shards, charge.shard, charge.epoch))

    async def release(self, charge: Charge) -> None:
        await self._value(_RELEASE, charge.shards, charge.shard, charge.epoch)

    async def identify(self, bucket: int, every: float) -> float:
        if await self._value(_IDENTIFY, bucket, timedelta(seconds=every)):
            return 0.0
        return max(SOONEST, await self.until_identify(bucket))

    async def until_identify(self, bucket: int) -> float:
        return float(await self._value(_UNTIL_IDENTIFY, bucket) or 0.0)

    async def leave(self) -> None:
        # Who is not there is nobody's heir any more.
        await self._value("DELETE FROM process WHERE name = $1", self.name)

    def store(self, charge: Charge) -> Store:
        return ShardStore(self._games, charge)

    async def check(self) -> None:
        await self._value("SELECT 1")

    async def meta(self, key: str) -> str | None:
        return cast("str | None", await self._value(reading.META, key))

    async def set_meta(self, key: str, value: str) -> None:
        await self._value(_SET_META, key, value)

    async def _value(self, sql: str, *values: Any) -> Any:
        async def work(connection: Connection, _: bool) -> Any:
            return await connection.fetchval(sql, *values)

        return await self._charges.run(work)

    async def close(self) -> None:
        await self._games.close()
        await self._charges.close()
