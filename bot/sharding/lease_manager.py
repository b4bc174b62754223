"""Keeps a process in charge of its shards, and out of charge of all others.

A beat a second tells the database that the process is alive, and the process how everything
stands: what it sees there is what it goes by, whatever it asked for before. Nothing here keeps
games safe, the epochs do; it sees to it that somebody is in charge of every shard, soon.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import Any, Protocol

from bot.sharding.assignment import ShardAssignment
from bot.storage.contract import StoreError
from bot.storage.leases import ClusterDissolved, ClusterState, LeaseStore, ShardLease

log = logging.getLogger(__name__)

LEASE_DURATION = 4.0
"""Seconds for which a process counts as alive after it said so."""

HEARTBEAT_INTERVAL = 1.0
"""Seconds between two beats."""

HANDOVER_INTERVAL = 0.1
"""The same while something changes hands."""


HANDOVER_DRAIN_TIMEOUT = 0.7
"""Seconds in which is finished what is under way when a shard is handed over."""


class ShardHost(Protocol):
    """What has shards, and does what has to be done about them."""

    async def connect_shard(self, shard_id: int) -> None:
        """Connect to Discord as this shard, and wait until its servers are known."""

    async def on_lease_acquired(self, lease: ShardLease) -> None:
        """Be in charge from now on."""

    async def drain(self, shard_id: int, grace_seconds: float) -> None:
        """Finish what is under way, within so many seconds, and begin nothing new."""

    async def disconnect_shard(self, shard_id: int) -> None:
        """Be connected no more; what is still under way ends."""

    @property
    def connected_shards(self) -> frozenset[int]:
        """The shards as which it is connected, or about to be."""

    async def has_identify_budget(self, connections: int) -> bool:
        """Whether Discord allows so many new connections without need."""

    def on_cluster_dissolved(self) -> None:
        """Others have all games now: this process has nothing left to do."""


class LeaseManager:
    """One task that beats until the process leaves."""

    def __init__(
        self,
        lease_store: LeaseStore,
        host: ShardHost,
        wanted_shards: frozenset[int] | None,
        *,
        lease_duration: float = LEASE_DURATION,
        heartbeat_interval: float = HEARTBEAT_INTERVAL,
    ) -> None:
        """`wanted_shards` are the shards to be in charge of; None: a share of all there are."""
        self._lease_store, self._host, self._wanted_shards = lease_store, host, wanted_shards
        self._lease_duration, self._heartbeat_interval = lease_duration, heartbeat_interval
        self._leases = dict[int, ShardLease]()
        self._handovers = dict[int, asyncio.Task[None]]()
        self._successions = dict[int, asyncio.Task[None]]()
        self._has_handed_over = False
        self._has_rebalanced = False
        self._leaving = False
        self._heartbeats = 0
        self._leases_valid_until = self._healthy_since = 0.0
        self._wake_event = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to beat."""
        self._task = asyncio.create_task(self._run(), name="charges")

    def wake(self) -> None:
        """Look at once how everything stands."""
        self._wake_event.set()

    @property
    def owned_shards(self) -> tuple[int, ...]:
        """The shards that this process is in charge of."""
        return tuple(sorted(self._leases))

    def owns(self, shard_id: int) -> bool:
        """Whether this process is in charge, for all it knows, and gives the shard to nobody."""
        sure = time.monotonic() < self._leases_valid_until
        return sure and shard_id in self._leases and shard_id not in self._handovers

    def is_successor(self, shard_id: int) -> bool:
        """Whether this process is to be in charge soon."""
        return shard_id in self._successions

    async def wait_until_owned(self, shard_id: int, grace_seconds: float) -> bool:
        """Whether this process is in charge by then."""
        until = time.monotonic() + grace_seconds
        while not self.owns(shard_id):
            if time.monotonic() > until:
                return False
            await asyncio.sleep(HANDOVER_INTERVAL / 2)
        return True

    async def leave_cluster(self, grace_seconds: float) -> None:
        """Hand all over to others who are alive, if there are any, and be gone."""
        self._leaving = True
        for shard_id in list(self._successions):
            self._successions.pop(shard_id).cancel()
        until = time.monotonic() + grace_seconds
        while self._task is not None and self._leases and time.monotonic() < until:
            self.wake()
            await asyncio.sleep(HANDOVER_INTERVAL)
            if time.monotonic() > self._leases_valid_until + self._lease_duration:
                # Nobody hears that this process leaves: others see it by themselves.
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
            log.warning("others go on when the lease has ended: %s", error)

    async def _run(self) -> None:
        while True:
            self._wake_event.clear()
            try:
                await self._heartbeat()
            except StoreError as error:
                log.warning("nobody knows who is in charge: %s", error)
                self._healthy_since = 0.0
            except ClusterDissolved:
                log.warning("others have taken all games over")
                self._host.on_cluster_dissolved()
                return
            except Exception:
                log.exception("the shards are not looked after as they should be")
            ready = any(task.done() for task in self._successions.values())
            soon = self._handovers or self._leaving or ready
            try:
                await asyncio.wait_for(
                    self._wake_event.wait(), HANDOVER_INTERVAL if soon else self._heartbeat_interval
                )
            except TimeoutError:
                continue

    async def _heartbeat(self) -> None:
        began = time.monotonic()
        cluster = await self._lease_store.heartbeat(
            self._lease_duration, leaving=self._leaving, wanted_shards=self._wanted_shards
        )
        if not self._healthy_since or began > self._leases_valid_until:
            # Everybody was as cut off as we were: they get as long as they need to come back.
            self._healthy_since = time.monotonic()
        self._leases_valid_until = began + self._lease_duration
        self._heartbeats += 1
        assignment = ShardAssignment(cluster, self._lease_store.member_name, self._wanted_shards)
        await self._drop_lost_leases(cluster)
        await self._accept_new_leases(assignment)
        self._start_handovers(assignment)
        if not self._leaving:
            await self._claim_unowned(assignment)
            await self._request_successions(assignment)

    async def _drop_lost_leases(self, cluster: ClusterState) -> None:
        epochs = {one.shard_id: one.epoch for one in cluster.held_by(self._lease_store.member_name)}
        for shard_id, lease in list(self._leases.items()):
            if epochs.get(shard_id) != lease.epoch and shard_id not in self._handovers:
                log.warning("shard %s was taken over by another process", shard_id)
                del self._leases[shard_id]
                await self._host.drain(shard_id, 0)
                # Who was away for so long comes back as somebody new.
                self._has_rebalanced = bool(self._leases)
        for one in cluster.leases:
            succession = self._successions.get(one.shard_id)
            if succession is not None and self._lease_store.member_name not in (
                one.successor,
                one.holder,
            ):
                log.info("shard %s goes to somebody else", one.shard_id)
                succession.cancel()
                del self._successions[one.shard_id]
        for shard_id in self._host.connected_shards - {
            *self._leases,
            *self._successions,
            *self._handovers,
        }:
            if shard_id not in epochs:
                await self._host.disconnect_shard(shard_id)

    async def _accept_new_leases(self, assignment: ShardAssignment) -> None:
        for one in assignment.own_leases:
            if one.shard_id not in self._leases and one.shard_id not in self._handovers:
                lease = ShardLease(self._lease_store.shard_count, one.shard_id, one.epoch)
                self._leases[one.shard_id] = lease
                succession = self._successions.pop(one.shard_id, None)
                log.info("in charge of shard %s since epoch %s", one.shard_id, one.epoch)
                await self._host.on_lease_acquired(lease)
                if succession is not None and not succession.done():
                    # Its holder died meanwhile: who is in charge connects by himself.
                    succession.cancel()

    def _start_handovers(self, assignment: ShardAssignment) -> None:
        for one in assignment.own_leases:
            lease = self._leases.get(one.shard_id)
            if lease is None or one.shard_id in self._handovers:
                continue
            if one.successor_ready:
                self._start_handover(one.shard_id, self._hand_over(one.shard_id, lease))
            elif (
                self._leaving
                and one.successor is None
                and not assignment.is_wanted_by_others(one.shard_id)
            ):
                self._start_handover(one.shard_id, self._release(one.shard_id, lease))
        if (
            self._has_handed_over
            and self._wanted_shards is not None
            and not (self._leases or self._leaving)
        ):
            # Somebody newer wanted just these: as with one process, the old one ends.
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
        # Not in charge any more as far as we know: if the heir died, the next round takes it back.
        self._leases.pop(shard_id, None)
        if await self._lease_store.hand_over(lease):
            log.info("shard %s is handed over", shard_id)
            self._has_handed_over = True
            await self._host.disconnect_shard(shard_id)

    async def _release(self, shard_id: int, lease: ShardLease) -> None:
        await self._host.drain(shard_id, HANDOVER_DRAIN_TIMEOUT)
        self._leases.pop(shard_id, None)
        await self._lease_store.release(lease)
        await self._host.disconnect_shard(shard_id)

    async def _claim_unowned(self, assignment: ShardAssignment) -> None:
        """Take what nobody holds. At first, others who start with us have a moment to be seen."""
        free = assignment.claimable
        if not free or self._heartbeats == 1:
            return
        healthy = time.monotonic() - self._healthy_since >= self._lease_duration
        if not healthy and not any(one.released for one in free):
            return
        shards = [one.shard_id for one in free]
        if await self._lease_store.claim(shards, assignment.claim_limit, include_expired=healthy):
            self.wake()

    async def _request_successions(self, assignment: ShardAssignment) -> None:
        wanted = assignment.shards_to_inherit(len(self._successions))
        if not self._has_rebalanced and self._heartbeats > 1 and assignment.all_held:
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
                log.info("heir of shard %s", shard_id)
                self._successions[shard_id] = asyncio.create_task(self._become_successor(shard_id))

    async def _become_successor(self, shard_id: int) -> None:
        await self._host.connect_shard(shard_id)
        while True:
            try:
                await self._lease_store.mark_successor_ready(shard_id)
            except StoreError as error:
                log.warning("nobody knows yet that an heir is ready: %s", error)
                await asyncio.sleep(self._heartbeat_interval)
            else:
                return
