"""`/nevsky server`: the settings of a server."""

from __future__ import annotations

from bot.i18n.languages import (
    AUTO_LANGUAGE,
    guild_locale,
    parse_language_code,
    resolve_guild_language,
    update_guild_settings,
)
from bot.i18n.texts import language_name, normalize_for_search, shared_texts
from bot.interactions.core.context import RequestContext
from bot.interactions.core.responder import Responder
from bot.table.errors import RequestRejected


def language_options(request: RequestContext) -> dict[str, str]:
    """The codes of the languages a server can choose, with their names for the user."""
    own = {AUTO_LANGUAGE: request.translate("language-automatic")}
    return own | {language: language_name(language) for language in shared_texts().languages}


async def change_guild_language(
    request: RequestContext, responder: Responder, code: str | None
) -> None:
    """Set the language of a server's tables to a code or a language's name, and show it.

    None only shows it. Raises RequestRejected if the user does not manage the server.
    """
    guild = request.interaction.guild
    if guild is None:
        raise RequestRejected("only-in-channel")
    store = request.store
    if code is not None:
        if not request.interaction.permissions.manage_guild:
            raise RequestRejected("only-managers")
        options = language_options(request)
        matches = [
            option
            for option, name in options.items()
            if normalize_for_search(code) == normalize_for_search(name)
        ]
        if code not in options and not matches:
            raise RequestRejected("wrong-value")
        code = code if code in options else matches[0]
        await update_guild_settings(store, guild.id, language=parse_language_code(code))
        request.mark_committed()
    locale = await resolve_guild_language(
        store, guild.id, await guild_locale(store, guild.id, guild)
    )
    language = language_name(shared_texts().closest_language(locale))
    await responder.respond(request.translate("server-language", language=language))
