"""Who reads what: the language of a person, and that of a table."""

from __future__ import annotations

from collections.abc import Sequence

from bot.storage.contract import Store
from bot.storage.records import GameRow
from bot.table.preferences import GuildSettings, TableSettings, UserSettings

AUTO_LANGUAGE = "auto"
"""The code of no language of one's own: that of Discord, or of the server."""


async def resolve_user_language(store: Store, user_id: int, locale: str) -> str:
    """What a person reads in private: as chosen, else what his Discord speaks."""
    chosen = UserSettings.model_validate_json(await store.user_settings(user_id))
    return chosen.language or locale


async def resolve_table_language(store: Store, row: GameRow, locale: str) -> str:
    """What everybody at a table reads: as chosen there, else as in its server."""
    chosen = TableSettings.model_validate_json(row.settings).language
    if chosen is not None or row.guild_id is None:
        return chosen or locale
    return await resolve_guild_language(store, row.guild_id, locale)


async def resolve_guild_language(store: Store, guild_id: int, locale: str) -> str:
    """What a server reads: as who manages it chose, else what Discord says of it."""
    chosen = GuildSettings.model_validate_json(await store.guild_settings(guild_id))
    return chosen.language or locale


def next_language_code(chosen: str | None, languages: Sequence[str]) -> str:
    """The code of what comes after a choice, as one goes through all there is."""
    codes = (AUTO_LANGUAGE, *languages)
    at = codes.index(chosen) if chosen in codes else 0
    return codes[(at + 1) % len(codes)]


def parse_language_code(code: str) -> str | None:
    """What a code chooses."""
    return None if code == AUTO_LANGUAGE else code
