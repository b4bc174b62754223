"""Which tips a tutorial game has given: stored in its settings, so that none is repeated."""

from __future__ import annotations

from collections.abc import Sequence

from pydantic import Field

from bot.storage.records import MoveRow
from bot.storage.store import Store
from bot.table.move_log import MoveKind, effective_moves
from bot.table.preferences import TableSettings
from bot.table.table import Table
from engine.core import Seat

MAX_TIPS_PER_REPLY = 2
"""Tips in one response: users who read more at once remember less."""


class TutorialSettings(TableSettings):
    """The settings of a tutorial game."""

    explained: dict[str, int] = Field(default_factory=dict)
    """The tips given so far, each with the ply at which it was given."""


TUTORIAL_SETTINGS = TutorialSettings(pings=False, time_limit=0, pace=0)
"""The settings of a new tutorial game: no mentions, no time limit, no pauses."""


async def select_tips(table: Table, store: Store, due: Sequence[str]) -> list[str]:
    """Which of the tips that are due to give now; they are stored as given.

    A tip is given once, but repeated while the game stays at the same ply: the response may
    have been lost.
    """
    settings = TutorialSettings.model_validate_json(table.row.settings)
    ply, given = table.row.ply, settings.explained
    candidates = [key for key in due if given.get(key, ply) == ply]
    # At the same ply the user reads the same tips again, and no others.
    tips = [key for key in candidates if key in given] or candidates[:MAX_TIPS_PER_REPLY]
    if not given.keys() >= set(tips):
        explained = {**given, **dict.fromkeys(tips, ply)}
        text = settings.model_copy(update={"explained": explained}).model_dump_json()
        await table.stored.set_settings(text)
    return tips


def moves_since_own_action(moves: Sequence[MoveRow], seat: Seat) -> list[MoveRow]:
    """The last action of the seat's user in a game's log, and all effective moves after it.

    All effective moves if the user has not acted yet.
    """
    effective = effective_moves(moves)
    own_actions = [
        index
        for index, move in enumerate(effective)
        if move.kind == MoveKind.USER_ACTION and move.seat == seat
    ]
    return effective[own_actions[-1] :] if own_actions else effective
