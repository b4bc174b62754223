"""What a process prepares in the background after its start: drawings and emojis."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection

import discord

from bot.emojis.uploads import EmojiUploads, all_icons
from bot.game_ui import AnyGameUI
from bot.i18n.texts import DEFAULT_LANGUAGE
from bot.storage.meta_store import MetaStore

log = logging.getLogger(__name__)


class Preparation:
    """Runs once, whatever comes of it; nothing waits for it."""

    def __init__(self, client: discord.Client, uis: Collection[AnyGameUI]) -> None:
        self._client = client
        self._uis = uis
        self._task: asyncio.Task[None] | None = None

    def start(self, meta_store: MetaStore) -> None:
        """Start it. A second call does nothing."""
        if self._task is None:
            self._task = asyncio.create_task(self._run(meta_store), name="preparation")

    def cancel(self) -> None:
        """Stop it, finished or not."""
        if self._task is not None:
            self._task.cancel()

    async def _run(self, meta_store: MetaStore) -> None:
        """Draw what most pictures need, so that the first ones are fast; then upload the icons."""
        for ui in self._uis:
            try:
                await asyncio.to_thread(
                    ui.renderer.warm_caches, ui.texts.in_language(DEFAULT_LANGUAGE)
                )
            except Exception:
                log.exception("nothing of %s was drawn in advance", ui.name)
        await EmojiUploads(self._client, meta_store, all_icons(self._uis)).run()
