"""What happened in sentences, with the names of who sat there when it happened."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

from bot.channel.stories import Happened
from bot.game_ui import AnyGameUI
from bot.storage.records import MoveRow
from bot.table.log import ACTED, AUTOMATIC, SEATED
from bot.texts import shown_name
from engine import codec
from engine.core import Seat
from render.words import Say


class Wording:
    """Puts the moves of one game into words, in one language.

    `names` are those of who sits there now, as they may stand in a message. `moves` are known
    to reach from the first one that is put into words to the newest: who came to a seat later
    is not named for what was done before.
    """

    def __init__(
        self, ui: AnyGameUI, names: Sequence[str], moves: Iterable[MoveRow], say: Say
    ) -> None:
        self._ui = ui
        self._names = tuple(names)
        self._seated = [move for move in moves if move.kind == SEATED and move.seat is not None]
        self._say = say

    def names_at(self, ply: int) -> tuple[str, ...]:
        """Who sat on each seat when the move of that ply was made."""
        names = list(self._names)
        for move in reversed(self._seated):
            if move.ply > ply and move.seat is not None:
                names[move.seat] = shown_name(json.loads(move.action or "{}")["old"])
        return tuple(names)

    def sentences(self, events: Iterable[Any], ply: int) -> list[str]:
        """What everybody may know of the events of a move."""
        tell, names = self._ui.narration.tell, self.names_at(ply)
        joined = self._ui.together(tuple(events))
        told = (tell(event, names, self._say) for event in joined)
        return [sentence for sentence in told if sentence]

    def story(self, happened: Iterable[Happened]) -> list[str]:
        """A phase's story: what everybody may know of each move that belongs in it."""
        told: list[str] = []
        for _, moved in groupby(happened, key=lambda one: one.move.ply):
            for is_seated, group in groupby(moved, key=lambda one: one.event is None):
                parts = tuple(group)
                if is_seated:
                    told += [self.seat_change(one.move) for one in parts]
                else:
                    belong = [p.event for p in parts if self._ui.narration.in_story(p.event)]
                    told += self.sentences(belong, parts[0].move.ply)
        return told

    def seat_change(self, move: MoveRow) -> str:
        """Who sat down in whose place."""
        change = json.loads(move.action or "{}")
        old, new = shown_name(change["old"]), shown_name(change["new"])
        return self._say("told-seated", old=old, new=new)

    def for_seat(self, move: MoveRow, seat: Seat | None, *, as_you: bool = False) -> list[str]:
        """A move in sentences for a seat, as `events_for_seat` has them."""
        told = self.events_for_seat(move, seat, as_you=as_you)
        return [sentence for _, sentence in told if sentence]

    def events_for_seat(
        self, move: MoveRow, seat: Seat | None, *, as_you: bool = False
    ) -> list[tuple[Any, str | None]]:
        """The events of a move as a seat may know them, which may have learned more of it than
        others, each with its sentence. None: what everybody may know. `as_you` speaks to who
        did it, whoever else knows of it.
        """
        game, narration, names = self._ui.game, self._ui.narration, self.names_at(move.ply)
        did = move.seat == seat and (move.kind == ACTED or (as_you and move.kind == AUTOMATIC))
        found: list[tuple[Any, str | None]] = []
        for_all: list[Any] = []
        for event in codec.load_events(game, move.events):
            own, public = game.redact(event, seat), game.redact(event, None)
            if own is None:
                continue
            # His move may have let him learn what somebody else did.
            apart = own != public
            yours = did and (apart or as_you)
            told = narration.tell_you(own, self._say) if yours else None
            if told is None and not apart:
                for_all.append(own)
                continue
            found += self._for_all(for_all, names)
            for_all.clear()
            found.append((own, told or narration.tell_apart(own, names, self._say)))
        return found + self._for_all(for_all, names)

    def _for_all(self, events: Sequence[Any], names: Sequence[str]) -> list[tuple[Any, str | None]]:
        tell, joined = self._ui.narration.tell, self._ui.together(events)
        return [(event, tell(event, names, self._say)) for event in joined]


def latest(sentences: Sequence[str], say: Say, room: int) -> str:
    """The sentences a line each; from the front as many left out as there is no room for."""
    kept: list[str] = []
    length = 0
    for sentence in reversed(sentences):
        length += len(sentence) + 1
        if length > room:
            kept.append(say("story-more", number=len(sentences) - len(kept)))
            break
        kept.append(sentence)
    return "\n".join(reversed(kept))
