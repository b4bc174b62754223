"""Files that people take away: a game that they played, and what is stored about them."""

from __future__ import annotations

import asyncio
import logging

from bot.channel.attachments import Document
from bot.channel.components import CustomId
from bot.interactions.answer import Answer
from bot.interactions.replay import ended_record
from bot.table.export import export_game, export_user_data
from bot.table.table import RequestRejected
from engine.codec import SchemaTooNew

log = logging.getLogger(__name__)


async def export(reply: Answer, press: CustomId) -> None:
    """Give who played a game to its end all of it as a file."""
    await _export(reply, press.game_id)


async def export_latest(reply: Answer) -> None:
    """The same for the latest game of the command's kind that ended in this channel."""
    row = await reply.shard.store.latest_finished_game(reply.channel_id, reply.game.name)
    if row is None:
        raise RequestRejected("export-none")
    await _export(reply, row.id)


async def _export(reply: Answer, game_id: int) -> None:
    record = await ended_record(reply, game_id)
    if not record.was_seated(reply.user_id):
        raise RequestRejected("export-not-yours")
    if record.row.status != "over":
        raise RequestRejected("export-given-up")
    if not reply.game.exportable:
        raise RequestRejected("export-secret")
    try:
        content = await asyncio.to_thread(export_game, record)
    except (ValueError, SchemaTooNew) as error:
        log.warning("game %s cannot be exported: %s", game_id, error)
        raise RequestRejected("replay-unreadable") from error
    document = Document(content, f"{record.name}-{game_id}.jsonl")
    await reply.tell(reply.translate("export-done"), more=(document,))


async def save_own_data(reply: Answer) -> None:
    """Give a person all that is stored about him as a file."""
    content = await export_user_data(reply.shard.store, reply.user_id)
    await reply.tell(reply.translate("own-data"), more=(Document(content, "nevsky.json"),))
