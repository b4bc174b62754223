"""Posting the animation of a finished game in the channel."""

from __future__ import annotations

import asyncio
import io
import logging
from contextlib import suppress

import discord

from bot.channel.animations import AnimationJob
from bot.channel.components import Button
from bot.channel.custom_id import CustomId
from bot.i18n.languages import guild_locale, resolve_table_language
from bot.i18n.texts import escape_name, sanitize_name
from bot.interactions.core.context import RequestContext
from bot.interactions.core.responder import CONNECTION_ERRORS, Responder, progress_bar
from bot.interactions.history.replay import load_ended_game
from bot.interactions.lobby.membership import check_bot_permissions
from bot.table.errors import RequestRejected
from bot.table.game_history import GameHistory

log = logging.getLogger(__name__)


async def post_animation(
    request: RequestContext, responder: Responder, custom_id: CustomId
) -> None:
    """Post the animation of a finished game, at once if it is cached, else when it is rendered.

    Raises RequestRejected if the game belongs to another server, has too few pictures, or the
    user is waiting for it already.
    """
    history = await load_ended_game(request, custom_id.game_id)
    if history.row.guild_id != request.interaction.guild_id:
        # Its players are no business of this server's members.
        raise RequestRejected("film-elsewhere")
    check_bot_permissions(request.interaction)
    if sum(step.state_json is not None for step in history.steps) < 2:
        raise RequestRejected("film-no-pictures")
    language = await _table_language(request, history)
    content = await request.runtime.animations.cached(history.game_id, language)
    if content is not None:
        await _send_animation(request, history, language, content)
        await _respond_posted(request, responder, custom_id)
        return
    job = request.runtime.animations.start(request.game_ui, history, language)
    if request.user_id in job.waiting_users:
        raise RequestRejected("film-under-way")
    job.waiting_users.add(request.user_id)
    await responder.respond(_progress_text(request, job))
    update = _post_when_rendered(request, responder, custom_id, history, language, job)
    request.runtime.live_replies.start(("film", history.game_id, request.user_id), update)


async def _table_language(request: RequestContext, history: GameHistory) -> str:
    """The language of the table, since everybody in the channel sees the animation."""
    guild_id, guild = history.row.guild_id, request.interaction.guild
    locale = await guild_locale(request.store, guild_id, guild)
    chosen = await resolve_table_language(request.store, history.row, locale)
    return request.game_ui.texts.closest_language(chosen)


async def _post_when_rendered(
    request: RequestContext,
    responder: Responder,
    custom_id: CustomId,
    history: GameHistory,
    language: str,
    job: AnimationJob,
) -> None:
    """Show the progress while the response can be edited, and post the animation when it is
    rendered.
    """
    task = job.task
    assert task is not None

    async def wait_until_done(seconds: float) -> bool:
        return bool((await asyncio.wait({task}, timeout=seconds))[0])

    is_late = False
    try:
        while not task.done() and responder.can_edit:
            # A user who dismissed the response still gets the animation.
            with suppress(discord.HTTPException, *CONNECTION_ERRORS):
                await responder.keep_updated(lambda: _progress_text(request, job), wait_until_done)
        if is_late := not task.done():
            with suppress(discord.HTTPException, *CONNECTION_ERRORS):
                await responder.respond(request.translate("film-late"))
            await asyncio.wait({task})
        if task.cancelled() or task.exception() is not None:
            raise RequestRejected("film-failed")
        await _send_animation(request, history, language, task.result())
        if not is_late:
            await _respond_posted(request, responder, custom_id)
    except Exception as error:
        if not is_late:
            await responder.respond_error(error)
        else:
            log.warning("an animation was not posted, and its user cannot be told: %r", error)
    finally:
        job.waiting_users.discard(request.user_id)


async def _respond_posted(
    request: RequestContext, responder: Responder, custom_id: CustomId
) -> None:
    back = CustomId("replay", custom_id.game_id, custom_id.ply, custom_id.path[:1])
    await responder.respond(
        request.translate("film-posted"),
        controls=(Button(request.translate("button-film-back"), back),),
    )


def _progress_text(request: RequestContext, job: AnimationJob) -> str:
    return (
        f"{request.translate('film-making', percent=job.percent)}\n{progress_bar(job.percent, 100)}"
    )


async def _send_animation(
    request: RequestContext, history: GameHistory, language: str, content: bytes
) -> None:
    translate = request.game_ui.texts.in_language(language)
    title = translate("game-title")
    name = escape_name(sanitize_name(request.interaction.user.display_name))
    file = discord.File(io.BytesIO(content), f"{history.name}-{history.game_id}.gif")
    file.description = translate("film-alt", title=title)
    channel = request.client.get_partial_messageable(
        request.channel_id, guild_id=request.interaction.guild_id
    )
    try:
        await channel.send(
            translate("film-title", title=title, name=name),
            file=file,
            allowed_mentions=discord.AllowedMentions.none(),
        )
    except (discord.HTTPException, *CONNECTION_ERRORS) as error:
        log.warning("an animation could not be posted: %s", error)
        raise RequestRejected("film-failed") from error
