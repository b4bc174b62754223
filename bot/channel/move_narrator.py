"""Moves in sentences, with the names of the players who sat there at the time."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

from bot.channel.phase_summaries import PhaseEntry
from bot.game_ui import AnyGameUI
from bot.i18n.texts import escape_name
from bot.storage.records import MoveRow
from bot.table.move_log import MoveKind
from engine import codec
from engine.core import Seat
from render.translation import Translate


class MoveNarrator:
    """Narrates the moves of one game in one language.

    `names` are the current players' names, escaped for a message. `moves` must include everything
    from the first narrated move to the newest, so that a player who came to a seat later is not
    named for moves made before.
    """

    def __init__(
        self, ui: AnyGameUI, names: Sequence[str], moves: Iterable[MoveRow], translate: Translate
    ) -> None:
        self._ui = ui
        self._names = tuple(names)
        self._seat_changes = [
            move
            for move in moves
            if move.kind == MoveKind.SEAT_REASSIGNED and move.seat is not None
        ]
        self._say = translate

    def names_at(self, ply: int) -> tuple[str, ...]:
        """Return the name on each seat when the move of that ply was made."""
        names = list(self._names)
        for move in reversed(self._seat_changes):
            if move.ply > ply and move.seat is not None:
                names[move.seat] = escape_name(json.loads(move.action or "{}")["old"])
        return tuple(names)

    def public_sentences(self, events: Iterable[Any], ply: int) -> list[str]:
        """Narrate the public events of a move."""
        narrate, names = self._ui.narration.narrate, self.names_at(ply)
        joined = self._ui.coalesce(tuple(events))
        sentences = (narrate(event, names, self._say) for event in joined)
        return [sentence for sentence in sentences if sentence]

    def phase_sentences(self, entries: Iterable[PhaseEntry]) -> list[str]:
        """Narrate a phase: the public events of each move that belong in its summary."""
        sentences: list[str] = []
        for _, moved in groupby(entries, key=lambda one: one.move.ply):
            for is_seated, group in groupby(moved, key=lambda one: one.event is None):
                parts = tuple(group)
                if is_seated:
                    sentences += [self.seat_change_sentence(one.move) for one in parts]
                else:
                    belong = [
                        p.event for p in parts if self._ui.narration.in_phase_summary(p.event)
                    ]
                    sentences += self.public_sentences(belong, parts[0].move.ply)
        return sentences

    def seat_change_sentence(self, move: MoveRow) -> str:
        """Narrate who replaced whom."""
        change = json.loads(move.action or "{}")
        old, new = escape_name(change["old"]), escape_name(change["new"])
        return self._say("told-seated", old=old, new=new)

    def sentences_for_seat(
        self, move: MoveRow, seat: Seat | None, *, second_person: bool = False
    ) -> list[str]:
        """Narrate a move for a seat, from `narrated_events_for_seat`."""
        told = self.narrated_events_for_seat(move, seat, second_person=second_person)
        return [sentence for _, sentence in told if sentence]

    def narrated_events_for_seat(
        self, move: MoveRow, seat: Seat | None, *, second_person: bool = False
    ) -> list[tuple[Any, str | None]]:
        """Return the events of a move as a seat may know them, each with its sentence.

        A seat may learn more than others; None stands for the public. `second_person` addresses the
        player who made the move.
        """
        game, narration, names = self._ui.game, self._ui.narration, self.names_at(move.ply)
        is_actor = move.seat == seat and (
            move.kind == MoveKind.USER_ACTION
            or (second_person and move.kind == MoveKind.AUTOMATIC_ACTION)
        )
        found: list[tuple[Any, str | None]] = []
        shared: list[Any] = []
        for event in codec.load_events(game, move.events):
            own, public = game.redact(event, seat), game.redact(event, None)
            if own is None:
                continue
            # The move may have revealed another seat's move to this one.
            is_private = own != public
            in_second_person = is_actor and (is_private or second_person)
            told = narration.narrate_for_actor(own, self._say) if in_second_person else None
            if told is None and not is_private:
                shared.append(own)
                continue
            found += self._narrate_shared(shared, names)
            shared.clear()
            found.append((own, told or narration.narrate_for_observer(own, names, self._say)))
        return found + self._narrate_shared(shared, names)

    def _narrate_shared(
        self, events: Sequence[Any], names: Sequence[str]
    ) -> list[tuple[Any, str | None]]:
        narrate, joined = self._ui.narration.narrate, self._ui.coalesce(events)
        return [(event, narrate(event, names, self._say)) for event in joined]


def join_latest(sentences: Sequence[str], translate: Translate, max_length: int) -> str:
    """Join sentences line by line, dropping the oldest that do not fit."""
    lines: list[str] = []
    length = 0
    for sentence in reversed(sentences):
        length += len(sentence) + 1
        if length > max_length:
            lines.append(translate("story-more", number=len(sentences) - len(lines)))
            break
        lines.append(sentence)
    return "\n".join(reversed(lines))
