"""The languages of users, tables and servers."""

from __future__ import annotations

import discord

from bot.i18n.texts import DEFAULT_LANGUAGE, shared_texts
from bot.storage.records import GameRow
from bot.storage.store import Store
from bot.table.preferences import GuildSettings, TableSettings, UserSettings

AUTO_LANGUAGE = "auto"
"""The code of the automatic choice: Discord's or the server's language."""


async def resolve_user_language(store: Store, user_id: int, locale: str) -> str:
    """The language of private responses: the user's choice, or else the Discord client's locale."""
    chosen = UserSettings.model_validate_json(await store.user_settings(user_id))
    return chosen.language or locale


async def resolve_table_language(store: Store, row: GameRow, locale: str) -> str:
    """The language of a table's channel: the table's choice, or else the server's language."""
    chosen = TableSettings.model_validate_json(row.settings).language
    if chosen is not None or row.guild_id is None:
        return chosen or locale
    return await resolve_guild_language(store, row.guild_id, locale)


async def resolve_guild_language(store: Store, guild_id: int, locale: str) -> str:
    """The language of a server: its manager's choice, or else its Discord locale."""
    chosen = GuildSettings.model_validate_json(await store.guild_settings(guild_id))
    return chosen.language or locale


async def guild_locale(store: Store, guild_id: int | None, guild: discord.Guild | None) -> str:
    """The locale of a server on Discord; the last one that is known while it is unavailable.

    For a server in an outage at the start, discord.py does not know the locale.
    """
    if guild_id is None:
        return DEFAULT_LANGUAGE
    known = GuildSettings.model_validate_json(await store.guild_settings(guild_id)).locale
    if guild is None or guild.unavailable:
        return known or DEFAULT_LANGUAGE
    locale = guild.preferred_locale.value
    if locale != known:
        await update_guild_settings(store, guild_id, locale=locale)
    return locale


async def update_guild_settings(store: Store, guild_id: int, **changes: str | None) -> None:
    """Change some of a server's settings."""

    def update(settings: str) -> str:
        found = GuildSettings.model_validate_json(settings)
        return found.model_copy(update=changes).model_dump_json()

    await store.update_guild_settings(guild_id, update)


def is_language_code(code: str) -> bool:
    """Whether this is the code of a supported language, or of the automatic choice."""
    return code in (AUTO_LANGUAGE, *shared_texts().languages)


def parse_language_code(code: str) -> str | None:
    """The language of a code; None for the automatic one."""
    return None if code == AUTO_LANGUAGE else code
