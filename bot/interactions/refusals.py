"""Why something was not done, in words, and what one can do instead."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from discord import app_commands

from bot.channel.components import Button, Control
from bot.i18n.texts import escape_name
from bot.interactions.ways import in_new_row, moves, way_home, ways_of_onlooker, where
from bot.storage.contract import CommitOutcomeUnknown, LeaseLost, StoreError
from bot.storage.records import GameRef
from bot.table.substitution import former_seat
from bot.table.table import RequestRejected, Table
from engine.core import IllegalAction
from render.words import Thing

if TYPE_CHECKING:
    from bot.interactions.answer import Answer

log = logging.getLogger(__name__)

WATCHES = ("not-at-table", "already-started", "table-full")
"""Refusals of who does not play here: he is shown what he can do instead."""

NO_SUCH_MOVE = ("nothing-", "unknown-choice")
"""How the refusals begin of a move that a player cannot make, where others may be left."""

MOST_ELSEWHERE = 3
"""So many of a person's games are named where none is open."""


async def fault_in_words(reply: Answer, error: BaseException) -> str:
    """Why nothing was done. A fault that nobody knows is ours, and goes into the log."""
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.__cause__ or error
    match error:
        case app_commands.TransformerError():
            return reply.translate("refused-wrong-value")
        case RequestRejected():
            elsewhere = await _elsewhere(reply, error)
            return elsewhere or refusal(reply, f"refused-{error.reason}", error.params)
        case IllegalAction():
            return refusal(reply, f"illegal-{error.reason}", error.params)
        case app_commands.CommandNotFound() | app_commands.CommandSignatureMismatch():
            return reply.translate("refused-old-command")
        case app_commands.NoPrivateMessage():
            return reply.translate("refused-only-in-channel")
        case CommitOutcomeUnknown():
            log.warning("nobody knows whether it was done: %s", error)
            return reply.translate("refused-unsure")
        case LeaseLost():
            return reply.translate("refused-taken-over")
        case _:
            log.error("an interaction failed", exc_info=error)
            return reply.translate("refused-our-fault")


def refusal(reply: Answer, key: str, params: dict[str, Any]) -> str:
    """A refusal's sentence, with people and things under their names."""
    facts = {name: _named(reply, name, value) for name, value in params.items()}
    place = "" if reply.known_table is None else where(reply.known_table)
    common = {"command": reply.command, "opening": reply.opening, "place": place}
    return reply.translate(key, **{**common, **facts})


async def ways_on(reply: Answer, error: BaseException) -> Sequence[Control]:
    """What somebody can do here instead: who plays, his moves; who does not, join or look."""
    table = reply.known_table
    if table is None or not isinstance(error, (RequestRejected, IllegalAction)):
        return ()
    if isinstance(error, IllegalAction) or error.reason.startswith(NO_SUCH_MOVE):
        return _ways_of_mover(reply, table)
    if error.reason not in WATCHES:
        return ()
    seat = None
    if table.row.status == "running":
        with suppress(StoreError):
            seat = await former_seat(table, reply.shard.store, reply.user_id)
    comes_back = seat is not None and table.seats[seat].user_id is None
    return ways_of_onlooker(
        reply.game, table, reply.user_id, reply.translate, comes_back=comes_back
    )


def _ways_of_mover(reply: Answer, table: Table) -> list[Button]:
    """The kinds of move there are for a player, if any, and the way to what he has."""
    seat = table.seat_of(reply.user_id)
    if seat is None or table.row.status != "running":
        return []
    view, legal = table.game.view(table.state, seat), table.legal_actions(reply.user_id)
    home = way_home(reply.game, table.row, reply.translate)
    return [*moves(reply.game, view, legal, table.row, reply.translate), *in_new_row([home])]


async def _elsewhere(reply: Answer, refused: RequestRejected) -> str | None:
    """Where the games are of a person who looks for one in a channel without any."""
    if refused.reason != "no-game" or reply.is_private:
        return None
    places: tuple[GameRef, ...] = ()
    with suppress(StoreError):
        places = await reply.shard.store.open_games_of(
            reply.user_id, reply.interaction.guild_id, MOST_ELSEWHERE
        )
    channels = tuple(f"<#{place.channel_id}>" for place in places)
    if not channels:
        return None
    return reply.translate("refused-no-game-here", channels=channels, number=len(channels))


def _named(reply: Answer, name: str, value: Any) -> Any:
    if isinstance(value, tuple):
        named = (_named(reply, name, one) for one in value)
        return tuple(one if isinstance(one, Thing) else str(one) for one in named)
    if name in ("host", "name"):
        return escape_name(value)
    if name in ("permission", "level"):
        return reply.translate(f"{name}-{value}")
    own = (
        reply.ui.narration.name_parameter(name, value, reply.translate)
        if reply.ui is not None
        else None
    )
    return value if own is None else own
