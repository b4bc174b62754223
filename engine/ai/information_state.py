"""What a player is given to decide on: its seat's knowledge, never the true state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.core import AnyGame, Seat
from engine.rng import Rng


@dataclass(frozen=True, slots=True)
class InformationState:
    """A decision of one seat.

    `state` is a determinised one: right in all that the seat saw or can work out, and dealt
    anew in all else. So a position can be handed to another process without giving anything
    away. `seed` makes what is random in a decision repeatable; it must not depend on what is
    hidden.
    """

    game: AnyGame
    seat: Seat
    legal: tuple[Any, ...]
    state: Any
    seed: int

    def determinization(self, number: int) -> Any:
        """Another state that agrees with all the seat knows; the same for the same number."""
        seed = Rng(self.seed + number).next_u64()
        return self.game.determinize(self.state, self.seat, seed)


def information_state(game: AnyGame, state: Any, seat: Seat, seed: int) -> InformationState:
    """What the seat has to decide now. Made by whoever holds the true state."""
    legal = tuple(game.legal_actions(state, seat))
    return InformationState(game, seat, legal, game.determinize(state, seat, seed), seed)
