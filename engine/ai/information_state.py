"""What a player is given to decide on: the knowledge of its seat, never the true state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.core import AnyGame, Seat
from engine.rng import Rng


@dataclass(frozen=True, slots=True)
class InformationState:
    """A decision of one seat.

    `state` is a determinization: right in all that the seat saw or can infer, random in everything
    else, so it can be sent to another process without leaking anything. `seed` makes the decision
    reproducible; it must not depend on hidden information.
    """

    game: AnyGame
    seat: Seat
    legal: tuple[Any, ...]
    state: Any
    seed: int

    def determinization(self, number: int) -> Any:
        """Return another determinization, always the same for the same `number`."""
        seed = Rng(self.seed + number).next_u64()
        return self.game.determinize(self.state, self.seat, seed)


def information_state(game: AnyGame, state: Any, seat: Seat, seed: int) -> InformationState:
    """Return what the seat has to decide now. Called with the true state, by its owner only."""
    legal = tuple(game.legal_actions(state, seat))
    return InformationState(game, seat, legal, game.determinize(state, seat, seed), seed)
