"""What happened at a table since a person was last there, for that person only."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from typing import Any

from bot.channel.move_narrator import MoveNarrator
from bot.game_ui import AnyGameUI
from bot.i18n.texts import escape_name
from bot.storage.records import MoveRow
from bot.table.move_log import MoveKind, effective_moves
from bot.table.snapshot import TableSnapshot
from engine import codec
from engine.core import Seat
from render.translation import Translate

MAX_SENTENCES = 8
"""Maximum number of sentences; the log has the rest."""


def catch_up_text(
    ui: AnyGameUI,
    snapshot: TableSnapshot,
    moves: Sequence[MoveRow],
    seat: Seat,
    translate: Translate,
    already_told: Collection[str] = (),
) -> str:
    """Return what others did since the person on a seat last acted or sat down; may be empty.

    `moves` is the whole log. Only public events are included; of a pass, only its consequences.
    Private events that the person reads beside it anyway (`already_told`) are left out.
    """
    effective = effective_moves(moves)
    user_id = snapshot.seats[seat].user_id
    last = max((move.ply for move in effective if _was_present(move, seat, user_id)), default=0)
    narrator = MoveNarrator(ui, tuple(map(escape_name, snapshot.names)), moves, translate)
    sentences: list[str] = []
    for move in effective:
        if move.ply > last:
            sentences += _move_sentences(ui, narrator, move, seat, already_told, translate)
    if not sentences:
        return ""
    acted = any(move.ply == last and move.kind == MoveKind.USER_ACTION for move in effective)
    lines = [translate("since-title", acted=int(acted))]
    if len(sentences) > MAX_SENTENCES:
        lines.append(translate("since-more", number=len(sentences) - MAX_SENTENCES))
    return "\n".join((*lines, *sentences[-MAX_SENTENCES:]))


def _was_present(move: MoveRow, seat: Seat, user_id: int | None) -> bool:
    """Whether this move shows that the person knows everything before it."""
    if move.seat != seat:
        return False
    if move.kind == MoveKind.SEAT_REASSIGNED:
        return bool(json.loads(move.action or "{}").get("new_user") == user_id)
    return move.kind == MoveKind.USER_ACTION and move.user_id == user_id


def _move_sentences(
    ui: AnyGameUI,
    narrator: MoveNarrator,
    move: MoveRow,
    seat: Seat,
    already_told: Collection[str],
    translate: Translate,
) -> list[str]:
    if move.kind == MoveKind.SEAT_REASSIGNED:
        return [narrator.seat_change_sentence(move)]
    names, idle_action = narrator.names_at(move.ply), ui.game.pass_action
    idle = idle_action is not None and move.action == codec.dump_action(ui.game, idle_action)
    found: list[Any] = []
    for event in codec.load_events(ui.game, move.events):
        own, public = ui.game.redact(event, seat), ui.game.redact(event, None)
        told = (
            own is not None
            and own != public
            and ui.narration.narrate_for_observer(own, names, translate)
        )
        if (
            public is None
            or told in already_told
            or (idle and not ui.narration.in_phase_summary(public))
        ):
            continue
        found.append(public)
    return narrator.public_sentences(found, move.ply)
