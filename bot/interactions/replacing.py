"""A seat changes hands while the game runs: who is away, who comes back, and who plays on."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.channel.components import Button, Control, CustomId, UserSelectMenu
from bot.i18n.texts import sanitize_name
from bot.interactions.answer import Answer, Person
from bot.interactions.bot import Interaction
from bot.interactions.levels import level_called, strengths
from bot.interactions.lobby import ai_name
from bot.interactions.seating import may_manage
from bot.storage.records import SeatRow
from bot.table.substitution import check_may_substitute, reassign_seat
from bot.table.table import RequestRejected, Table
from engine.ai.agents import levels_of
from engine.core import Seat

STAND_IN = "medium"
"""The level of an AI that plays for somebody who has left, where no button said another."""


def level_buttons(reply: Answer, table: Table, verb: str, path: Sequence[str]) -> list[Button]:
    """A button for each AI level that may play on; none in a game that no AI can play."""
    return [
        Button(
            reply.translate("button-stand-in", level=level),
            CustomId(verb, table.row.id, table.row.ply, (*path, level)),
            discord.ButtonStyle.danger,
        )
        for level in levels_of(table.game.name)
    ]


async def away_from(reply: Answer, table: Table) -> list[SeatRow]:
    """The people whom this one could have replaced now."""
    found = []
    for row in table.seats:
        if row.user_id not in (None, reply.user_id):
            try:
                await _check(reply, table, row.seat)
            except RequestRejected:
                continue
            found.append(row)
    return found


async def _check(reply: Answer, table: Table, seat: Seat) -> None:
    await check_may_substitute(
        table,
        reply.shard.store,
        seat,
        reply.user_id,
        may_manage=may_manage(reply.interaction),
        clock=reply.bot.clock,
    )


async def ask_who_is_away(reply: Answer) -> None:
    """Show who has been away for long; where it is one person, ask at once who is to play on."""
    table = await reply.table()
    table.require_seat(reply.user_id)
    away = await away_from(reply, table)
    if not away:
        raise RequestRejected("nobody-away")
    if len(away) == 1:
        await ask_for_newcomer(reply, str(away[0].user_id))
        return
    row = table.row
    buttons = [
        Button(one.name, CustomId("replace", row.id, row.ply, (str(one.user_id),))) for one in away
    ]
    await reply.tell(reply.translate("ask-away"), buttons=buttons)


async def ask_for_newcomer(reply: Answer, away: str) -> None:
    """Ask who is to play for a person who has been away for long: an AI, or somebody else.

    `away` is the person's id, or a name typed by hand.
    """
    table = await reply.table()
    seat = _seat_of(table, away)
    await _check(reply, table, seat)
    row, absent = table.row, table.seats[seat]
    path = (str(absent.user_id),)
    controls: list[Control] = [
        UserSelectMenu(
            reply.translate("menu-people"), CustomId("seat-person", row.id, row.ply, path)
        ),
        *level_buttons(reply, table, "seat-ai", path),
    ]
    asked = reply.translate("ask-newcomer", name=reply.shown(absent.name))
    content = "\n".join(filter(None, (asked, strengths(reply, table.game.name))))
    await reply.tell(content, buttons=controls)


async def seat_person(reply: Answer, away: str, newcomer: Person) -> None:
    """Put somebody else on the seat of a person who has been away for long."""
    if newcomer.bot:
        raise RequestRejected("bot-cannot-play")
    if not newcomer.here:
        raise RequestRejected("not-in-server")
    async with reply.changing() as table:
        seat = _seat_of(table, away)
        await _check(reply, table, seat)
        row = SeatRow(seat=seat, name=sanitize_name(newcomer.name), user_id=newcomer.id)
        await reassign_seat(
            table, seat, row, user_id=reply.user_id, interaction_id=reply.interaction.id
        )
    await reply.tell(reply.translate("replaced"))


async def seat_ai_for(reply: Answer, away: str, level: str) -> None:
    """Have an AI play for a person who has been away for long."""
    async with reply.changing() as table:
        seat = _seat_of(table, away)
        await _check(reply, table, seat)
        await seat_ai(reply, table, seat, level)
    await reply.tell(reply.translate("replaced"))


async def seat_ai(reply: Answer, table: Table, seat: Seat, named: str) -> None:
    """Have an AI of the level of that name play for a seat."""
    level = level_called(reply, table, named)
    newcomer = SeatRow(seat=seat, name=ai_name(table, reply.translate), ai=level)
    await reassign_seat(
        table, seat, newcomer, user_id=reply.user_id, interaction_id=reply.interaction.id
    )


def _seat_of(table: Table, away: str) -> Seat:
    """The seat of a person by id or name, in a running game. An AI is nobody's absence."""
    if table.row.status != "running":
        raise RequestRejected("not-started")
    for row in table.seats:
        if row.user_id is not None and away in (str(row.user_id), row.name):
            return row.seat
    raise RequestRejected("no-such-player")


async def people_at_table(interaction: Interaction) -> dict[str, str]:
    """The names of the people at the channel's table, by the ids that stand for them."""
    try:
        reply = Answer(interaction)
        table = await reply.table_at_hand()
    except RequestRejected:
        return {}
    return {str(row.user_id): row.name for row in table.seats if row.user_id is not None}
