"""Going for good: who leaves a running game, and who ends it."""

from __future__ import annotations

import discord

from bot.channel.buttons import Button, Control, Press
from bot.interactions.answer import Answer
from bot.interactions.levels import check_has_ais, strengths
from bot.interactions.replacing import STAND_IN, away_from, level_buttons, seat_ai
from bot.interactions.seating import leave, may_manage
from bot.storage.records import GameRef
from bot.table.seats import check_may_leave
from bot.table.table import Refused, Table
from bot.table.unreadable import Unreadable
from engine.ai.registry import has_agents


async def more(reply: Answer) -> None:
    """What somebody at a running table seldom wants: only what he could do now."""
    table = await reply.table()
    table.own_seat(reply.user_id)
    row, managing = table.row, may_manage(reply.interaction)
    offered = {
        "ask-leave": _can_leave(table, reply.user_id),
        "away": bool(await away_from(reply, table)),
        "ask-end": managing or reply.user_id == table.moment.host,
    }
    buttons = [
        Button(reply.say(f"button-{verb}"), Press(verb, row.id, row.ply))
        for verb, there in offered.items()
        if there
    ]
    await reply.tell(reply.say("ask-more", number=len(buttons)), buttons=buttons)


def _can_leave(table: Table, user_id: int) -> bool:
    try:
        check_may_leave(table, user_id)
    except Refused:
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
    content = "\n".join((reply.say("ask-leave"), strengths(reply, table.game.name)))
    await reply.tell(content, buttons=(*buttons, _stay(reply, table)))


def _stay(reply: Answer, table: Table) -> Button:
    """Out of a question that nobody should answer by mistake."""
    press = Press("cancel", table.row.id, table.row.ply)
    return Button(reply.say("button-cancel"), press, new_row=True)


async def leave_game(reply: Answer, press: Press) -> None:
    """Leave a running game to an AI of the level that the button names."""
    level = press.path[0] if press.path else STAND_IN
    async with reply.changing() as table:
        await seat_ai(reply, table, check_may_leave(table, reply.user_id), level)
    come_back = Button(reply.say("button-come-back"), Press("join", table.row.id, table.row.ply))
    await reply.tell(reply.say("left-running", command=reply.command), buttons=(come_back,))


async def ask_to_end(reply: Answer) -> None:
    """Ask who wants to end a running game whether he means it. A lobby closes at once."""
    ways: list[Control] = []
    try:
        table = await reply.table()
    except Unreadable as game:
        game.check_may_end(reply.user_id, may_manage(reply.interaction))
        press = Press("end-unreadable", game.moment.row.id)
    else:
        table.check_may_end(reply.user_id, may_manage(reply.interaction))
        if table.row.status == "lobby":
            await end(reply)
            return
        press = Press("end", table.row.id)
        if table.seat_of(reply.user_id) is not None:
            ways.append(_stay(reply, table))
    button = Button(reply.say("button-end"), press, discord.ButtonStyle.danger)
    await reply.tell(reply.say("ask-end"), buttons=(button, *ways))


async def end(reply: Answer) -> None:
    """End the game without a winner."""
    async with reply.changing() as table:
        await table.end(reply.user_id, may_manage(reply.interaction), reply.interaction.id)
    await reply.tell(reply.say("ended"))


async def end_unreadable(reply: Answer, game_id: int) -> None:
    """End a game that cannot be read, and tell its channel."""
    place = GameRef(game_id, reply.channel_id)
    managing = may_manage(reply.interaction)
    row = await reply.shard.tables.end_unreadable(
        place, reply.user_id, managing, reply.interaction.id
    )
    reply.shard.channel_updater.tell_ended(row)
    await reply.tell(reply.say("ended"))
