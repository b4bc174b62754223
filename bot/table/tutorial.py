"""What a guided game has explained so far: kept with its settings, so nothing is said twice."""

from __future__ import annotations

from collections.abc import Sequence

from pydantic import Field

from bot.storage.contract import Store
from bot.storage.records import MoveRow
from bot.table.move_log import MoveKind, effective_moves
from bot.table.preferences import TableSettings
from bot.table.table import Table
from engine.core import Seat

MAX_TIPS_PER_REPLY = 2
"""Lessons that one answer tells: who reads more at once remembers less."""


class TutorialSettings(TableSettings):
    """The settings of a guided game. `explained` says at which ply each lesson was told."""

    explained: dict[str, int] = Field(default_factory=dict)


TUTORIAL_SETTINGS = TutorialSettings(pings=False, reminder=0, pace=0)
"""What a guided game begins with: there is nobody to mention, to remind or to wait for."""


async def select_tips(table: Table, store: Store, due: Sequence[str]) -> list[str]:
    """Which of the lessons that are due are told now: none twice.

    Those that were told at this very moment are told again, as the answer may have been lost.
    """
    settings = TutorialSettings.model_validate_json(table.row.settings)
    ply, known = table.row.ply, settings.explained
    now = [key for key in due if known.get(key, ply) == ply]
    # Who comes back to this moment reads the same as before, and nothing besides.
    told = [key for key in now if key in known] or now[:MAX_TIPS_PER_REPLY]
    if not known.keys() >= set(told):
        explained = {**known, **dict.fromkeys(told, ply)}
        text = settings.model_copy(update={"explained": explained}).model_dump_json()
        await table.stored.set_settings(text)
    return told


def moves_since_own_action(moves: Sequence[MoveRow], seat: Seat) -> list[MoveRow]:
    """Of a game's log the last action of a seat's person, and all that followed it.

    All there is while that person has done nothing yet.
    """
    effective = effective_moves(moves)
    own_actions = [
        at
        for at, move in enumerate(effective)
        if move.kind == MoveKind.USER_ACTION and move.seat == seat
    ]
    return effective[own_actions[-1] :] if own_actions else effective
