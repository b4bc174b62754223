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

from bot.charge.shares import Shares
from bot.store.charges import Charge, Charges, NoSharing, Standing
from bot.store.contract import StoreFailed

log = logging.getLogger(__name__)

LEASE = 4.0
"""Seconds for which a process counts as alive after it said so."""

BEAT = 1.0
"""Seconds between two beats."""

SOON = 0.1
"""The same while something changes hands."""


FINISH = 0.7
"""Seconds in which is finished what is under way when a shard is handed over."""


class House(Protocol):
    """What has shards, and does what has to be done about them."""

    async def connect_as(self, shard: int) -> None:
        """Connect to Discord as this shard, and wait until its servers are known."""

    async def take(self, charge: Charge) -> None:
        """Be in charge from now on."""

    async def finish(self, shard: int, patience: float) -> None:
        """Finish what is under way, within so many seconds, and begin nothing new."""

    async def let_go(self, shard: int) -> None:
        """Be connected no more; what is still under way ends."""

    @property
    def connected(self) -> frozenset[int]:
        """The shards as which it is connected, or about to be."""

    async def affords(self, connections: int) -> bool:
        """Whether Discord allows so many new connections without need."""

    def end(self) -> None:
        """Others have all games now: this process has nothing left to do."""


class Keeper:
    """One task that beats until the process leaves."""

    def __init__(
        self,
        charges: Charges,
        house: House,
        wanted: frozenset[int] | None,
        *,
        lease: float = LEASE,
        beat: float = BEAT,
    ) -> None:
        """`wanted` are the shards to be in charge of; None: a share of all there are."""
        self._charges, self._house, self._wanted = charges, house, wanted
        self._lease, self._every = lease, beat
        self._held = dict[int, Charge]()
        self._changing = dict[int, asyncio.Task[None]]()
        self._asked = dict[int, asyncio.Task[None]]()
        self._handed = False
        self._joined = False
        self._leaving = False
        self._rounds = 0
        self._sure_until = self._good_since = 0.0
        self._woken = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to beat."""
        self._task = asyncio.create_task(self._beat(), name="charges")

    def wake(self) -> None:
        """Look at once how everything stands."""
        self._woken.set()

    @property
    def shards(self) -> tuple[int, ...]:
        """The shards that this process is in charge of."""
        return tuple(sorted(self._held))

    def is_in_charge(self, shard: int) -> bool:
        """Whether this process is in charge, for all it knows, and gives the shard to nobody."""
        sure = time.monotonic() < self._sure_until
        return sure and shard in self._held and shard not in self._changing

    def is_heir(self, shard: int) -> bool:
        """Whether this process is to be in charge soon."""
        return shard in self._asked

    async def in_charge_within(self, shard: int, seconds: float) -> bool:
        """Whether this process is in charge by then."""
        until = time.monotonic() + seconds
        while not self.is_in_charge(shard):
            if time.monotonic() > until:
                return False
            await asyncio.sleep(SOON / 2)
        return True

    async def leave(self, patience: float) -> None:
        """Hand all over to others who are alive, if there are any, and be gone."""
        self._leaving = True
        for shard in list(self._asked):
            self._asked.pop(shard).cancel()
        until = time.monotonic() + patience
        while self._task is not None and self._held and time.monotonic() < until:
            self.wake()
            await asyncio.sleep(SOON)
            if time.monotonic() > self._sure_until + self._lease:
                # Nobody hears that this process leaves: others see it by themselves.
                break
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await asyncio.gather(*self._changing.values(), return_exceptions=True)
        try:
            for shard, charge in list(self._held.items()):
                await self._release(shard, charge)
            await self._charges.leave()
        except StoreFailed as error:
            log.warning("others go on when the lease has ended: %s", error)

    async def _beat(self) -> None:
        while True:
            self._woken.clear()
            try:
                await self._round()
            except StoreFailed as error:
                log.warning("nobody knows who is in charge: %s", error)
                self._good_since = 0.0
            except NoSharing:
                log.warning("others have taken all games over")
                self._house.end()
                return
            except Exception:
                log.exception("the shards are not looked after as they should be")
            ready = any(task.done() for task in self._asked.values())
            hurry = self._changing or self._leaving or ready
            try:
                await asyncio.wait_for(self._woken.wait(), SOON if hurry else self._every)
            except TimeoutError:
                continue

    async def _round(self) -> None:
        began = time.monotonic()
        standing = await self._charges.beat(self._lease, leaving=self._leaving, wanted=self._wanted)
        if not self._good_since or began > self._sure_until:
            # Everybody was as cut off as we were: they get as long as they need to come back.
            self._good_since = time.monotonic()
        self._sure_until = began + self._lease
        self._rounds += 1
        shares = Shares(standing, self._charges.name, self._wanted)
        await self._see_what_is_lost(standing)
        await self._take_what_is_ours(shares)
        self._let_go_what_others_want(shares)
        if not self._leaving:
            await self._claim(shares)
            await self._ask(shares)

    async def _see_what_is_lost(self, standing: Standing) -> None:
        now = {one.shard: one.epoch for one in standing.held_by(self._charges.name)}
        for shard, charge in list(self._held.items()):
            if now.get(shard) != charge.epoch and shard not in self._changing:
                log.warning("shard %s was taken over by another process", shard)
                del self._held[shard]
                await self._house.finish(shard, 0)
                # Who was away for so long comes back as somebody new.
                self._joined = bool(self._held)
        for one in standing.holdings:
            asked = self._asked.get(one.shard)
            if asked is not None and self._charges.name not in (one.heir, one.holder):
                log.info("shard %s goes to somebody else", one.shard)
                asked.cancel()
                del self._asked[one.shard]
        for shard in self._house.connected - {*self._held, *self._asked, *self._changing}:
            if shard not in now:
                await self._house.let_go(shard)

    async def _take_what_is_ours(self, shares: Shares) -> None:
        for one in shares.own:
            if one.shard not in self._held and one.shard not in self._changing:
                charge = Charge(self._charges.shards, one.shard, one.epoch)
                self._held[one.shard] = charge
                asked = self._asked.pop(one.shard, None)
                log.info("in charge of shard %s since epoch %s", one.shard, one.epoch)
                await self._house.take(charge)
                if asked is not None and not asked.done():
                    # Its holder died meanwhile: who is in charge connects by himself.
                    asked.cancel()

    def _let_go_what_others_want(self, shares: Shares) -> None:
        for one in shares.own:
            charge = self._held.get(one.shard)
            if charge is None or one.shard in self._changing:
                continue
            if one.heir_ready:
                self._begin(one.shard, self._hand_over(one.shard, charge))
            elif self._leaving and one.heir is None and not shares.is_taken_by_others(one.shard):
                self._begin(one.shard, self._release(one.shard, charge))
        if self._handed and self._wanted is not None and not (self._held or self._leaving):
            # Somebody newer wanted just these: as with one process, the old one ends.
            self._house.end()

    def _begin(self, shard: int, work: Coroutine[Any, Any, None]) -> None:
        task = self._changing[shard] = asyncio.create_task(work, name=f"hand-over-{shard}")
        task.add_done_callback(lambda done: self._changed(shard, done))

    def _changed(self, shard: int, task: asyncio.Task[None]) -> None:
        self._changing.pop(shard, None)
        self.wake()
        if not task.cancelled() and (error := task.exception()) is not None:
            log.warning("shard %s could not be handed over: %s", shard, error)

    async def _hand_over(self, shard: int, charge: Charge) -> None:
        await self._house.finish(shard, FINISH)
        # Not in charge any more as far as we know: if the heir died, the next round takes it back.
        self._held.pop(shard, None)
        if await self._charges.hand_over(charge):
            log.info("shard %s is handed over", shard)
            self._handed = True
            await self._house.let_go(shard)

    async def _release(self, shard: int, charge: Charge) -> None:
        await self._house.finish(shard, FINISH)
        self._held.pop(shard, None)
        await self._charges.release(charge)
        await self._house.let_go(shard)

    async def _claim(self, shares: Shares) -> None:
        """Take what nobody holds. At first, others who start with us have a moment to be seen."""
        free = shares.free
        if not free or self._rounds == 1:
            return
        good = time.monotonic() - self._good_since >= self._lease
        if not good and not any(one.released for one in free):
            return
        shards = [one.shard for one in free]
        if await self._charges.claim(shards, shares.most, of_the_dead=good):
            self.wake()

    async def _ask(self, shares: Shares) -> None:
        wanted = shares.to_ask_of_leaving(len(self._asked))
        if not self._joined and self._rounds > 1 and shares.all_held:
            self._joined = True
            joining = shares.to_ask_on_joining()
            if joining and (self._wanted is not None or await self._house.affords(len(joining))):
                wanted = tuple(dict.fromkeys((*wanted, *joining)))
        for shard in wanted:
            if shard not in self._asked and await self._charges.ask_for(shard):
                log.info("heir of shard %s", shard)
                self._asked[shard] = asyncio.create_task(self._be_heir(shard))

    async def _be_heir(self, shard: int) -> None:
        await self._house.connect_as(shard)
        while True:
            try:
                await self._charges.is_ready(shard)
            except StoreFailed as error:
                log.warning("nobody knows yet that an heir is ready: %s", error)
                await asyncio.sleep(self._every)
            else:
                return
