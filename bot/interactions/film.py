"""The animation of a whole game, posted for everybody at somebody's wish."""

from __future__ import annotations

import asyncio
import io
import logging

import discord

from bot.channel.buttons import Button, Press
from bot.channel.films import Making
from bot.interactions.answer import LOST, Answer
from bot.interactions.progress import EVERY, bar
from bot.interactions.replay import ended_record
from bot.interactions.seating import check_permissions
from bot.table.languages import language_of_table
from bot.table.record import Record
from bot.table.table import Refused
from bot.texts import FIRST_LANGUAGE, clean_name

log = logging.getLogger(__name__)


async def film(reply: Answer, press: Press) -> None:
    """Post the animation of a game that is over, made now unless it was before."""
    record = await ended_record(reply, press.game_id)
    if record.row.guild_id != reply.interaction.guild_id:
        # Who played it there is nobody's business here.
        raise Refused("film-elsewhere")
    check_permissions(reply.interaction)
    if sum(moment.state_text is not None for moment in record.moments) < 2:
        raise Refused("film-no-pictures")
    language = await _language(reply, record)
    content = await reply.shard.films.kept(record.game_id, language)
    if content is None:
        content = await _made(reply, record, language)
    await _post(reply, record, language, content)
    back = Press("replay", record.game_id, press.ply, press.path[:1])
    await reply.tell(
        reply.say("film-posted"), buttons=(Button(reply.say("button-film-back"), back),)
    )


async def _language(reply: Answer, record: Record) -> str:
    """What the table read: everybody sees this."""
    guild = reply.interaction.guild
    locale = guild.preferred_locale.value if guild else FIRST_LANGUAGE
    chosen = await language_of_table(reply.shard.store, record.row, locale)
    return reply.game.texts.closest(chosen)


async def _made(reply: Answer, record: Record, language: str) -> bytes:
    """Have it made, and show the person how far it is."""
    making = reply.shard.films.make(reply.game, record, language)
    task = making.task
    assert task is not None
    if reply.user_id in making.waiting:
        raise Refused("film-under-way")
    making.waiting.add(reply.user_id)
    try:
        while not task.done():
            await reply.tell(_progress(reply, making))
            await asyncio.wait({task}, timeout=EVERY)
    finally:
        making.waiting.discard(reply.user_id)
    if task.cancelled() or task.exception() is not None:
        raise Refused("film-failed")
    return task.result()


def _progress(reply: Answer, making: Making) -> str:
    return f"{reply.say('film-making', percent=making.percent)}\n{bar(making.percent, 100)}"


async def _post(reply: Answer, record: Record, language: str, content: bytes) -> None:
    say = reply.game.texts.in_language(language)
    title = say("game-title")
    name = reply.shown(clean_name(reply.interaction.user.display_name))
    file = discord.File(io.BytesIO(content), f"{record.name}-{record.game_id}.gif")
    file.description = say("film-alt", title=title)
    channel = reply.bot.get_partial_messageable(
        reply.channel_id, guild_id=reply.interaction.guild_id
    )
    try:
        await channel.send(
            say("film-title", title=title, name=name),
            file=file,
            allowed_mentions=discord.AllowedMentions.none(),
        )
    except (discord.HTTPException, *LOST) as error:
        log.warning("an animation could not be posted: %s", error)
        raise Refused("film-failed") from error
