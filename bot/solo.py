"""What a game for one player is compared with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

ViewT = TypeVar("ViewT")


@dataclass(frozen=True, slots=True)
class SoloTargets(Generic[ViewT]):
    """The mean points of AI players alone; `drawn_out` when they put the end of the game off."""

    medium: int
    hard: int
    medium_drawn_out: int
    hard_drawn_out: int

    can_draw_out: Callable[[ViewT], bool]
    """Whether passing now puts the end of the game off, from the view of the seat to act."""

    def next_step(self, points: int) -> int:
        """The lowest target above these points; 0 if they are above all."""
        targets = (self.medium, self.hard, self.medium_drawn_out, self.hard_drawn_out)
        return min((target for target in targets if target > points), default=0)


AnySoloTargets: TypeAlias = SoloTargets[Any]
