"""The services of one shard: its tables, AI players, channels and clocks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping

import discord

from bot.ai_seats.review_queue import ReviewQueue
from bot.ai_seats.scheduler import AIScheduler
from bot.ai_seats.workers import AIWorkers
from bot.channel.animations import AnimationRenderer
from bot.channel.clock_scheduler import ClockScheduler
from bot.channel.message_deletions import MessageDeletions
from bot.channel.parent_updater import ParentUpdater
from bot.channel.pictures import PictureCache
from bot.channel.thread_openings import ThreadOpenings
from bot.channel.tournament_updater import TournamentUpdater
from bot.channel.undo_offers import UndoOffers
from bot.channel.updater import ChannelUpdater
from bot.game_ui import AnyGameUI
from bot.ops.in_flight import BackgroundTasks, InFlightWork, LiveReplies, PressQueues
from bot.storage.database_clock import DatabaseClock
from bot.storage.store import Store
from bot.table.history_compression import HistoryCompressor
from bot.table.move_follow_up import MoveFollowUp
from bot.table.repository import TableRepository


class ShardRuntime:
    """The tables of some servers, with everything that acts on them.

    A process may have several; `BotClient.runtime_for` returns that of an interaction.
    """

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        game_uis: Mapping[str, AnyGameUI],
        *,
        pictures: PictureCache,
        workers: AIWorkers,
        clock: Callable[[], float],
        animation_lock: asyncio.Lock,
        is_connected: Callable[[], bool],
        no_delay: bool,
        shared: bool = False,
    ) -> None:
        """`workers`, `pictures` and `animation_lock` are shared by all runtimes of the process.

        `is_connected` says whether Discord sends the events of the servers. With `no_delay`, AI
        players move without a pause. `shared` says that other processes own other shards of the
        same database.
        """
        self.store = store
        self.clock = DatabaseClock(store, clock)
        """The time that all stored times are in."""
        self.follow_up = MoveFollowUp()
        self.history_compressor = HistoryCompressor(store)
        self.animations = AnimationRenderer(store, animation_lock)
        self.channel_updater = ChannelUpdater(
            client,
            store,
            game_uis,
            pictures,
            clock,
            self.clock,
            on_end_announced=self.follow_up.on_end_announced,
        )
        self.parent_updater = ParentUpdater(client, store, game_uis, self.clock)
        self.message_deletions = MessageDeletions(client, store)
        self.thread_openings = ThreadOpenings(client, store)
        planners = {name: ui.planner for name, ui in game_uis.items() if ui.planner is not None}
        self.tables = TableRepository(
            store, self.follow_up.on_table_changed, self.clock, shared=shared, plan_rules=planners
        )
        self.ai_scheduler = AIScheduler(
            self.tables,
            workers,
            self.follow_up.on_ai_idle,
            self.channel_updater.settle,
            no_delay=no_delay,
        )
        self.press_queues = PressQueues()
        self.undo_offers = UndoOffers(store, self.tables, self.press_queues)
        self.tournaments = TournamentUpdater(
            client, store, game_uis, self.tables, pictures, self.clock, is_connected
        )
        self.follow_up.connect(
            ai=self.ai_scheduler,
            channel=self.channel_updater,
            parent=self.parent_updater,
            undo_offers=self.undo_offers,
            compression=self.history_compressor,
            tournaments=self.tournaments,
        )
        targets = {
            name: float(ui.solo_targets.hard_drawn_out)
            for name, ui in game_uis.items()
            if ui.solo_targets is not None
        }
        self.reviews = ReviewQueue(store, workers, targets)
        self.live_replies = LiveReplies()
        self.clocks = ClockScheduler(
            store,
            self.tables,
            self.channel_updater,
            self.follow_up.on_table_changed,
            clock=self.clock,
            is_connected=is_connected,
            on_poll=self.tournaments.poll,
        )
        self.in_flight = InFlightWork()
        self._resume_tasks = BackgroundTasks()
        self._stopping = False

    @property
    def is_stopping(self) -> bool:
        """Whether `stop` was called."""
        return self._stopping

    async def resume(self) -> None:
        """Continue what the last run left unfinished, unless this runtime is stopping.

        Raises StoreError, and LeaseLost if another process has taken over.
        """
        if not self._stopping:
            await self._resume_tasks.spawn(self._resume(), "resume")

    async def _resume(self) -> None:
        await self.clock.adjust()
        for ended in await self.tables.resume():
            self.follow_up.on_unreadable_abandoned(ended)
        self.follow_up.on_resumed()
        self.message_deletions.schedule()
        await self.reviews.resume()
        await self.tournaments.resume()
        self._resume_tasks.spawn(self.thread_openings.settle_interrupted(), "thread-openings")

    def start_clocks(self) -> None:
        """Start to look at clocks, unless this runtime is stopping. A second call does nothing."""
        if not self._stopping:
            self.clocks.start()

    def stop(self) -> None:
        """Start nothing new from now on."""
        self._stopping = True
        self._resume_tasks.cancel()

    async def drain(self, grace_seconds: float) -> None:
        """Wait for the answers in flight, then as long again for posts, and cancel the rest."""
        self.stop()
        await self.in_flight.wait_until_idle(grace_seconds)
        await self.ai_scheduler.close()
        await self.live_replies.close()
        await self.undo_offers.close()
        await self.reviews.close()
        await self.clocks.close()
        await self.tournaments.close()
        await self.channel_updater.close(grace_seconds)
        await self.parent_updater.close()
        await self.message_deletions.close()
        await self.history_compressor.close()
        await self.animations.close()

    async def close(self) -> None:
        """Close the store. Nothing else may be called afterwards."""
        await self.store.close()
