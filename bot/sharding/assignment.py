"""Which shards a process should have, as far as it can see: rules alone, nothing is done here."""

from __future__ import annotations

from collections import Counter

from bot.storage.leases import ClusterState, LeaseStatus


class ShardAssignment:
    """How the shards stand, as one process sees them that wants some, or all."""

    def __init__(
        self, cluster: ClusterState, member_name: str, wanted_shards: frozenset[int] | None
    ) -> None:
        self._cluster = cluster
        self._member_name = member_name
        self._wanted_shards = wanted_shards
        self._staying_members = {one.name for one in cluster.members if not one.leaving} | {
            member_name
        }

    @property
    def own_leases(self) -> tuple[LeaseStatus, ...]:
        """The shards that this process is in charge of."""
        return self._cluster.held_by(self._member_name)

    @property
    def claimable(self) -> tuple[LeaseStatus, ...]:
        """Those that it may claim: nobody holds them, or will in a moment."""
        return tuple(
            one
            for one in self._cluster.leases
            if self._wants(one)
            and one.holder is None
            and one.successor in (None, self._member_name)
        )

    @property
    def claim_limit(self) -> int:
        """How many more it should take, so that others who are alive have their share."""
        if self._wanted_shards is not None:
            return len(self._wanted_shards)
        share = -(-len(self._cluster.leases) // len(self._staying_members))
        return max(1, share - len(self.own_leases))

    @property
    def all_held(self) -> bool:
        """Whether somebody who is alive is in charge of every shard that it wants."""
        return all(one.holder is not None for one in self._cluster.leases if self._wants(one))

    def shards_to_inherit(self, requested: int) -> tuple[int, ...]:
        """Shards whose holder ends, for which nobody has asked. So many were asked for already."""
        leaving = {one.name for one in self._cluster.members if one.leaving}
        found = [one.shard_id for one in self._without_successor if one.holder in leaving]
        return tuple(found[: max(0, self.claim_limit - requested)])

    def shards_to_rebalance(self) -> tuple[int, ...]:
        """Shards that others hold of which it should have its share, from who has the most.

        Asked for only once: each change of hands costs one of the connections that Discord
        allows a day. Who wants certain shards takes them all over, as a new version does.
        """
        if self._wanted_shards is not None:
            return tuple(one.shard_id for one in self._without_successor)
        share = len(self._cluster.leases) // len(self._staying_members)
        held = Counter(one.holder for one in self._cluster.leases)
        found = list[int]()
        for one in sorted(self._without_successor, key=lambda one: -held[one.holder]):
            if len(self.own_leases) + len(found) < share < held[one.holder]:
                held[one.holder] -= 1
                found.append(one.shard_id)
        return tuple(found)

    def is_wanted_by_others(self, shard_id: int) -> bool:
        """Whether somebody else who is alive would take a shard that is let go."""
        return any(
            one.accepts(shard_id) for one in self._cluster.members if one.name != self._member_name
        )

    @property
    def _without_successor(self) -> list[LeaseStatus]:
        """What others hold, and nobody else has asked for."""
        return [
            one
            for one in self._cluster.leases
            if self._wants(one)
            and one.holder not in (None, self._member_name)
            and one.successor is None
        ]

    def _wants(self, lease: LeaseStatus) -> bool:
        return self._wanted_shards is None or lease.shard_id in self._wanted_shards
