"""Takes over changes of a game in one file, or its texts, while it is played at the local table."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import discord
import simcord

from bot.client import NevskyClient
from bot.i18n.languages import guild_locale, resolve_guild_language
from bot.i18n.texts import shared_texts
from bot.ops.rule_failures import RuleFailure, failures_reported
from bot.replacement import Replacement, derive_replacement
from bot.table.table import Table
from engine.simple.files import InvalidFile, load_file, text_files
from engine.simple.game import SimpleGame
from render.translation import Translate

log = logging.getLogger(__name__)

POLL_SECONDS = 0.5
"""Seconds between two looks at the file."""

LOAD_SECONDS = 10.0
"""Seconds that a file may take to load: one with an endless loop would never end."""

RESTART_SECONDS = 30.0
"""Seconds after which a new client that does not start is given up."""

RETRY_SECONDS = 0.05
"""Seconds until a new client is tried again while something happens on the page."""


@dataclass(slots=True)
class GameReload:
    """Watches the file of a game, and replaces the client whenever it or texts beside it change.

    A file that cannot be used leaves the last good one running, and the channel and the terminal
    say why. `client` is the one that runs.
    """

    env: simcord.Env
    channel_id: int
    client: NevskyClient
    file: Path
    name: str
    new_client: Callable[[], NevskyClient]
    translate: Translate
    _replaceable: int | None = field(default=None, init=False)
    """The message that the next one replaces, unless something has come after it."""
    _told_failures: set[RuleFailure] = field(default_factory=set, init=False)

    async def watch(self) -> None:
        """Take over every change, and say where the rules fail, until cancelled."""
        failures = asyncio.Queue[RuleFailure]()
        with failures_reported(self.file, failures.put_nowait):
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(self._tell_of(failures))
                tasks.create_task(self._watch_files())

    async def _tell_of(self, failures: asyncio.Queue[RuleFailure]) -> None:
        """Say of each line of the present rules once that it has failed."""
        while True:
            failure = await failures.get()
            if failure in self._told_failures:
                continue
            self._told_failures.add(failure)
            try:
                await self._say(
                    "local-file-failed",
                    function=failure.function,
                    line=str(failure.line),
                    error=failure.error,
                )
            # Such as while the client is replaced: the terminal has named it by then.
            except Exception:
                log.exception("the channel is not told where %s has failed", self.file)

    async def _watch_files(self) -> None:
        seen = await asyncio.to_thread(_versions, self.file)
        while True:
            await asyncio.sleep(POLL_SECONDS)
            versions = await asyncio.to_thread(_versions, self.file)
            changed = [each for each in seen | versions if seen.get(each) != versions.get(each)]
            if not changed or self.file not in versions:
                continue
            seen = versions
            try:
                await self.take_over(self.file if self.file in changed else changed[0])
            except Exception:
                log.exception("the change of %s cannot be taken over", self.file)

    async def take_over(self, changed: Path) -> None:
        """Play on with what the file and the texts beside it say now, if they can be used."""
        try:
            replacement = await self._load()
        except InvalidFile as why:
            # What is wrong with texts names their file.
            at_fault = changed if str(why).startswith(changed.name) else self.file
            await self._say("local-file-refused", file=at_fault.name, reason=str(why))
            return
        replacement.register()
        self._told_failures.clear()
        await self._restart()
        ended = await self._end_misfits()
        await self._say("local-file-reloaded", file=changed.name, number=ended)
        for mistake in await asyncio.to_thread(_mistakes_in_texts, replacement.game):
            print(mistake, file=sys.stderr, flush=True)

    async def end_misfits_of_before(self) -> None:
        """End the games that were kept and do not fit the file any more, with a word."""
        if ended := await self._end_misfits():
            await self._say("local-file-reloaded", number=ended)

    async def _load(self) -> Replacement:
        try:
            async with asyncio.timeout(LOAD_SECONDS):
                game = await asyncio.to_thread(load_file, self.file)
        except TimeoutError:
            reason = f"it does not end to load within {LOAD_SECONDS:.0f} seconds"
            raise InvalidFile(reason) from None
        return await derive_replacement(game, self.name, self.client.tree)

    async def _restart(self) -> None:
        """Close the client, and let a new one play on with the same database."""
        with self.env.time_context():
            await self.client.close()
        self.client = self.new_client()
        self.client.clock = lambda: self.env.now().timestamp()
        async with asyncio.timeout(RESTART_SECONDS):
            while True:
                try:
                    await self.env.restart_bot(self.client)
                except simcord.SetupError:
                    await asyncio.sleep(RETRY_SECONDS)
                else:
                    return

    async def _end_misfits(self) -> int:
        """End the games whose states no longer fit, with a word in the channel; return how many."""
        runtime, ended = self.client.runtime, 0
        for ref, _ in await runtime.store.open_places():
            row = await runtime.tables.end_unless(ref, self._fits)
            if row is not None:
                runtime.follow_up.on_unreadable_abandoned(row)
                ended += 1
        return ended

    def _fits(self, table: Table) -> bool:
        """Return whether the rules can go on from the state of a table."""
        game, state = table.game, table.snapshot.state
        if state is None or game.name != self.name:
            return True
        panels = self.client.game_uis[self.name].panels
        try:
            game.view(state, None)
            return all(
                panels.verbs(game.view(state, seat)) and list(game.legal_actions(state, seat))
                for seat in game.to_act(state)
            )
        # The rules are somebody else's, and the state was made by other ones.
        except Exception:
            return False

    async def _translate_for_channel(self) -> Translate:
        """Return the texts in the language of the channel's server."""
        channel = self.client.get_channel(self.channel_id)
        if not isinstance(channel, discord.abc.GuildChannel):
            return self.translate
        store, guild = self.client.runtime.store, channel.guild
        locale = await guild_locale(store, guild.id, guild)
        return shared_texts().in_language(await resolve_guild_language(store, guild.id, locale))

    async def _say(self, key: str, **arguments: Any) -> None:
        """Tell it on the terminal and in the channel, where many changes in a row need one message.

        What is told of games that were ended, or of rules that failed, stays.
        """
        facts = {"file": self.file.name, **arguments}
        print(self.translate(key, **facts), file=sys.stderr, flush=True)
        text = (await self._translate_for_channel())(key, **facts)
        channel = self.client.get_partial_messageable(self.channel_id)
        last = [message async for message in channel.history(limit=1)]
        stays = arguments.get("number") or key == "local-file-failed"
        if last and last[0].id == self._replaceable and key != "local-file-failed":
            shown = await last[0].edit(content=text)
        else:
            shown = await channel.send(text)
        self._replaceable = None if stays else shown.id


def _mistakes_in_texts(game: SimpleGame) -> list[str]:
    """Return what is wrong with the texts of a game that is played all the same."""
    # Imported here, as it is needed for no game but one that is being written.
    from bot.contract.game_languages import translation_faults

    return list(translation_faults(game, (), while_written=True))


def _versions(file: Path) -> dict[Path, tuple[int, int]]:
    """Return what changes with the content of a file and of each with texts beside it.

    A file that is not there is left out.
    """
    versions = dict[Path, tuple[int, int]]()
    for each in (file, *text_files(file).values()):
        with suppress(OSError):
            status = each.stat()
            versions[each] = status.st_mtime_ns, status.st_size
    return versions
