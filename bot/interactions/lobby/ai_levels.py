"""The AI players of a table: their levels and names, and adding or removing them in the lobby."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from typing import Any, cast

import discord

from bot.channel.components import Button
from bot.channel.custom_id import CustomId
from bot.channel.lobby_message import free_ai_name
from bot.i18n.texts import normalize_for_search
from bot.interactions.core.context import RequestContext
from bot.interactions.core.navigation import start_new_row
from bot.interactions.core.responder import Responder, Response
from bot.interactions.core.suggestions import MAX_SUGGESTION_LENGTH
from bot.table.errors import RequestRejected
from bot.table.table import Table
from engine.ai.agents import Level, levels_of
from engine.ai.registry import find_agent_spec, has_agents
from engine.ai.strength import wins_against_weaker, wins_together_of
from engine.ai.training.fingerprint import data_hash
from engine.codec import load_options
from engine.core import AnyGame
from render.translation import Translate

MAX_GAMES = 64
"""Games whose measured strength is kept, since a read blocks; changed rules are another game."""


def check_has_ai_players(table: Table) -> None:
    """Raise RequestRejected if no AI can play the table's game."""
    if not has_agents(table.game.name):
        raise RequestRejected("no-ai-players")


def find_level(request: RequestContext, table: Table, text: str) -> Level:
    """The level of the table's game with this code, or with this name in any language.

    Raises RequestRejected if there is none.
    """
    check_has_ai_players(table)
    levels = levels_of(table.game.name)
    wanted = normalize_for_search(text)
    for level in levels:
        names = (translate(f"level-{level}") for translate in request.in_every_language)
        if wanted in (level, *map(normalize_for_search, names)):
            return level
    raise RequestRejected("no-such-level", level=levels)


def level_descriptions(request: RequestContext, table: Table) -> str:
    """A line that describes each level of a table's game."""
    return "\n".join(
        f"- {_describe_at_table(table, level, request.translate)}"
        for level in levels_of(table.game.name)
    )


def _describe_at_table(table: Table, level: Level, translate: Translate) -> str:
    """Describe a level, with what it would win of its games if it were no stronger.

    Against a single opponent that is a half, as everybody knows.
    """
    described = describe_level(table.game, level, translate, table.options)
    key = cast("Hashable", table.game)
    _, players, percent = _wins_against(key).get(level, ("", 0, 0))
    if described == translate(f"strength-{level}") or not percent or players == 2:
        return described
    even = round(100 / players)
    return translate("strength-with-even", description=described, percent=even)


def describe_level(game: AnyGame, level: Level, translate: Translate, options: Any = None) -> str:
    """How a level of a game plays, and what it was measured to win.

    Nothing was measured with other options than the usual ones, which are meant by None.
    """
    is_usual, key = options in (None, load_options(game, "{}")), cast("Hashable", game)
    described = translate(f"strength-{level}")
    if not is_usual:
        return described
    weaker, players, percent = _wins_against(key).get(level, ("", 0, 0))
    if percent:
        rival = translate(f"level-{weaker}")
        return translate(
            "strength-against", level=described, players=players, percent=percent, weaker=rival
        )
    players, percent = _wins_together(key).get(level, (0, 0))
    if percent:
        return translate("strength-together", level=described, players=players, percent=percent)
    return described


async def suggested_levels(request: RequestContext, game: AnyGame) -> list[dict[str, str]]:
    """The levels of a game by their codes, described in every language, for autocompletion."""
    try:
        options = (await request.get_table_for_autocomplete()).options
    except RequestRejected:
        options = None
    return [
        {level: _suggestion(game, level, translate, options) for level in levels_of(game.name)}
        for translate in request.in_every_language
    ]


def _suggestion(game: AnyGame, level: Level, translate: Translate, options: Any) -> str:
    """Describe a level, without what it was measured to win if that is too long for Discord."""
    described = describe_level(game, level, translate, options)
    return described if len(described) <= MAX_SUGGESTION_LENGTH else translate(f"strength-{level}")


@lru_cache(maxsize=MAX_GAMES)
def _wins_against(game: Any) -> dict[str, tuple[str, int, int]]:
    return wins_against_weaker(
        find_agent_spec(game.name).weights.folder.parent, data_hash(game.name)
    )


@lru_cache(maxsize=MAX_GAMES)
def _wins_together(game: Any) -> dict[str, tuple[int, int]]:
    return wins_together_of(find_agent_spec(game.name).weights.folder.parent, data_hash(game.name))


async def show_ai_menu(request: RequestContext, responder: Responder, table: Table) -> None:
    """Let the host add or remove AI players."""
    table.lobby.check_may_seat_ai(request.user_id)
    check_has_ai_players(table)
    await responder.send(_ai_menu(request, table))


def _ai_menu(request: RequestContext, table: Table, lead: str = "") -> Response:
    """A button for each level if a seat is free, and one to remove each AI player."""
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
            CustomId("drop-ai", row.id, row.ply, (seat.name,)),
        )
        for seat in table.seats
        if seat.ai is not None
    ]
    question = request.translate("ask-level", free=table.free_seats, number=len(removable)).strip()
    prompt = " ".join(filter(None, (lead, question)))
    content = "\n".join((prompt, level_descriptions(request, table))) if levels else prompt
    return Response(content, (*levels, *start_new_row(removable)))


async def add_ai(request: RequestContext, table: Table, level_name: str) -> Response:
    """Put an AI player of the named level on the next seat."""
    level = find_level(request, table, level_name)
    name = free_ai_name(table.snapshot.names, request.translate)
    await table.lobby.add_ai(request.user_id, level, name, request.interaction_id)
    return _ai_menu(request, table, request.translate("ai-joined", name=name))


async def remove_ai(request: RequestContext, table: Table, custom_id: CustomId) -> Response:
    """Remove the AI player a button names. Buttons of an early version mean the last one."""
    wanted = custom_id.path[0] if custom_id.path else None
    name = await table.lobby.remove_ai(request.user_id, request.interaction_id, wanted)
    return _ai_menu(request, table, request.translate("ai-left", name=name))
