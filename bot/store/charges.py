"""Who is in charge of which shard, where several processes share the games of one database.

An epoch counts how often a shard has changed hands. Nothing is written under an old one, whoever
believes what: that is what keeps games safe. How long a process counts as alive only decides how
soon another one goes on.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Protocol

from bot.store.contract import Store


class OtherShards(Exception):
    """Processes that run share the games in another number of shards: `shards`."""

    def __init__(self, shards: int) -> None:
        super().__init__(f"processes that run share the games in {shards} shards")
        self.shards = shards


class NoSharing(Exception):
    """One process has taken all games for itself, or all were taken over by other shards."""


def shard_of(guild_id: int | None, shards: int) -> int:
    """The shard of a server, by Discord's rule. What is in no server is in the first one."""
    return ((guild_id or 0) >> 22) % shards


@dataclass(frozen=True, slots=True)
class Charge:
    """A shard of so many, and since which epoch somebody is in charge of it."""

    shards: int
    shard: int
    epoch: int


@dataclass(frozen=True, slots=True)
class Holding:
    """How a shard stands: who is in charge of it, and who is to be, with a connection of his own.

    Whoever is not alive any more is not named.
    """

    shard: int
    epoch: int
    holder: str | None
    heir: str | None
    heir_ready: bool
    released: bool
    """Nobody holds it, and nobody did who may come back: it can be claimed at once."""


@dataclass(frozen=True, slots=True)
class Member:
    """A process that is alive. It wants all shards where `wanted` is None."""

    name: str
    leaving: bool
    wanted: frozenset[int] | None

    def takes(self, shard: int) -> bool:
        """Whether it would take a shard that somebody else lets go."""
        return not self.leaving and (self.wanted is None or shard in self.wanted)


@dataclass(frozen=True, slots=True)
class Standing:
    """How all shards stand, and who is alive."""

    holdings: tuple[Holding, ...]
    members: tuple[Member, ...]

    def held_by(self, name: str) -> tuple[Holding, ...]:
        return tuple(one for one in self.holdings if one.holder == name)


class Charges(Protocol):
    """What one process can do about charges. Any method may raise StoreFailed.

    All times are the database's own, in seconds.
    """

    name: str
    """What this process is known by; no other was ever called so."""

    shards: int
    """In how many the games are shared, from `enter` on."""

    async def enter(self, shards: int, *, adopt: bool) -> int:
        """Share the games from now on, in so many shards. Returns how many there are.

        Raises OtherShards while processes are alive that share them in another number, unless
        that is to be adopted.
        """
        ...

    async def beat(
        self, lease: float, *, leaving: bool, wanted: Collection[int] | None
    ) -> Standing:
        """Be alive for so long from now, and see how everything stands. Raises NoSharing."""
        ...

    async def claim(
        self, shards: Collection[int], most: int, *, of_the_dead: bool
    ) -> tuple[Charge, ...]:
        """Take charge of so many of these shards that nobody holds, or nobody who is alive."""
        ...

    async def ask_for(self, shard: int) -> bool:
        """Be the heir of a shard, unless somebody else who is alive is it already."""
        ...

    async def is_ready(self, shard: int) -> None:
        """Say that the heir is connected: whoever holds the shard may hand it over."""
        ...

    async def hand_over(self, charge: Charge) -> bool:
        """Leave a shard to its heir, if he is ready and alive. Nothing is written any more."""
        ...

    async def release(self, charge: Charge) -> None:
        """Leave a shard to whoever claims it. Nothing is written any more."""
        ...

    async def identify(self, bucket: int, every: float) -> float:
        """Identify now, and nobody else in that bucket for so long: 0. Or not before so long."""
        ...

    async def until_identify(self, bucket: int) -> float:
        """How long nobody may identify in a bucket; less than 0 where somebody may."""
        ...

    async def leave(self) -> None:
        """Be forgotten, also as the heir of whatever was asked for."""
        ...

    def store(self, charge: Charge) -> Store:
        """The games of a shard; what is written counts only under this epoch."""
        ...

    async def check(self) -> None:
        """Raise unless the database answers."""
        ...

    async def meta(self, key: str) -> str | None:
        """A small remembered value that all processes share."""
        ...

    async def set_meta(self, key: str, value: str) -> None:
        """Remember a small value for all processes."""
        ...

    async def close(self) -> None:
        """Let the database go, and with it the stores of all shards."""
        ...
