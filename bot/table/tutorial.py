"""Which tips a tutorial game has given: stored in its settings, so that none is repeated."""

from __future__ import annotations

from collections.abc import Sequence

from pydantic import Field

from bot.storage.records import MoveRow
from bot.table.move_log import MoveKind, effective_moves
from bot.table.preferences import TableSettings
from bot.table.table import Table
from bot.tip import Tip
from engine.core import Seat


class TutorialSettings(TableSettings):
    """The settings of a tutorial game."""

    deal: int | None = None
    """The seed of the deal; None for a random one."""

    explained: dict[str, int] = Field(default_factory=dict)
    """The tips read so far by name, each with the ply at which it was read."""


def new_settings(deal: int | None) -> TutorialSettings:
    """The settings of a new tutorial game: no mentions, no time limit, no pauses."""
    return TutorialSettings(pings=False, time_limit=0, pace=0, deal=deal)


def settings_of(table: Table) -> TutorialSettings:
    """The settings of a tutorial game."""
    return TutorialSettings.model_validate_json(table.row.settings)


def unread_tips(table: Table, due: Sequence[Tip]) -> list[Tip]:
    """The tips that are due and were not read before.

    The first stays the same until it is read: the response that showed it may have been lost.
    """
    explained = settings_of(table).explained
    return [tip for tip in due if tip.name not in explained]


def has_read_since_move(table: Table) -> bool:
    """Whether the player has read a tip since the last move."""
    return table.row.ply in settings_of(table).explained.values()


async def mark_read(table: Table, tip: Tip) -> None:
    """Store that the player has read a tip."""
    settings = settings_of(table)
    explained = {**settings.explained, tip.name: table.row.ply}
    text = settings.model_copy(update={"explained": explained}).model_dump_json()
    await table.stored.set_settings(text)


def moves_since_own_action(moves: Sequence[MoveRow], seat: Seat) -> list[MoveRow]:
    """What the seat's user did last in a game's log, and all effective moves after it.

    Actions that were chosen at once belong together. All effective moves if the user has not acted
    yet.
    """
    effective = effective_moves(moves)
    own_actions = [index for index, move in enumerate(effective) if is_action_of(move, seat)]
    if not own_actions:
        return effective
    start = own_actions[-1]
    # Of actions that were chosen at once, only the first knows of the press.
    while effective[start].interaction_id is None and start - 1 in own_actions:
        start -= 1
    return effective[start:]


def is_action_of(move: MoveRow, seat: Seat) -> bool:
    """Whether a move is an action that the seat's user chose."""
    return move.kind == MoveKind.USER_ACTION and move.seat == seat
