"""A table's log: which of its moves still stand, and what they tell whom."""

from __future__ import annotations

import json
from collections.abc import Iterable
from enum import StrEnum
from typing import Any

from bot.storage.records import MoveRow
from engine import codec
from engine.core import AnyGame, Seat


class MoveKind(StrEnum):
    """The kind of a move. The values are stored, so they must not change."""

    LOBBY_OPENED = "open"
    """A user opened the table; written by the store together with the game."""

    CONFIGURED = "configure"
    """The host changed the game options or the table's settings."""

    SEAT_TAKEN = "join"
    """A user or an AI took a seat in the lobby."""

    SEAT_LEFT = "leave"
    """A user or an AI left the lobby."""

    USER_INVITED = "call"
    """A user, the one that the move names, was invited to the lobby."""

    GAME_STARTED = "start"
    """The host started the game."""

    USER_ACTION = "act"
    """A user carried out an action of the game."""

    AUTOMATIC_ACTION = "auto"
    """The table carried out an action for a seat."""

    AI_ACTION = "ai"
    """An AI carried out an action of the game."""

    MOVE_UNDONE = "undo"
    """A user took back an action, with the automatic moves that followed only from it."""

    SEAT_REASSIGNED = "seat"
    """Another user or AI took over a seat of the running game."""

    GAME_ABANDONED = "end"
    """The lobby or game was ended without a result."""


NON_USER_ACTIONS = (MoveKind.AUTOMATIC_ACTION, MoveKind.AI_ACTION)
"""The kinds of moves that carry out an action without a user."""

ACTION_KINDS = (MoveKind.USER_ACTION, *NON_USER_ACTIONS)
"""The kinds of moves that carry out an action of the game."""

DECISION_KINDS = (*ACTION_KINDS, MoveKind.MOVE_UNDONE)
"""The kinds of moves that are a decision of their seat: if it is to act again, that is a new
question."""


def effective_moves(moves: Iterable[MoveRow]) -> list[MoveRow]:
    """The moves of a log that stand: without those taken back, and without the taking back.

    The log may begin at any ply.
    """
    kept: dict[int, MoveRow] = {}
    for move in moves:
        if move.kind != MoveKind.MOVE_UNDONE:
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
        move.user_id
        for move in moves
        if move.kind == MoveKind.USER_INVITED and move.user_id is not None
    )


def visible_events(game: AnyGame, move: MoveRow, seat: Seat | None) -> list[Any]:
    """A move's events as a seat (None: everybody) may learn of them."""
    redacted = (game.redact(event, seat) for event in codec.load_events(game, move.events))
    return [event for event in redacted if event is not None]
