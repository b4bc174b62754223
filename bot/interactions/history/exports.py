"""Exporting a finished game as a file."""

from __future__ import annotations

import asyncio
import logging

from bot.channel.attachments import Document
from bot.channel.custom_id import CustomId
from bot.interactions.core.context import RequestContext
from bot.interactions.core.responder import Responder
from bot.interactions.history.replay import load_ended_game
from bot.table.errors import RequestRejected
from bot.table.export import export_game
from engine.codec import SchemaTooNew

log = logging.getLogger(__name__)


async def send_export(request: RequestContext, responder: Responder, custom_id: CustomId) -> None:
    """Send a game to a user who played it to its end."""
    await _respond_export(request, responder, custom_id.game_id)


async def export_latest_game(request: RequestContext, responder: Responder) -> None:
    """Send the latest game of the command's kind that was finished in this channel."""
    row = await request.store.latest_finished_game(request.channel_id, request.game_ui.name)
    if row is None:
        raise RequestRejected("export-none")
    await _respond_export(request, responder, row.id)


async def _respond_export(request: RequestContext, responder: Responder, game_id: int) -> None:
    history = await load_ended_game(request, game_id)
    if not history.was_seated(request.user_id):
        raise RequestRejected("export-not-yours")
    if history.row.status != "over":
        raise RequestRejected("export-given-up")
    if not request.game_ui.exportable:
        raise RequestRejected("export-secret")
    try:
        content = await asyncio.to_thread(export_game, history)
    except (ValueError, SchemaTooNew) as error:
        log.warning("game %s cannot be exported: %s", game_id, error)
        raise RequestRejected("replay-unreadable") from error
    document = Document(content, history.file_name("jsonl"))
    await responder.respond(request.translate("export-done"), attachments=(document,))
