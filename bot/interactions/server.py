"""What a server chooses for the bot."""

from __future__ import annotations

from bot.interactions.answer import Answer
from bot.interactions.lobby import is_language
from bot.table.languages import language_of_server
from bot.table.preferences import ServerSettings, language_of_code
from bot.table.table import Refused
from bot.texts import language_name, texts


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
        if not is_language(code):
            raise Refused("wrong-value")
        chosen = ServerSettings.model_validate_json(await store.server(guild.id))
        changed = chosen.model_copy(update={"language": language_of_code(code)})
        await store.set_server(guild.id, changed.model_dump_json())
    spoken = await language_of_server(store, guild.id, guild.preferred_locale.value)
    language = language_name(texts().closest(spoken))
    await reply.tell(reply.say("server-language", language=language))
