"""Going for good: who leaves a running game, and who ends it."""

from __future__ import annotations

import discord

from bot.channel.components import Button, Control, CustomId
from bot.interactions.answer import Answer
from bot.interactions.levels import check_has_ais, strengths
from bot.interactions.replacing import STAND_IN, away_from, level_buttons, seat_ai
from bot.interactions.seating import leave, may_manage
from bot.storage.records import GameRef
from bot.table.substitution import check_may_leave
from bot.table.table import RequestRejected, Table
from bot.table.unreadable import UnreadableGame
from engine.ai.registry import has_agents


async def more(reply: Answer) -> None:
    """What somebody at a running table seldom wants: only what he could do now."""
    table = await reply.table()
    table.require_seat(reply.user_id)
    row, managing = table.row, may_manage(reply.interaction)
    offered = {
        "ask-leave": _can_leave(table, reply.user_id),
        "away": bool(await away_from(reply, table)),
        "ask-end": managing or reply.user_id == table.snapshot.host_id,
    }
    buttons = [
        Button(reply.translate(f"button-{verb}"), CustomId(verb, row.id, row.ply))
        for verb, there in offered.items()
        if there
    ]
    await reply.tell(reply.translate("ask-more", number=len(buttons)), buttons=buttons)


def _can_leave(table: Table, user_id: int) -> bool:
    try:
        check_may_leave(table, user_id)
    except RequestRejected:
        return False
    return has_agents(table.game.name)


async def ask_to_leave(reply: Answer) -> None:
    """Ask who wants to leave a running game which AI is to play on. From a lobby he just goes."""
    table = await reply.table()
    if table.row.status != "running":
        await leave(reply)
        return
    check_may_leave(table, reply.user_id)
    check_has_ais(table)
    buttons = level_buttons(reply, table, "leave-game", ())
    content = "\n".join((reply.translate("ask-leave"), strengths(reply, table.game.name)))
    await reply.tell(content, buttons=(*buttons, _stay(reply, table)))


def _stay(reply: Answer, table: Table) -> Button:
    """Out of a question that nobody should answer by mistake."""
    press = CustomId("cancel", table.row.id, table.row.ply)
    return Button(reply.translate("button-cancel"), press, new_row=True)


async def leave_game(reply: Answer, press: CustomId) -> None:
    """Leave a running game to an AI of the level that the button names."""
    level = press.path[0] if press.path else STAND_IN
    async with reply.changing() as table:
        await seat_ai(reply, table, check_may_leave(table, reply.user_id), level)
    come_back = Button(
        reply.translate("button-come-back"), CustomId("join", table.row.id, table.row.ply)
    )
    await reply.tell(reply.translate("left-running", command=reply.command), buttons=(come_back,))


async def ask_to_end(reply: Answer) -> None:
    """Ask who wants to end a running game whether he means it. A lobby closes at once."""
    ways: list[Control] = []
    try:
        table = await reply.table()
    except UnreadableGame as game:
        game.check_may_abandon(reply.user_id, may_manage(reply.interaction))
        press = CustomId("end-unreadable", game.snapshot.row.id)
    else:
        table.check_may_abandon(reply.user_id, may_manage(reply.interaction))
        if table.row.status == "lobby":
            await end(reply)
            return
        press = CustomId("end", table.row.id)
        if table.seat_of(reply.user_id) is not None:
            ways.append(_stay(reply, table))
    button = Button(reply.translate("button-end"), press, discord.ButtonStyle.danger)
    await reply.tell(reply.translate("ask-end"), buttons=(button, *ways))


async def end(reply: Answer) -> None:
    """End the game without a winner."""
    async with reply.changing() as table:
        await table.abandon(reply.user_id, may_manage(reply.interaction), reply.interaction.id)
    await reply.tell(reply.translate("ended"))


async def end_unreadable(reply: Answer, game_id: int) -> None:
    """End a game that cannot be read, and tell its channel."""
    place = GameRef(game_id, reply.channel_id)
    managing = may_manage(reply.interaction)
    row = await reply.shard.tables.abandon_unreadable(
        place, reply.user_id, managing, reply.interaction.id
    )
    reply.shard.channel_updater.announce_abandoned(row)
    await reply.tell(reply.translate("ended"))
