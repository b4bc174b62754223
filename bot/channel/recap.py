"""What happened at a table since those who are asked were last there, for the turn message.

It is made from the stored log alone and contains public information only, so the same log gives
the same text, whenever and by whichever process it is posted.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from itertools import dropwhile
from typing import Any

from bot.channel.move_narrator import MoveNarrator
from bot.channel.phase_summaries import ends_phase, events_after_phase
from bot.game_ui import AnyGameUI
from bot.i18n.texts import escape_name
from bot.storage.records import MoveRow, SeatRow
from bot.table.move_log import (
    TOLD_KINDS,
    USER_ACTIONS,
    MoveKind,
    effective_moves,
    public_events_from,
    took_back_announced,
    visible_events,
)
from bot.table.snapshot import TableSnapshot
from engine import codec
from engine.core import PhaseEnded, Seat
from render.translation import Translate

MAX_LENGTH = 1_200
"""Characters of a turn message, at most; of a longer one the oldest moves are left out."""


@dataclass(frozen=True, slots=True)
class ToldSentence:
    """A sentence of a recap."""

    ply: int
    """The move that it tells of."""

    seat: Seat | None
    """The seat that it is about; None if it concerns everybody."""

    text: str
    is_pass: bool = False


@dataclass(frozen=True, slots=True)
class EndedPhase:
    """A phase that ended since the recap begins."""

    ply: int
    """The ply of the move that ended it."""

    index: int
    """Its index among those that the move ended."""

    event: PhaseEnded


class Recap:
    """The recap of one table at one ply."""

    def __init__(
        self,
        ui: AnyGameUI,
        snapshot: TableSnapshot,
        moves: Sequence[MoveRow],
        translate: Translate,
    ) -> None:
        """`moves` are the newest ones of the log, up to the ply of `snapshot`."""
        self._ui = ui
        self._game = ui.game
        self._snapshot = snapshot
        self._moves = moves
        names = [escape_name(name) for name in snapshot.names]
        self._narrator = MoveNarrator(ui, names, moves, translate)

    @property
    def reaches_back(self) -> bool:
        """Whether the moves suffice for a recap and for all that is to be announced."""
        first_ply = self._snapshot.row.announced_ply + 1
        return (
            bool(self._moves) and self._moves[0].ply <= first_ply and self.first_ply() is not None
        )

    def first_ply(self) -> int | None:
        """The ply with which the recap begins; None if the moves do not reach back so far.

        If one player is asked, it begins after that player's last move. The move itself is told,
        too, if no other person has decided anything since. If several are asked, it begins when the
        first of them was asked before; those who have already decided count as well, so that the
        recap stays the same while others still think.
        """
        asked = self._asked_rows()
        settled = self._settled_moves()
        plies = [self._first_unknown_ply(row, settled, len(asked) > 1) for row in asked]
        known = [ply for ply in plies if ply is not None]
        return min(known) if known and len(known) == len(plies) else None

    def events(self, first_ply: int) -> tuple[Any, ...]:
        """The public events from a ply on, with those of phases that have ended since."""
        return public_events_from(self._game, self._moves, first_ply)

    def sentences(self, first_ply: int, phase_ply: int, view: Any = None) -> list[ToldSentence]:
        """What happened from a ply on, after the end of the phase that ended at `phase_ply`.

        What was undone is left out, and so is what the question from `view`, the public view,
        repeats. An undo is told, if the move was announced before it, as long as nothing is told
        after it.
        """
        effective = {move.ply for move in effective_moves(self._moves)}
        newest_told_ply = self._newest_told_ply(effective)
        told: list[ToldSentence] = []
        for move in self._moves:
            if move.ply < max(first_ply, phase_ply):
                continue
            if move.ply in effective:
                told += self._told_of_move(move, phase_ply, view)
            elif move.ply == newest_told_ply > phase_ply:
                told += self._told_of_undo(move)
        return told

    def ended_phases(self, first_ply: int, phase_ply: int) -> list[EndedPhase]:
        """The phases that ended from a ply on, up to `phase_ply`."""
        ended: list[EndedPhase] = []
        for move in effective_moves(self._moves):
            if first_ply <= move.ply <= phase_ply:
                events = visible_events(self._game, move, None)
                ends = [event for event in events if isinstance(event, PhaseEnded)]
                ended += [EndedPhase(move.ply, index, end) for index, end in enumerate(ends)]
        return ended

    def _asked_rows(self) -> list[SeatRow]:
        """Those who are asked, with those who have already decided: users, if any, not AIs."""
        rows, snapshot = self._snapshot.seats, self._snapshot
        asked = [
            row
            for row in rows
            if row.seat in snapshot.acting_seats or snapshot.has_decided(row.seat)
        ]
        return [row for row in asked if row.playing_user is not None] or asked

    def _settled_moves(self) -> list[MoveRow]:
        """The effective moves without the newest ones that were not told, such as secret choices.

        They are steps of the decision that is still to be made.
        """
        newest_first = reversed(effective_moves(self._moves))
        return list(dropwhile(lambda move: not self._is_told(move), newest_first))[::-1]

    def _newest_told_ply(self, effective: Collection[int]) -> int:
        """The ply of the newest move that is told, or of an undo that is; 0 for none.

        `effective` are the plies of moves that were not undone.
        """
        told = (
            move.ply
            for move in reversed(self._moves)
            if (move.ply in effective and self._is_told(move)) or self._told_of_undo(move)
        )
        return next(told, 0)

    def _is_told(self, move: MoveRow) -> bool:
        return move.kind in TOLD_KINDS or bool(
            self._narrator.public_sentences(visible_events(self._game, move, None), move.ply)
        )

    def _first_unknown_ply(
        self, row: SeatRow, moves: Sequence[MoveRow], is_one_of_several: bool
    ) -> int | None:
        """The ply from which on a player who is asked is told what happened; None if unknown."""
        reaches_start = bool(self._moves) and self._moves[0].ply == 1
        index = _last_index(moves, lambda move: _is_own(move, row))
        if index is None and reaches_start:
            # Somebody else may have played the seat before. What an AI did since, standing in for
            # its player, is told.
            taken = _last_index(moves, lambda move: _is_seat_change(move, row.seat)) or 0
            index = _last_index(moves[:taken], lambda move: _is_decision_of_seat(move, row.seat))
        if index is None:
            started = (m.ply for m in self._moves if m.kind == MoveKind.GAME_STARTED)
            return next(started, None) if reaches_start else None
        if is_one_of_several:
            while index > 0 and moves[index - 1].seat == row.seat:
                index -= 1
            return moves[index].ply if index > 0 else None
        own, later = moves[index], moves[index + 1 :]
        if all(move.kind not in USER_ACTIONS for move in later) or ends_phase(self._game, own):
            return own.ply
        return own.ply + 1

    def _told_of_move(self, move: MoveRow, phase_ply: int, view: Any) -> list[ToldSentence]:
        if move.kind in TOLD_KINDS:
            is_in_phase = move.ply > phase_ply
            text = self._narrator.told_sentence(move) if is_in_phase else ""
            return [ToldSentence(move.ply, None, text)] if text else []
        events: Sequence[Any] = visible_events(self._game, move, None)
        if move.ply == phase_ply:
            events = events_after_phase(events)
        pass_action, narration = self._game.pass_action, self._ui.narration
        is_pass = pass_action is not None and move.action == codec.dump_action(
            self._game, pass_action
        )
        return [
            ToldSentence(
                move.ply,
                getattr(event, "seat", None),
                text,
                is_pass and not narration.in_phase_summary(event),
            )
            for event, text in self._narrator.narrated_public_events(events, move.ply)
            if view is None or not narration.is_repeated_in_prompt(event, view)
        ]

    def _told_of_undo(self, move: MoveRow) -> list[ToldSentence]:
        """What an undo took back, if that is public and was announced; of other moves nothing."""
        if move.kind != MoveKind.MOVE_UNDONE or not took_back_announced(move):
            return []
        events = visible_events(self._game, move, None)
        what = " ".join(self._narrator.public_sentences(events, move.ply))
        if not what:
            return []
        return [ToldSentence(move.ply, move.seat, self._narrator.undo_sentence(what))]


def recap_lines(
    told: Sequence[ToldSentence], max_length: int, command: str, translate: Translate
) -> list[str]:
    """The sentences as lines, one for each person, and a line for the moves that are left out."""
    kept: list[ToldSentence] = []
    length = 0
    for sentence in reversed(told):
        length += len(sentence.text) + 1
        if length > max_length:
            break
        kept.insert(0, sentence)
    if len(kept) == len(told):
        return _lines_by_person(kept)
    return _shortened(told, max_length, command, translate)


def _shortened(
    told: Sequence[ToldSentence], max_length: int, command: str, translate: Translate
) -> list[str]:
    """The newest sentences that fit, below a line that counts the moves before them."""

    def more(number: int) -> str:
        return translate("recap-more", number=number, command=command)

    plies = {sentence.ply for sentence in told}
    room = max_length - len(more(len(plies))) - 1
    first = len(told)
    while first > 0 and room >= len(told[first - 1].text) + 1:
        first -= 1
        room -= len(told[first].text) + 1
    # A move is told as a whole or counted, unless it alone is too long.
    split_ply = told[first - 1].ply if first else 0
    kept = [each for each in told[first:] if each.ply != split_ply] or told[first:]
    left_out = plies - {sentence.ply for sentence in kept}
    return [more(len(left_out) or 1), *_lines_by_person(kept)]


def _lines_by_person(told: Iterable[ToldSentence]) -> list[str]:
    """A line for what each person did; what concerns everybody has a line of its own in between."""
    lines: list[str] = []
    last_of_seat: dict[Seat, tuple[int, ToldSentence]] = {}
    for sentence in told:
        seat = sentence.seat
        if seat is None:
            last_of_seat.clear()
            lines.append(sentence.text)
            continue
        index, last = last_of_seat.get(seat, (len(lines), None))
        last_of_seat[seat] = index, sentence
        if last is None:
            lines.append(sentence.text)
        elif not (sentence.is_pass and last.text == sentence.text):
            lines[index] += f" {sentence.text}"
    return lines


def _is_own(move: MoveRow, row: SeatRow) -> bool:
    """Whether the player of a seat made this move there, or planned it, not a substitute."""
    if row.ai is not None:
        return move.kind == MoveKind.AI_ACTION and move.seat == row.seat
    return move.kind in USER_ACTIONS and move.seat == row.seat and move.user_id == row.user_id


def _is_seat_change(move: MoveRow, seat: Seat) -> bool:
    return move.seat == seat and move.kind == MoveKind.SEAT_REASSIGNED


def _is_decision_of_seat(move: MoveRow, seat: Seat) -> bool:
    return move.seat == seat and move.kind in (*USER_ACTIONS, MoveKind.AI_ACTION)


def _last_index(moves: Sequence[MoveRow], holds: Callable[[MoveRow], bool]) -> int | None:
    indexes = range(len(moves) - 1, -1, -1)
    return next((index for index in indexes if holds(moves[index])), None)
