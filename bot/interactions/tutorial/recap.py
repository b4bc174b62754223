"""What happened since the player of a private table last acted."""

from __future__ import annotations

from collections.abc import Sequence

from bot.channel.move_narrator import MoveNarrator, join_latest
from bot.i18n.texts import escape_name
from bot.interactions.core.context import RequestContext
from bot.storage.records import MoveRow
from bot.table.move_log import MoveKind
from bot.table.table import Table
from engine.core import Seat

MAX_RECAP_LENGTH = 500
"""Characters of the recap of what happened since the player's last move."""


def recap(
    request: RequestContext,
    table: Table,
    moves: Sequence[MoveRow],
    since: Sequence[MoveRow],
    seat: Seat,
    max_length: int = MAX_RECAP_LENGTH,
    more_key: str = "since-more",
) -> str:
    """A narration of the moves in `since`, shortened to the latest.

    A line with the text `more_key` says how many are left out.
    """
    sentences = told_sentences(request, table, moves, since, seat)
    return join_latest(sentences, request.translate, max_length, more_key)


def told_sentences(
    request: RequestContext,
    table: Table,
    moves: Sequence[MoveRow],
    since: Sequence[MoveRow],
    seat: Seat,
) -> list[str]:
    """The moves in `since` for the player, without what the table did in the player's place."""
    ui, translate = request.game_ui, request.translate
    names = [escape_name(name) for name in table.snapshot.names]
    narrator = MoveNarrator(ui, names, moves, translate)
    sentences = list[str]()
    for move in since:
        is_automatic = move.kind == MoveKind.AUTOMATIC_ACTION and move.seat == seat
        for event, sentence in narrator.narrated_events_for_seat(move, seat, second_person=True):
            is_own = ui.narration.narrate_for_actor(event, translate) is not None
            if sentence and not (is_automatic and is_own):
                sentences.append(sentence)
    return sentences
