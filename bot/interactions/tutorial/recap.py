"""What happened since the player of a private table last acted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Any

from bot.channel.move_narrator import MoveNarrator, join_latest, with_whole_summaries
from bot.i18n.texts import escape_name
from bot.interactions.core.context import RequestContext
from bot.storage.records import MoveRow
from bot.table.move_log import MoveKind
from bot.table.table import Table
from engine import codec
from engine.core import PhaseEnded, Seat

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
    """The moves in `since` for the player, without passes that the table made in their place.

    The summary of a phase is one of them.
    """
    narrated = _narrated_events(request, table, moves, since, seat)
    return with_whole_summaries(
        request.game_ui, ((event, sentence) for event, sentence, _ in narrated)
    )


def own_sentences(
    request: RequestContext, table: Table, moves: Sequence[MoveRow], since: Sequence[MoveRow]
) -> list[str]:
    """What of the moves in `since` was done at the player's seat, up to the end of the phase."""
    seat = table.seat_of(request.user_id) or 0
    narrated = _narrated_events(request, table, moves, since, seat)
    of_phase = takewhile(lambda each: not isinstance(each[0], PhaseEnded), narrated)
    return [sentence for _, sentence, is_own in of_phase if sentence and is_own]


def _narrated_events(
    request: RequestContext,
    table: Table,
    moves: Sequence[MoveRow],
    since: Sequence[MoveRow],
    seat: Seat,
) -> Iterator[tuple[Any, str | None, bool]]:
    """Yield each event with its sentence, if it is told, and whether the player's seat did it.

    What the table did in the player's place is told as such.
    """
    ui, translate = request.game_ui, request.translate
    names = [escape_name(name) for name in table.snapshot.names]
    narrator = MoveNarrator(ui, names, moves, translate)
    passing = ui.game.pass_action and codec.dump_action(ui.game, ui.game.pass_action)
    for move in since:
        is_automatic = move.kind == MoveKind.AUTOMATIC_ACTION and move.seat == seat
        for event, sentence in narrator.narrated_events_for_seat(move, seat, second_person=True):
            is_own = move.seat == seat and bool(ui.narration.narrate_for_actor(event, translate))
            if is_automatic and is_own:
                is_pass = move.action == passing
                sentence = None if is_pass else translate("done-for-you", what=sentence)
            yield event, sentence, is_own
