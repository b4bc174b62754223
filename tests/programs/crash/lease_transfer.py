"""Lets two processes take a shard from each other while both go on writing.

    python -m tests.programs.crash.lease_transfer --take-overs 400

Counts the late writes: those committed by a lease of an old epoch after the next epoch began.
Exits with 1 if there are any.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from bot.storage.errors import LeaseLost
from bot.storage.fencing import Fence, ShardLease
from bot.storage.leases import LeaseStore
from bot.storage.locations import open_lease_store
from bot.storage.postgres.connection import join_statements
from bot.storage.postgres_url import PostgresUrl
from bot.storage.records import CommitResult
from bot.storage.store import Store
from tests.support.fake_discord.server import wait_until
from tests.support.postgres import PostgresServer, running_postgres
from tests.support.storage.records import create_lobby, game_update, stored_game

GAMES = 6
TAKEOVER_INTERVAL = 0.02
"""Seconds between takeovers."""

MIN_WRITES = 3
"""Writes between two takeovers, even if they take longer than `TAKEOVER_INTERVAL`."""

LEASE_SECONDS = 600.0

# The server itself records when transactions commit.
RECORD_EPOCH_CHANGES = """CREATE TABLE begun (epoch BIGINT);
    CREATE FUNCTION note_epoch() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN INSERT INTO begun VALUES (new.epoch); RETURN NULL; END; $$;
    CREATE TRIGGER noting AFTER UPDATE OF epoch ON shard_lease
    FOR EACH ROW EXECUTE FUNCTION note_epoch()"""

COUNT_LATE_WRITES = """SELECT count(*), count(*) FILTER (WHERE pg_xact_commit_timestamp(move.xmin)
        > pg_xact_commit_timestamp(begun.xmin))
    FROM move LEFT JOIN begun ON begun.epoch = action::bigint + 1 WHERE kind = 'move'"""


@contextmanager
def fencing_lock_disabled() -> Iterator[None]:
    """Read the lease without locking it while the block runs."""
    guard = Fence.guard
    setattr(Fence, "guard", lambda fence, sql: guard(fence, sql).replace(" FOR SHARE", ""))  # noqa: B010
    join_statements.cache_clear()
    try:
        yield
    finally:
        setattr(Fence, "guard", guard)  # noqa: B010
        join_statements.cache_clear()


async def count_late_writes(server: PostgresServer, name: str, take_overs: int) -> int:
    """Transfer a shard this often between two processes, and return the number of late writes."""
    url = server.address(name)
    processes = [await _join(url) for _ in range(2)]
    (lease,) = await processes[0].claim([0], 1, include_expired=True)
    games = [
        await create_lobby(processes[0].store_for(lease), channel_id=channel)
        for channel in range(1, GAMES + 1)
    ]
    await server.execute(RECORD_EPOCH_CHANGES, name)
    writers: list[asyncio.Task[None]] = []
    for number in range(take_overs):
        store, epoch = processes[number % 2].store_for(lease), lease.epoch
        written = list[int]()
        writers += [
            asyncio.create_task(_write_until_refused(store, epoch, game, written)) for game in games
        ]
        await asyncio.sleep(TAKEOVER_INTERVAL)
        assert await wait_until(lambda: len(written) >= MIN_WRITES, LEASE_SECONDS)  # noqa: B023
        lease = await _take_over(processes[(number + 1) % 2], processes[number % 2])
    await asyncio.gather(*writers)
    for process in processes:
        await process.close()
    [(written, late)] = await server.fetch(COUNT_LATE_WRITES, database=name)
    assert written > take_overs, "too few writes"
    return int(late)


async def _join(url: PostgresUrl) -> LeaseStore:
    process = await open_lease_store(url)
    await process.join_cluster(1, adopt_existing=False)
    await process.heartbeat(LEASE_SECONDS, leaving=False, wanted_shards=None)
    return process


async def _take_over(new: LeaseStore, old: LeaseStore) -> ShardLease:
    """Expire the lease of the old process without its knowledge, and claim the shard."""
    await old.heartbeat(0.0, leaving=False, wanted_shards=None)
    while True:
        if leases := await new.claim([0], 1, include_expired=True):
            await new.heartbeat(LEASE_SECONDS, leaving=False, wanted_shards=None)
            return leases[0]


async def _write_until_refused(store: Store, epoch: int, game_id: int, written: list[int]) -> None:
    """Write as often as possible until a write is refused; note each in `written`."""
    try:
        ply = (await stored_game(store, game_id)).ply
        while True:
            result = await store.commit(game_update(game_id, ply, action=str(epoch)))
            written.append(ply)
            is_made = result is CommitResult.COMMITTED
            ply = ply + 1 if is_made else (await stored_game(store, game_id)).ply
    except LeaseLost:
        return


async def _count(server: PostgresServer, take_overs: int) -> int:
    return await count_late_writes(server, await server.acquire_database(), take_overs)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.programs.crash.lease_transfer")
    parser.add_argument("--take-overs", type=int, default=400)
    options = parser.parse_args()
    with running_postgres() as server:
        late = asyncio.run(_count(server, options.take_overs))
    print(f"{options.take_overs} takeovers during writes, late writes: {late}")
    return 1 if late else 0


if __name__ == "__main__":
    sys.exit(main())
