"""Moves in sentences, with the names of those who played the seats at the time."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

from bot.channel.phase_summaries import PhaseEntry
from bot.game_ui import AnyGameUI
from bot.i18n.texts import escape_name
from bot.storage.records import MoveRow
from bot.table.move_log import TIME_KINDS, USER_ACTIONS, MoveKind
from engine import codec
from engine.core import PhaseEnded, Seat
from render.translation import Translate


class MoveNarrator:
    """Narrates the moves of one game, in one language."""

    def __init__(
        self, ui: AnyGameUI, names: Sequence[str], moves: Iterable[MoveRow], translate: Translate
    ) -> None:
        """`names` are the current players' names, escaped for a message.

        `moves` must reach from the first move to narrate to the newest one: changes of players
        among them tell who played a seat earlier.
        """
        self._ui = ui
        self._names = tuple(names)
        self._seat_changes = [
            move
            for move in moves
            if move.kind == MoveKind.SEAT_REASSIGNED and move.seat is not None
        ]
        self._translate = translate

    def names_at(self, ply: int) -> tuple[str, ...]:
        """The name of each seat's player when the move of that ply was made."""
        names = list(self._names)
        for move in reversed(self._seat_changes):
            if move.ply > ply and move.seat is not None:
                names[move.seat] = escape_name(json.loads(move.action or "{}")["old"])
        return tuple(names)

    def players_at(
        self, ply: int, names: Sequence[str], ai_seats: frozenset[Seat]
    ) -> tuple[tuple[str, ...], frozenset[Seat]]:
        """The names and the AI seats for a picture, as they were after the move of that ply.

        `names` and `ai_seats` are the current ones.
        """
        then, ais = list(names), set(ai_seats)
        for move in reversed(self._seat_changes):
            if move.ply > ply and move.seat is not None:
                change = json.loads(move.action or "{}")
                then[move.seat] = change["old"]
                was_ai = change["old_ai"] if "old_ai" in change else change["old_user"] is None
                ais = ais | {move.seat} if was_ai else ais - {move.seat}
        return tuple(then), frozenset(ais)

    def public_sentences(self, events: Iterable[Any], ply: int) -> list[str]:
        """The public events of a move in sentences."""
        return [sentence for _, sentence in self.narrated_public_events(events, ply)]

    def narrated_public_events(self, events: Iterable[Any], ply: int) -> list[tuple[Any, str]]:
        """The public events of a move that have a sentence, each with it."""
        narrated = self._narrate_shared(tuple(events), self.names_at(ply))
        return [(event, sentence) for event, sentence in narrated if sentence]

    def undo_sentence(self, what: str) -> str:
        """What was taken back; `what` are sentences, which name who did it."""
        return self._translate("told-undone", what=what)

    def phase_sentences(self, entries: Iterable[PhaseEntry]) -> list[str]:
        """A phase summary in sentences: its public events that belong there."""
        entries = tuple(entries)
        sentences: list[str] = []
        events = [entry.event for entry in entries if entry.event is not None]
        selected = {id(event) for event in self._ui.phase_events(events)}
        for ply, of_move in groupby(entries, key=lambda entry: entry.move.ply):
            for is_seat_change, group in groupby(of_move, key=lambda entry: entry.event is None):
                if is_seat_change:
                    sentences += [self.told_sentence(entry.move) for entry in group]
                else:
                    told = [entry.event for entry in group if id(entry.event) in selected]
                    sentences += self.public_sentences(told, ply)
        return sentences

    def told_sentence(self, move: MoveRow) -> str:
        """What a move of one of `TOLD_KINDS` changed: who plays a seat, or the pace."""
        change = json.loads(move.action or "{}")
        if move.kind in TIME_KINDS:
            name = self.names_at(move.ply)[move.seat or 0]
            return self._translate(f"told-{move.kind}", name=name, **change)
        # The level is unknown in games stored by an earlier version.
        level = change.get("new_ai") or ""
        is_ai = bool(level) if "new_ai" in change else change["new_user"] is None
        if is_ai:
            kind = "left" if move.user_id == change["old_user"] else "ai"
        else:
            kind = "back" if change.get("returns") else "person"
        old, new = escape_name(change["old"]), escape_name(change["new"])
        # In games of an earlier version the AI has a name of its own.
        named = int(old != new)
        return self._translate("told-seated", kind=kind, old=old, new=new, level=level, named=named)

    def sentences_for_seat(
        self, move: MoveRow, seat: Seat | None, *, second_person: bool = False
    ) -> list[str]:
        """The sentences of `narrated_events_for_seat`."""
        narrated = self.narrated_events_for_seat(move, seat, second_person=second_person)
        return [sentence for _, sentence in narrated if sentence]

    def narrated_events_for_seat(
        self, move: MoveRow, seat: Seat | None, *, second_person: bool = False
    ) -> list[tuple[Any, str | None]]:
        """The events of a move, redacted for a seat (None: spectators), each with its sentence.

        The sentence is None for an event without one. The seat's own private events address its
        player. With `second_person` so do its public ones.
        """
        game, narration, names = self._ui.game, self._ui.narration, self.names_at(move.ply)
        is_actor = move.seat == seat and (
            move.kind in USER_ACTIONS or (second_person and move.kind == MoveKind.AUTOMATIC_ACTION)
        )
        narrated: list[tuple[Any, str | None]] = []
        # Public events since the last private one: narrated together, they can be coalesced.
        shared: list[Any] = []
        for event in codec.load_events(game, move.events):
            own, public = game.redact(event, seat), game.redact(event, None)
            if own is None:
                continue
            is_private = own != public
            in_second_person = is_actor and (is_private or second_person)
            sentence = (
                narration.narrate_for_actor(own, self._translate) if in_second_person else None
            )
            if sentence is None and not is_private:
                shared.append(own)
                continue
            narrated += self._narrate_shared(shared, names)
            shared.clear()
            # The move of a seat may also reveal to it what others did.
            sentence = sentence or narration.narrate_for_observer(own, names, self._translate)
            narrated.append((own, sentence))
        return narrated + self._narrate_shared(shared, names)

    def _narrate_shared(
        self, events: Sequence[Any], names: Sequence[str]
    ) -> list[tuple[Any, str | None]]:
        narrate, joined = self._ui.narration.narrate, self._ui.coalesce(events)
        return [(event, narrate(event, names, self._translate)) for event in joined]


def join_latest(
    sentences: Sequence[str],
    translate: Translate,
    max_length: int,
    more_key: str = "story-more",
) -> str:
    """The latest sentences that fit into `max_length` characters, one per line.

    A line in front says how many lines are left out, with the text `more_key`.
    """
    lines: list[str] = []
    length = 0
    for sentence in reversed(sentences):
        length += len(sentence) + 1
        if length > max_length:
            lines.append(translate(more_key, number=line_count(sentences[: -len(lines) or None])))
            break
        lines.append(sentence)
    return "\n".join(reversed(lines))


def with_whole_summaries(ui: AnyGameUI, narrated: Iterable[tuple[Any, str | None]]) -> list[str]:
    """The sentences of `whole_summaries`, without their places."""
    return [sentence for _, sentence in whole_summaries(ui, narrated)]


def whole_summaries(
    ui: AnyGameUI, narrated: Iterable[tuple[Any, str | None]]
) -> list[tuple[int, str]]:
    """The sentences of events, each with the place of its event.

    One that ends a phase is joined with the phase's summary above it: it speaks of all of them,
    such as of the lines that pay nothing, and is untrue of a part.
    """
    sentences: list[tuple[int, str]] = []
    start = 0
    for place, (event, sentence) in enumerate(narrated):
        if not sentence:
            continue
        sentences.append((place, sentence))
        if isinstance(event, PhaseEnded):
            summary = "\n".join(told for _, told in sentences[start:])
            sentences[start:] = [(place, summary)]
        elif ui.narration.in_phase_summary(event):
            continue
        start = len(sentences)
    return sentences


def line_count(sentences: Iterable[str]) -> int:
    """The lines of all of these, several of which may be joined."""
    return sum(sentence.count("\n") + 1 for sentence in sentences)
