"""Uploads the icons that Discord lacks as emojis of the application, and deletes old ones.

An emoji's name ends with a hash of its picture, so a new picture is a new emoji. Several processes
may do this at the same time: of two emojis with the same name, all use the older one.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import re
from collections.abc import Iterable, Mapping, Sequence

import aiohttp
import discord

from bot.emojis.icon import SEAT_ICONS, Icon, set_uploaded
from bot.game_ui import AnyGameUI
from bot.storage.errors import LeaseLost, StoreError
from bot.storage.meta_store import MetaStore

log = logging.getLogger(__name__)

MAX_EMOJI_BYTES = 256 * 1024
"""Discord's limit of a file."""

OLD_EMOJIS_KEY = "old-emojis"
"""The key under which the store keeps the old emojis, as JSON: by name, the newest game then."""

_NAME = re.compile(r"nv_\w+_[0-9a-f]{8}")
"""The names of all emojis that the bot uploads; it leaves others alone."""

_FAILURES = (discord.HTTPException, aiohttp.ClientError, OSError, RuntimeError)
"""Errors of a request to Discord; RuntimeError where the connection was closed."""


def all_icons(uis: Iterable[AnyGameUI]) -> tuple[Icon, ...]:
    """The icons of all games, and those that belong to none."""
    return (*SEAT_ICONS, *(icon for ui in uis for icon in ui.icons))


class EmojiUploads:
    """Brings the emojis of the application up to date once, in the background."""

    def __init__(
        self, client: discord.Client, meta_store: MetaStore, icons: Sequence[Icon]
    ) -> None:
        self._client = client
        self._meta_store = meta_store
        self._icons = icons

    async def run(self) -> None:
        """Upload what is missing, show all that Discord has, and delete what nobody sees any more.

        Never raises: without an emoji, its icon is shown by one of Unicode's.
        """
        pictures = await asyncio.to_thread(_draw_all, self._icons)
        try:
            known = await self._known()
            _show(pictures, known)
            missing = [name for name in pictures if name not in known]
            uploaded = [await self._upload(name, *pictures[name]) for name in missing]
            if missing:
                known = await self._known()
                await self._delete_doubles(filter(None, uploaded), known)
                _show(pictures, known)
            await self._delete_old(pictures.keys(), known)
        except _FAILURES as error:
            log.warning("the emojis are not up to date: %s", error)
        except (StoreError, LeaseLost) as error:
            log.warning("old emojis are deleted later: %s", error)

    async def _known(self) -> dict[str, discord.Emoji]:
        """The emojis of the bot that Discord has, by name; of several, the oldest."""
        found = await self._client.fetch_application_emojis()
        newest_first = sorted(found, key=lambda emoji: emoji.id, reverse=True)
        return {emoji.name: emoji for emoji in newest_first if _NAME.fullmatch(emoji.name)}

    async def _upload(self, name: str, icon: Icon, png: bytes) -> discord.Emoji | None:
        if len(png) > MAX_EMOJI_BYTES:
            log.error("the icon %s has %d bytes, too many for an emoji", icon.name, len(png))
            return None
        try:
            emoji = await self._client.create_application_emoji(name=name, image=png)
        except _FAILURES as error:
            # Another process may just have uploaded it.
            log.info("the emoji %s was not uploaded: %s", name, error)
            return None
        log.info("uploaded the emoji %s", name)
        return emoji

    async def _delete_doubles(
        self, uploaded: Iterable[discord.Emoji], known: Mapping[str, discord.Emoji]
    ) -> None:
        """Delete what another process has uploaded before; nobody has seen these yet."""
        for emoji in uploaded:
            if emoji.name in known and known[emoji.name].id != emoji.id:
                await self._delete(emoji)

    async def _delete_old(self, current: Iterable[str], known: Mapping[str, discord.Emoji]) -> None:
        """Delete emojis that only messages of games show which are over.

        Those that are found for the first time stay until a later start, since processes of an
        earlier version may still use them.
        """
        noted: dict[str, int] = json.loads(await self._meta_store.get_meta(OLD_EMOJIS_KEY) or "{}")
        old = {name: noted.get(name) for name in known.keys() - set(current)}
        for name, newest_game in old.items():
            if newest_game is None:
                old[name] = await self._meta_store.newest_game()
            elif not await self._meta_store.has_open_game(newest_game):
                await self._delete(known[name])
                log.info("deleted the old emoji %s", name)
        if old or noted:
            await self._meta_store.set_meta(OLD_EMOJIS_KEY, json.dumps(old, sort_keys=True))

    async def _delete(self, emoji: discord.Emoji) -> None:
        application_id = self._client.application_id
        assert application_id is not None
        try:
            await self._client.http.delete_application_emoji(application_id, emoji.id)
        except discord.NotFound:
            log.info("the emoji %s is gone", emoji.name)


def _draw_all(icons: Iterable[Icon]) -> dict[str, tuple[Icon, bytes]]:
    """The icons and their files, by the names of their emojis."""
    return {_emoji_name(icon.name, png): (icon, png) for icon in icons for png in (icon.draw(),)}


def _emoji_name(name: str, png: bytes) -> str:
    return f"nv_{name}_{hashlib.sha256(png).hexdigest()[:8]}"


def _show(pictures: Mapping[str, tuple[Icon, bytes]], known: Mapping[str, discord.Emoji]) -> None:
    set_uploaded(
        {
            icon.name: discord.PartialEmoji(name=name, id=known[name].id)
            for name, (icon, _) in pictures.items()
            if name in known
        }
    )
