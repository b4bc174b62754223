"""The animation of a whole game, posted for everybody at somebody's wish."""

from __future__ import annotations

import asyncio
import io
import logging
from contextlib import suppress

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
    content = await reply.shard.animations.kept(record.game_id, language)
    if content is not None:
        await _post(reply, record, language, content)
        await _tell_posted(reply, press)
        return
    making = reply.shard.animations.make(reply.game, record, language)
    if reply.user_id in making.waiting:
        raise Refused("film-under-way")
    making.waiting.add(reply.user_id)
    await reply.tell(_progress(reply, making))
    work = _post_when_made(reply, press, record, language, making)
    reply.shard.live_replies.follow(("film", record.game_id, reply.user_id), work)


async def _language(reply: Answer, record: Record) -> str:
    """What the table read: everybody sees this."""
    guild = reply.interaction.guild
    locale = guild.preferred_locale.value if guild else FIRST_LANGUAGE
    chosen = await language_of_table(reply.shard.store, record.row, locale)
    return reply.game.texts.closest(chosen)


async def _post_when_made(
    reply: Answer, press: Press, record: Record, language: str, making: Making
) -> None:
    """Keep the answer up to date until it is made, and post it."""
    task = making.task
    assert task is not None
    try:
        while not (await asyncio.wait({task}, timeout=EVERY))[0]:
            # Who has sent the answer away waits for the animation all the same.
            with suppress(discord.HTTPException, *LOST):
                await reply.tell(_progress(reply, making))
        if task.cancelled() or task.exception() is not None:
            raise Refused("film-failed")
        await _post(reply, record, language, task.result())
        await _tell_posted(reply, press)
    except Exception as error:
        await reply.tell_fault(error)
    finally:
        making.waiting.discard(reply.user_id)


async def _tell_posted(reply: Answer, press: Press) -> None:
    back = Press("replay", press.game_id, press.ply, press.path[:1])
    await reply.tell(
        reply.say("film-posted"), buttons=(Button(reply.say("button-film-back"), back),)
    )


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
