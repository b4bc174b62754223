"""What the pictures of a table need besides its view: who plays, and in which language."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core import Seat
from render.translation import Translate

NO_SEATS: frozenset[Seat] = frozenset()


@dataclass(frozen=True, slots=True)
class RenderContext:
    """Who plays at a table, and how its pictures and texts speak of them.

    It is hashable, as a part of the keys of caches.
    """

    names: tuple[str, ...]
    """The players' names by seat."""

    translate: Translate
    """The texts, in one language."""

    ai_seats: frozenset[Seat] = NO_SEATS
    """The seats that no person plays."""

    in_replay: bool = False
    """Whether the picture is a step of a replay, so that nobody's own move is meant."""

    is_public: bool = False
    """Whether everybody reads it, not only the player since whose last move things changed."""

    focus: str | None = None
    """The part of the table that the text beside its picture speaks of, as the game calls it."""
