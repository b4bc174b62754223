"""What a server chooses for the bot."""

from __future__ import annotations

from bot.interactions.answer import Answer
from bot.table.languages import language_of_server
from bot.table.preferences import AUTOMATIC, ServerSettings, language_of_code
from bot.table.table import Refused
from bot.texts import folded, language_name, texts


def spoken(reply: Answer) -> dict[str, str]:
    """What a server can choose: codes, and their names for who asks."""
    own = {AUTOMATIC: reply.say("language-automatic")}
    return own | {language: language_name(language) for language in texts().languages}


async def choose_language(reply: Answer, code: str | None) -> None:
    """Set what the tables of a server speak, for who manages it, and say what it is.

    None only says it.
    """
    guild = reply.interaction.guild
    if guild is None:
        raise Refused("only-in-channel")
    store = reply.shard.store
    if code is not None:
        if not reply.interaction.permissions.manage_guild:
            raise Refused("only-managers")
        known = spoken(reply)
        typed = [one for one, name in known.items() if folded(code) == folded(name)]
        if code not in known and not typed:
            raise Refused("wrong-value")
        code = code if code in known else typed[0]
        chosen = ServerSettings.model_validate_json(await store.guild_settings(guild.id))
        changed = chosen.model_copy(update={"language": language_of_code(code)})
        await store.set_guild_settings(guild.id, changed.model_dump_json())
    locale = await language_of_server(store, guild.id, guild.preferred_locale.value)
    language = language_name(texts().closest(locale))
    await reply.tell(reply.say("server-language", language=language))
