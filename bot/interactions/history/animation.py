"""The animation of a finished game: shown in private, and posted in the channel on request."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from functools import partial

import discord

from bot.channel.animations import AnimationJob
from bot.channel.attachments import Document, to_discord_file
from bot.channel.components import Button
from bot.channel.custom_id import CustomId
from bot.i18n.languages import guild_locale, resolve_table_language
from bot.interactions.core.context import RequestContext
from bot.interactions.core.responder import CONNECTION_ERRORS, Responder, progress_bar
from bot.interactions.history.past_games import players_by_seat
from bot.interactions.history.replay import load_ended_game
from bot.interactions.lobby.membership import check_bot_permissions
from bot.table.errors import RequestRejected
from bot.table.game_history import GameHistory
from render.translation import Translate

log = logging.getLogger(__name__)


async def show_animation(
    request: RequestContext, responder: Responder, custom_id: CustomId
) -> None:
    """Show the user the animation of a finished game, at once if it is cached, else when rendered.

    Raises RequestRejected if the game has too few pictures, or the user is waiting for it already.
    """
    history = await load_ended_game(request, custom_id.game_id)
    if sum(step.state_json is not None for step in history.steps) < 2:
        raise RequestRejected("film-no-pictures")
    language = await _table_language(request, history)
    content = await request.runtime.animations.cached(history.game_id, language)
    if content is not None:
        await _respond_animation(request, responder, custom_id, history, content)
        return
    job = request.runtime.animations.start(request.game_ui, history, language)
    if request.user_id in job.waiting_users:
        raise RequestRejected("film-under-way")
    job.waiting_users.add(request.user_id)
    await responder.respond(_progress_text(request, job))
    request.runtime.live_replies.start(
        ("film", history.game_id, request.user_id),
        _respond_when_rendered(request, responder, custom_id, history, job),
        partial(responder.respond, request.translate("film-late")),
    )


async def post_animation(
    request: RequestContext, responder: Responder, custom_id: CustomId
) -> None:
    """Post the animation of a finished game in the channel.

    If it is not cached any more, shows it again instead. Raises RequestRejected if the game belongs
    to another server.
    """
    history = await load_ended_game(request, custom_id.game_id)
    if not _is_of_this_guild(request, history):
        # Its players are no business of this server's members.
        raise RequestRejected("film-elsewhere")
    check_bot_permissions(request.interaction)
    language = await _table_language(request, history)
    content = await request.runtime.animations.cached(history.game_id, language)
    if content is None:
        await show_animation(request, responder, custom_id)
        return
    await _send_animation(request, history, language, content)
    await responder.respond(
        request.translate("film-posted"), controls=(_back_button(request, custom_id),)
    )


def _is_of_this_guild(request: RequestContext, history: GameHistory) -> bool:
    return history.row.guild_id == request.interaction.guild_id


async def _table_language(request: RequestContext, history: GameHistory) -> str:
    """The language of the table, since everybody in the channel sees the animation."""
    guild_id, guild = history.row.guild_id, request.interaction.guild
    locale = await guild_locale(request.store, guild_id, guild)
    chosen = await resolve_table_language(request.store, history.row, locale)
    return request.game_ui.texts.closest_language(chosen)


async def _respond_when_rendered(
    request: RequestContext,
    responder: Responder,
    custom_id: CustomId,
    history: GameHistory,
    job: AnimationJob,
) -> None:
    """Show the progress until the animation is rendered, and then the animation.

    If that takes longer than the response can be edited, the user can ask for it again.
    """
    task = job.task
    assert task is not None

    async def wait_until_done(seconds: float) -> bool:
        return bool((await asyncio.wait({task}, timeout=seconds))[0])

    try:
        while not task.done() and responder.can_edit:
            # A broken connection may work again before the animation is rendered.
            with suppress(discord.HTTPException, *CONNECTION_ERRORS):
                await responder.keep_updated(lambda: _progress_text(request, job), wait_until_done)
        if not task.done():
            await responder.respond(request.translate("film-late"))
        elif task.cancelled() or task.exception() is not None:
            raise RequestRejected("film-failed")
        else:
            await _respond_animation(request, responder, custom_id, history, task.result())
    except Exception as error:
        await responder.respond_error(error)
    finally:
        job.waiting_users.discard(request.user_id)


async def _respond_animation(
    request: RequestContext,
    responder: Responder,
    custom_id: CustomId,
    history: GameHistory,
    content: bytes,
) -> None:
    """Show the animation to the user alone, with a button to post it for all."""
    buttons = [_back_button(request, custom_id)]
    if _is_of_this_guild(request, history):
        post_id = CustomId("film-post", custom_id.game_id, custom_id.ply, custom_id.path[:1])
        label = request.translate("button-film-post")
        buttons.insert(0, Button(label, post_id, discord.ButtonStyle.primary))
    await responder.respond(
        _title(history, request.translate),
        attachments=(_document(history, request.translate, content),),
        controls=buttons,
    )


def _back_button(request: RequestContext, custom_id: CustomId) -> Button:
    back = CustomId("replay", custom_id.game_id, custom_id.ply, custom_id.path[:1])
    return Button(request.translate("button-film-back"), back)


def _progress_text(request: RequestContext, job: AnimationJob) -> str:
    return (
        f"{request.translate('film-making', percent=job.percent)}\n{progress_bar(job.percent, 100)}"
    )


def _title(history: GameHistory, translate: Translate) -> str:
    """The game, its players, and the day on which it ended."""
    return translate(
        "film-title",
        title=translate("game-title"),
        names=players_by_seat(history.seat_assignments, translate),
        when=f"<t:{history.row.updated}:D>",
    )


def _document(history: GameHistory, translate: Translate, content: bytes) -> Document:
    alt = translate(
        "film-alt",
        title=translate("game-title"),
        names=players_by_seat(history.seat_assignments, translate, escape=str),
    )
    return Document(content, history.file_name("gif"), alt)


async def _send_animation(
    request: RequestContext, history: GameHistory, language: str, content: bytes
) -> None:
    translate = request.game_ui.texts.in_language(language)
    channel = request.client.get_partial_messageable(
        request.channel_id, guild_id=request.interaction.guild_id
    )
    try:
        await channel.send(
            _title(history, translate),
            file=to_discord_file(_document(history, translate, content)),
            # A double click posts it once.
            nonce=f"film-{request.message_id}",
            allowed_mentions=discord.AllowedMentions.none(),
        )
    except (discord.HTTPException, *CONNECTION_ERRORS) as error:
        log.warning("an animation could not be posted: %s", error)
        raise RequestRejected("film-failed") from error
