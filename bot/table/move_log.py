"""The log of a game: the kinds of its moves, which of them are undone, and who sees what."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
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
    """A user was invited to the lobby; the `user_id` of the move is theirs."""

    GAME_STARTED = "start"
    """The host started the game."""

    USER_ACTION = "act"
    """A user carried out an action of the game."""

    PLANNED_ACTION = "plan"
    """The table carried out an action that the user of a seat had planned; it counts as theirs."""

    FORCED_ACTION = "forced"
    """The table carried out the only action that was left to a user, who lets it do so; it counts
    as theirs.
    """

    AUTOMATIC_ACTION = "auto"
    """The table carried out an action for a seat."""

    AI_ACTION = "ai"
    """An AI carried out an action of the game."""

    MOVE_UNDONE = "undo"
    """A user took back an action, with the automatic moves that followed only from it."""

    SEAT_REASSIGNED = "seat"
    """Another user or AI took over a seat of the running game."""

    STAND_IN = "stand-in"
    """The time of a seat's user was over, and an AI plays for them from now on."""

    RETURNED = "return"
    """A user for whom an AI played plays again."""

    PACE_CHANGED = "pace"
    """The host has changed the time limit of the running game, or who stands in."""

    TIME_ADDED = "extend"
    """The organiser of a tournament has given more time to those who are to move."""

    END_ANNOUNCED = "notice"
    """Nobody plays the game any more: everybody was told that it is going to end."""

    GAME_ABANDONED = "end"
    """The lobby or game was ended without a result; if nobody played it, the action says why."""


NON_USER_ACTIONS = (MoveKind.AUTOMATIC_ACTION, MoveKind.AI_ACTION)
"""The kinds of moves that carry out an action without a user."""

USER_ACTIONS = (MoveKind.USER_ACTION, MoveKind.PLANNED_ACTION, MoveKind.FORCED_ACTION)
"""The kinds of moves that carry out an action as that of a user. Nobody else can tell which."""

UNATTENDED_ACTIONS = (*NON_USER_ACTIONS, MoveKind.PLANNED_ACTION, MoveKind.FORCED_ACTION)
"""The kinds of moves that carry out an action while its seat's user, if any, need not be there."""

ACTION_KINDS = (*USER_ACTIONS, *NON_USER_ACTIONS)
"""The kinds of moves that carry out an action of the game."""

TOLD_TIME_KINDS = (
    MoveKind.STAND_IN,
    MoveKind.RETURNED,
    MoveKind.PACE_CHANGED,
    MoveKind.TIME_ADDED,
)
"""Those of `TIME_KINDS` that the log tells."""

TIME_KINDS = (*TOLD_TIME_KINDS, MoveKind.END_ANNOUNCED)
"""The kinds of moves that are about the time of the players, and leave the game as it is."""

TOLD_KINDS = (MoveKind.SEAT_REASSIGNED, *TOLD_TIME_KINDS)
"""The kinds of moves, besides actions, of which everybody is told in a sentence."""

DECISION_KINDS = (*ACTION_KINDS, MoveKind.MOVE_UNDONE)
"""The kinds of moves that are a decision of their seat: if it is to act again, that is a new
question."""


def effective_moves(moves: Iterable[MoveRow]) -> list[MoveRow]:
    """The moves of a log without undone ones and without the undoing itself.

    The log may begin at any ply.
    """
    effective: dict[int, MoveRow] = {}
    for move in moves:
        if move.kind != MoveKind.MOVE_UNDONE:
            effective[move.ply] = move
            continue
        for ply in undone_plies(move, effective):
            effective.pop(ply, None)
    return list(effective.values())


def undone_plies(move: MoveRow, plies: Iterable[int]) -> tuple[int, ...]:
    """The plies that an undo took back.

    `plies` are those of the log so far: older versions stored only where the undo ended.
    """
    undone = json.loads(move.action or "{}")
    if "back_to" in undone:
        # Stored by an older version: everything after that ply was undone.
        return tuple(ply for ply in plies if ply > undone["back_to"])
    return tuple(undone["taken"])


def took_back_announced(move: MoveRow) -> bool:
    """Whether an undo took back what was announced when it was made.

    Older versions did not store that: then it is taken to be so.
    """
    return bool(json.loads(move.action or "{}").get("announced", True))


def invited_users(moves: Iterable[MoveRow]) -> tuple[int, ...]:
    """The users whom these moves invited, in the order of the moves."""
    return tuple(
        move.user_id
        for move in moves
        if move.kind == MoveKind.USER_INVITED and move.user_id is not None
    )


def public_events_from(game: AnyGame, moves: Iterable[MoveRow], ply: int) -> tuple[Any, ...]:
    """What everybody saw of the effective moves from a ply on.

    `moves` is the log from there at the latest, with all that may be undone.
    """
    return tuple(
        event
        for move in effective_moves(moves)
        if move.ply >= ply
        for event in visible_events(game, move, None)
    )


def public_events_before(game: AnyGame, moves: Iterable[MoveRow], ply: int) -> Iterator[Any]:
    """Yield what everybody saw of the effective moves before a ply, the newest first.

    `moves` is the whole log. Only what is asked for is read.
    """
    for move in reversed(effective_moves(moves)):
        if move.ply < ply:
            yield from reversed(visible_events(game, move, None))


def visible_events(game: AnyGame, move: MoveRow, seat: Seat | None) -> list[Any]:
    """The events of a move, redacted for a seat, or for spectators if it is None."""
    redacted = (game.redact(event, seat) for event in codec.load_events(game, move.events))
    return [event for event in redacted if event is not None]
