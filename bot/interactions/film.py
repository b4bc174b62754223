"""The animation of a whole game, posted for everybody at somebody's wish."""

from __future__ import annotations

import asyncio
import io
import logging
from contextlib import suppress

import discord

from bot.channel.animations import AnimationJob
from bot.channel.components import Button, CustomId
from bot.i18n.languages import resolve_table_language
from bot.i18n.texts import DEFAULT_LANGUAGE, sanitize_name
from bot.interactions.answer import LOST, Answer
from bot.interactions.progress import EVERY, bar
from bot.interactions.replay import ended_record
from bot.interactions.seating import check_permissions
from bot.table.game_history import GameHistory
from bot.table.table import RequestRejected

log = logging.getLogger(__name__)


async def film(reply: Answer, press: CustomId) -> None:
    """Post the animation of a game that is over, made now unless it was before."""
    record = await ended_record(reply, press.game_id)
    if record.row.guild_id != reply.interaction.guild_id:
        # Who played it there is nobody's business here.
        raise RequestRejected("film-elsewhere")
    check_permissions(reply.interaction)
    if sum(moment.state_json is not None for moment in record.steps) < 2:
        raise RequestRejected("film-no-pictures")
    language = await _language(reply, record)
    content = await reply.shard.animations.cached(record.game_id, language)
    if content is not None:
        await _post(reply, record, language, content)
        await _tell_posted(reply, press)
        return
    making = reply.shard.animations.start(reply.game, record, language)
    if reply.user_id in making.waiting_users:
        raise RequestRejected("film-under-way")
    making.waiting_users.add(reply.user_id)
    await reply.tell(_progress(reply, making))
    work = _post_when_made(reply, press, record, language, making)
    reply.shard.live_replies.start(("film", record.game_id, reply.user_id), work)


async def _language(reply: Answer, record: GameHistory) -> str:
    """What the table read: everybody sees this."""
    guild = reply.interaction.guild
    locale = guild.preferred_locale.value if guild else DEFAULT_LANGUAGE
    chosen = await resolve_table_language(reply.shard.store, record.row, locale)
    return reply.game.texts.closest_language(chosen)


async def _post_when_made(
    reply: Answer, press: CustomId, record: GameHistory, language: str, making: AnimationJob
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
            raise RequestRejected("film-failed")
        await _post(reply, record, language, task.result())
        await _tell_posted(reply, press)
    except Exception as error:
        await reply.tell_fault(error)
    finally:
        making.waiting_users.discard(reply.user_id)


async def _tell_posted(reply: Answer, press: CustomId) -> None:
    back = CustomId("replay", press.game_id, press.ply, press.path[:1])
    await reply.tell(
        reply.translate("film-posted"), buttons=(Button(reply.translate("button-film-back"), back),)
    )


def _progress(reply: Answer, making: AnimationJob) -> str:
    return f"{reply.translate('film-making', percent=making.percent)}\n{bar(making.percent, 100)}"


async def _post(reply: Answer, record: GameHistory, language: str, content: bytes) -> None:
    translate = reply.game.texts.in_language(language)
    title = translate("game-title")
    name = reply.shown(sanitize_name(reply.interaction.user.display_name))
    file = discord.File(io.BytesIO(content), f"{record.name}-{record.game_id}.gif")
    file.description = translate("film-alt", title=title)
    channel = reply.bot.get_partial_messageable(
        reply.channel_id, guild_id=reply.interaction.guild_id
    )
    try:
        await channel.send(
            translate("film-title", title=title, name=name),
            file=file,
            allowed_mentions=discord.AllowedMentions.none(),
        )
    except (discord.HTTPException, *LOST) as error:
        log.warning("an animation could not be posted: %s", error)
        raise RequestRejected("film-failed") from error
