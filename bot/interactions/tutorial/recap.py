"""What happened since the player of a private table last acted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from bot.channel.move_narrator import (
    MoveNarrator,
    join_latest,
    line_count,
    whole_summaries,
    with_whole_summaries,
)
from bot.i18n.texts import escape_name
from bot.interactions.core.context import RequestContext
from bot.storage.records import MoveRow
from bot.table.move_log import MoveKind, effective_moves
from bot.table.table import Table
from engine import codec
from engine.core import PhaseEnded, Seat
from render.translation import Translate

MAX_RECAP_LENGTH = 500
"""Characters of the recap of what happened since the player's last move."""

MORE_LENGTH = 90
"""Characters of the line that says how much a shortened recap leaves out."""


class Told(NamedTuple):
    """Something that happened, for the player."""

    sentence: str
    is_own: bool
    """Whether the player did it, or alone has seen it."""
    names_player: bool = False
    """Whether somebody else did it to the player, who is named."""


HINT_LINES = 2
"""What to do and why: the lines of a hint before the alternatives."""


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


def told_in_order(
    request: RequestContext,
    table: Table,
    moves: Sequence[MoveRow],
    since: Sequence[MoveRow],
    *,
    with_done: bool = True,
) -> list[Told]:
    """The moves in `since` for the player, as they happened.

    A phase's summary is told as a whole, after what of it is the player's own. Without `with_done`
    what the player did is left out.
    """
    seat = table.seat_of(request.user_id) or 0
    name = escape_name(table.snapshot.names[seat])
    narrated = list(_narrated_events(request, table, moves, since, seat))
    others = [(each.event, None if _is_own(each) else each.sentence) for each in narrated]
    placed = [
        (place, Told(text, False, name in text))
        for place, text in whole_summaries(request.game_ui, others)
    ]
    placed += [
        (place, Told(each.sentence, True))
        for place, each in enumerate(narrated)
        if each.sentence and (each.is_private or (with_done and each.is_own))
    ]
    return [told for _, told in sorted(placed, key=lambda each: each[0])]


def shorten(told: Sequence[Told], translate: Translate, max_length: int) -> tuple[str, bool]:
    """What happened in at most so many characters, and whether something was left out.

    What is the player's own is kept, then what others did to the player, and of the rest the
    latest. A line in the place of what is left out says how much that is.
    """
    whole = "\n".join(each.sentence for each in told)
    if len(whole) <= max_length:
        return whole, False
    room = max_length - MORE_LENGTH
    own_length = sum(len(each.sentence) + 1 for each in told if each.is_own)
    if own_length > room:
        sentences = [each.sentence for each in told]
        return join_latest(sentences, translate, room, "lesson-more"), True
    kept = _kept_of_others(told, room - own_length)
    left_out = [place for place, each in enumerate(told) if not each.is_own and place not in kept]
    lines = {
        place: each.sentence for place, each in enumerate(told) if each.is_own or place in kept
    }
    number = line_count(told[place].sentence for place in left_out)
    lines[left_out[-1]] = translate("lesson-more", number=number)
    return "\n".join(lines[place] for place in sorted(lines)), True


def _kept_of_others(told: Sequence[Told], room: int) -> set[int]:
    """The places of what others did that fits: first to the player, then the latest."""
    others = [place for place, each in enumerate(told) if not each.is_own]
    kept = set[int]()
    for place in reversed(others):
        length = len(told[place].sentence) + 1
        if told[place].names_player and length <= room:
            kept.add(place)
            room -= length
    for place in reversed(others):
        if place in kept:
            continue
        room -= len(told[place].sentence) + 1
        if room < 0:
            break
        kept.add(place)
    return kept


def leave_room(hint: str, happened: Sequence[Told], max_length: int) -> str:
    """The hint without so many of its alternatives, the worst first, that what happened fits.

    If it does not fit anyway, that what of it is the player's own fits. Else the whole hint.
    """
    whole, own = (
        sum(len(each.sentence) + 1 for each in told)
        for told in (happened, [each for each in happened if each.is_own])
    )
    lines = hint.split("\n")
    versions = [
        "\n".join(lines[:count]) for count in range(len(lines), min(HINT_LINES, len(lines)) - 1, -1)
    ]
    for needed in (whole, own + MORE_LENGTH):
        for version in versions:
            if len(version) + needed <= max_length:
                return version
    return hint


def told_before_tip(
    request: RequestContext,
    table: Table,
    moves: Sequence[MoveRow],
    since: Sequence[MoveRow],
    max_length: int,
    *,
    of_phase: bool = False,
) -> list[str]:
    """What happened since the player's last action, to be told before a tip.

    If it is too long, or a phase has ended, only what is the player's own: what was done at their
    seat up to the end of the phase, and what only they have seen up to the end of the last one.
    Before a tip `of_phase` also the last moves of others that made the phase end, if they fit.
    """
    seat = table.seat_of(request.user_id) or 0
    narrated = list(_narrated_events(request, table, moves, since, seat))
    ends = [index for index, each in enumerate(narrated) if isinstance(each.event, PhaseEnded)]
    if not ends:
        told = [each.sentence for each in told_in_order(request, table, moves, since)]
        if sum(len(sentence) + 1 for sentence in told) <= max_length:
            return told
    if of_phase and ends:
        of_all = _told_up_to_end(request, narrated, ends, of_others=True)
        if sum(len(sentence) + 1 for sentence in of_all) <= max_length:
            return of_all
    own = _told_up_to_end(request, narrated, ends, of_others=False)
    while sum(len(sentence) + 1 for sentence in own) > max_length:
        own.pop(0)
    return own


def _told_up_to_end(
    request: RequestContext,
    narrated: Sequence[_NarratedEvent],
    ends: Sequence[int],
    *,
    of_others: bool,
) -> list[str]:
    """What was done at the player's seat until a phase ended, and what only they have seen.

    With `of_others` also what others did until then, without what the phase's end brought. `ends`
    are the places of the events that ended a phase.
    """
    first_end, last_end = (ends[0], ends[-1]) if ends else (len(narrated), len(narrated))
    in_summary = request.game_ui.narration.in_phase_summary
    return [
        each.sentence
        for index, each in enumerate(narrated)
        if each.sentence
        and (
            (each.is_private and index < last_end)
            or (index < first_end and (each.is_own or (of_others and not in_summary(each.event))))
        )
    ]


def _is_own(narrated: _NarratedEvent) -> bool:
    return narrated.is_own or narrated.is_private


def _narrated_events(
    request: RequestContext,
    table: Table,
    moves: Sequence[MoveRow],
    since: Sequence[MoveRow],
    seat: Seat,
) -> Iterator[_NarratedEvent]:
    """Yield each event with its sentence.

    Passes that the table made in the player's place have none; what else it did is told as such,
    with the reason the first time.
    """
    ui, translate = request.game_ui, request.translate
    names = [escape_name(name) for name in table.snapshot.names]
    narrator = MoveNarrator(ui, names, moves, translate)
    passing = ui.game.pass_action and codec.dump_action(ui.game, ui.game.pass_action)
    done = [
        move.ply
        for move in effective_moves(moves)
        if move.kind == MoveKind.AUTOMATIC_ACTION and move.seat == seat and move.action != passing
    ]
    for move in since:
        is_automatic = move.kind == MoveKind.AUTOMATIC_ACTION and move.seat == seat
        key = "done-for-you" if move.ply in done[:1] else "done-for-you-again"
        for event, sentence in narrator.narrated_events_for_seat(move, seat, second_person=True):
            is_own = move.seat == seat and bool(ui.narration.narrate_for_actor(event, translate))
            if is_automatic and is_own:
                is_pass = move.action == passing
                sentence = None if is_pass else translate(key, what=sentence)
            is_private = bool(ui.narration.narrate_for_observer(event, names, translate))
            yield _NarratedEvent(event, sentence, is_own, is_private)
