"""`/nevsky play`: the games that can be opened in a channel."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import partial

import discord

from bot.channel.components import MAX_BUTTONS, Button
from bot.channel.custom_id import CustomId
from bot.game_ui import AnyGameUI, Edition
from bot.interactions.core.context import RequestContext
from bot.interactions.core.responder import Responder
from bot.interactions.lobby.membership import (
    check_bot_permissions,
    open_table,
    respond_existing_table,
)
from bot.table.errors import RequestRejected
from engine import codec
from render.cover import cover_sheet
from render.picture import Picture

EDITION_SEPARATOR = "."
"""Between the name of a game and the code of its edition, in a custom id."""


async def show_game_picker(request: RequestContext, responder: Responder) -> None:
    """List the installed games and editions, with buttons that open a table in this channel."""
    check_bot_permissions(request.interaction)
    if await request.store.open_game(request.channel_id) is not None:
        await respond_existing_table(request, responder)
        return
    lines, buttons = [request.translate("ask-game")], list[Button]()
    for name, ui in request.game_uis.items():
        for edition in (None, *ui.editions):
            lines.append(_describe_offer(request, ui, edition))
            code = name if edition is None else f"{name}{EDITION_SEPARATOR}{edition.code}"
            custom_id = CustomId("play", 0, 0, (code,))
            label = _offer_title(request, ui, edition)
            buttons.append(Button(label, custom_id, discord.ButtonStyle.primary))
    locale = request.locale
    picture = await request.pictures.draw(
        ("games", locale), partial(_cover_sheet, tuple(request.game_uis.values()), locale)
    )
    await responder.respond("\n".join(lines), picture=picture, controls=buttons[:MAX_BUTTONS])


def _cover_sheet(uis: Sequence[AnyGameUI], locale: str) -> Picture:
    return cover_sheet([ui.renderer.cover(ui.texts.in_language(locale)) for ui in uis])


def _offer_title(request: RequestContext, ui: AnyGameUI, edition: Edition | None) -> str:
    translate = ui.texts.in_language(request.locale)
    return translate("game-title" if edition is None else f"edition-{edition.code}")


def _describe_offer(request: RequestContext, ui: AnyGameUI, edition: Edition | None) -> str:
    options = {} if edition is None else dict(edition.options)
    seats = ui.game.seat_counts(codec.load_options(ui.game, json.dumps(options)))
    shortest, longest = ui.duration_minutes
    translate = ui.texts.in_language(request.locale)
    return request.translate(
        "game-offered",
        title=_offer_title(request, ui, edition),
        least=seats.start,
        most=seats.stop - 1,
        one_size=int(len(seats) == 1),
        shortest=shortest,
        longest=longest,
        invitation=translate(
            "game-invitation" if edition is None else f"invitation-{edition.code}"
        ),
    )


async def open_picked_game(request: RequestContext, responder: Responder, code: str) -> None:
    """Open a table of the picked game or edition."""
    name, separator, edition = code.partition(EDITION_SEPARATOR)
    ui = request.game_uis.get(name)
    offered = {} if ui is None else {known.code: known.options for known in ui.editions}
    if ui is None or (separator and edition not in offered):
        raise RequestRejected("old-button")
    await open_table(request, responder, ui, dict(offered[edition]) if separator else {})
