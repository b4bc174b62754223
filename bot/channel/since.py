"""What happened at a table since somebody was last there, for that person alone."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from typing import Any

from bot.channel.wording import Wording
from bot.game_ui import AnyGameUI
from bot.storage.records import MoveRow
from bot.table.log import ACTED, SEATED, standing
from bot.table.table import Moment
from bot.texts import shown_name
from engine import codec
from engine.core import Seat
from render.words import Say

MOST_TOLD = 8
"""Sentences at most: what is longer is read in the log."""


def since_last_move(
    ui: AnyGameUI,
    moment: Moment,
    moves: Sequence[MoveRow],
    seat: Seat,
    say: Say,
    news: Collection[str] = (),
) -> str:
    """What others did since the person on a seat last acted, or came; empty where nothing.

    `moves` is the whole log. Told is what everybody may know, of who passed only what followed
    from it, and nothing that the person reads beside it as `news` of his own.
    """
    stand = standing(moves)
    user_id = moment.seats[seat].user_id
    last = max((move.ply for move in stand if _was_there(move, seat, user_id)), default=0)
    wording = Wording(ui, tuple(map(shown_name, moment.names)), moves, say)
    told: list[str] = []
    for move in stand:
        if move.ply > last:
            told += _in_words(ui, wording, move, seat, news, say)
    if not told:
        return ""
    acted = any(move.ply == last and move.kind == ACTED for move in stand)
    lines = [say("since-title", acted=int(acted))]
    if len(told) > MOST_TOLD:
        lines.append(say("since-more", number=len(told) - MOST_TOLD))
    return "\n".join((*lines, *told[-MOST_TOLD:]))


def _was_there(move: MoveRow, seat: Seat, user_id: int | None) -> bool:
    """Whether the person showed with this move that he knows all before it."""
    if move.seat != seat:
        return False
    if move.kind == SEATED:
        return bool(json.loads(move.action or "{}").get("new_user") == user_id)
    return move.kind == ACTED and move.user_id == user_id


def _in_words(
    ui: AnyGameUI, wording: Wording, move: MoveRow, seat: Seat, news: Collection[str], say: Say
) -> list[str]:
    if move.kind == SEATED:
        return [wording.seat_change(move)]
    names, idle_action = wording.names_at(move.ply), ui.game.pass_action
    idle = idle_action is not None and move.action == codec.dump_action(ui.game, idle_action)
    found: list[Any] = []
    for event in codec.load_events(ui.game, move.events):
        own, public = ui.game.redact(event, seat), ui.game.redact(event, None)
        told = own is not None and own != public and ui.narration.tell_apart(own, names, say)
        if public is None or told in news or (idle and not ui.narration.in_story(public)):
            continue
        found.append(public)
    return wording.sentences(found, move.ply)
