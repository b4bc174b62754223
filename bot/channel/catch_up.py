"""What happened at a table since a player was last there, for that player's own panel."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from itertools import accumulate
from typing import Any

from bot.channel.move_narrator import MoveNarrator, line_count, with_whole_summaries
from bot.game_ui import AnyGameUI
from bot.i18n.texts import escape_name
from bot.storage.records import MoveRow
from bot.table.move_log import (
    TOLD_KINDS,
    UNATTENDED_ACTIONS,
    USER_ACTIONS,
    MoveKind,
    effective_moves,
    public_events_from,
)
from bot.table.snapshot import TableSnapshot
from engine import codec
from engine.core import Seat
from render.translation import Translate

MAX_SENTENCES = 8
"""Sentences shown above a hand or a board, the latest ones; the log view has all."""


def catch_up_text(
    ui: AnyGameUI,
    snapshot: TableSnapshot,
    moves: Sequence[MoveRow],
    seat: Seat,
    translate: Translate,
    already_told: Collection[str] = (),
    max_length: int | None = None,
) -> str:
    """What others did since the seat's user last acted or took the seat; empty for nothing.

    `moves` is the whole log. The text contains public information only. It leaves out passes (but
    not what followed from them) and events that the sentences in `already_told` narrate, which the
    user reads in the same message. The latest `MAX_SENTENCES` are shown or, if `max_length` is
    given, the latest that fit into so many characters.
    """
    effective, first_ply = effective_moves(moves), _first_missed_ply(snapshot, moves, seat)
    narrator = MoveNarrator(ui, tuple(map(escape_name, snapshot.names)), moves, translate)
    sentences: list[str] = []
    for move in effective:
        if move.ply >= first_ply and not _is_own_return(move, seat):
            sentences += _move_sentences(ui, narrator, move, seat, already_told, translate)
    if not sentences:
        return ""
    last = _last_presence(snapshot, moves, seat)
    has_acted = last is not None and last.kind in USER_ACTIONS
    lines = [translate("since-title", acted=int(has_acted))]
    shown = MAX_SENTENCES if max_length is None else _number_that_fit(sentences, max_length)
    if len(sentences) > shown:
        left_out = line_count(sentences[: len(sentences) - shown])
        lines.append(translate("since-more", number=left_out))
    return "\n".join((*lines, *sentences[len(sentences) - min(shown, len(sentences)) :]))


def _number_that_fit(sentences: Sequence[str], max_length: int) -> int:
    """How many of the latest sentences fit into so many characters, each on a line."""
    lengths = accumulate(len(sentence) + 1 for sentence in reversed(sentences))
    return sum(length <= max_length for length in lengths)


def public_events_missed(
    ui: AnyGameUI, snapshot: TableSnapshot, moves: Sequence[MoveRow], seat: Seat
) -> tuple[Any, ...]:
    """What everybody saw since the seat's user last acted or took the seat.

    `moves` is the whole log.
    """
    return public_events_from(ui.game, moves, _first_missed_ply(snapshot, moves, seat))


def _first_missed_ply(snapshot: TableSnapshot, moves: Sequence[MoveRow], seat: Seat) -> int:
    """The ply of the first move after the seat's user last acted or took the seat.

    A move that was made for the user, by a plan or because it was forced, is itself the first.
    """
    last = _last_presence(snapshot, moves, seat)
    if last is None:
        return 1
    return last.ply if last.kind in UNATTENDED_ACTIONS else last.ply + 1


def _last_presence(snapshot: TableSnapshot, moves: Sequence[MoveRow], seat: Seat) -> MoveRow | None:
    """The move with which the seat's user last acted or took the seat; None for the start."""
    user_id, latest_first = snapshot.seats[seat].user_id, reversed(effective_moves(moves))
    return next((move for move in latest_first if _was_present(move, seat, user_id)), None)


def _was_present(move: MoveRow, seat: Seat, user_id: int | None) -> bool:
    """Whether the user made or planned this move, or took the seat with it."""
    if move.seat != seat:
        return False
    if move.kind == MoveKind.SEAT_REASSIGNED:
        return bool(json.loads(move.action or "{}").get("new_user") == user_id)
    return move.kind in USER_ACTIONS and move.user_id == user_id


def _is_own_return(move: MoveRow, seat: Seat) -> bool:
    """Whether the move is what the user has just done: coming back to the seat."""
    return move.kind == MoveKind.RETURNED and move.seat == seat


def _move_sentences(
    ui: AnyGameUI,
    narrator: MoveNarrator,
    move: MoveRow,
    seat: Seat,
    already_told: Collection[str],
    translate: Translate,
) -> list[str]:
    if move.kind in TOLD_KINDS:
        return [narrator.told_sentence(move)]
    names, pass_action = narrator.names_at(move.ply), ui.game.pass_action
    is_pass = pass_action is not None and move.action == codec.dump_action(ui.game, pass_action)
    events: list[Any] = []
    for event in codec.load_events(ui.game, move.events):
        own, public = ui.game.redact(event, seat), ui.game.redact(event, None)
        private_sentence = (
            own is not None
            and own != public
            and ui.narration.narrate_for_observer(own, names, translate)
        )
        if (
            public is None
            or private_sentence in already_told
            or (is_pass and not ui.narration.in_phase_summary(public))
        ):
            continue
        events.append(public)
    return with_whole_summaries(ui, narrator.narrated_public_events(events, move.ply))
