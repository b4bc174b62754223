"""Which shards a process should have, as far as it can see: rules alone, nothing is done here."""

from __future__ import annotations

from collections import Counter

from bot.store.charges import Holding, Standing


class Shares:
    """How the shards stand, as one process sees them that wants some, or all."""

    def __init__(self, standing: Standing, name: str, wanted: frozenset[int] | None) -> None:
        self._standing = standing
        self._name = name
        self._wanted = wanted
        self._staying = {one.name for one in standing.members if not one.leaving} | {name}

    @property
    def own(self) -> tuple[Holding, ...]:
        """The shards that this process is in charge of."""
        return self._standing.held_by(self._name)

    @property
    def free(self) -> tuple[Holding, ...]:
        """Those that it may claim: nobody holds them, or will in a moment."""
        return tuple(
            one
            for one in self._standing.holdings
            if self._wants(one) and one.holder is None and one.heir in (None, self._name)
        )

    @property
    def most(self) -> int:
        """How many more it should take, so that others who are alive have their share."""
        if self._wanted is not None:
            return len(self._wanted)
        share = -(-len(self._standing.holdings) // len(self._staying))
        return max(1, share - len(self.own))

    @property
    def all_held(self) -> bool:
        """Whether somebody who is alive is in charge of every shard that it wants."""
        return all(one.holder is not None for one in self._standing.holdings if self._wants(one))

    def to_ask_of_leaving(self, asked: int) -> tuple[int, ...]:
        """Shards whose holder ends, for which nobody has asked. So many were asked for already."""
        leaving = {one.name for one in self._standing.members if one.leaving}
        found = [one.shard for one in self._unasked if one.holder in leaving]
        return tuple(found[: max(0, self.most - asked)])

    def to_ask_on_joining(self) -> tuple[int, ...]:
        """Shards that others hold of which it should have its share, from who has the most.

        Asked for only once: each change of hands costs one of the connections that Discord
        allows a day. Who wants certain shards takes them all over, as a new version does.
        """
        if self._wanted is not None:
            return tuple(one.shard for one in self._unasked)
        share = len(self._standing.holdings) // len(self._staying)
        held = Counter(one.holder for one in self._standing.holdings)
        found = list[int]()
        for one in sorted(self._unasked, key=lambda one: -held[one.holder]):
            if len(self.own) + len(found) < share < held[one.holder]:
                held[one.holder] -= 1
                found.append(one.shard)
        return tuple(found)

    def is_taken_by_others(self, shard: int) -> bool:
        """Whether somebody else who is alive would take a shard that is let go."""
        return any(one.takes(shard) for one in self._standing.members if one.name != self._name)

    @property
    def _unasked(self) -> list[Holding]:
        """What others hold, and nobody else has asked for."""
        return [
            one
            for one in self._standing.holdings
            if self._wants(one) and one.holder not in (None, self._name) and one.heir is None
        ]

    def _wants(self, one: Holding) -> bool:
        return self._wanted is None or one.shard in self._wanted
