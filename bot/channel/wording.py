"""What happened in sentences, with the names of who sat there when it happened."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any

from bot.game_ui import AnyGameUI
from bot.store.records import MoveRow
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
        told = (tell(event, names, self._say) for event in events)
        return [sentence for sentence in told if sentence]

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
        game, names = self._ui.game, self.names_at(move.ply)
        did = move.seat == seat and (move.kind == ACTED or (as_you and move.kind == AUTOMATIC))
        found: list[tuple[Any, str | None]] = []
        for event in codec.load_events(game, move.events):
            own, public = game.redact(event, seat), game.redact(event, None)
            if own is None:
                continue
            # His move may have let him learn what somebody else did.
            apart = own != public
            yours = did and (apart or as_you)
            told = self._ui.narration.tell_you(own, self._say) if yours else None
            tell = self._ui.narration.tell_apart if apart else self._ui.narration.tell
            found.append((own, told or tell(own, names, self._say)))
        return found


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
