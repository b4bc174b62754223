"""Why something was not done, in words, and what one can do instead."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from discord import app_commands

from bot.channel.components import Button, Control
from bot.i18n.texts import escape_name
from bot.interactions.core.navigation import (
    home_button,
    move_buttons,
    spectator_buttons,
    start_new_row,
    table_link,
)
from bot.storage.contract import CommitOutcomeUnknown, LeaseLost, StoreError
from bot.storage.records import GameRef
from bot.table.substitution import former_seat
from bot.table.table import RequestRejected, Table
from engine.core import IllegalAction
from render.translation import NameRef

if TYPE_CHECKING:
    from bot.interactions.core.context import RequestContext

log = logging.getLogger(__name__)

SPECTATOR_REASONS = ("not-at-table", "already-started", "table-full")
"""Refusals of who does not play here: he is shown what he can do instead."""

NO_MOVE_REASON_PREFIXES = ("nothing-", "unknown-choice")
"""How the refusals begin of a move that a player cannot make, where others may be left."""

MAX_OTHER_GAMES = 3
"""So many of a person's games are named where none is open."""


async def error_message(request: RequestContext, error: BaseException) -> str:
    """Why nothing was done. A fault that nobody knows is ours, and goes into the log."""
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.__cause__ or error
    match error:
        case app_commands.TransformerError():
            return request.translate("refused-wrong-value")
        case RequestRejected():
            other_games = await _open_games_elsewhere(request, error)
            return other_games or rejection_message(
                request, f"refused-{error.reason}", error.params
            )
        case IllegalAction():
            return rejection_message(request, f"illegal-{error.reason}", error.params)
        case app_commands.CommandNotFound() | app_commands.CommandSignatureMismatch():
            return request.translate("refused-old-command")
        case app_commands.NoPrivateMessage():
            return request.translate("refused-only-in-channel")
        case CommitOutcomeUnknown():
            log.warning("nobody knows whether it was done: %s", error)
            return request.translate("refused-unsure")
        case LeaseLost():
            return request.translate("refused-taken-over")
        case _:
            log.error("an interaction failed", exc_info=error)
            return request.translate("refused-our-fault")


def rejection_message(request: RequestContext, key: str, params: dict[str, Any]) -> str:
    """A refusal's sentence, with people and things under their names."""
    named_params = {name: _format_param(request, name, value) for name, value in params.items()}
    link = "" if request.loaded_table is None else table_link(request.loaded_table)
    defaults = {
        "command": request.command_name,
        "opening": request.new_game_commands,
        "place": link,
    }
    return request.translate(key, **{**defaults, **named_params})


async def recovery_controls(request: RequestContext, error: BaseException) -> Sequence[Control]:
    """What somebody can do here instead: who plays, his moves; who does not, join or look."""
    table = request.loaded_table
    if table is None or not isinstance(error, (RequestRejected, IllegalAction)):
        return ()
    if isinstance(error, IllegalAction) or error.reason.startswith(NO_MOVE_REASON_PREFIXES):
        return _player_move_controls(request, table)
    if error.reason not in SPECTATOR_REASONS:
        return ()
    seat = None
    if table.row.status == "running":
        with suppress(StoreError):
            seat = await former_seat(table, request.runtime.store, request.user_id)
    can_return = seat is not None and table.seats[seat].user_id is None
    return spectator_buttons(
        request.game_ui, table, request.user_id, request.translate, can_return=can_return
    )


def _player_move_controls(request: RequestContext, table: Table) -> list[Button]:
    """The kinds of move there are for a player, if any, and the way to what he has."""
    seat = table.seat_of(request.user_id)
    if seat is None or table.row.status != "running":
        return []
    view, legal = table.game.view(table.state, seat), table.legal_actions(request.user_id)
    home = home_button(request.game_ui, table.row, request.translate)
    return [
        *move_buttons(request.game_ui, view, legal, table.row, request.translate),
        *start_new_row([home]),
    ]


async def _open_games_elsewhere(request: RequestContext, rejection: RequestRejected) -> str | None:
    """Where the games are of a person who looks for one in a channel without any."""
    if rejection.reason != "no-game" or request.is_private:
        return None
    places: tuple[GameRef, ...] = ()
    with suppress(StoreError):
        places = await request.runtime.store.open_games_of(
            request.user_id, request.interaction.guild_id, MAX_OTHER_GAMES
        )
    channels = tuple(f"<#{place.channel_id}>" for place in places)
    if not channels:
        return None
    return request.translate("refused-no-game-here", channels=channels, number=len(channels))


def _format_param(request: RequestContext, name: str, value: Any) -> Any:
    if isinstance(value, tuple):
        formatted = (_format_param(request, name, one) for one in value)
        return tuple(one if isinstance(one, NameRef) else str(one) for one in formatted)
    if name in ("host", "name"):
        return escape_name(value)
    if name in ("permission", "level"):
        return request.translate(f"{name}-{value}")
    game_name = (
        request.bound_game_ui.narration.name_parameter(name, value, request.translate)
        if request.bound_game_ui is not None
        else None
    )
    return value if game_name is None else game_name
