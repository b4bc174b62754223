"""Error messages, and the buttons that offer what the user can do instead."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from discord import app_commands

from bot.channel.clock_lines import timestamp
from bot.channel.components import Button
from bot.i18n.texts import escape_name
from bot.interactions.core.context import RequestContext
from bot.interactions.core.navigation import (
    home_button,
    move_buttons,
    spectator_buttons,
    start_new_row,
    table_link,
)
from bot.interactions.core.own_games import find_missed_game
from bot.storage.errors import CommitOutcomeUnknown, LeaseLost, StoreError
from bot.storage.records import GameRef
from bot.table.errors import RequestRejected
from bot.table.substitution import former_seat
from bot.table.table import Table
from engine.core import IllegalAction
from render.translation import NameRef

log = logging.getLogger(__name__)

SPECTATOR_REASONS = ("not-at-table", "already-started", "table-full")
"""Rejections after which users who do not play here are offered what spectators can do."""

NO_MOVE_REASON_PREFIXES = ("nothing-", "unknown-choice", "plan-", "undo-")
"""Prefixes of the reasons why a player cannot make, plan or undo one move, but perhaps others."""

MAX_OTHER_GAMES = 3
"""Games elsewhere that are listed for a user in a channel without a game."""


async def error_response(
    request: RequestContext, error: BaseException
) -> tuple[str, Sequence[Button]]:
    """An explanation of an error, and buttons for what the user can do instead.

    Where a game's code fails while it is asked what to say or to offer, that part is left away.
    """
    try:
        message = await _error_message(request, error)
    except Exception as fault:
        message = await _error_message(request, fault)
    try:
        buttons = await _recovery_buttons(request, error)
    except Exception as fault:
        log.error("what can be done instead is not known", exc_info=fault)
        buttons = ()
    missed = await find_missed_game(request, error)
    if missed is None:
        return message, buttons
    sentence, go_on = missed
    return f"{message}\n{sentence}", (go_on, *start_new_row(buttons))


async def _error_message(request: RequestContext, error: BaseException) -> str:
    """Explain an error in the user's language. Logs unexpected ones."""
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
            log.warning("the outcome of a commit is unknown: %s", error)
            return request.translate("refused-unsure")
        case LeaseLost():
            return _fault_message(request, "taken-over")
        case _:
            log.error("an interaction failed", exc_info=error)
            return _fault_message(request, "our-fault")


def _fault_message(request: RequestContext, fault: str) -> str:
    """Say what went wrong, and whether what the user asked for was done before."""
    if not request.has_committed:
        return request.translate(f"refused-{fault}")
    place = "channel" if request.has_changed_channel else "private"
    return request.translate(f"done-but-{fault}", place=place)


def rejection_message(request: RequestContext, key: str, params: dict[str, Any]) -> str:
    """Translate the reason of a rejection, with its parameters formatted as names."""
    named_params = {name: _format_param(request, name, value) for name, value in params.items()}
    table = request.loaded_table
    defaults = {
        "command": request.command_name,
        "opening": request.new_game_commands,
        "place": "" if table is None else table_link(table),
        "seated": int(table is not None and table.seat_of(request.user_id) is not None),
        "is_host": int(table is not None and table.snapshot.host_id == request.user_id),
    }
    return request.translate(key, **{**defaults, **named_params})


async def _recovery_buttons(request: RequestContext, error: BaseException) -> Sequence[Button]:
    """Buttons for what the user can do instead: a player's moves, or what spectators can do."""
    table = request.loaded_table
    if table is None or not isinstance(error, (RequestRejected, IllegalAction)):
        return ()
    if isinstance(error, IllegalAction) or error.reason.startswith(NO_MOVE_REASON_PREFIXES):
        return _player_move_buttons(request, table)
    if error.reason not in SPECTATOR_REASONS:
        return ()
    if table.seat_of(request.user_id) is not None:
        return _player_move_buttons(request, table)
    seat = None
    if table.row.status == "running":
        with suppress(StoreError):
            seat = await former_seat(table, request.store, request.user_id)
    can_return = seat is not None and table.seats[seat].user_id is None
    return spectator_buttons(
        request.game_ui, table, request.user_id, request.translate, can_return=can_return
    )


def _player_move_buttons(request: RequestContext, table: Table) -> list[Button]:
    """A button for each kind of move a player can make now, and the home button."""
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
    """Links to the user's open games, for a user who expects one in a channel without a game."""
    if rejection.reason != "no-game" or request.is_private:
        return None
    places: tuple[GameRef, ...] = ()
    with suppress(StoreError):
        places = await request.store.open_games_of(
            request.user_id, request.interaction.guild_id, MAX_OTHER_GAMES
        )
    channels = tuple(f"<#{place.channel_id}>" for place in places)
    if not channels:
        return None
    return request.translate("refused-no-game-here", channels=channels, number=len(channels))


def _format_param(request: RequestContext, name: str, value: Any) -> Any:
    if isinstance(value, tuple):
        parts = (_format_param(request, name, part) for part in value)
        # Of the same kind: alternatives are joined with another word than lists.
        return type(value)(part if isinstance(part, NameRef) else str(part) for part in parts)
    if name in ("host", "name"):
        return escape_name(value)
    if name == "at":
        return timestamp(value, "f")
    if name in ("permission", "level"):
        return request.translate(f"{name}-{value}")
    game_name = (
        request.bound_game_ui.narration.name_parameter(name, value, request.translate)
        if request.bound_game_ui is not None
        else None
    )
    return value if game_name is None else game_name
