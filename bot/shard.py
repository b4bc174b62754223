"""What belongs to one store and the channels it keeps: one life, begun and ended together."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping

import discord

from bot.ai_seats.review_queue import ReviewQueue
from bot.ai_seats.scheduler import AIScheduler
from bot.ai_seats.workers import AIWorkers
from bot.channel.films import Films
from bot.channel.pictures import Pictures
from bot.channel.poster import Poster
from bot.channel.reminders import Reminders
from bot.game_ui import AnyGameUI
from bot.store.contract import Store
from bot.table.packing import Packing
from bot.table.table import Table
from bot.table.tables import Tables
from bot.under_way import Following, UnderWay


class Shard:
    """The tables of some servers, and all that plays, tells and reminds at them.

    A process may hold several: whoever answers an interaction asks once which one it belongs to.
    """

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        uis: Mapping[str, AnyGameUI],
        *,
        pictures: Pictures,
        workers: AIWorkers,
        clock: Callable[[], float],
        one_film: asyncio.Lock,
        hurry: bool,
        shared: bool = False,
    ) -> None:
        """In a hurry, AI players move without a pause. `shared` says that other processes have
        other shards of the same games.
        """
        self.store = store
        self.packing = Packing(store)
        self.films = Films(store, one_film)
        self.poster = Poster(client, store, uis, pictures, clock, ended=self.packing.wake)
        self.tables = Tables(store, self._changed, clock, shared=shared)
        self.ai_turns = AIScheduler(self.tables, workers, self.poster.poke, no_delay=hurry)
        targets = {name: float(ui.solo_target or 0) for name, ui in uis.items()}
        self.reviews = ReviewQueue(store, workers, targets)
        self.following = Following()
        self.reminders = Reminders(store, self.tables, self.poster, clock)
        self.under_way = UnderWay()
        self._resuming = set[asyncio.Task[None]]()
        self._stopping = False

    def _changed(self, table: Table) -> None:
        """A table moved on. Of a private one nobody is told, and nobody waits for its AI."""
        if not table.row.is_private:
            self.ai_turns.on_table_changed(table)

    async def resume(self) -> None:
        """Go on where the last run stopped, unless told to stop meanwhile."""
        if self._stopping:
            return
        resuming = asyncio.create_task(self._resume(), name="resume")
        self._resuming.add(resuming)
        resuming.add_done_callback(self._resuming.discard)
        await resuming

    async def _resume(self) -> None:
        for ended in await self.tables.resume():
            self.poster.tell_ended(ended)
        self.packing.wake()
        await self.reviews.resume()

    def remind(self) -> None:
        """Begin to remind people, unless told to stop meanwhile. A second call changes nothing."""
        if not self._stopping:
            self.reminders.start()

    def stop(self) -> None:
        """Begin nothing new."""
        self._stopping = True
        for resuming in self._resuming:
            resuming.cancel()

    async def finish(self, patience: float) -> None:
        """Wait so many seconds for answers under way, and then for posts, and end the rest."""
        self.stop()
        await self.under_way.finished(patience)
        await self.ai_turns.close()
        await self.following.close()
        await self.reviews.close()
        await self.reminders.close()
        await self.poster.close(patience)
        await self.packing.close()
        await self.films.close()

    async def close(self) -> None:
        """Close the store: nothing can be asked of it any more."""
        await self.store.close()
