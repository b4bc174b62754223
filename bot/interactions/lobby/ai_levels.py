"""Which AI players there are at a table, and what they are like, for who chooses one."""

from __future__ import annotations

from itertools import chain, count

import discord

from bot.channel.components import Button
from bot.channel.custom_id import CustomId
from bot.i18n.texts import normalize_for_search
from bot.interactions.core.context import RequestContext
from bot.interactions.core.navigation import start_new_row
from bot.interactions.core.responder import Responder
from bot.table.errors import RequestRejected
from bot.table.table import Table
from engine.ai.agents import Level, levels_of
from engine.ai.registry import has_agents
from render.translation import Translate


def check_has_ai_players(table: Table) -> None:
    """Refuse a game that no AI can play."""
    if not has_agents(table.game.name):
        raise RequestRejected("no-ai-players")


def find_level(request: RequestContext, table: Table, text: str) -> Level:
    """The level of the table's game that a button, an option or a person's own words name.

    Refuses one that the game does not have.
    """
    check_has_ai_players(table)
    levels = levels_of(table.game.name)
    wanted = normalize_for_search(text)
    for level in levels:
        if wanted in (
            level,
            *(
                normalize_for_search(translate(f"level-{level}"))
                for translate in request.in_every_language
            ),
        ):
            return level
    raise RequestRejected("no-such-level", level=levels)


def level_descriptions(request: RequestContext, game: str) -> str:
    """What each level of a game is like, a line each."""
    return "\n".join(f"- {request.translate(f'strength-{level}')}" for level in levels_of(game))


async def show_ai_menu(request: RequestContext, responder: Responder) -> None:
    """Ask the host which AI is to sit down, or which one is to go."""
    table = await request.get_table()
    table.lobby.check_may_configure(request.user_id)
    check_has_ai_players(table)
    await _respond_ai_menu(request, responder, table, "")


async def _respond_ai_menu(
    request: RequestContext, responder: Responder, table: Table, lead: str
) -> None:
    """A button for each level while a seat is free, and one for each AI that could go."""
    row, game = table.row, table.game.name
    levels = [
        Button(
            request.translate(f"level-{level}"),
            CustomId("add-ai", row.id, row.ply, (level,)),
            discord.ButtonStyle.primary,
        )
        for level in levels_of(game)
        if table.free_seats
    ]
    removable = [
        Button(
            request.translate("button-drop-ai", name=seat.name),
            CustomId("drop-ai", row.id, row.ply, name),
        )
        for seat in table.seats
        if seat.ai is not None and (name := (seat.name,))
    ]
    question = request.translate("ask-level", free=table.free_seats, number=len(removable)).strip()
    prompt = " ".join(filter(None, (lead, question)))
    content = "\n".join((prompt, level_descriptions(request, game))) if levels else prompt
    await responder.respond(content, controls=(*levels, *start_new_row(removable)))


async def add_ai(request: RequestContext, responder: Responder, level_name: str) -> None:
    """Put an AI of the level of that name on the next seat."""
    async with request.modify_table() as table:
        level = find_level(request, table, level_name)
        name = free_ai_name(table, request.translate)
        await table.lobby.add_ai(request.user_id, level, name, request.interaction_id)
    await _respond_ai_menu(request, responder, table, request.translate("ai-joined", name=name))


async def remove_ai(request: RequestContext, responder: Responder, custom_id: CustomId) -> None:
    """Send the AI away that the button names; one of an earlier version means the last one."""
    wanted = custom_id.path[0] if custom_id.path else None
    async with request.modify_table() as table:
        name = await table.lobby.remove_ai(request.user_id, request.interaction_id, wanted)
    await _respond_ai_menu(request, responder, table, request.translate("ai-left", name=name))


def free_ai_name(table: Table, translate: Translate) -> str:
    """A name for an AI that nobody at the table has."""
    taken = {seat.name for seat in table.seats}
    names = translate("ai-names").split(", ")
    numbered = (f"{name} {number}" for number in count(2) for name in names)
    return next(name for name in chain(names, numbered) if name not in taken)
