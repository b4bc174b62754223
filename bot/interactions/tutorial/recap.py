"""What happened since the player of a private table last acted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

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


class _NarratedEvent(NamedTuple):
    """An event with its sentence, if it is told."""

    event: Any
    sentence: str | None
    is_own: bool
    """Whether the player's seat did it."""
    is_private: bool
    """Whether the player sees more of it than others, such as which cards they drew."""


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
    return with_whole_summaries(request.game_ui, ((each.event, each.sentence) for each in narrated))


def recap_own_first(
    request: RequestContext,
    table: Table,
    moves: Sequence[MoveRow],
    since: Sequence[MoveRow],
    max_length: int,
) -> tuple[str, bool]:
    """What the player did or alone has seen, then the rest of the moves in `since`.

    The rest is shortened to the latest; returns also whether it was.
    """
    own, others = list[str](), list[tuple[Any, str | None]]()
    seat, translate = table.require_seat(request.user_id), request.translate
    for each in _narrated_events(request, table, moves, since, seat):
        if each.sentence and (each.is_own or each.is_private):
            own.append(each.sentence)
        else:
            others.append((each.event, each.sentence))
    rest = with_whole_summaries(request.game_ui, others)
    room = max_length - sum(len(sentence) + 1 for sentence in own)
    if own and room < 0:
        return join_latest([*rest, *own], translate, max_length, "lesson-more"), True
    told = join_latest(rest, translate, room, "lesson-more")
    return "\n".join(filter(None, (*own, told))), told != "\n".join(rest)


def own_sentences(
    request: RequestContext, table: Table, moves: Sequence[MoveRow], since: Sequence[MoveRow]
) -> list[str]:
    """What of the moves in `since` was done at the player's seat, up to the end of the phase, and
    what only the player has seen, up to the end of the last phase that ended.
    """
    seat = table.seat_of(request.user_id) or 0
    narrated = list(_narrated_events(request, table, moves, since, seat))
    ends = [index for index, each in enumerate(narrated) if isinstance(each.event, PhaseEnded)]
    first_end, last_end = (ends[0], ends[-1]) if ends else (len(narrated), len(narrated))
    return [
        each.sentence
        for index, each in enumerate(narrated)
        if each.sentence
        and ((each.is_own and index < first_end) or (each.is_private and index < last_end))
    ]


def _narrated_events(
    request: RequestContext,
    table: Table,
    moves: Sequence[MoveRow],
    since: Sequence[MoveRow],
    seat: Seat,
) -> Iterator[_NarratedEvent]:
    """Yield each event with its sentence.

    Passes that the table made in the player's place have none; what else it did is told as such.
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
            is_private = bool(ui.narration.narrate_for_observer(event, names, translate))
            yield _NarratedEvent(event, sentence, is_own, is_private)
