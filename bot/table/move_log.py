"""A table's log: which of its moves still stand, and what they tell whom."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from bot.storage.records import MoveRow
from engine import codec
from engine.core import AnyGame, Seat

USER_ACTION, AUTOMATIC_ACTION, AI_ACTION = "act", "auto", "ai"
"""Moves that carry out an action: a person's, the table's own for a seat, and an AI's."""

GAME_STARTED = "start"
"""The kind of the move that begins the game itself."""

SEAT_REASSIGNED = "seat"
"""The kind of a move that gives a seat to somebody else."""

USER_INVITED = "call"
"""The kind of a move that calls somebody to a table that waits: its user is who is called."""

MOVE_UNDONE = "undo"
"""The kind of a move that takes others back."""

NON_USER_ACTIONS = (AUTOMATIC_ACTION, AI_ACTION)
"""The kinds of moves that follow of themselves from what a person did."""

ACTION_KINDS = (USER_ACTION, *NON_USER_ACTIONS)
"""The kinds of moves that carry out an action of the game."""

DECISION_KINDS = (*ACTION_KINDS, MOVE_UNDONE)
"""The kinds of moves that are a decision of their seat: if it is to act again, that is a new
question."""


def effective_moves(moves: Iterable[MoveRow]) -> list[MoveRow]:
    """The moves of a log that stand: without those taken back, and without the taking back.

    The log may begin at any ply.
    """
    kept: dict[int, MoveRow] = {}
    for move in moves:
        if move.kind != MOVE_UNDONE:
            kept[move.ply] = move
            continue
        for ply in undone_plies(move, kept):
            kept.pop(ply, None)
    return list(kept.values())


def undone_plies(move: MoveRow, known: Iterable[int]) -> tuple[int, ...]:
    """The plies that an undo took back, among those known."""
    undone = json.loads(move.action or "{}")
    if "back_to" in undone:
        # As versions before wrote it: all that came after that ply.
        return tuple(ply for ply in known if ply > undone["back_to"])
    return tuple(undone["taken"])


def invited_users(moves: Iterable[MoveRow]) -> tuple[int, ...]:
    """The people whom these moves called to the table, in their order."""
    return tuple(
        move.user_id for move in moves if move.kind == USER_INVITED and move.user_id is not None
    )


def visible_events(game: AnyGame, move: MoveRow, seat: Seat | None) -> list[Any]:
    """A move's events as a seat (None: everybody) may learn of them."""
    redacted = (game.redact(event, seat) for event in codec.load_events(game, move.events))
    return [event for event in redacted if event is not None]
