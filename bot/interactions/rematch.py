"""Once more with the same people: after the end of a game, by a button below its result."""

from __future__ import annotations

import json

import discord

from bot.channel.components import Button, CustomId
from bot.interactions.answer import Answer
from bot.interactions.seating import open_lobby, tell_of_table_here
from bot.storage.records import GameRow, SeatRow
from bot.table.table import RequestRejected


async def rematch(reply: Answer, game_id: int) -> None:
    """Open a new lobby with those who sat at an ended game; who asks for it is the host."""
    store = reply.shard.store
    row = await store.game(game_id)
    if row is None or row.is_private or row.status != "over":
        raise RequestRejected("old-button")
    reply.about(reply.bot.uis[row.name])
    if await store.open_game(reply.channel_id) is not None:
        await tell_of_table_here(reply)
        return
    sat = await store.seats(game_id)
    if not any(seat.user_id == reply.user_id for seat in sat):
        await _offer_own_table(reply, row)
        return
    own = [seat for seat in sat if seat.user_id == reply.user_id]
    others = [seat for seat in sat if seat.user_id != reply.user_id]
    # Whose data was deleted is neither a person any more nor an AI.
    seated = own + [seat for seat in others if seat.user_id is not None or seat.ai is not None]
    seats = [
        SeatRow(seat=place, name=seat.name, user_id=seat.user_id, ai=seat.ai)
        for place, seat in enumerate(seated)
    ]
    await open_lobby(reply, json.loads(row.options), seats, row.settings)


async def _offer_own_table(reply: Answer, row: GameRow) -> None:
    """Who did not play has no rematch, but can have a table of his own."""
    button = Button(
        reply.translate("button-own-table"),
        CustomId("play", 0, 0, (row.name,)),
        discord.ButtonStyle.primary,
    )
    await reply.tell(reply.translate("rematch-not-yours"), buttons=(button,))
