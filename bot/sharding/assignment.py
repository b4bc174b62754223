"""Decides which shards a process should hold, from one state of the cluster."""

from __future__ import annotations

from collections import Counter

from bot.storage.leases import ClusterState, LeaseStatus


class ShardAssignment:
    """The shards that one process should claim, inherit or take over, given a cluster state."""

    def __init__(
        self, cluster: ClusterState, member_name: str, wanted_shards: frozenset[int] | None
    ) -> None:
        self._cluster = cluster
        self._member_name = member_name
        self._wanted_shards = wanted_shards
        self._staying_members = {
            member.name for member in cluster.members if not member.leaving
        } | {member_name}

    @property
    def own_leases(self) -> tuple[LeaseStatus, ...]:
        """The shards that this process holds."""
        return self._cluster.held_by(self._member_name)

    @property
    def claimable(self) -> tuple[LeaseStatus, ...]:
        """The shards that it may claim: those without a living holder or successor."""
        return tuple(
            lease
            for lease in self._cluster.leases
            if self._wants(lease)
            and lease.holder is None
            and lease.successor in (None, self._member_name)
        )

    @property
    def claim_limit(self) -> int:
        """The number of shards it may claim, so that other live processes get their share."""
        if self._wanted_shards is not None:
            return len(self._wanted_shards)
        share = -(-len(self._cluster.leases) // len(self._staying_members))
        return max(1, share - len(self.own_leases))

    @property
    def all_held(self) -> bool:
        """Whether every shard that it wants has a living holder that stays."""
        return all(
            lease.holder in self._staying_members
            for lease in self._cluster.leases
            if self._wants(lease)
        )

    def shards_to_inherit(self, requested: int) -> tuple[int, ...]:
        """Return shards of leaving processes that have no successor yet.

        `requested` is the number of shards for which this process is the successor already.
        """
        leaving = {member.name for member in self._cluster.members if member.leaving}
        shards = [lease.shard_id for lease in self._without_successor if lease.holder in leaving]
        return tuple(shards[: max(0, self.claim_limit - requested)])

    def shards_to_rebalance(self) -> tuple[int, ...]:
        """Return shards to take over from living holders, those with the most shards first.

        To be asked for only once, since each change of the holder costs one of the identifies that
        Discord allows a day. A process that wants certain shards takes over all of them, as a new
        version of the bot does.
        """
        if self._wanted_shards is not None:
            return tuple(lease.shard_id for lease in self._without_successor)
        share = len(self._cluster.leases) // len(self._staying_members)
        held = Counter(lease.holder for lease in self._cluster.leases)
        shards = list[int]()
        for lease in sorted(self._without_successor, key=lambda lease: -held[lease.holder]):
            if len(self.own_leases) + len(shards) < share < held[lease.holder]:
                held[lease.holder] -= 1
                shards.append(lease.shard_id)
        return tuple(shards)

    def is_wanted_by_others(self, shard_id: int) -> bool:
        """Return whether another living process would claim this shard if it were released."""
        return any(
            lease.accepts(shard_id)
            for lease in self._cluster.members
            if lease.name != self._member_name
        )

    @property
    def _without_successor(self) -> list[LeaseStatus]:
        """The wanted shards that others hold and that have no successor."""
        return [
            lease
            for lease in self._cluster.leases
            if self._wants(lease)
            and lease.holder not in (None, self._member_name)
            and lease.successor is None
        ]

    def _wants(self, lease: LeaseStatus) -> bool:
        return self._wanted_shards is None or lease.shard_id in self._wanted_shards
