"""Acquires and renews the leases of a process's shards, and hands shards over.

Every heartbeat tells the database that the process is alive, and returns the state of the whole
cluster, on which all decisions are based. Games do not depend on this for their safety: stale
writes are fenced by the epochs. This module makes sure that every shard soon has a holder.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Protocol

from bot.sharding.assignment import ShardAssignment
from bot.storage.errors import StoreError
from bot.storage.fencing import ShardLease
from bot.storage.leases import ClusterDissolved, ClusterState, LeaseStore

log = logging.getLogger(__name__)

LEASE_DURATION = 4.0
"""Seconds after its last heartbeat for which a process counts as alive."""

HEARTBEAT_INTERVAL = 1.0
"""Seconds between two heartbeats."""

HANDOVER_INTERVAL = 0.1
"""Seconds between two heartbeats during a handover."""


HANDOVER_DRAIN_TIMEOUT = 0.7
"""Seconds to finish the work in flight before a shard is handed over."""


class ShardHost(Protocol):
    """Connects and runs shards for the lease manager."""

    async def connect_shard(self, shard_id: int) -> None:
        """Connect to Discord as this shard, and wait until its servers are known."""

    async def on_lease_acquired(self, lease: ShardLease) -> None:
        """Start to run the shard."""

    async def drain(self, shard_id: int, grace_seconds: float) -> None:
        """Start nothing new in the shard, and finish what runs within this time."""

    async def disconnect_shard(self, shard_id: int) -> None:
        """Disconnect the shard from Discord, and cancel what still runs."""

    @property
    def connected_shards(self) -> frozenset[int]:
        """The shards that are connected or connecting."""

    async def has_identify_budget(self, connections: int) -> bool:
        """Return whether Discord allows this many connections, with some left for emergencies."""

    def on_cluster_dissolved(self) -> None:
        """Called when other processes hold all shards, so that this one has nothing left to do."""


class LeaseManager:
    """Runs one task that sends heartbeats until the process leaves the cluster."""

    def __init__(
        self,
        lease_store: LeaseStore,
        host: ShardHost,
        wanted_shards: frozenset[int] | None,
        *,
        lease_duration: float = LEASE_DURATION,
        heartbeat_interval: float = HEARTBEAT_INTERVAL,
    ) -> None:
        """`wanted_shards` are the shards to hold; None for an equal share of all."""
        self._lease_store, self._host, self._wanted_shards = lease_store, host, wanted_shards
        self._lease_duration, self._heartbeat_interval = lease_duration, heartbeat_interval
        self._leases = dict[int, ShardLease]()
        self._handovers = dict[int, asyncio.Task[None]]()
        self._successions = dict[int, asyncio.Task[None]]()
        self._has_handed_over = False
        self._has_rebalanced = False
        self._leaving = False
        self._has_predecessor = False
        self._heartbeats = 0
        self._leases_valid_until = self._healthy_since = 0.0
        self._wake_event = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start to send heartbeats."""
        self._task = asyncio.create_task(self._run(), name="heartbeats")

    def wake(self) -> None:
        """Send the next heartbeat at once."""
        self._wake_event.set()

    @property
    def owned_shards(self) -> tuple[int, ...]:
        """The shards whose leases this process holds."""
        return tuple(sorted(self._leases))

    def owns(self, shard_id: int) -> bool:
        """Whether this process holds a valid lease of the shard and is not handing it over."""
        sure = time.monotonic() < self._leases_valid_until
        return sure and shard_id in self._leases and shard_id not in self._handovers

    def is_successor(self, shard_id: int) -> bool:
        """Return whether this process is to take the shard over."""
        return shard_id in self._successions

    async def wait_until_owned(self, shard_id: int, grace_seconds: float) -> bool:
        """Wait until this process owns the shard. Return False if it does not within this time."""
        until = time.monotonic() + grace_seconds
        while not self.owns(shard_id):
            if time.monotonic() > until:
                return False
            await asyncio.sleep(HANDOVER_INTERVAL / 2)
        return True

    async def leave_cluster(self, grace_seconds: float) -> None:
        """Hand all shards over to living processes, if there are any, and leave."""
        self._leaving = True
        for shard_id in list(self._successions):
            self._successions.pop(shard_id).cancel()
        until = time.monotonic() + grace_seconds
        while self._task is not None and self._leases and time.monotonic() < until:
            self.wake()
            await asyncio.sleep(HANDOVER_INTERVAL)
            if time.monotonic() > self._leases_valid_until + self._lease_duration:
                # The database is out of reach. The others will notice that the leases expire.
                break
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await asyncio.gather(*self._handovers.values(), return_exceptions=True)
        try:
            for shard_id, lease in list(self._leases.items()):
                await self._release(shard_id, lease)
            await self._lease_store.leave_cluster()
        except StoreError as error:
            log.warning("the leases will expire: %s", error)

    async def _run(self) -> None:
        while True:
            self._wake_event.clear()
            try:
                await self._heartbeat()
            except StoreError as error:
                log.warning("heartbeat failed: %s", error)
                self._healthy_since = 0.0
            except ClusterDissolved:
                log.warning("other processes have taken all shards over")
                self._host.on_cluster_dissolved()
                return
            except Exception:
                log.exception("heartbeat failed unexpectedly")
            is_successor_ready = any(task.done() for task in self._successions.values())
            # A single process may play on for long, until others are connected, too.
            is_urgent = (
                self._handovers
                or self._leaving
                or (is_successor_ready and not self._has_predecessor)
            )
            with suppress(TimeoutError):
                async with asyncio.timeout(
                    HANDOVER_INTERVAL if is_urgent else self._heartbeat_interval
                ):
                    await self._wake_event.wait()

    async def _heartbeat(self) -> None:
        began = time.monotonic()
        cluster = await self._lease_store.heartbeat(
            self._lease_duration, leaving=self._leaving, wanted_shards=self._wanted_shards
        )
        if not self._healthy_since or began > self._leases_valid_until:
            # The other processes were cut off, too: give them the full duration to come back.
            self._healthy_since = time.monotonic()
        self._leases_valid_until = began + self._lease_duration
        self._heartbeats += 1
        assignment = ShardAssignment(cluster, self._lease_store.member_name, self._wanted_shards)
        await self._drop_lost_leases(cluster)
        await self._accept_new_leases(assignment)
        self._start_handovers(assignment)
        self._has_predecessor = cluster.predecessor is not None
        if self._has_predecessor and not self._leaving:
            await self._take_over_from_predecessor()
        # The first heartbeat lets processes that start at the same time see each other.
        if self._heartbeats > 1 and not self._leaving:
            await self._claim_unowned(assignment)
            await self._request_successions(assignment)

    async def _take_over_from_predecessor(self) -> None:
        if await self._lease_store.take_over(include_expired=self._is_healthy):
            log.info("the games were taken over from a single process")
            self.wake()

    @property
    def _is_healthy(self) -> bool:
        """Whether the database has answered for so long that living processes have renewed."""
        return time.monotonic() - self._healthy_since >= self._lease_duration

    async def _drop_lost_leases(self, cluster: ClusterState) -> None:
        epochs = {
            status.shard_id: status.epoch
            for status in cluster.held_by(self._lease_store.member_name)
        }
        for shard_id, lease in list(self._leases.items()):
            if epochs.get(shard_id) != lease.epoch and shard_id not in self._handovers:
                log.warning("shard %s was taken over by another process", shard_id)
                del self._leases[shard_id]
                await self._host.drain(shard_id, 0)
                # A process that was away for so long counts as a new one.
                self._has_rebalanced = bool(self._leases)
        for status in cluster.leases:
            succession = self._successions.get(status.shard_id)
            if succession is not None and self._lease_store.member_name not in (
                status.successor,
                status.holder,
            ):
                log.info("no longer successor of shard %s", status.shard_id)
                succession.cancel()
                del self._successions[status.shard_id]
        for shard_id in self._host.connected_shards - {
            *self._leases,
            *self._successions,
            *self._handovers,
        }:
            if shard_id not in epochs:
                await self._host.disconnect_shard(shard_id)

    async def _accept_new_leases(self, assignment: ShardAssignment) -> None:
        for status in assignment.own_leases:
            if status.shard_id not in self._leases and status.shard_id not in self._handovers:
                lease = ShardLease(self._lease_store.shard_count, status.shard_id, status.epoch)
                self._leases[status.shard_id] = lease
                succession = self._successions.pop(status.shard_id, None)
                log.info("acquired shard %s with epoch %s", status.shard_id, status.epoch)
                await self._host.on_lease_acquired(lease)
                if succession is not None and not succession.done():
                    # The holder died meanwhile. `on_lease_acquired` connects the shard in any case.
                    succession.cancel()

    def _start_handovers(self, assignment: ShardAssignment) -> None:
        for status in assignment.own_leases:
            lease = self._leases.get(status.shard_id)
            if lease is None or status.shard_id in self._handovers:
                continue
            if status.successor_ready:
                self._start_handover(status.shard_id, self._hand_over(status.shard_id, lease))
            elif (
                self._leaving
                and status.successor is None
                and not assignment.is_wanted_by_others(status.shard_id)
            ):
                self._start_handover(status.shard_id, self._release(status.shard_id, lease))
        if (
            self._has_handed_over
            and self._wanted_shards is not None
            and not (self._leases or self._leaving)
        ):
            # A newer process wanted exactly these shards: like a single process, the old one ends.
            self._host.on_cluster_dissolved()

    def _start_handover(self, shard_id: int, work: Coroutine[Any, Any, None]) -> None:
        task = self._handovers[shard_id] = asyncio.create_task(work, name=f"hand-over-{shard_id}")
        task.add_done_callback(lambda done: self._on_handover_done(shard_id, done))

    def _on_handover_done(self, shard_id: int, task: asyncio.Task[None]) -> None:
        self._handovers.pop(shard_id, None)
        self.wake()
        if not task.cancelled() and (error := task.exception()) is not None:
            log.warning("shard %s could not be handed over: %s", shard_id, error)

    async def _hand_over(self, shard_id: int, lease: ShardLease) -> None:
        await self._host.drain(shard_id, HANDOVER_DRAIN_TIMEOUT)
        # No longer the owner, as far as this process knows. If the successor died, the next
        # heartbeat brings the lease back.
        self._leases.pop(shard_id, None)
        if await self._lease_store.hand_over(lease):
            log.info("handed over shard %s", shard_id)
            self._has_handed_over = True
            await self._host.disconnect_shard(shard_id)

    async def _release(self, shard_id: int, lease: ShardLease) -> None:
        await self._host.drain(shard_id, HANDOVER_DRAIN_TIMEOUT)
        self._leases.pop(shard_id, None)
        await self._lease_store.release(lease)
        await self._host.disconnect_shard(shard_id)

    async def _claim_unowned(self, assignment: ShardAssignment) -> None:
        free = assignment.claimable
        if not free:
            return
        healthy = self._is_healthy
        if not healthy and not any(status.released for status in free):
            return
        shards = [status.shard_id for status in free]
        if await self._lease_store.claim(shards, assignment.claim_limit, include_expired=healthy):
            self.wake()

    async def _request_successions(self, assignment: ShardAssignment) -> None:
        wanted = assignment.shards_to_inherit(len(self._successions))
        if not self._has_rebalanced and assignment.all_held:
            self._has_rebalanced = True
            rebalanced = assignment.shards_to_rebalance()
            if rebalanced and (
                self._wanted_shards is not None
                or await self._host.has_identify_budget(len(rebalanced))
            ):
                wanted = tuple(dict.fromkeys((*wanted, *rebalanced)))
        for shard_id in wanted:
            if shard_id not in self._successions and await self._lease_store.request_succession(
                shard_id
            ):
                log.info("successor of shard %s", shard_id)
                self._successions[shard_id] = asyncio.create_task(self._become_successor(shard_id))

    async def _become_successor(self, shard_id: int) -> None:
        await self._host.connect_shard(shard_id)
        while True:
            try:
                await self._lease_store.mark_successor_ready(shard_id)
            except StoreError as error:
                log.warning("cannot report a ready successor yet: %s", error)
                await asyncio.sleep(self._heartbeat_interval)
            else:
                return
